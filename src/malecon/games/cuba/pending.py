"""The pending decisions of Cuba in words: `["harvest", ["a2"], 1]`, `["use", "cloister", 2]`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.core.loading import whole, word
from malecon.games.cuba.frames import (
    ACTING,
    BILLING,
    CHOOSING,
    DELEGATING,
    DRAWING_FIRST,
    ENACTING,
    FRAMES,
    HARVESTING,
    KINDS,
    LOADERS,
    LOADING,
    OVERSEEING,
    SITING,
    STARTING,
    TAXING,
    TOLLING,
    TRADING,
    USING,
    VOTING,
)
from malecon.games.cuba.words import ACRES, BUILDINGS, DOCKS, FIELDS, MOST_SEATS, SPACES, TYPES, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

SEATS = range(MOST_SEATS)


def write(frame: int) -> list[Any]:
    number, kind = divmod(frame, KINDS)
    name = FRAMES[kind]
    if kind == STARTING:
        return [name, number % 8, number // 8 % 4, number // 32]
    if kind == BILLING:
        return [name, TYPES[number] if number < len(TYPES) else None]
    if kind == DELEGATING:
        return [name, _among(number, SEATS)]
    if kind in (ACTING, ENACTING, TAXING, CHOOSING):
        return [name, number]
    if kind == HARVESTING:
        return [name, _among(number % (1 << ACRES), FIELDS), number >> ACRES]
    if kind == TRADING:
        turned = _among(number // 1024, WARES)
        return [name, _among(number % 32, WARES), _among(number // 32 % 32, WARES), *([turned] if turned else ())]
    if kind == SITING:
        return [name, BUILDINGS[number]]
    if kind == OVERSEEING:
        return [name, _among(number, FIELDS)]
    if kind == USING:
        return [name, BUILDINGS[number % 32], number // 32]
    if kind == LOADING:
        ware = number // 16 % 8
        return [name, LOADERS[number % 4], number // 4 % 4 or None, WARES[ware - 1] if ware else None, number // 128]
    if kind == VOTING:
        return [name, _among(number % 32, SEATS), 2 if number >= 32 else 1]
    if kind == TOLLING:
        return [name, number % 8, number // 8]
    return [name]


def _among(bits: int, words: Sequence[Any]) -> list[Any]:
    return [item for i, item in enumerate(words) if bits & 1 << i]


def read(state: Cuba, data: Mapping[str, Any]) -> None:
    """Left out, it is the play of the next card: as many as the seats have played."""
    if state.ending:
        state.pending = []
        state.resume()
        return
    cards = sum(len(f"{played:o}") for played in state.played if played)
    frames = data.get("pending", [[FRAMES[ACTING], cards]])
    if not isinstance(frames, list) or not frames:
        raise ValueError("«pending» must be a list of decisions, or left out for the play of the next card")
    state.pending = [_frame(state, frame) for frame in frames]
    if state.first < 0 and state.pending[0] != DRAWING_FIRST:
        raise ValueError("before a seat decides, «first» must say who goes first")
    _check_boards(state)
    if state.pending[-1] % KINDS == ACTING and state.pending[-1] // KINDS != cards:
        raise ValueError(
            f"«pending» says {state.pending[-1] // KINDS} cards were played, the seats have played {cards}"
        )
    state.resume()


def _check_boards(state: Cuba) -> None:
    """Once the first player is drawn, boards are chosen from that one on."""
    if state.first < 0:
        return
    number, kind = divmod(state.pending[-1], KINDS)
    chosen = (number - state.first) % state.players if kind == CHOOSING else state.players
    for place in range(state.players):
        if (state.boards[(state.first + place) % state.players] >= 0) != (place < chosen):
            raise ValueError("«board» is null for those, and only those, who are still to choose by «pending»")


def _frame(state: Cuba, frame: Any) -> int:
    if not isinstance(frame, list | tuple) or not frame:
        raise ValueError(f"«pending»: {frame!r} is no decision, such as ['act', 0]")
    kind = word(frame[0], FRAMES, "pending")
    args = list(frame[1:])
    if kind == TRADING and len(args) == 2:
        args.append([])  # wares whose trade has changed its direction
    wanted = 3 if kind == TRADING else len(write(kind)) - 1
    if len(args) != wanted:
        raise ValueError(f"«pending»: {frame[0]} has {wanted} words after it, as in {write(kind)!r}")
    return kind + KINDS * _number(state, kind, args)


def _number(state: Cuba, kind: int, args: list[Any]) -> int:
    seats = range(state.players)
    if kind == STARTING:
        return _whole(args[0], 0, state.players - 1) + 8 * _whole(args[1], 0, 2) + 32 * _whole(args[2], 0, 2)
    if kind == BILLING:
        return len(TYPES) if args[0] is None else word(args[0], TYPES, "pending")
    if kind == CHOOSING:
        return _whole(args[0], 0, state.players - 1)
    if kind == DELEGATING:
        return _somebody(args[0], seats)
    if kind == ACTING:
        return _whole(args[0], 0, 4 * state.players)
    if kind == ENACTING:
        return _whole(args[0], 0, state.parts.law_passed)
    if kind == TAXING:
        return _whole(args[0], 0, state.players)
    if kind == HARVESTING:
        return _set(args[0], FIELDS) + (_whole(args[1], 0, 99) << ACRES)
    if kind == TRADING:
        sold, bought, turned = (_set(wares, WARES) for wares in args)
        if sold & bought or turned & ~(sold | bought):
            raise ValueError("«pending»: a ware is either being sold or being bought, in its first or second direction")
        return sold + 32 * bought + 1024 * turned
    if kind == SITING:
        return word(args[0], BUILDINGS, "pending")
    if kind == OVERSEEING:
        return _set(args[0], FIELDS)
    if kind == USING:
        return word(args[0], BUILDINGS, "pending") + 32 * _whole(args[1], 0, 4)
    if kind == LOADING:
        dock = 0 if args[1] is None else _whole(args[1], 1, DOCKS)
        ware = 0 if args[2] is None else word(args[2], WARES, "pending") + 1
        return word(args[0], LOADERS, "pending") + 4 * dock + 16 * ware + 128 * _whole(args[3], 1, SPACES)
    if kind == VOTING:
        return _somebody(args[0], seats) + 32 * (_whole(args[1], 1, 2) - 1)
    if kind == TOLLING:
        return _whole(args[0], 0, state.players) + 8 * _whole(args[1], 0, 4)
    return 0


def _whole(value: Any, least: int, most: int) -> int:
    return whole({"pending": value}, "pending", least, most)


def _set(value: Any, words: Sequence[Any]) -> int:
    if not isinstance(value, list | tuple) or len(set(value)) < len(value):
        raise ValueError(f"«pending»: {value!r} must be a list without repetition")
    return sum(1 << word(item, list(words), "pending") for item in value)


def _somebody(value: Any, seats: range) -> int:
    for seat in value if isinstance(value, list | tuple) else ():
        _whole(seat, 0, len(seats) - 1)
    found = _set(value, seats)
    if not found:
        raise ValueError("«pending»: some seat must be left to choose")
    return found
