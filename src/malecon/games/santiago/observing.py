# compiled by mypyc
"""What is hidden from whom in Santiago de Cuba."""

from __future__ import annotations

from malecon.core.state import NOBODY
from malecon.games.santiago.state import Santiago


def in_hand(state: Santiago, viewer: int, owner: int) -> bool:
    """Hands are hidden unless the table plays open; every gain is public, so nothing else is."""
    return viewer != owner and not state.options["open_hands"] and state.actor != NOBODY
