# compiled by mypyc
"""The set-up (p. 2): Cubans and buildings come to their places, and somebody goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Lot
from malecon.games.santiago import demand, road
from malecon.games.santiago.words import BUILDINGS, CUBANS, DEAL_BUILDING, DEAL_CUBAN, FIRST

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


class DealingCubans(Lot["Santiago"]):
    """The rows of what was dealt are replaced, not changed: copies share them."""

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return [DEAL_CUBAN + tile for tile in range(len(CUBANS)) if state.stops[tile] < 0]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        stop = state.cubans.index(-1)
        tile = move - DEAL_CUBAN
        state.cubans = state.cubans.copy()
        state.cubans[stop] = tile
        state.stops = state.stops.copy()
        state.stops[tile] = stop
        if stop == len(CUBANS) - 1:
            state.pending.pop()


class DealingBuildings(Lot["Santiago"]):
    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return [DEAL_BUILDING + tile for tile in range(len(BUILDINGS)) if state.places[tile] < 0]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        place = state.buildings.index(-1)
        tile = move - DEAL_BUILDING
        state.buildings = state.buildings.copy()
        state.buildings[place] = tile
        state.places = state.places.copy()
        state.places[tile] = place
        if place == len(BUILDINGS) - 1:
            state.pending.pop()


class DrawingFirst(Lot["Santiago"]):
    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return [FIRST + other for other in range(state.players)]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        """The player to the right of the first one sets the first demand."""
        state.first = state.turn = move - FIRST
        state.pending[-1] = road.DRIVING.number
        demand.call(state, (state.first - 1) % state.players)


DEALING_CUBANS: Final[DealingCubans] = DealingCubans("deal-cubans")
DEALING_BUILDINGS: Final[DealingBuildings] = DealingBuildings("deal-buildings")
DRAWING_FIRST: Final[DrawingFirst] = DrawingFirst("draw-first")
