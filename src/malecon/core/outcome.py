"""How a game ended: who won, in what order, with what, and why it was over."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    winners: list[int]
    ranks: list[int]
    scores: list[int]
    reason: str

    @classmethod
    def of(cls, standing: list[int], scores: list[int], reason: str) -> Outcome:
        """`standing` orders the seats, ties broken as the rules say: the higher the better, equal is shared."""
        best = max(standing)
        winners = [seat for seat, value in enumerate(standing) if value == best]
        ranks = [1 + sum(other > value for other in standing) for value in standing]
        return cls(winners, ranks, list(scores), reason)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        """The last line of a record: winners, scores, reason."""
        return f"{' '.join(map(str, self.winners))} | {' '.join(map(str, self.scores))} | {self.reason}"
