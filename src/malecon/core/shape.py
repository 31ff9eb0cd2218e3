"""The form of one number of a position: how it is written as data, read back and checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from malecon.core import lens
from malecon.core.lens import DigitsForm, Form, SeatForm, SeatsForm
from malecon.core.loading import listed, whole, word

PLENTY = 100_000  # what has no bound in the rules, as money and points; a position has
MOST_SEATS = 8

# A bound or a default may depend on the state it is for.
Bound = int | Callable[[Any], int]


def bound(value: Bound, state: Any) -> int:
    return value if isinstance(value, int) else value(state)


class Shape:
    """A number in words. It counts from `least`, and has `size` values: what a pending decision reserves for it."""

    least = 0
    size = PLENTY
    last = False  # as the last field of a decision it is left out while it is 0

    def write(self, value: int) -> Any:
        return value

    def read(self, told: Any, key: str, state: Any) -> int:
        raise NotImplementedError

    def form(self, state: Any) -> Form:
        """How it is observed in games such as the state's."""
        return Form(lens.COUNT, self.size - 1)


class Whole(Shape):
    """A whole number within bounds; `size` where a bound isn't known before the game is."""

    def __init__(self, lowest: Bound, highest: Bound, size: int = 0) -> None:
        self.lowest, self.highest = lowest, highest
        if isinstance(lowest, int):
            self.least = lowest
        self.size = size or (highest - self.least + 1 if isinstance(highest, int) else PLENTY)

    def read(self, told: Any, key: str, state: Any) -> int:
        return whole(told, key, bound(self.lowest, state), bound(self.highest, state))

    def form(self, state: Any) -> Form:
        return Form(lens.COUNT, bound(self.highest, state))


class Seat(Whole):
    """A seat; it is observed from the viewer on."""

    def __init__(self) -> None:
        super().__init__(0, lambda state: state.players - 1, MOST_SEATS)

    def form(self, state: Any) -> Form:
        return SeatForm(lens.SEAT, state.players - 1)


class Nth(Shape):
    """A place that people count from 1 and the rules from 0."""

    def __init__(self, places: int) -> None:
        self.size = places

    def write(self, value: int) -> int:
        return value + 1

    def read(self, told: Any, key: str, state: Any) -> int:
        return whole(told, key, 1, self.size) - 1

    def form(self, state: Any) -> Form:
        return Form(lens.WORD, self.size - 1)


class Word(Shape):
    """One of some words."""

    def __init__(self, words: Sequence[Any]) -> None:
        self.words, self.size = words, len(words)

    def write(self, value: int) -> Any:
        return self.words[value]

    def read(self, told: Any, key: str, state: Any) -> int:
        return word(told, self.words, key)

    def form(self, state: Any) -> Form:
        return Form(lens.WORD, self.size - 1)


class Maybe(Shape):
    """Something or nothing: null is −1."""

    least = -1

    def __init__(self, shape: Shape) -> None:
        self.shape, self.size = shape, shape.least + shape.size + 1

    def write(self, value: int) -> Any:
        return None if value < 0 else self.shape.write(value)

    def read(self, told: Any, key: str, state: Any) -> int:
        return -1 if told is None else self.shape.read(told, key, state)

    def form(self, state: Any) -> Form:
        there = self.shape.form(state)
        return (SeatForm if isinstance(there, SeatForm) else Form)(there.kind, there.high, True)


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
        known = ", ".join(map(str, words))
        bits = 0
        for name in listed(told, key, known):
            if name not in words or isinstance(name, bool):
                raise ValueError(f"«{key}» knows no {name!r}: it is one of {known}")
            if bits & 1 << words.index(name):
                raise ValueError(f"«{key}» has {name!r} twice")
            bits |= 1 << words.index(name)
        if bits.bit_count() < self.fewest:
            raise ValueError(f"«{key}» must have {self.fewest} at least of {known}")
        return bits

    def form(self, state: Any) -> Form:
        return DigitsForm(lens.FLAG, 1, len(self.words), 1)


class Seats(Some):
    """A set of seats."""

    def __init__(self, fewest: int = 0) -> None:
        super().__init__(range(MOST_SEATS), fewest)

    def among(self, state: Any) -> Sequence[Any]:
        return range(state.players)

    def form(self, state: Any) -> Form:
        return SeatsForm(lens.FLAG, 1, state.players)


class Flag(Shape):
    """True or false: 1 or 0."""

    size = 2

    def write(self, value: int) -> bool:
        return bool(value)

    def read(self, told: Any, key: str, state: Any) -> int:
        if not isinstance(told, bool):
            raise ValueError(f"«{key}» is true or false, not {told!r}")
        return int(told)

    def form(self, state: Any) -> Form:
        return Form(lens.FLAG, 1)


SEAT = Seat()
AMOUNT = Whole(0, PLENTY)
