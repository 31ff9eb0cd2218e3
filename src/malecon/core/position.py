"""A position, declared once: how it is written as data, read back and checked, and hidden from whom.

A part is a key of the data, kept in an attribute of the state as a number or a row of numbers, whose form a `Shape`
is; `Position` is all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.decision import KIND
from malecon.core.lens import COUNT, Form, Lens, Observer
from malecon.core.loading import counts, listed, mapped, word
from malecon.core.scope import Scope, ending, pending
from malecon.core.shape import PLENTY, Bound, Maybe, Shape, bound

# Whether a viewer (−1: a spectator) may not know what is a seat's (−1: nobody's): state, viewer, owner.
Hidden = Callable[[Any, int, int], bool]

TOLD, KEPT = object(), object()


class Part:
    """One key of the data, kept in an attribute of the same name or of another.

    `default` is what a key left out stands for, or a function of the state that says it; without one it has to be
    told, and with `KEPT` it stays what the set-up made of it. `hidden` says from whom it is hidden, `veil` what these
    are told instead of it (null, or how many there are). `high` is the most that an observation may show of it, where
    that isn't what a position may say.
    """

    def __init__(
        self,
        key: str,
        *,
        at: str = "",
        default: Any = TOLD,
        hidden: Hidden | None = None,
        veil: Callable[[Any], Any] | None = None,
        high: Bound | None = None,
    ) -> None:
        self.key, self.at, self.default = key, at or key, default
        self.hidden, self.veil, self.high = hidden, veil, high

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

    def lenses(self, scope: Scope) -> list[Lens]:
        """How it is observed."""
        raise NotImplementedError(f"«{self.key}» doesn't say how it is observed")

    def formed(self, form: Form, state: Any) -> Form:
        if self.high is not None:
            form.high = bound(self.high, state)
        return form


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

    def lenses(self, scope: Scope) -> list[Lens]:
        return scope.number(self, self.formed(self.shape.form(scope.state), scope.state))


class Rows(Part):
    """A part that is a row of numbers: the attribute itself, or the seat's stretch of it from `start`."""

    length: Bound
    start = 0
    stride = 0

    def row(self, state: Any, seat: int) -> list[int]:
        values: list[int] = getattr(state, self.at)
        return values if seat < 0 else values[self.stretch(state, seat)]

    def put(self, state: Any, seat: int, values: list[int]) -> None:
        if seat < 0:
            native = not isinstance(getattr(state, self.at, values), list)
            setattr(state, self.at, vec[i64](values) if native else values)
        else:
            row, first = getattr(state, self.at), self.stretch(state, seat).start
            for place, value in enumerate(values, first):  # a row of native numbers takes no stretch at once
                row[place] = value

    def stretch(self, state: Any, seat: int) -> slice:
        length = bound(self.length, state)
        first = self.start + seat * (self.stride or length)
        return slice(first, first + length)

    def form(self, state: Any) -> Form:
        """How each of its numbers is observed."""
        return Form(COUNT, PLENTY)

    def lenses(self, scope: Scope) -> list[Lens]:
        length = bound(self.length, scope.state)
        form = self.formed(self.form(scope.state), scope.state)
        return scope.row(self, form, self.start, self.stride or length, length)


class Row(Rows):
    """A list of things of one shape, such as the tiles at all places; `by_seat` if it has one for each seat."""

    def __init__(
        self, key: str, length: Bound, shape: Shape, *, stride: int = 0, by_seat: bool = False, **more: Any
    ) -> None:
        super().__init__(key, **more)
        self.length, self.shape, self.stride, self.by_seat = length, shape, stride, by_seat

    def write(self, state: Any, seat: int) -> list[Any]:
        return [self.shape.write(value) for value in self.row(state, seat)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        each = listed(told, self.key, self.of(state))
        self.put(state, seat, [self.shape.read(one, self.key, state) for one in each])

    def of(self, state: Any) -> int | str:
        return bound(self.length, state)

    def form(self, state: Any) -> Form:
        return self.shape.form(state)


class Queue(Row):
    """Things of one shape in their order, as many as there are; `most` there may be."""

    def __init__(self, key: str, shape: Shape, most: Bound = 64, **more: Any) -> None:
        super().__init__(key, most, shape, **{"default": [], **more})

    def of(self, state: Any) -> str:
        return ""

    def form(self, state: Any) -> Form:
        return Maybe(self.shape).form(state)


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
        more.setdefault("default", {})
        super().__init__(key, **more)
        self.words, self.most, self.length = words, most, len(words)
        self.sparse, self.absent, self.or_null, self.start, self.stride = sparse, absent, or_null, start, stride

    def write(self, state: Any, seat: int) -> dict[str, int] | None:
        least = 0 if self.absent else 1 if self.sparse else -PLENTY
        row = zip(self.words, self.row(state, seat), strict=True)
        return {name: n for name, n in row if n >= least} or (None if self.or_null else {})

    def set(self, state: Any, seat: int, told: Any) -> None:
        told = {} if told is None and self.or_null else told
        found = counts(told, self.key, self.words, bound(self.most, state))
        if self.absent:
            found = [n if name in told else -1 for name, n in zip(self.words, found, strict=True)]
        self.put(state, seat, found)

    def form(self, state: Any) -> Form:
        return Form(COUNT, bound(self.most, state), self.absent)


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
        row = list(self.row(state, seat))
        for name, value in mapped(told, self.key, f"a mapping of {', '.join(self.shapes)}").items():
            place = word(name, list(self.shapes), self.key)
            row[place] = self.shapes[name].read(value, self.key, state)
        self.put(state, seat, row)

    def form(self, state: Any) -> Form:
        forms = [shape.form(state) for shape in self.shapes.values()]
        if len({(form.kind, form.length, form.high) for form in forms}) > 1:
            raise ValueError(f"«{self.key}»: what is observed as one row has to be of one shape")
        return forms[0]


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

    def form(self, state: Any) -> Form:
        return Form(COUNT, max(self.there(state)))


class Pile(Rows):
    """Things that lie there, listed one by one: `["rum", "rum"]`, kept as how many of each."""

    def __init__(self, key: str, words: Sequence[str], **more: Any) -> None:
        more.setdefault("default", [])
        super().__init__(key, **more)
        self.words, self.length = words, len(words)

    def write(self, state: Any, seat: int) -> list[str]:
        row = zip(self.words, self.row(state, seat), strict=True)
        return [name for name, n in row for _ in range(n)]

    def set(self, state: Any, seat: int, told: Any) -> None:
        found = [word(name, self.words, self.key) for name in listed(told, self.key, ", ".join(self.words))]
        self.put(state, seat, [found.count(i) for i in range(len(self.words))])


class ByHand(Part):
    """A key that no shape fits: written and read by functions of the game (state, seat[, told]).

    `seen` are the parts by which it is observed; none where it follows from other keys.
    """

    def __init__(
        self,
        key: str,
        write: Callable[..., Any],
        read: Callable[..., None] | None = None,
        *,
        seen: Sequence[Part] | None = None,
        **more: Any,
    ) -> None:
        more.setdefault("default", KEPT)
        super().__init__(key, **more)
        self.told, self.taken, self.seen = write, read, seen

    def write(self, state: Any, seat: int) -> Any:
        return self.told(state) if seat < 0 else self.told(state, seat)

    def set(self, state: Any, seat: int, told: Any) -> None:
        if self.taken is not None:
            self.taken(state, told) if seat < 0 else self.taken(state, seat, told)

    def lenses(self, scope: Scope) -> list[Lens]:
        if self.seen is None:
            return super().lenses(scope)
        return [lens for part in self.seen for lens in part.lenses(scope)]


class Group(Part):
    """What belongs together, as a mapping; or null where it isn't there, if `lacking` (state[, place]) says when."""

    def __init__(self, key: str, *parts: Part, lacking: Callable[..., bool] | None = None) -> None:
        super().__init__(key, default=KEPT)
        self.parts, self.lacking = parts, lacking

    def write(self, state: Any, seat: int) -> dict[str, Any] | None:
        if self.lacking is not None and (self.lacking(state) if seat < 0 else self.lacking(state, seat)):
            return None
        return {part.key: part.write(state, seat) for part in self.parts}

    def set(self, state: Any, seat: int, told: Any) -> None:
        if told is None and self.lacking is not None:
            return
        held = mapped(told, self.key, "a list of mappings" if self.lacking is None else "a mapping or null")
        for part in self.parts:
            part.read(state, seat, held)

    def hide(self, state: Any, viewer: int, seat: int, data: dict[str, Any]) -> None:
        if data[self.key] is not None:
            for part in self.parts:
                part.hide(state, viewer, seat, data[self.key])

    def lenses(self, scope: Scope) -> list[Lens]:
        there, within = scope.within(self.key, self.lacking)
        return there + [lens for part in self.parts for lens in part.lenses(within)]


class EachPlace(Part):
    """What lies at each of some places, as a list of groups; the set-up leaves them empty."""

    def __init__(self, places: Bound, group: Group, default: Any = KEPT) -> None:
        super().__init__(group.key, default=default)
        self.places, self.group = places, group

    def write(self, state: Any, seat: int) -> list[dict[str, Any] | None]:
        return [self.group.write(state, place) for place in range(bound(self.places, state))]

    def set(self, state: Any, seat: int, told: Any) -> None:
        for place, held in enumerate(listed(told, self.key, bound(self.places, state))):
            self.group.set(state, place, held)

    def hide(self, state: Any, viewer: int, seat: int, data: dict[str, Any]) -> None:
        for place, held in enumerate(data[self.key]):
            self.group.hide(state, viewer, place, {self.key: held})

    def lenses(self, scope: Scope) -> list[Lens]:
        return self.group.lenses(scope.each(bound(self.places, scope.state)))


class EachSeat(EachPlace):
    """What every seat has, as a list of mappings."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(lambda state: state.players, Group("seats", *parts), TOLD)

    def lenses(self, scope: Scope) -> list[Lens]:
        return self.group.lenses(scope.each(0))


class Ending(Part):
    """Why the game ended, or null."""

    def __init__(self, *reasons: str) -> None:
        super().__init__("ending", default=KEPT)
        self.reasons = reasons

    def write(self, state: Any, seat: int) -> str | None:
        return state.ending or None

    def set(self, state: Any, seat: int, told: Any) -> None:
        state.ending = "" if told is None else self.reasons[word(told, self.reasons, self.key)]

    def lenses(self, scope: Scope) -> list[Lens]:
        return ending(self.reasons)


class Pending(Part):
    """The stack of pending decisions in words, the topmost last: `[["drive"], ["use", "bank"]]`; `deepest` it gets."""

    def __init__(self, default: Callable[[Any], list[list[Any]]], deepest: Bound = 8) -> None:
        super().__init__("pending", default=default)
        self.deepest = deepest

    def write(self, state: Any, seat: int) -> list[list[Any]]:
        return [_told(state, pending) for pending in state.pending]

    def set(self, state: Any, seat: int, told: Any) -> None:
        if state.ending:
            state.pending = []
            return
        if not isinstance(told, list | tuple) or not told:
            raise ValueError("«pending» must be a list of decisions, or left out")
        state.pending = [_understood(state, frame) for frame in told]

    def lenses(self, scope: Scope) -> list[Lens]:
        return pending(scope.state, bound(self.deepest, scope.state))


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

    def observer(self, state: Any) -> Observer:
        """How positions such as this state, of a game that is over, are observed: then its bounds are the widest."""
        scope = Scope(state)
        return Observer(state.players, [lens for part in self.parts for lens in part.lenses(scope)])
