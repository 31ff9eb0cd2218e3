"""A decision's fields: packed into one number and read back, whatever their shapes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import malecon
from malecon.core.course import Course, numbered
from malecon.core.decision import Decision, Lot
from malecon.core.luck import Luck
from malecon.core.shape import SEAT, Flag, Maybe, Nth, Seats, Shape, Some, Whole, Word

WORDS = ("bank", "church", "cafe")
SHAPES = [
    SEAT,
    Seats(),
    Flag(),
    Whole(1, 9),
    Nth(4),
    Word(WORDS),
    Maybe(Word(WORDS)),
    Maybe(Nth(4)),
    Maybe(Whole(1, 4)),
    Some(WORDS),
]


class Table:
    players = 4


def values(shape: Shape) -> st.SearchStrategy[int]:
    if isinstance(shape, Maybe):
        return st.just(-1) | values(shape.shape)
    most = 3 if shape is SEAT else 15 if isinstance(shape, Seats) else shape.least + shape.size - 1
    return st.integers(shape.least, most)


@given(st.data())
def test_fields_are_packed_and_read_back(data: st.DataObject) -> None:
    shapes = data.draw(st.lists(st.sampled_from(SHAPES), max_size=4))
    decision: Decision[Course] = Decision("try")
    fields = [decision.field(f"field {i}", shape) for i, shape in enumerate(shapes)]
    numbered(*(Decision(f"before {i}") for i in range(data.draw(st.integers(0, 30)))), decision)
    chosen = [data.draw(values(shape)) for shape in shapes]
    pending = decision.of(*chosen)
    assert decision.pends(pending)
    assert [field.of(pending) for field in fields] == chosen
    for field, value in zip(fields, chosen, strict=True):
        told = field.shape.write(value)
        assert field.shape.read(told, field.name, Table) == value


@pytest.mark.parametrize(
    ("shape", "told", "says"),
    [
        (SEAT, 4, "«key» must be a whole number from 0 to 3, not 4"),
        (Whole(1, 9), True, "whole number from 1 to 9, not True"),
        (Nth(4), 0, "«key» must be a whole number from 1 to 4, not 0"),
        (Word(WORDS), "casino", "«key» knows no 'casino': it is one of bank, church, cafe"),
        (Maybe(Word(WORDS)), "casino", "knows no 'casino'"),
        (Some(WORDS), ["bank", "bank"], "«key» has 'bank' twice"),
        (Some(WORDS), "bank", "«key» must be a list of bank, church, cafe"),
        (Some(WORDS, 1), [], "«key» must have 1 at least"),
        (Seats(), [4], "«key» knows no 4: it is one of 0, 1, 2, 3"),
        (Flag(), 1, "«key» is true or false, not 1"),
    ],
)
def test_what_does_not_fit_is_said(shape: Shape, told: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        shape.read(told, "key", Table)


class Loaded(Lot[Course]):
    """A die that seldom shows what it lists first; how it is drawn it doesn't say."""

    def allows(self, state: Course, pending: int, seat: int) -> list[int]:
        return [0, 1]

    def odds(self, state: Course, pending: int) -> list[int]:
        return [1, 9]


def test_luck_draws_by_the_odds_of_a_decision() -> None:
    luck, table = Luck("loaded"), Course(malecon.game("santiago"), 3, {}, 1)
    drawn = sum(Loaded("die").draws(table, 0, luck) for _ in range(1000))
    assert 850 < drawn < 950
