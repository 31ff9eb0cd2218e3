# compiled by mypyc
"""From round to round: the new first player, the end of a round (phase E), the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.state import NOBODY
from malecon.games.cuba import harbour, laws, parliament
from malecon.games.cuba.frames import ARRIVING, BILLING
from malecon.games.cuba.words import CARDS, MATERIALS, PRODUCTS, THINGS

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def end_actions(state: Cuba) -> None:
    """The highest fourth card makes the first player; on a tie, who played it last. Then parliament meets."""
    best = -1
    chosen = state.first
    for i in range(state.players):
        seat = (state.first + i) % state.players
        card = state.played[seat] % 8 - 1
        if card >= best:
            best = card
            chosen = seat
    if state.story is not None:
        state.note("stays-first" if chosen == state.first else "first", chosen, {})
    state.first = chosen
    parliament.convene(state)


def finish_round(state: Cuba) -> None:
    if state.round >= state.rounds:
        finish(state)
        return
    _spoil(state)
    harbour.leave(state)
    harbour.move_up(state)
    n = state.players
    state.markers = 0
    state.hall = -1
    state.banned = state.vetoed
    state.vetoed = -1
    state.paid = 0
    state.hands = [(1 << len(CARDS)) - 1] * n
    state.played = [0] * n
    state.delegates = [-1] * n
    state.votes = [0] * n
    state.round += 1
    if state.story is not None:
        state.note("round", -1, {"n": state.round})
    state.push(BILLING)
    state.push(ARRIVING)


def _spoil(state: Cuba) -> None:
    """Products in the yard go back to the supply; what is in the warehouse, materials and goods stay."""
    for seat in range(state.players):
        for thing in range(MATERIALS, PRODUCTS):
            number = state.stock[11 * seat + thing]
            if number > 0:
                state.stock[11 * seat + thing] = 0
                state.supply[thing] += number
                if state.story is not None:
                    state.note("spoiled", seat, {"n": number, "thing": THINGS[thing]})


def finish(state: Cuba) -> None:
    """Points for every building built, not for the printed warehouse."""
    for seat in range(state.players):
        built = laws.buildings(state, seat) - 1
        if built > 0:
            state.score(seat, built * state.parts.end_building, "end")
    state.pending.clear()
    state.ending = "last-round"
    state.actor = NOBODY
    if state.story is not None:
        state.note("over", -1, {"reason": state.ending})
