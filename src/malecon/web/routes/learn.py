"""Learning a game: the coached first game and its chapters, and the boards that the rules page shows."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from malecon.core.coach import Coach, coach_of
from malecon.core.game import Game
from malecon.table.lessons import begin
from malecon.table.refused import NotThere
from malecon.web import page, scenes, shelf
from malecon.web.coach import chapters
from malecon.web.guest import GUIDED, Guest
from malecon.web.request import fields, may_open, opened, rooms_of, workshop_of

router = APIRouter(include_in_schema=False)


def taught(id: str) -> tuple[Game, Coach]:
    """The game of an address, and who teaches it."""
    game = shelf.game_named(id)
    coach = coach_of(game)
    if coach is None:
        raise NotThere(id)
    return game, coach


@router.get("/learn/{id}")
async def lessons(request: Request, id: str) -> Response:
    guest, (game, coach) = Guest.of(request), taught(id)
    return page.answer("coach_chapters.html", guest, game=game, chapters=chapters(coach, guest.lang))


@router.post("/learn/{id}")
async def learn(request: Request, id: str) -> Response:
    """The coached game from its beginning, from a lesson, or from a scene of the rules page."""
    guest, rooms, (_, coach) = Guest.of(request), rooms_of(request), taught(id)
    data = await fields(request)
    await may_open(request)
    asked = (guest.name, data.get("lesson", ""), data.get("scene", ""))
    table = await run_in_threadpool(begin, rooms.house, coach, guest.known(), *asked)
    new = table.setup.id
    opened(request, new, key=guest.key)
    # Who asks for lessons wants them, whatever was said before.
    response = guest.keep(RedirectResponse(f"/t/{new}", 303), GUIDED, "no")
    return guest.remember(response)


@router.get("/rules/{id}/show/{name}")
async def show(request: Request, id: str, name: str) -> Response:
    """A board that the rules page speaks of."""
    guest, (game, coach) = Guest.of(request), taught(id)
    scene = coach.scene(name)
    if scene is None:
        raise NotThere(id)
    view = await workshop_of(request).do(scenes.scene_view, coach, scene, guest.lang)
    return page.answer("coach_scene.html", guest, game=game, view=view, **page.looks(game))
