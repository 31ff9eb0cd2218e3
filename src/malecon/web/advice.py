"""What a good player would do: the hint of the pages. Runs in a thinker's process."""

from __future__ import annotations

from malecon.core.state import State
from malecon.lab.hint import Hint, hint

SHOWN = 3
# What a short look takes, where there is no time for a long one.
GLANCE, MOMENT = 300, 0.15


def advise(state: State, seat: int, seed: str) -> list[tuple[int, int]]:
    """The best moves, best first, each with the chance to win in per cent."""
    return _told(hint(state, seat, seed, best=SHOWN))


def glance(state: State, seat: int, seed: str) -> list[tuple[int, int]]:
    """The same by a smaller search."""
    return _told(hint(state, seat, seed, GLANCE, MOMENT, SHOWN))


def _told(found: Hint) -> list[tuple[int, int]]:
    return [(advice.move, round(100 * advice.chance)) for advice in found.moves]
