# compiled by mypyc
"""How good a position looks to a seat: what bots use where they stop thinking."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from malecon.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A game's own sense of a position. `weights` come from its data file (`[weights]`), so that they can be tuned."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.weights,)

    def worth(self, state: State, seat: int) -> float:
        """About how many points the seat will have at the end, as it looks from here."""
        return float(state.scores[seat])
