# compiled by mypyc
"""What the 24 kinds of building do when the Foreman uses them.

`useful` tells whether a use would do anything, `enter` gives what needs no choice, `options` and `use` are the choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.cuba import harbour, parliament
from malecon.games.cuba.frames import KINDS, USING
from malecon.games.cuba.words import (
    BLACK_MARKET,
    BUILDINGS,
    CEMENT_WORKS,
    CHURCH,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    CIGARS,
    CLOISTER,
    DAM,
    DISTIL,
    DISTILLERY,
    DONE,
    EMBASSY,
    GENERAL_STORE,
    GOLF_COURSE,
    HOTEL,
    INN,
    LARGE_BANK,
    LARGE_OFFICE,
    LIGHTHOUSE,
    MATERIAL_MARKET,
    MATERIALS,
    MOST_SPENT,
    PRODUCT_MARKET,
    PRODUCTS,
    ROLL,
    RUM,
    RUM_CAFE,
    SAWMILL,
    SMALL_BANK,
    SMALL_OFFICE,
    SPEND,
    STONE,
    SUGAR,
    SWAP,
    THINGS,
    TOBACCO,
    TOWN_HALL,
    WAREHOUSE,
    WATER,
    WOOD,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def takes(state: Cuba, building: int) -> tuple[int, int]:
    """The first thing and the end of the things that a building takes for points or pesos; (0, 0) if it takes none."""
    if building == CEMENT_WORKS:
        return STONE, STONE + 1
    if building == SAWMILL:
        return WOOD, WOOD + 1
    if building == GOLF_COURSE:
        return WATER, WATER + 1
    if building == CLOISTER:
        # The one rulebook says products, the other building materials.
        return (0, MATERIALS) if state.eggert else (MATERIALS, PRODUCTS)
    if building == RUM_CAFE:
        return RUM, RUM + 1
    if building == CIGAR_CAFE:
        return CIGARS, CIGARS + 1
    if building == GENERAL_STORE:
        return PRODUCTS, CIGARS + 1
    if building == PRODUCT_MARKET:
        return MATERIALS, PRODUCTS
    if building == MATERIAL_MARKET:
        return 0, MATERIALS
    return 0, 0


def useful(state: Cuba, seat: int, building: int) -> bool:
    first, end = takes(state, building)
    if end > 0:
        for thing in range(first, end):
            if state.held(seat, thing) > 0:
                return True
        return False
    if building in (SMALL_OFFICE, LARGE_OFFICE):
        return harbour.fits(state, seat)
    if building == DAM:
        return state.supply[WATER] > 0
    if building == EMBASSY:
        return state.supply[CIGARS] > 0
    if building == CIGAR_FACTORY:
        return state.held(seat, TOBACCO) > 0 and state.supply[CIGARS] > 0
    if building == DISTILLERY:
        return state.held(seat, SUGAR) > 0 and state.supply[RUM] > 0
    if building == BLACK_MARKET:
        return _may_swap(state, seat)
    if building == CHURCH:
        return parliament.may_veto(state)
    if building == LIGHTHOUSE:
        return state.docks[0] >= 0
    if building == WAREHOUSE:
        return state.stock[11 * seat + 3] + state.stock[11 * seat + 4] + state.stock[11 * seat + 5] > 0
    return True


def enter(state: Cuba, building: int) -> None:
    """Use a building: what it simply gives is given now, what it lets you choose is pending."""
    seat = state.turn
    if state.story is not None:
        state.note("used", seat, {"building": BUILDINGS[building]})
    if building in (HOTEL, INN):
        state.score(seat, state.parts.points[building], BUILDINGS[building])
    elif building in (SMALL_BANK, LARGE_BANK):
        state.earn(seat, state.parts.pesos[building], BUILDINGS[building])
    elif building == TOWN_HALL:
        state.hall = seat
    elif building == DAM:
        state.gain(seat, WATER, state.parts.dam_water, "dam")
    elif building == EMBASSY:
        state.gain(seat, CIGARS, state.parts.embassy_cigars, "canadian-embassy")
    elif building == WAREHOUSE:
        store(state, seat)
    elif building in (SMALL_OFFICE, LARGE_OFFICE):
        harbour.open_loading(state, harbour.office(building))
    else:
        state.push(USING, building + 32 * state.parts.most[building])


def waits(state: Cuba, number: int) -> bool:
    """A building that takes things one after another goes on while there is something to take."""
    if useful(state, state.turn, number % 32):
        state.actor = state.turn
        return True
    state.pending.pop()
    return False


def options(state: Cuba, number: int) -> list[int]:
    """What one may do there. Every use may be declined."""
    seat = state.turn
    building = number % 32
    first, end = takes(state, building)
    if end > 0:
        moves = []
        for thing in range(first, end):
            for n in range(min(state.held(seat, thing), number // 32)):
                moves.append(SPEND + thing * MOST_SPENT + n)
    elif building == CIGAR_FACTORY:
        moves = [ROLL + n for n in range(min(state.held(seat, TOBACCO), state.supply[CIGARS]))]
    elif building == DISTILLERY:
        moves = [DISTIL + n for n in range(min(state.held(seat, SUGAR), state.supply[RUM]))]
    elif building == BLACK_MARKET:
        moves = _swaps(state, seat)
    elif building == CHURCH:
        return parliament.vetoes(state)
    else:
        return harbour.signals(state)
    moves.append(DONE)
    return moves


def use(state: Cuba, number: int, move: int) -> None:
    seat = state.turn
    building = number % 32
    state.pending.pop()
    if move == DONE:
        return
    if building == CIGAR_FACTORY:
        _convert(state, seat, TOBACCO, CIGARS, move - ROLL + 1, building)
    elif building == DISTILLERY:
        _convert(state, seat, SUGAR, RUM, move - DISTIL + 1, building)
    elif building == BLACK_MARKET:
        swapped = move - SWAP
        _convert(state, seat, MATERIALS + swapped // 5, MATERIALS + swapped % 5, 1, building)
    elif building == CHURCH:
        parliament.veto(state, seat, move)
    elif building == LIGHTHOUSE:
        harbour.beckon(state, move)
    else:
        _spend(state, seat, number, move)


# --- points or pesos for things handed in ----------------------------------------------------------------------------


def _spend(state: Cuba, seat: int, number: int, move: int) -> None:
    building = number % 32
    thing = (move - SPEND) // MOST_SPENT
    count = (move - SPEND) % MOST_SPENT + 1
    state.lose(seat, thing, count)
    if state.story is not None:
        state.note("spent", seat, {"n": count, "thing": THINGS[thing], "building": BUILDINGS[building]})
    if state.parts.points[building] > 0:
        state.score(seat, count * state.parts.points[building], BUILDINGS[building])
    if state.parts.pesos[building] > 0:
        state.earn(seat, count * state.parts.pesos[building], BUILDINGS[building])
    left = number // 32 - count
    first, end = takes(state, building)
    # Of several types any mix: what is left may be of another one. Of one type the number was just chosen.
    if left > 0 and end - first > 1:
        state.pending.append(USING + KINDS * (building + 32 * left))


# --- Cigar factory, Distillery, Black market: as far as the supply has the result ------------------------------------


def _convert(state: Cuba, seat: int, raw: int, made: int, number: int, building: int) -> None:
    state.lose(seat, raw, number)
    if state.story is not None:
        state.note("spent", seat, {"n": number, "thing": THINGS[raw], "building": BUILDINGS[building]})
    state.gain(seat, made, number, BUILDINGS[building])


def swappable(state: Cuba, thing: int, other: int) -> bool:
    """Filosofia: between a product and a good; eggert: any two wares."""
    if thing == other or state.supply[other] == 0:
        return False
    return state.eggert == 1 or (thing < PRODUCTS) != (other < PRODUCTS)


def _may_swap(state: Cuba, seat: int) -> bool:
    for thing in range(MATERIALS, len(THINGS)):
        if state.held(seat, thing) > 0:
            for other in range(MATERIALS, len(THINGS)):
                if swappable(state, thing, other):
                    return True
    return False


def _swaps(state: Cuba, seat: int) -> list[int]:
    moves = []
    for thing in range(MATERIALS, len(THINGS)):
        if state.held(seat, thing) > 0:
            for other in range(MATERIALS, len(THINGS)):
                if swappable(state, thing, other):
                    moves.append(SWAP + 5 * (thing - MATERIALS) + other - MATERIALS)
    return moves


# --- Warehouse: all products in the yard go in; the printed one and the built one share one store --------------------


def store(state: Cuba, seat: int) -> None:
    base = 11 * seat
    for thing in range(MATERIALS, PRODUCTS):
        number = state.stock[base + thing]
        state.stock[base + thing] = 0
        state.stock[base + thing + 5] += number
        if state.story is not None and number > 0:
            state.note("stored", seat, {"n": number, "thing": THINGS[thing]})
