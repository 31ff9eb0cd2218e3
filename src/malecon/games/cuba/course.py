# compiled by mypyc
"""The course of a round: who has to decide on what is pending, and the cards that are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.state import CHANCE
from malecon.games.cuba import architect, buildings, foreman, harbour, laws, market, parliament, plantation, rounds
from malecon.games.cuba.frames import (
    ACTING,
    ARRIVING,
    BILLING,
    BUILDING,
    BY_MAYOR,
    CHOOSING,
    DELEGATING,
    ENACTING,
    HARVESTING,
    KINDS,
    LOADING,
    OVERSEEING,
    PLACING,
    SITING,
    STARTING,
    TAXING,
    TOLLING,
    TRADING,
    USING,
    VOTING,
)
from malecon.games.cuba.words import ARCHITECT, CARDS, FOREMAN, PLAY, TRADER, WORKER

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def waits(state: Cuba, kind: int, number: int) -> bool:
    """Whether somebody has to decide on this frame; if not, it is gone or the next one of its kind is there."""
    if kind == ACTING:
        if number < 4 * state.players:
            state.turn = state.actor = (state.first + number) % state.players
            return True
        state.pending.pop()
        rounds.end_actions(state)
        return False
    if kind == HARVESTING:
        if plantation.ripe(state, number):
            state.actor = state.turn
            return True
        state.pending.pop()
        return False
    if kind == TRADING:
        return market.waits(state, number)
    if kind == LOADING:
        return harbour.waits(state, number)
    if kind == OVERSEEING:
        return foreman.waits(state, number)
    if kind == USING:
        return buildings.waits(state, number)
    if kind == BUILDING:
        return architect.waits(state)
    if kind in (PLACING, SITING):
        state.actor = state.turn
        return True
    if kind in (VOTING, DELEGATING):
        state.actor = _lowest(number)
        return True
    if kind == ENACTING:
        return parliament.waits(state, number)
    if kind == TAXING:
        return laws.taxes(state, number)
    if kind == TOLLING:
        if laws.duties(state, number):
            return True
        rounds.finish_round(state)
        return False
    if kind == BILLING:
        return parliament.awaits(state, number)
    if kind == ARRIVING:
        return harbour.awaits(state)
    if kind == STARTING:
        return plantation.waits_for_cubes(state, number)
    if kind == CHOOSING:
        state.turn = state.actor = number
        return True
    state.actor = CHANCE
    return True


def playable(state: Cuba, seat: int) -> list[int]:
    """The cards in hand; a delegate chosen before stays there."""
    hand = state.hands[seat]
    kept = state.delegates[seat]
    return [PLAY + card for card in range(len(CARDS)) if hand & (1 << card) and card != kept]


def play_card(state: Cuba, number: int, card: int) -> None:
    seat = state.turn
    state.hands[seat] -= 1 << card
    state.played[seat] = 8 * state.played[seat] + card + 1
    state.pending[-1] = ACTING + KINDS * (number + 1)
    if state.story is not None:
        state.note("played", seat, {"card": CARDS[card]})
    if card == WORKER:
        state.push(PLACING)
    elif card == TRADER:
        state.push(TRADING)
    elif card == ARCHITECT:
        state.push(BUILDING)
    elif card == FOREMAN:
        state.push(OVERSEEING)
    else:
        harbour.open_loading(state, BY_MAYOR)


def _lowest(bits: int) -> int:
    seat = 0
    while not bits & (1 << seat):
        seat += 1
    return seat
