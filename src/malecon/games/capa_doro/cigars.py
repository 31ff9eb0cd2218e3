# compiled by mypyc
"""Cigars: rolled all at once from the stock, turned over, and replaced by one of the next class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro.words import (
    CIGARS,
    CLASS,
    DEAL,
    KINDS_OF_TOBACCO,
    NO_TILE,
    ROLL,
    SLOTS,
    TURNED,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def affords(state: CapaDoro, seat: int, tile: int) -> bool:
    recipe = state.parts.recipe
    need = KINDS_OF_TOBACCO * tile
    have = KINDS_OF_TOBACCO * seat
    for tobacco in range(KINDS_OF_TOBACCO):
        if state.stocks[have + tobacco] < recipe[need + tobacco]:
            return False
    return True


def rolls(state: CapaDoro, seat: int) -> bool:
    """Whether the seat has the bales of one of its tiles."""
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        tile = state.tiles[slot]
        if NO_TILE < tile < TURNED and affords(state, seat, tile):
            return True
    return False


def rollable(state: CapaDoro, seat: int, moves: list[int]) -> None:
    """Adds the cigars that the seat can roll, in ascending order."""
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        tile = state.tiles[slot]
        if NO_TILE < tile < TURNED and affords(state, seat, tile):
            at = len(moves)
            while at > 0 and moves[at - 1] > ROLL + tile:
                at -= 1
            moves.insert(at, ROLL + tile)


def roll(state: CapaDoro, tile: int) -> None:
    """Its bales to the discards, its points and dollars at once; with enough points the game is won."""
    seat = state.turn
    parts = state.parts
    for tobacco in range(KINDS_OF_TOBACCO):
        bales = parts.recipe[KINDS_OF_TOBACCO * tile + tobacco]
        state.stocks[KINDS_OF_TOBACCO * seat + tobacco] -= bales
        state.discards[tobacco] += bales
    state.points[seat] += parts.points[tile]
    state.dollars[seat] += parts.dollars[tile]
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.tiles[slot] == tile:
            state.tiles[slot] = tile + TURNED
    if state.story is not None:
        state.note(
            "rolled", seat, {"cigar": CIGARS[tile], "points": parts.points[tile], "dollars": parts.dollars[tile]}
        )
    if state.points[seat] >= parts.goal:
        state.finish("goal")


# --- development: a tile of the next class for each A or B turned over ----------------------------------------------


def turned_slot(state: CapaDoro) -> int:
    """The first slot of the turn's seat with an A or B turned over; −1 if there is none."""
    for slot in range(SLOTS * state.turn, SLOTS * state.turn + SLOTS):
        if TURNED <= state.tiles[slot] < TURNED + 2 * CLASS:
            return slot
    return -1


def pile(state: CapaDoro, kind: int) -> list[int]:
    """What may come from the pile of a class: all its tiles that were never dealt."""
    return [DEAL + tile for tile in range(CLASS * kind, CLASS * kind + CLASS) if state.piles & 1 << tile]


def next_class(state: CapaDoro) -> int:
    return (state.tiles[turned_slot(state)] - TURNED) // CLASS + 1


def deal(state: CapaDoro, seat: int, slot: int, tile: int) -> None:
    state.piles &= ~(1 << tile)
    state.tiles[slot] = tile
    if state.story is not None:
        state.note("dealt", seat, {"cigar": CIGARS[tile]})
