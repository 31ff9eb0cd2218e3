# compiled by mypyc
"""The harbour: loading, ships that leave, ships that come; the Mayor, the harbour offices and the Lighthouse.

Place 0 is the open sea, places 1 to 3 are the docks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.state import CHANCE
from malecon.games.cuba.frames import (
    ARRIVING,
    BY_LARGE_OFFICE,
    BY_MAYOR,
    BY_SMALL_OFFICE,
    KINDS,
    LOADING,
    MAYOR_FIRST,
    MAYOR_SECOND,
)
from malecon.games.cuba.words import (
    BECKON,
    DOCKS,
    DONE,
    HARBOUR,
    LARGE_OFFICE,
    LOAD,
    MATERIALS,
    OTHER,
    SHIP,
    SHIPS,
    SMALL_OFFICE,
    SPACES,
    TAKE_PESOS,
    WARES,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


# --- loading ---------------------------------------------------------------------------------------------------------


def open_loading(state: Cuba, loader: int) -> None:
    """The Mayor loads any number on one ship, the small office one ware, the large one several of a type."""
    most = SPACES
    if loader == BY_SMALL_OFFICE:
        most = 1
    elif loader == BY_LARGE_OFFICE and not state.eggert:
        most = state.parts.most[LARGE_OFFICE]
    state.push(LOADING, loader + 128 * most)


def fits(state: Cuba, seat: int) -> bool:
    """Whether any ware of the seat fits on any ship at a dock."""
    for ware in range(5):
        if state.held(seat, MATERIALS + ware) > 0:
            if state.space[ware] > 0 or state.space[5 + ware] > 0 or state.space[10 + ware] > 0:
                return True
    return False


def alms(state: Cuba) -> int:
    """The marker that the next Mayor who doesn't load puts down; 0 when both spaces are covered."""
    if not state.markers & MAYOR_FIRST:
        return MAYOR_FIRST
    if not state.markers & MAYOR_SECOND:
        return MAYOR_SECOND
    return 0


def must_take(state: Cuba, number: int) -> bool:
    """A Mayor who loads nothing takes the pesos that are still there (ruling; by version 1 they could be left)."""
    return state.rules >= 2 and number % 4 == BY_MAYOR and number // 4 % 4 == 0 and alms(state) > 0


def reward(state: Cuba) -> int:
    """The pesos that the next Mayor who doesn't load takes."""
    marker = alms(state)
    if marker == 0:
        return 0
    return state.parts.mayor[0 if marker == MAYOR_FIRST else 1]


def waits(state: Cuba, number: int) -> bool:
    seat = state.turn
    dock = number // 4 % 4
    if dock == 0:
        if (number % 4 == BY_MAYOR and alms(state) > 0) or fits(state, seat):
            state.actor = seat
            return True
    else:
        only = number // 16 % 8 - 1 if number % 4 == BY_LARGE_OFFICE else -1
        for ware in range(5):
            if only < 0 or ware == only:
                if state.space[5 * dock - 5 + ware] > 0 and state.held(seat, MATERIALS + ware) > 0:
                    state.actor = seat
                    return True
    state.pending.pop()
    return False


def loads(state: Cuba, number: int) -> list[int]:
    """After the first ware the ship is chosen, and for the large office the type too."""
    seat = state.turn
    loader = number % 4
    dock = number // 4 % 4
    only = number // 16 % 8 - 1 if loader == BY_LARGE_OFFICE else -1
    moves = []
    if dock == 0 and loader == BY_MAYOR and alms(state) > 0:
        moves.append(TAKE_PESOS)
    for ware in range(5):
        if (only < 0 or ware == only) and state.held(seat, MATERIALS + ware) > 0:
            for other in range(1, DOCKS + 1):
                if (dock == 0 or other == dock) and state.space[5 * other - 5 + ware] > 0:
                    moves.append(LOAD + ware * DOCKS + other - 1)
    if not must_take(state, number):
        moves.append(DONE)
    return moves


def load(state: Cuba, number: int, move: int) -> None:
    seat = state.turn
    if move == DONE:
        state.pending.pop()
        return
    if move == TAKE_PESOS:
        state.pending.pop()
        pesos = reward(state)
        state.markers |= alms(state)
        state.earn(seat, pesos, "mayor")
        return
    ware = (move - LOAD) // DOCKS
    dock = (move - LOAD) % DOCKS + 1
    points = state.parts.dock_points[dock]
    state.remove(seat, MATERIALS + ware, 1)
    state.space[5 * dock - 5 + ware] -= 1
    state.points[seat] += points
    if state.story is not None:
        state.note("loaded", seat, {"thing": WARES[ware], "n": 1, "dock": dock, "points": points})
    left = number // 128 - 1
    if state.laws[OTHER] == HARBOUR and full(state, dock):
        # Harbour law: it leaves at once, and whoever filled it has loaded enough.
        state.pending.pop()
        sail(state, dock)
        move_up(state)
        state.push(ARRIVING)
    elif left == 0:
        state.pending.pop()
    else:
        state.pending[-1] = LOADING + KINDS * (number % 4 + 4 * dock + 16 * (ware + 1) + 128 * left)


# --- leaving and coming ----------------------------------------------------------------------------------------------


def full(state: Cuba, dock: int) -> bool:
    if state.docks[dock] < 0:
        return False
    for space in range(5 * dock - 5, 5 * dock):
        if state.space[space] > 0:
            return False
    return True


def sail(state: Cuba, dock: int) -> None:
    """A ship leaves: its cargo goes to the supply, its card under the stack, where everybody saw it go."""
    ship = state.docks[dock]
    spaces = state.parts.spaces[ship]
    for ware in range(5):
        state.supply[MATERIALS + ware] += spaces[ware] - state.space[5 * dock - 5 + ware]
        state.space[5 * dock - 5 + ware] = 0
    state.docks[dock] = -1
    state.under = [*state.under, ship]
    if state.story is not None:
        state.note("sailed", -1, {"ship": ship + 1, "dock": dock})


def leave(state: Cuba) -> None:
    """End of round: who leaves is decided before any ship moves, dock 3 first under the stack."""
    for dock in range(DOCKS, 0, -1):
        if full(state, dock) or (dock == DOCKS and state.docks[dock] >= 0 and state.round >= 2):
            sail(state, dock)


def move_up(state: Cuba) -> None:
    """The ships keep their order and close the gaps towards dock 3, the one at sea follows."""
    to = DOCKS
    for place in range(DOCKS, -1, -1):
        ship = state.docks[place]
        if ship >= 0:
            if to != place:
                state.docks[place] = -1
                if place == 0:
                    berth(state, to, ship)
                else:
                    state.docks[to] = ship
                    for ware in range(5):
                        state.space[5 * to - 5 + ware] = state.space[5 * place - 5 + ware]
                        state.space[5 * place - 5 + ware] = 0
            to -= 1


def berth(state: Cuba, place: int, ship: int) -> None:
    """An empty ship comes to a place."""
    state.docks[place] = ship
    if place > 0:
        spaces = state.parts.spaces[ship]
        for ware in range(5):
            state.space[5 * place - 5 + ware] = spaces[ware]
    if state.story is not None:
        state.note("arrived", -1, {"ship": ship + 1, "dock": place})


def free_place(state: Cuba) -> int:
    """Where the next ship goes: to the dearest empty dock, else to sea; −1 when all places are taken."""
    for place in range(DOCKS, -1, -1):
        if state.docks[place] < 0:
            return place
    return -1


def first_free_place(state: Cuba) -> int:
    """Set-up: dock 1, dock 2 and the sea; dock 3 stays empty in the first round."""
    if state.docks[1] < 0:
        return 1
    if state.docks[2] < 0:
        return 2
    return 0 if state.docks[0] < 0 else -1


def awaits(state: Cuba) -> bool:
    """Whether chance turns up a ship. Under the shuffled cards lie those that left, in an order everybody knows."""
    while True:
        place = free_place(state)
        if place < 0:
            state.pending.pop()
            return False
        if state.stack > 0:
            state.actor = CHANCE
            return True
        assert state.under, "the ship stack never runs out: 4 of 15 cards are out at most"
        ship = state.under[0]
        state.under = state.under[1:]
        berth(state, place, ship)


def next_ships(state: Cuba) -> list[int]:
    return [SHIP + ship for ship in range(SHIPS) if state.stack & (1 << ship)]


def arrive(state: Cuba, move: int, place: int) -> None:
    ship = move - SHIP
    state.stack -= 1 << ship
    berth(state, place, ship)


# --- the Lighthouse: the ship at sea for one of the stack, which is then shuffled ------------------------------------


def signals(state: Cuba) -> list[int]:
    stack = state.stack
    for ship in state.under:
        stack |= 1 << ship
    moves = [BECKON + ship for ship in range(SHIPS) if stack & (1 << ship)]
    moves.append(DONE)
    return moves


def beckon(state: Cuba, move: int) -> None:
    if move == DONE:
        return
    ship = move - BECKON
    for other in state.under:
        state.stack |= 1 << other
    state.under = []
    state.stack += (1 << state.docks[0]) - (1 << ship)
    state.docks[0] = ship
    if state.story is not None:
        state.note("beckoned", state.turn, {"ship": ship + 1})


def office(building: int) -> int:
    return BY_SMALL_OFFICE if building == SMALL_OFFICE else BY_LARGE_OFFICE
