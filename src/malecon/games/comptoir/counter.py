# compiled by mypyc
"""The counter: ships come to the empty quays, cargo is drawn for them in secret and stocked for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.decision import Decision, Dip
from malecon.core.rows import changed, grown, spent, sum_of
from malecon.core.story import Event
from malecon.games.comptoir import cargo, events
from malecon.games.comptoir.words import CARGO, DEAL, DONE, DRAW, GOODS, QUAYS, SHIP, SMALLEST, STOCK

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def free(state: Comptoir) -> i64:
    """The lowest empty quay, or −1."""
    for quay in range(i64(QUAYS)):
        if state.ship[quay] == 0:
            return quay
    return -1


def may_come(state: Comptoir) -> bool:
    """An empty quay, and a ship for it."""
    return free(state) >= 0 and not spent(state.pile)


def bare(state: Comptoir) -> i64:
    """The lowest quay with a ship that has no cargo yet, or −1."""
    for quay in range(i64(QUAYS)):
        if state.ship[quay] > 0 and state.cargo[quay] < 0:
            return quay
    return -1


class Filling(Dip["Comptoir"]):
    """Ships come: to the lowest empty quay first; the last ship announces the end."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return may_come(state)

    def lying(self, state: Comptoir) -> vec[i64]:
        return state.pile

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        quay = free(state)
        value: i64 = move - SHIP
        state.pile = grown(state.pile, value, -1)
        state.ship = changed(state.ship, quay, value + SMALLEST)
        state.room[quay] = value + SMALLEST
        if state.story is not None:
            state.note("arrived", state.turn, {"n": value + SMALLEST, "quay": quay + 1})
            if spent(state.pile):
                state.note("last-ship", state.turn, {})


# --- cargo drawn ----------------------------------------------------------------------------------------------------


class Dealing(Dip["Comptoir"]):
    """At set-up a tile is turned up at each ship."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return bare(state) >= 0

    def lying(self, state: Comptoir) -> vec[i64]:
        return state.bag

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        quay = bare(state)
        good = move - DEAL
        state.bag = grown(state.bag, good, -1)
        state.cargo = changed(state.cargo, quay, good)
        if state.story is not None:
            state.note("dealt", state.turn, {"cargo": CARGO[good], "quay": quay + 1})


class Drawing(Dip["Comptoir"]):
    """Who it is that draws draws one for each new ship, and one to keep."""

    def drawer(self, state: Comptoir) -> int:
        return state.turn

    def waits(self, state: Comptoir, pending: int) -> bool:
        """A tile that everybody knows is drawn without luck."""
        while spent(state.bag) and self.arises(state, pending):
            cargo.draw_known(state, self.drawer(state))
        return super().waits(state, pending)

    def arises(self, state: Comptoir, pending: int) -> bool:
        wanted: i64 = 1
        for quay in range(i64(QUAYS)):
            if state.ship[quay] > 0 and state.cargo[quay] < 0:
                wanted += 1
        return cargo.held(state, state.turn) < wanted

    def lying(self, state: Comptoir) -> vec[i64]:
        return state.bag

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        cargo.draw(state, self.drawer(state), move - DRAW)


class DealingHands(Drawing):
    """At set-up each player, from the first seat on, draws a secret tile."""

    def drawer(self, state: Comptoir) -> int:
        return sum_of(state.secret)

    def arises(self, state: Comptoir, pending: int) -> bool:
        return sum_of(state.secret) < state.players


# --- cargo stocked --------------------------------------------------------------------------------------------------


class Stocking(Decision["Comptoir"]):
    """The new ships get their cargo, from the lowest quay: any tile in hand."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return bare(state) >= 0

    def allows(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        first = STOCK + bare(state)
        mine: i64 = GOODS * seat
        moves: list[int] = []
        for good in range(i64(GOODS)):
            if state.secret[mine + good] > 0 or state.shown[mine + good] > 0:
                moves.append(first + good * QUAYS)
        return moves

    def shows(self, state: Comptoir, pending: int, seat: int) -> bool:
        """To stock the only kind one holds is forced, but others can't see that."""
        return cargo.looks_uniform(state, seat)

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        """A tile that everybody knew the hand to have is gone first: so far nobody learns more than that."""
        good: i64 = (move - STOCK) // QUAYS
        quay: i64 = (move - STOCK) % QUAYS
        at: i64 = GOODS * seat + good
        if state.shown[at] > 0:
            state.shown = grown(state.shown, at, -1)
        else:
            state.secret = grown(state.secret, at, -1)
        state.cargo = changed(state.cargo, quay, good)
        if state.story is not None:
            state.note("stocked", seat, {"cargo": CARGO[good], "quay": quay + 1})

    def refuses(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if not STOCK <= move < DONE:
            return events.out_of_place(state, move, seat, "event-stock", "auction-late")
        good = (move - STOCK) // QUAYS
        at = GOODS * seat + good
        if state.secret[at] + state.shown[at] == 0:
            return Event("no-such-cargo", seat, {"cargo": CARGO[good]})
        return Event("lowest-first", seat, {"quay": bare(state) + 1})


FILLING: Final[Filling] = Filling("fill", SHIP)
DEALING_CARGO: Final[Dealing] = Dealing("deal-cargo", DEAL)
DEALING_HANDS: Final[DealingHands] = DealingHands("deal-hands", DRAW)
DRAWING: Final[Drawing] = Drawing("draw", DRAW)
STOCKING: Final[Stocking] = Stocking("stock")
