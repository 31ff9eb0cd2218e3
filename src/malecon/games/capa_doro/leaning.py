# compiled by mypyc
"""What bots need not look at: moves that lose nothing when left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro.frames import ACTING, KINDS
from malecon.games.capa_doro.words import REAP, SOW

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def lean(state: CapaDoro, moves: list[int]) -> list[int]:
    if state.actor < 0:
        return moves
    kind = state.pending[-1] % KINDS
    if kind == ACTING and REAP <= moves[0] < SOW:
        # What stands on Harvest is taken first: it only adds to what one has.
        return moves[:1]
    return moves
