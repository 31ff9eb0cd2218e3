"""What a request asks for: its table, who asks, and whether they may."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from malecon.table.house import House, clean_name
from malecon.table.refused import Refused
from malecon.table.table import Table
from malecon.web.bounds import LINES, Bounds, Crowd, Rate, TooMuch, Who
from malecon.web.guest import Guest
from malecon.web.live import Rooms
from malecon.web.viewer import before_the_screen
from malecon.web.workshop import Workshop

FIELDS = 80
LONGEST_MOVE = 80
WHOLE = re.compile(r"-?[0-9]{1,9}")


class Forbidden(PermissionError):
    """Who has no seat plays no move, and no other site acts for a person."""

    def __init__(self, key: str = "no-seat") -> None:
        super().__init__(key)
        self.key = key


class TooLarge(HTTPException):
    """A body longer than anybody needs."""

    def __init__(self) -> None:
        super().__init__(413)


def rooms_of(request: HTTPConnection) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def house_of(request: HTTPConnection) -> House:
    return rooms_of(request).house


def workshop_of(request: HTTPConnection) -> Workshop:
    workshop: Workshop = request.app.state.workshop
    return workshop


def bounds_of(request: HTTPConnection) -> Bounds:
    bounds: Bounds = request.app.state.bounds
    return bounds


def count(request: HTTPConnection, rate: Rate) -> None:
    """Charges a guest for what was asked, or says that it is too much."""
    bounds_of(request).count(rate, Who.of(request))


def hold(request: HTTPConnection, crowd: Crowd) -> AbstractContextManager[None]:
    """A guest's place among those who do the same at once, if there is one left."""
    return bounds_of(request).hold(crowd, Who.of(request))


async def a_line(request: HTTPConnection) -> AsyncIterator[None]:
    """A guest's place among the open pages and streams, given back when the line is closed."""
    with hold(request, LINES):
        yield


async def may_open(request: HTTPConnection, alone: bool = False) -> None:
    """Whether a guest may open one more table; `alone`: for bots among themselves."""
    bounds, house, who = bounds_of(request), house_of(request), Who.of(request)
    try:
        bounds.may_open(who, alone)
    except TooMuch as error:
        if error.full is None:
            raise
        # Only now is it worth finding out which of them are over.
        ids = bounds.tables_of(error.full)
        for over in await run_in_threadpool(lambda: [id for id in ids if house.is_over(id)]):
            bounds.put_away(over)
        bounds.may_open(who, alone)


def opened(request: HTTPConnection, id: str, alone: bool = False, key: str = "") -> None:
    """Charges a guest for a new table until it is over."""
    bounds_of(request).opened(Who.of(request, key), id, alone)


def wants_json(request: HTTPConnection) -> bool:
    ours = request.scope["path"].startswith("/api/") or request.scope["type"] == "websocket"
    return ours or "application/json" in request.headers.get("accept", "")


def came_from(request: HTTPConnection, else_to: str = "/") -> str:
    """The path of our page that sent this; the shelf's where that can't be told."""
    host, referer = request.headers.get("host"), request.headers.get("referer", "")
    for start in (f"http://{host}/", f"https://{host}/"):
        if host and referer.startswith(start):
            return "/" + re.split(r"[?#]", referer.removeprefix(start))[0]
    return else_to


async def fields(request: Request) -> dict[str, str]:
    """The fields of a form or of a JSON object, as text."""
    if _is_json(request):
        return _texts(await _object(request))
    return _words(await _form(request))


async def choice(request: Request) -> tuple[dict[str, str], list[str]]:
    """The fields of a choice, and its moves: a JSON object's `moves` or `move`, or every `move` of a form.

    An `amount` chosen apart stands in their place for `{}`. A form's button has one value only, so that it may hold
    several moves, with «;» between them; an empty one wasn't chosen.
    """
    if _is_json(request):
        asked = await _object(request)
        listed = asked.pop("moves", [asked["move"]] if "move" in asked else [])
        if not isinstance(listed, list):
            raise Refused("unreadable")
        data, moves = _texts(asked), [_text(move) for move in listed]
    else:
        form = await _form(request)
        data = _words(form)
        asked_for = [part for move in form.getlist("move") if isinstance(move, str) for part in move.split(";")]
        moves = [_clean(move) for move in asked_for if move.strip()]
    return data, filled(moves, data)


async def told(request: Request) -> tuple[dict[str, str], list[str]]:
    """What luck showed: as `choice`, and a form may have one field for each die, `move-0`, `move-1`, …"""
    data, moves = await choice(request)
    dice = sorted((whole({"n": name[5:]}, "n", 0), name) for name in data if name.startswith("move-"))
    return data, [*moves, *(data[name][:LONGEST_MOVE] for _, name in dice if data[name])]


def filled(moves: Sequence[str], data: Mapping[str, str]) -> list[str]:
    """Moves as they are played, not longer than any is; `{}` is the amount."""
    return [(move.replace("{}", str(whole(data, "amount"))) if "{}" in move else move)[:LONGEST_MOVE] for move in moves]


def _is_json(request: Request) -> bool:
    return request.headers.get("content-type", "").startswith("application/json")


async def _object(request: Request) -> dict[str, Any]:
    try:
        data = json.loads(await request.body())
    except (ValueError, RecursionError):
        raise Refused("unreadable") from None
    if not isinstance(data, dict):
        raise Refused("unreadable")
    return dict(list(data.items())[:FIELDS])


def _texts(data: Mapping[str, Any]) -> dict[str, str]:
    return {_clean(key): _text(value) for key, value in data.items()}


def _words(form: FormData) -> dict[str, str]:
    return {_clean(key): _clean(value) for key, value in form.items() if isinstance(value, str)}


async def upload(request: Request, name: str) -> bytes:
    """A file of a form."""
    file = (await _form(request)).get(name)
    return await file.read() if isinstance(file, UploadFile) else b""


async def _form(request: Request) -> FormData:
    try:
        return await request.form(max_files=1, max_fields=FIELDS, max_part_size=bounds_of(request).sizes.request)
    except UnicodeError:
        raise Refused("unreadable") from None


def _text(value: Any) -> str:
    if isinstance(value, str):
        return _clean(value)
    if isinstance(value, int | float | None):
        return json.dumps(value)
    raise Refused("unreadable")


def _clean(text: str) -> str:
    """A text that can be kept and sent on: half a letter (a lone surrogate) can't, nor can the letter nought."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused("unreadable") from None
    if "\0" in text:
        raise Refused("unreadable")
    return text


def whole(data: Mapping[str, str], name: str, default: int | None = None) -> int:
    """A field that has to be a whole number."""
    text = data.get(name, "")
    if not text and default is not None:
        return default
    if not WHOLE.fullmatch(text):
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
        eyes = self.rooms.eyes(self.table, self.held, self.guest)
        seen, called = before_the_screen(self.table, eyes)
        chosen = seen if seen is not None else called
        return self.held[0] if chosen is None else chosen


async def sit_before(request: HTTPConnection, id: str) -> Sitting:
    """The table of an address and the seats its visitor holds there."""
    rooms, guest = rooms_of(request), Guest.of(request)
    await rooms.table(id)
    held = tuple(await run_in_threadpool(rooms.house.seats_of, id, guest.key))
    await rooms.alive(id, held)
    return Sitting(rooms.house.held(id) or await rooms.table(id), guest, held, rooms)


def name_of(data: Mapping[str, str]) -> str:
    """The name that somebody typed; nothing but spaces is none."""
    typed = data.get("name", "")
    if typed and not clean_name(typed):
        raise Refused("blank-name")
    return clean_name(typed)


def done(request: Request, table: Table, **more: str | int) -> Response:
    """The answer to something that was done: a short JSON for a script, the table's page for a form."""
    if wants_json(request):
        return JSONResponse({"n": table.n, **more})
    return RedirectResponse(f"/t/{table.setup.id}", 303)
