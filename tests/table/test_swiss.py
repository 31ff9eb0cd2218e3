"""Who plays with whom: near in points, seldom twice, and nobody left over again and again."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from malecon.core.luck import Luck
from malecon.table.swiss import Group, Result, meetings, pair, standings


def played(people: int, size: int, rounds: int, seed: str = "x") -> list[list[Group]]:
    """Rounds with luck at every table."""
    luck, done = Luck(seed), list[list[Group]]()
    for _ in range(rounds):
        groups = [group for made in done for group in made]
        order = [one.number for one in standings(range(1, people + 1), groups, seed)]
        made = []
        for group in pair(order, size, groups):
            first = luck.below(len(group))
            made.append(Group(group, tuple(Result(int(i == first), 1 if i == first else 2) for i in range(len(group)))))
        done.append(made)
    return done


@pytest.mark.parametrize(("people", "size", "rounds"), [(8, 2, 5), (16, 4, 3), (9, 3, 3), (64, 2, 9), (63, 4, 5)])
def test_nobody_meets_twice(people: int, size: int, rounds: int) -> None:
    for seed in "abc":
        done = played(people, size, rounds, seed)
        met = meetings(group for made in done for group in made)
        assert max(n for counts in met.values() for n in counts.values()) == 1
        for made in done:
            assert sorted(number for group in made for number in group.people) == list(range(1, people + 1))


def test_eight_at_tables_of_four_meet_as_seldom_as_can_be() -> None:
    first, second, third = played(8, 4, 3)
    pairs = [{frozenset(two) for group in made for two in combinations(group.people, 2)} for made in (first, second)]
    assert len(pairs[0] & pairs[1]) == 4, "two and two of each table"
    assert [len(group.people) for group in third] == [4, 4]
    met = meetings([*first, *second, *third])
    assert max(n for counts in met.values() for n in counts.values()) == 2


def test_who_is_left_over_together_is_not_again() -> None:
    first, second = played(7, 4, 2)
    met = meetings([*first, *second])
    assert sum(n > 1 for counts in met.values() for n in counts.values()) == 2 * 3, "fewer can't be"


@pytest.mark.parametrize(("people", "size"), [(7, 2), (5, 4), (10, 3), (2, 5), (3, 2)])
def test_who_is_left_over_takes_turns(people: int, size: int) -> None:
    done = played(people, size, people // (people % size))
    alone = Counter(number for made in done for group in made if len(group.people) < size for number in group.people)
    assert set(alone.values()) == {1}
    for made in done:
        assert [len(group.people) for group in made] == [size] * (people // size) + [people % size]


def test_points_then_who_was_met_then_ranks() -> None:
    won, lost, last = Result(1, 1), Result(0, 2), Result(0, 3)
    groups = [Group((1, 2), (won, lost)), Group((3, 4), (won, last)), Group((5, 6), (Result(2, 1), Result(2, 1)))]
    groups += [Group((1, 3), (won, lost)), Group((2, 4), (lost, won))]
    lines = standings(range(1, 8), groups, "x")
    assert [line.number for line in lines[:2]] == [1, 3]
    assert lines[0].points == 2
    assert [line.against for line in lines[:2]] == [1, 3]
    assert [line.number for line in lines if line.place == 4] in ([5, 6], [6, 5])
    assert lines[3].points == Fraction(1, 2)
    assert lines == standings(range(1, 8), groups, "x")
    assert [line.number for line in standings(range(1, 9), [], "a")] != [
        line.number for line in standings(range(1, 9), [], "b")
    ]


def test_the_first_play_with_the_first() -> None:
    first = [Group(pair, (Result(1, 1), Result(0, 2))) for pair in ((1, 2), (3, 4), (5, 6), (7, 8))]
    order = [one.number for one in standings(range(1, 9), first, "x")]
    assert sorted(order[:4]) == [1, 3, 5, 7]
    assert {frozenset(group) for group in pair(order, 2, first)} == {frozenset(order[n : n + 2]) for n in (0, 2, 4, 6)}
