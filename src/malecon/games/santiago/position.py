"""A position of Santiago de Cuba as data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from malecon.core.loading import counts, listed, whole, word
from malecon.games.santiago.demand import MOST_BLANKS
from malecon.games.santiago.frames import (
    BITS,
    DEALING_BUILDINGS,
    DEALING_CUBANS,
    DELIVERING,
    DRAWING_FIRST,
    DRIVING,
    ENDING,
    FRAMES,
    GIVING,
    KIND,
    LEAVING,
    MOVING_BROKER,
    NEXT,
    ROLLING,
    USING,
)
from malecon.games.santiago.words import ASKED, BANK, BUILDINGS, CHURCH, CUBANS, FLOWERS, GOODS, MOST_ASKED

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago

REASONS = ("seventh-ship", "stalled")
PLENTY = 100_000  # pesos, points and turns have no bound in the rules; a position has


def write(state: Santiago) -> dict[str, Any]:
    asked = GOODS[:ASKED]
    return {
        "cubans": [CUBANS[tile] if tile >= 0 else None for tile in state.cubans],
        "down": [bool(flag) for flag in state.down],
        "buildings": [BUILDINGS[tile] if tile >= 0 else None for tile in state.buildings],
        "owners": [seat if seat >= 0 else None for seat in state.owners],
        "car": state.car,
        "value": state.value,
        "ship": state.ship,
        "demand": {good: n for good, n in zip(asked, state.demand, strict=True) if n >= 0},
        "dice": {good: n for good, n in zip(asked, state.dice, strict=True) if n >= 0} or None,
        "blanks": state.blanks,
        "reserve": dict(zip(GOODS, state.reserve, strict=True)),
        "seats": [
            {
                "pesos": state.pesos[seat],
                "points": state.points[seat],
                "goods": dict(zip(GOODS, state.goods[6 * seat : 6 * seat + 6], strict=True)),
                "broker": state.brokers[seat] if state.brokers[seat] >= 0 else None,
            }
            for seat in range(state.players)
        ],
        "first": state.first if state.first >= 0 else None,
        "turn": state.turn if state.turn >= 0 else None,
        "turns": state.turns,
        "pending": [_frame(frame) for frame in state.pending],
        "ending": state.ending or None,
    }


def _frame(frame: int) -> list[Any]:
    """A pending decision in words: `["use", "bank"]`, `["deliver", seat, [seats that are out]]`."""
    number, kind = frame >> BITS, frame & KIND
    name = FRAMES[kind]
    if kind in (LEAVING, GIVING):
        return [name, number]
    if kind == MOVING_BROKER:
        return [name, FLOWERS[number]]
    if kind == USING:
        return [name, BUILDINGS[number]]
    if kind == DELIVERING:
        return [name, number % 4, [seat for seat in range(4) if number // 4 & 1 << seat]]
    return [name]


def read(state: Santiago, data: Mapping[str, Any]) -> None:
    parts = state.parts
    n = state.players
    state.cubans = _tiles(data, "cubans", CUBANS)
    state.buildings = _tiles(data, "buildings", BUILDINGS)
    state.stops = [state.cubans.index(tile) if tile in state.cubans else -1 for tile in range(len(CUBANS))]
    state.places = [state.buildings.index(tile) if tile in state.buildings else -1 for tile in range(len(BUILDINGS))]
    state.down = [1 if flag else 0 for flag in listed({"down": [False] * 9, **data}, "down", len(CUBANS))]
    state.owners = [_seat(seat, n, "owners") for seat in listed({"owners": [None] * 12, **data}, "owners", 12)]
    for seat in range(n):
        if state.owners.count(seat) > parts.markers:
            raise ValueError(f"seat {seat} owns {state.owners.count(seat)} buildings: {parts.markers} is the most")
    state.car = whole(data, "car", 0, 9, 0)
    state.value = whole(data, "value", parts.first_value, parts.last_value, parts.first_value)
    state.ship = whole(data, "ship", 1, parts.ships, 1)
    state.first = _seat(data.get("first"), n, "first")
    state.turn = _seat(data.get("turn"), n, "turn")
    state.turns = whole(data, "turns", 0, PLENTY, 0)
    state.demand = _dice(data, "demand")
    state.dice = _dice(data, "dice")
    state.blanks = whole(data, "blanks", 0, MOST_BLANKS if state.rules >= 2 else 0, 0)
    if min(state.demand) >= 0 or (0 < state.demand.count(-1) < ASKED and state.demand.count(-1) != 1):
        raise ValueError("«demand» must have four goods, or none while the ship has none")
    state.wanted = sum(n for n in state.demand if n > 0) if max(state.demand) >= 0 else -1
    if state.wanted == 0:
        raise ValueError("«demand» can't be all 0: such a ship has left")
    _read_seats(state, data)
    if data.get("ending") is not None:
        state.ending = REASONS[word(data["ending"], REASONS, "ending")]
    _read_pending(state, data)


def _tiles(data: Mapping[str, Any], key: str, words: tuple[str, ...]) -> list[int]:
    tiles = [-1 if name is None else word(name, words, key) for name in listed(data, key, len(words))]
    dealt = [tile for tile in tiles if tile >= 0]
    if -1 in tiles[: len(dealt)]:
        raise ValueError(f"«{key}» are dealt from the first: null may only stand at the end")
    for tile in dealt:
        if dealt.count(tile) > 1:
            raise ValueError(f"«{key}» has {words[tile]} twice")
    return tiles


def _seat(value: Any, players: int, key: str) -> int:
    if value is None:
        return -1
    return whole({key: value}, key, 0, players - 1)


def _dice(data: Mapping[str, Any], key: str) -> list[int]:
    shown = data.get(key) or {}
    known = counts({key: shown}, key, GOODS[:ASKED], MOST_ASKED)
    return [known[i] if good in shown else -1 for i, good in enumerate(GOODS[:ASKED])]


def _read_seats(state: Santiago, data: Mapping[str, Any]) -> None:
    seats = listed(data, "seats", state.players)
    state.goods = []
    for number, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            raise ValueError(f"«seats» must be a list of mappings, not {seat!r}")
        state.pesos[number] = whole(seat, "pesos", 0, PLENTY)
        state.points[number] = whole(seat, "points", 0, PLENTY)
        state.goods += counts(seat, "goods", GOODS, PLENTY)
        state.brokers[number] = -1 if seat.get("broker") is None else whole(seat, "broker", 0, 11)
    placed = [place for place in state.brokers if place >= 0]
    state.occupied = sum(1 << place for place in set(placed))
    if len(set(placed)) < len(placed):
        raise ValueError("two brokers can't stand on the same place")
    each = state.parts.each
    for good, name in enumerate(GOODS):
        held = sum(state.goods[good::6])
        if held > each:
            raise ValueError(f"the seats hold {held} {name}: there are only {each} in the game")
        state.reserve[good] = each - held
    if "reserve" in data:
        told = counts(data, "reserve", GOODS, PLENTY)
        for good, name in enumerate(GOODS):
            if told[good] != state.reserve[good]:
                raise ValueError(
                    f"{told[good]} {name} in the reserve and {each - state.reserve[good]} with the seats "
                    f"make {told[good] + each - state.reserve[good]}, not {each}"
                )


def _read_pending(state: Santiago, data: Mapping[str, Any]) -> None:
    if state.ending:
        state.pending = []
        state.resume()
        return
    frames = data.get("pending", [[FRAMES[DRIVING]]])
    if not isinstance(frames, list) or not frames:
        raise ValueError("«pending» must be a list of decisions, or left out for the start of a turn")
    state.pending = [_read_frame(frame, state.players) for frame in frames]
    kinds = [frame & KIND for frame in state.pending]
    _check_order(kinds)
    if kinds[-1] > ROLLING and (-1 in state.cubans or -1 in state.buildings or state.turn < 0):
        raise ValueError("before a seat decides, «cubans», «buildings» and «turn» must be complete")
    for kind, tiles in ((DEALING_CUBANS, state.cubans), (DEALING_BUILDINGS, state.buildings)):
        if (kind in kinds) != (-1 in tiles):
            raise ValueError(f"«pending»: {FRAMES[kind]} must be there as long as tiles are to be dealt, and no longer")
    if kinds[-1] in (DRIVING, DELIVERING) and state.wanted < 0:
        raise ValueError("«demand» must have four goods at the start of a turn and in a delivery")
    _check_dice(state, kinds[-1])
    state.resume()


def _check_order(kinds: list[int]) -> None:
    """What a turn, or the set-up, rests on lies at the bottom; dice are rolled for who leaves one out."""
    bottoms = (DRAWING_FIRST, DRIVING, ENDING, NEXT)
    if kinds[0] not in bottoms or any(kind in bottoms for kind in kinds[1:]):
        names = ", ".join(FRAMES[kind] for kind in bottoms)
        raise ValueError(f"«pending» must begin with one of {names}, and none of them may follow")
    if ROLLING in kinds and kinds[-2:] != [LEAVING, ROLLING]:
        raise ValueError("«pending»: roll must be the last, and leave before it")


def _check_dice(state: Santiago, kind: int) -> None:
    shown = ASKED - state.dice.count(-1)
    if kind not in (LEAVING, ROLLING):
        if shown:
            raise ValueError("«dice» must be null: none are to be chosen from now")
        if state.blanks:
            raise ValueError("«blanks» must be 0: no dice are being rolled now")
        return
    if state.wanted >= 0:
        raise ValueError("«demand» must be empty while dice are rolled for it")
    if kind == LEAVING and state.blanks:
        raise ValueError("«blanks» must be 0: the dice were rolled, and not all show 0")
    if kind == LEAVING and shown < ASKED:
        raise ValueError("to leave a die out, «dice» must show all five")
    if kind == ROLLING and (shown == ASKED or max(state.dice[shown:]) >= 0):
        raise ValueError("while dice are rolled, «dice» has the first of sugar, tobacco, citrus, rum, cigars")


def _read_frame(frame: Any, players: int) -> int:
    if not isinstance(frame, list | tuple) or not frame:
        raise ValueError(f"«pending»: {frame!r} is no decision, such as ['drive']")
    kind = word(frame[0], FRAMES, "pending")
    args = list(frame[1:])
    if kind in (LEAVING, GIVING, MOVING_BROKER, USING) and len(args) != 1:
        raise ValueError(f"«pending»: {frame[0]} needs one word after it")
    number = 0
    if kind in (LEAVING, GIVING):
        number = whole({"pending": args[0]}, "pending", 0, players - 1)
    elif kind == MOVING_BROKER:
        number = word(args[0], FLOWERS, "pending")
    elif kind == USING:
        number = word(args[0], BUILDINGS, "pending")
        if number in (BANK, CHURCH):
            raise ValueError(f"«pending»: the {args[0]} leaves nothing to choose")
    elif kind == DELIVERING:
        if len(args) != 2 or not isinstance(args[1], list | tuple):
            raise ValueError("«pending»: deliver needs the seat and the list of seats that are out")
        number = whole({"pending": args[0]}, "pending", 0, players - 1)
        for seat in args[1]:
            number |= 4 << whole({"pending": seat}, "pending", 0, players - 1)
    return kind + (number << BITS)
