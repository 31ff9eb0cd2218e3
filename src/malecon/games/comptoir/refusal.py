"""Why a move of Comptoir des Antilles isn't allowed now, in terms of the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.story import Event
from malecon.games.comptoir.frames import (
    AFTER,
    ANYWHERE,
    APART,
    BETWEEN,
    BIDDING,
    KINDS,
    LAST_CALL,
    LEFT,
    MOVING,
    PAYING,
    SAILED,
    SENDING,
    STOCKING,
    TOGETHER,
    TURN,
)
from malecon.games.comptoir.words import (
    AUCTION,
    CARDS,
    CARGO,
    DONE,
    EVENTS,
    EXCLUSIVE,
    GOODS,
    KINDS_OF_EVENT,
    LEXICON,
    PASS,
    SEATS,
)

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir

# From the card until the auction and the new ships after it.
AMID = (ANYWHERE, APART, TOGETHER, MOVING, SENDING, PAYING, SAILED, BETWEEN)

Details = dict[str, int | str]


def objection(state: Comptoir, move: int, seat: int) -> Event | None:
    if seat < 0:
        return None
    kind = state.pending[-1] % KINDS
    family = LEXICON.family_of(move).key
    args = LEXICON.family_of(move).args(move)
    why: tuple[str, Details] | None = None
    if family == "event":
        why = _event(state, seat, kind, EVENTS.index(str(args["event"])), int(args["quay"]) - 1)
    elif family == "card" and kind in (TURN, AFTER, *AMID, LAST_CALL):
        why = _card(state, seat, kind, CARDS.index(str(args["card"])))
    elif move == AUCTION:
        why = _auction(state, kind)
    elif kind == TURN and move == DONE:
        why = "card-first", {}
    elif kind == BIDDING and family == "bid":
        why = _bid(state, seat, int(args["n"]))
    elif kind == BIDDING and move == PASS:
        why = "opener", {}
    elif kind in (ANYWHERE, APART, TOGETHER):
        if move == DONE:
            why = "at-least-one", {}
        elif family == "load":
            why = _load(state, seat, kind, int(args["quay"]) - 1)
    elif kind == MOVING and family == "move":
        why = _move(state, seat, int(args["seat"]), int(args["quay"]) - 1, int(args["to"]) - 1)
    elif kind == SENDING and family == "send":
        why = _send(state, seat, int(args["seat"]), int(args["quay"]) - 1)
    elif kind == PAYING and family == "slate":
        why = _slate(state, seat, int(args["seat"]))
    elif kind == STOCKING and family == "stock":
        why = _stock(state, seat, CARGO.index(str(args["cargo"])), int(args["quay"]))
    return None if why is None else Event(why[0], seat, why[1])


def _auction(state: Comptoir, kind: int) -> tuple[str, Details]:
    if not state.options["events"]:
        return "no-events", {}
    if kind in AMID:
        return "auction-amid", {}
    if kind in (STOCKING, LAST_CALL):
        return "auction-late", {}
    if state.auctioned:
        return "auctioned", {}
    if state.tiles_left == 0:
        return "no-tiles", {}
    poor = next(seat for seat in range(state.players) if state.bonuses[seat] < state.parts.auction_least)
    return "auction-poor", {"other": poor, "n": state.parts.auction_least}


def _event(state: Comptoir, seat: int, kind: int, event: int, quay: int) -> tuple[str, Details] | None:
    details: Details = {"event": EVENTS[event], "quay": quay + 1}
    if not state.options["events"]:
        return "no-events", {}
    if state.owned[KINDS_OF_EVENT * seat + event] == 0:
        return "no-such-tile", details
    if state.evented:
        return "evented", {}
    if kind == BIDDING:
        return "event-auction", {}
    if kind == STOCKING:
        return "event-stock", {}
    if kind in AMID and state.rules < 2:
        return None
    if state.ship[quay] == 0:
        return "empty-quay", details
    if state.room[quay] == 0:
        return "ship-sails", details
    return "ship-has-event", {**details, "event": EVENTS[state.event[quay]]}


def _card(state: Comptoir, seat: int, kind: int, card: int) -> tuple[str, Details]:
    if kind != TURN:
        return "one-card", {}
    return "card-played", {"card": CARDS[card]}


def _bid(state: Comptoir, seat: int, bid: int) -> tuple[str, Details]:
    if bid > state.bonuses[seat]:
        return "bid-too-high", {"n": state.bonuses[seat], "bid": bid}
    return "bid-too-low", {"n": state.bid}


def _load(state: Comptoir, seat: int, kind: int, quay: int) -> tuple[str, Details]:
    memory = state.pending[-1] // KINDS // LEFT
    if state.ship[quay] == 0:
        return "empty-quay", {"quay": quay + 1}
    if kind == APART and memory & 1 << quay:
        return "other-quay", {"quay": quay + 1}
    if kind == TOGETHER and memory and quay != memory - 1:
        return "same-ship", {"quay": memory}
    return "exclusive", {"quay": quay + 1, "other": state.owner[quay]}


def _move(state: Comptoir, seat: int, other: int, quay: int, to: int) -> tuple[str, Details] | None:
    if other >= state.players or state.porters[SEATS * quay + other] == 0:
        return _nobody(state, other, quay)
    if quay == to:
        return "other-ship", {}
    if state.ship[to] == 0:
        return "empty-quay", {"quay": to + 1}
    if state.event[to] == EXCLUSIVE:
        return "exclusive", {"quay": to + 1, "other": state.owner[to]}
    return None


def _send(state: Comptoir, seat: int, other: int, quay: int) -> tuple[str, Details]:
    if other == seat:
        return "send-own", {}
    return _nobody(state, other, quay)


def _nobody(state: Comptoir, other: int, quay: int) -> tuple[str, Details]:
    if other >= state.players:
        return "not-seat", {"n": other + 1}
    return "not-aboard", {"other": other, "quay": quay + 1}


def _slate(state: Comptoir, seat: int, other: int) -> tuple[str, Details]:
    if other == seat:
        return "slate-self", {}
    return _nobody(state, other, state.pending[-1] // KINDS)


def _stock(state: Comptoir, seat: int, good: int, quay: int) -> tuple[str, Details]:
    if state.hands[GOODS * seat + good] == 0:
        return "no-such-cargo", {"cargo": CARGO[good]}
    lowest = next(q for q in range(len(state.ship)) if state.ship[q] and state.cargo[q] < 0) + 1
    return "lowest-first", {"quay": lowest}
