"""The ladder of a game: every bot against the one below it, until it is clear who is the better one.

>>> from malecon.lab.ladder import Pair, climb
>>> [found] = climb("santiago", [Pair("greedy", "random", 2, 0.5)], seed=3, most=20)
>>> found.games, found.wins > 10, found.verdict
(20, True, 'holds')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from math import inf
from time import thread_time

import malecon
from malecon import bots
from malecon.core.errors import Unknown
from malecon.lab.clock import Clock
from malecon.lab.hands import hands
from malecon.lab.results import won
from malecon.lab.simulate import Played, Series, play_some
from malecon.lab.wilson import wilson

MOST = 400  # games of a pair
BLOCK = 20  # games between two looks at the interval; also what a process is given at a time
# Who looks often finds what luck brought: a pair stops at a look only where so sure an interval lies on one side of its
# mark. Of the 95 % intervals that are printed then 91 of 100 hold, or more; stopping by themselves 82 would.
SURE = 0.99

# Who is set against whom, and the share of two-player games the first must win. A game's own marks, in its data file,
# go before these; «above» is the mark of those without one: simply more than their share.
MARKS: dict[tuple[str, str], float] = {
    ("greedy", "random"): 0.95,
    ("easy", "random"): 0.5,
    ("medium", "easy"): 0.5,
    ("medium", "greedy"): 0.6,
    ("hard", "medium"): 0.6,
    ("expert", "hard"): 0.5,
    ("expert", "greedy"): 0.7,
    ("master", "expert"): 0.6,
}
# With more players, how many times its share the first must win; once, where nothing is said.
AMONG: dict[tuple[str, str], float] = {("master", "expert"): 4 / 3}


@dataclass(frozen=True)
class Pair:
    """One strong bot at a table of weak ones, and the share of games that it must win."""

    strong: str
    weak: str
    players: int
    mark: float

    def names(self) -> tuple[str, ...]:
        return (self.strong, *[self.weak] * (self.players - 1))


@dataclass
class Climb:
    """What was found of a pair so far."""

    pair: Pair
    played: list[Played] = field(default_factory=list)
    spent: float = 0.0  # seconds of a processor
    cut: bool = False  # its hours were spent before it was done

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def hours(self) -> float:
        """How long a processor had to do with its games: what else the machine did meanwhile doesn't count."""
        return self.spent / 3600

    def add(self, block: tuple[list[Played], float]) -> None:
        games, seconds = block
        self.played += games
        self.spent += seconds

    @property
    def wins(self) -> float:
        return sum(won(one, one.seats[0]) for one in self.played)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def verdict(self) -> str:
        """`holds`, `fails`, or `open` while the mark lies within the interval."""
        low, high = self.interval
        return "holds" if low >= self.pair.mark else "fails" if high < self.pair.mark else "open"

    @property
    def clear(self) -> bool:
        """Whether more games would hardly bring another verdict."""
        low, high = wilson(self.wins, self.games, SURE)
        return low >= self.pair.mark or high < self.pair.mark


def pairs(game: str, counts: Sequence[int] | None = None, among: Sequence[str] | None = None) -> list[Pair]:
    """The pairs of a game's ladder at these numbers of players, or at all that it is for; and only those among some
    bots, where they are named. One that has no place on the ladder meets every one named that has.

    >>> pairs("santiago", [4])[0]
    Pair(strong='greedy', weak='random', players=4, mark=0.25)
    """
    rules = malecon.game(game)
    for count in counts or []:
        if count not in rules.seats:
            raise Unknown.of("player-count", game=game, least=rules.seats[0], most=rules.seats[-1], asked=count)
    named = [bots.known(name, rules) for name in among or rungs()]
    meeting = {pair: mark for pair, mark in MARKS.items() if set(named).issuperset(pair)}
    guests = [name for name in named if name not in rungs()]
    meeting |= {(guest, other): 0.5 for guest in guests for other in named if other not in guests}
    if not meeting:
        raise Unknown.of("no-pair", game=game, known=", ".join("/".join(pair) for pair in MARKS))
    out = []
    for count in counts or rules.seats:
        for (strong, weak), mark in meeting.items():
            if count == 2:
                mark = rules.numbers.ladder.get(f"{strong}-{weak}", mark)
            else:
                usual = AMONG.get((strong, weak), 1.0)
                mark = rules.numbers.ladder.get(f"{strong}-among-{weak}", usual) / count
            out.append(Pair(strong, weak, count, mark))
    return out


def climb(
    game: str,
    climbing: Sequence[Pair],
    seed: int = 0,
    jobs: int = 1,
    most: int = MOST,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    by_clock: bool = False,
    hours: float = inf,
    least: int = 0,
) -> list[Climb]:
    """Play every pair, in blocks, until it is clear on which side of its mark it lies and `least` games were played,
    `most` were, or those that were have taken so many `hours` of a processor.

    How long a pair goes on depends on its own games alone, so the seed gives the same ladder for any `jobs`
    and any `cluster`, unless bots think by the clock or the hours run out: then a pair has fewer of the same games.
    `progress` is told how many games are done or no longer needed.
    """
    tell = progress or (lambda n: None)
    climbs = [Climb(pair) for pair in climbing]
    for one in climbs:
        _series(game, one.pair, seed, most, by_clock).new()
    if jobs == 1 and not cluster:
        for one in climbs:
            for block in _blocks(one, least, most, hours, tell):
                one.add(_play(_series(game, one.pair, seed, most, by_clock), block))
        return climbs
    with hands(jobs, cluster) as (pool, _):
        going: dict[Future[tuple[list[Played], float]], tuple[Climb, Iterator[range]]] = {}

        def go_on(one: Climb, blocks: Iterator[range]) -> None:
            block = next(blocks, None)
            if block is not None:
                series = _series(game, one.pair, seed, most, by_clock)
                going[pool.submit(_play, series, block)] = one, blocks

        for one in climbs:
            go_on(one, _blocks(one, least, most, hours, tell))
        while going:
            for future in wait(going, return_when=FIRST_COMPLETED).done:
                one, blocks = going.pop(future)
                one.add(future.result())
                go_on(one, blocks)
    return climbs


def _series(game: str, pair: Pair, seed: int, most: int, by_clock: bool) -> Series:
    return Series(game, pair.names(), most, seed, by_clock=by_clock)


def _play(series: Series, block: range) -> tuple[list[Played], float]:
    """Some games, and the seconds of a processor they took: what a process is given."""
    began = thread_time()
    games = play_some(series, block, Clock)
    return games, thread_time() - began


def _blocks(one: Climb, least: int, most: int, hours: float, tell: Callable[[int], None]) -> Iterator[range]:
    """The next games to be played, as long as they are needed."""
    while one.games < most:
        before = one.games
        if before > 0:
            done = before >= least and one.clear
            one.cut = not done and one.hours >= hours
            if done or one.cut:
                break
        yield range(before, min(before + BLOCK, most))
        tell(one.games - before)
    tell(most - one.games)


def rungs() -> tuple[str, ...]:
    """The bots that have a place on the ladder, the weakest first."""
    climbing = {name for pair in MARKS for name in pair}
    return tuple(name for name in bots.names() if name in climbing)
