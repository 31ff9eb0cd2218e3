# compiled by mypyc
"""How a seat's observation is filled: lenses that look at a state and add numbers to a row, each for one part of the
position as it is declared. No number is below 0, seats are counted from the viewer on."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct, error
from typing import Any, Final, NamedTuple, cast

from mypy_extensions import i64, mypyc_attr

from malecon.core.decision import KIND, Decision
from malecon.core.decision import Field as Kept
from malecon.core.state import State

COUNT: Final = "count"
FLAG: Final = "flag"
SEAT: Final = "seat"
WORD: Final = "word"
HIDDEN: Final = "hidden"


class Field(NamedTuple):
    """A stretch of an observation: each of its `length` numbers is from 0 to `high`. With `none` 0 stands for nothing,
    and what there is counts from 1."""

    name: str
    length: int
    kind: str
    high: int
    none: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How one number of a state is spread over `length` numbers: here as it is, with 0 for none where −1 is."""

    def __init__(self, kind: str, high: int, none: bool = False) -> None:
        self.kind = kind
        self.high: int = high
        self.none = none
        self.length: int = 1
        self.shift: int = 1 if none else 0

    def spread(self, value: int, first: int, players: int, out: list[int]) -> None:
        """Adds the number as the seat `first` sees it."""
        out.append(value + self.shift)

    def fields(self, name: str, times: int) -> list[Field]:
        return [Field(name, times * self.length, self.kind, self.high, self.none)]


class SeatForm(Form):
    """A seat, 0 being the viewer; or, with `none`, 1 being the viewer."""

    def spread(self, value: int, first: int, players: int, out: list[int]) -> None:
        out.append(0 if value < 0 else (value - first) % players + self.shift)


class SeatsForm(Form):
    """A set of seats as flags, the viewer's first."""

    def __init__(self, kind: str, high: int, players: int) -> None:
        super().__init__(kind, high)
        self.length = players

    def spread(self, value: int, first: int, players: int, out: list[int]) -> None:
        bits: i64 = value
        count: i64 = players
        seat: i64 = first
        for _ in range(count):
            out.append(bits >> seat & 1)
            seat += 1
            if seat == count:
                seat = 0


class DigitsForm(Form):
    """A number of several digits of so many bits each, such as a set of things."""

    def __init__(self, kind: str, high: int, length: int, width: int, none: bool = False) -> None:
        super().__init__(kind, high, none)
        self.length = length
        self.width: i64 = width
        self.mask: i64 = (1 << width) - 1

    def spread(self, value: int, first: int, players: int, out: list[int]) -> None:
        bits: i64 = value
        for _ in range(self.length):
            out.append(bits & self.mask)
            bits >>= self.width


class Veil:
    """Which of some owners' things can't be seen; asked once for all parts that it lies on."""

    def __init__(self, hides: Callable[..., bool], owners: int, asks_viewer: bool) -> None:
        self.hides = hides
        self.owners: int = owners  # 0: what is everybody's, or nobody's
        self.asks_viewer = asks_viewer
        self.bits: i64 = 0

    def look(self, state: State, viewer: int) -> None:
        self.bits = 0
        if self.owners == 0:
            if self.hides(state, viewer, -1) if self.asks_viewer else self.hides(state):
                self.bits = 1
            return
        for owner in range(self.owners):
            if self.hides(state, viewer, owner) if self.asks_viewer else self.hides(state, owner):
                self.bits |= 1 << owner


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens:
    """What is seen of one part of a position."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        """Adds what the viewer (−1: a spectator) sees; `seats` are all seats from the viewer on."""
        raise NotImplementedError


class VeilLens(Lens):
    """A flag for each owner, whether a thing can't be seen; with `there` the other way round."""

    def __init__(self, fields: list[Field], veil: Veil, leads: bool, turned: bool, there: bool) -> None:
        super().__init__(fields)
        self.veil = veil
        self.leads = leads  # whether nobody before has asked for this veil
        self.turned = turned
        self.there = there

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        veil = self.veil
        if self.leads:
            veil.look(state, viewer)
        bits: i64 = ~veil.bits if self.there else veil.bits
        if self.turned:
            for seat in seats:
                out.append(bits >> cast(i64, seat) & 1)
        else:
            for place in range(max(veil.owners, 1)):
                out.append(bits >> cast(i64, place) & 1)


class NumberLens(Lens):
    """A number that is everybody's."""

    def __init__(self, fields: list[Field], at: str, form: Form, veil: Veil | None) -> None:
        super().__init__(fields)
        self.at = at
        self.form = form
        self.veil = veil

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        form = self.form
        veil = self.veil
        if veil is not None and veil.bits != 0:
            for _ in range(form.length):
                out.append(0)
        else:
            form.spread(getattr(state, self.at), seats[0], len(seats), out)


class RowLens(Lens):
    """A row of numbers that is everybody's; with `turned` it is one by seat."""

    def __init__(self, fields: list[Field], at: str, form: Form, length: int, turned: bool, veil: Veil | None) -> None:
        super().__init__(fields)
        self.at = at
        self.form = form
        self.length: int = length
        self.turned = turned
        self.veil = veil

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        row = cast(list[int], getattr(state, self.at))
        form = self.form
        veil = self.veil
        if veil is not None and veil.bits != 0:
            for _ in range(self.length * form.length):
                out.append(0)
            return
        first = seats[0]
        players = len(seats)
        if self.turned:
            for seat in seats:
                form.spread(row[seat], first, players, out)
            return
        for value in row:
            form.spread(value, first, players, out)
        # What a queue has room for.
        for _ in range((self.length - len(row)) * form.length):
            out.append(0)


class StretchLens(Lens):
    """For each owner, a seat or a place, a number or a stretch of a row; with `by_seat` a stretch has one a seat."""

    def __init__(
        self,
        fields: list[Field],
        at: str,
        form: Form,
        shape: tuple[int, int, int],  # where the first owner's begins, how far apart two begin, how long each is
        owners: int,  # 0: the seats
        by_seat: bool,
        veil: Veil | None,
        total: bool,
    ) -> None:
        super().__init__(fields)
        self.at = at
        self.form = form
        self.start: i64 = shape[0]
        self.stride: i64 = shape[1]
        self.length: i64 = shape[2]
        self.owners = list(range(owners))
        self.turned = owners == 0
        self.by_seat = by_seat
        self.veil = veil
        self.total = total  # how many there are is known to all, and comes first

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        row = cast(list[int], getattr(state, self.at))
        form = self.form
        veil = self.veil
        bits: i64 = 0 if veil is None else veil.bits
        first = seats[0]
        players = len(seats)
        owners = seats if self.turned else self.owners
        if self.total:
            for owner in owners:
                base: i64 = self.start + self.stride * cast(i64, owner)
                total = 0
                for place in range(base, base + self.length):
                    total += row[place]
                out.append(total)
        for owner in owners:
            if bits >> cast(i64, owner) & 1:
                for _ in range(self.length * cast(i64, form.length)):
                    out.append(0)
                continue
            base = self.start + self.stride * cast(i64, owner)
            if self.by_seat:
                for seat in seats:
                    form.spread(row[base + cast(i64, seat)], first, players, out)
            else:
                for place in range(base, base + self.length):
                    form.spread(row[place], first, players, out)


class EndingLens(Lens):
    """Why the game ended, if it has."""

    def __init__(self, fields: list[Field], reasons: list[str]) -> None:
        super().__init__(fields)
        self.reasons = reasons

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        out.append(self.reasons.index(state.ending) + 1 if state.ending else 0)


class PendingLens(Lens):
    """The topmost decision with its fields, each name having a place of its own, and those below it in short."""

    def __init__(
        self,
        fields: list[Field],
        forms: list[Form],  # by place
        places: list[list[int]],  # by kind of decision and place: which of its fields stands there, −1 for none
        short: list[list[Form]],  # by kind of decision and field
        deepest: int,
        widest: int,
    ) -> None:
        super().__init__(fields)
        self.forms = forms
        self.places = places
        self.short = short
        self.deepest: int = deepest
        self.widest: int = widest

    def fill(self, state: State, viewer: int, seats: list[int], out: list[int]) -> None:
        stack = cast(list[int], getattr(state, "pending"))  # noqa: B009 — a game may be no Course
        kinds = cast(list[Decision[Any]], getattr(state, "kinds"))  # noqa: B009
        first = seats[0]
        players = len(seats)
        depth = len(stack)
        if depth > self.deepest:
            raise ValueError(f"{depth} decisions are pending: the position declares {self.deepest} at most")
        kind: i64 = 0
        if depth == 0:
            out.append(0)
            for form in self.forms:
                for _ in range(form.length):
                    out.append(0)
        else:
            top = stack[depth - 1]
            kind = cast(i64, top) & KIND
            out.append(kind + 1)
            kept: list[Kept] = kinds[kind].fields
            at = self.places[kind]
            for place in range(len(at)):
                form = self.forms[place]
                which = at[place]
                if which < 0:
                    for _ in range(form.length):
                        out.append(0)
                else:
                    form.spread(kept[which].of(top), first, players, out)
        for level in range(depth - 2, -1, -1):
            frame = stack[level]
            kind = cast(i64, frame) & KIND
            out.append(kind + 1)
            kept = kinds[kind].fields
            forms = self.short[kind]
            for which in range(self.widest):
                if which < len(forms):
                    forms[which].spread(kept[which].of(frame), first, players, out)
                else:
                    out.append(0)
        for _ in range((self.deepest - max(depth, 1)) * (1 + self.widest)):
            out.append(0)


class ShortSeats(Form):
    """A set of seats as one number, the viewer being the lowest bit."""

    def spread(self, value: int, first: int, players: int, out: list[int]) -> None:
        bits: i64 = value
        count: i64 = players
        from_viewer: i64 = bits >> cast(i64, first) | bits << (count - cast(i64, first))
        out.append(from_viewer & ((1 << count) - 1))


class Observer:
    """All lenses of a game for one number of players."""

    def __init__(self, players: int, lenses: list[Lens]) -> None:
        self.players: int = players
        self.lenses = lenses
        # By viewer, the spectator last.
        self.seats = [[(seat + i) % players for i in range(players)] for seat in range(players)]
        self.seats.append(list(range(players)))
        self.size: int = sum(field.length for lens in lenses for field in lens.fields)
        self.pack: Any = Struct(f"{self.size}i").pack_into

    def row(self, state: State, viewer: int) -> list[int]:
        """What the viewer (−1: a spectator) sees, as numbers."""
        out: list[int] = []
        seats = self.seats[viewer]
        for lens in self.lenses:
            lens.fill(state, viewer, seats, out)
        return out

    def observe(self, state: State, viewer: int, into: Any, at: int) -> None:
        """Fills the whole numbers of 32 bits in a buffer from place `at` on."""
        try:
            self.pack(into, 4 * at, *self.row(state, viewer))
        except error:
            raise ValueError(f"the buffer has no room for {self.size} numbers of 32 bits from place {at} on") from None
