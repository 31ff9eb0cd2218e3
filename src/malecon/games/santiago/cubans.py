# compiled by mypyc
"""The nine Cubans (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision
from malecon.core.rows import add_to, place_of, replaced
from malecon.core.shape import SEAT
from malecon.games.santiago import buildings, harbour, words

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def meet(state: Santiago, cuban: int) -> None:
    """The function of the Cuban at whose stop the car stands. Plain gains are no decisions."""
    seat = state.turn
    parts = state.parts
    if cuban == words.PEDRO:
        state.gain_good(seat, words.TOBACCO, parts.pedro, "pedro")
    elif cuban == words.JOSE:
        state.gain_good(seat, words.SUGAR, parts.jose, "jose")
    elif cuban == words.CONCHITA:
        state.gain_good(seat, words.CITRUS, parts.conchita, "conchita")
    elif cuban == words.MIGUEL:
        state.gain_good(seat, words.WOOD, parts.miguel, "miguel")
    elif cuban == words.PABLO:
        state.pending.append(TAKING.number)
    elif cuban == words.MARIA:
        state.gain_points(seat, parts.maria, "maria")
    elif cuban == words.MARTINEZ:
        state.gain_pesos(seat, parts.martinez, "martinez")
    elif cuban == words.EL_ZORRO:
        state.pending.append(GIVING.of((seat + 1) % state.players))
    elif cuban == words.ALONSO:
        state.pending.append(HIRING.number)


class Taking(Decision["Santiago"]):
    """Pablo: any good but wood."""

    def arises(self, state: Santiago, pending: int) -> bool:
        return any(state.reserve[good] > 0 for good in range(words.ASKED))

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        moves = [words.TAKE + good for good in range(words.ASKED) if state.reserve[good] > 0]
        moves.extend(harbour.PASSING)
        return moves

    def lean(self, state: Santiago, pending: int, seat: int, moves: list[int]) -> list[int]:
        """A free good is never refused."""
        return moves[:-1]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move != words.PASS:
            state.gain_good(seat, move - words.TAKE, 1, "pablo")


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
            moves.append(words.GIVE_PESO)
        if state.points[seat] > 0:
            moves.append(words.GIVE_POINT)
        for good in range(words.ASKED):
            if state.goods[6 * seat + good] > 0:
                moves.append(words.GIVE + good)
        return moves

    def shows(self, state: Santiago, pending: int, seat: int) -> bool:
        """Who has one thing only to give doesn't show it."""
        return bool(state.options["open_hands"])

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        if move == words.GIVE_PESO:
            add_to(state.pesos, seat, -1)
            add_to(state.pesos, state.turn, 1)
            given = "peso"
        elif move == words.GIVE_POINT:
            add_to(state.points, seat, -1)
            add_to(state.points, state.turn, 1)
            given = "point"
        else:
            good = move - words.GIVE
            add_to(state.goods, 6 * seat + good, -1)
            add_to(state.goods, 6 * state.turn + good, 1)
            given = words.GOODS[good]
        if state.story is not None:
            if move == words.GIVE_POINT:
                state.note("given", seat, {"gift": given, "other": state.turn, "points": -1})
                state.note("robbed", state.turn, {"points": 1})
            else:
                state.note("given", seat, {"gift": given, "other": state.turn})
        state.pending[-1] = self.of((seat + 1) % state.players)


def _has_gift(state: Santiago, seat: int) -> bool:
    if state.pesos[seat] > 0 or state.points[seat] > 0:
        return True
    return any(state.goods[6 * seat + good] > 0 for good in range(words.ASKED))


class Hiring(Decision["Santiago"]):
    """Alonso: take an unowned building, or use one owned before."""

    def arises(self, state: Santiago, pending: int) -> bool:
        return place_of(state.owners, state.turn) >= 0 or (_may_claim(state) and place_of(state.owners, -1) >= 0)

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        claims = []
        uses = []
        claiming = _may_claim(state)
        for building in range(len(words.BUILDINGS)):
            owner = state.owners[state.places[building]]
            if owner == -1 and claiming:
                claims.append(words.CLAIM + building)
            elif owner == seat:
                uses.append(words.USE + building)
        claims.extend(uses)
        claims.extend(harbour.PASSING)
        return claims

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move == words.PASS:
            return
        if move >= words.USE:
            if state.story is not None:
                state.note("hired", seat, {"building": words.BUILDINGS[move - words.USE]})
            buildings.enter(state, move - words.USE)
        else:
            state.owners = replaced(state.owners, state.places[move - words.CLAIM], seat)
            if state.story is not None:
                state.note("claimed", seat, {"building": words.BUILDINGS[move - words.CLAIM]})


def _may_claim(state: Santiago) -> bool:
    return state.owners.count(state.turn) < state.parts.markers


TAKING: Final[Taking] = Taking("take")
GIVING: Final[Giving] = Giving()
HIRING: Final[Hiring] = Hiring("hire")
