"""In every game: where two worlds look the same to somebody, the house tells them the same, to the byte."""

from __future__ import annotations

import pytest

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.log import Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web import page, records
from malecon.web.api import event_rows, shown
from malecon.web.foresight import foresight
from malecon.web.ghosts import ghosts
from malecon.web.guest import Guest
from malecon.web.replay import moment
from malecon.web.viewer import Company, Eyes, look

GUEST = Guest(key="", lang="en", name="", level="", guided=True, secure=False, base="")


def told(table: Table, viewer: int | None) -> list[str]:
    """Everything a viewer can get of a table."""
    held = () if viewer is None else (viewer,)
    view = look(table, Eyes(held, "en", guided=False), Company(), {})
    past = moment(table, viewer, GUEST, len(table.line))
    return [
        page.render("fragment.html", "en", view=view),
        page.render("replay.html", "en", view=past, symbols=None, guest=GUEST),
        view.title,
        records.record_of(table, viewer),
        shown(table, viewer).model_dump_json(),
        repr(event_rows(table, viewer, 0)),
        records.report(table, viewer, "", "").hex(),
        *foreseen(table, viewer),
    ]


def foreseen(table: Table, viewer: int | None) -> list[str]:
    """What a seat that has to decide is told of each of its choices."""
    if viewer is None or viewer not in table.actors:
        return []
    choices = [table.game.write(move) for move in table.state.moves(viewer)]
    return [repr(told(table, viewer, [move], "en")) for move in choices for told in (foresight, ghosts)]


def opened(id: str, options: dict[str, object]) -> Table:
    game = malecon.game(id)
    seats = [Seat(log.HUMAN, name, "orange").data() for name in ("Ana", "Ben", "Cruz")]
    chosen = dict(game.choose(options))  # type: ignore[arg-type]
    return Table(Setup("t", id, game.rules, 3, chosen, "00" * 32, "table", seats), game)


SECRETIVE = [("comptoir", {}), ("cuba", {}), ("cuba", {"secret_delegate": True}), ("santiago", {}), ("capa-doro", {})]


@pytest.mark.parametrize(("id", "options"), SECRETIVE)
def test_worlds_that_look_the_same_sound_the_same(id: str, options: dict[str, object]) -> None:
    table, luck = opened(id, options), Luck(f"worlds {id}")
    compared = 0
    for _ in range(400):
        state = table.state
        if state.over or compared >= 6:
            break
        seat = state.actors[-1] if state.actors else state.actor
        moves = state.moves(seat) if seat == CHANCE else state.lean(seat)
        move = state.sample(luck) if seat == CHANCE else luck.choose(moves)
        witnesses = state.witnesses(move) if seat == CHANCE or len(state.actors) == 1 else [seat]
        others = [viewer for viewer in (0, 1, 2, None) if viewer not in witnesses and viewer != seat]
        rest = [other for other in moves if other != move and state.witnesses(other) == state.witnesses(move)]
        if len(witnesses) < 3 and rest and others:
            compared += compare(table, seat, move, luck.choose(rest), others)
        table.add(log.MOVE, seat, table.game.write(move), 0.0)
    if id in ("comptoir", "cuba"):
        assert compared >= 3, "these games have secrets to keep"


def compare(table: Table, seat: int, move: int, other: int, viewers: list[int | None]) -> int:
    """Plays each of two secret moves; who can't tell the worlds apart must be told the same."""
    one, two = table.fork(), table.fork()
    one.add(log.MOVE, seat, table.game.write(move), 0.0)
    two.add(log.MOVE, seat, table.game.write(other), 0.0)
    alike = [viewer for viewer in viewers if one.state.see(viewer) == two.state.see(viewer)]
    for viewer in alike:
        for here, there in zip(told(one, viewer), told(two, viewer), strict=True):
            assert here == there
    return bool(alike)
