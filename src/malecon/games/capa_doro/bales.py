# compiled by mypyc
"""Bales of all sorts counted in one number, `BALES` bits for each: on the markets, in a stock, in the bag."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from malecon.games.capa_doro.layout import SORTS

BALES: Final = 12
BALE: Final = 4095
HIGHEST: Final = 0x800_800_800_800  # of each sort's bits the highest, which no number of bales comes to


def count(bales: i64, sort: i64) -> i64:
    """How many of a sort."""
    return bales >> (BALES * sort) & BALE


def some(sort: i64, number: i64) -> i64:
    """So many of a sort alone."""
    return number << (BALES * sort)


def cover(bales: i64, need: i64) -> bool:
    """Whether there are as many of each sort as are needed: then none borrows its highest bit."""
    return (bales + HIGHEST - need) & HIGHEST == HIGHEST


def total(bales: i64) -> i64:
    """How many of all four sorts."""
    found: i64 = 0
    for sort in range(i64(SORTS)):
        found += count(bales, sort)
    return found


def gathered(row: Iterable[int]) -> int:
    """In one number what a row says sort by sort; more than fits is more than there is in any box."""
    found = 0
    for sort, number in enumerate(row):
        found |= min(number, BALE) << BALES * sort
    return found


def sorted_out(bales: int, sorts: int = SORTS) -> list[int]:
    """As a row again, sort by sort."""
    return [bales >> BALES * sort & BALE for sort in range(sorts)]
