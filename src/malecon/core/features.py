# compiled by mypyc
"""What a seat has, counted in the game's own words; and a judgement by weights that are learnt from how games end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State


@mypyc_attr(free_list_len=1)
class Sum:
    """Adds up what is counted, each number by its weight at that stage of the game; or, without weights, keeps number
    by number what is learnt from. One class does both, so that the compiler knows where `add` leads."""

    def __init__(self, weights: vec[float], size: int) -> None:
        self.weights = weights  # of all stages, one after the other
        self.size: i64 = size
        self.first: i64 = 0  # of the stage
        self.stage: i64 = 0
        self.total: float = 0.0
        self.noting: bool = False
        self.notes: vec[float] = weights

    def open(self, stage: i64) -> None:
        """How far the game has come for the seat: said before anything is counted."""
        self.stage = stage
        self.first = stage * self.size

    def add(self, at: i64, number: float) -> None:
        if self.noting:
            self.notes[at] += number
        else:
            self.total += self.weights[self.first + at] * number


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A game's declaration of what counts. It names what it counts in `__init__`, and counts it in `count`.

    Every weight depends on how far the game has come: it is a sum over `basis`, small functions of the stage, of which
    there are `stages`. `sights` are stages that a person would name, with their numbers. `before` is the hand-made
    heuristic, which may be counted too; `prior` says what a thing is taken to be worth, in points, before anything is
    learnt.
    """

    def __init__(self, before: Heuristic) -> None:
        self.before = before
        self.names: list[str] = []
        self.kinds: dict[str, str] = {}
        self.prior: dict[str, float] = {}
        self.stages: int = 1
        self.sights: list[tuple[int, int]] = [(1, 0)]
        self.points: int = self.counts("points")
        self.prior["points"] = 1.0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.before,)

    def counts(self, group: str, kind: str = "", words: tuple[str, ...] = ()) -> int:
        """Declares a number, or one for each of some words, which are words of that kind in the game's texts; gives
        the place of the first."""
        first = len(self.names)
        self.kinds[group] = kind
        if kind:
            self.names += [f"{group}.{word}" for word in words]
        else:
            self.names.append(group)
        return first

    def basis(self, stage: int) -> list[float]:
        """Functions of a stage; the first is always 1."""
        return [1.0]

    def count(self, state: State, seat: int, into: Sum) -> None:
        """Counts what the seat has in a position that isn't over."""
        raise NotImplementedError


class Plain(Features):
    """Of a game that declares nothing: its points, and what its heuristic sees beyond them."""

    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        self.judgement: int = self.counts("judgement")
        self.prior["judgement"] = 1.0

    def count(self, state: State, seat: int, into: Sum) -> None:
        points = float(state.scores[seat])
        into.add(self.points, points)
        into.add(self.judgement, self.before.worth(state, seat) - points)


class Learnt(Heuristic):
    """Judges by learnt weights: worth is a sum of what is counted. `table` has a weight for each function of the stage;
    they are combined beforehand, so that a stage costs nothing."""

    def __init__(self, features: Features, table: dict[str, list[float]]) -> None:
        super().__init__({})
        self.features = features
        self.table = table
        self.size: int = len(features.names)
        weights: list[float] = []  # of all stages, one after the other
        none = [0.0] * len(features.basis(0))
        for stage in range(features.stages):
            basis = features.basis(stage)
            for name in features.names:
                weight = 0.0
                for factor, part in zip(basis, table.get(name, none)):
                    weight += factor * part
                weights.append(weight)
        self.staged: vec[float] = vec[float](weights)

    def __reduce__(self) -> tuple[object, ...]:
        return Learnt, (self.features, self.table)

    def worth(self, state: State, seat: int) -> float:
        if state.actor == NOBODY:
            return float(state.scores[seat])
        found = Sum(self.staged, self.size)
        self.features.count(state, seat, found)
        return found.total

    def weight(self, name: str, stage: int) -> float:
        """What one more of it is worth at a stage, in points."""
        return self.staged[stage * self.size + self.features.names.index(name)]


def noted(features: Features, state: State, seat: int) -> tuple[int, list[float]]:
    """The stage of a seat, and all that is counted of it."""
    none = [0.0] * len(features.names)
    found = Sum(vec[float](none), len(none))
    found.noting = True
    features.count(state, seat, found)
    return int(found.stage), list(found.notes)
