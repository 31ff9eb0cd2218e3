# compiled by mypyc
"""The laws in force (phase D), in order I to IV, each seat asked from the new first player on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.shape import Whole
from malecon.core.story import Event
from malecon.games.cuba import market, parliament, rounds, words
from malecon.games.cuba.moves import PAY, PAY_TAX, REFUSE

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

ASKED: Final = Whole(0, lambda state: state.players, words.MOST_SEATS + 1)
MOST_PAID: Final = 4  # things that a duty may ask for


def buildings(state: Cuba, seat: int) -> int:
    """How many buildings a seat has, the printed warehouse included."""
    fields = state.fields
    first: i64 = words.ACRES * seat
    found: i64 = 0
    for at in range(first, first + words.ACRES):
        if fields[at] >= 0:
            found += 1
    return found


# --- I: the tax ------------------------------------------------------------------------------------------------------


def tax(state: Cuba, seat: int, law: int) -> int:
    """What a tax law asks of a seat; −1 is the one printed on the board."""
    if law < 0:
        return state.parts.tax_printed
    if law == words.TAX_BUILDINGS:
        return state.parts.tax[law] * buildings(state, seat)
    return state.parts.tax[law]


class Taxing(Decision["Cuba"]):
    def __init__(self) -> None:
        super().__init__("tax")
        self.asked: Final = self.field("seats asked", ASKED)

    def waits(self, state: Cuba, pending: int) -> bool:
        """Who can't pay isn't asked."""
        for asked in range(self.asked.of(pending), state.players):
            seat = (state.first + asked) % state.players
            if state.pesos[seat] >= tax(state, seat, state.laws[words.TAX]):
                state.pending[-1] = self.of(asked)
                state.turn = state.actor = seat
                return True
        state.pending[-1] = TOLLING.of(0, 0)
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return [PAY_TAX, REFUSE]

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        return {"pesos": tax(state, state.turn, state.laws[words.TAX]), "points": state.parts.law_points}

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        if move == PAY_TAX:
            amount = tax(state, seat, state.laws[words.TAX])
            state.pesos[seat] -= amount
            state.paid |= 1 << seat
            if state.story is not None:
                state.note("paid-tax", seat, {"pesos": amount})
            state.score(seat, state.parts.law_points, "tax")
        state.pending[-1] = self.of(self.asked.of(pending) + 1)


# --- II: the duty ----------------------------------------------------------------------------------------------------


def duty(state: Cuba, law: int) -> tuple[int, int, int]:
    """What a duty law asks for: the first and the end of the things that will do, and how many."""
    return state.parts.duties[law + 1]


class Tolling(Decision["Cuba"]):
    """The duty, thing by thing; there is no part payment."""

    def __init__(self) -> None:
        super().__init__("duty")
        self.asked: Final = self.field("seats asked", ASKED)
        self.left: Final = self.field("things left to pay", Whole(0, MOST_PAID))

    def waits(self, state: Cuba, pending: int) -> bool:
        """Who has too little isn't asked. When all were asked, the laws that need no decision act."""
        first, end, wanted = duty(state, state.laws[words.DUTY])
        paying = self.left.of(pending) > 0
        for asked in range(self.asked.of(pending), state.players):
            seat = (state.first + asked) % state.players
            if paying or state.held_of(seat, first, end) >= wanted:
                state.pending[-1] = self.of(asked, self.left.of(pending))
                state.turn = state.actor = seat
                return True
        state.pending.pop()
        subsidise(state)
        if state.laws[words.OTHER] == words.MARKET_LOSES:
            market.lose_products(state)
        elif state.laws[words.OTHER] == words.MARKET_GAINS:
            market.gain_products(state)
        rounds.finish_round(state)
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        first, end, _ = duty(state, state.laws[words.DUTY])
        moves = [PAY + thing for thing in range(first, end) if state.held(seat, thing) > 0]
        if self.left.of(pending) == 0:
            moves.append(REFUSE)
        return moves

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        """The duty's own points, and one more for those who paid the tax."""
        paid = bool(state.paid & 1 << state.turn)
        points = state.parts.law_points + (state.parts.law_both if paid else 0)
        return {"left": self.left.of(pending), "points": points, "paid": "yes" if paid else "no"}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if move == REFUSE:
            return Event("part-payment", seat, {})
        if not PAY <= move < PAY_TAX:
            return None
        first, end, _ = duty(state, state.laws[words.DUTY])
        why = "have-none" if first <= move - PAY < end else "duty-asks"
        return Event(why, seat, {"thing": words.THINGS[move - PAY], "n": 1})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        asked = self.asked.of(pending)
        if move != REFUSE:
            thing = move - PAY
            left = self.left.of(pending)
            if left == 0:
                _, _, left = duty(state, state.laws[words.DUTY])
            state.lose(seat, thing, 1)
            if state.story is not None:
                state.note("paid-duty", seat, {"thing": words.THINGS[thing], "n": 1})
            if left > 1:
                state.pending[-1] = self.of(asked, left - 1)
                return
            state.score(seat, state.parts.law_points, "duty")
            if state.paid & (1 << seat):
                state.score(seat, state.parts.law_both, "both")
        state.pending[-1] = self.of(asked + 1, 0)


TAXING: Final[Taxing] = Taxing()
TOLLING: Final[Tolling] = Tolling()


# --- III: the subsidy, counted after what was paid -------------------------------------------------------------------


def subsidise(state: Cuba) -> None:
    law = state.laws[words.SUBSIDY]
    if law < 0:
        return
    for i in range(state.players):
        seat = (state.first + i) % state.players
        points = subsidy(state, seat, law)
        if points > 0:
            state.score(seat, points, words.LAWS[words.EACH * words.SUBSIDY + law])


def subsidy(state: Cuba, seat: int, law: int) -> int:
    if law == words.FOR_BUILDINGS:
        return buildings(state, seat)
    if law == words.FOR_MATERIALS:
        return _open_fields(state, seat, 0, words.MATERIALS)
    if law == words.FOR_PRODUCTS:
        return _open_fields(state, seat, words.MATERIALS, words.PRODUCTS)
    if law == words.FOR_WATER:
        return min(state.held(seat, words.WATER), state.parts.law_most)
    if law == words.FOR_VOTES:
        return parliament.fifth(state, seat) + 1
    return min(state.pesos[seat] // state.parts.law_pesos, state.parts.law_most)


def _open_fields(state: Cuba, seat: i64, first: i64, end: i64) -> int:
    """Fields without a building; a pawn doesn't occupy one."""
    fields: i64 = words.ACRES * seat
    layout = state.layouts[seat]
    built = state.fields
    found: i64 = 0
    for at in range(i64(words.ACRES)):
        thing: i64 = layout[at]
        if first <= thing < end and built[fields + at] < 0:
            found += 1
    return found
