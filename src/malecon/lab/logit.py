"""The fit: weights with which the softmax of the seats' worths comes nearest to how games ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from malecon.core.features import Features
from malecon.lab.lessons import Lesson

WON = 0.2  # of the target is who won; the rest is the softmax of the final scores, which tells more
RIDGE = 0.01  # on the numbers as they are: how strongly weights are pulled to what the hand-made heuristic says
LEAST_RIDGE = 0.001  # of what is nearest to that heuristic: numbers that say the same share what they are worth
STEPS = 12
CHUNK = 4000  # positions looked at together


@dataclass(frozen=True)
class Exercises:
    """Positions of many games, one below the other: stage and numbers by seat, and what came of it."""

    stages: Any
    numbers: Any
    worths: Any
    targets: Any
    games: Any

    def __len__(self) -> int:
        return len(self.stages)

    def some(self, rows: Any) -> Exercises:
        return Exercises(self.stages[rows], self.numbers[rows], self.worths[rows], self.targets[rows], self.games[rows])


def gathered(lessons: Sequence[Lesson], spread: float) -> Exercises:
    """The positions of these games; the lead of `spread` points counts as in searches."""
    import numpy

    some = [lesson for lesson in lessons if len(lesson.stages)]
    targets, games = [], []
    for number, lesson in enumerate(some):
        scores = softmax(numpy.array([lesson.scores], dtype=float) / spread)[0]
        target = WON * numpy.array(lesson.wins) + (1 - WON) * scores
        targets.append(numpy.tile(target, (len(lesson.stages), 1)))
        games.append(numpy.full(len(lesson.stages), number))
    return Exercises(
        numpy.concatenate([lesson.stages for lesson in some]),
        numpy.concatenate([lesson.numbers for lesson in some]),
        numpy.concatenate([lesson.worths for lesson in some]),
        numpy.concatenate(targets),
        numpy.concatenate(games),
    )


def softmax(worths: Any) -> Any:
    import numpy

    shares = numpy.exp(worths - worths.max(axis=-1, keepdims=True))
    return shares / shares.sum(axis=-1, keepdims=True)


class Fit:
    """Newton's method on the conditional logit, pulled towards what a thing is taken to be worth beforehand: by the
    declaration, or, once the fit `leans` on some positions, by the hand-made heuristic in them."""

    def __init__(self, features: Features, spread: float, ridge: float = RIDGE) -> None:
        import numpy

        self.features = features
        self.spread = spread
        self.ridge = ridge
        self.basis: Any = numpy.array([features.basis(stage) for stage in range(features.stages)], dtype=numpy.float32)
        self.size = len(features.names) * self.basis.shape[1]
        prior = numpy.zeros((len(features.names), self.basis.shape[1]))
        for name, points in features.prior.items():
            prior[features.names.index(name), 0] = points / spread
        self.prior: Any = prior.reshape(-1)

    def lean(self, given: Exercises) -> None:
        """Take things to be worth what comes nearest to the hand-made heuristic, by least squares of how far it sets
        seats apart. Games tell little of what is rare, and a search finds every wrong weight: pulled to nothing, Cuba's
        and Comptoir's lost to the heuristic that they were to replace."""
        import numpy

        alike = LEAST_RIDGE * numpy.eye(self.size)
        wanted = LEAST_RIDGE * self.prior
        at = 0
        for numbers, _ in self.spun(given):
            worths = given.worths[at : at + len(numbers)] / self.spread
            at += len(numbers)
            apart = (numbers - numbers.mean(axis=1, keepdims=True)).reshape(-1, self.size)
            lead = (worths - worths.mean(axis=1, keepdims=True)).reshape(-1)
            alike += apart.T @ apart / len(given)
            wanted += apart.T @ lead / len(given)
        self.prior = numpy.linalg.solve(alike, wanted)

    def table(self, weights: Any) -> dict[str, list[float]]:
        """By name, in points, one for each function of the stage."""
        rows = (self.spread * weights).reshape(len(self.features.names), -1)
        return {name: [float(weight) for weight in row] for name, row in zip(self.features.names, rows)}

    def spun(self, given: Exercises) -> Iterator[tuple[Any, Any]]:
        """Every number times every function of its stage, and the targets, some positions at a time."""
        for at in range(0, len(given), CHUNK):
            numbers = given.numbers[at : at + CHUNK]
            basis = self.basis[given.stages[at : at + CHUNK]]
            whole = numbers[:, :, :, None] * basis[:, :, None, :]
            yield whole.reshape(*numbers.shape[:2], self.size), given.targets[at : at + CHUNK]

    def shares(self, given: Exercises, weights: Any) -> Any:
        """The chance to win of each seat, by position."""
        import numpy

        return numpy.concatenate([softmax((numbers @ weights).astype(float)) for numbers, _ in self.spun(given)])

    def loss(self, given: Exercises, weights: Any) -> float:
        return float(log_loss(self.shares(given, weights), given.targets).mean()) + self.ridge * float(
            ((weights - self.prior) ** 2).sum()
        )

    def fitted(self, given: Exercises) -> Any:
        import numpy

        weights = self.prior.copy()
        best = self.loss(given, weights)
        for _ in range(STEPS):
            slope, curve = self._second_order(given, weights)
            step = numpy.linalg.solve(curve, slope)
            reach = 1.0
            while (found := self.loss(given, weights - reach * step)) > best and reach > 0.01:
                reach /= 2
            if best - found < 1e-6:
                break
            best = found
            weights = weights - reach * step
        return weights

    def _second_order(self, given: Exercises, weights: Any) -> tuple[Any, Any]:
        import numpy

        slope = numpy.zeros(self.size)
        curve = numpy.zeros((self.size, self.size))
        for numbers, targets in self.spun(given):
            shares = softmax(numbers @ weights.astype(numpy.float32))
            slope += numpy.einsum("psd,ps->d", numbers, (shares - targets).astype(numpy.float32))
            middle = numpy.einsum("psd,ps->pd", numbers, shares)
            apart = ((numbers - middle[:, None, :]) * numpy.sqrt(shares)[:, :, None]).reshape(-1, self.size)
            curve += apart.T @ apart
        slope = slope / len(given) + 2 * self.ridge * (weights - self.prior)
        return slope, curve / len(given) + 2 * self.ridge * numpy.eye(self.size)


def log_loss(shares: Any, targets: Any) -> Any:
    """By position: the less, the better it was foretold."""
    import numpy

    return -(targets * numpy.log(numpy.maximum(shares, 1e-9))).sum(axis=-1)
