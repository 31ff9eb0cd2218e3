# compiled by mypyc
"""A state whose course is a stack of pending decisions: the topmost one says who acts, and how."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from malecon.core.decision import KIND, Decision
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event


def numbered(*decisions: Decision[Any]) -> list[Decision[Any]]:
    """All decisions of a game, each told its place."""
    for number, decision in enumerate(decisions):
        decision.counts_as(number)
    assert len(decisions) <= KIND + 1
    return list(decisions)


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(State):
    """What a game of decisions writes: `kinds`, `begin`, `copy`, `scores`, and its decisions; the rest is here."""

    kinds: list[Decision[Any]]
    pending: list[int]
    turn: int  # the seat whose turn it is

    def resume(self) -> None:
        """Goes on until somebody has to decide, or nothing is pending: then the game is over."""
        while len(self.pending) > 0:
            top = self.pending[-1]
            kind: i64 = top & KIND
            if self.kinds[kind].waits(self, top):
                return
        self.actor = NOBODY

    def finish(self, reason: str) -> None:
        """Over at once: nothing that was pending happens."""
        self.pending.clear()
        self.ending = reason
        self.actor = NOBODY
        if self.story is not None:
            self.note("over", self.turn, {"reason": reason})

    def legal(self, seat: int) -> list[int]:
        top = self.pending[-1]
        kind: i64 = top & KIND
        return self.kinds[kind].allows(self, top, seat)

    def step(self, move: int, seat: int) -> None:
        top = self.pending[-1]
        kind: i64 = top & KIND
        self.kinds[kind].does(self, top, move, seat)
        self.resume()

    def odds(self) -> list[int]:
        top = self.pending[-1]
        return self.kinds[top & KIND].odds(self, top)

    def draw(self, luck: Luck) -> int:
        top = self.pending[-1]
        return self.kinds[top & KIND].draws(self, top, luck)

    def lean(self, seat: int | None = None) -> list[int]:
        moves = self.moves(seat)
        if len(moves) < 2 or self.actor == CHANCE:
            return moves
        top = self.pending[-1]
        return self.kinds[top & KIND].lean(self, top, self.actor if seat is None else seat, moves)

    def openly_forced(self, seat: int) -> bool:
        if len(self.moves(seat)) != 1:
            return False
        top = self.pending[-1]
        return self.kinds[top & KIND].shows(self, top, seat)

    def objection(self, move: int, seat: int) -> Event | None:
        if seat < 0 or len(self.pending) == 0:
            return None
        top = self.pending[-1]
        return self.kinds[top & KIND].refuses(self, top, move, seat)

    def asks(self) -> dict[str, int | str]:
        """What the prompt of the topmost decision may speak of."""
        if len(self.pending) == 0:
            return {}
        top = self.pending[-1]
        return self.kinds[top & KIND].asks(self, top)

    # --- as data ------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        return self.game.shape.write(self)

    def restore(self, data: dict[str, Any]) -> None:
        self.game.shape.read(self, data)

    def hide(self, data: dict[str, Any], seat: int) -> None:
        self.game.shape.hide(self, data, seat)
