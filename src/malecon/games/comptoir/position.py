"""The shape of a position of Comptoir des Antilles, and what its parts must agree on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from malecon.core.decision import KIND, Decision
from malecon.core.position import (
    KEPT,
    ByHand,
    Counts,
    EachPlace,
    EachSeat,
    Ending,
    Group,
    One,
    Pending,
    Pile,
    Position,
    Queue,
    Rest,
    Row,
)
from malecon.core.shape import AMOUNT, PLENTY, SEAT, Flag, Maybe, Seats, Some, Whole, Word
from malecon.games.comptoir import cargo
from malecon.games.comptoir.auction import BIDDING, REVEALING
from malecon.games.comptoir.counter import DRAWING, FILLING, STOCKING
from malecon.games.comptoir.observing import in_bag, in_hand, no_ship
from malecon.games.comptoir.relations import ANYWHERE, APART, BETWEEN, MOVING, SENDING, TOGETHER, TOURING
from malecon.games.comptoir.rounds import AFTER, DRAWING_FIRST, ENDING, LAST_CALL, TURN
from malecon.games.comptoir.sailing import PAYING, SAILED
from malecon.games.comptoir.state import DECISIONS, Comptoir
from malecon.games.comptoir.words import (
    AT_ONCE,
    CARDS,
    CARGO,
    EVENTS,
    GOODS,
    LARGEST,
    MOST_BID,
    QUAYS,
    SEATS,
    SMALLEST,
    TILES,
)

SHIPS = tuple(str(value) for value in range(SMALLEST, LARGEST + 1))


def _no_more_ships(state: Comptoir) -> bool:
    return not any(state.pile)


def ships_at_quays(state: Comptoir) -> list[int]:
    return [list(state.ship).count(value) for value in range(SMALLEST, LARGEST + 1)]


def cargo_in_play(state: Comptoir) -> list[int]:
    """Outside of the bag."""
    tiles = [*state.cargo, *state.queue]
    hands = [sum(state.secret[good::GOODS]) + sum(state.shown[good::GOODS]) for good in range(GOODS)]
    return [tiles.count(good) + state.lost[good] + hands[good] for good in range(GOODS)]


def all_cargo(state: Comptoir) -> int:
    return sum(state.parts.cargo)


def event_tiles(state: Comptoir) -> list[int]:
    return state.parts.events if state.options["events"] else [0] * TILES


def tiles_in_play(state: Comptoir) -> list[int]:
    """Owned, at a ship or in auction; those that were played are out of the game."""
    placed = [*state.event, state.lot]
    return [sum(state.owned[event::TILES]) + placed.count(event) for event in range(TILES)]


def check(state: Comptoir, data: Mapping[str, Any]) -> None:
    if "first" not in data:
        state.starter = state.turn
    if "slate" not in data:
        state.slate = state.starter
    if data.get("last", _no_more_ships(state)) is not _no_more_ships(state):
        raise ValueError("«last» is true when, and only when, no ship is left in the pile")
    _check_quays(state)
    _check_porters(state, data)
    _check_auction(state)
    if not state.ending:
        _check_pending(state)


SHAPE = Position(
    One("round", Whole(1, PLENTY), default=1),
    One("first", Maybe(SEAT), at="starter", default=None),
    One("turn", Maybe(SEAT), default=None),
    One("slate", Maybe(SEAT), default=None),
    One("slate_used", Flag(), default=False),
    EachPlace(
        QUAYS,
        Group(
            "quays",
            One("ship", Whole(SMALLEST, LARGEST)),
            One("cargo", Maybe(Word(CARGO)), default=None),
            One("event", Maybe(Word(EVENTS)), default=None),
            One("owner", Maybe(SEAT), default=None),
            Row("porters", lambda state: state.players, AMOUNT, stride=SEATS, by_seat=True, default=KEPT, high=LARGEST),
            lacking=no_ship,
        ),
    ),
    Rest(
        "ships",
        SHIPS,
        lambda state: state.parts.ships,
        ships_at_quays,
        at="pile",
        called="ships of value {}",
        exact=False,
    ),
    ByHand("last", _no_more_ships, seen=()),
    Rest("bag", CARGO, lambda state: state.parts.cargo, cargo_in_play, called="tiles of {}", hidden=in_bag),
    Queue("queue", Word(CARGO), all_cargo),
    Counts("lost", CARGO, sparse=True, high=all_cargo),
    ByHand("unseen", lambda state: {name: cargo.unseen(state, good) for good, name in enumerate(CARGO)}, seen=()),
    Rest("tiles", EVENTS, event_tiles, tiles_in_play, called="event tiles «{}»", exact=False),
    EachSeat(
        One("bonuses", Whole(0, lambda state: PLENTY if state.ending else state.parts.goal - 1), default=0),
        One("porters", AMOUNT, at="home", default=KEPT, high=lambda state: state.parts.porters),
        One("cards", Some(CARDS), default=CARDS),
        Pile("tiles", EVENTS, at="owned", high=lambda state: max(state.parts.events)),
        Pile(
            "cargo",
            CARGO,
            at="secret",
            hidden=in_hand,
            veil=lambda tiles: [None] * len(tiles),
            high=all_cargo,
        ),
        Pile("shown", CARGO, high=all_cargo),
    ),
    One("card", Maybe(Word(CARDS)), default=None),
    One("auctioned", Flag(), default=False),
    One("evented", Flag(), default=False),
    Group(
        "auction",
        One("tile", Word(EVENTS), at="lot"),
        One("bid", AMOUNT, default=0, high=MOST_BID),
        One("leader", Maybe(SEAT), default=None),
        One("out", Seats(), default=()),
        lacking=lambda state: state.lot < 0,
    ),
    Pending(lambda state: [[TURN.word]], deepest=12),
    Ending("last-ship", "hundred", "stalled"),
    check=check,
)


# --- the pieces -----------------------------------------------------------------------------------------------------


def _check_quays(state: Comptoir) -> None:
    for quay, value in enumerate(state.ship):
        porters = sum(state.porters[SEATS * quay : SEATS * quay + SEATS])
        state.room[quay] = value - porters
        if porters > value:
            raise ValueError(f"quay {quay + 1}: a ship of value {value} can't hold {porters} porters")
        if (state.event[quay] >= 0) != (state.owner[quay] >= 0):
            raise ValueError(f"quay {quay + 1}: «owner» is who played the «event»: the ship has both or none")
        if state.event[quay] in AT_ONCE:
            raise ValueError(f"quay {quay + 1}: the event tile «{EVENTS[state.event[quay]]}» doesn't stay with a ship")


def _check_porters(state: Comptoir, data: Mapping[str, Any]) -> None:
    each = state.parts.porters
    for seat, held in enumerate(data["seats"]):
        aboard = sum(state.porters[seat::SEATS])
        if aboard > each:
            raise ValueError(f"seat {seat} has {aboard} porters aboard: there are only {each}")
        if "porters" in held and state.home[seat] + aboard != each:
            raise ValueError(f"seat {seat}: {state.home[seat]} porters at home and {aboard} aboard don't make {each}")
        state.home[seat] = each - aboard


def _check_auction(state: Comptoir) -> None:
    led = state.leader >= 0
    if (state.bid > 0) != led or (led and state.bonuses[state.leader] < state.bid):
        raise ValueError("«auction»: a bid needs a «leader» who has the bonuses for it")
    if led and state.out & 1 << state.leader:
        raise ValueError("«auction»: the «leader» can't be «out»")
    if not led and state.out:
        raise ValueError("«auction»: nobody is «out» before the first bid")


# --- what is pending ------------------------------------------------------------------------------------------------

EFFECTS = (ANYWHERE, APART, TOGETHER, TOURING, MOVING, SENDING, PAYING, SAILED, BETWEEN)
FOLLOWING: dict[Decision[Any], tuple[Decision[Any], ...]] = {
    DRAWING_FIRST: tuple(DECISIONS),
    TURN: (REVEALING, BIDDING),
    AFTER: (REVEALING, BIDDING, *EFFECTS),
    ENDING: (FILLING, DRAWING, STOCKING, LAST_CALL),
}


def _check_pending(state: Comptoir) -> None:
    """Whether what is pending can be, with the pieces as they stand."""
    kinds = [DECISIONS[pending & KIND] for pending in state.pending]
    bottom = kinds[0]
    if bottom not in FOLLOWING:
        raise ValueError(f"«pending» must begin with one of {_words(*FOLLOWING)}")
    if not set(kinds[1:]) <= set(FOLLOWING[bottom]):
        raise ValueError(f"«pending»: only {_words(*FOLLOWING[bottom])} follow {bottom.word}")
    if bottom is DRAWING_FIRST:
        return
    if min(state.turn, state.starter, state.slate) < 0:
        raise ValueError("«turn», «first» and «slate» must be seats once the game has begun")
    if bottom is TURN and (state.card >= 0 or state.cards[state.turn] == 0):
        raise ValueError("before the card, «card» is null and the hand has «cards»")
    if bottom is AFTER and state.card < 0:
        raise ValueError("after the card, «card» must name it")
    if (BIDDING in kinds and REVEALING not in kinds) != (state.lot >= 0):
        raise ValueError("«auction» and a pending bid go together")
    if REVEALING in kinds and not any(state.tiles):
        raise ValueError("no event tile is left to turn up")
    for below, kind in pairwise(kinds):
        if kind in (SAILED, BETWEEN, LAST_CALL) and state.rules < 2:
            raise ValueError(f"«pending»: {kind.word} came with version 2 of the rules")
        if (kind is BETWEEN and below is not TOURING) or (kind is LAST_CALL and below is not ENDING):
            raise ValueError("«pending»: between lies on each, last-call on end")
    _check_sailing(state, kinds)
    _check_hands(state, kinds)


def _words(*kinds: Decision[Any]) -> str:
    return ", ".join(kind.word for kind in kinds)


def _check_sailing(state: Comptoir, kinds: list[Decision[Any]]) -> None:
    sailing = [PAYING.quay.of(pending) for pending in state.pending if PAYING.pends(pending) or SAILED.pends(pending)]
    for quay, value in enumerate(state.ship):
        full = value > 0 and state.room[quay] == 0
        if full and quay not in sailing:
            raise ValueError(f"quay {quay + 1}: a full ship has sailed")
        if quay in sailing and not full:
            raise ValueError("«pending»: pay and sailed need a full ship at their quay")
    if PAYING in kinds and state.slate != state.turn:
        raise ValueError("«pending»: pay needs the slate with the player whose turn it is")


def _check_hands(state: Comptoir, kinds: list[Decision[Any]]) -> None:
    """Outside of the end of a turn all ships have their cargo, and everybody a tile."""
    stocked = kinds[0] is not ENDING or kinds[-1] is LAST_CALL
    for quay, value in enumerate(state.ship):
        if stocked and value and state.cargo[quay] < 0:
            raise ValueError(f"quay {quay + 1}: the ship needs a «cargo»")
    for seat in range(state.players):
        held = cargo.held(state, seat)
        if held != 1 and (stocked or seat != state.turn or held == 0):
            raise ValueError(f"seat {seat} holds {held} cargo tiles: everybody holds exactly 1 between turns")
    if STOCKING in kinds and DRAWING not in kinds and DRAWING.arises(state, DRAWING.number):
        raise ValueError("to stock the new ships a tile for each and one to keep must be in hand")
