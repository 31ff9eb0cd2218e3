"""A position of Comptoir des Antilles as data, and what a seat may know of it; the way back is in `restoring`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from malecon.core.state import NOBODY
from malecon.games.comptoir import counter
from malecon.games.comptoir.frames import (
    ANYWHERE,
    APART,
    BIDDING,
    EACH,
    FRAMES,
    KINDS,
    LEFT,
    PAYING,
    SAILED,
    TOGETHER,
)
from malecon.games.comptoir.restoring import read
from malecon.games.comptoir.words import CARDS, CARGO, EVENTS, GOODS, KINDS_OF_EVENT, QUAYS, SEATS, SMALLEST

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir

__all__ = ["hide", "read", "write"]


def write(state: Comptoir) -> dict[str, Any]:
    return {
        "round": state.round,
        "first": state.starter if state.starter >= 0 else None,
        "turn": state.turn if state.turn >= 0 else None,
        "slate": state.slate if state.slate >= 0 else None,
        "slate_used": bool(state.slate_used),
        "quays": [_quay(state, quay) for quay in range(QUAYS)],
        "ships": {str(i + SMALLEST): n for i, n in enumerate(state.pile)},
        "last": bool(state.last),
        "bag": dict(zip(CARGO, state.bag, strict=True)),
        "queue": [CARGO[good] for good in state.queue],
        "lost": {good: n for good, n in zip(CARGO, state.lost, strict=True) if n},
        "unseen": {good: counter.unseen(state, i) for i, good in enumerate(CARGO)},
        "tiles": dict(zip(EVENTS, state.tiles, strict=True)),
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "card": CARDS[state.card] if state.card >= 0 else None,
        "auctioned": bool(state.auctioned),
        "evented": bool(state.evented),
        "auction": _auction(state),
        "pending": [_frame(frame) for frame in state.pending],
        "ending": state.ending or None,
    }


def hide(state: Comptoir, data: dict[str, Any], seat: int) -> None:
    """The others' cargo that hasn't been seen, and so what is left in the bag."""
    if state.actor == NOBODY:
        return
    for other, held in enumerate(data["seats"]):
        if other != seat and held["cargo"]:
            held["cargo"] = [None] * len(held["cargo"])
            data["bag"] = None


def _quay(state: Comptoir, quay: int) -> dict[str, Any] | None:
    if state.ship[quay] == 0:
        return None
    return {
        "ship": state.ship[quay],
        "cargo": CARGO[state.cargo[quay]] if state.cargo[quay] >= 0 else None,
        "event": EVENTS[state.event[quay]] if state.event[quay] >= 0 else None,
        "owner": state.owner[quay] if state.owner[quay] >= 0 else None,
        "porters": state.porters[SEATS * quay : SEATS * quay + state.players],
    }


def _seat(state: Comptoir, seat: int) -> dict[str, Any]:
    hand = state.hands[GOODS * seat : GOODS * seat + GOODS]
    shown = state.shown[GOODS * seat : GOODS * seat + GOODS]
    owned = state.owned[KINDS_OF_EVENT * seat : KINDS_OF_EVENT * seat + KINDS_OF_EVENT]
    return {
        "bonuses": state.bonuses[seat],
        "porters": state.home[seat],
        "cards": [card for i, card in enumerate(CARDS) if state.cards[seat] & 1 << i],
        "tiles": [event for i, event in enumerate(EVENTS) for _ in range(owned[i])],
        "cargo": [good for i, good in enumerate(CARGO) for _ in range(hand[i] - shown[i])],
        "shown": [good for i, good in enumerate(CARGO) for _ in range(shown[i])],
    }


def _auction(state: Comptoir) -> dict[str, Any] | None:
    if state.lot < 0:
        return None
    return {
        "tile": EVENTS[state.lot],
        "bid": state.bid,
        "leader": state.leader if state.leader >= 0 else None,
        "out": [seat for seat in range(state.players) if state.out & 1 << seat],
    }


def _frame(frame: int) -> list[Any]:
    """A pending decision in words: `["together", porters left, quay or null]`, `["pay", quay]`, `["bid", seat]`."""
    number, kind = divmod(frame, KINDS)
    name = FRAMES[kind]
    memory, left = divmod(number, LEFT)
    if kind in (ANYWHERE, TOGETHER):
        return [name, left, memory or None]
    if kind == APART:
        return [name, left, [quay + 1 for quay in range(QUAYS) if memory & 1 << quay]]
    if kind in (EACH, PAYING, SAILED):
        return [name, number + 1]
    if kind == BIDDING:
        return [name, number]
    return [name]
