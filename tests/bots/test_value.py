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


def test_a_win_is_eight_tenths_the_rank_and_the_margin_one_each() -> None:
    spread = 8.0
    won, second, last = final(over(30, 20, 10), spread)
    margin = squash(10 / (2 * spread))
    assert won == pytest.approx(0.8 + 0.1 + 0.1 * margin)
    assert second == pytest.approx(0.1 * 0.5 + 0.1 * (1 - margin))
    assert last == pytest.approx(0.1 * squash(-20 / (2 * spread)))


def test_a_shared_win_is_shared() -> None:
    assert final(over(20, 20), 8.0) == pytest.approx([0.4 + 0.05 + 0.05] * 2)
