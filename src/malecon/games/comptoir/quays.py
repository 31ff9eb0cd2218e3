# compiled by mypyc
"""The quays: porters come aboard, a full ship sails, bonuses, commission and the slate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.comptoir import counter
from malecon.games.comptoir.frames import PAYING, SAILED
from malecon.games.comptoir.rows import replaced
from malecon.games.comptoir.words import (
    CARGO,
    EXCLUSIVE,
    PAY,
    PIRATES,
    POOR_QUALITY,
    SEATS,
    SLATE,
    STORM,
    TOP_QUALITY,
)

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def open_to(state: Comptoir, quay: int, seat: int) -> bool:
    """Whether a seat's porter may come aboard: a ship lies there, and it isn't another's Exclusive."""
    return state.room[quay] > 0 and (state.event[quay] != EXCLUSIVE or state.owner[quay] == seat)


def board(state: Comptoir, quay: int, seat: int) -> None:
    """One porter from home comes aboard; a ship that is full sails before the next one is put."""
    state.home[seat] -= 1
    if state.story is not None:
        state.note("boarded", seat, {"quay": quay + 1})
    come_aboard(state, quay, seat)


def come_aboard(state: Comptoir, quay: int, seat: int) -> None:
    state.porters[SEATS * quay + seat] += 1
    state.room[quay] -= 1
    if state.room[quay] == 0:
        sail(state, quay)


def go_ashore(state: Comptoir, quay: int, seat: int) -> None:
    """A porter leaves a ship that hasn't sailed; where it goes is the caller's."""
    state.porters[SEATS * quay + seat] -= 1
    state.room[quay] += 1


# --- a ship sails ---------------------------------------------------------------------------------------------------


def sail(state: Comptoir, quay: int) -> None:
    """1. Bonuses. 2. The commission, or the slate; before it, an event tile. 3. The ship leaves."""
    if state.story is not None:
        state.note("sailed", state.turn, {"n": state.ship[quay], "quay": quay + 1, "cargo": CARGO[state.cargo[quay]]})
    _reward(state, quay)
    if state.reached_goal():
        # All bonuses of this ship are credited, then it is over: no commission, no further ship (ruling).
        return
    if state.parts.commission[state.card] > 0 and state.slate == state.turn and _others_aboard(state, quay):
        state.push(PAYING, quay)
    elif state.anytime():
        state.push(SAILED, quay)
    else:
        settle(state, quay, PAY)


def price(state: Comptoir, quay: int) -> int:
    """What a porter aboard earns."""
    bonus = state.parts.bonus[state.cargo[quay]]
    event = state.event[quay]
    if event == TOP_QUALITY:
        return bonus + state.parts.quality
    if event == POOR_QUALITY:
        return max(0, bonus - state.parts.quality)
    if event == STORM:
        return 0
    return bonus


def _reward(state: Comptoir, quay: int) -> None:
    each = price(state, quay)
    if state.event[quay] == STORM:
        if state.story is not None:
            state.note("storm", state.turn, {"quay": quay + 1})
        return
    if state.event[quay] == PIRATES:
        # All bonuses go to the player who played the tile, aboard or not.
        owner = state.owner[quay]
        state.bonuses[owner] += each * state.ship[quay]
        if state.story is not None:
            state.note("pirated", owner, {"quay": quay + 1, "points": each * state.ship[quay]})
        return
    for seat in range(state.players):
        porters = state.porters[SEATS * quay + seat]
        if porters > 0:
            state.bonuses[seat] += each * porters
            if state.story is not None:
                state.note("bonus", seat, {"n": porters, "quay": quay + 1, "points": each * porters})


# --- the commission and the slate -----------------------------------------------------------------------------------


def _others_aboard(state: Comptoir, quay: int) -> bool:
    for seat in range(state.players):
        if seat != state.turn and state.porters[SEATS * quay + seat] > 0:
            return True
    return False


def payers(state: Comptoir, quay: int) -> list[int]:
    """Any other player who had a porter aboard when the ship sailed may be named."""
    moves = [
        SLATE + seat for seat in range(state.players) if seat != state.turn and state.porters[SEATS * quay + seat] > 0
    ]
    moves.append(PAY)
    return moves


def settle(state: Comptoir, quay: int, move: int) -> None:
    if move == PAY:
        _pay(state, state.turn)
    else:
        named = move - SLATE
        state.slate = named
        state.slate_used = 1
        if state.story is not None:
            state.note("slate", state.turn, {"other": named})
        _pay(state, named)
    leave(state, quay)


def _pay(state: Comptoir, seat: int) -> None:
    """The commission of the card played, or all one has (ruling)."""
    due = state.parts.commission[state.card]
    if due > 0:
        paid = min(due, state.bonuses[seat])
        state.bonuses[seat] -= paid
        if state.story is not None:
            state.note("commission", seat, {"n": paid, "points": -paid})


# --- the ship leaves ------------------------------------------------------------------------------------------------


def leave(state: Comptoir, quay: int) -> None:
    """The ship is discarded, its cargo goes under the pile for all to see; a storm has taken it (since rules 2)."""
    if state.event[quay] == STORM and state.rules >= 2:
        if counter.lose(state, state.cargo[quay]) and state.story is not None:
            state.note("cargo-lost", state.turn, {"cargo": CARGO[state.cargo[quay]]})
    else:
        counter.put_under(state, state.cargo[quay])
    clear(state, quay)


def clear(state: Comptoir, quay: int) -> None:
    """An empty quay; its porters go home and can be used at once."""
    for seat in range(state.players):
        at = SEATS * quay + seat
        if state.porters[at] > 0:
            state.home[seat] += state.porters[at]
            state.porters[at] = 0
    state.room[quay] = 0
    state.ship = replaced(state.ship, quay, 0)
    state.cargo = replaced(state.cargo, quay, -1)
    if state.event[quay] >= 0:
        state.event = replaced(state.event, quay, -1)
        state.owner = replaced(state.owner, quay, -1)
