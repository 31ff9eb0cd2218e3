# compiled by mypyc
"""The Foreman: the buildings in the pawn's row and column, each once and in any order, or one building anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.cuba import buildings
from malecon.games.cuba.frames import KINDS, OVERSEEING
from malecon.games.cuba.words import ACRES, BUILDINGS, DONE, USE

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def in_reach(state: Cuba, used: int) -> int:
    """The useful kinds of building in the pawn's row and column that were not used yet, as bits."""
    seat = state.turn
    kinds = 0
    for field in state.parts.cross[state.pawns[seat]]:
        building = state.fields[ACRES * seat + field]
        if building >= 0 and not used & (1 << field) and buildings.useful(state, seat, building):
            kinds |= 1 << building
    return kinds


def anywhere(state: Cuba) -> int:
    """All useful kinds of building that the seat has, as bits."""
    seat = state.turn
    kinds = 0
    for field in range(ACRES * seat, ACRES * seat + ACRES):
        building = state.fields[field]
        if building >= 0 and buildings.useful(state, seat, building):
            kinds |= 1 << building
    return kinds


def waits(state: Cuba, used: int) -> bool:
    if (anywhere(state) if used == 0 else in_reach(state, used)) != 0:
        state.actor = state.turn
        return True
    state.pending.pop()
    return False


def uses(state: Cuba, used: int) -> list[int]:
    kinds = anywhere(state) if used == 0 else in_reach(state, used)
    moves = [USE + building for building in range(len(BUILDINGS)) if kinds & (1 << building)]
    moves.append(DONE)
    return moves


def use(state: Cuba, used: int, move: int) -> None:
    """A building outside row and column is the one building anywhere: the Foreman's action ends with it."""
    if move == DONE:
        state.pending.pop()
        return
    seat = state.turn
    building = move - USE
    for field in state.parts.cross[state.pawns[seat]]:
        if state.fields[ACRES * seat + field] == building and not used & (1 << field):
            state.pending[-1] = OVERSEEING + KINDS * (used | 1 << field)
            break
    else:
        state.pending.pop()
    buildings.enter(state, building)
