# compiled by mypyc
"""The counter: ships come to the empty quays, cargo is drawn for them in secret and stocked for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Draw
from malecon.core.rows import added, empty, place_of, replaced, total
from malecon.core.story import Event
from malecon.games.comptoir import cargo, events
from malecon.games.comptoir.words import CARGO, DEAL, DONE, DRAW, GOODS, QUAYS, SHIP, SMALLEST, STOCK

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def may_come(state: Comptoir) -> bool:
    """An empty quay, and a ship for it."""
    return place_of(state.ship, 0) >= 0 and not empty(state.pile)


def bare(state: Comptoir) -> int:
    """The lowest quay with a ship that has no cargo yet, or −1."""
    for quay in range(QUAYS):
        if state.ship[quay] > 0 and state.cargo[quay] < 0:
            return quay
    return -1


class Filling(Draw["Comptoir"]):
    """Ships come: to the lowest empty quay first; the last ship announces the end."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return may_come(state)

    def among(self, state: Comptoir) -> list[int]:
        return state.pile

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        quay = place_of(state.ship, 0)
        value = move - SHIP
        state.pile = added(state.pile, value, -1)
        state.ship = replaced(state.ship, quay, value + SMALLEST)
        state.room[quay] = value + SMALLEST
        if state.story is not None:
            state.note("arrived", state.turn, {"n": value + SMALLEST, "quay": quay + 1})
            if empty(state.pile):
                state.note("last-ship", state.turn, {})


# --- cargo drawn ----------------------------------------------------------------------------------------------------


class Dealing(Draw["Comptoir"]):
    """At set-up a tile is turned up at each ship."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return bare(state) >= 0

    def among(self, state: Comptoir) -> list[int]:
        return state.bag

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        quay = bare(state)
        good = move - DEAL
        state.bag = added(state.bag, good, -1)
        state.cargo = replaced(state.cargo, quay, good)
        if state.story is not None:
            state.note("dealt", state.turn, {"cargo": CARGO[good], "quay": quay + 1})


class Drawing(Draw["Comptoir"]):
    """Who it is that draws draws one for each new ship, and one to keep."""

    def drawer(self, state: Comptoir) -> int:
        return state.turn

    def waits(self, state: Comptoir, pending: int) -> bool:
        """A tile that everybody knows is drawn without luck."""
        while empty(state.bag) and self.arises(state, pending):
            cargo.draw_known(state, self.drawer(state))
        return super().waits(state, pending)

    def arises(self, state: Comptoir, pending: int) -> bool:
        wanted = 1
        for quay in range(QUAYS):
            if state.ship[quay] > 0 and state.cargo[quay] < 0:
                wanted += 1
        return cargo.held(state, state.turn) < wanted

    def among(self, state: Comptoir) -> list[int]:
        return state.bag

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        cargo.draw(state, self.drawer(state), move - DRAW)


class DealingHands(Drawing):
    """At set-up each player, from the first seat on, draws a secret tile."""

    def drawer(self, state: Comptoir) -> int:
        return total(state.secret)

    def arises(self, state: Comptoir, pending: int) -> bool:
        return total(state.secret) < state.players


# --- cargo stocked --------------------------------------------------------------------------------------------------


class Stocking(Decision["Comptoir"]):
    """The new ships get their cargo, from the lowest quay: any tile in hand."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return bare(state) >= 0

    def allows(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        first = STOCK + bare(state)
        mine = GOODS * seat
        return [
            first + good * QUAYS
            for good in range(GOODS)
            if state.secret[mine + good] > 0 or state.shown[mine + good] > 0
        ]

    def shows(self, state: Comptoir, pending: int, seat: int) -> bool:
        """To stock the only kind one holds is forced, but others can't see that."""
        return cargo.looks_uniform(state, seat)

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        """A tile that everybody knew the hand to have is gone first: so far nobody learns more than that."""
        good = (move - STOCK) // QUAYS
        quay = (move - STOCK) % QUAYS
        at = GOODS * seat + good
        if state.shown[at] > 0:
            state.shown = added(state.shown, at, -1)
        else:
            state.secret = added(state.secret, at, -1)
        state.cargo = replaced(state.cargo, quay, good)
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
