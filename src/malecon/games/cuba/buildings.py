# compiled by mypyc
"""What the 24 kinds of building do when the Foreman uses them.

`useful` tells whether a use would do anything, `enter` gives what needs no choice, `Using` has the choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision
from malecon.core.shape import Whole, Word
from malecon.core.story import Event
from malecon.games.cuba import harbour, parliament
from malecon.games.cuba.moves import BECKON, DISTIL, DONE, ROLL, SPEND, SWAP, VETO
from malecon.games.cuba.words import (
    BLACK_MARKET,
    BUILDINGS,
    CHURCH,
    CIGAR_FACTORY,
    CIGARS,
    DAM,
    DISTILLERY,
    EMBASSY,
    HOTEL,
    INN,
    LARGE_BANK,
    LARGE_OFFICE,
    LIGHTHOUSE,
    MATERIALS,
    MOST_SPENT,
    PRODUCTS,
    RUM,
    SMALL_BANK,
    SMALL_OFFICE,
    SUGAR,
    THINGS,
    TOBACCO,
    TOWN_HALL,
    WAREHOUSE,
    WATER,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

# Buildings that only give: bots use them first, for what they give may serve the others.
GIVERS: Final = (
    1 << HOTEL | 1 << INN | 1 << SMALL_BANK | 1 << LARGE_BANK | 1 << TOWN_HALL | 1 << DAM | 1 << EMBASSY
)  # fmt: skip


def useful(state: Cuba, seat: int, building: int) -> bool:
    first, end = state.parts.takes[state.eggert][building]
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
        return len(swaps(state, seat)) > 0
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
    elif building == SMALL_OFFICE:
        harbour.open_loading(state, harbour.BY_SMALL_OFFICE)
    elif building == LARGE_OFFICE:
        harbour.open_loading(state, harbour.BY_LARGE_OFFICE)
    else:
        state.pending.append(USING.of(building, state.parts.most[building]))


def store(state: Cuba, seat: int) -> None:
    """Warehouse: all products in the yard go in; the printed one and the built one share one store."""
    base = 11 * seat
    for thing in range(MATERIALS, PRODUCTS):
        number = state.stock[base + thing]
        state.stock[base + thing] = 0
        state.stock[base + thing + 5] += number
        if state.story is not None and number > 0:
            state.note("stored", seat, {"n": number, "thing": THINGS[thing]})


class Using(Decision["Cuba"]):
    """What one may do in a building. Every use may be declined."""

    def __init__(self) -> None:
        super().__init__("use")
        self.building: Final = self.field("building", Word(BUILDINGS))
        self.left: Final = self.field("things it may still take", Whole(0, MOST_SPENT))

    def arises(self, state: Cuba, pending: int) -> bool:
        """A building that takes things one after another goes on while there is something to take."""
        return useful(state, state.turn, self.building.of(pending))

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        building = self.building.of(pending)
        first, end = state.parts.takes[state.eggert][building]
        if end > 0:
            moves = []
            for thing in range(first, end):
                for n in range(min(state.held(seat, thing), self.left.of(pending))):
                    moves.append(SPEND + thing * MOST_SPENT + n)
        elif building == CIGAR_FACTORY:
            moves = [ROLL + n for n in range(min(state.held(seat, TOBACCO), state.supply[CIGARS]))]
        elif building == DISTILLERY:
            moves = [DISTIL + n for n in range(min(state.held(seat, SUGAR), state.supply[RUM]))]
        elif building == BLACK_MARKET:
            moves = swaps(state, seat)
        elif building == CHURCH:
            moves = parliament.vetoes(state)
        else:
            moves = harbour.signals(state)
        moves.append(DONE)
        return moves

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """To enter and do nothing is not to enter."""
        return moves[:-1] if self.left.of(pending) == state.parts.most[self.building.of(pending)] else moves

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        building = self.building.of(pending)
        if VETO <= move < BECKON:
            return parliament.no_veto(state, seat, move - VETO)
        if not SPEND <= move < ROLL:
            return None
        thing, n = (move - SPEND) // MOST_SPENT, (move - SPEND) % MOST_SPENT + 1
        told: dict[str, int | str] = {"building": BUILDINGS[building], "thing": THINGS[thing]}
        first, end = state.parts.takes[state.eggert][building]
        if not first <= thing < end:
            return Event("not-taken", seat, {**told, "n": 1})
        have = state.held(seat, thing)
        return Event("spend", seat, {**told, "n": n, "have": have, "most": min(have, self.left.of(pending))})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move == DONE:
            return
        if move < ROLL:
            self.spend(state, pending, move, seat)
        elif move < DISTIL:
            convert(state, seat, TOBACCO, CIGARS, move - ROLL + 1, CIGAR_FACTORY)
        elif move < SWAP:
            convert(state, seat, SUGAR, RUM, move - DISTIL + 1, DISTILLERY)
        elif move < VETO:
            swapped = move - SWAP
            convert(state, seat, MATERIALS + swapped // 5, MATERIALS + swapped % 5, 1, BLACK_MARKET)
        elif move < BECKON:
            parliament.veto(state, seat, move)
        else:
            harbour.beckon(state, move)

    def spend(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        """Points or pesos for things handed in."""
        building = self.building.of(pending)
        count = (move - SPEND) % MOST_SPENT + 1
        state.spend(seat, (move - SPEND) // MOST_SPENT, count, building)
        if state.parts.points[building] > 0:
            state.score(seat, count * state.parts.points[building], BUILDINGS[building])
        if state.parts.pesos[building] > 0:
            state.earn(seat, count * state.parts.pesos[building], BUILDINGS[building])
        left = self.left.of(pending) - count
        first, end = state.parts.takes[state.eggert][building]
        # Of several types any mix: what is left may be of another one. Of one type the number was just chosen.
        if left > 0 and end - first > 1:
            state.pending.append(self.of(building, left))


USING: Final[Using] = Using()


# --- Cigar factory, Distillery, Black market: as far as the supply has the result ------------------------------------


def convert(state: Cuba, seat: int, raw: int, made: int, number: int, building: int) -> None:
    state.spend(seat, raw, number, building)
    state.gain(seat, made, number, BUILDINGS[building])


def swaps(state: Cuba, seat: int) -> list[int]:
    """Filosofia: between a product and a good; eggert: any two wares."""
    moves = []
    for thing in range(MATERIALS, len(THINGS)):
        if state.held(seat, thing) > 0:
            for other in range(MATERIALS, len(THINGS)):
                if thing != other and state.supply[other] > 0:
                    if state.eggert or (thing < PRODUCTS) != (other < PRODUCTS):
                        moves.append(SWAP + 5 * (thing - MATERIALS) + other - MATERIALS)
    return moves
