"""Rows of numbers that the rules copy, search and add up."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from malecon.core.rows import by_bits, most


def test_moves_by_the_bits_of_a_set() -> None:
    assert by_bits(10, 3) == [[], [10], [11], [10, 11], [12], [10, 12], [11, 12], [10, 11, 12]]


@given(st.lists(st.integers(-99, 99), min_size=1))
def test_the_highest_number(row: list[int]) -> None:
    assert most(row) == max(row)
