# compiled by mypyc
"""The twelve buildings (p. 7). `enter` gives what needs no choice; what one may choose is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision
from malecon.core.rows import add_to, place_of, replaced
from malecon.core.shape import Word
from malecon.games.santiago import harbour, words

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def enter(state: Santiago, building: int) -> None:
    """Use a building: what it simply gives is given now, what it lets you choose is pending."""
    seat = state.turn
    if building == words.BANK:
        state.gain_pesos(seat, state.parts.bank, "bank")
    elif building == words.CHURCH:
        state.gain_points(seat, state.parts.church, "church")
    else:
        if building == words.NEWSPAPER:
            state.gain_pesos(seat, state.parts.newspaper, "newspaper")
        state.pending.append(USING.of(building))


class Using(Decision["Santiago"]):
    """Every use may be declined; one that could only be declined isn't asked for."""

    def __init__(self) -> None:
        super().__init__("use")
        self.building: Final = self.field("building", Word(words.BUILDINGS))

    def arises(self, state: Santiago, pending: int) -> bool:
        building = self.building.of(pending)
        if state.story is not None and asks_the_hand(building):
            state.unveil_hand(state.turn)
        return choices(state, building)

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return options(state, self.building.of(pending))

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move != words.PASS:
            use(state, self.building.of(pending), move)


USING: Final[Using] = Using()
# Rows listed once are copied faster than they are made.
POINTS: Final[list[int]] = [words.CASINO_POINT + n for n in range(words.MOST_TRADED)]


def asks_the_hand(building: int) -> bool:
    """Whether what there is to choose depends on what the seat holds."""
    return building not in (words.CUSTOMS_OFFICE, words.HARBOUR_MASTER, words.NEWSPAPER)


def choices(state: Santiago, building: int) -> bool:
    """Whether there is anything to choose; to do nothing alone is no choice."""
    held = 6 * state.turn
    goods = state.goods
    if building == words.DISTILLERY:
        return goods[held + words.SUGAR] > 0 and state.reserve[words.RUM] > 0
    if building == words.CIGAR_FACTORY:
        return goods[held + words.TOBACCO] > 0 and state.reserve[words.CIGARS] > 0
    if building == words.SAWMILL:
        return goods[held + words.WOOD] > 0
    if building == words.CAFE:
        return goods[held + words.RUM] > 0 or goods[held + words.CIGARS] > 0
    if building == words.CUSTOMS_OFFICE:
        return state.wanted > 0
    if building == words.CASINO:
        return state.pesos[state.turn] >= state.parts.casino or state.points[state.turn] > 0
    if building == words.BLACK_MARKET:
        return _swappable(state, held)
    if building == words.OFFICE:
        return any(state.demand[good] > 0 and goods[held + good] > 0 for good in range(words.ASKED))
    if building == words.NEWSPAPER:
        return place_of(state.down, 0) >= 0
    return True


def options(state: Santiago, building: int) -> list[int]:
    """What one may do there."""
    seat = state.turn
    if building == words.DISTILLERY:
        moves = [words.DISTIL + n for n in range(_convertible(state, seat, words.SUGAR, words.RUM))]
    elif building == words.CIGAR_FACTORY:
        moves = [words.ROLL + n for n in range(_convertible(state, seat, words.TOBACCO, words.CIGARS))]
    elif building == words.BLACK_MARKET:
        moves = _swaps(state, seat)
    elif building == words.SAWMILL:
        moves = [words.SAW] if state.goods[6 * seat + words.WOOD] > 0 else []
    elif building == words.CAFE:
        moves = _orders(state, seat)
    elif building == words.CUSTOMS_OFFICE:
        moves = [words.CUSTOMS + good for good in range(words.ASKED) if state.demand[good] > 0]
    elif building == words.CASINO:
        moves = _bets(state, seat)
    elif building == words.HARBOUR_MASTER:
        moves = [words.VALUE_UP, words.VALUE_DOWN] if state.value > state.parts.first_value else [words.VALUE_UP]
    elif building == words.OFFICE:
        moves = [
            words.OFFICE_DELIVER + good
            for good in range(words.ASKED)
            if state.demand[good] > 0 and state.goods[6 * seat + good] > 0
        ]
    else:
        moves = _headlines(state)
    moves.extend(harbour.PASSING)
    return moves


def use(state: Santiago, building: int, move: int) -> None:
    seat = state.turn
    if building == words.DISTILLERY:
        _convert(state, seat, words.SUGAR, words.RUM, move - words.DISTIL + 1, "distilled")
    elif building == words.CIGAR_FACTORY:
        _convert(state, seat, words.TOBACCO, words.CIGARS, move - words.ROLL + 1, "rolled-cigars")
    elif building == words.BLACK_MARKET:
        _swap(state, seat, move)
    elif building == words.SAWMILL:
        _saw(state, seat)
    elif building == words.CAFE:
        _serve(state, seat, move)
    elif building == words.CUSTOMS_OFFICE:
        _strike(state, seat, move - words.CUSTOMS)
    elif building == words.CASINO:
        _bet(state, seat, move)
    elif building == words.HARBOUR_MASTER:
        _signal(state, seat, move)
    elif building == words.OFFICE:
        _despatch(state, seat, move - words.OFFICE_DELIVER)
    else:
        _print(state, seat, move - words.TURN_DOWN)


# --- Distillery and Cigar factory: as many as the reserve has -------------------------------------------------------


def _convertible(state: Santiago, seat: int, raw: int, made: int) -> int:
    return min(state.goods[6 * seat + raw], state.reserve[made])


def _convert(state: Santiago, seat: int, raw: int, made: int, number: int, told: str) -> None:
    state.lose_good(seat, raw, number)
    state.take_good(seat, made, number)
    if state.story is not None:
        state.note(told, seat, {"n": number})


# --- Black market: one good for another, wood on neither side -------------------------------------------------------


def _swappable(state: Santiago, held: int) -> bool:
    for good in range(words.ASKED):
        if state.goods[held + good] > 0:
            for other in range(words.ASKED):
                if other != good and state.reserve[other] > 0:
                    return True
    return False


def _swaps(state: Santiago, seat: int) -> list[int]:
    moves = []
    for good in range(words.ASKED):
        if state.goods[6 * seat + good] > 0:
            for other in range(words.ASKED):
                if other != good and state.reserve[other] > 0:
                    moves.append(words.SWAP + good * words.ASKED + other)
    return moves


def _swap(state: Santiago, seat: int, move: int) -> None:
    good = (move - words.SWAP) // words.ASKED
    other = (move - words.SWAP) % words.ASKED
    state.lose_good(seat, good, 1)
    state.take_good(seat, other, 1)
    if state.story is not None:
        state.note("swapped", seat, {"good": words.GOODS[good], "other_good": words.GOODS[other]})


# --- Sawmill: a wood for a point and a peso -------------------------------------------------------------------------


def _saw(state: Santiago, seat: int) -> None:
    points = state.parts.sawmill_points
    pesos = state.parts.sawmill_pesos
    state.lose_good(seat, words.WOOD, 1)
    add_to(state.points, seat, points)
    add_to(state.pesos, seat, pesos)
    if state.story is not None:
        state.note("sawed", seat, {"points": points, "pesos": pesos, "source": "sawmill"})


# --- Café: one rum and/or one box of cigars -------------------------------------------------------------------------


def _orders(state: Santiago, seat: int) -> list[int]:
    rum = state.goods[6 * seat + words.RUM] > 0
    cigars = state.goods[6 * seat + words.CIGARS] > 0
    moves = []
    if rum:
        moves.append(words.CAFE_RUM)
    if cigars:
        moves.append(words.CAFE_CIGARS)
    if rum and cigars:
        moves.append(words.CAFE_BOTH)
    return moves


def _serve(state: Santiago, seat: int, move: int) -> None:
    if move != words.CAFE_CIGARS:
        state.lose_good(seat, words.RUM, 1)
    if move != words.CAFE_RUM:
        state.lose_good(seat, words.CIGARS, 1)
    points = state.parts.cafe * (2 if move == words.CAFE_BOTH else 1)
    add_to(state.points, seat, points)
    if state.story is not None:
        order = "both" if move == words.CAFE_BOTH else "rum" if move == words.CAFE_RUM else "cigars"
        state.note("served", seat, {"order": order, "points": points, "source": "cafe"})


# --- Customs office: a die to 0 -------------------------------------------------------------------------------------


def _strike(state: Santiago, seat: int, good: int) -> None:
    harbour.lower(state, good, state.demand[good])
    if state.story is not None:
        state.note("struck", seat, {"good": words.GOODS[good]})
    harbour.sail_if_done(state)


# --- Casino: pesos for points or points for pesos, one direction a use ----------------------------------------------


def _bets(state: Santiago, seat: int) -> list[int]:
    rate = state.parts.casino
    points = min(state.pesos[seat] // rate, words.MOST_TRADED)
    pesos = min(state.points[seat], words.MOST_TRADED // rate)
    return POINTS[:points] + state.parts.won_pesos[:pesos]


def _bet(state: Santiago, seat: int, move: int) -> None:
    rate = state.parts.casino
    if move < words.CASINO_PESO:
        points = move - words.CASINO_POINT + 1
        add_to(state.pesos, seat, -rate * points)
        add_to(state.points, seat, points)
        if state.story is not None:
            state.note("won-points", seat, {"points": points, "pesos": rate * points, "source": "casino"})
    else:
        pesos = move - words.CASINO_PESO + 1
        given = pesos // rate
        add_to(state.points, seat, -given)
        add_to(state.pesos, seat, pesos)
        if state.story is not None:
            state.note("won-pesos", seat, {"pesos": pesos, "given": given, "points": -given, "source": "casino"})


# --- Harbour master: the value one flag up or down ------------------------------------------------------------------


def _signal(state: Santiago, seat: int, move: int) -> None:
    if move == words.VALUE_UP:
        harbour.raise_value(state, "harbour-master")
    else:
        state.value -= 1
        if state.story is not None:
            state.note("value-down", seat, {"n": state.value})


# --- Office: one demanded good for exactly 2 points -----------------------------------------------------------------


def _despatch(state: Santiago, seat: int, good: int) -> None:
    state.lose_good(seat, good, 1)
    harbour.lower(state, good, 1)
    add_to(state.points, seat, state.parts.office)
    if state.story is not None:
        state.note("despatched", seat, {"good": words.GOODS[good], "points": state.parts.office, "source": "office"})
    harbour.sail_if_done(state)


# --- Newspaper: turn a Cuban face down ------------------------------------------------------------------------------


def _headlines(state: Santiago) -> list[int]:
    return [words.TURN_DOWN + cuban for cuban in range(len(words.CUBANS)) if state.down[state.stops[cuban]] == 0]


def _print(state: Santiago, seat: int, cuban: int) -> None:
    state.down = replaced(state.down, state.stops[cuban], 1)
    if state.story is not None:
        state.note("turned-down", seat, {"cuban": words.CUBANS[cuban]})
