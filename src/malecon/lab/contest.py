"""Two judgements against each other, in the same search: one seat judges by the new one, the others by the old one."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from time import process_time
from typing import Any

import malecon
from malecon.bots.levels import Thinker
from malecon.bots.search import FOREVER, Search, Thinking
from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.core.weights import Table
from malecon.lab.hands import each
from malecon.lab.match import play_out
from malecon.lab.wilson import wilson

BLOCK = 5  # games that a process plays at a time
SAMPLES = 12  # positions by which speed is told
LOOKS = 5  # at each of them


@dataclass(frozen=True)
class Contest:
    """A table, and what each side judges by: weights that were learnt, or none for the hand-made heuristic."""

    game: str
    players: int
    seed: str
    new: Table | None
    old: Table | None
    new_playouts: int
    old_playouts: int

    def rules(self) -> Game:
        return malecon.game(self.game)

    def turned(self) -> Contest:
        """The old one alone among the new ones."""
        return Contest(
            self.game, self.players, f"{self.seed}/turned", self.old, self.new, self.old_playouts, self.new_playouts
        )

    def judge(self, table: Table | None) -> Heuristic:
        rules = self.rules()
        return rules.tuned(self.players) if table is None else rules.learnt(self.players, table)


@dataclass(frozen=True)
class Score:
    """What the new one won of so many games, shared wins as parts."""

    games: int
    wins: float
    players: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def better(self) -> bool:
        """Whether it wins more than its share, as sure as the interval is."""
        return self.interval[0] > 1 / self.players

    @property
    def ahead(self) -> bool:
        """Whether it wins more than its share at all, sure or not."""
        return self.wins * self.players > self.games

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.wins / self.games,
            "interval": list(self.interval),
            "better": self.better,
        }


def bouts(contest: Contest, games: range) -> float:
    """What the new one wins of some games: what a process is given."""
    rules = contest.rules()
    new, old = contest.judge(contest.new), contest.judge(contest.old)
    wins = 0.0
    for number in games:
        seat = number % contest.players
        players = []
        for other in range(contest.players):
            mine = other == seat
            playouts = contest.new_playouts if mine else contest.old_playouts
            bot = Thinker(f"{contest.seed}/{number}/{other}", Thinking(playouts, FOREVER))
            bot.judge = new if mine else old
            players.append(bot)
        state = rules.new(contest.players)
        # The same deal for every seat in turn.
        play_out(state, list(players), Luck(f"{contest.seed}/{number // contest.players}"), None)
        end = state.outcome
        assert end is not None
        wins += (seat in end.winners) / len(end.winners)
    return wins


def contest_of(
    contest: Contest, games: int, pool: Executor | None = None, tell: Callable[[int], None] | None = None
) -> Score:
    """All games of a contest; the seed gives the same for any number of processes."""
    some = [range(at, min(at + BLOCK, games)) for at in range(0, games, BLOCK)]
    wins = 0.0
    for found, block in zip(each(pool, bouts, [contest] * len(some), some), some):
        wins += found
        if tell is not None:
            tell(len(block))
    return Score(games, wins, contest.players)


def equal_time(contest: Contest) -> Contest:
    """The same contest with as many playouts for the new one as take the old one's time: the least of some looks, which
    take turns, so that what else the machine does slows both alike."""
    judges = [contest.judge(contest.new), contest.judge(contest.old)]
    looks = [[seconds(contest, judge) for judge in judges] for _ in range(LOOKS)]
    new, old = (min(look[side] for look in looks) for side in range(2))
    playouts = max(1, round(contest.old_playouts * old / new))
    return Contest(
        contest.game, contest.players, contest.seed, contest.new, contest.old, playouts, contest.old_playouts
    )


def seconds(contest: Contest, judge: Heuristic) -> float:
    """What the old one's playouts take by a judgement, over some positions."""
    states = _positions(contest)
    began = process_time()
    for at, state in enumerate(states):
        how = Thinking(contest.old_playouts, FOREVER)
        Search(state, state.actor, how, Luck(at), judge).run(state)
    return process_time() - began


def _positions(contest: Contest) -> list[State]:
    """Some positions with a choice, from the course of a game played at random."""
    luck = Luck(contest.seed)
    state = contest.rules().new(contest.players)
    found: list[State] = []
    while not state.over:
        if state.actor != CHANCE and len(state.lean(state.actor)) > 1:
            found.append(state.copy())
        state.step(state.draw(luck) if state.actor == CHANCE else luck.choose(state.lean(state.actor)), state.actor)
    return found[:: max(1, len(found) // SAMPLES)]
