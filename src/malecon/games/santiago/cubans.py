# compiled by mypyc
"""The nine Cubans (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision
from malecon.core.shape import SEAT
from malecon.games.santiago import buildings
from malecon.games.santiago.words import (
    ALONSO,
    ASKED,
    BUILDINGS,
    CITRUS,
    CLAIM,
    CONCHITA,
    EL_ZORRO,
    GIVE,
    GIVE_PESO,
    GIVE_POINT,
    GOODS,
    JOSE,
    MARIA,
    MARTINEZ,
    MIGUEL,
    PABLO,
    PASS,
    PEDRO,
    SUGAR,
    TAKE,
    TOBACCO,
    USE,
    WOOD,
)

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def meet(state: Santiago, cuban: int) -> None:
    """The function of the Cuban at whose stop the car stands. Plain gains are no decisions."""
    seat = state.turn
    parts = state.parts
    if cuban == PEDRO:
        state.gain_good(seat, TOBACCO, parts.pedro, "pedro")
    elif cuban == JOSE:
        state.gain_good(seat, SUGAR, parts.jose, "jose")
    elif cuban == CONCHITA:
        state.gain_good(seat, CITRUS, parts.conchita, "conchita")
    elif cuban == MIGUEL:
        state.gain_good(seat, WOOD, parts.miguel, "miguel")
    elif cuban == PABLO:
        state.pending.append(TAKING.number)
    elif cuban == MARIA:
        state.gain_points(seat, parts.maria, "maria")
    elif cuban == MARTINEZ:
        state.gain_pesos(seat, parts.martinez, "martinez")
    elif cuban == EL_ZORRO:
        state.pending.append(GIVING.of((seat + 1) % state.players))
    elif cuban == ALONSO:
        state.pending.append(HIRING.number)


class Taking(Decision["Santiago"]):
    """Pablo: any good but wood."""

    def arises(self, state: Santiago, pending: int) -> bool:
        for good in range(ASKED):
            if state.reserve[good] > 0:
                return True
        return False

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        return [TAKE + good for good in range(ASKED) if state.reserve[good] > 0] + [PASS]

    def lean(self, state: Santiago, pending: int, seat: int, moves: list[int]) -> list[int]:
        """A free good is never refused."""
        return moves[:-1]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move != PASS:
            state.gain_good(seat, move - TAKE, 1, "pablo")


class Giving(Decision["Santiago"]):
    """El Zorro: every other player, in turn order, gives a peso, a point or a good of their choice."""

    def __init__(self) -> None:
        super().__init__("give")
        self.giver: Final = self.field("seat", SEAT)

    def waits(self, state: Santiago, pending: int) -> bool:
        """Whoever has nothing to give is passed over."""
        giver = self.giver.of(pending)
        while giver != state.turn:
            if state.story is not None:
                state.unveil_hand(giver)
            if _has_gift(state, giver):
                state.pending[-1] = self.of(giver)
                state.actor = giver
                return True
            giver = (giver + 1) % state.players
        state.pending.pop()
        return False

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        moves = []
        if state.pesos[seat] > 0:
            moves.append(GIVE_PESO)
        if state.points[seat] > 0:
            moves.append(GIVE_POINT)
        for good in range(ASKED):
            if state.goods[6 * seat + good] > 0:
                moves.append(GIVE + good)
        return moves

    def shows(self, state: Santiago, pending: int, seat: int) -> bool:
        """Who has one thing only to give doesn't show it."""
        return bool(state.options["open_hands"])

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        if move == GIVE_PESO:
            state.pesos[seat] -= 1
            state.pesos[state.turn] += 1
            given = "peso"
        elif move == GIVE_POINT:
            state.points[seat] -= 1
            state.points[state.turn] += 1
            given = "point"
        else:
            good = move - GIVE
            state.goods[6 * seat + good] -= 1
            state.goods[6 * state.turn + good] += 1
            given = GOODS[good]
        if state.story is not None:
            if move == GIVE_POINT:
                state.note("given", seat, {"gift": given, "other": state.turn, "points": -1})
                state.note("robbed", state.turn, {"points": 1})
            else:
                state.note("given", seat, {"gift": given, "other": state.turn})
        state.pending[-1] = self.of((seat + 1) % state.players)


def _has_gift(state: Santiago, seat: int) -> bool:
    if state.pesos[seat] > 0 or state.points[seat] > 0:
        return True
    for good in range(6 * seat, 6 * seat + ASKED):
        if state.goods[good] > 0:
            return True
    return False


class Hiring(Decision["Santiago"]):
    """Alonso: take an unowned building, or use one owned before."""

    def arises(self, state: Santiago, pending: int) -> bool:
        return state.turn in state.owners or (_may_claim(state) and -1 in state.owners)

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        claims = []
        uses = []
        claiming = _may_claim(state)
        for building in range(len(BUILDINGS)):
            owner = state.owners[state.places[building]]
            if owner == -1 and claiming:
                claims.append(CLAIM + building)
            elif owner == seat:
                uses.append(USE + building)
        return claims + uses + [PASS]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move == PASS:
            return
        if move >= USE:
            if state.story is not None:
                state.note("hired", seat, {"building": BUILDINGS[move - USE]})
            buildings.enter(state, move - USE)
        else:
            state.owners[state.places[move - CLAIM]] = seat
            if state.story is not None:
                state.note("claimed", seat, {"building": BUILDINGS[move - CLAIM]})


def _may_claim(state: Santiago) -> bool:
    return state.owners.count(state.turn) < state.parts.markers


TAKING: Final[Taking] = Taking("take")
GIVING: Final[Giving] = Giving()
HIRING: Final[Hiring] = Hiring("hire")
