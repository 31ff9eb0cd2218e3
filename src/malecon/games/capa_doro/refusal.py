"""Why a move of Capa d'Oro isn't allowed now, in terms of the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.story import Event

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def objection(state: CapaDoro, move: int, seat: int) -> Event | None:
    return None
