"""«Me»: what is kept of a person, taken to another device, taken along or deleted."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from malecon.table import aloud
from malecon.table.refused import NotThere, Refused
from malecon.web import belongings, page, shelf
from malecon.web.bounds import CARRYING, RECORDS, RECORDS_AT_ONCE
from malecon.web.guest import GUIDED, LEVEL, NAME, PERSON, Guest
from malecon.web.request import count, fields, hold, house_of, name_of, rooms_of, workshop_of
from malecon.web.routes import reminders
from malecon.web.words import speaker

router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> Response:
    guest, house = Guest.of(request), house_of(request)
    held = await run_in_threadpool(house.store.tables_of, guest.key, 1000) if guest.key else []
    muted = await run_in_threadpool(house.muted_in_all, guest.key)
    going = sum(not setup.over for setup in held)
    climbs, rungs = await run_in_threadpool(house.rungs, guest.key)
    shown: dict[str, Any] = {
        "tables": len(held),
        "going": going,
        "muted": muted,
        "climbs": climbs,
        "games": shelf.games(),
        "saved": request.query_params.get("saved", ""),
    }
    shown |= await run_in_threadpool(reminders.shown, reminders.reminding_of(request), house, guest)
    return page.answer("me.html", guest, rungs={rung.game: rung for rung in rungs}, **shown)


@router.post("/me/name")
async def rename(request: Request) -> Response:
    """The name that new tables begin with; those that were begun keep theirs."""
    guest, data = Guest.of(request), await fields(request)
    return guest.keep(RedirectResponse("/me?saved=name", 303), NAME, name_of(data))


@router.post("/me/hear")
async def hear(request: Request) -> Response:
    """Nobody is muted any more."""
    guest = Guest.of(request)
    await run_in_threadpool(house_of(request).hear_all, guest.key)
    return RedirectResponse("/me", 303)


@router.post("/me/carry")
async def carry(request: Request) -> Response:
    """Words, a link and a square by which another device is the same person."""
    guest, house = Guest.of(request), house_of(request)
    count(request, CARRYING)
    words = await run_in_threadpool(house.draw_pass, guest.known(), guest.name)
    return page.answer("carry.html", guest, words=words.split("-"), url=f"{guest.base}/c/{words}")


@router.post("/c")
async def spelt(request: Request) -> Response:
    """Words that were typed instead of a link that was opened."""
    words = aloud.heard((await fields(request)).get("words", ""))
    if not words:
        raise Refused("no-words", n=aloud.LENGTH)
    return RedirectResponse(f"/c/{words}", 303)


@router.get("/c/{key}")
async def carried(request: Request, key: str) -> Response:
    """Asks first: words that work once aren't spent by merely opening a link."""
    guest, house = Guest.of(request), house_of(request)
    count(request, CARRYING)
    try:
        other, name = await run_in_threadpool(house.passed, _known(key), spend=False)
    except NotThere:
        return page.answer("error.html", guest, 404, message=speaker(guest.lang)("words-used"), back="/me#words")
    mine = await run_in_threadpool(house.store.tables_of, guest.key) if guest.key not in ("", other) else []
    return page.answer("carried.html", guest, key=key, name=name, tables=len(mine))


@router.post("/c/{key}")
async def arrive(request: Request, key: str) -> Response:
    """This browser is the same person from now on."""
    guest, house, data = Guest.of(request), house_of(request), await fields(request)
    count(request, CARRYING)
    before, (guest.key, name) = guest.key, await run_in_threadpool(house.passed, _known(key), spend=True)
    if before and before != guest.key and data.get("along") == "yes":
        await run_in_threadpool(house.become, before, guest.key)
    response = RedirectResponse("/tables", 303)
    guest.keep(response, NAME, name)
    return guest.remember(response)


def _known(key: str) -> str:
    """Words that may be some of ours: all others cost nothing."""
    words = aloud.heard(key)
    if not words:
        raise NotThere("words")
    return words


@router.post("/me/export")
async def export(request: Request) -> Response:
    """All that is kept under a person's key, as files."""
    guest, house = Guest.of(request), house_of(request)
    with hold(request, RECORDS_AT_ONCE):
        count(request, RECORDS)
        pack = await workshop_of(request).do(belongings.packed, house, guest.key, guest.name)
    headers = {"content-disposition": 'attachment; filename="malecon.zip"'}
    return Response(pack, media_type="application/zip", headers=headers)


@router.post("/me/delete")
async def delete(request: Request) -> Response:
    """Leaves nothing of a person but games without a name."""
    guest, rooms, data = Guest.of(request), rooms_of(request), await fields(request)
    if data.get("sure") != "yes":
        raise Refused("not-sure")
    count(request, RECORDS)
    for id in await workshop_of(request).do(rooms.house.forget, guest.key) if guest.key else []:
        rooms.others.say("forgotten", id)
        await rooms.seats_changed(id)
        rooms.tell(id)
    guest.key = ""
    response = RedirectResponse("/", 303)
    for cookie in (PERSON, NAME, LEVEL, GUIDED):
        response.delete_cookie(cookie, path="/")
    return response
