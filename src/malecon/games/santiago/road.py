# compiled by mypyc
"""The road and the broker (p. 3, 6): drive, stop, and send the broker to a building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.santiago import buildings, cubans, harbour
from malecon.games.santiago.frames import ENDING, MOVING_BROKER, STAYING
from malecon.games.santiago.words import BROKER, BUILDINGS, CUBANS, EL_ZORRO, STOPS

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def price(state: Santiago, stops: int) -> int:
    """The first stop is free, each further one costs."""
    paid = stops - state.parts.free_stops
    return paid * state.parts.stop_price if paid > 0 else 0


def reach(state: Santiago) -> list[int]:
    """As far as the pesos go, once round at most (ruling)."""
    parts = state.parts
    if parts.stop_price == 0:
        return parts.drives.copy()
    return parts.drives[: parts.free_stops + state.pesos[state.turn] // parts.stop_price]


def drive(state: Santiago, stops: int) -> None:
    """The drive is paid in full before the car moves."""
    seat = state.turn
    cost = price(state, stops)
    state.pesos[seat] -= cost
    if state.story is not None:
        to = (state.car + stops) % STOPS
        where = "harbour" if to == 0 else CUBANS[state.cubans[to - 1]]
        state.note("drive", seat, {"n": stops, "stop": where, "cost": cost})
    for left in range(stops, 0, -1):
        if state.car > 0:
            # A Cuban turned down turns up once the car has moved on past it.
            state.down[state.car - 1] = 0
        state.car = (state.car + 1) % STOPS
        if state.car == 0 and left > 1:
            harbour.raise_value(state, "passing")
            if state.ending:
                return
    state.pending.append(ENDING)
    if state.car == 0:
        harbour.open_delivery(state)
    else:
        stop_at(state, state.cubans[state.car - 1], bool(state.down[state.car - 1]))


def stop_at(state: Santiago, cuban: int, is_down: bool) -> None:
    """The Cuban's function, then the broker; «face down» is judged on arrival."""
    if is_down:
        if state.story is not None:
            state.note("face-down", state.turn, {"cuban": CUBANS[cuban]})
        return
    if cuban == EL_ZORRO:
        # The broker stays, and the building where it stands may be used again.
        state.push(STAYING)
    else:
        state.push(MOVING_BROKER, state.parts.flower[cuban])
    cubans.meet(state, cuban)


def broker_moves(state: Santiago, flower: int) -> list[int]:
    moves: list[int] = []
    for place in range(3 * flower, 3 * flower + 3):
        if state.is_free(place):
            _insert(moves, BROKER + state.buildings[place])
    return moves


def _insert(moves: list[int], move: int) -> None:
    """Keeps so few moves ascending faster than sorting them."""
    place = len(moves)
    while place > 0 and moves[place - 1] > move:
        place -= 1
    moves.insert(place, move)


def move_broker(state: Santiago, move: int) -> None:
    building = move - BROKER
    left = state.brokers[state.turn]
    place = state.places[building]
    state.brokers[state.turn] = place
    state.occupied |= 1 << place
    if left >= 0:
        state.occupied ^= 1 << left
    if state.story is not None:
        state.note("broker", state.turn, {"building": BUILDINGS[building]})
    buildings.enter(state, building)
