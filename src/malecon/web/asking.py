"""What a request asks for: its table, who asks, and whether they may."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from malecon.table.house import House
from malecon.table.refused import Refused
from malecon.table.table import Table
from malecon.web.guest import Guest
from malecon.web.live import Rooms
from malecon.web.looking import before_the_screen

FIELDS = 80


class Forbidden(PermissionError):
    """Who has no seat plays no move, and no other site acts for a person."""

    def __init__(self, key: str = "no-seat") -> None:
        super().__init__(key)
        self.key = key


def rooms_of(request: HTTPConnection) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def house_of(request: HTTPConnection) -> House:
    return rooms_of(request).house


def wants_json(request: HTTPConnection) -> bool:
    return request.url.path.startswith("/api") or "application/json" in request.headers.get("accept", "")


def own_page(request: HTTPConnection) -> None:
    """Refuses what another site's page made a browser send."""
    if not request.state.own_page:
        raise Forbidden("foreign-page")


async def fields(request: Request) -> dict[str, str]:
    """The fields of a form or of a JSON object, as text."""
    if request.headers.get("content-type", "").startswith("application/json"):
        try:
            data = json.loads(await request.body())
        except ValueError:
            raise Refused("unreadable") from None
        if not isinstance(data, Mapping):
            raise Refused("unreadable")
        return {str(key): _text(value) for key, value in list(data.items())[:FIELDS]}
    form = await request.form(max_files=1, max_fields=FIELDS, max_part_size=64 * 1024)
    return {key: value for key, value in form.items() if isinstance(value, str)}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


async def upload(request: Request, name: str) -> bytes:
    """A file of a form."""
    form = await request.form(max_files=1, max_fields=FIELDS)
    file = form.get(name)
    return await file.read() if isinstance(file, UploadFile) else b""


def whole(data: Mapping[str, str], name: str, default: int | None = None) -> int:
    """A field that has to be a whole number."""
    text = data.get(name, "")
    if not text and default is not None:
        return default
    if not text.lstrip("-").isascii() or not text.lstrip("-").isdigit() or len(text) > 9:
        raise Refused("number-wanted", field=name)
    return int(text)


@dataclass(slots=True)
class Sitting:
    """A person before a table."""

    table: Table
    guest: Guest
    held: tuple[int, ...]
    rooms: Rooms

    @property
    def id(self) -> str:
        return self.table.setup.id

    def seat(self, data: Mapping[str, str]) -> int:
        """The seat acted for: the one named, which must be held, or the one before the screen."""
        if not self.held:
            raise Forbidden
        if data.get("seat"):
            seat = whole(data, "seat")
            if seat not in self.held:
                raise Forbidden
            return seat
        eyes = self.rooms.eyes(self.id, self.held, self.guest)
        seen, called = before_the_screen(self.table, eyes)
        chosen = seen if seen is not None else called
        return self.held[0] if chosen is None else chosen


async def sit_before(request: HTTPConnection, id: str) -> Sitting:
    """The table of an address and the seats its visitor holds there."""
    rooms, guest = rooms_of(request), Guest.of(request)
    await rooms.table(id)
    held = tuple(rooms.house.seats_of(id, guest.key))
    await rooms.alive(id, held)
    return Sitting(await rooms.table(id), guest, held, rooms)


def done(request: Request, table: Table, **more: str | int) -> Response:
    """The answer to something that was done: a short JSON for a script, the table's page for a form."""
    if wants_json(request):
        return JSONResponse({"n": table.n, **more})
    return RedirectResponse(f"/t/{table.setup.id}", 303)
