"""Weights for what counts in a game, learnt from how games end.

>>> from malecon.lab.learn import Learning, learn
>>> found = learn(Learning("santiago", games=10, playouts=1))
>>> found.positions, len(found.table) == len(found.features.names)
(200, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import malecon
from malecon.core import weights
from malecon.core.errors import Unknown
from malecon.core.features import Features
from malecon.core.game import Game
from malecon.core.weights import Table
from malecon.lab.hands import hands
from malecon.lab.lessons import Lesson, School, taught
from malecon.lab.logit import RIDGE, Exercises, Fit, gathered, log_loss, softmax
from malecon.lab.wilson import deviations

LEAST = 10  # games
HELD = 10  # one game in so many isn't learnt from
SURE = 20  # games not learnt from: the interval of a mean of fewer is narrower than it says


@dataclass(frozen=True)
class Learning:
    """What is to be learnt, and from how many games of searches with about so many playouts."""

    game: str
    players: int = 2
    games: int = 400
    playouts: int = 40
    seed: int = 0
    ridge: float = RIDGE

    def rules(self) -> Game:
        return malecon.game(self.game)

    def check(self) -> None:
        if self.games < LEAST:
            raise Unknown.of("few-games", least=LEAST, asked=self.games)
        self.rules().new(self.players)


@dataclass(frozen=True)
class Found:
    """The weights, and how well they foretell games that they were not learnt from: the log-loss, and by how much less
    it is than the hand-made heuristic's, with the interval of that."""

    learning: Learning
    features: Features
    table: Table
    games: int
    positions: int
    before: float
    after: float
    gain: tuple[float, float]
    matters: dict[str, float]
    held_games: int
    held_positions: int

    def data(self) -> dict[str, Any]:
        """The document of `learn --json`."""
        held = {"held_games": self.held_games, "held_positions": self.held_positions}
        return {**self.told(), **held, "weights": self.table, "matters": self.matters}

    def verdict(self) -> str:
        """What the games that weren't learnt from say of the log-loss: `less`, `more`, `open`, or too `few` to say."""
        if self.held_games < SURE:
            return "few"
        low, high = self.gain
        return "less" if low > 0 else "more" if high < 0 else "open"

    def told(self) -> dict[str, Any]:
        """What the file of weights says of itself."""
        rules = self.learning.rules()
        return {
            "game": rules.id,
            "players": self.learning.players,
            "rules": rules.rules,
            "malecon": malecon.__version__,
            "games": self.games,
            "positions": self.positions,
            "playouts": self.learning.playouts,
            "seed": self.learning.seed,
            "ridge": self.learning.ridge,
            "loss_before": self.before,
            "loss": self.after,
            "gain": list(self.gain),
        }

    def toml(self) -> str:
        """The file of weights."""
        asked = self.learning
        words = f"--players {asked.players} --games {asked.games} --playouts {asked.playouts} --seed {asked.seed}"
        return weights.written(self.told(), self.table, f"Learnt by `malecon learn {asked.game} {words}`.")


def learn(learning: Learning, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = "") -> Found:
    """Play the games, and fit what counts to how they end. The seed reproduces it for any `jobs` and any `cluster`."""
    learning.check()
    school = School(learning.game, learning.players, f"learn/{learning.seed}", learning.playouts, (present(learning),))
    alone = jobs == 1 and not cluster
    lessons: list[Lesson] = []
    with nullcontext((None, 1)) if alone else hands(jobs, cluster) as (pool, _):
        for some in taught(school, learning.games, pool, progress):
            lessons += some
    return fit(learning, lessons)


def present(learning: Learning) -> Table | None:
    """What the game's searches judge by now; none where that is the hand-made heuristic."""
    return learning.rules().learnt_weights(learning.players)


def fit(learning: Learning, lessons: Sequence[Lesson]) -> Found:
    """The weights that suit these games best; one game in ten shows how well."""
    import numpy

    rules = learning.rules()
    features = rules.features(learning.players)
    given = gathered(lessons, rules.spread)
    held = given.games % HELD == HELD - 1
    fitting = Fit(features, rules.spread, learning.ridge)
    seen = given.some(~held)
    fitting.lean(seen)
    found = fitting.fitted(seen)
    tried = given.some(held)
    before = log_loss(softmax(tried.worths.astype(float) / rules.spread), tried.targets)
    after = log_loss(fitting.shares(tried, found), tried.targets)
    # Positions of a game tell the same: games are what is counted.
    gains = numpy.array([(before - after)[tried.games == game].mean() for game in numpy.unique(tried.games)])
    apart = float(gains.std(ddof=1)) if len(gains) > 1 else 0.0
    half = deviations() * apart / len(gains) ** 0.5
    middle = float(gains.mean())
    table = fitting.table(found)
    return Found(
        learning,
        features,
        table,
        len(lessons),
        len(given),
        float(before.mean()),
        float(after.mean()),
        (middle - half, middle + half),
        _matters(rules, learning.players, features, table, tried),
        len(gains),
        len(tried),
    )


def _matters(rules: Game, players: int, features: Features, table: Table, given: Exercises) -> dict[str, float]:
    """By how many points each number sets the seats apart, as a rule: the standard deviation over positions."""
    import numpy

    basis = numpy.array([features.basis(stage) for stage in range(features.stages)])
    rows = numpy.array([table[name] for name in features.names])
    shares = given.numbers * (basis @ rows.T)[given.stages]
    apart = (shares - shares.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    found = {name: float(points) for name, points in zip(features.names, apart)}
    return dict(sorted(found.items(), key=lambda item: -item[1]))
