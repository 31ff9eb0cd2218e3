# compiled by mypyc
"""The set-up (p. 2): Cubans and buildings come to their places, and somebody goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Lot
from malecon.core.luck import Luck
from malecon.core.rows import replaced
from malecon.games.santiago import demand, road
from malecon.games.santiago.words import BUILDINGS, CUBANS, DEAL_BUILDING, DEAL_CUBAN, FIRST

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def drawn(dealt: list[int], row: list[int], luck: Luck) -> int:
    """One of the tiles that have no place in the row yet, without listing them; `dealt` is the same the other way."""
    left = luck.below(len(row) - demand.first_missing(dealt))
    tile = 0
    while row[tile] >= 0 or left > 0:
        if row[tile] < 0:
            left -= 1
        tile += 1
    return tile


class DealingCubans(Lot["Santiago"]):
    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return [DEAL_CUBAN + tile for tile, stop in enumerate(state.stops) if stop < 0]

    def draws(self, state: Santiago, pending: int, luck: Luck) -> int:
        return DEAL_CUBAN + drawn(state.cubans, state.stops, luck)

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        stop = demand.first_missing(state.cubans)
        state.cubans = replaced(state.cubans, stop, move - DEAL_CUBAN)
        state.stops = replaced(state.stops, move - DEAL_CUBAN, stop)
        if stop == len(CUBANS) - 1:
            state.pending.pop()


class DealingBuildings(Lot["Santiago"]):
    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return [DEAL_BUILDING + tile for tile, place in enumerate(state.places) if place < 0]

    def draws(self, state: Santiago, pending: int, luck: Luck) -> int:
        return DEAL_BUILDING + drawn(state.buildings, state.places, luck)

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        place = demand.first_missing(state.buildings)
        state.buildings = replaced(state.buildings, place, move - DEAL_BUILDING)
        state.places = replaced(state.places, move - DEAL_BUILDING, place)
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
