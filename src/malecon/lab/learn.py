"""Weights of a heuristic learnt from how games end: those whose worths come nearest to the final margins.

>>> from malecon.lab.learn import learn
>>> found = learn("santiago", games=5, bot="random")
>>> found.games, found.error <= found.error_before
(5, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import malecon
from malecon import bots
from malecon.core.errors import Unknown
from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.state import CHANCE

EVERY = 3  # turns between two positions that are looked at: neighbours tell the same
SLIP = 0.04  # of all choices are made at random, so that games differ more than two equal players would make them
NUDGE = 0.05  # by this part of itself a weight is changed to see what it does
SMALLEST = 0.1  # what a weight near 0 counts as
FOLDS = 5
PULLS = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0, 30000.0)  # towards the present weights
LEAST, MOST = -0.9, 2.0  # no weight changes its sign or becomes more than three times what it was


@dataclass(frozen=True)
class Learnt:
    """The new weights, those before, and how far the worths are from the final margins: on games not learnt from."""

    game: str
    bot: str
    seed: int
    players: list[int]
    games: int
    positions: int
    before: dict[str, float]
    weights: dict[str, float]
    error_before: float
    error: float

    def data(self) -> dict[str, Any]:
        """The document of `learn --json`."""
        return dict(vars(self))

    def toml(self) -> str:
        """As the game's data file wants it."""
        table = malecon.game(self.game).numbers.tuned_table(self.players[0])
        return "\n".join([table, *[f'"{name}" = {value:.3g}' for name, value in self.weights.items()]])


def learn(
    game: str,
    games: int = 120,
    seed: int = 0,
    bot: str = "greedy",
    counts: Sequence[int] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Learnt:
    """Play games at these numbers of players in turn (for two, unless they are given), and fit the weights to their
    margins, held back so that other games are foretold best. They begin from those for the first of these numbers."""
    import numpy

    if games < FOLDS:
        raise Unknown.of("few-games", least=FOLDS, asked=games)
    bots.known(bot)
    rules = malecon.game(game)
    tables = list(counts or [2])
    for players in tables:
        rules.new(players)
    before = rules.numbers.tuned_for(tables[0])
    scales = {name: max(SMALLEST, abs(value)) for name, value in before.items()}
    leads: list[float] = []
    slopes: list[list[float]] = []
    margins: list[float] = []
    folds: list[int] = []
    for number in range(games):
        players = tables[number % len(tables)]
        seen, margin = _watch(rules, before, scales, f"{seed}/{number}", bot, players)
        for lead, slope in seen:
            leads.append(lead)
            slopes.append(slope)
            margins.append(margin)
            folds.append(number // len(tables) % FOLDS)
        if progress is not None:
            progress(1)
    missed: Any = numpy.array(margins) - numpy.array(leads)
    known: Any = numpy.array(slopes)
    fold: Any = numpy.array(folds)

    def fit(rows: Any, pull: float) -> Any:
        a = known[rows].T @ known[rows] + pull * numpy.eye(len(before))
        return numpy.clip(numpy.linalg.solve(a, known[rows].T @ missed[rows]), LEAST, MOST)

    def error(pull: float) -> float:
        total = 0.0
        for held in range(FOLDS):
            change = fit(fold != held, pull)
            total += float(((missed[fold == held] - known[fold == held] @ change) ** 2).sum())
        return float((total / len(missed)) ** 0.5)

    still = float((missed**2).mean()) ** 0.5
    least, pull = min((error(pull), pull) for pull in PULLS)
    if least >= still:
        weights, least = before, still
    else:
        change = fit(fold >= 0, pull)
        weights = {name: before[name] + float(x) * scales[name] for name, x in zip(before, change)}
    return Learnt(game, bot, seed, tables, games, len(missed), before, weights, still, least)


def _watch(
    game: Game, weights: dict[str, float], scales: dict[str, float], seed: str, bot: str, count: int
) -> tuple[list[tuple[float, list[float]]], float]:
    """One game: at some turns the first seat's lead over the others' mean, and how it changes with each weight; then
    the final margin."""
    judge = game.judge(weights)
    nudged = [game.judge({**weights, name: weights[name] + NUDGE * scale}) for name, scale in scales.items()]
    players = [bots.make(bot, f"{seed}/{seat}") for seat in range(count)]
    state = game.new(count)
    luck = Luck(seed)
    seen: list[tuple[float, list[float]]] = []
    last, turns = CHANCE, 0
    while not state.over:
        seat = state.actor
        if seat == CHANCE:
            state.step(state.draw(luck), CHANCE)
            continue
        if seat != last:
            last = seat
            turns += 1
            if turns % EVERY == 0:
                lead = _lead([judge.worth(state, seat) for seat in range(count)])
                leads = [_lead([one.worth(state, seat) for seat in range(count)]) for one in nudged]
                seen.append((lead, [(other - lead) / NUDGE for other in leads]))
        slips = luck.unit() < SLIP
        state.step(luck.choose(state.lean(seat)) if slips else players[seat].choose(state, seat), seat)
    return seen, _lead([float(score) for score in state.scores])


def _lead(worths: list[float]) -> float:
    """What the first is ahead of the mean of the others."""
    return worths[0] - sum(worths[1:]) / (len(worths) - 1)
