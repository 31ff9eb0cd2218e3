# compiled by mypyc
"""Bills, delegates, votes and the laws they make (phases A and C), and the Church's veto.

Secret are votes until all have bought theirs, and in the variant the delegate until parliament meets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Lot
from malecon.core.luck import Luck
from malecon.core.rows import by_bits, most, replaced
from malecon.core.shape import Seats, Whole, Word
from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.games.cuba import laws, rounds
from malecon.games.cuba.moves import BILL, DELEGATE, ENACT, PAY, VETO, VOTES
from malecon.games.cuba.words import CARDS, CORRUPTION, EACH, LAWS, MOST_VOTES, OTHER, TYPES

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


# --- A: the top card of each stack -----------------------------------------------------------------------------------

BILLS: Final = [by_bits(BILL + EACH * kind, EACH) for kind in range(len(TYPES))]


class Billing(Lot["Cuba"]):
    """A bill of each type turns up. With 7 or 8 rounds an empty stack is made of the laws that left, shuffled."""

    def __init__(self) -> None:
        super().__init__("bills")
        self.kind: Final = self.field("type", Word(TYPES))

    def arises(self, state: Cuba, pending: int) -> bool:
        kind = self.kind.of(pending)
        if state.stacks[kind] == 0:
            state.stacks[kind] = (1 << EACH) - 1
            if state.laws[kind] >= 0:
                state.stacks[kind] -= 1 << state.laws[kind]
        return True

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        kind = self.kind.of(pending)
        return BILLS[kind][state.stacks[kind]].copy()

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        kind = self.kind.of(pending)
        law = move - BILL - EACH * kind
        state.stacks[kind] -= 1 << law
        state.bills[kind] = law
        if state.story is not None:
            state.note("bill", CHANCE, {"law": LAWS[EACH * kind + law]})
        if kind + 1 < len(TYPES):
            state.pending[-1] = self.of(kind + 1)
            return
        state.pending[-1] = rounds.ACTING.of(0)
        if state.secret:
            state.pending.append(DELEGATING.of((1 << state.players) - 1))


# --- what all decide at once -----------------------------------------------------------------------------------------


class Together(Decision["Cuba"]):
    """A secret made by several seats at once; who has not decided yet is kept in mind."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.seats: Final = self.field("seats", Seats(1))

    def waits(self, state: Cuba, pending: int) -> bool:
        seats = self.seats.of(pending)
        seat = 0
        while not seats & (1 << seat):
            seat += 1
        state.actor = seat
        return True

    def left(self, state: Cuba, pending: int) -> list[int]:
        """The seats that have not decided yet."""
        seats = self.seats.of(pending)
        return [seat for seat in range(state.players) if seats & (1 << seat)]


DELEGATES: Final = by_bits(DELEGATE, len(CARDS))


class Delegating(Together):
    """The variant: the card for parliament is chosen, face down, before B."""

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return DELEGATES[state.hands[seat]].copy()

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        state.delegates = replaced(state.delegates, seat, move - DELEGATE)
        left = self.seats.of(pending) - (1 << seat)
        if left > 0:
            state.pending[-1] = self.of(left)
        else:
            state.pending.pop()


def delegates_hidden(state: Cuba) -> bool:
    for pending in state.pending:
        if rounds.ACTING.pends(pending) or DELEGATING.pends(pending):
            return state.secret
    return False


def guess(state: Cuba, seat: int, luck: Luck) -> None:
    """Draw anew what the seat can't know: others' delegates among their cards not yet played, others' bids."""
    hidden = delegates_hidden(state)
    for other in range(state.players):
        if other == seat:
            continue
        if hidden and state.delegates[other] >= 0:
            hand = state.hands[other]
            drawn = luck.choose([card for card in range(len(CARDS)) if hand & (1 << card)])
            state.delegates = replaced(state.delegates, other, drawn)
        if state.bids[other] >= 0:
            # Small bids are likelier than large ones.
            state.bids[other] = luck.below(luck.below(min(state.pesos[other], MOST_VOTES) + 1) + 1)


# --- the Church: a bill leaves the game; not of the type vetoed the round before -------------------------------------


def vetoes(state: Cuba) -> list[int]:
    return [VETO + EACH * kind + bill for kind, bill in enumerate(state.bills) if bill >= 0 and kind != state.banned]


def no_veto(state: Cuba, seat: int, law: int) -> Event:
    kind = law // EACH
    if kind == state.banned and state.bills[kind] == law % EACH:
        return Event("banned", seat, {"kind": TYPES[kind]})
    return Event("no-bill", seat, {"law": LAWS[law]})


def veto(state: Cuba, seat: int, move: int) -> None:
    kind = (move - VETO) // EACH
    state.bills[kind] = -1
    state.vetoed = kind
    if state.story is not None:
        state.note("vetoed", seat, {"law": LAWS[move - VETO]})


# --- C: the fifth cards' votes, and those bought in secret by all at once --------------------------------------------


def fifth(state: Cuba, seat: int) -> int:
    """The card left in hand, which is the delegate."""
    return next((card for card in range(len(CARDS)) if state.hands[seat] & (1 << card)), -1)


def convene(state: Cuba) -> None:
    buyers = 0
    for seat in range(state.players):
        card = fifth(state, seat)
        votes = card + 1
        if state.hall == seat:
            votes += state.parts.hall_votes
        state.votes[seat] = votes
        if state.pesos[seat] > 0:
            buyers |= 1 << seat
        if state.story is not None:
            state.note("delegate", seat, {"card": CARDS[card], "n": votes})
    if state.laws[OTHER] == CORRUPTION or buyers == 0:
        _decide(state)
    else:
        state.pending.append(VOTING.of(buyers, 1))


OFFERS: Final = [VOTES + n for n in range(MOST_VOTES + 1)]


class Voting(Together):
    """Votes for a peso each; those tied for most buy once more."""

    def __init__(self) -> None:
        super().__init__("vote")
        self.time: Final = self.field("first or second buying", Whole(1, 2))

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return OFFERS[: state.pesos[seat] + 1]

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """No more votes than beat everybody whatever they buy."""
        most = 0
        for other in range(state.players):
            if other != seat:
                most = max(most, state.votes[other] + state.pesos[other])
        return moves[: max(1, most - state.votes[seat] + 2)]

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if not VOTES <= move < ENACT:
            return None
        return Event("votes", seat, {"n": move - VOTES, "most": min(state.pesos[seat], MOST_VOTES)})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        state.bids[seat] = move - VOTES
        left = self.seats.of(pending) - (1 << seat)
        if left > 0:
            state.pending[-1] = self.of(left, self.time.of(pending))
            return
        state.pending.pop()
        buyers = [other for other in range(state.players) if state.bids[other] >= 0]
        if state.story is not None:
            for other in buyers:
                state.unveil(other)
        for other in buyers:
            bought = state.bids[other]
            state.pesos[other] -= bought
            state.votes[other] += bought
            state.bids[other] = -1
            if state.story is not None:
                state.note("votes", other, {"n": bought, "votes": state.votes[other]})
        if self.time.of(pending) == 1:
            _break_tie(state)
        else:
            _decide(state)


def _break_tie(state: Cuba) -> None:
    """Those tied for most buy once more, with what is left; skipped if none of them has a peso."""
    highest = most(state.votes)
    tied = 0
    buyers = 0
    for seat in range(state.players):
        if state.votes[seat] == highest:
            tied += 1
            if state.pesos[seat] > 0:
                buyers |= 1 << seat
    if tied > 1 and buyers > 0:
        if state.story is not None:
            state.note("tied", -1, {"n": highest})
        state.pending.append(VOTING.of(buyers, 2))
    else:
        _decide(state)


def _decide(state: Cuba) -> None:
    """Still tied: the one nearest the new first player clockwise, the first player included."""
    highest = most(state.votes)
    seat = state.first
    while state.votes[seat] < highest:
        seat = (seat + 1) % state.players
    state.turn = seat
    if state.story is not None:
        state.note("majority", seat, {"n": highest})
    state.pending.append(ENACTING.of(state.parts.law_passed))


class Enacting(Decision["Cuba"]):
    """The winner passes bills."""

    def __init__(self) -> None:
        super().__init__("enact")
        self.left: Final = self.field("bills to pass", Whole(0, lambda state: state.parts.law_passed, len(TYPES)))

    def waits(self, state: Cuba, pending: int) -> bool:
        if self.left.of(pending) > 0 and most(state.bills) >= 0:
            state.actor = state.turn
            return True
        # The other bills leave the game.
        state.bills = [-1] * len(TYPES)
        state.pending[-1] = laws.TAXING.of(0)
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return [ENACT + EACH * kind + bill for kind, bill in enumerate(state.bills) if bill >= 0]

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Two bills in the order of their types: the first leaves enough behind it."""
        left = self.left.of(pending)
        if left == state.parts.law_passed and len(moves) >= left:
            return moves[: len(moves) - left + 1]
        return moves

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        left = self.left.of(pending)
        return {"n": min(left, len(state.moves())), "more": "yes" if left < state.parts.law_passed else "no"}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        return Event("no-bill", seat, {"law": LAWS[move - ENACT]}) if ENACT <= move < PAY else None

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        kind = (move - ENACT) // EACH
        state.laws = replaced(state.laws, kind, state.bills[kind])
        state.bills[kind] = -1
        state.pending[-1] = self.of(self.left.of(pending) - 1)
        if state.story is not None:
            state.note("enacted", seat, {"law": LAWS[move - ENACT]})


BILLING: Final[Billing] = Billing()
DELEGATING: Final[Delegating] = Delegating("delegates")
VOTING: Final[Voting] = Voting()
ENACTING: Final[Enacting] = Enacting()
