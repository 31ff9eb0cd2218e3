# compiled by mypyc
"""The phase of growth: the die, the cubes from the bag, the beetles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro import fields
from malecon.games.capa_doro.frames import BEETLING, DRAWING, KINDS, TURNING_EVENT
from malecon.games.capa_doro.words import (
    BEETLE,
    BEETLE_CUBE,
    BEETLE_STOCK,
    CUBE,
    DIE,
    KINDS_OF_TOBACCO,
    PLANTATION,
    REGION,
    TOBACCOS,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def throw(state: CapaDoro, move: int) -> None:
    """A 1 is an event and no cubes; without events it is nothing at all."""
    shown = move - DIE + 1
    if state.story is not None:
        state.note("die", state.turn, {"n": shown})
    if shown > 1:
        draw_cubes(state, shown)
    elif state.eventful:
        state.push(TURNING_EVENT)


def draw_cubes(state: CapaDoro, number: int) -> None:
    """Bales are placed as they come; beetles wait until all bales lie (ruling)."""
    state.push(BEETLING)
    state.push(DRAWING, number)


def cubes(state: CapaDoro) -> list[int]:
    return [CUBE + cube for cube in range(BEETLE_CUBE + 1) if state.bag[cube] > 0]


def draw(state: CapaDoro, cube: int) -> None:
    state.pending[-1] -= KINDS
    state.bag[cube] -= 1
    if cube == BEETLE_CUBE:
        state.beetles += 1
        if state.story is not None:
            state.note("beetle-drawn", state.turn, {})
    else:
        fields.grow(state, cube)
    if state.story is not None and state.bag_empty():
        state.note("bag-empty", state.turn, {})


# --- beetles: half of the bales, rounded up -------------------------------------------------------------------------


def targets(state: CapaDoro, base: int) -> list[int]:
    """Every plantation on the board, as a move of the family that begins at `base`."""
    return [base + place for place in range(len(state.fields)) if state.fields[place] > 0]


def beetle_moves(state: CapaDoro) -> list[int]:
    """On any plantation or any player's stock, one's own and empty ones too."""
    return targets(state, BEETLE) + [BEETLE_STOCK + seat for seat in range(state.players)]


def set_beetle(state: CapaDoro, move: int) -> None:
    """The beetle does its damage and leaves the game."""
    state.beetles -= 1
    if move < BEETLE_STOCK:
        gnaw_plantation(state, move - BEETLE)
    else:
        gnaw_stock(state, move - BEETLE_STOCK)


def gnaw_plantation(state: CapaDoro, place: int) -> None:
    code = state.fields[place]
    eaten = (code % PLANTATION + 1) // 2
    state.fields[place] = code - eaten
    state.discards[place // REGION] += eaten
    if state.story is not None:
        fields.tell(state, "gnawed", code, place, {"n": eaten, "tobacco": TOBACCOS[place // REGION]})


def gnaw_stock(state: CapaDoro, seat: int) -> None:
    """Of a mixed stock the cheapest tobacco goes first: orange, grey, brown, gold (ruling)."""
    start = KINDS_OF_TOBACCO * seat
    held = 0
    for tobacco in range(start, start + KINDS_OF_TOBACCO):
        held += state.stocks[tobacco]
    eaten = left = (held + 1) // 2
    for tobacco in range(KINDS_OF_TOBACCO):
        gone = min(left, state.stocks[start + tobacco])
        state.stocks[start + tobacco] -= gone
        state.discards[tobacco] += gone
        left -= gone
    if state.story is not None:
        state.note("gnawed-stock", seat, {"n": eaten})
