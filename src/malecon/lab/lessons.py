"""Games to learn from: searches play themselves, with variety, and what each seat has is noted along the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import malecon
from malecon.bots.bot import Bot
from malecon.bots.levels import Thinker
from malecon.bots.search import FOREVER, Thinking
from malecon.bots.value import win_shares
from malecon.core.features import Features, noted
from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.core.weights import Table
from malecon.lab.hands import each

SLIP = 0.06  # of all choices are made at random: what a search would never do has to be seen punished
KEPT = 20  # positions of a game
BLOCK = 10  # games that a process plays at a time


@dataclass(frozen=True)
class School:
    """Who plays: each seat by one of these judgements, none standing for the hand-made one; `playouts` are the middle
    of what a seat's budget is drawn from, half of it to half as much again."""

    game: str
    players: int
    seed: str
    playouts: int = 40
    tables: tuple[Table | None, ...] = (None,)

    def rules(self) -> Game:
        return malecon.game(self.game)

    def judges(self) -> list[Heuristic]:
        rules = self.rules()
        return [rules.tuned(self.players) if one is None else rules.learnt(self.players, one) for one in self.tables]


@dataclass(frozen=True)
class Lesson:
    """One game: by position and seat the stage, the numbers and the worth by the hand-made heuristic; how it ended."""

    stages: Any
    numbers: Any
    worths: Any
    scores: list[int]
    wins: list[float]


def lessons(school: School, games: range, judges: list[Heuristic] | None = None) -> list[Lesson]:
    """Some games of a school: what a process is given."""
    known = judges or school.judges()
    features = school.rules().features(school.players)
    return [lesson(school, number, features, known) for number in games]


def lesson(school: School, number: int, features: Features, judges: list[Heuristic]) -> Lesson:
    """One game by its number; the school's seed reproduces it."""
    import numpy

    rules = school.rules()
    luck = Luck(f"{school.seed}/{number}")
    players = [_player(school, f"{school.seed}/{number}/{seat}", judges, luck) for seat in range(school.players)]
    state = rules.new(school.players)
    kept = _watch(state, players, luck, features, rules.tuned(school.players))
    return Lesson(
        numpy.array([seen[0] for seen in kept], dtype=numpy.int16),
        numpy.array([seen[1] for seen in kept], dtype=numpy.float32),
        numpy.array([seen[2] for seen in kept], dtype=numpy.float32),
        list(state.scores),
        win_shares(state),
    )


Seen = tuple[list[int], list[list[float]], list[float]]


def _watch(state: State, players: list[Bot], luck: Luck, features: Features, before: Heuristic) -> list[Seen]:
    """Plays a game to its end; of all positions after a choice, in the midst of turns too, some are kept, each as
    likely as any other."""
    kept: list[Seen] = []
    met = 0
    while not state.over:
        seat = state.actor
        if seat == CHANCE:
            state.step(state.draw(luck), CHANCE)
            continue
        moves = state.legal(seat)
        if len(moves) == 1:
            state.step(moves[0], seat)
            continue
        slips = luck.unit() < SLIP
        state.step(luck.choose(state.lean(seat)) if slips else players[seat].pick(state, seat, moves), seat)
        if state.over:
            break
        met += 1
        at = len(kept) if len(kept) < KEPT else luck.below(met)
        if at < KEPT:
            seen = [noted(features, state, one) for one in range(state.players)]
            worths = [before.worth(state, one) for one in range(state.players)]
            kept[at : at + 1] = [([stage for stage, _ in seen], [row for _, row in seen], worths)]
    return kept


def _player(school: School, seed: str, judges: list[Heuristic], luck: Luck) -> Bot:
    playouts = max(1, int(school.playouts * (0.5 + luck.unit())))
    bot = Thinker(seed, Thinking(playouts, FOREVER, plans=luck.below(2) == 0))
    bot.judge = judges[luck.below(len(judges))]
    return bot


def blocks(games: int) -> list[range]:
    return [range(at, min(at + BLOCK, games)) for at in range(0, games, BLOCK)]


def taught(
    school: School, games: int, pool: Executor | None, tell: Callable[[int], None] | None = None
) -> Iterator[list[Lesson]]:
    """All games of a school, block by block, in their order."""
    some = blocks(games)
    for found in each(pool, lessons, [school] * len(some), some):
        if tell is not None:
            tell(len(found))
        yield found
