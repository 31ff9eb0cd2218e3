# compiled by mypyc
"""Cigars: rolled all at once from the stock, turned over, and replaced by one of the next class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Lot
from malecon.core.luck import Luck
from malecon.core.rows import changed
from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.games.capa_doro.bales import count, cover
from malecon.games.capa_doro.layout import SLOTS, SORTS, TURNED
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, DEAL, ROLL, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


# --- rolling --------------------------------------------------------------------------------------------------------


def rollable(state: CapaDoro, seat: i64, moves: list[int]) -> None:
    """Adds the cigars that the seat can roll, in ascending order, before the end of the turn."""
    stock = state.stocks[seat]
    tiles = state.tiles
    needs = state.parts.needs
    first: i64 = SLOTS * seat
    for slot in range(first, first + SLOTS):
        tile = tiles[slot]
        if 0 <= tile < TURNED and cover(stock, needs[tile]):
            at = len(moves) - 1
            while at > 0 and moves[at - 1] > ROLL + tile:
                at -= 1
            moves.insert(at, ROLL + tile)


def roll(state: CapaDoro, seat: i64, tile: i64) -> None:
    """Its bales to the discards, its points and dollars at once; with enough points the game is won."""
    parts = state.parts
    state.stocks[seat] -= parts.needs[tile]
    state.discards += parts.needs[tile]
    state.points = changed(state.points, seat, state.points[seat] + parts.points[tile])
    state.dollars[seat] += parts.dollars[tile]
    state.tiles = changed(state.tiles, slot_of(state, tile), tile + TURNED)
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
            have = count(state.stocks[seat], tobacco)
            if have < need:
                return Event("missing", seat, {**details, "n": need, "tobacco": TOBACCOS[tobacco], "have": have})
    return Event("not-your-cigar", seat, details)


# --- what bots look at ----------------------------------------------------------------------------------------------


def spares_the_others(state: CapaDoro, seat: i64, tile: i64) -> bool:
    """Whether rolling a cigar costs no other one of the seat its bales."""
    needs = state.parts.needs
    left = state.stocks[seat] - needs[tile]
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        other = state.tiles[slot]
        if 0 <= other < TURNED and other != tile:
            for tobacco in range(i64(SORTS)):
                if count(needs[tile], tobacco) > 0 and count(left, tobacco) < count(needs[other], tobacco):
                    return False
    return True


def lacking(state: CapaDoro, seat: i64) -> i64:
    """A bit for each tobacco of which the seat's open tiles together ask for more than its stock."""
    asked: i64 = 0
    first: i64 = SLOTS * seat
    for slot in range(first, first + SLOTS):
        tile = state.tiles[slot]
        if 0 <= tile < TURNED:
            asked += state.parts.needs[tile]
    bits: i64 = 0
    for tobacco in range(i64(SORTS)):
        if count(asked, tobacco) > count(state.stocks[seat], tobacco):
            bits |= 1 << tobacco
    return bits


# --- tiles from the piles -------------------------------------------------------------------------------------------


def pile(state: CapaDoro, kind: i64) -> list[int]:
    """What may come from the pile of a class: all its tiles that were never dealt."""
    lying = state.piles
    first: i64 = CLASS * kind
    return [DEAL + tile for tile in range(first, first + CLASS) if lying >> tile & 1]


def drawn(state: CapaDoro, kind: i64, luck: Luck) -> int:
    """One of these, without listing them."""
    first: i64 = CLASS * kind
    lying: i64 = (state.piles >> first) & ((1 << CLASS) - 1)
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


def deal(state: CapaDoro, seat: int, slot: i64, tile: i64) -> None:
    lying = state.piles >> tile & 1  # a mere 1 would be shifted in 32 bits, once compiled
    state.piles -= lying << tile
    state.tiles = changed(state.tiles, slot, tile)
    if state.story is not None:
        state.note("dealt", seat, {"cigar": CIGARS[tile]})


def slot_of(state: CapaDoro, tile: i64) -> i64:
    """The first slot of all with this tile, or −1."""
    tiles = state.tiles
    for slot in range(len(tiles)):
        if tiles[slot] == tile:
            return slot
    return -1


def turned_slot(state: CapaDoro) -> i64:
    """The first slot of the turn's seat with an A or B turned over; −1 if there is none."""
    tiles = state.tiles
    first: i64 = SLOTS * i64(state.turn)
    for slot in range(first, first + SLOTS):
        if TURNED <= tiles[slot] < TURNED + 2 * CLASS:
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

    def next_class(self, state: CapaDoro) -> i64:
        return (state.tiles[turned_slot(state)] - TURNED) // CLASS + 1

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        deal(state, state.turn, turned_slot(state), move - DEAL)


DEVELOPING: Final[Developing] = Developing("develop")
