# compiled by mypyc
"""How a position of Cuba looks: points, what is in stock, the cards still to play, buildings, fields and laws."""

from __future__ import annotations

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State
from malecon.games.cuba import heuristic_cards
from malecon.games.cuba.heuristic_seat import Prospects, Weights
from malecon.games.cuba.state import Cuba


class Planter(Heuristic):
    """Worth is points at hand, plus what the stock will bring, plus what the cards still in hand can do with it."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.scale: Weights = Weights(weights)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Cuba)
        points = float(state.points[seat])
        if state.actor == NOBODY:
            # Pesos break ties.
            return points + 0.001 * min(state.pesos[seat], 99)
        view = Prospects(self.scale, state, seat)
        value = points + state.parts.end_building * (len(view.built) - 1)
        value += view.stock() + view.purse() + view.laws() + view.estate()
        if view.turns > 0:
            value += heuristic_cards.worth(view)
        return value
