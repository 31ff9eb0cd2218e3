"""Puzzles: one a day for each game, a shelf of those before, and how good the turn was."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from malecon.lab.puzzles import Verdict, of_the_day
from malecon.table.opponents import usual
from malecon.table.refused import NotThere
from malecon.table.table import Table
from malecon.web import page, puzzling, shelf
from malecon.web.bounds import HINTS, HINTS_AT_ONCE
from malecon.web.guest import Guest
from malecon.web.request import count, hold, house_of, may_open, opened, rooms_of, sit_before, workshop_of
from malecon.web.solution import solution

router = APIRouter(include_in_schema=False)


@router.get("/puzzles")
async def all_of_them(request: Request) -> Response:
    guest = Guest.of(request)
    day = puzzling.today(house_of(request).store.clock())
    shelves = await workshop_of(request).do(puzzling.shelves, day, guest.lang)
    boxes = {one.game.id: shelf.box(one.game, guest.lang) for one in shelves}
    return page.answer("puzzles.html", guest, shelves=shelves, boxes=boxes, day=day.isoformat())


@router.post("/puzzles/{id}/{number}")
async def try_it(request: Request, id: str, number: int) -> Response:
    """A table that begins with the puzzle: the person in its seat, bots in the others."""
    guest, rooms = Guest.of(request), rooms_of(request)
    puzzle = puzzling.puzzle_at(shelf.game_named(id), number)
    record = puzzling.record_of(puzzle)
    await may_open(request)
    made = await run_in_threadpool(
        rooms.house.open,
        id,
        puzzling.wishes(puzzle, record.players, guest.name, usual(guest.level)),
        guest.known(),
        dict(record.options),
        before=[(line.seat, line.move) for line in record.moves],
        settings={"puzzle": number, "start": len(record.moves), "solver": puzzle.seat, "forked": True},
        rules=record.rules,
    )
    new = made.table.setup.id
    opened(request, new, key=guest.key)
    return guest.remember(RedirectResponse(f"/t/{new}", 303))


@router.get("/t/{id}/puzzle")
async def told(request: Request, id: str) -> Response:
    """How good the turn was, and why."""
    here = await sit_before(request, id)
    table = here.table
    if not puzzling.is_puzzle(table) or not here.held:
        raise NotThere(id)
    if not puzzling.played(table):
        return RedirectResponse(f"/t/{id}", 303)
    number = puzzling.number_of(table)
    puzzle = puzzling.puzzle_at(shelf.game_named(table.game.id), number)
    verdict = await _verdict(request, table)
    view = await workshop_of(request).do(solution, table, puzzle, number, verdict, here.guest.lang)
    day = puzzling.today(here.rooms.house.store.clock())
    todays = of_the_day(shelf.game_named(table.game.id), day) == number
    return page.answer(
        "solution.html", here.guest, view=view, day=day.isoformat(), todays=todays, **page.looks(table.game)
    )


async def _verdict(request: Request, table: Table) -> Verdict:
    """Judged once, then remembered as long as the house is open."""
    rooms, id = rooms_of(request), table.setup.id
    known: dict[str, Verdict] = request.app.state.verdicts
    if id not in known:
        puzzle = puzzling.puzzle_at(shelf.game_named(table.game.id), puzzling.number_of(table))
        moves = puzzling.turn(table)
        with hold(request, HINTS_AT_ONCE):
            count(request, HINTS)
            found = await rooms.thinkers.ask(
                partial(puzzling.judged, puzzle, moves),
                puzzle.position(),
                puzzle.seat,
                "puzzle",
                smaller=partial(puzzling.glanced, puzzle, moves),
                guest=table.setup.settings.get("opener") or id,
                table=id,
            )
        # Where nobody has time to think, the first choice is judged by what is known of it.
        known[id] = found or Verdict(puzzle.cost(moves[0]) or 0.0, puzzle.doubt, -1, "")
        while len(known) > REMEMBERED:
            known.pop(next(iter(known)))
    return known[id]


REMEMBERED = 500
