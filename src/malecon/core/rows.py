# compiled by mypyc
"""Short rows of numbers: how the rules change them and add them up, in loops that compile well.

Each of a list and of a row of native numbers (`vec`), which the compiler tells apart by name only: `replaced` and
`changed`, `added` and `grown`, `total` and `sum_of`, `stretch` and `part_of`, `empty` and `spent`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """A new row with one value changed: copies of a state share the rows that change seldom."""
    out = row.copy()
    out[place] = value
    return out


def added(row: list[int], place: int, number: int) -> list[int]:
    """A new row with so many more of one thing."""
    return replaced(row, place, row[place] + number)


def changed(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The same of a row of native numbers."""
    out = row[:]
    out[place] = value
    return out


def grown(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A new row of native numbers with so many more of one thing."""
    return changed(row, place, row[place] + number)


def sum_of(row: vec[i64]) -> i64:
    """What a row of native numbers adds up to."""
    out: i64 = 0
    for n in row:
        out += n
    return out


def part_of(row: vec[i64], start: i64, length: i64) -> i64:
    """What a stretch of a row of native numbers adds up to."""
    out: i64 = 0
    for place in range(start, start + length):
        out += row[place]
    return out


def spent(row: vec[i64]) -> bool:
    """Whether nothing is left in a row of native numbers."""
    for n in row:
        if n > 0:
            return False
    return True


def add_to(row: list[int], place: i64, number: i64) -> None:
    """So many more of one thing, in the row itself; compiled, `row[place] += number` goes the long way round."""
    before: i64 = row[place]
    row[place] = before + number


def by_bits(first: int, size: int) -> list[list[int]]:
    """By the bits of a set of so many things: the moves of its members, where `first` is the first one's. Rows listed
    once are copied faster than they are made."""
    return [[first + thing for thing in range(size) if members & 1 << thing] for members in range(1 << size)]


def total(row: list[int]) -> int:
    out: i64 = 0
    for n in row:
        out += n
    return out


def stretch(row: list[int], start: i64, length: i64) -> int:
    """What a stretch of a row adds up to."""
    out: i64 = 0
    for place in range(start, start + length):
        out += row[place]
    return out


def most(row: list[int]) -> int:
    """The highest number in it."""
    out = row[0]
    for n in row:
        if n > out:
            out = n
    return out


def empty(row: list[int]) -> bool:
    for n in row:
        if n > 0:
            return False
    return True


def place_of(row: list[int], value: int) -> int:
    """The first place with this value, or −1."""
    for place in range(len(row)):
        if row[place] == value:
            return place
    return -1
