"""A position of Capa d'Oro as data, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.core.loading import counts, listed, whole, word
from malecon.games.capa_doro import cigars, events
from malecon.games.capa_doro.frames import (
    ACTING,
    BEETLING,
    CHOOSING,
    DEALING,
    DEVELOPING,
    DRAWING,
    DRAWING_FIRST,
    FRAMES,
    GROWING,
    KINDS,
    ROLLING,
    SEEDING,
    TURNING_EVENT,
)
from malecon.games.capa_doro.words import (
    BARGAIN_TILE,
    BEETLE_CUBE,
    CIGARS,
    CLASS,
    CLASSES,
    COLUMNS,
    CREDIT_EVENT,
    CUBES,
    EVENTS,
    HARVEST,
    KINDS_OF_TOBACCO,
    NEUTRAL,
    NO_TILE,
    PLANTATION,
    RAIN_EVENT,
    REGION,
    REGIONS,
    SLOTS,
    TOBACCOS,
    TURNED,
    WIDE,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro

PLENTY = 100_000  # dollars and points have no bound in the rules; a position has
STRANGERS = ("neutral", "bargain")  # who owns a plantation and is no seat
ENDINGS = ("goal", "empty-bag")


def write(state: CapaDoro) -> dict[str, Any]:
    return {
        "fields": {
            name: [
                [_plantation(state.fields[region * REGION + row * WIDE + column]) for column in range(WIDE)]
                for row in range(state.parts.rows[region])
            ]
            for region, name in enumerate(REGIONS)
        },
        "market": dict(zip(TOBACCOS, state.market, strict=True)),
        "discards": dict(zip(TOBACCOS, state.discards, strict=True)),
        "bag": dict(zip(CUBES, state.bag, strict=True)),
        "events": dict(zip(EVENTS, state.events, strict=True)),
        "customs": REGIONS[state.customs] if state.customs >= 0 else None,
        "neutral": state.neutral,
        "piles": {
            name: [CIGARS[tile] for tile in range(CLASS * kind, CLASS * kind + CLASS) if state.piles & 1 << tile]
            for kind, name in enumerate(CLASSES)
        },
        "seats": [
            {
                "dollars": state.dollars[seat],
                "points": state.points[seat],
                "plantations": state.hands[seat],
                "stock": dict(zip(TOBACCOS, state.stocks[KINDS_OF_TOBACCO * seat :][:KINDS_OF_TOBACCO], strict=True)),
                "cigars": [_tile(tile) for tile in state.tiles[SLOTS * seat : SLOTS * seat + SLOTS]],
            }
            for seat in range(state.players)
        ],
        "first": state.first if state.first >= 0 else None,
        "turn": state.turn if state.turn >= 0 else None,
        "sown": state.sown,
        "bought": _named(state.bought),
        "sold": _named(state.sold),
        "switched": _named(state.switched),
        "beetles": state.beetles,
        "pending": [_frame(frame) for frame in state.pending],
        "ending": state.ending or None,
    }


def _named(bits: int) -> list[str]:
    return [name for tobacco, name in enumerate(TOBACCOS) if bits & 1 << tobacco]


def _plantation(code: int) -> dict[str, Any] | None:
    if code == 0:
        return None
    owner, bales = code // PLANTATION - 1, code % PLANTATION
    return {"owner": owner if owner < NEUTRAL else STRANGERS[owner - NEUTRAL], "bales": bales}


def _tile(tile: int) -> dict[str, Any] | None:
    return None if tile == NO_TILE else {"cigar": CIGARS[tile % TURNED], "rolled": tile >= TURNED}


def _frame(frame: int) -> list[Any]:
    """A pending decision in words: `["draw", 3]`, `["seed", seat]`, `["choose", "drought"]`."""
    number, kind = divmod(frame, KINDS)
    if kind == CHOOSING:
        return [FRAMES[kind], EVENTS[number]]
    return [FRAMES[kind], number] if kind in (DRAWING, SEEDING, GROWING) else [FRAMES[kind]]


# --- and back -------------------------------------------------------------------------------------------------------


def read(state: CapaDoro, data: Mapping[str, Any]) -> None:
    n = state.players
    _read_fields(state, data)
    _read_seats(state, data)
    _read_piles(state, data)
    _read_bales(state, data)
    state.first = _seat(data.get("first", data.get("turn")), n, "first")
    state.turn = _seat(data.get("turn"), n, "turn")
    state.sown = whole(data, "sown", 0, state.parts.sowings[n], 0)
    state.bought = _bits(data, "bought")
    state.sold = _bits(data, "sold")
    state.switched = _bits(data, "switched")
    if state.bought & state.sold:
        raise ValueError("a tobacco was last «bought» or last «sold» in a turn, it can't be in both lists")
    if state.switched & ~(state.bought | state.sold):
        raise ValueError("«switched»: of what was neither «bought» nor «sold» the direction can't have changed")
    if state.switched and state.rules < 2:
        raise ValueError("by rules 1 the direction of trade doesn't change: «switched» must be empty")
    customs = data.get("customs")
    state.customs = -1 if customs is None else word(customs, REGIONS, "customs")
    if "events" in data:
        state.events = counts(data, "events", EVENTS, state.parts.each_event)
        if state.eventful and max(state.events) == 0:
            raise ValueError("«events» can't be all 0: the cards are shuffled again when all are used")
    if not state.eventful and (max(state.events) > 0 or state.customs >= 0):
        raise ValueError("the option «events» is false: there are no «events» and no «customs»")
    _read_pending(state, data)


def _seat(value: Any, players: int, key: str) -> int:
    return -1 if value is None else whole({key: value}, key, 0, players - 1)


def _bits(data: Mapping[str, Any], key: str) -> int:
    names = data.get(key, [])
    if not isinstance(names, list | tuple):
        raise ValueError(f"«{key}» must be a list of tobaccos, not {names!r}")
    bits = 0
    for name in names:
        bits |= 1 << word(name, TOBACCOS, key)
    return bits


def _read_fields(state: CapaDoro, data: Mapping[str, Any]) -> None:
    fields = data.get("fields", {})
    if not isinstance(fields, Mapping):
        raise ValueError(f"«fields» must be a mapping of regions to rows, not {fields!r}")
    for name, rows in fields.items():
        region = word(name, REGIONS, "fields")
        if not isinstance(rows, list | tuple) or len(rows) > state.parts.rows[region]:
            raise ValueError(f"«fields»: {name} has {state.parts.rows[region]} rows, not {rows!r}")
        for row, places in enumerate(rows):
            for column, place in enumerate(listed({name: places}, name, WIDE)):
                if place is not None:
                    at = region * REGION + row * WIDE + column
                    state.fields[at] = _read_plantation(state, place, column)
    owners = [code // PLANTATION - 1 for code in state.fields if code]
    if owners.count(BARGAIN_TILE) > 1:
        raise ValueError("«fields»: there is only one Bargain tile")
    most = state.parts.neutral if state.players == 2 else 0
    if owners.count(NEUTRAL) > most:
        raise ValueError(f"«fields»: there are {most} neutral plantations, not {owners.count(NEUTRAL)}")
    state.neutral = whole(data, "neutral", 0, most, most - owners.count(NEUTRAL))
    if state.neutral + owners.count(NEUTRAL) != most:
        raise ValueError(f"{state.neutral} «neutral» at hand and {owners.count(NEUTRAL)} in «fields» make not {most}")


def _read_plantation(state: CapaDoro, place: Any, column: int) -> int:
    if not isinstance(place, Mapping):
        raise ValueError(f"«fields»: {place!r} is no plantation, such as {{'owner': 0, 'bales': 2}}, nor null")
    owner = place.get("owner")
    if owner in STRANGERS:
        seat = NEUTRAL + STRANGERS.index(owner)
        if column == HARVEST:
            raise ValueError("«fields»: nothing neutral stays on Harvest")
    else:
        seat = whole(place, "owner", 0, state.players - 1)
    most = (0, state.parts.full - 1, state.parts.full)[column]
    if not 0 <= (bales := whole(place, "bales", 0, PLENTY, 0)) <= most:
        raise ValueError(f"«fields»: a plantation in the {COLUMNS[column]} column has up to {most} bales, not {bales}")
    return bales + PLANTATION * (seat + 1)


def _read_seats(state: CapaDoro, data: Mapping[str, Any]) -> None:
    whose = [code // PLANTATION - 1 for code in state.fields]
    state.stocks = []
    state.tiles = []
    for number, seat in enumerate(listed(data, "seats", state.players)):
        if not isinstance(seat, Mapping):
            raise ValueError(f"«seats» must be a list of mappings, not {seat!r}")
        state.dollars[number] = whole(seat, "dollars", 0, PLENTY, state.parts.start_dollars)
        state.points[number] = whole(seat, "points", 0, PLENTY, 0)
        state.stocks += counts(seat, "stock", TOBACCOS, PLENTY)
        state.tiles += [_read_tile(tile) for tile in listed({"cigars": [None] * SLOTS, **seat}, "cigars", SLOTS)]
        owned = state.parts.plantations[state.players]
        sown = whose.count(number)
        if sown > owned:
            raise ValueError(f"seat {number} has {sown} plantations in «fields»: there are {owned}")
        state.hands[number] = whole(seat, "plantations", 0, owned, owned - sown)
        if state.hands[number] + sown != owned:
            raise ValueError(
                f"seat {number} has {state.hands[number]} plantations in hand and {sown} in «fields»: "
                f"together they must be {owned}"
            )
    lying = [tile % TURNED for tile in state.tiles if tile != NO_TILE]
    for tile in lying:
        if lying.count(tile) > 1:
            raise ValueError(f"«cigars»: {CIGARS[tile]} lies there twice")


def _read_tile(tile: Any) -> int:
    if tile is None:
        return NO_TILE
    if isinstance(tile, str):
        return word(tile, CIGARS, "cigars")
    if not isinstance(tile, Mapping):
        raise ValueError(f"«cigars»: {tile!r} is no tile, such as {{'cigar': 'perla', 'rolled': false}}, nor null")
    return word(tile.get("cigar"), CIGARS, "cigars") + (TURNED if tile.get("rolled") else 0)


def _read_piles(state: CapaDoro, data: Mapping[str, Any]) -> None:
    """Left out, B and C have all tiles that lie before nobody, and A none."""
    lying = [tile % TURNED for tile in state.tiles if tile != NO_TILE]
    default = {name: [CIGARS[t] for t in _of_class(kind) if t not in lying] for kind, name in enumerate(CLASSES)}
    piles = data.get("piles", {"a": []})
    if not isinstance(piles, Mapping):
        raise ValueError(f"«piles» must be a mapping of a, b and c to lists of cigars, not {piles!r}")
    state.piles = 0
    for name in piles:
        word(name, CLASSES, "piles")
    for kind, name in enumerate(CLASSES):
        names = piles.get(name, default[name])
        if not isinstance(names, list | tuple):
            raise ValueError(f"«piles»: {name} must be a list of cigars, not {names!r}")
        for cigar in names:
            tile = word(cigar, CIGARS, "piles")
            if tile // CLASS != kind or tile in lying or state.piles & 1 << tile:
                raise ValueError(f"«piles»: {cigar} can't be in the pile of class {name}")
            state.piles |= 1 << tile


def _of_class(kind: int) -> Sequence[int]:
    return range(CLASS * kind, CLASS * kind + CLASS)


def _read_bales(state: CapaDoro, data: Mapping[str, Any]) -> None:
    """Every bale is somewhere: left out, the bag has what is nowhere else, or else the discards have."""
    if "market" in data:
        state.market = counts(data, "market", TOBACCOS, PLENTY)
    given = "bag" in data
    state.bag = counts(data, "bag", CUBES, PLENTY)
    state.discards = counts(data, "discards", TOBACCOS, PLENTY)
    for tobacco, name in enumerate(TOBACCOS):
        most = len(state.parts.tracks[tobacco])
        if state.market[tobacco] > most:
            raise ValueError(f"«market»: the {name} track has {most} spaces, not {state.market[tobacco]}")
        growing = sum(code % PLANTATION for code in state.fields[tobacco * REGION : (tobacco + 1) * REGION])
        held = sum(state.stocks[tobacco::KINDS_OF_TOBACCO])
        elsewhere = growing + held + state.market[tobacco]
        total = state.parts.bales[tobacco]
        if not given:
            state.bag[tobacco] = total - elsewhere - state.discards[tobacco]
        elif "discards" not in data:
            state.discards[tobacco] = total - elsewhere - state.bag[tobacco]
        if (
            min(state.bag[tobacco], state.discards[tobacco]) < 0
            or elsewhere + state.bag[tobacco] + state.discards[tobacco] != total
        ):
            raise ValueError(
                f"{elsewhere} {name} bales with the seats, in «fields» and on the «market», "
                f"{state.bag[tobacco]} in the «bag» and {state.discards[tobacco]} in the «discards»: "
                f"together they must be {total}"
            )
    state.beetles = whole(data, "beetles", 0, state.parts.beetles, 0)
    if not given:
        state.bag[BEETLE_CUBE] = state.parts.beetles - state.beetles
    if state.bag[BEETLE_CUBE] + state.beetles > state.parts.beetles:
        raise ValueError(f"there are only {state.parts.beetles} beetles")


def _read_pending(state: CapaDoro, data: Mapping[str, Any]) -> None:
    ending = data.get("ending")
    if ending is not None:
        state.ending = ENDINGS[word(ending, ENDINGS, "ending")]
        state.pending = []
        state.resume()
        return
    start = [[FRAMES[ACTING]]] if state.bag_empty() else [[FRAMES[ACTING]], [FRAMES[ROLLING]]]
    frames = data.get("pending", start)
    if not isinstance(frames, list | tuple) or not frames:
        raise ValueError("«pending» must be a list of decisions, or left out for the start of a turn")
    state.pending = [_read_frame(frame, state) for frame in frames]
    kinds = [frame % KINDS for frame in state.pending]
    if max(state.points) >= state.parts.goal:
        raise ValueError(f"with {state.parts.goal} points the game is over: «ending» must say so")
    if kinds[-1] == DEALING:
        if NO_TILE not in state.tiles or not cigars.pile(state, 0):
            raise ValueError("nothing is left to deal: all seats have their «cigars», or the pile a is empty")
    elif kinds[-1] != DRAWING_FIRST and state.turn < 0:
        raise ValueError("before a seat decides, «turn» must say whose turn it is")
    if kinds[-1] not in (DEALING, DRAWING_FIRST) and kinds[0] not in (ACTING, DEVELOPING):
        raise ValueError("«pending» must begin with ['act'] or ['develop']: the rest of the turn")
    if kinds[-1] == ROLLING and state.bag_empty():
        raise ValueError("the die rests once the «bag» is empty")
    if state.beetles > 0 and BEETLING not in kinds:
        raise ValueError("«beetles» wait for a place: «pending» must have ['beetle']")
    if (TURNING_EVENT in kinds or CHOOSING in kinds) and not state.eventful:
        raise ValueError("the option «events» is false: none can be pending")
    if kinds[-1] == CHOOSING and not events.applies(state, state.pending[-1] // KINDS):
        raise ValueError("«pending»: that event has nothing to choose here")
    if kinds[-1] == DEVELOPING and (slot := cigars.turned_slot(state)) >= 0:
        if not cigars.pile(state, cigars.next_class(state)):
            raise ValueError(f"«piles» has no tile to replace {CIGARS[state.tiles[slot] % TURNED]}")
    state.resume()


def _read_frame(frame: Any, state: CapaDoro) -> int:
    if not isinstance(frame, list | tuple) or not frame:
        raise ValueError(f"«pending»: {frame!r} is no decision, such as ['act']")
    kind = word(frame[0], FRAMES, "pending")
    wanted = 1 if kind in (DRAWING, SEEDING, GROWING, CHOOSING) else 0
    if len(frame) != 1 + wanted:
        raise ValueError(f"«pending»: {frame[0]} needs {'one word' if wanted else 'nothing'} after it")
    number = 0
    if kind == DRAWING:
        number = whole({"pending": frame[1]}, "pending", 0, PLENTY)
    elif kind in (SEEDING, GROWING):
        number = whole({"pending": frame[1]}, "pending", 0, state.players - 1)
    elif kind == CHOOSING:
        number = word(frame[1], EVENTS, "pending")
        if number in (RAIN_EVENT, CREDIT_EVENT):
            raise ValueError(f"«pending»: {frame[1]} leaves nothing to choose")
    return kind + KINDS * number
