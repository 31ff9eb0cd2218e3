# compiled by mypyc
"""Judging by taste: who likes some things more than they are worth plays another game, not a shallower one."""

from __future__ import annotations

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State


class Taste(Heuristic):
    """Judges as `plain` does, but for one seat: to that one it adds what it likes. The others, who needn't share the
    taste, are judged as they are, and so is a game that is over."""

    def __init__(self, plain: Heuristic, liking: Heuristic, seat: int) -> None:
        super().__init__(plain.weights)
        self.plain = plain
        self.liking = liking
        self.seat: int = seat

    def __reduce__(self) -> tuple[object, ...]:
        return Taste, (self.plain, self.liking, self.seat)

    def worth(self, state: State, seat: int) -> float:
        worth = self.plain.worth(state, seat)
        if seat == self.seat and state.actor != NOBODY:
            worth += self.liking.worth(state, seat)
        return worth
