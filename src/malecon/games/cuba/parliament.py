# compiled by mypyc
"""Bills, delegates, votes and the laws they make (phases A and C), and the Church's veto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.state import CHANCE
from malecon.games.cuba.frames import ACTING, BILLING, DELEGATING, ENACTING, KINDS, TAXING, VOTING
from malecon.games.cuba.words import (
    BILL,
    CARDS,
    CORRUPTION,
    DELEGATE,
    DONE,
    EACH,
    ENACT,
    LAWS,
    MOST_VOTES,
    OTHER,
    TYPES,
    VETO,
    VOTES,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


# --- A: the top card of each stack -----------------------------------------------------------------------------------


def awaits(state: Cuba, kind: int) -> bool:
    """Whether chance turns up a bill. With 7 or 8 rounds an empty stack is made of the laws that left, shuffled."""
    if kind == len(TYPES):
        state.pending.pop()
        state.push(ACTING)
        if state.secret:
            state.push(DELEGATING, (1 << state.players) - 1)
        return False
    if state.stacks[kind] == 0:
        state.stacks[kind] = (1 << EACH) - 1
        if state.laws[kind] >= 0:
            state.stacks[kind] -= 1 << state.laws[kind]
    state.actor = CHANCE
    return True


def next_bills(state: Cuba, kind: int) -> list[int]:
    return [BILL + EACH * kind + law for law in range(EACH) if state.stacks[kind] & (1 << law)]


def turn_up(state: Cuba, kind: int, move: int) -> None:
    law = move - BILL - EACH * kind
    state.stacks[kind] -= 1 << law
    state.bills[kind] = law
    state.pending[-1] = BILLING + KINDS * (kind + 1)
    if state.story is not None:
        state.note("bill", CHANCE, {"law": LAWS[EACH * kind + law]})


# --- the variant: the card for parliament is chosen, face down, before B ---------------------------------------------


def delegates(state: Cuba, seat: int) -> list[int]:
    return [DELEGATE + card for card in range(len(CARDS)) if state.hands[seat] & (1 << card)]


def delegate(state: Cuba, number: int, move: int, seat: int) -> None:
    state.delegates[seat] = move - DELEGATE
    number -= 1 << seat
    if number > 0:
        state.pending[-1] = DELEGATING + KINDS * number
    else:
        state.pending.pop()


# --- the Church: a bill leaves the game; not of the type vetoed the round before -------------------------------------


def may_veto(state: Cuba) -> bool:
    for kind in range(len(TYPES)):
        if state.bills[kind] >= 0 and kind != state.banned:
            return True
    return False


def vetoes(state: Cuba) -> list[int]:
    moves = []
    for kind in range(len(TYPES)):
        if state.bills[kind] >= 0 and kind != state.banned:
            moves.append(VETO + EACH * kind + state.bills[kind])
    moves.append(DONE)
    return moves


def veto(state: Cuba, seat: int, move: int) -> None:
    kind = (move - VETO) // EACH
    state.bills[kind] = -1
    state.vetoed = kind
    if state.story is not None:
        state.note("vetoed", seat, {"law": LAWS[move - VETO]})


# --- C: the fifth cards' votes, and those bought in secret by all at once --------------------------------------------


def fifth(state: Cuba, seat: int) -> int:
    """The card left in hand, which is the delegate."""
    for card in range(len(CARDS)):
        if state.hands[seat] & (1 << card):
            return card
    return -1


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
        state.push(VOTING, buyers)


def offers(state: Cuba, seat: int) -> list[int]:
    return [VOTES + n for n in range(min(state.pesos[seat], MOST_VOTES) + 1)]


def vote(state: Cuba, number: int, move: int, seat: int) -> None:
    state.bids[seat] = move - VOTES
    number -= 1 << seat
    if number % 32 > 0:
        state.pending[-1] = VOTING + KINDS * number
        return
    state.pending.pop()
    if state.story is not None:
        for other in range(state.players):
            if state.bids[other] >= 0:
                state.unveil(other)
    for other in range(state.players):
        bought = state.bids[other]
        if bought >= 0:
            state.pesos[other] -= bought
            state.votes[other] += bought
            state.bids[other] = -1
            if state.story is not None:
                state.note("votes", other, {"n": bought, "votes": state.votes[other]})
    if number < 32:
        _break_tie(state)
    else:
        _decide(state)


def _break_tie(state: Cuba) -> None:
    """Those tied for most buy once more, with what is left; skipped if none of them has a peso."""
    most = max(state.votes)
    tied = 0
    buyers = 0
    for seat in range(state.players):
        if state.votes[seat] == most:
            tied += 1
            if state.pesos[seat] > 0:
                buyers |= 1 << seat
    if tied > 1 and buyers > 0:
        if state.story is not None:
            state.note("tied", -1, {"n": most})
        state.push(VOTING, buyers + 32)
    else:
        _decide(state)


def _decide(state: Cuba) -> None:
    """Still tied: the one nearest the new first player clockwise, the first player included."""
    most = max(state.votes)
    seat = state.first
    while state.votes[seat] < most:
        seat = (seat + 1) % state.players
    state.turn = seat
    if state.story is not None:
        state.note("majority", seat, {"n": most})
    state.push(ENACTING, state.parts.law_passed)


# --- the winner passes bills -----------------------------------------------------------------------------------------


def waits(state: Cuba, left: int) -> bool:
    if left > 0 and max(state.bills) >= 0:
        state.actor = state.turn
        return True
    # The other bills leave the game.
    for kind in range(len(TYPES)):
        state.bills[kind] = -1
    state.pending.pop()
    state.push(TAXING)
    return False


def enactments(state: Cuba) -> list[int]:
    return [ENACT + EACH * kind + state.bills[kind] for kind in range(len(TYPES)) if state.bills[kind] >= 0]


def enact(state: Cuba, left: int, move: int) -> None:
    kind = (move - ENACT) // EACH
    state.laws[kind] = state.bills[kind]
    state.bills[kind] = -1
    state.pending[-1] = ENACTING + KINDS * (left - 1)
    if state.story is not None:
        state.note("enacted", state.turn, {"law": LAWS[move - ENACT]})
