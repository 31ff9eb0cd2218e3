"""What a table plays by itself: never a move whose being forced is a secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon import CHANCE, NOBODY, State
from malecon.cli.terminal.seating import Seat as Place
from malecon.cli.terminal.sofa import Sofa
from malecon.table import log
from malecon.table.driver import Step, bots_to_move, by_itself
from malecon.table.log import Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from tests.games.comptoir import positions as comptoir
from tests.games.santiago import positions as santiago
from tests.table.toy import STEP, Toy, ToyState


def stocking(*, shown: bool) -> State:
    """Seat 0 holds two tiles of madras for a bare ship."""
    mine = comptoir.seat(hand="", shown=["madras"] * 2) if shown else comptoir.seat(hand="madras madras")
    bare = comptoir.ship(3, None)
    return comptoir.position(mine, comptoir.seat(), quays=[bare], pending=[["end"], ["stock"]])


def driving(*, shown: bool) -> State:
    """Seat 0 has no peso to drive further than one stop."""
    return santiago.position(santiago.seat(0), santiago.seat(), options={"open_hands": shown})


def table_of(state: State, kind: str) -> Table:
    seats = [Seat(kind, name, "orange", "random" if kind == log.ROBOT else "").data() for name in ("Ana", "Ben")]
    setup = Setup("t", state.game.id, state.game.rules, 2, state.options, "00" * 32, "table", seats)
    table = Table(setup, state.game)
    table.state = state
    return table


@pytest.mark.parametrize("position", [stocking, driving])
@pytest.mark.parametrize("kind", [log.HUMAN, log.ROBOT])
def test_a_secretly_forced_move_waits_for_its_seat(position: Callable[..., State], kind: str) -> None:
    table = table_of(position(shown=False), kind)
    assert by_itself(table) is None
    assert table.actors == [0]
    assert bots_to_move(table) == ([0] if kind == log.ROBOT else [])
    open_table = table_of(position(shown=True), kind)
    assert by_itself(open_table) == Step(0, open_table.state.moves(0)[0])


@pytest.mark.parametrize("position", [stocking, driving])
def test_at_a_terminal_too(position: Callable[..., State]) -> None:
    for shown in (False, True):
        state = position(shown=shown)
        sofa = Sofa(state, [Place(0, "Ana", ""), Place(1, "Ben", "")], 1)
        sofa.go_on()
        assert bool(sofa.pages) == shown


class ThrowState(ToyState):
    """A seat steps, and then the die is rolled."""

    def begin(self) -> None:
        super().begin()
        self.actor = 0

    def step(self, move: int, seat: int) -> None:
        self.actor = CHANCE if move >= STEP else NOBODY


class Throw(Toy):
    state = ThrowState


@pytest.mark.parametrize("confirm", [True, False])
def test_luck_waits_for_who_may_still_take_the_last_choice_back(*, confirm: bool) -> None:
    seats = [Seat(log.HUMAN, name, "orange", confirm=confirm).data() for name in ("Ana", "Ben")]
    table = Table(Setup("t", "toy", 1, 2, {"fast": False}, "00" * 32, "table", seats), Throw())
    table.add(log.MOVE, 0, "step left", 0.0)
    assert table.state.actor == CHANCE
    assert table.paused == (0 if confirm else None)
    assert (by_itself(table) is None) == confirm
    if confirm:
        table.add(log.END, 0, "", 0.0)
    rolled = by_itself(table)
    assert rolled is not None
    assert rolled.seat == CHANCE
