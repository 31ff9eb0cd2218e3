"""A table's page, its live line, and everything done at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Request, WebSocket
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from malecon.table import coaching, keys, log
from malecon.table.refused import Refused
from malecon.table.store import Stale
from malecon.table.table import Table
from malecon.web import measures, page, puzzling
from malecon.web.advice import advise, glance
from malecon.web.bounds import CHAT, HINTS, HINTS_AT_ONCE, SETTINGS
from malecon.web.foresight import Foresight, foresight
from malecon.web.ghosts import Ghosts, ghosts
from malecon.web.guest import GUIDED
from malecon.web.replay import moment
from malecon.web.request import (
    Forbidden,
    Sitting,
    a_line,
    choice,
    count,
    done,
    fields,
    filled,
    hold,
    sit_before,
    told,
    wants_json,
    whole,
    workshop_of,
)
from malecon.web.room import Viewer
from malecon.web.story import move_line, names_of
from malecon.web.viewer import before_the_screen, no_finish, no_undo
from malecon.web.words import speaker

router = APIRouter(prefix="/t/{id}", include_in_schema=False)


@router.get("")
async def show(request: Request, id: str) -> Response:
    """The page of a table, as its visitor may see it."""
    here = await sit_before(request, id)
    if here.table.setup.kind == "record":
        return RedirectResponse(f"/t/{id}/replay", 303)
    await _links(here)
    rooms, guest = here.rooms, here.guest
    eyes = await rooms.well_known(here.table, here.held, guest)
    room = rooms.room(id)
    view = page.table_view(here.table, eyes, rooms.company(here.table), room.invites)
    rooms.wake(id)
    return page.answer("table.html", guest, view=view, **page.looks(here.table.game))


async def _links(here: Sitting) -> None:
    """Draws a link for each empty seat that has none in memory; those sent before a restart go on working."""
    for seat in here.table.waiting if here.held else []:
        if seat not in here.rooms.room(here.id).invites:
            key = await run_in_threadpool(here.rooms.house.invite, here.id, seat)
            # Looked up again: an empty room may have been given up meanwhile.
            here.rooms.room(here.id).invites[seat] = key


@router.websocket("/live")
async def live(socket: WebSocket, id: str, line: Annotated[None, Depends(a_line)]) -> None:
    """The page's line: the new fragment after every change."""
    here = await sit_before(socket, id)
    await socket.accept()
    guest = here.guest
    await here.rooms.watch(id, socket, Viewer(here.held, guest.lang, guest.key, guest.guided, guest.base))


async def _do(request: Request, here: Sitting, deed: Callable[..., Table], *what: object, **more: object) -> Response:
    """Does something at the table off the event loop, and tells everybody."""
    table = await run_in_threadpool(deed, here.id, *what, **more)
    here.rooms.tell(here.id)
    return done(request, table)


async def _asked(request: Request, id: str) -> tuple[Sitting, dict[str, str]]:
    return await sit_before(request, id), await fields(request)


@router.post("/moves")
async def move(request: Request, id: str) -> Response:
    """One move, or all those of a choice at once."""
    here = await sit_before(request, id)
    data, moves = await choice(request)
    answer = await _do(request, here, here.rooms.house.play, here.seat(data), moves, whole(data, "n"))
    measures.MOVES.labels("person").inc()
    return answer


@router.post("/luck")
async def luck(request: Request, id: str) -> Response:
    """What the real dice showed at a table that the program accompanies; `draw`: the program draws it after all."""
    here = await sit_before(request, id)
    data, moves = await told(request)
    house, seat, n = here.rooms.house, here.seat(data), whole(data, "n")
    if data.get("draw"):
        known = len(here.table.line)
        table = await run_in_threadpool(house.draw_luck, id, seat, n)
        here.rooms.tell(id)
        lang = here.guest.lang
        return done(request, table, told=move_line(table, table.line[known], seat, lang, speaker(lang)).text)
    return await _do(request, here, house.tell_luck, seat, moves, n)


@router.post("/end")
async def end_turn(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    return await _do(request, here, here.rooms.house.end_turn, here.seat(data), whole(data, "n"))


@router.post("/undo")
async def undo(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    seat = here.seat(data)
    to = whole(data, "to") if "to" in data else here.table.turn_start(seat) if data.get("turn") == "whole" else None
    return await _do(request, here, here.rooms.house.undo, seat, whole(data, "n"), here.held, to)


@router.post("/answer")
async def answer(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    here.seat(data)
    return await _do(request, here, here.rooms.house.answer, here.held, whole(data, "row"), data.get("agree") == "yes")


@router.post("/substitute")
async def substitute(request: Request, id: str) -> Response:
    """Proposes a bot for a person who isn't here: it sits down by itself if they give no sign of life."""
    here, data = await _asked(request, id)
    gone, seat = whole(data, "for"), here.seat({})
    present = here.rooms.company(here.table).seats
    return await _do(request, here, here.rooms.house.ask_for_bot, seat, gone, here.held, present)


@router.post("/fill")
async def fill(request: Request, id: str) -> Response:
    """A bot for an empty seat."""
    here, data = await _asked(request, id)
    here.seat({})
    seat = whole(data, "for")
    if seat not in here.table.waiting:
        raise Refused("seat-taken")
    here.rooms.room(id).invites.pop(seat, None)
    return await _do(request, here, here.rooms.house.fill, seat)


@router.post("/back")
async def take_back(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    return await _do(request, here, here.rooms.house.take_back, here.seat(data))


@router.post("/resign")
async def resign(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    table = await run_in_threadpool(here.rooms.house.resign, id, here.seat(data))
    here.rooms.tell(id)
    return done(request, table, told=speaker(here.guest.lang)("resigned"))


@router.post("/chat")
async def chat(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    count(request, CHAT)
    return await _do(request, here, here.rooms.house.say, here.seat(data), data.get("text", "")[:1000])


@router.post("/pace")
async def pace(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    count(request, SETTINGS)
    return await _do(request, here, here.rooms.house.set_pace, here.seat(data), whole(data, "pace"))


@router.post("/confirm")
async def confirm(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    count(request, SETTINGS)
    return await _do(request, here, here.rooms.house.set_confirm, here.seat(data), data.get("on") == "yes")


@router.post("/skip")
async def skip(request: Request, id: str) -> Response:
    """The bots play on without waiting, until a person has to decide."""
    here, data = await _asked(request, id)
    here.seat(data)
    here.rooms.skip(id)
    return done(request, here.table)


@router.post("/curtain")
async def curtain(request: Request, id: str) -> Response:
    """«It's me»: the named seat now sits before the shared screen."""
    here, data = await _asked(request, id)
    here.rooms.face(id, here.guest.key, here.seat(data))
    return done(request, here.table)


@router.post("/hint")
async def hint(request: Request, id: str) -> Response:
    here, data = await _asked(request, id)
    seat = here.seat(data)
    if seat not in here.table.actors:
        raise Refused("nothing-left" if seat == here.table.paused else "not-your-turn")
    if puzzling.unsolved(here.table):
        raise Refused("puzzle-hint")
    n = here.table.n
    guest = keys.fingerprint(here.guest.key)
    with hold(request, HINTS_AT_ONCE):
        count(request, HINTS)
        thinkers, seed = here.rooms.thinkers, f"hint {n}"
        best = await thinkers.ask(advise, here.table.state, seat, seed, smaller=glance, guest=guest, table=id)
    if not best:
        raise Refused("no-hint")
    here.rooms.advise(id, seat, n, tuple((here.table.game.write(move), chance) for move, chance in best))
    return done(request, here.table)


@router.get("/why")
async def why(request: Request, id: str, move: str) -> Response:
    """Which rule forbids a move, or why a button is pale."""
    here = await sit_before(request, id)
    lang = here.guest.lang
    if not here.held:
        return JSONResponse({"why": speaker(lang)("no-seat")})
    seat, t = here.seat({}), speaker(lang)
    if move == "undo":
        return JSONResponse({"why": no_undo(here.table, seat, here.held, t)})
    if move == "finish":
        return JSONResponse({"why": no_finish(here.table, seat, lang, t)})
    reason = here.table.state.why_not(move[:80], seat, lang, names_of(here.table, t))
    return JSONResponse({"why": reason or t("why-nothing")})


@router.get("/was")
async def was(request: Request, id: str, at: int) -> Response:
    """The board as this viewer saw it after so many moves, and the move that led there."""
    here = await sit_before(request, id)
    seat, _ = before_the_screen(here.table, here.rooms.eyes(here.table, here.held, here.guest))
    shown = await workshop_of(request).do(moment, here.table, seat, here.guest, at)
    return JSONResponse({"board": shown.board, "line": shown.told, "back": speaker(here.guest.lang)("back-to-now")})


@router.get("/foresee")
async def foresee(request: Request, id: str) -> Response:
    """What a choice would do and how it could go on, for who has to make it."""
    return await _before_it_is_played(request, id, foresight)


@router.get("/ghosts")
async def haunted(request: Request, id: str) -> Response:
    """What it would change on the board: nothing more where the page that asks is an old one."""
    try:
        return await _before_it_is_played(request, id, ghosts)
    except (Refused, Stale):
        return JSONResponse(asdict(Ghosts()))


async def _before_it_is_played(
    request: Request, id: str, told: Callable[[Table, int, Sequence[str], str], Foresight | Ghosts]
) -> Response:
    here = await sit_before(request, id)
    data = dict(request.query_params)
    seat, n, table = here.seat(data), whole(data, "n"), here.table
    if table.seats[seat].kind == log.ROBOT:
        raise Refused("bot-plays")
    if seat not in table.actors or not table.since[seat] <= n <= table.number:
        if n == table.n:
            raise Refused("not-your-turn")
        raise Stale(id)
    moves = filled(request.query_params.getlist("move"), data)
    return JSONResponse(asdict(await run_in_threadpool(told, table, seat, moves, here.guest.lang)))


@router.post("/link")
async def link(request: Request, id: str) -> Response:
    """A link by which a seat goes on on another device."""
    here, data = await _asked(request, id)
    seat = here.seat(data)
    key = await run_in_threadpool(here.rooms.house.seat_link, id, seat)
    url = f"{here.guest.base}/s/{key}"
    if wants_json(request):
        return JSONResponse({"url": url})
    return page.answer("link.html", here.guest, url=url, table=id)


@router.post("/guided")
async def guided(request: Request, id: str) -> Response:
    """Whether a person wants no lessons from the coach, here and elsewhere."""
    here, data = await _asked(request, id)
    if not here.held:
        raise Forbidden
    enough = data.get("on") != "yes"
    here.rooms.guided(id, here.guest.key, enough)
    return here.guest.keep(done(request, here.table), GUIDED, "done" if enough else "no")


@router.post("/coach")
async def coach(request: Request, id: str) -> Response:
    """A lesson is read, or what it asks for is shown: played for who asks."""
    here, data = await _asked(request, id)
    seat, table, name = here.seat(data), here.table, data.get("lesson", "")
    lesson = coaching.due(table, seat)
    if lesson is None or lesson.name != name:
        raise Stale(id)
    if data.get("do") != "show":
        return await _do(request, here, here.rooms.house.learnt, seat, [name])
    move = coaching.example(table, seat, lesson)
    if not move:
        raise Refused("no-hint")
    return await _do(request, here, here.rooms.house.play, seat, move, whole(data, "n"))
