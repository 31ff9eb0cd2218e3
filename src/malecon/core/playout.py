# compiled by mypyc
"""Games played at random, as fast as the rules allow."""

from __future__ import annotations

from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State


def random_playout(state: State, luck: Luck) -> int:
    """Play to the end, every legal move as likely; returns how many decisions the seats took."""
    decisions = 0
    while True:
        actor = state.actor
        if actor >= 0:
            moves = state.legal(actor)
            state.step(moves[0] if len(moves) == 1 else moves[luck.below(len(moves))], actor)
            decisions += 1
        elif actor == CHANCE:
            state.step(state.draw(luck), CHANCE)
        else:
            assert actor == NOBODY
            return decisions


def copies(state: State, times: int) -> State:
    """Copy a state again and again: what a bench measures."""
    twin = state
    for _ in range(times):
        twin = state.copy()
    return twin
