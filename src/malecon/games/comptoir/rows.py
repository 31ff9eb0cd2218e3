# compiled by mypyc
"""Short rows of numbers: how the rules change, add up and draw from them."""

from __future__ import annotations

from malecon.core.luck import Luck


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """A new row with one value changed: copies of a state share the rows that change seldom."""
    out = row.copy()
    out[place] = value
    return out


def total(row: list[int]) -> int:
    out = 0
    for n in row:
        out += n
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


def pick(counts: list[int], luck: Luck) -> int:
    """A place in the row, as likely as its count says."""
    left = luck.below(total(counts))
    for place in range(len(counts)):
        left -= counts[place]
        if left < 0:
            return place
    raise ValueError("nothing is left to draw from")
