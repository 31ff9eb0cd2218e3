# compiled by mypyc
"""What the 24 kinds of building do when the Foreman uses them.

`useful` tells whether a use would do anything, `enter` gives what needs no choice, `Using` has the choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.shape import Whole, Word
from malecon.core.story import Event
from malecon.games.cuba import harbour, parliament, words
from malecon.games.cuba.moves import BECKON, DISTIL, DONE, ROLL, SPEND, SWAP, VETO

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

# Buildings that only give: bots use them first, for what they give may serve the others.
GIVING: Final = ("hotel", "inn", "small-bank", "large-bank", "town-hall", "dam", "canadian-embassy")
GIVERS: Final = sum(1 << words.BUILDINGS.index(name) for name in GIVING)


def useful(state: Cuba, seat: i64, building: i64) -> bool:
    first, end = state.parts.takes[state.eggert][building]
    if end > 0:
        return any(state.held(seat, thing) > 0 for thing in range(first, end))
    if building in (words.SMALL_OFFICE, words.LARGE_OFFICE):
        return harbour.fits(state, seat)
    if building == words.DAM:
        return state.supply[words.WATER] > 0
    if building == words.EMBASSY:
        return state.supply[words.CIGARS] > 0
    if building == words.CIGAR_FACTORY:
        return state.held(seat, words.TOBACCO) > 0 and state.supply[words.CIGARS] > 0
    if building == words.DISTILLERY:
        return state.held(seat, words.SUGAR) > 0 and state.supply[words.RUM] > 0
    if building == words.BLACK_MARKET:
        return len(swaps(state, seat)) > 0
    if building == words.CHURCH:
        return len(parliament.vetoes(state)) > 0
    if building == words.LIGHTHOUSE:
        return state.docks[0] >= 0
    if building == words.WAREHOUSE:
        return state.stock[11 * seat + 3] + state.stock[11 * seat + 4] + state.stock[11 * seat + 5] > 0
    return True


def enter(state: Cuba, building: int) -> None:
    """Use a building: what it simply gives is given now, what it lets you choose is pending."""
    seat = state.turn
    if state.story is not None:
        state.note("used", seat, {"building": words.BUILDINGS[building]})
    if building in (words.HOTEL, words.INN):
        state.score(seat, state.parts.points[building], words.BUILDINGS[building])
    elif building in (words.SMALL_BANK, words.LARGE_BANK):
        state.earn(seat, state.parts.pesos[building], words.BUILDINGS[building])
    elif building == words.TOWN_HALL:
        state.hall = seat
    elif building == words.DAM:
        state.gain(seat, words.WATER, state.parts.dam_water, "dam")
    elif building == words.EMBASSY:
        state.gain(seat, words.CIGARS, state.parts.embassy_cigars, "canadian-embassy")
    elif building == words.WAREHOUSE:
        store(state, seat)
    elif building == words.SMALL_OFFICE:
        harbour.open_loading(state, harbour.BY_SMALL_OFFICE)
    elif building == words.LARGE_OFFICE:
        harbour.open_loading(state, harbour.BY_LARGE_OFFICE)
    else:
        state.pending.append(USING.of(building, state.parts.most[building]))


def store(state: Cuba, seat: int) -> None:
    """Warehouse: all products in the yard go in; the printed one and the built one share one store."""
    base = 11 * seat
    for thing in range(words.MATERIALS, words.PRODUCTS):
        number = state.stock[base + thing]
        state.stock[base + thing] = 0
        state.stock[base + thing + 5] += number
        if state.story is not None and number > 0:
            state.note("stored", seat, {"n": number, "thing": words.THINGS[thing]})


class Using(Decision["Cuba"]):
    """What one may do in a building. Every use may be declined."""

    def __init__(self) -> None:
        super().__init__("use")
        self.building: Final = self.field("building", Word(words.BUILDINGS))
        self.left: Final = self.field("things it may still take", Whole(0, words.MOST_SPENT))

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
                    moves.append(SPEND + thing * words.MOST_SPENT + n)
        elif building == words.CIGAR_FACTORY:
            moves = [ROLL + n for n in range(min(state.held(seat, words.TOBACCO), state.supply[words.CIGARS]))]
        elif building == words.DISTILLERY:
            moves = [DISTIL + n for n in range(min(state.held(seat, words.SUGAR), state.supply[words.RUM]))]
        elif building == words.BLACK_MARKET:
            moves = swaps(state, seat)
        elif building == words.CHURCH:
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
        thing, n = (move - SPEND) // words.MOST_SPENT, (move - SPEND) % words.MOST_SPENT + 1
        told: dict[str, int | str] = {"building": words.BUILDINGS[building], "thing": words.THINGS[thing]}
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
            convert(state, seat, words.TOBACCO, words.CIGARS, move - ROLL + 1, words.CIGAR_FACTORY)
        elif move < SWAP:
            convert(state, seat, words.SUGAR, words.RUM, move - DISTIL + 1, words.DISTILLERY)
        elif move < VETO:
            swapped = move - SWAP
            convert(state, seat, words.MATERIALS + swapped // 5, words.MATERIALS + swapped % 5, 1, words.BLACK_MARKET)
        elif move < BECKON:
            parliament.veto(state, seat, move)
        else:
            harbour.beckon(state, move)

    def spend(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        """Points or pesos for things handed in."""
        building = self.building.of(pending)
        count = (move - SPEND) % words.MOST_SPENT + 1
        state.spend(seat, (move - SPEND) // words.MOST_SPENT, count, building)
        if state.parts.points[building] > 0:
            state.score(seat, count * state.parts.points[building], words.BUILDINGS[building])
        if state.parts.pesos[building] > 0:
            state.earn(seat, count * state.parts.pesos[building], words.BUILDINGS[building])
        left = self.left.of(pending) - count
        first, end = state.parts.takes[state.eggert][building]
        # Of several types any mix: what is left may be of another one. Of one type the number was just chosen.
        if left > 0 and end - first > 1:
            state.pending.append(self.of(building, left))


USING: Final[Using] = Using()


# --- Cigar factory, Distillery, Black market: as far as the supply has the result ------------------------------------


def convert(state: Cuba, seat: int, raw: int, made: int, number: int, building: int) -> None:
    state.spend(seat, raw, number, building)
    state.gain(seat, made, number, words.BUILDINGS[building])


def swaps(state: Cuba, seat: int) -> list[int]:
    """Filosofia: between a product and a good; eggert: any two wares."""
    moves = []
    for thing in range(words.MATERIALS, len(words.THINGS)):
        if state.held(seat, thing) > 0:
            for other in range(words.MATERIALS, len(words.THINGS)):
                if thing != other and state.supply[other] > 0:
                    if state.eggert or (thing < words.PRODUCTS) != (other < words.PRODUCTS):
                        moves.append(SWAP + 5 * (thing - words.MATERIALS) + other - words.MATERIALS)
    return moves
