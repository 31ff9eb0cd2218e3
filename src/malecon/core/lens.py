# compiled by mypyc
"""How a seat's observation is filled: lenses that look at a state, each for one part of the position as it is declared.

A lens writes numbers of 32 bits one after the other: each as it is or, packed once and kept, what takes several numbers
to say, such as a set. Seats are counted from the viewer on.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct, error, pack, unpack
from typing import Any, Final, NamedTuple, cast

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.core.decision import KIND, Decision
from malecon.core.decision import Field as Kept
from malecon.core.state import State

COUNT: Final = "count"
FLAG: Final = "flag"
SEAT: Final = "seat"
WORD: Final = "word"
HIDDEN: Final = "hidden"

MOST_KEPT: Final = 4096  # of packed values that a form keeps at hand
SEATS: Final = 8  # more than any table has


class Field(NamedTuple):
    """A stretch of an observation: each of its `length` numbers is from 0 to `high`; with `none` −1 stands for none."""

    name: str
    length: int
    kind: str
    high: int
    none: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How one number of a state is observed: here as it is."""

    def __init__(self, kind: str, high: int, none: bool = False) -> None:
        self.kind = kind
        self.high: int = high
        self.none = none
        self.length: int = 1  # how many numbers it takes
        self.blank = bytes(4)  # what stands for it where it can't be seen
        self.plain = True  # whether it is written as it is

    def spread(self, value: int, first: int, players: int, out: BytesWriter) -> None:
        """Writes the number as the seat `first` sees it."""
        write_i32_le(out, value)

    def fields(self, name: str, times: int) -> list[Field]:
        return [Field(name, times * self.length, self.kind, self.high, self.none)]


class SeatForm(Form):
    """A seat, 0 being the viewer."""

    def __init__(self, kind: str, high: int, none: bool = False) -> None:
        super().__init__(kind, high, none)
        self.plain = False

    def spread(self, value: int, first: int, players: int, out: BytesWriter) -> None:
        write_i32_le(out, value if value < 0 else (value - first) % players)


@mypyc_attr(allow_interpreted_subclasses=True)
class PackedForm(Form):
    """One that takes several numbers. A form writes `numbers`; what they come to is kept, packed, for the next time."""

    def __init__(self, kind: str, high: int, length: int, none: bool = False) -> None:
        super().__init__(kind, high, none)
        self.length = length
        self.blank = bytes(4 * length)
        self.plain = False
        self.kept: dict[int, bytes] = {}

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        """What the seat `first` sees of it."""
        raise NotImplementedError

    def spread(self, value: int, first: int, players: int, out: BytesWriter) -> None:
        key = value * SEATS + first
        packed = self.kept.get(key)
        if packed is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            packed = pack(f"{self.length}i", *self.numbers(value, first, players))
            self.kept[key] = packed
        out.write(packed)


class SeatsForm(PackedForm):
    """A set of seats as flags, the viewer's first."""

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        return [value >> (first + i) % players & 1 for i in range(players)]


class DigitsForm(PackedForm):
    """A number of several digits of so many bits each, such as a set of things; with `none` a digit 0 is none."""

    def __init__(self, kind: str, high: int, length: int, width: int, none: bool = False) -> None:
        super().__init__(kind, high, length, none)
        self.width: int = width

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        mask = (1 << self.width) - 1
        none = 1 if self.none else 0
        return [(value >> self.width * i & mask) - none for i in range(self.length)]


class ShortSeats(Form):
    """A set of seats as one number, the viewer being the lowest bit."""

    def spread(self, value: int, first: int, players: int, out: BytesWriter) -> None:
        write_i32_le(out, (value >> first | value << (players - first)) & ((1 << players) - 1))


class Veil:
    """Which of some owners' things can't be seen; asked once for all parts that it lies on."""

    def __init__(self, hides: Callable[..., bool], owners: int, asks_viewer: bool) -> None:
        self.hides = hides
        self.owners: int = owners  # 0: what is everybody's, or nobody's
        self.asks_viewer = asks_viewer
        self.bits: i64 = 0

    def look(self, state: State, viewer: int) -> None:
        hides = self.hides
        bits: i64 = 0
        if self.owners == 0:
            if hides(state, viewer, -1) if self.asks_viewer else hides(state):
                bits = 1
        else:
            for owner in range(self.owners):
                if hides(state, viewer, owner) if self.asks_viewer else hides(state, owner):
                    bits |= cast(i64, 1) << cast(i64, owner)
        self.bits = bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens:
    """What is seen of one part of a position."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        """Writes what the viewer (−1: a spectator) sees; `seats` are all seats from the viewer on."""
        raise NotImplementedError


class VeilLens(Lens):
    """A flag for each owner, whether a thing can't be seen; with `there` the other way round."""

    def __init__(self, field: Field, veil: Veil, leads: bool, turned: bool, there: bool) -> None:
        super().__init__([field])
        self.veil = veil
        self.leads = leads  # whether nobody before has asked for this veil
        self.turned = turned
        self.there = there

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        veil = self.veil
        if self.leads:
            veil.look(state, viewer)
        bits: i64 = ~veil.bits if self.there else veil.bits
        if self.turned:
            for seat in seats:
                write_i32_le(out, 1 if bits >> cast(i64, seat) & 1 else 0)
        else:
            for place in range(max(veil.owners, 1)):
                write_i32_le(out, 1 if bits >> cast(i64, place) & 1 else 0)


class NumberLens(Lens):
    """A number that is everybody's."""

    def __init__(self, fields: list[Field], at: str, form: Form, veil: Veil | None) -> None:
        super().__init__(fields)
        self.at = at
        self.form = form
        self.veil = veil

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        form = self.form
        veil = self.veil
        if veil is not None and veil.bits != 0:
            out.write(form.blank)
        elif form.plain:
            write_i32_le(out, cast(int, getattr(state, self.at)))
        else:
            form.spread(getattr(state, self.at), seats[0], len(seats), out)


def row_of(state: State, at: str) -> list[int]:
    """A row of a state; one of native numbers as a list."""
    row: Any = getattr(state, at)
    return row if isinstance(row, list) else [int(number) for number in cast(vec[i64], row)]


class RowLens(Lens):
    """A row of numbers that is everybody's; with `turned` it is one by seat. A queue ends with none."""

    def __init__(self, fields: list[Field], at: str, form: Form, length: int, turned: bool, veil: Veil | None) -> None:
        super().__init__(fields)
        self.at = at
        self.form = form
        self.length: int = length
        self.turned = turned
        self.veil = veil

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        form = self.form
        veil = self.veil
        if veil is not None and veil.bits != 0:
            for _ in range(self.length):
                out.write(form.blank)
            return
        row = row_of(state, self.at)
        if self.turned:
            for seat in seats:
                form.spread(row[seat], seats[0], len(seats), out)
        elif form.plain:
            for value in row:
                write_i32_le(out, value)
        else:
            first = seats[0]
            players = len(seats)
            for value in row:
                form.spread(value, first, players, out)
        for _ in range(self.length - len(row)):
            write_i32_le(out, -1)


class StretchLens(Lens):
    """For each owner, a seat or a place, a number or a stretch of a row; with `by_seat` a stretch has one a seat."""

    def __init__(
        self,
        fields: list[Field],
        at: str,
        form: Form,
        shape: tuple[int, int, int],  # where the first owner's begins, how far apart two begin, how long each is
        owners: int,
        turned: bool,  # the owners are the seats
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
        self.turned = turned
        self.by_seat = by_seat
        self.veil = veil
        self.total = total  # how many there are is known to all, and comes first

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        row = row_of(state, self.at)
        form = self.form
        veil = self.veil
        bits: i64 = 0 if veil is None else veil.bits
        owners = seats if self.turned else self.owners
        if self.total:
            self.add_up(row, owners, out)
        base: i64 = 0
        first = seats[0]
        players = len(seats)
        for owner in owners:
            if bits >> cast(i64, owner) & 1:
                for _ in range(self.length):
                    out.write(form.blank)
                continue
            base = self.start + self.stride * cast(i64, owner)
            if self.by_seat:
                for seat in seats:
                    write_i32_le(out, row[base + cast(i64, seat)])
            elif form.plain:
                for place in range(base, base + self.length):
                    write_i32_le(out, row[place])
            else:
                for place in range(base, base + self.length):
                    form.spread(row[place], first, players, out)

    def add_up(self, row: list[int], owners: list[int], out: BytesWriter) -> None:
        for owner in owners:
            base: i64 = self.start + self.stride * cast(i64, owner)
            total = 0
            for place in range(base, base + self.length):
                total += row[place]
            write_i32_le(out, total)


class EndingLens(Lens):
    """Why the game ended, if it has."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__([Field("ending", 1, WORD, len(reasons) - 1, True)])
        self.reasons = reasons

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        write_i32_le(out, self.reasons.index(state.ending) if state.ending else -1)


class TopForm(PackedForm):
    """The topmost decision with its fields, each name having a place of its own."""

    def __init__(self, kinds: list[Decision[Any]], forms: list[Form], places: list[list[int]]) -> None:
        length = 1
        for form in forms:
            length += form.length
        super().__init__(WORD, len(kinds) - 1, length, True)
        self.kinds = kinds
        self.forms = forms  # by place
        self.places = places  # by kind of decision and place: which of its fields stands there, −1 for none
        self.blank = pack(f"{length}i", -1, *[0] * (length - 1))

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        kind = value & KIND
        kept: list[Kept] = self.kinds[kind].fields
        out = [kind]
        for form, which in zip(self.forms, self.places[kind]):
            out += [0] * form.length if which < 0 else shown(form, kept[which].of(value), first, players)
        return out


class BelowForm(PackedForm):
    """A decision below the topmost one, in short."""

    def __init__(self, kinds: list[Decision[Any]], short: list[list[Form]], widest: int) -> None:
        super().__init__(WORD, len(kinds) - 1, 1 + widest, True)
        self.kinds = kinds
        self.short = short  # by kind of decision and field
        self.widest: int = widest
        self.blank = pack(f"{1 + widest}i", -1, *[0] * widest)

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        kind = value & KIND
        kept: list[Kept] = self.kinds[kind].fields
        out = [kind]
        for form, field in zip(self.short[kind], kept):
            out += shown(form, field.of(value), first, players)
        return out + [0] * (1 + self.widest - len(out))


def shown(form: Form, value: int, first: int, players: int) -> list[int]:
    """One value alone as the seat `first` sees it."""
    out = BytesWriter()
    form.spread(value, first, players, out)
    return list(unpack(f"{form.length}i", out.getvalue()))


class PendingLens(Lens):
    """The stack of pending decisions, the topmost first."""

    def __init__(self, fields: list[Field], top: TopForm, below: BelowForm, deepest: int) -> None:
        super().__init__(fields)
        self.top = top
        self.below = below
        self.deepest: int = deepest

    def fill(self, state: State, viewer: int, seats: list[int], out: BytesWriter) -> None:
        stack = cast(list[int], getattr(state, "pending"))  # noqa: B009 — a game may be no Course
        first = seats[0]
        players = len(seats)
        depth = len(stack)
        if depth > self.deepest:
            raise ValueError(f"{depth} decisions are pending: the position declares {self.deepest} at most")
        if depth == 0:
            out.write(self.top.blank)
        else:
            self.top.spread(stack[depth - 1], first, players, out)
        for level in range(depth - 2, -1, -1):
            self.below.spread(stack[level], first, players, out)
        for _ in range(self.deepest - max(depth, 1)):
            out.write(self.below.blank)


class Observer:
    """All lenses of a game for one number of players."""

    def __init__(self, players: int, lenses: list[Lens]) -> None:
        self.players: int = players
        self.lenses = lenses
        # By viewer, the spectator last.
        self.seats = [[(seat + i) % players for i in range(players)] for seat in range(players)]
        self.seats.append(list(range(players)))
        self.size: int = sum(field.length for lens in lenses for field in lens.fields)
        self.pack: Any = Struct(f"{4 * self.size}s").pack_into

    def observe(self, state: State, viewer: int, into: Any, at: int) -> None:
        """Fills the whole numbers of 32 bits in a buffer, from place `at` on, with what the viewer (−1: a spectator)
        sees."""
        out = BytesWriter()
        seats = self.seats[viewer]
        for lens in self.lenses:
            lens.fill(state, viewer, seats, out)
        try:
            self.pack(into, 4 * at, out.getvalue())
        except error:
            raise ValueError(f"the buffer has no room for {self.size} numbers of 32 bits from place {at} on") from None
