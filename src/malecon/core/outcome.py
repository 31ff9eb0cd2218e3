"""How a game ended: who won, in what order, with what, and why it was over."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @classmethod
    def of(cls, standing: list[int], scores: list[int], reason: str) -> Outcome:
        """`standing` orders the seats, ties broken as the rules say: the higher the better, equal is shared."""
        best = max(standing)
        winners = tuple(seat for seat, value in enumerate(standing) if value == best)
        ranks = tuple(1 + sum(other > value for other in standing) for value in standing)
        return cls(winners, ranks, tuple(scores), reason)

    def data(self) -> dict[str, Any]:
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}

    def __str__(self) -> str:
        """The last line of a record: winners, scores, reason."""
        return f"{' '.join(map(str, self.winners))} | {' '.join(map(str, self.scores))} | {self.reason}"
