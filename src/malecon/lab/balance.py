"""Whether a game's own numbers are good: its marks, measured in many games between equal bots.

>>> from malecon.lab.balance import balance
>>> found = balance("comptoir", ("random",), games=4, counts=(2,))
>>> [(one["players"], one["games"]) for one in found["tables"]]
[(2, 4)]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf, log, sqrt
from typing import Any

import malecon
from malecon.core.errors import Unknown, either
from malecon.core.game import Choice, Game
from malecon.core.marks import Mark, Samples, seat_key
from malecon.core.state import State
from malecon.core.story import Event
from malecon.lab.match import Listener
from malecon.lab.results import won
from malecon.lab.simulate import Played, Series, simulate
from malecon.lab.wilson import deviations, wilson

CONFIDENCE = 0.95


class Ear(Listener):
    """Lets a game's gauge hear the games of a series."""

    def __init__(self, game: str) -> None:
        self.gauge = malecon.game(game).gauge()

    def start(self, state: State, number: int) -> None:
        self.gauge.start(state)

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        self.gauge.hear(state, seat, move, story)

    def end(self, state: State) -> tuple[int, Samples]:
        samples = self.gauge.end(state)
        return self.gauge.first, samples


def balance(
    game: str,
    bots: Sequence[str] = ("greedy",),
    games: int = 1000,
    seed: int = 0,
    counts: Sequence[int] = (),
    options: Mapping[str, Choice] | None = None,
    numbers: Mapping[str, int] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> dict[str, Any]:
    """The document of `balance --json`: for each player count every mark with its mean, interval and verdict.

    The bots take the seats in turn; so that all are equal, name one. All is the same for any `jobs` and `cluster`.
    """
    rules = malecon.game(game).vary(numbers or {})
    tables: list[dict[str, Any]] = []
    for count in measured(rules, counts):
        players = tuple(bots[i % len(bots)] for i in range(count))
        series = Series(game, players, games, seed, options or {}, numbers or {})
        played = simulate(series, jobs, partial(Ear, game), progress, cluster)
        tables.append({"players": count, "games": games, "marks": _measure(rules, count, played)})
    return {
        "game": rules.id,
        "rules": rules.rules,
        "options": rules.choose(options or {}),
        "numbers": dict(rules.numbers.changed),
        "bots": list(bots),
        "seed": seed,
        "tables": tables,
        "holds": all(mark["holds"] for table in tables for mark in table["marks"]),
    }


def measured(rules: Game, asked: Sequence[int] = ()) -> list[int]:
    """The player counts asked for, or else all for which a game names marks; Unknown if it names none for them."""
    for count in asked:
        rules.new(count)
    if not rules.marks:
        others = [name for name in malecon.games() if malecon.game(name).marks]
        raise Unknown.of("no-marks", game=rules.id, known=", ".join(others))
    known = [count for count in rules.seats if any(mark.concerns(count) for mark in rules.marks)]
    for count in asked:
        if count not in known:
            raise Unknown.of("no-marks-for", game=rules.id, known=either([str(one) for one in known]), asked=count)
    return list(asked) or known


def _measure(rules: Game, count: int, played: Sequence[Played]) -> list[dict[str, Any]]:
    heard = [_samples(one, count) for one in played]
    return [_verdict(mark, _values(rules, mark, heard)) for mark in rules.marks if mark.concerns(count)]


def _values(rules: Game, mark: Mark, heard: Sequence[Samples]) -> list[list[float]]:
    """What a mark measures, by game: the values under its key, or how often the rarest of `each` was among them."""
    values = [samples.get(mark.key, []) for samples in heard]
    if not mark.each:
        return values
    counts = [[[float(row.count(one))] for row in values] for one in set(rules.numbers.row(mark.each))]
    return min(counts, key=lambda games: sum(map(sum, games)))


def _samples(one: Played, count: int) -> Samples:
    """What the gauge saw in a game, and who won, by seat from the gauge's first."""
    assert isinstance(one.heard, tuple)
    first, samples = one.heard
    wins = {seat_key((seat - first) % count + 1): [won(one, seat)] for seat in range(count)}
    return {**wins, **samples}


def _verdict(mark: Mark, values: list[list[float]]) -> dict[str, Any]:
    """The mean of all values, how sure it is, and whether it lies within the mark's bounds."""
    number = sum(len(row) for row in values)
    found: dict[str, Any] = {
        "key": mark.key, "text": mark.text or mark.key, "details": dict(mark.details), "share": mark.share,
        "least": mark.least, "most": mark.most, "values": number,
    }  # fmt: skip
    if number == 0:
        return {**found, "mean": None, "interval": None, "holds": False, "sure": False}
    mean = sum(map(sum, values)) / number
    low, high = _interval(mark, values, mean, number)
    inside = mark.holds(mean)
    sure = mark.holds(low) and mark.holds(high) if inside else not _overlaps(mark, low, high)
    return {**found, "mean": mean, "interval": [low, high], "holds": inside, "sure": sure}


def _interval(mark: Mark, values: list[list[float]], mean: float, number: int) -> tuple[float, float]:
    """Of a mean; values of the same game go together, so that games are counted, not values."""
    if mark.fixed:
        return mean, mean
    games = sum(map(bool, values))
    spread = sqrt(sum((sum(row) - mean * len(row)) ** 2 for row in values)) / number
    if mark.share:
        # Wilson's, of so many values as would tell as much if each were of a game of its own.
        alone = min(number, mean * (1 - mean) / spread**2) if spread else games
        return wilson(mean * alone, alone)
    if not any(map(any, values)):
        # Poisson's exact bound of what was never seen, the rule of three: games that all show nought show no spread.
        return 0.0, -log(1 - CONFIDENCE) / games
    half = deviations(CONFIDENCE) * spread
    # Where nothing is under nought, as of a count, no mean is.
    floor = 0.0 if all(value >= 0 for row in values for value in row) else -inf
    return max(floor, mean - half), mean + half


def _overlaps(mark: Mark, low: float, high: float) -> bool:
    return (mark.least is None or high >= mark.least) and (mark.most is None or low <= mark.most)
