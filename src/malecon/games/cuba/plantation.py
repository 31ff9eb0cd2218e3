# compiled by mypyc
"""The plantation: its board, the starting cubes, the Worker's pawn and what its six fields give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.games.cuba.frames import CHOOSING, HARVESTING, KINDS, STARTING
from malecon.games.cuba.parts import NO_FIELD
from malecon.games.cuba.words import (
    ACRES,
    BOARD,
    COLOURS,
    DONE,
    DROUGHT,
    FIELDS,
    HARVEST,
    MATERIALS,
    OTHER,
    PRODUCTS,
    TAKE,
    WAREHOUSE,
    WATER,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

ACRES_BIT: Final = 1 << ACRES  # one product field still free of water, in a HARVESTING number

# --- set-up: everybody the common board, or each one of five ---------------------------------------------------------


def chosen_boards(state: Cuba) -> bool:
    """Whether each chooses a board of its own; by version 1 they went by seat."""
    return state.options["boards"] == "individual" and state.rules >= 2


def hand_out(state: Cuba) -> None:
    """Boards before anybody has chosen: one not chosen yet is taken for the common one."""
    own = state.options["boards"] == "individual"
    for seat in range(state.players):
        lay(state, seat, seat + 1 if own and state.rules < 2 else 0)
        if chosen_boards(state):
            state.boards[seat] = -1


def lay(state: Cuba, seat: int, board: int) -> None:
    """A board before a seat: its fields, the printed warehouse and the pawn on it."""
    layout = state.parts.layouts[board]
    state.boards[seat] = board
    state.layouts = state.layouts.copy()
    state.layouts[seat] = layout
    base = ACRES * seat
    for field in range(ACRES):
        state.fields[base + field] = -1
    state.pawns[seat] = layout.index(NO_FIELD)
    state.fields[base + state.pawns[seat]] = WAREHOUSE


def free_boards(state: Cuba) -> list[int]:
    """Each board is chosen once."""
    return [BOARD + colour for colour in range(len(COLOURS)) if colour + 1 not in state.boards]


def choose(state: Cuba, seat: int, move: int) -> None:
    lay(state, seat, move - BOARD + 1)
    if state.story is not None:
        state.note("board", seat, {"colour": COLOURS[move - BOARD]})
    state.pending.pop()
    following = (seat + 1) % state.players
    if following != state.first:
        state.push(CHOOSING, following)


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
