# compiled by mypyc
"""The auction of an event tile: it goes round, each bids higher or is out, until one is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.comptoir.frames import BIDDING, KINDS, REVEALING
from malecon.games.comptoir.rows import replaced
from malecon.games.comptoir.words import BID, EVENTS, KINDS_OF_EVENT, PASS, REVEAL

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def possible(state: Comptoir) -> bool:
    """Once a turn, while there are tiles, and if every player has at least 1 bonus."""
    if state.auctioned or state.tiles_left == 0:
        return False
    least = state.parts.auction_least
    for bonuses in state.bonuses:
        if bonuses < least:
            return False
    return True


def call(state: Comptoir) -> None:
    """The top tile is turned up, and the player whose turn it is must open."""
    state.auctioned = 1
    state.bid = 0
    state.leader = -1
    state.out = 0
    state.push(BIDDING, state.turn)
    state.push(REVEALING)


def tiles(state: Comptoir) -> list[int]:
    return [REVEAL + event for event in range(KINDS_OF_EVENT) if state.tiles[event] > 0]


def reveal(state: Comptoir, event: int) -> None:
    state.lot = event
    state.tiles = replaced(state.tiles, event, state.tiles[event] - 1)
    state.tiles_left -= 1
    if state.story is not None:
        state.note("revealed", state.turn, {"event": EVENTS[event]})


def waits(state: Comptoir, seat: int) -> bool:
    """Whether somebody has to decide; who can't bid higher is out without being asked."""
    everybody = (1 << state.players) - 1
    while True:
        if state.leader >= 0 and state.out | (1 << state.leader) == everybody:
            state.pending.pop()
            _sell(state)
            return False
        if not state.out & (1 << seat) and seat != state.leader:
            if state.bonuses[seat] > state.bid:
                state.pending[-1] = BIDDING + KINDS * seat
                state.actor = seat
                return True
            state.out |= 1 << seat
        seat = (seat + 1) % state.players


def bids(state: Comptoir, seat: int) -> list[int]:
    """Any higher whole number up to what one has (ruling); the opener must bid."""
    moves = [BID + bid for bid in range(state.bid, state.bonuses[seat])]
    if state.leader >= 0:
        moves.append(PASS)
    return moves


def lean_bids(state: Comptoir, seat: int) -> list[int]:
    """To raise by one is enough: the auction comes round again."""
    moves = [BID + state.bid]
    if state.leader >= 0:
        moves.append(PASS)
    return moves


def answer(state: Comptoir, move: int, seat: int) -> None:
    if move == PASS:
        state.out |= 1 << seat
        if state.story is not None:
            state.note("passed", seat, {})
    else:
        state.bid = move - BID + 1
        state.leader = seat
        if state.story is not None:
            state.note("bid", seat, {"n": state.bid})
    state.pending[-1] = BIDDING + KINDS * ((seat + 1) % state.players)


def _sell(state: Comptoir) -> None:
    """The winner pays and keeps the tile, which may be played in the same turn."""
    winner = state.leader
    state.bonuses[winner] -= state.bid
    at = KINDS_OF_EVENT * winner + state.lot
    state.owned = replaced(state.owned, at, state.owned[at] + 1)
    if state.story is not None:
        state.note("won", winner, {"event": EVENTS[state.lot], "n": state.bid, "points": -state.bid})
    state.lot = -1
    state.bid = 0
    state.leader = -1
    state.out = 0
