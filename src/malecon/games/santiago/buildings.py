# compiled by mypyc
"""The twelve buildings (p. 7). `enter` gives what needs no choice; what one may choose is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision
from malecon.core.shape import Word
from malecon.games.santiago import harbour
from malecon.games.santiago.words import (
    ASKED,
    BANK,
    BLACK_MARKET,
    BUILDINGS,
    CAFE,
    CAFE_BOTH,
    CAFE_CIGARS,
    CAFE_RUM,
    CASINO,
    CASINO_PESO,
    CASINO_POINT,
    CHURCH,
    CIGAR_FACTORY,
    CIGARS,
    CUBANS,
    CUSTOMS,
    CUSTOMS_OFFICE,
    DISTIL,
    DISTILLERY,
    GOODS,
    HARBOUR_MASTER,
    MOST_TRADED,
    NEWSPAPER,
    OFFICE,
    OFFICE_DELIVER,
    PASS,
    ROLL,
    RUM,
    SAW,
    SAWMILL,
    SUGAR,
    SWAP,
    TOBACCO,
    TURN_DOWN,
    VALUE_DOWN,
    VALUE_UP,
    WOOD,
)

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def enter(state: Santiago, building: int) -> None:
    """Use a building: what it simply gives is given now, what it lets you choose is pending."""
    seat = state.turn
    if building == BANK:
        state.gain_pesos(seat, state.parts.bank, "bank")
    elif building == CHURCH:
        state.gain_points(seat, state.parts.church, "church")
    else:
        if building == NEWSPAPER:
            state.gain_pesos(seat, state.parts.newspaper, "newspaper")
        state.pending.append(USING.of(building))


class Using(Decision["Santiago"]):
    """Every use may be declined; one that could only be declined isn't asked for."""

    def __init__(self) -> None:
        super().__init__("use")
        self.building: Final = self.field("building", Word(BUILDINGS))

    def arises(self, state: Santiago, pending: int) -> bool:
        building = self.building.of(pending)
        if state.story is not None and asks_the_hand(building):
            state.unveil_hand(state.turn)
        return choices(state, building)

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return options(state, self.building.of(pending))

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move != PASS:
            use(state, self.building.of(pending), move)


USING: Final[Using] = Using()


def asks_the_hand(building: int) -> bool:
    """Whether what there is to choose depends on what the seat holds."""
    return building not in (CUSTOMS_OFFICE, HARBOUR_MASTER, NEWSPAPER)


def choices(state: Santiago, building: int) -> bool:
    """Whether there is anything to choose; to do nothing alone is no choice."""
    held = 6 * state.turn
    goods = state.goods
    if building == DISTILLERY:
        return goods[held + SUGAR] > 0 and state.reserve[RUM] > 0
    if building == CIGAR_FACTORY:
        return goods[held + TOBACCO] > 0 and state.reserve[CIGARS] > 0
    if building == SAWMILL:
        return goods[held + WOOD] > 0
    if building == CAFE:
        return goods[held + RUM] > 0 or goods[held + CIGARS] > 0
    if building == CUSTOMS_OFFICE:
        return state.wanted > 0
    if building == HARBOUR_MASTER:
        return True
    return len(options(state, building)) > 1


def options(state: Santiago, building: int) -> list[int]:
    """What one may do there."""
    seat = state.turn
    if building == DISTILLERY:
        moves = [DISTIL + n for n in range(_convertible(state, seat, SUGAR, RUM))]
    elif building == CIGAR_FACTORY:
        moves = [ROLL + n for n in range(_convertible(state, seat, TOBACCO, CIGARS))]
    elif building == BLACK_MARKET:
        moves = _swaps(state, seat)
    elif building == SAWMILL:
        moves = [SAW] if state.goods[6 * seat + WOOD] > 0 else []
    elif building == CAFE:
        moves = _orders(state, seat)
    elif building == CUSTOMS_OFFICE:
        moves = [CUSTOMS + good for good in range(ASKED) if state.demand[good] > 0]
    elif building == CASINO:
        moves = _bets(state, seat)
    elif building == HARBOUR_MASTER:
        moves = [VALUE_UP, VALUE_DOWN] if state.value > state.parts.first_value else [VALUE_UP]
    elif building == OFFICE:
        moves = [
            OFFICE_DELIVER + good
            for good in range(ASKED)
            if state.demand[good] > 0 and state.goods[6 * seat + good] > 0
        ]
    else:
        moves = _headlines(state)
    moves.append(PASS)
    return moves


def use(state: Santiago, building: int, move: int) -> None:
    seat = state.turn
    if building == DISTILLERY:
        _convert(state, seat, SUGAR, RUM, move - DISTIL + 1, "distilled")
    elif building == CIGAR_FACTORY:
        _convert(state, seat, TOBACCO, CIGARS, move - ROLL + 1, "rolled-cigars")
    elif building == BLACK_MARKET:
        _swap(state, seat, move)
    elif building == SAWMILL:
        _saw(state, seat)
    elif building == CAFE:
        _serve(state, seat, move)
    elif building == CUSTOMS_OFFICE:
        _strike(state, seat, move - CUSTOMS)
    elif building == CASINO:
        _bet(state, seat, move)
    elif building == HARBOUR_MASTER:
        _signal(state, seat, move)
    elif building == OFFICE:
        _despatch(state, seat, move - OFFICE_DELIVER)
    else:
        _print(state, seat, move - TURN_DOWN)


# --- Distillery and Cigar factory: as many as the reserve has -------------------------------------------------------


def _convertible(state: Santiago, seat: int, raw: int, made: int) -> int:
    return min(state.goods[6 * seat + raw], state.reserve[made])


def _convert(state: Santiago, seat: int, raw: int, made: int, number: int, told: str) -> None:
    state.lose_good(seat, raw, number)
    state.take_good(seat, made, number)
    if state.story is not None:
        state.note(told, seat, {"n": number})


# --- Black market: one good for another, wood on neither side -------------------------------------------------------


def _swaps(state: Santiago, seat: int) -> list[int]:
    moves = []
    for good in range(ASKED):
        if state.goods[6 * seat + good] > 0:
            for other in range(ASKED):
                if other != good and state.reserve[other] > 0:
                    moves.append(SWAP + good * ASKED + other)
    return moves


def _swap(state: Santiago, seat: int, move: int) -> None:
    good = (move - SWAP) // ASKED
    other = (move - SWAP) % ASKED
    state.lose_good(seat, good, 1)
    state.take_good(seat, other, 1)
    if state.story is not None:
        state.note("swapped", seat, {"good": GOODS[good], "other_good": GOODS[other]})


# --- Sawmill: a wood for a point and a peso -------------------------------------------------------------------------


def _saw(state: Santiago, seat: int) -> None:
    points = state.parts.sawmill_points
    pesos = state.parts.sawmill_pesos
    state.lose_good(seat, WOOD, 1)
    state.points[seat] += points
    state.pesos[seat] += pesos
    if state.story is not None:
        state.note("sawed", seat, {"points": points, "pesos": pesos, "source": "sawmill"})


# --- Café: one rum and/or one box of cigars -------------------------------------------------------------------------


def _orders(state: Santiago, seat: int) -> list[int]:
    rum = state.goods[6 * seat + RUM] > 0
    cigars = state.goods[6 * seat + CIGARS] > 0
    moves = []
    if rum:
        moves.append(CAFE_RUM)
    if cigars:
        moves.append(CAFE_CIGARS)
    if rum and cigars:
        moves.append(CAFE_BOTH)
    return moves


def _serve(state: Santiago, seat: int, move: int) -> None:
    if move != CAFE_CIGARS:
        state.lose_good(seat, RUM, 1)
    if move != CAFE_RUM:
        state.lose_good(seat, CIGARS, 1)
    points = state.parts.cafe * (2 if move == CAFE_BOTH else 1)
    state.points[seat] += points
    if state.story is not None:
        order = "both" if move == CAFE_BOTH else "rum" if move == CAFE_RUM else "cigars"
        state.note("served", seat, {"order": order, "points": points, "source": "cafe"})


# --- Customs office: a die to 0 -------------------------------------------------------------------------------------


def _strike(state: Santiago, seat: int, good: int) -> None:
    harbour.lower(state, good, state.demand[good])
    if state.story is not None:
        state.note("struck", seat, {"good": GOODS[good]})
    harbour.sail_if_done(state)


# --- Casino: pesos for points or points for pesos, one direction a use ----------------------------------------------


def _bets(state: Santiago, seat: int) -> list[int]:
    rate = state.parts.casino
    points = min(state.pesos[seat] // rate, MOST_TRADED)
    pesos = min(state.points[seat], MOST_TRADED // rate)
    return [CASINO_POINT + n - 1 for n in range(1, points + 1)] + [
        CASINO_PESO + rate * n - 1 for n in range(1, pesos + 1)
    ]


def _bet(state: Santiago, seat: int, move: int) -> None:
    rate = state.parts.casino
    if move < CASINO_PESO:
        points = move - CASINO_POINT + 1
        state.pesos[seat] -= rate * points
        state.points[seat] += points
        if state.story is not None:
            state.note("won-points", seat, {"points": points, "pesos": rate * points, "source": "casino"})
    else:
        pesos = move - CASINO_PESO + 1
        given = pesos // rate
        state.points[seat] -= given
        state.pesos[seat] += pesos
        if state.story is not None:
            state.note("won-pesos", seat, {"pesos": pesos, "given": given, "points": -given, "source": "casino"})


# --- Harbour master: the value one flag up or down ------------------------------------------------------------------


def _signal(state: Santiago, seat: int, move: int) -> None:
    if move == VALUE_UP:
        harbour.raise_value(state, "harbour-master")
    else:
        state.value -= 1
        if state.story is not None:
            state.note("value-down", seat, {"n": state.value})


# --- Office: one demanded good for exactly 2 points -----------------------------------------------------------------


def _despatch(state: Santiago, seat: int, good: int) -> None:
    state.lose_good(seat, good, 1)
    harbour.lower(state, good, 1)
    state.points[seat] += state.parts.office
    if state.story is not None:
        state.note("despatched", seat, {"good": GOODS[good], "points": state.parts.office, "source": "office"})
    harbour.sail_if_done(state)


# --- Newspaper: turn a Cuban face down ------------------------------------------------------------------------------


def _headlines(state: Santiago) -> list[int]:
    return [TURN_DOWN + cuban for cuban in range(len(CUBANS)) if state.down[state.stops[cuban]] == 0]


def _print(state: Santiago, seat: int, cuban: int) -> None:
    state.down[state.stops[cuban]] = 1
    if state.story is not None:
        state.note("turned-down", seat, {"cuban": CUBANS[cuban]})
