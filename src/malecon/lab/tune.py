"""Weights of a heuristic tuned by play: CMA-ES looks for those with which a bot beats itself with the old ones.

>>> from malecon.lab.tune import Tuning, tune
>>> found = tune(Tuning("santiago", generations=1, games=2, proof=4), jobs=1)
>>> set(found.weights) == set(found.before), found.games
(True, 4)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import malecon
from malecon import bots
from malecon.bots.value import final
from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.lab.hands import each, hands
from malecon.lab.match import play_out
from malecon.lab.wilson import wilson

STEP = 0.4  # how far the first generation strays, as a part of each weight
SMALLEST = 0.1  # what a weight near 0 strays by


@dataclass(frozen=True)
class Tuning:
    """What is to be tuned, and how long: `games` for each candidate, `proof` to see whether the result is better."""

    game: str
    bot: str = "greedy"
    players: int = 2
    generations: int = 20
    games: int = 40
    proof: int = 400
    seed: int = 0

    def steps(self) -> int:
        """How much there is to do, in games."""
        return self.generations * population(len(self.rules().numbers.weights)) * self.games + self.proof

    def rules(self) -> Game:
        return malecon.game(self.game)

    def apart(self) -> int:
        """How far the numbers of two generations' games are apart: a deal goes to every seat before it is another's."""
        return -(-self.games // self.players) * self.players


@dataclass(frozen=True)
class Tuned:
    """The weights found, those before, and what the new ones win against the old."""

    tuning: Tuning
    before: dict[str, float]
    weights: dict[str, float]
    games: int
    wins: float

    def data(self) -> dict[str, Any]:
        """The document of `tune --json`."""
        return {
            "game": self.tuning.game,
            "bot": self.tuning.bot,
            "players": self.tuning.players,
            "seed": self.tuning.seed,
            "before": self.before,
            "weights": self.weights,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games,
            "interval": list(wilson(self.wins, self.games)),
        }

    def toml(self) -> str:
        """As the game's data file wants it."""
        table = self.tuning.rules().numbers.tuned_table(self.tuning.players)
        return "\n".join([table, *[f'"{name}" = {value:.4g}' for name, value in self.weights.items()]])


def population(size: int) -> int:
    """How many candidates a generation has; even, as cores come in pairs."""
    from math import log

    return (4 + int(3 * log(max(1, size))) + 1) // 2 * 2


def tune(tuning: Tuning, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = "") -> Tuned:
    """Look for better weights than the present ones. The seed reproduces it for any `jobs` and any `cluster`."""
    import numpy
    from cmaes import CMA

    tell = progress or (lambda n: None)
    game = tuning.rules()
    game.new(tuning.players)
    bots.known(tuning.bot, game)
    before = {name: float(value) for name, value in game.numbers.weights.items()}
    names = list(before)
    size = len(names)

    def weights(point: Any) -> dict[str, float]:
        return {name: before[name] + float(x) * max(SMALLEST, abs(before[name])) for name, x in zip(names, point)}

    search = CMA(mean=numpy.zeros(size), sigma=STEP, seed=tuning.seed, population_size=population(size))
    alone = jobs == 1 and not cluster
    with nullcontext((None, 1)) if alone else hands(jobs, cluster) as (pool, _):
        for generation in range(tuning.generations):
            points = [search.ask() for _ in range(search.population_size)]
            # All candidates of a generation play with the same luck, so that it doesn't choose between them.
            numbers = range(generation * tuning.apart(), generation * tuning.apart() + tuning.games)
            found = _all(pool, tuning, [weights(point) for point in points], [numbers] * len(points), tell)
            search.tell([(point, -worth) for point, (worth, _) in zip(points, found)])
        best = weights(search.mean)
        proof = _blocks(tuning.generations * tuning.apart(), tuning.proof)
        found = _all(pool, tuning, [best] * len(proof), proof, tell)
    return Tuned(tuning, before, best, tuning.proof, sum(wins for _, wins in found))


def _blocks(first: int, games: int) -> list[range]:
    return [range(at, min(at + 20, first + games)) for at in range(first, first + games, 20)]


def _all(
    pool: Executor | None,
    tuning: Tuning,
    candidates: list[dict[str, float]],
    numbers: list[range],
    tell: Callable[[int], None],
) -> list[tuple[float, float]]:
    out = []
    for result, some in zip(each(pool, duel, [tuning] * len(candidates), candidates, numbers), numbers):
        out.append(result)
        tell(len(some))
    return out


def duel(tuning: Tuning, weights: Mapping[str, float], numbers: range) -> tuple[float, float]:
    """What a bot with these weights makes of some games among bots with the present ones: mean worth, and wins."""
    game = tuning.rules()
    new, old = game.judge(dict(weights)), game.heuristic
    spread = game.spread
    worth = wins = 0.0
    for number in numbers:
        seat = number % tuning.players
        players = []
        for other in range(tuning.players):
            bot = bots.make(tuning.bot, f"{tuning.seed}/{number}/{other}")
            bot.judge = new if other == seat else old
            players.append(bot)
        state = game.new(tuning.players)
        # The same deal for every seat in turn.
        play_out(state, players, Luck(f"{tuning.seed}/{number // tuning.players}"), None)
        end = state.outcome
        assert end is not None
        worth += final(state, spread)[seat]
        wins += (seat in end.winners) / len(end.winners)
    return worth / len(numbers), wins
