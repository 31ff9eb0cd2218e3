# compiled by mypyc
"""How a position of Santiago de Cuba looks: points, and what goods, pesos and buildings will still bring."""

from __future__ import annotations

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State
from malecon.games.santiago.state import Santiago
from malecon.games.santiago.words import ASKED, RUM, WOOD


class Broker(Heuristic):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.asked: float = weights["asked"]
        self.spare: float = weights["spare"]
        self.refined: float = weights["refined"]
        self.wood: float = weights["wood"]
        self.peso: float = weights["peso"]
        self.purse: float = weights["purse"]
        self.owned: float = weights["owned"]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Santiago)
        if state.actor == NOBODY:
            return float(state.scores[seat])
        to_come = float(state.parts.ships - state.ship) / float(state.parts.ships)
        value = float(state.points[seat])
        for good in range(ASKED):
            held = state.goods[6 * seat + good]
            if held > 0:
                asked = min(held, max(0, state.demand[good]))
                value += asked * self.asked * state.value
                value += (held - asked) * self.spare * (0.4 + to_come)
                if good >= RUM:
                    value += held * self.refined * (0.2 + to_come)
        value += state.goods[6 * seat + WOOD] * self.wood * (0.5 + to_come / 2)
        pesos = float(state.pesos[seat])
        if pesos > self.purse:
            pesos = self.purse + (pesos - self.purse) / 4
        value += pesos * self.peso * (0.15 + to_come)
        owned = 0
        for owner in state.owners:
            if owner == seat:
                owned += 1
        value += owned * self.owned * to_come
        return value
