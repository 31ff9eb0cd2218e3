# compiled by mypyc
"""A state whose course is a stack of pending decisions: the topmost one says who acts, and how."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.core.decision import KIND, Decision
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event


def numbered(*decisions: Decision[Any]) -> vec[Decision[Any]]:
    """All decisions of a game, each told its place."""
    for number, decision in enumerate(decisions):
        decision.counts_as(number)
    assert len(decisions) <= KIND + 1
    return vec[Decision](decisions)  # type: ignore[type-arg]  # as a class it has no arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(State):
    """What a game of decisions writes: `kinds`, `begin`, `copy`, `scores`, and its decisions; the rest is here."""

    kinds: vec[Decision[Any]]
    pending: list[int]
    turn: int  # the seat whose turn it is

    def resume(self) -> None:
        """Goes on until somebody has to decide, or nothing is pending: then the game is over."""
        while len(self.pending) > 0:
            top = self.pending[-1]
            if self.kinds[i64(top) & KIND].waits(self, top):
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
        return self.kinds[i64(top) & KIND].allows(self, top, seat)

    def step(self, move: int, seat: int) -> None:
        top = self.pending[-1]
        self.kinds[i64(top) & KIND].does(self, top, move, seat)
        self.resume()

    def topmost(self) -> Decision[Any]:
        return self.kinds[self.pending[-1] & KIND]

    def odds(self) -> list[int]:
        return self.topmost().odds(self, self.pending[-1]) or [1] * len(self.legal(CHANCE))

    def draw(self, luck: Luck) -> int:
        top = self.pending[-1]
        return self.kinds[i64(top) & KIND].draws(self, top, luck)

    def lean(self, seat: int | None = None) -> list[int]:
        if self.actor < 0 or (seat is not None and seat != self.actor and seat not in self.waiting()):
            return self.moves(seat)
        top = self.pending[-1]
        return self.kinds[i64(top) & KIND].leans(self, top, self.actor if seat is None else seat)

    def openly_forced(self, seat: int) -> bool:
        return len(self.moves(seat)) == 1 and self.topmost().shows(self, self.pending[-1], seat)

    def objection(self, move: int, seat: int) -> Event | None:
        if seat < 0 or len(self.pending) == 0:
            return None
        return self.topmost().refuses(self, self.pending[-1], move, seat)

    def asks(self) -> dict[str, int | str]:
        """What the prompt of the topmost decision may speak of."""
        return self.topmost().asks(self, self.pending[-1]) if self.pending else {}

    # --- as data ------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        return self.game.shape.write(self)

    def restore(self, data: dict[str, Any]) -> None:
        self.game.shape.read(self, data)

    def hide(self, data: dict[str, Any], seat: int) -> None:
        self.game.shape.hide(self, data, seat)
