# compiled by mypyc
"""The event tiles: one at any moment of a turn, on a ship at a quay that has none. They override the Relations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.comptoir import counter, quays
from malecon.games.comptoir.rows import replaced
from malecon.games.comptoir.words import (
    CARGO,
    CLAIM,
    DAMAGE,
    EVENT,
    EVENTS,
    FIRE,
    KINDS_OF_EVENT,
    MUTINY,
    QUAYS,
    SEATS,
)

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def _free(state: Comptoir, quay: int) -> bool:
    """One event tile a ship, and none on one that is sailing (rulings)."""
    return state.room[quay] > 0 and state.event[quay] < 0


def possible(state: Comptoir) -> bool:
    if state.evented:
        return False
    mine = KINDS_OF_EVENT * state.turn
    for event in range(mine, mine + KINDS_OF_EVENT):
        if state.owned[event] > 0:
            for quay in range(QUAYS):
                if _free(state, quay):
                    return True
            return False
    return False


def add_choices(state: Comptoir, moves: list[int]) -> None:
    if state.evented:
        return
    mine = KINDS_OF_EVENT * state.turn
    for event in range(KINDS_OF_EVENT):
        if state.owned[mine + event] > 0:
            for quay in range(QUAYS):
                if _free(state, quay):
                    moves.append(EVENT + event * QUAYS + quay)


def play(state: Comptoir, move: int) -> None:
    event = (move - EVENT) // QUAYS
    quay = (move - EVENT) % QUAYS
    at = KINDS_OF_EVENT * state.turn + event
    state.owned = replaced(state.owned, at, state.owned[at] - 1)
    state.evented = 1
    if state.story is not None:
        state.note("event", state.turn, {"event": EVENTS[event], "quay": quay + 1})
    if event == DAMAGE:
        _damage(state, quay)
    elif event == FIRE:
        _burn(state, quay)
    elif event == MUTINY:
        _mutiny(state, quay)
    elif event == CLAIM:
        _claim(state, quay)
    else:
        # Top and Poor quality, Exclusive, Storm, Pirates stay with the ship.
        state.event = replaced(state.event, quay, event)
        state.owner = replaced(state.owner, quay, state.turn)


def _damage(state: Comptoir, quay: int) -> None:
    """Ship and cargo leave the game; it has not sailed: no bonus, no commission (ruling)."""
    cargo = state.cargo[quay]
    if counter.lose(state, cargo) and state.story is not None:
        state.note("lost", state.turn, {"cargo": CARGO[cargo]})
    quays.clear(state, quay)


def _burn(state: Comptoir, quay: int) -> None:
    """The ship is discarded, its cargo goes under the pile; it has not sailed either."""
    if state.story is not None:
        state.note("burnt", state.turn, {"cargo": CARGO[state.cargo[quay]]})
    quays.leave(state, quay)


def _mutiny(state: Comptoir, quay: int) -> None:
    """Every other player takes back 1 porter."""
    for seat in range(state.players):
        if seat != state.turn and state.porters[SEATS * quay + seat] > 0:
            quays.go_ashore(state, quay, seat)
            state.home[seat] += 1
            if state.story is not None:
                state.note("mutinied", seat, {"quay": quay + 1})


def _claim(state: Comptoir, quay: int) -> None:
    """Every other player loses the ship's value, or all they have; its player gains it once, from the bank."""
    value = state.ship[quay]
    for seat in range(state.players):
        if seat != state.turn:
            paid = min(value, state.bonuses[seat])
            state.bonuses[seat] -= paid
            if state.story is not None:
                state.note("claimed-from", seat, {"n": paid, "points": -paid})
    state.bonuses[state.turn] += value
    if state.story is not None:
        state.note("claimed", state.turn, {"n": value, "points": value})
    state.reached_goal()
