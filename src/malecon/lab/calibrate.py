"""Whether a chance to win is one: of positions called 70 %, how many were won.

>>> from malecon.lab.calibrate import bins
>>> [bin] = bins([Said(0, (0.7, 0.3), (1.0, 0.0))], 1.0, parts=1)
>>> bin.said, bin.won
(0.5, 0.5)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import log
from random import Random
from typing import Any, cast

import malecon
from malecon.bots.search import FOREVER, Search, Thinking
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.lab.hint import seen, sharpened
from malecon.lab.match import Listener
from malecon.lab.results import won
from malecon.lab.simulate import Played, Series, simulate
from malecon.lab.wilson import wilson

PARTS = 10
PLAYOUTS = 600
LOOKS = 12  # positions of a game
LEAST, MOST = 0.2, 5.0  # between these a sureness is looked for
RESAMPLES = 100


@dataclass(frozen=True)
class Said:
    """A position of a game: each seat's chance to win as a search saw it, and what came."""

    game: int
    chances: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True)
class Bin:
    """All that was called about the same: what was said and what was won, in the mean."""

    low: float
    high: float
    seats: int
    games: int
    said: float
    won: float
    interval: tuple[float, float]

    def data(self) -> dict[str, Any]:
        return {**vars(self), "interval": list(self.interval)}


class Diviner(Listener):
    """Hears a game; when it is over, looks at some positions of it as if their ends weren't known."""

    def __init__(self, seed: int, playouts: int, looks: int) -> None:
        self.seed, self.playouts, self.looks = seed, playouts, looks

    def start(self, state: State, number: int) -> None:
        self.number = number
        self.met: list[State] = []

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        if state.actor > CHANCE and len(state.lean(state.actor)) > 1:
            self.met.append(state.copy())

    def end(self, state: State) -> object:
        luck = Luck(f"calibrate {self.seed}/{self.number}")
        stride = len(self.met) / self.looks
        places = sorted({int(stride * (look + luck.unit())) for look in range(self.looks)})
        return [self._look(self.met[place], luck) for place in places]

    def _look(self, state: State, luck: Luck) -> tuple[float, ...]:
        search = Search(state, state.actor, Thinking(self.playouts, FOREVER), luck)
        search.run(state)
        return seen(search)


def divine(
    game: str,
    players: int,
    bot: str,
    games: int,
    seed: int = 0,
    playouts: int = PLAYOUTS,
    looks: int = LOOKS,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> list[Said]:
    """Play games between equals and note what a search says of positions in them."""
    series = Series(game, (bot,) * players, games, seed)
    played = simulate(series, jobs, partial(Diviner, seed, playouts, looks), progress, cluster)
    return [said for one in played for said in _of(one)]


def _of(one: Played) -> list[Said]:
    end = tuple(won(one, seat) for seat in range(len(one.seats)))
    return [Said(one.number, chances, end) for chances in cast(list[tuple[float, ...]], one.heard)]


def bins(said: Sequence[Said], sure: float, parts: int = PARTS) -> list[Bin]:
    """What was said, calibrated by `sure`, in equal parts from 0 to 1; those that nothing fell into are left out.

    Positions of a game end alike, so the interval counts each game once."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(parts)]
    for one in said:
        for chance, share in zip(sharpened(one.chances, sure), one.won):
            found[min(parts - 1, int(parts * chance))].append((one.game, chance, share))
    out = []
    for at, rows in enumerate(found):
        if rows:
            games = len({game for game, _, _ in rows})
            rate = sum(share for _, _, share in rows) / len(rows)
            mean = sum(chance for _, chance, _ in rows) / len(rows)
            interval = wilson(rate * games, games)
            out.append(Bin(at / parts, (at + 1) / parts, len(rows), games, mean, rate, interval))
    return out


def loss(said: Sequence[Said], sure: float) -> float:
    """The mean log-loss of what was said."""
    total = 0.0
    for one in said:
        chances = sharpened(one.chances, sure)
        total -= sum(share * log(max(1e-12, chance)) for chance, share in zip(chances, one.won) if share)
    return total / max(1, len(said))


def fit(said: Sequence[Said]) -> float:
    """The sureness by which what was said foretells best who wins."""
    import numpy

    logs = numpy.log(numpy.maximum(1e-9, numpy.array([one.chances for one in said])))
    ends = numpy.array([one.won for one in said])

    def lost(exponent: float) -> float:
        raised = logs * numpy.exp(exponent)
        raised -= raised.max(axis=1, keepdims=True)
        return float(-(ends * (raised - numpy.log(numpy.exp(raised).sum(axis=1, keepdims=True)))).sum())

    low, high = log(LEAST), log(MOST)
    part = (5**0.5 - 1) / 2
    while high - low > 1e-3:  # it has one valley: by the golden section
        left, right = high - part * (high - low), low + part * (high - low)
        if lost(left) < lost(right):
            high = right
        else:
            low = left
    return float(numpy.exp((low + high) / 2))


def spans(said: Sequence[Said], seed: int, resamples: int = RESAMPLES) -> tuple[float, float]:
    """Where the sureness lies, by fits to games drawn anew from those that were played: 95 %."""
    by_game: dict[int, list[Said]] = {}
    for one in said:
        by_game.setdefault(one.game, []).append(one)
    games, luck = list(by_game.values()), Random(seed)
    fits = sorted(fit([one for _ in games for one in luck.choice(games)]) for _ in range(resamples))
    return fits[int(0.025 * resamples)], fits[int(0.975 * resamples)]


def report(game: str, players: int, bot: str, seed: int, playouts: int, said: Sequence[Said]) -> dict[str, Any]:
    """The document of `calibrate --json` for a number of players. The fit is judged by games it wasn't made from."""
    halves = [[one for one in said if one.game % 2 == half] for half in (0, 1)]
    apart = all(halves)
    fitted = sum(loss(halves[half], fit(halves[1 - half])) * len(halves[half]) for half in (0, 1)) if apart else 0.0
    sure = malecon.game(game).sureness(players)
    return {
        "game": game,
        "rules": malecon.game(game).rules,
        "players": players,
        "bot": bot,
        "seed": seed,
        "playouts": playouts,
        "games": len({one.game for one in said}),
        "positions": len(said),
        "sure": sure,
        "fitted": fit(said),
        "fitted_interval": list(spans(said, seed)),
        "loss": loss(said, sure),
        "loss_plain": loss(said, 1.0),
        "loss_fitted": fitted / len(said) if apart else None,
        "bins": [one.data() for one in bins(said, sure)],
    }
