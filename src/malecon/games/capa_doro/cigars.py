# compiled by mypyc
"""Cigars: rolled all at once from the stock, turned over, and replaced by one of the next class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Lot
from malecon.core.luck import Luck
from malecon.core.rows import add_to, added, place_of, replaced
from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.games.capa_doro.layout import BALE, BALES, SLOTS, SORTS, TURNED
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


def rollable(state: CapaDoro, seat: i64, held: i64, moves: list[int]) -> None:
    """Adds the cigars that the seat can roll, in ascending order, before the end of the turn; `held` has a bit for each
    tobacco of which it has a bale."""
    lacking = ~held
    tiles = state.tiles
    sorts = state.parts.sorts
    first: i64 = SLOTS * seat
    for slot in range(first, first + SLOTS):
        tile: i64 = tiles[slot]
        if 0 <= tile < TURNED and sorts[tile] & lacking == 0 and affords(state, seat, tile):
            at = len(moves) - 1
            while at > 0 and moves[at - 1] > ROLL + tile:
                at -= 1
            moves.insert(at, ROLL + tile)


def roll(state: CapaDoro, seat: int, tile: int) -> None:
    """Its bales to the discards, its points and dollars at once; with enough points the game is won."""
    parts = state.parts
    for tobacco in range(SORTS):
        bales = parts.recipe[SORTS * tile + tobacco]
        if bales > 0:
            add_to(state.stocks, SORTS * seat + tobacco, -bales)
            state.discards = added(state.discards, tobacco, bales)
    state.points = added(state.points, seat, parts.points[tile])
    add_to(state.dollars, seat, parts.dollars[tile])
    state.tiles = replaced(state.tiles, place_of(state.tiles, tile), tile + TURNED)
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


def lacking(state: CapaDoro, seat: i64) -> i64:
    """A bit for each tobacco of which the seat's open tiles together ask for more than its stock."""
    asked: i64 = 0
    first: i64 = SLOTS * seat
    for slot in range(first, first + SLOTS):
        tile: i64 = state.tiles[slot]
        if 0 <= tile < TURNED:
            asked += state.parts.needs[tile]
    bits: i64 = 0
    for tobacco in range(i64(SORTS)):
        if asked >> (BALES * tobacco) & BALE > i64(state.stocks[SORTS * seat + tobacco]):
            bits |= 1 << tobacco
    return bits


# --- tiles from the piles -------------------------------------------------------------------------------------------


def pile(state: CapaDoro, kind: int) -> list[int]:
    """What may come from the pile of a class: all its tiles that were never dealt."""
    lying: i64 = state.piles
    first: i64 = CLASS * kind
    return [DEAL + tile for tile in range(first, first + CLASS) if lying >> tile & 1]


def drawn(state: CapaDoro, kind: int, luck: Luck) -> int:
    """One of these, without listing them."""
    first: i64 = CLASS * kind
    lying: i64 = (i64(state.piles) >> first) & ((1 << CLASS) - 1)
    number: i64 = 0
    left: i64 = lying
    while left > 0:
        number += left & 1
        left >>= 1
    before: i64 = luck.below(number)
    tile: i64 = first
    while before > 0 or lying & 1 == 0:
        before -= lying & 1
        lying >>= 1
        tile += 1
    return DEAL + tile


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
        return pile(state, self.next_class(state))

    def draws(self, state: CapaDoro, pending: int, luck: Luck) -> int:
        return drawn(state, self.next_class(state), luck)

    def next_class(self, state: CapaDoro) -> int:
        return (state.tiles[turned_slot(state)] - TURNED) // CLASS + 1

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        deal(state, state.turn, turned_slot(state), move - DEAL)


DEVELOPING: Final[Developing] = Developing("develop")
