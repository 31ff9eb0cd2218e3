"""What a game that is over was worth to each seat."""

from __future__ import annotations

import pytest

from malecon import NOBODY
from malecon.bots.value import final, squash
from tests.table.toy import Toy, ToyState


def over(*points: int) -> ToyState:
    state = Toy().new(len(points))
    assert isinstance(state, ToyState)
    state.points, state.actor = list(points), NOBODY
    return state


def test_a_win_is_nine_tenths_and_the_margin_one() -> None:
    spread = 8.0
    won, lost = final(over(30, 20), spread)
    margin = squash(10 / (2 * spread))
    assert won == pytest.approx(0.9 + 0.1 * margin)
    assert lost == pytest.approx(0.1 * (1 - margin))


def test_among_several_the_nearer_is_worth_more() -> None:
    won, second, last = final(over(30, 20, 10), 8.0)
    assert won > 0.9
    assert 0.1 > second > last > 0


@pytest.mark.parametrize("points", [(30, 20), (20, 20), (30, 20, 10), (9, 9, 9, 2), (5, 4, 3, 2)])
def test_an_end_is_worth_as_much_in_all_as_a_game_that_goes_on(points: tuple[int, ...]) -> None:
    """Else one would be looked for, or shunned, as such."""
    assert sum(final(over(*points), 8.0)) == pytest.approx(1.0)


def test_a_shared_win_is_shared() -> None:
    assert final(over(20, 20), 8.0) == pytest.approx([0.5, 0.5])
