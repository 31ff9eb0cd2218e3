"""Swiss pairing: who has as many points plays together, and as seldom as possible with the same people again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from malecon.table.keys import fingerprint

# Among so many of those who come next are the others of a group chosen.
NEAR = 15
# So many groups are looked at; then the best pairing found so far does.
LOOKS = 20_000
# So many ways to leave some over are tried.
TRIED = 6
# To be left over alone again is worse than any people met again.
ALONE = 1000


@dataclass(frozen=True, slots=True)
class Result:
    """What a table brought somebody: with how many the first place was shared (0: not won), and the rank."""

    shared: int
    rank: int

    @property
    def points(self) -> Fraction:
        return Fraction(1, self.shared) if self.shared else Fraction(0)


@dataclass(frozen=True, slots=True)
class Group:
    """Who sat together in a round, by their numbers, and how it ended for each; no results while it goes on."""

    people: tuple[int, ...]
    results: tuple[Result, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands: points, those of the people met, and the mean rank at the tables."""

    number: int
    place: int
    points: Fraction
    against: Fraction
    rank: Fraction


def standings(people: Iterable[int], groups: Sequence[Group], seed: str) -> list[Standing]:
    """Everybody's place; who is level in all shares it, and stands there by lot."""
    ranks: dict[int, list[int]] = {number: [] for number in people}
    points = dict.fromkeys(ranks, Fraction(0))
    for group in groups:
        for number, result in zip(group.people, group.results, strict=False):
            ranks[number].append(result.rank)
            points[number] += result.points
    met = meetings(group for group in groups if group.results)
    against = {one: sum((points[other] * n for other, n in met[one].items()), Fraction(0)) for one in ranks}
    mean = {one: Fraction(sum(played), len(played)) if played else Fraction(0) for one, played in ranks.items()}
    level = {one: (-points[one], -against[one], mean[one]) for one in ranks}
    order = sorted(ranks, key=lambda one: (level[one], fingerprint(f"{seed} {one}")))
    first = {level[one]: place for place, one in reversed(list(enumerate(order, 1)))}
    return [Standing(one, first[level[one]], points[one], against[one], mean[one]) for one in order]


def meetings(groups: Iterable[Group]) -> dict[int, Counter[int]]:
    """How often each sat with each."""
    met: dict[int, Counter[int]] = _Nobody()
    for group in groups:
        for one in group.people:
            met[one].update(other for other in group.people if other != one)
    return met


class _Nobody(dict[int, Counter[int]]):
    def __missing__(self, number: int) -> Counter[int]:
        return self.setdefault(number, Counter())


def pair(order: Sequence[int], size: int, groups: Sequence[Group]) -> list[tuple[int, ...]]:
    """The next round of people in the order of their standing: groups of `size`, and a smaller one of who is left over.

    Nobody meets somebody again, nor is left over again, where that can be avoided.
    """
    met = meetings(groups)
    short = Counter(number for group in groups if len(group.people) < size for number in group.people)
    best, least = list[tuple[int, ...]](), -1
    for cost, over in _left_over(order, len(order) % size, met, short):
        if 0 <= least <= cost:
            break
        search = _Search(size, met)
        made = search.best([number for number in order if number not in over])
        if least < 0 or cost + search.cost < least:
            best, least = [*made, *([over] if over else [])], cost + search.cost
    return best


def _left_over(
    order: Sequence[int], n: int, met: Mapping[int, Counter[int]], short: Counter[int]
) -> list[tuple[int, tuple[int, ...]]]:
    """Who may be left over and how bad that is: best those at the end who weren't yet; twice alone is worst."""
    seldom = sorted(order, key=lambda number: (short[number], -order.index(number)))[: NEAR + n]
    weight = ALONE if n == 1 else 2
    some = [(weight * sum(short[one] for one in over) + _again(over, met), over) for over in combinations(seldom, n)]
    return sorted(some, key=lambda one: one[0])[:TRIED]


def _again(group: Sequence[int], met: Mapping[int, Counter[int]]) -> int:
    """How bad it is that these sit together: meeting a third time is worse than two second times."""
    return sum(met[one][other] ** 2 for one, other in combinations(group, 2))


class _Search:
    """Groups from the first to the last, each of who is near; back again where that brings people together twice."""

    def __init__(self, size: int, met: Mapping[int, Counter[int]]) -> None:
        self.size, self.met = size, met
        self.looks = LOOKS
        self.found: list[tuple[int, ...]] = []
        self.cost = -1  # of what was found; none yet

    def best(self, order: Sequence[int]) -> list[tuple[int, ...]]:
        self._on(list(order), [], 0)
        return self.found

    def _on(self, left: list[int], made: list[tuple[int, ...]], cost: int) -> None:
        if not left:
            self.found, self.cost = made, cost
            return
        first, near = left[0], left[1 : 1 + max(NEAR, self.size)]
        some = [(first, *others) for others in combinations(near, self.size - 1)]
        self.looks -= len(some)
        for worse, group in sorted(((_again(group, self.met), group) for group in some), key=lambda one: one[0]):
            if self.cost >= 0 and (cost + worse >= self.cost or self.looks < 0):
                return
            self._on([number for number in left if number not in group], [*made, group], cost + worse)
