"""Links that open a seat: an invitation to sit down, and a seat's own link to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from malecon.table import keys, log
from malecon.table.refused import Refused
from malecon.web import invitation, page, shelf
from malecon.web.editions import rules_of
from malecon.web.guest import NAME, Guest
from malecon.web.request import fields, house_of, name_of, rooms_of
from malecon.web.story import names_of
from malecon.web.viewer import terms
from malecon.web.words import speaker

router = APIRouter(include_in_schema=False)


@router.get("/j/{key}")
async def invited(request: Request, key: str) -> Response:
    """Asks for a name; nobody sits down by merely opening a link (programs open links to preview them)."""
    guest, house = Guest.of(request), house_of(request)
    if used := await run_in_threadpool(house.store.opens, key, keys.USED):
        (id, seat), *_ = used
        if await run_in_threadpool(house.seats_of, id, guest.key):
            return RedirectResponse(f"/t/{id}", 303)
        raise Refused("seat-taken")
    id, seat = await run_in_threadpool(house.opened_by, key, keys.INVITE)
    table = await rooms_of(request).table(id)
    host = next((sitting.name for sitting in table.seats if sitting.kind == log.HUMAN), "")
    t = speaker(guest.lang)
    return page.answer(
        "join.html",
        guest,
        game=table.game,
        box=shelf.box(table.game, guest.lang),
        table=id,
        key=key,
        host=host,
        sitters=invitation.sitters(table, seat, guest.lang, t),
        kind=invitation.kind(table, guest.lang, t),
        rules=rules_of(table),
        terms=terms(table, t),
    )


@router.post("/j/{key}")
async def join(request: Request, key: str) -> Response:
    guest, rooms = Guest.of(request), rooms_of(request)
    name = name_of(await fields(request))
    id, seat = await run_in_threadpool(rooms.house.sit, key, guest.known(), name)
    rooms.room(id).invites.pop(seat, None)
    await rooms.seats_changed(id)
    rooms.tell(id)
    response = RedirectResponse(f"/t/{id}", 303)
    guest.keep(response, NAME, name)
    return guest.remember(response)


@router.get("/s/{key}")
async def another_device(request: Request, key: str) -> Response:
    """Asks whether to go on here; a link that works once isn't spent by merely opening it."""
    guest, house = Guest.of(request), house_of(request)
    id, seat = await run_in_threadpool(house.opened_by, key, keys.LINK, keys.SEAT)
    table = await rooms_of(request).table(id)
    name = names_of(table, speaker(guest.lang))[seat]
    return page.answer("move.html", guest, game=table.game, table=id, name=name, key=key)


@router.post("/s/{key}")
async def move_in(request: Request, key: str) -> Response:
    """Exchanges a seat's link for the cookie of this browser, and leaves the secret out of the address."""
    guest, rooms = Guest.of(request), rooms_of(request)
    id, _ = await run_in_threadpool(rooms.house.move_in, key, guest.known())
    await rooms.seats_changed(id)
    return guest.remember(RedirectResponse(f"/t/{id}", 303))
