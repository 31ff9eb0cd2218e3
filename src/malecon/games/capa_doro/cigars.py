# compiled by mypyc
"""Cigars: rolled all at once from the stock, turned over, and replaced by one of the next class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Lot
from malecon.core.rows import added, replaced
from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.games.capa_doro.layout import SLOTS, SORTS, TURNED
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, DEAL, ROLL, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


# --- rolling --------------------------------------------------------------------------------------------------------


def affords(state: CapaDoro, seat: i64, tile: i64) -> bool:
    recipe = state.parts.recipe
    stocks = state.stocks
    need: i64 = SORTS * tile
    have: i64 = SORTS * seat
    for tobacco in range(i64(SORTS)):
        asked: i64 = recipe[need + tobacco]
        if asked > 0 and stocks[have + tobacco] < asked:
            return False
    return True


def rollable(state: CapaDoro, seat: int, moves: list[int]) -> None:
    """Adds the cigars that the seat can roll, in ascending order."""
    first: i64 = SLOTS * seat
    for slot in range(first, first + SLOTS):
        tile: i64 = state.tiles[slot]
        if 0 <= tile < TURNED and affords(state, seat, tile):
            at = len(moves)
            while at > 0 and moves[at - 1] > ROLL + tile:
                at -= 1
            moves.insert(at, ROLL + tile)


def roll(state: CapaDoro, seat: int, tile: int) -> None:
    """Its bales to the discards, its points and dollars at once; with enough points the game is won."""
    parts = state.parts
    for tobacco in range(SORTS):
        bales = parts.recipe[SORTS * tile + tobacco]
        if bales > 0:
            state.stocks[SORTS * seat + tobacco] -= bales
            state.discards = added(state.discards, tobacco, bales)
    state.points = added(state.points, seat, parts.points[tile])
    state.dollars[seat] += parts.dollars[tile]
    state.tiles = replaced(state.tiles, state.tiles.index(tile), tile + TURNED)
    if state.story is not None:
        won: dict[str, int | str] = {"points": parts.points[tile], "dollars": parts.dollars[tile]}
        state.note("rolled", seat, {"cigar": CIGARS[tile], "source": f"class-{CLASSES[tile // CLASS]}", **won})
    if state.points[seat] >= parts.goal:
        state.finish("goal")


def why_not_roll(state: CapaDoro, seat: int, tile: int) -> Event:
    """The first tobacco that is short, if the tile lies there open."""
    lying = state.tiles[SLOTS * seat : SLOTS * seat + SLOTS]
    details: dict[str, int | str] = {"cigar": CIGARS[tile]}
    if tile + TURNED in lying:
        return Event("rolled", seat, details)
    if tile in lying:
        for tobacco in range(SORTS):
            need = state.parts.recipe[SORTS * tile + tobacco]
            have = state.stocks[SORTS * seat + tobacco]
            if have < need:
                return Event("missing", seat, {**details, "n": need, "tobacco": TOBACCOS[tobacco], "have": have})
    return Event("not-your-cigar", seat, details)


# --- what bots look at ----------------------------------------------------------------------------------------------


def open_tiles(state: CapaDoro, seat: int) -> list[int]:
    """The seat's cigars that are still to be rolled."""
    return [tile for tile in state.tiles[SLOTS * seat : SLOTS * seat + SLOTS] if 0 <= tile < TURNED]


def spares_the_others(state: CapaDoro, seat: int, tile: int) -> bool:
    """Whether rolling a cigar costs no other one of the seat its bales."""
    recipe = state.parts.recipe
    for other in open_tiles(state, seat):
        if other != tile:
            for tobacco in range(SORTS):
                spent = recipe[SORTS * tile + tobacco]
                left = state.stocks[SORTS * seat + tobacco] - spent
                if spent > 0 and left < recipe[SORTS * other + tobacco]:
                    return False
    return True


def lacking(state: CapaDoro, seat: int) -> int:
    """A bit for each tobacco of which the seat's open tiles together ask for more than its stock."""
    bits = 0
    tiles = open_tiles(state, seat)
    for tobacco in range(SORTS):
        short = -state.stocks[SORTS * seat + tobacco]
        for tile in tiles:
            short += state.parts.recipe[SORTS * tile + tobacco]
        if short > 0:
            bits |= 1 << tobacco
    return bits


# --- tiles from the piles -------------------------------------------------------------------------------------------


def pile(state: CapaDoro, kind: int) -> list[int]:
    """What may come from the pile of a class: all its tiles that were never dealt."""
    lying: i64 = state.piles
    first: i64 = CLASS * kind
    return [DEAL + tile for tile in range(first, first + CLASS) if lying >> tile & 1]


def deal(state: CapaDoro, seat: int, slot: int, tile: int) -> None:
    state.piles &= ~(1 << tile)
    state.tiles = replaced(state.tiles, slot, tile)
    if state.story is not None:
        state.note("dealt", seat, {"cigar": CIGARS[tile]})


def turned_slot(state: CapaDoro) -> int:
    """The first slot of the turn's seat with an A or B turned over; −1 if there is none."""
    first: i64 = SLOTS * state.turn
    for slot in range(first, first + SLOTS):
        if TURNED <= state.tiles[slot] < TURNED + 2 * CLASS:
            return slot
    return -1


class Developing(Lot["CapaDoro"]):
    """The phase of development: a tile of the next class for each A or B turned over. It ends the turn."""

    def waits(self, state: CapaDoro, pending: int) -> bool:
        if turned_slot(state) >= 0:
            state.actor = CHANCE
            return True
        state.pending.pop()
        state.next_turn()
        return False

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        return pile(state, (state.tiles[turned_slot(state)] - TURNED) // CLASS + 1)

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        deal(state, state.turn, turned_slot(state), move - DEAL)


DEVELOPING: Final[Developing] = Developing("develop")
