"""Many games between bots, on all cores, the same for any number of them.

>>> from malecon.lab.simulate import Series, simulate
>>> played = simulate(Series("santiago", ("greedy", "random"), games=4, seed=7))
>>> [game.number for game in played]
[0, 1, 2, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from time import perf_counter

import malecon
from malecon import bots
from malecon.core.game import Choice, Game
from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.lab.hands import hands
from malecon.lab.match import Listener, play_out

TASK = 10  # games that a process is given at a time, at least
TASKS_A_JOB = 40


@dataclass(frozen=True)
class Series:
    """What is to be played: who, how often, with which luck. Its games are numbered from 0."""

    game: str
    players: tuple[str, ...]
    games: int = 100
    seed: int = 0
    options: Mapping[str, Choice] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    fixed_seats: bool = False
    by_clock: bool = False  # the strongest bots think by the clock, as at a table: then the seed doesn't tell all

    def rules(self) -> Game:
        """The game, with its numbers changed as asked."""
        return malecon.game(self.game).vary(self.numbers)

    def new(self) -> State:
        """A new game of the series, nothing dealt; Unknown if something in the series can't be."""
        rules = self.rules()
        for player in self.players:
            bots.known(player, rules)
        return rules.new(len(self.players), rules=None, **self.options)

    def seat(self, player: int, number: int) -> int:
        """Where a player sits in a game: one seat further each time."""
        return player if self.fixed_seats else (player + number) % len(self.players)


@dataclass(frozen=True)
class Played:
    """One game of a series, when it is over. `heard` is what the listener kept of it."""

    number: int
    seats: tuple[int, ...]  # by player
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]  # by seat, as are winners and ranks
    reason: str
    decisions: int
    choices: int
    chance: int
    seconds: float
    heard: object = None


def play(series: Series, state: State, number: int, listener: Listener | None = None) -> Played:
    """Play a new state to its end, as game `number` of the series: all luck comes from its seed and that number."""
    seats = tuple(series.seat(player, number) for player in range(len(series.players)))
    seated = sorted(zip(seats, series.players))
    players = [bots.make(name, f"{series.seed}/{number}/{seat}", series.by_clock) for seat, name in seated]
    if listener is not None:
        listener.start(state, number)
    began = perf_counter()
    tally = play_out(state, players, Luck(f"{series.seed}/{number}"), listener)
    seconds = perf_counter() - began
    end = state.outcome
    assert end is not None
    heard = None if listener is None else listener.end(state)
    return Played(
        number, seats, tuple(end.winners), tuple(end.ranks), tuple(end.scores), end.reason,
        tally.decisions, tally.choices, tally.chance, seconds, heard,
    )  # fmt: skip


def play_some(series: Series, numbers: range, listener: Callable[[], Listener] | None = None) -> list[Played]:
    """Some games of a series, one after the other: the task of one process."""
    game = series.rules()
    ear = None if listener is None else listener()
    return [
        play(series, game.new(len(series.players), rules=None, **series.options), number, ear) for number in numbers
    ]


def simulate(
    series: Series,
    jobs: int = 1,
    listener: Callable[[], Listener] | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> list[Played]:
    """All games of a series, in order. `listener` is a class or function that makes a Listener in each process;
    `progress` is told how many games have just been finished; `cluster` is the address of a Dask scheduler whose
    workers play."""
    series.new()
    if (jobs == 1 or series.games <= TASK) and not cluster:
        return _here(series, listener, progress)
    return _by_hands(series, jobs, listener, progress, cluster)


def _here(
    series: Series, listener: Callable[[], Listener] | None, progress: Callable[[int], None] | None
) -> list[Played]:
    out: list[Played] = []
    for number in range(series.games):
        out += play_some(series, range(number, number + 1), listener)
        if progress is not None:
            progress(1)
    return out


def _by_hands(
    series: Series,
    jobs: int,
    listener: Callable[[], Listener] | None,
    progress: Callable[[int], None] | None,
    cluster: str,
) -> list[Played]:
    out: list[Played] = []
    most = -(-series.games // TASK)
    with hands(min(jobs, most), cluster) as (pool, count):
        size = max(TASK, series.games // (TASKS_A_JOB * count))
        tasks = [range(at, min(at + size, series.games)) for at in range(0, series.games, size)]
        for done in as_completed([pool.submit(play_some, series, task, listener) for task in tasks]):
            some = done.result()
            out += some
            if progress is not None:
                progress(len(some))
    return sorted(out, key=lambda game: game.number)
