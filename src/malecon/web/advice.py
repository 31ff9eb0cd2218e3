"""What a good player would do: the hint of the pages. Runs in a thinker's process."""

from __future__ import annotations

from malecon.core.state import State
from malecon.lab.hint import hint

SHOWN = 3


def advise(state: State, seat: int, seed: str) -> list[tuple[int, int]]:
    """The best moves, best first, each with the chance to win in per cent."""
    found = hint(state, seat, seed, best=SHOWN)
    return [(advice.move, round(100 * advice.chance)) for advice in found.moves]
