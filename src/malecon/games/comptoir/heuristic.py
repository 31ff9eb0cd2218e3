# compiled by mypyc
"""How a position of Comptoir des Antilles looks."""

from __future__ import annotations

from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.games.comptoir.state import Comptoir


class Docker(Heuristic):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Comptoir)
        return float(state.bonuses[seat])
