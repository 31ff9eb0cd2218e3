# compiled by mypyc
"""The quays: who may come aboard, what a porter there earns, and how a ship leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from malecon.core.rows import changed
from malecon.core.story import Event
from malecon.games.comptoir import cargo
from malecon.games.comptoir.words import CARGO, EXCLUSIVE, POOR_QUALITY, SEATS, STORM, TOP_QUALITY

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def open_to(state: Comptoir, quay: i64, seat: i64) -> bool:
    """Whether a seat's porter may come aboard: a ship lies there, and it isn't another's Exclusive."""
    return state.room[quay] > 0 and (state.event[quay] != EXCLUSIVE or state.owner[quay] == seat)


def go_ashore(state: Comptoir, quay: i64, seat: i64) -> None:
    """A porter leaves a ship that hasn't sailed; where it goes is the caller's."""
    state.porters[SEATS * quay + seat] -= 1
    state.room[quay] += 1


def nobody(state: Comptoir, quay: int, other: int, seat: int) -> Event:
    """Why nothing can be done to a player who has no porter there."""
    if other >= state.players:
        return Event("not-seat", seat, {"n": other + 1})
    return Event("not-aboard", seat, {"other": other, "quay": quay + 1})


def price(state: Comptoir, quay: i64) -> i64:
    """What a porter aboard earns."""
    bonus = state.parts.bonus[state.cargo[quay]]
    event = state.event[quay]
    if event < 0:
        return bonus
    if event == TOP_QUALITY:
        return bonus + state.parts.quality
    if event == POOR_QUALITY:
        return max(0, bonus - state.parts.quality)
    if event == STORM:
        return 0
    return bonus


def leave(state: Comptoir, quay: i64) -> None:
    """The ship is discarded, its cargo goes under the pile for all to see; a storm has taken it (since rules 2)."""
    if state.event[quay] == STORM and state.rules >= 2:
        if cargo.lose(state, state.cargo[quay]) and state.story is not None:
            state.note("cargo-lost", state.turn, {"cargo": CARGO[state.cargo[quay]]})
    else:
        cargo.put_under(state, state.cargo[quay])
    clear(state, quay)


def clear(state: Comptoir, quay: i64) -> None:
    """An empty quay; its porters go home and can be used at once."""
    for seat in range(i64(state.players)):
        at = SEATS * quay + seat
        state.home[seat] += state.porters[at]
        state.porters[at] = 0
    state.room[quay] = 0
    state.ship = changed(state.ship, quay, 0)
    state.cargo = changed(state.cargo, quay, -1)
    if state.event[quay] >= 0:
        state.event = changed(state.event, quay, -1)
        state.owner = changed(state.owner, quay, -1)
