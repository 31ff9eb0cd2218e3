# compiled by mypyc
"""The plantation: the starting cubes, the Worker's pawn and what its six fields give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.games.cuba.frames import HARVESTING, KINDS, STARTING
from malecon.games.cuba.words import (
    ACRES,
    DONE,
    DROUGHT,
    FIELDS,
    HARVEST,
    MATERIALS,
    OTHER,
    PRODUCTS,
    TAKE,
    WATER,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

ACRES_BIT: Final = 1 << ACRES  # one product field still free of water, in a HARVESTING number

# --- set-up: materials and products of one's choice, in turn order ---------------------------------------------------


def offer_cubes(state: Cuba, seat: int) -> None:
    state.push(STARTING, seat + 8 * state.parts.start_materials + 32 * state.parts.start_products)


def first_cubes(state: Cuba, number: int) -> list[int]:
    moves = []
    if number // 8 % 4 > 0:
        for thing in range(MATERIALS):
            if state.supply[thing] > 0:
                moves.append(TAKE + thing)
    if number // 32 > 0:
        for thing in range(MATERIALS, PRODUCTS):
            if state.supply[thing] > 0:
                moves.append(TAKE + thing)
    return moves


def waits_for_cubes(state: Cuba, number: int) -> bool:
    seat = number % 8
    if number >= 8:
        state.turn = state.actor = seat
        return True
    state.pending.pop()
    following = (seat + 1) % state.players
    if following != state.first:
        offer_cubes(state, following)
    return False


def take_cube(state: Cuba, move: int) -> None:
    thing = move - TAKE
    state.gain(state.turn, thing, 1, "start")
    state.pending[-1] -= KINDS * (8 if thing < MATERIALS else 32)


# --- the Worker ------------------------------------------------------------------------------------------------------


def gives(state: Cuba, seat: int, field: int) -> int:
    """The thing a field gives, −1 if it bears a building or the printed warehouse."""
    if state.fields[ACRES * seat + field] >= 0:
        return -1
    return state.layouts[seat][field]


def place(state: Cuba, field: int) -> None:
    """The pawn moves or stays; the materials of its row and column come by themselves, as the supply allows."""
    seat = state.turn
    state.pawns[seat] = field
    if state.story is not None:
        state.note("worker", seat, {"field": FIELDS[field]})
    cubes = [0] * MATERIALS
    for other in state.parts.cross[field]:
        thing = gives(state, seat, other)
        if 0 <= thing < MATERIALS:
            cubes[thing] += 1
    for thing in range(MATERIALS):
        if cubes[thing] > 0:
            state.gain(seat, thing, cubes[thing], "worker")
    free = state.parts.worker_fields
    if state.laws[OTHER] == DROUGHT:
        free = state.parts.worker_drought
    state.push(HARVESTING, ACRES_BIT * free)


def ripe(state: Cuba, number: int) -> bool:
    """Whether a product field can still be harvested, for nothing or for a water."""
    seat = state.turn
    if number < ACRES_BIT and state.held(seat, WATER) == 0:
        return False
    for field in state.parts.cross[state.pawns[seat]]:
        if not number & (1 << field):
            thing = gives(state, seat, field)
            if thing >= MATERIALS and state.supply[thing] > 0:
                return True
    return False


def harvests(state: Cuba, number: int) -> list[int]:
    seat = state.turn
    moves = []
    for field in state.parts.cross[state.pawns[seat]]:
        if not number & (1 << field):
            thing = gives(state, seat, field)
            if thing >= MATERIALS and state.supply[thing] > 0:
                moves.append(HARVEST + field)
    moves.append(DONE)
    return moves


def harvest(state: Cuba, number: int, move: int) -> None:
    if move == DONE:
        state.pending.pop()
        return
    seat = state.turn
    field = move - HARVEST
    number += 1 << field
    if number >= ACRES_BIT:
        number -= ACRES_BIT
    else:
        state.lose(seat, WATER, 1)
        if state.story is not None:
            state.note("watered", seat, {"field": FIELDS[field]})
    state.pending[-1] = HARVESTING + KINDS * number
    state.gain(seat, state.layouts[seat][field], 1, "worker")
