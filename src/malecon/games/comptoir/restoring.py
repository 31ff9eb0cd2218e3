"""Reads a position of Comptoir des Antilles from data, and says clearly what doesn't fit."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from malecon.core.loading import counts, listed, whole, word
from malecon.games.comptoir import counter
from malecon.games.comptoir.frames import (
    AFTER,
    ANYWHERE,
    APART,
    BETWEEN,
    BIDDING,
    DRAWING,
    DRAWING_FIRST,
    EACH,
    ENDING,
    FILLING,
    FRAMES,
    KINDS,
    LAST_CALL,
    LEFT,
    MOVING,
    PAYING,
    REVEALING,
    SAILED,
    SENDING,
    STOCKING,
    TOGETHER,
    TURN,
)
from malecon.games.comptoir.words import (
    CARDS,
    CARGO,
    EVENTS,
    GOODS,
    KINDS_OF_EVENT,
    LARGEST,
    QUAYS,
    SEATS,
    SMALLEST,
)

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir

ENDINGS = ("last-ship", "hundred", "stalled")
SHIPS = tuple(str(value) for value in range(SMALLEST, LARGEST + 1))
STAYING = ("top-quality", "poor-quality", "exclusive", "storm", "pirates")
PLACING = (ANYWHERE, APART, TOGETHER)
MOMENTS = (SAILED, BETWEEN, LAST_CALL)
EFFECTS = (*PLACING, EACH, MOVING, SENDING, PAYING, SAILED, BETWEEN)
PLENTY = 10_000


def read(state: Comptoir, data: Mapping[str, Any]) -> None:
    n = state.players
    state.round = whole(data, "round", 1, PLENTY, 1)
    state.turn = _seat(data.get("turn"), n, "turn")
    state.starter = _seat(data.get("first", data.get("turn")), n, "first")
    state.slate = _seat(data.get("slate", data.get("first", data.get("turn"))), n, "slate")
    state.slate_used = int(_flag(data, "slate_used"))
    state.auctioned = int(_flag(data, "auctioned"))
    state.evented = int(_flag(data, "evented"))
    card = data.get("card")
    state.card = -1 if card is None else word(card, CARDS, "card")
    _read_quays(state, data)
    _read_seats(state, data)
    _read_ships(state, data)
    _read_cargo(state, data)
    _read_auction(state, data)
    _read_tiles(state, data)
    ending = data.get("ending")
    if ending is not None:
        state.ending = ENDINGS[word(ending, ENDINGS, "ending")]
    _read_pending(state, data)


def _seat(value: Any, players: int, key: str) -> int:
    return -1 if value is None else whole({key: value}, key, 0, players - 1)


def _flag(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise ValueError(f"«{key}» is true or false, not {value!r}")
    return value


# --- the quays ------------------------------------------------------------------------------------------------------


def _read_quays(state: Comptoir, data: Mapping[str, Any]) -> None:
    state.ship, state.cargo = [0] * QUAYS, [-1] * QUAYS
    state.event, state.owner = [-1] * QUAYS, [-1] * QUAYS
    for quay, held in enumerate(listed({"quays": [None] * QUAYS, **data}, "quays", QUAYS)):
        if held is None:
            continue
        if not isinstance(held, Mapping):
            raise ValueError(f"«quays» has a mapping for each ship and null for none, not {held!r}")
        state.ship[quay] = whole(held, "ship", SMALLEST, LARGEST)
        cargo = held.get("cargo")
        state.cargo[quay] = -1 if cargo is None else word(cargo, CARGO, "cargo")
        porters = listed({"porters": [0] * state.players, **held}, "porters", state.players)
        for seat, number in enumerate(porters):
            state.porters[SEATS * quay + seat] = whole({"porters": number}, "porters", 0, state.parts.porters)
        state.room[quay] = state.ship[quay] - sum(state.porters[SEATS * quay : SEATS * quay + SEATS])
        if state.room[quay] < 0:
            raise ValueError(f"quay {quay + 1}: a ship of value {state.ship[quay]} can't hold {sum(porters)} porters")
        event = held.get("event")
        if event is not None:
            state.event[quay] = EVENTS.index(STAYING[word(event, STAYING, "event")])
            state.owner[quay] = whole(held, "owner", 0, state.players - 1)
        elif held.get("owner") is not None:
            raise ValueError(f"quay {quay + 1}: «owner» is who played the event, but the ship has none")


def _read_ships(state: Comptoir, data: Mapping[str, Any]) -> None:
    lying = [state.ship.count(value) for value in range(SMALLEST, LARGEST + 1)]
    for i, value in enumerate(SHIPS):
        if lying[i] > state.parts.ships[i]:
            raise ValueError(f"{lying[i]} ships of value {value} at the quays: there are only {state.parts.ships[i]}")
    if "ships" in data:
        state.pile = counts(data, "ships", SHIPS, PLENTY)
        for i, value in enumerate(SHIPS):
            if lying[i] + state.pile[i] > state.parts.ships[i]:
                raise ValueError(
                    f"{state.pile[i]} ships of value {value} in the pile and {lying[i]} at the quays: "
                    f"there are only {state.parts.ships[i]}"
                )
    else:
        state.pile = [state.parts.ships[i] - lying[i] for i in range(len(SHIPS))]
    state.last = int(max(state.pile) == 0)
    if "last" in data and _flag(data, "last") != bool(state.last):
        raise ValueError("«last» is true when, and only when, no ship is left in the pile")


# --- the seats ------------------------------------------------------------------------------------------------------


def _read_seats(state: Comptoir, data: Mapping[str, Any]) -> None:
    state.hands, state.shown, state.owned = [], [], []
    for seat, held in enumerate(listed(data, "seats", state.players)):
        if not isinstance(held, Mapping):
            raise ValueError(f"«seats» must be a list of mappings, not {held!r}")
        most = state.parts.goal - 1 if data.get("ending") is None else PLENTY
        state.bonuses[seat] = whole(held, "bonuses", 0, most, 0)
        cards = held.get("cards", list(CARDS))
        state.cards[seat] = sum(1 << i for i, n in enumerate(_words(cards, CARDS, "cards")) if n)
        if len(cards) != state.cards[seat].bit_count():
            raise ValueError(f"seat {seat}: a card is twice in «cards»")
        state.owned += _words(held.get("tiles", []), EVENTS, "tiles")
        shown = _words(held.get("shown", []), CARGO, "shown")
        secret = _words(held.get("cargo", []), CARGO, "cargo")
        state.shown += shown
        state.hands += [a + b for a, b in zip(shown, secret, strict=True)]
        aboard = sum(state.porters[SEATS * quay + seat] for quay in range(QUAYS))
        if aboard > state.parts.porters:
            raise ValueError(f"seat {seat} has {aboard} porters aboard: there are only {state.parts.porters}")
        state.home[seat] = state.parts.porters - aboard
        if "porters" in held and held["porters"] != state.home[seat]:
            raise ValueError(
                f"seat {seat}: {held['porters']!r} porters at home and {aboard} aboard don't make {state.parts.porters}"
            )


def _words(value: Any, words: tuple[str, ...], key: str) -> list[int]:
    """How often each word is listed."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"«{key}» must be a list of {', '.join(words)}, not {value!r}")
    found = [word(name, words, key) for name in value]
    return [found.count(i) for i in range(len(words))]


# --- cargo and event tiles ------------------------------------------------------------------------------------------


def _read_cargo(state: Comptoir, data: Mapping[str, Any]) -> None:
    queue = data.get("queue", [])
    _words(queue, CARGO, "queue")
    state.queue = [CARGO.index(name) for name in queue]
    state.lost = counts(data, "lost", CARGO, PLENTY)
    bag = counts(data, "bag", CARGO, PLENTY) if "bag" in data else None
    state.bag = [0] * GOODS
    for good, name in enumerate(CARGO):
        placed = state.cargo.count(good) + state.queue.count(good) + state.lost[good] + sum(state.hands[good::GOODS])
        there = state.parts.cargo[good]
        if placed > there or (bag is not None and bag[good] + placed != there):
            found = placed if bag is None else bag[good] + placed
            raise ValueError(f"{found} tiles of {name}: there must be {there}")
        state.bag[good] = there - placed


def _read_tiles(state: Comptoir, data: Mapping[str, Any]) -> None:
    spent = [
        sum(state.owned[event::KINDS_OF_EVENT]) + state.event.count(event) + (state.lot == event)
        for event in range(KINDS_OF_EVENT)
    ]
    there = state.parts.events if state.options["events"] else [0] * KINDS_OF_EVENT
    told = counts(data, "tiles", EVENTS, PLENTY) if "tiles" in data else None
    state.tiles = []
    for event, name in enumerate(EVENTS):
        left = there[event] - spent[event] if told is None else told[event]
        if left < 0 or left + spent[event] > there[event]:
            raise ValueError(f"{max(left, 0) + spent[event]} event tiles «{name}»: there are only {there[event]}")
        state.tiles.append(left)
    state.tiles_left = sum(state.tiles)


def _read_auction(state: Comptoir, data: Mapping[str, Any]) -> None:
    held = data.get("auction")
    if held is None:
        return
    if not isinstance(held, Mapping):
        raise ValueError(f"«auction» must be a mapping or null, not {held!r}")
    state.lot = word(held.get("tile"), EVENTS, "tile")
    state.bid = whole(held, "bid", 0, PLENTY, 0)
    state.leader = _seat(held.get("leader"), state.players, "leader")
    for seat in held.get("out", []):
        state.out |= 1 << _seat(seat, state.players, "out")
    if (state.bid > 0) != (state.leader >= 0) or (state.leader >= 0 and state.bonuses[state.leader] < state.bid):
        raise ValueError("«auction»: a bid needs a «leader» who has the bonuses for it")
    if state.leader >= 0 and state.out & 1 << state.leader:
        raise ValueError("«auction»: the «leader» can't be «out»")
    if state.leader < 0 and state.out:
        raise ValueError("«auction»: nobody is «out» before the first bid")


# --- what is pending ------------------------------------------------------------------------------------------------


def _read_pending(state: Comptoir, data: Mapping[str, Any]) -> None:
    if state.ending:
        state.pending = []
        state.resume()
        return
    frames = data.get("pending", [[FRAMES[TURN]]])
    if not isinstance(frames, list) or not frames:
        raise ValueError("«pending» must be a list of decisions, or left out for the start of a turn")
    state.pending = [_read_frame(frame, state.players) for frame in frames]
    kinds = [frame % KINDS for frame in state.pending]
    if kinds[0] not in (DRAWING_FIRST, TURN, AFTER, ENDING):
        raise ValueError("«pending» must begin with draw-first, turn, after or end")
    if kinds[0] != DRAWING_FIRST:
        _check_turn(state, kinds)
    state.resume()


def _check_turn(state: Comptoir, kinds: list[int]) -> None:
    """Whether what is pending can be, with the pieces as they stand."""
    if state.turn < 0 or state.starter < 0 or state.slate < 0:
        raise ValueError("«turn», «first» and «slate» must be seats once the game has begun")
    allowed = {
        TURN: (REVEALING, BIDDING),
        AFTER: (REVEALING, BIDDING, *EFFECTS),
        ENDING: (FILLING, DRAWING, STOCKING, LAST_CALL),
    }
    if not set(kinds[1:]) <= set(allowed[kinds[0]]):
        raise ValueError(f"«pending»: only {', '.join(FRAMES[k] for k in allowed[kinds[0]])} follow {FRAMES[kinds[0]]}")
    if kinds[0] == TURN and (state.card >= 0 or state.cards[state.turn] == 0):
        raise ValueError("before the card, «card» is null and the hand has «cards»")
    if kinds[0] == AFTER and state.card < 0:
        raise ValueError("after the card, «card» must name it")
    if (BIDDING in kinds and REVEALING not in kinds) != (state.lot >= 0):
        raise ValueError("«auction» and a pending bid go together")
    if REVEALING in kinds and state.tiles_left == 0:
        raise ValueError("no event tile is left to turn up")
    for before, kind in pairwise([-1, *kinds]):
        if kind in MOMENTS and state.rules < 2:
            raise ValueError(f"«pending»: {FRAMES[kind]} came with version 2 of the rules")
        if (kind == BETWEEN and before != EACH) or (kind == LAST_CALL and before != ENDING):
            raise ValueError("«pending»: between lies on each, last-call on end")
    stocked = kinds[0] != ENDING or kinds[-1] == LAST_CALL
    sailing = [frame // KINDS for frame in state.pending if frame % KINDS in (PAYING, SAILED)]
    for quay in range(QUAYS):
        if state.ship[quay] and state.room[quay] == 0 and quay not in sailing:
            raise ValueError(f"quay {quay + 1}: a full ship has sailed")
        if state.ship[quay] and state.cargo[quay] < 0 and stocked:
            raise ValueError(f"quay {quay + 1}: the ship needs a «cargo»")
    for quay in sailing:
        if state.ship[quay] == 0 or state.room[quay] > 0:
            raise ValueError("«pending»: pay and sailed need a full ship at their quay")
    if PAYING in kinds and state.slate != state.turn:
        raise ValueError("«pending»: pay needs the slate with the player whose turn it is")
    for seat in range(state.players):
        held = counter.held(state, seat)
        if held != 1 and (stocked or seat != state.turn or held == 0):
            raise ValueError(f"seat {seat} holds {held} cargo tiles: everybody holds exactly 1 between turns")
    if STOCKING in kinds and DRAWING not in kinds and counter.wanted(state, state.turn):
        raise ValueError("to stock the new ships a tile for each and one to keep must be in hand")


def _read_frame(frame: Any, players: int) -> int:
    if not isinstance(frame, list | tuple) or not frame:
        raise ValueError(f"«pending»: {frame!r} is no decision, such as ['turn']")
    kind = word(frame[0], FRAMES, "pending")
    args = list(frame[1:])
    needed = 2 if kind in PLACING else 1 if kind in (EACH, PAYING, SAILED, BIDDING) else 0
    if len(args) != needed:
        raise ValueError(f"«pending»: {frame[0]} needs {needed} more, not {args!r}")
    if kind == BIDDING:
        return kind + KINDS * whole({"pending": args[0]}, "pending", 0, players - 1)
    if kind in (EACH, PAYING, SAILED):
        most = QUAYS + 1 if kind == EACH else QUAYS
        return kind + KINDS * (whole({"pending": args[0]}, "pending", 1, most) - 1)
    if kind not in PLACING:
        return kind
    left = whole({"pending": args[0]}, "pending", 1, LEFT - 1)
    if kind == APART:
        if not isinstance(args[1], list | tuple):
            raise ValueError("«pending»: apart needs the list of quays served")
        memory = sum(1 << whole({"pending": quay}, "pending", 1, QUAYS) - 1 for quay in args[1])
    else:
        memory = 0 if args[1] is None else whole({"pending": args[1]}, "pending", 1, QUAYS)
    return kind + KINDS * (left + LEFT * memory)
