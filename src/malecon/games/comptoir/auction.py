# compiled by mypyc
"""The auction of an event tile: it goes round, each bids higher or is out, until one is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.decision import Decision, Dip
from malecon.core.rows import grown, spent
from malecon.core.shape import SEAT
from malecon.core.story import Event
from malecon.games.comptoir import events
from malecon.games.comptoir.words import BID, EVENTS, MOST_BID, PASS, REVEAL, TILES

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def possible(state: Comptoir) -> bool:
    """Once a turn, while there are tiles, and if every player has at least 1 bonus."""
    if state.auctioned:
        return False
    least = state.parts.auction_least
    for bonuses in state.bonuses:
        if bonuses < least:
            return False
    return not spent(state.tiles)


def refusal(state: Comptoir, seat: int) -> Event:
    """Why nobody can call for an auction now."""
    if state.auctioned or not state.options["events"]:
        return events.refuse_auction(state, seat, "auctioned")
    if spent(state.tiles):
        return Event("no-tiles", seat)
    least = state.parts.auction_least
    poor = [other for other in range(state.players) if state.bonuses[other] < least]
    return Event("auction-poor", seat, {"other": poor[0], "n": least})


def call(state: Comptoir) -> None:
    """The top tile is turned up, and the player whose turn it is must open."""
    state.auctioned = 1
    state.pending.append(BIDDING.of(state.turn))
    state.pending.append(REVEALING.number)


class Revealing(Dip["Comptoir"]):
    def lying(self, state: Comptoir) -> vec[i64]:
        return state.tiles

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        state.lot = move - REVEAL
        state.tiles = grown(state.tiles, state.lot, -1)
        if state.story is not None:
            state.note("revealed", state.turn, {"event": EVENTS[state.lot]})


BIDS: Final = [BID + n for n in range(MOST_BID)]


class Bidding(Decision["Comptoir"]):
    def __init__(self) -> None:
        super().__init__("bid")
        self.seat: Final = self.field("seat", SEAT)

    def waits(self, state: Comptoir, pending: int) -> bool:
        """Who can't bid higher is out without being asked."""
        seat: i64 = self.seat.of(pending)
        leader = state.leader
        everybody: i64 = (i64(1) << state.players) - 1
        out = state.out
        while True:
            if leader >= 0 and out | (1 << leader) == everybody:
                state.out = out
                state.pending.pop()
                _sell(state)
                return False
            if not out & (1 << seat) and seat != leader:
                if state.bonuses[seat] > state.bid:
                    state.out = out
                    state.pending[-1] = self.of(seat)
                    state.actor = seat
                    return True
                out |= 1 << seat
            seat = (seat + 1) % state.players

    def allows(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        """Any higher whole number up to what one has (ruling); the opener must bid."""
        moves = BIDS[state.bid : state.bonuses[seat]]
        if state.leader >= 0:
            moves.append(PASS)
        return moves

    def lean(self, state: Comptoir, pending: int, seat: int, moves: list[int]) -> list[int]:
        """To raise by one is enough: the auction comes round again."""
        return [moves[0], PASS] if state.leader >= 0 else [moves[0]]

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        if move == PASS:
            state.out |= 1 << seat
            if state.story is not None:
                state.note("passed", seat, {})
        else:
            state.bid = move - BID + 1
            state.leader = seat
            if state.story is not None:
                state.note("bid", seat, {"n": state.bid})
        state.pending[-1] = self.of((seat + 1) % state.players)

    def refuses(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if move == PASS:
            return Event("opener", seat)
        if not BID <= move < PASS:
            return events.out_of_place(state, move, seat, "event-auction", "auctioned")
        bid = move - BID + 1
        if bid > state.bonuses[seat]:
            return Event("bid-too-high", seat, {"n": state.bonuses[seat], "bid": bid})
        return Event("bid-too-low", seat, {"n": state.bid})


def _sell(state: Comptoir) -> None:
    """The winner pays and keeps the tile, which may be played in the same turn."""
    winner = state.leader
    state.bonuses = grown(state.bonuses, winner, -state.bid)
    state.owned = grown(state.owned, TILES * winner + state.lot, 1)
    if state.story is not None:
        state.note("won", winner, {"event": EVENTS[state.lot], "n": state.bid, "points": -state.bid})
    state.lot = -1
    state.bid = 0
    state.leader = -1
    state.out = 0


REVEALING: Final[Revealing] = Revealing("reveal", REVEAL)
BIDDING: Final[Bidding] = Bidding()
