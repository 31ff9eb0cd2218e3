# compiled by mypyc
"""What is hidden from whom in Comptoir des Antilles."""

from __future__ import annotations

from malecon.core.state import NOBODY
from malecon.games.comptoir import cargo
from malecon.games.comptoir.state import Comptoir


def in_hand(state: Comptoir, viewer: int, owner: int) -> bool:
    """A secret tile is known to its owner alone until the game is over."""
    return viewer != owner and state.actor != NOBODY


def in_bag(state: Comptoir, viewer: int, owner: int) -> bool:
    """Who knew what is in the bag could tell the others' secret tiles."""
    for seat in range(state.players):
        if in_hand(state, viewer, seat) and cargo.hidden(state, seat) > 0:
            return True
    return False


def no_ship(state: Comptoir, quay: int) -> bool:
    return state.ship[quay] == 0
