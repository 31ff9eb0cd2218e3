"""The ladders of people, a page for each game."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from malecon.web import page, shelf
from malecon.web.bounds import SETTINGS
from malecon.web.guest import Guest
from malecon.web.request import count, fields, house_of

router = APIRouter(include_in_schema=False)


@router.get("/ladder/{id}")
async def ladder(request: Request, id: str) -> Response:
    guest, house, game = Guest.of(request), house_of(request), shelf.game_named(id)
    rungs = await run_in_threadpool(house.ladder, game.id, guest.key)
    name, _ = await run_in_threadpool(house.rungs, guest.key)
    box = shelf.box(game, guest.lang)
    return page.answer("ladder.html", guest, game=game, box=box, rungs=rungs, climbs=name, games=shelf.games())


@router.post("/me/ladder")
async def climb(request: Request) -> Response:
    """On to the ladders, or off them."""
    guest, house, data = Guest.of(request), house_of(request), await fields(request)
    count(request, SETTINGS)
    if data.get("on") == "yes":
        await run_in_threadpool(house.climb, guest.known(), data.get("name", "") or guest.name)
    else:
        await run_in_threadpool(house.climb_down, guest.key)
    return guest.remember(RedirectResponse("/me#ladder", 303))
