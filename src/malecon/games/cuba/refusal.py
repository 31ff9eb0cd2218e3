"""Why a move of Cuba isn't allowed now, in terms of the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.story import Event

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def objection(state: Cuba, move: int, seat: int) -> Event | None:
    return None
