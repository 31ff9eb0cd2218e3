# compiled by mypyc
"""Short rows of numbers: how the rules change and add them up."""

from __future__ import annotations


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
