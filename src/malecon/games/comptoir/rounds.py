# compiled by mypyc
"""From turn to turn and from round to round: new ships, cards that come back, the slate that goes to the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.comptoir import counter
from malecon.games.comptoir.frames import DRAWING, ENDING, FILLING, LAST_CALL, STOCKING, TURN
from malecon.games.comptoir.words import ALL_CARDS

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def begin(state: Comptoir, seat: int) -> None:
    """The slate, and with it the first turn, goes to a player drawn at random."""
    state.slate = state.starter = state.turn = seat
    if state.story is not None:
        state.note("round", seat, {"n": 1})
    state.push(TURN)


def restock(state: Comptoir, asked: bool) -> None:
    """At the end of the turn the empty quays are filled; last of all an event tile may be played (since rules 2).

    Who was asked just now, and has no new ship before them, isn't asked again.
    """
    state.push(ENDING)
    if state.anytime() and (counter.may_come(state) or not asked):
        state.push(LAST_CALL)
    fill(state)


def fill(state: Comptoir) -> None:
    """All ships first, then the cargo (ruling). What an event empties at the last moment is filled once more."""
    if counter.may_come(state):
        state.push(STOCKING)
        state.push(DRAWING)
        state.push(FILLING)


def end_turn(state: Comptoir) -> None:
    """Once the last card is resolved all come back; then it is the next player's turn, or the next round."""
    if state.cards[state.turn] == 0:
        state.cards[state.turn] = ALL_CARDS
        if state.story is not None:
            state.note("cards-back", state.turn, {})
    state.card = -1
    state.auctioned = 0
    state.evented = 0
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.starter and not _next_round(state):
        return
    state.push(TURN)


def _next_round(state: Comptoir) -> bool:
    """The slate goes to the left unless it was used; its holder begins. False: the game is over."""
    if state.last:
        state.finish("last-ship")
        return False
    if state.round >= state.parts.rounds:
        state.finish("stalled")
        return False
    if not state.slate_used:
        state.slate = (state.slate + 1) % state.players
    state.slate_used = 0
    state.round += 1
    state.starter = state.turn = state.slate
    if state.story is not None:
        state.note("round", state.slate, {"n": state.round})
    return True
