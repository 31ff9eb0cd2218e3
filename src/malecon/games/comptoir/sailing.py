# compiled by mypyc
"""A full ship sails: bonuses, then the commission or the slate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.rows import grown
from malecon.core.shape import Nth
from malecon.core.story import Event
from malecon.games.comptoir import events, quays
from malecon.games.comptoir.words import CARGO, PAY, PIRATES, QUAYS, SEATS, SLATE, STORM

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def board(state: Comptoir, quay: i64, seat: i64) -> None:
    """One porter from home comes aboard; a ship that is full sails before the next one is put."""
    state.home[seat] -= 1
    if state.story is not None:
        state.note("boarded", seat, {"quay": quay + 1})
    come_aboard(state, quay, seat)


def come_aboard(state: Comptoir, quay: i64, seat: i64) -> None:
    state.porters[SEATS * quay + seat] += 1
    state.room[quay] -= 1
    if state.room[quay] == 0:
        sail(state, quay)


def sail(state: Comptoir, quay: i64) -> None:
    """1. Bonuses. 2. The commission, or the slate; before it, an event tile. 3. The ship leaves."""
    if state.story is not None:
        state.note("sailed", state.turn, {"n": state.ship[quay], "quay": quay + 1, "cargo": CARGO[state.cargo[quay]]})
    _reward(state, quay)
    if state.reached_goal():
        # All bonuses of this ship are credited, then it is over: no commission, no further ship (ruling).
        return
    if state.parts.commission[state.card] > 0 and state.slate == state.turn and _others_aboard(state, quay):
        state.pending.append(PAYING.of(quay))
    elif events.anytime(state):
        state.pending.append(SAILED.of(quay))
    else:
        settle(state, quay, PAY)


def _reward(state: Comptoir, quay: i64) -> None:
    each = quays.price(state, quay)
    if state.event[quay] == STORM:
        if state.story is not None:
            state.note("storm", state.turn, {"quay": quay + 1})
        return
    if state.event[quay] == PIRATES:
        # All bonuses go to the player who played the tile, aboard or not.
        owner = state.owner[quay]
        state.bonuses = grown(state.bonuses, owner, each * state.ship[quay])
        if state.story is not None:
            state.note("pirated", owner, {"quay": quay + 1, "points": each * state.ship[quay]})
        return
    for seat in range(i64(state.players)):
        porters = state.porters[SEATS * quay + seat]
        if porters > 0:
            state.bonuses = grown(state.bonuses, seat, each * porters)
            if state.story is not None:
                state.note("bonus", seat, {"n": porters, "quay": quay + 1, "points": each * porters})


# --- the commission and the slate -----------------------------------------------------------------------------------


def _others_aboard(state: Comptoir, quay: i64) -> bool:
    for seat in range(i64(state.players)):
        if seat != state.turn and state.porters[SEATS * quay + seat] > 0:
            return True
    return False


class Paying(events.Moment):
    """The slate's holder pays, or names any other player who had a porter aboard when the ship sailed."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.quay: Final = self.field("quay", Nth(QUAYS))

    def offers(self, state: Comptoir, pending: int, moves: list[int]) -> None:
        quay: i64 = self.quay.of(pending)
        for seat in range(i64(state.players)):
            if seat != state.turn and state.porters[SEATS * quay + seat] > 0:
                moves.append(SLATE + seat)
        moves.append(PAY)

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        settle(state, self.quay.of(pending), move)

    def objects(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if not SLATE <= move < PAY:
            return None
        if move - SLATE == seat:
            return Event("slate-self", seat)
        return quays.nobody(state, self.quay.of(pending), move - SLATE, seat)


class Sailed(events.Pause):
    """After a ship's bonuses, before a commission that is nobody's choice."""

    def __init__(self) -> None:
        super().__init__("sailed")
        self.quay: Final = self.field("quay", Nth(QUAYS))

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        settle(state, self.quay.of(pending), PAY)


def settle(state: Comptoir, quay: i64, move: i64) -> None:
    if move == PAY:
        _pay(state, state.turn)
    else:
        named = move - SLATE
        state.slate = named
        state.slate_used = 1
        if state.story is not None:
            state.note("slate", state.turn, {"other": named})
        _pay(state, named)
    quays.leave(state, quay)


def _pay(state: Comptoir, seat: i64) -> None:
    """The commission of the card played, or all one has (ruling)."""
    due = state.parts.commission[state.card]
    if due > 0:
        paid = min(due, state.bonuses[seat])
        state.bonuses = grown(state.bonuses, seat, -paid)
        if state.story is not None:
            state.note("commission", seat, {"n": paid, "points": -paid})


PAYING: Final[Paying] = Paying()
SAILED: Final[Sailed] = Sailed()
