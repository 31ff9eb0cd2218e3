"""The shape of a position, declared once: how it is written as data, read back and checked, and hidden from whom.

A `Shape` is the form of one number: a count, a word, a seat, a set of words. A part of a position is a key of the
data, kept in an attribute of the state as a number or a row of numbers; `Position` is all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from malecon.core.decision import KIND
from malecon.core.loading import counts, listed, whole, word

PLENTY = 100_000  # what has no bound in the rules, as money and points; a position has
MOST_SEATS = 8

# A bound or a default may depend on the state it is for.
Bound = int | Callable[[Any], int]
# Whether a viewer (−1: a spectator) may not know what is a seat's (−1: nobody's): state, viewer, owner.
Hidden = Callable[[Any, int, int], bool]


def bound(value: Bound, state: Any) -> int:
    return value if isinstance(value, int) else value(state)


# --- the form of one number -------------------------------------------------------------------------------------------


class Shape:
    """A number in words. It counts from `least`, and has `size` values: what a pending decision reserves for it."""

    least = 0
    size = PLENTY
    last = False  # as the last field of a decision it is left out while it is 0

    def write(self, value: int) -> Any:
        return value

    def read(self, told: Any, key: str, state: Any) -> int:
        raise NotImplementedError


class Whole(Shape):
    """A whole number within bounds; `size` where a bound isn't known before the game is."""

    def __init__(self, lowest: Bound, highest: Bound, size: int = 0) -> None:
        self.lowest, self.highest = lowest, highest
        if isinstance(lowest, int):
            self.least = lowest
        self.size = size or (highest - self.least + 1 if isinstance(highest, int) else PLENTY)

    def read(self, told: Any, key: str, state: Any) -> int:
        return whole({key: told}, key, bound(self.lowest, state), bound(self.highest, state))


class Nth(Shape):
    """A place that people count from 1 and the rules from 0."""

    def __init__(self, places: int) -> None:
        self.size = places

    def write(self, value: int) -> int:
        return value + 1

    def read(self, told: Any, key: str, state: Any) -> int:
        return whole({key: told}, key, 1, self.size) - 1


class Word(Shape):
    """One of some words."""

    def __init__(self, words: Sequence[Any]) -> None:
        self.words, self.size = words, len(words)

    def write(self, value: int) -> Any:
        return self.words[value]

    def read(self, told: Any, key: str, state: Any) -> int:
        return word(told, self.words, key)


class Maybe(Shape):
    """Something or nothing: null is −1."""

    least = -1

    def __init__(self, shape: Shape) -> None:
        self.shape, self.size = shape, shape.least + shape.size + 1

    def write(self, value: int) -> Any:
        return None if value < 0 else self.shape.write(value)

    def read(self, told: Any, key: str, state: Any) -> int:
        return -1 if told is None else self.shape.read(told, key, state)


class Some(Shape):
    """A set of words as bits; `Some(words, 1)` has to have one at least."""

    def __init__(self, words: Sequence[Any], fewest: int = 0, *, last: bool = False) -> None:
        self.words, self.fewest, self.size, self.last = words, fewest, 1 << len(words), last

    def write(self, value: int) -> list[Any]:
        return [name for i, name in enumerate(self.words) if value & 1 << i]

    def among(self, state: Any) -> Sequence[Any]:
        return self.words

    def read(self, told: Any, key: str, state: Any) -> int:
        words = list(self.among(state))
        if not isinstance(told, list | tuple):
            raise ValueError(f"«{key}» must be a list of {', '.join(map(str, words))}, not {told!r}")
        bits = 0
        for name in told:
            if name not in words or isinstance(name, bool):
                raise ValueError(f"«{key}» knows no {name!r}: it is one of {', '.join(map(str, words))}")
            if bits & 1 << words.index(name):
                raise ValueError(f"«{key}» has {name!r} twice")
            bits |= 1 << words.index(name)
        if len(told) < self.fewest:
            raise ValueError(f"«{key}» must have {self.fewest} at least of {', '.join(map(str, words))}")
        return bits


class Seats(Some):
    """A set of seats."""

    def __init__(self, fewest: int = 0) -> None:
        super().__init__(range(MOST_SEATS), fewest)

    def among(self, state: Any) -> Sequence[Any]:
        return range(state.players)


class Flag(Shape):
    """True or false: 1 or 0."""

    size = 2

    def write(self, value: int) -> bool:
        return bool(value)

    def read(self, told: Any, key: str, state: Any) -> int:
        if not isinstance(told, bool):
            raise ValueError(f"«{key}» is true or false, not {told!r}")
        return int(told)


SEAT = Whole(0, lambda state: state.players - 1, MOST_SEATS)
AMOUNT = Whole(0, PLENTY)


# --- the parts of a position ------------------------------------------------------------------------------------------


TOLD, KEPT = object(), object()


class Part:
    """One key of the data, kept in an attribute of the same name or of another.

    `default` is what a key left out stands for, or a function of the state that says it; without one it has to be
    told, and with `KEPT` it stays what the set-up made of it. `hidden` says from whom it is hidden, `veil` what these
    are told instead of it (null).
    """

    def __init__(
        self,
        key: str,
        *,
        at: str = "",
        default: Any = TOLD,
        hidden: Hidden | None = None,
        veil: Callable[[Any], Any] | None = None,
    ) -> None:
        self.key, self.at, self.default = key, at or key, default
        self.hidden, self.veil = hidden, veil

    def write(self, state: Any, seat: int) -> Any:
        """Its value in the data; `seat` is whose it is, −1 where it is everybody's."""
        raise NotImplementedError

    def set(self, state: Any, seat: int, told: Any) -> None:
        raise NotImplementedError

    def read(self, state: Any, seat: int, data: Mapping[str, Any]) -> None:
        if self.key in data:
            self.set(state, seat, data[self.key])
        elif self.default is TOLD:
            self.set(state, seat, None)
        elif self.default is not KEPT:
            self.set(state, seat, self.default(state) if callable(self.default) else self.default)

    def agree(self, state: Any, data: Mapping[str, Any]) -> None:
        """Sees to what follows from the other parts, once all are read."""

    def hide(self, state: Any, viewer: int, seat: int, data: dict[str, Any]) -> None:
        if self.hidden is not None and self.hidden(state, viewer, seat):
            data[self.key] = None if self.veil is None else self.veil(data[self.key])


class One(Part):
    """A number: the attribute itself, or the seat's place in a row."""

    def __init__(self, key: str, shape: Shape, **more: Any) -> None:
        super().__init__(key, **more)
        self.shape = shape

    def write(self, state: Any, seat: int) -> Any:
        value = getattr(state, self.at)
        return self.shape.write(value if seat < 0 else value[seat])

    def set(self, state: Any, seat: int, told: Any) -> None:
        value = self.shape.read(told, self.key, state)
        if seat < 0:
            setattr(state, self.at, value)
        else:
            getattr(state, self.at)[seat] = value


class Rows(Part):
    """A part that is a row of numbers: the attribute itself, or the seat's stretch of it from `start`."""

    length: Bound
    start = 0
    stride = 0

    def row(self, state: Any, seat: int) -> list[int]:
        values: list[int] = getattr(state, self.at)
        return values[self.stretch(state, seat)] if seat >= 0 or self.stride else values

    def put(self, state: Any, seat: int, values: list[int]) -> None:
        if seat < 0 and not self.stride:
            setattr(state, self.at, values)
        else:
            getattr(state, self.at)[self.stretch(state, seat)] = values

    def stretch(self, state: Any, seat: int) -> slice:
        length = bound(self.length, state)
        first = self.start + max(seat, 0) * (self.stride or length)
        return slice(first, first + length)


class Row(Rows):
    """A list of things of one shape, such as the tiles at all places."""

    def __init__(self, key: str, length: Bound, shape: Shape, *, stride: int = 0, **more: Any) -> None:
        super().__init__(key, **more)
        self.length, self.shape, self.stride = length, shape, stride

    def write(self, state: Any, seat: int) -> list[Any]:
        return [self.shape.write(value) for value in self.row(state, seat)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        each = listed({self.key: told}, self.key, bound(self.length, state))
        self.put(state, seat, [self.shape.read(one, self.key, state) for one in each])


class Queue(Part):
    """Things of one shape in their order, as many as there are."""

    def __init__(self, key: str, shape: Shape, **more: Any) -> None:
        more.setdefault("default", lambda state: [])
        super().__init__(key, **more)
        self.shape = shape

    def write(self, state: Any, seat: int) -> list[Any]:
        return [self.shape.write(value) for value in getattr(state, self.at)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        if not isinstance(told, list | tuple):
            raise ValueError(f"«{self.key}» must be a list, not {told!r}")
        setattr(state, self.at, [self.shape.read(one, self.key, state) for one in told])


class Counts(Rows):
    """How many of each word: `{"sugar": 2}`. `sparse` leaves noughts out; with `absent` a word may be left out that
    counts −1 then, and `or_null` tells a row of those alone as null."""

    def __init__(
        self,
        key: str,
        words: Sequence[str],
        most: Bound = PLENTY,
        *,
        sparse: bool = False,
        absent: bool = False,
        or_null: bool = False,
        start: int = 0,
        stride: int = 0,
        **more: Any,
    ) -> None:
        more.setdefault("default", lambda state: {})
        super().__init__(key, **more)
        self.words, self.most, self.length = words, most, len(words)
        self.sparse, self.absent, self.or_null, self.start, self.stride = sparse, absent, or_null, start, stride

    def write(self, state: Any, seat: int) -> dict[str, int] | None:
        least = 0 if self.absent else 1 if self.sparse else -PLENTY
        row = zip(self.words, self.row(state, seat), strict=True)
        return {name: n for name, n in row if n >= least} or (None if self.or_null else {})

    def set(self, state: Any, seat: int, told: Any) -> None:
        told = {} if told is None and self.or_null else told
        found = counts({self.key: told}, self.key, self.words, bound(self.most, state))
        if self.absent:
            found = [n if name in told else -1 for name, n in zip(self.words, found, strict=True)]
        self.put(state, seat, found)


class Named(Rows):
    """A value of its own shape for each name: `{"tax": "tax-2", "duty": null}`; one left out stays what the set-up made
    of it. `sparse` leaves nulls out."""

    def __init__(self, key: str, shapes: Mapping[str, Shape], *, sparse: bool = False, **more: Any) -> None:
        more.setdefault("default", KEPT)
        super().__init__(key, **more)
        self.shapes, self.length, self.sparse = shapes, len(shapes), sparse

    def write(self, state: Any, seat: int) -> dict[str, Any]:
        row = zip(self.shapes.items(), self.row(state, seat), strict=True)
        told = {name: shape.write(value) for (name, shape), value in row}
        return {name: value for name, value in told.items() if value is not None} if self.sparse else told

    def set(self, state: Any, seat: int, told: Any) -> None:
        if not isinstance(told, Mapping):
            raise ValueError(f"«{self.key}» must be a mapping of {', '.join(self.shapes)}, not {told!r}")
        row = list(self.row(state, seat))
        for name, value in told.items():
            place = word(name, list(self.shapes), self.key)
            row[place] = self.shapes[name].read(value, self.key, state)
        self.put(state, seat, row)


class Rest(Counts):
    """What isn't elsewhere of all `there` is, which is what it stands for when left out; `exact` where nothing ever
    leaves the game. `called` is how an error speaks of the things: `"ships of value {}"`."""

    def __init__(
        self,
        key: str,
        words: Sequence[str],
        there: Callable[[Any], Sequence[int]],
        elsewhere: Callable[[Any], Sequence[int]],
        *,
        exact: bool = True,
        called: str = "{}",
        **more: Any,
    ) -> None:
        super().__init__(key, words, **more)
        self.there, self.elsewhere, self.exact, self.called = there, elsewhere, exact, called

    def agree(self, state: Any, data: Mapping[str, Any]) -> None:
        told = self.row(state, -1)
        rest = []
        for name, n, there, placed in zip(self.words, told, self.there(state), self.elsewhere(state), strict=True):
            things = self.called.format(name)
            if placed > there:
                raise ValueError(f"{placed} {things}: there are only {there}")
            rest.append(n if self.key in data else there - placed)
            if rest[-1] + placed > there or (self.exact and rest[-1] + placed < there):
                must = "must be" if self.exact else "are only"
                raise ValueError(f"{n} {things} in «{self.key}» and {placed} elsewhere: there {must} {there}")
        self.put(state, -1, rest)


class Pile(Rows):
    """Things that lie there, listed one by one: `["rum", "rum"]`, kept as how many of each."""

    def __init__(self, key: str, words: Sequence[str], **more: Any) -> None:
        more.setdefault("default", lambda state: [])
        super().__init__(key, **more)
        self.words, self.length = words, len(words)

    def write(self, state: Any, seat: int) -> list[str]:
        row = zip(self.words, self.row(state, seat), strict=True)
        return [name for name, n in row for _ in range(n)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        if not isinstance(told, list | tuple):
            raise ValueError(f"«{self.key}» must be a list of {', '.join(self.words)}, not {told!r}")
        found = [word(name, self.words, self.key) for name in told]
        self.put(state, seat, [found.count(i) for i in range(len(self.words))])


class ByHand(Part):
    """A key that no shape fits: written and read by functions of the game (state, seat[, told])."""

    def __init__(
        self, key: str, write: Callable[..., Any], read: Callable[..., None] | None = None, **more: Any
    ) -> None:
        more.setdefault("default", KEPT)
        super().__init__(key, **more)
        self.told, self.taken = write, read

    def write(self, state: Any, seat: int) -> Any:
        return self.told(state) if seat < 0 else self.told(state, seat)

    def set(self, state: Any, seat: int, told: Any) -> None:
        if self.taken is not None:
            self.taken(state, told) if seat < 0 else self.taken(state, seat, told)


class EachSeat(Part):
    """What every seat has, as a list of mappings."""

    def __init__(self, *parts: Part, key: str = "seats") -> None:
        super().__init__(key)
        self.parts = parts

    def write(self, state: Any, seat: int) -> list[dict[str, Any]]:
        return [{part.key: part.write(state, seat) for part in self.parts} for seat in range(state.players)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        for number, held in enumerate(listed({self.key: told}, self.key, state.players)):
            if not isinstance(held, Mapping):
                raise ValueError(f"«{self.key}» must be a list of mappings, not {held!r}")
            for part in self.parts:
                part.read(state, number, held)

    def hide(self, state: Any, viewer: int, seat: int, data: dict[str, Any]) -> None:
        for number, held in enumerate(data[self.key]):
            for part in self.parts:
                part.hide(state, viewer, number, held)


class Group(Part):
    """What belongs together, as a mapping, or null where it isn't there, as `lacking` says (state[, place])."""

    def __init__(self, key: str, *parts: Part, lacking: Callable[..., bool]) -> None:
        super().__init__(key, default=KEPT)
        self.parts, self.lacking = parts, lacking

    def write(self, state: Any, seat: int) -> dict[str, Any] | None:
        if self.lacking(state) if seat < 0 else self.lacking(state, seat):
            return None
        return {part.key: part.write(state, seat) for part in self.parts}

    def set(self, state: Any, seat: int, told: Any) -> None:
        if told is None:
            return
        if not isinstance(told, Mapping):
            raise ValueError(f"«{self.key}» must be a mapping or null, not {told!r}")
        for part in self.parts:
            part.read(state, seat, told)

    def hide(self, state: Any, viewer: int, seat: int, data: dict[str, Any]) -> None:
        if data[self.key] is not None:
            for part in self.parts:
                part.hide(state, viewer, seat, data[self.key])


class EachPlace(Part):
    """What lies at each of some places, as a list of groups; the set-up leaves them empty."""

    def __init__(self, places: int, group: Group) -> None:
        super().__init__(group.key, default=KEPT)
        self.places, self.group = places, group

    def write(self, state: Any, seat: int) -> list[dict[str, Any] | None]:
        return [self.group.write(state, place) for place in range(self.places)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        for place, held in enumerate(listed({self.key: told}, self.key, self.places)):
            self.group.set(state, place, held)

    def hide(self, state: Any, viewer: int, seat: int, data: dict[str, Any]) -> None:
        for place, held in enumerate(data[self.key]):
            self.group.hide(state, viewer, place, {self.key: held})


class Ending(Part):
    """Why the game ended, or null."""

    def __init__(self, *reasons: str) -> None:
        super().__init__("ending", default=KEPT)
        self.reasons = reasons

    def write(self, state: Any, seat: int) -> str | None:
        return state.ending or None

    def set(self, state: Any, seat: int, told: Any) -> None:
        state.ending = "" if told is None else self.reasons[word(told, self.reasons, self.key)]


class Pending(Part):
    """The stack of pending decisions in words, the topmost last: `[["drive"], ["use", "bank"]]`."""

    def __init__(self, default: Callable[[Any], list[list[Any]]]) -> None:
        super().__init__("pending", default=default)

    def write(self, state: Any, seat: int) -> list[list[Any]]:
        return [_told(state, pending) for pending in state.pending]

    def set(self, state: Any, seat: int, told: Any) -> None:
        if state.ending:
            state.pending = []
            return
        if not isinstance(told, list | tuple) or not told:
            raise ValueError("«pending» must be a list of decisions, or left out")
        state.pending = [_understood(state, frame) for frame in told]


def _told(state: Any, pending: int) -> list[Any]:
    decision = state.kinds[pending & KIND]
    fields = [field for field in decision.fields if not field.shape.last or field.of(pending)]
    return [decision.word, *(field.shape.write(field.of(pending)) for field in fields)]


def _understood(state: Any, told: Any) -> int:
    words = [decision.word for decision in state.kinds]
    if not isinstance(told, list | tuple) or not told:
        raise ValueError(f"«pending»: {told!r} is no decision, such as {[words[0]]!r}")
    decision = state.kinds[word(told[0], words, "pending")]
    needed = [field for field in decision.fields if not field.shape.last]
    if not len(needed) <= len(told) - 1 <= len(decision.fields):
        names = ", ".join(field.name for field in needed) or "nothing"
        raise ValueError(f"«pending»: {told[0]} needs {names} after it, not {list(told[1:])!r}")
    each = zip(decision.fields, told[1:], strict=False)
    made: int = decision.of(*(field.shape.read(value, f"pending: {field.name}", state) for field, value in each))
    return made


class Position:
    """All parts of a game's position. `check` sees to what no part can know alone, and to what is derived from them."""

    def __init__(self, *parts: Part, check: Callable[[Any, Mapping[str, Any]], None] | None = None) -> None:
        self.parts = parts
        self.check = check

    def write(self, state: Any) -> dict[str, Any]:
        return {part.key: part.write(state, -1) for part in self.parts}

    def read(self, state: Any, data: Mapping[str, Any]) -> None:
        # First whether it is over: then nothing can be pending.
        for part in sorted(self.parts, key=lambda part: not isinstance(part, Ending)):
            part.read(state, -1, data)
        for part in self.parts:
            part.agree(state, data)
        if self.check is not None:
            self.check(state, data)
        state.resume()

    def hide(self, state: Any, data: dict[str, Any], viewer: int) -> None:
        for part in self.parts:
            part.hide(state, viewer, -1, data)
