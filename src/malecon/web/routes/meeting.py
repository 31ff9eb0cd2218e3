"""People who don't know each other: tables open to all, who is muted, and what the keeper is told."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from malecon.table.house import clean_name
from malecon.table.refused import Refused
from malecon.web import page
from malecon.web.bounds import REPORTS, SETTINGS, SITTING
from malecon.web.guest import NAME, Guest
from malecon.web.request import Forbidden, count, done, fields, rooms_of, sit_before, wants_json, whole

router = APIRouter(prefix="/t/{id}", include_in_schema=False)


@router.post("/sit")
async def sit(request: Request, id: str) -> Response:
    """Takes a free seat of a table that is open to all."""
    guest, rooms, data = Guest.of(request), rooms_of(request), await fields(request)
    if not rooms.club.open_tables:
        raise Refused("not-open")
    count(request, SITTING)
    name = clean_name(data.get("name", "")) or guest.name
    await rooms.table(id)
    seat = await run_in_threadpool(rooms.house.sit_anywhere, id, guest.known(), name)
    rooms.room(id).invites.pop(seat, None)
    await rooms.seats_changed(id)
    rooms.tell(id)
    response = RedirectResponse(f"/t/{id}", 303)
    guest.keep(response, NAME, name)
    return guest.remember(response)


@router.post("/open")
async def offer(request: Request, id: str) -> Response:
    """Puts a table on the shelf for anybody, or takes it away from there."""
    here, data = await sit_before(request, id), await fields(request)
    count(request, SETTINGS)
    on = data.get("on") == "yes"
    if on and not here.rooms.club.open_tables:
        raise Refused("not-open")
    name = clean_name(data.get("name", "")) or here.guest.name
    table = await run_in_threadpool(here.rooms.house.offer, id, here.guest.key, on, name)
    here.rooms.tell(id)
    return here.guest.keep(done(request, table), NAME, name)


@router.post("/mute")
async def mute(request: Request, id: str) -> Response:
    """Hides for a person what another says, or shows it again."""
    here, data = await sit_before(request, id), await fields(request)
    if not here.held:
        raise Forbidden
    count(request, SETTINGS)
    on = data.get("on") == "yes"
    await run_in_threadpool(here.rooms.house.mute, id, here.guest.key, whole(data, "for"), on)
    await here.rooms.seats_changed(id)
    return done(request, here.table)


@router.post("/tell")
async def tell(request: Request, id: str) -> Response:
    """Tells the house's keeper what is wrong at a table."""
    here, data = await sit_before(request, id), await fields(request)
    count(request, REPORTS)
    seat = here.held[0] if here.held else -1
    await run_in_threadpool(here.rooms.house.report, id, seat, data.get("text", ""))
    if wants_json(request):
        return JSONResponse({"n": here.table.n})
    return page.answer("told.html", here.guest, table=id)
