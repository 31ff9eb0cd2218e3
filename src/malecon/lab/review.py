"""A finished game looked at again: who was how near to winning, which moves cost most, and what was better.

>>> from malecon.lab.review import review
>>> from malecon.lab.scribe import write_down
>>> from malecon.lab.simulate import Series
>>> found = review(write_down(Series("santiago", ("random", "greedy"), games=1, seed=1)), playouts=2)
>>> len(found.chances[-1]), found.costliest(1)[0].cost >= 0
(2, True)
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, as_completed
from dataclasses import dataclass
from typing import Any

from malecon.bots.search import Search, Thinking
from malecon.bots.value import win_shares
from malecon.core.luck import Luck
from malecon.core.record import Record
from malecon.core.state import CHANCE, State
from malecon.core.texts import LANGUAGES
from malecon.lab.hands import hands
from malecon.lab.hint import chances, to_win

PLAYOUTS = 1000
SECONDS = 2.0
COSTLIEST = 8
FAIR = 4  # the move that was played gets at least this part of all playouts, so that it is judged fairly


@dataclass(frozen=True)
class Judged:
    """A choice: what was played, what would have been best, and the chance to win with each."""

    number: int  # of the move in the record, from 1
    seat: int
    move: int
    chance: float
    best: int
    best_chance: float
    chances: tuple[float, ...]  # of all seats, before the move

    @property
    def cost(self) -> float:
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class Review:
    """All of a game. `chances` has each seat's before the first move and after every one."""

    record: Record
    chances: list[tuple[float, ...]]
    choices: list[Judged]

    def costliest(self, most: int = COSTLIEST) -> list[Judged]:
        """The choices that cost their seat most, worst first."""
        cost = [one for one in self.choices if one.cost > 0]
        return sorted(cost, key=lambda one: (-one.cost, one.number))[:most]

    def cost_of(self, seat: int) -> float:
        """What all choices of a seat cost it, in mean."""
        mine = [one.cost for one in self.choices if one.seat == seat]
        return sum(mine) / max(1, len(mine))

    def data(self) -> dict[str, Any]:
        """The document of `review --json`."""
        game = self.record.game

        def told(one: Judged) -> dict[str, Any]:
            return {
                "number": one.number,
                "seat": one.seat,
                "played": {"text": game.write(one.move), "chance": one.chance, **_words(one.move)},
                "best": {"text": game.write(one.best), "chance": one.best_chance, **_words(one.best)},
                "cost": one.cost,
            }

        def _words(move: int) -> dict[str, str]:
            return {lang: game.say(move, lang) for lang in LANGUAGES}

        return {
            "game": game.id,
            "players": self.record.players,
            "names": {str(seat): name for seat, name in self.record.names.items()},
            "chances": [list(one) for one in self.chances],
            "choices": [told(one) for one in self.choices],
            "costliest": [told(one) for one in self.costliest()],
            "seats": [{"seat": seat, "mean_cost": self.cost_of(seat)} for seat in range(self.record.players)],
        }


def review(
    record: Record,
    seed: int = 0,
    playouts: int = PLAYOUTS,
    seconds: float = SECONDS,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
) -> Review:
    """Judge every choice of a record, each from what its seat knew then."""
    tell = progress or (lambda n: None)
    asked = questions(record)
    judged: list[Judged] = []
    if (jobs == 1 or len(asked) < jobs) and not cluster:
        for question in asked:
            judged.append(judge(question, seed, playouts, seconds))
            tell(1)
    else:
        with hands(jobs, cluster) as (pool, _):
            waiting: list[Future[Judged]] = [
                pool.submit(judge, question, seed, playouts, seconds) for question in asked
            ]
            for future in as_completed(waiting):
                judged.append(future.result())
                tell(1)
    judged.sort(key=lambda one: one.number)
    return Review(record, _course(record, judged), judged)


@dataclass(frozen=True)
class Question:
    """A choice that a record holds: where, whose, and what was played."""

    state: State
    seat: int
    move: int
    number: int


def questions(record: Record) -> list[Question]:
    """Every choice of a record with two moves or more."""
    out = []
    states = record.states()
    state = next(states)
    for number, line in enumerate(record.moves, 1):
        if line.seat != CHANCE and len(state.moves(line.seat)) > 1:
            out.append(Question(state.copy(), line.seat, record.game.read(line.move), number))
        next(states)
    return out


def judge(asked: Question, seed: int, playouts: int, seconds: float) -> Judged:
    """One choice: the best move that a search finds, and the one that was played."""
    state = asked.state
    search = Search(state, asked.seat, Thinking(playouts, seconds), Luck(f"{seed}/{asked.number}"))
    search.run(state)
    best = search.best()
    before = chances(search)
    best_chance = to_win(search, best)
    played = search.look_into(state, asked.move, max(1, playouts // FAIR))
    return Judged(asked.number, asked.seat, asked.move, to_win(search, played), best.move, best_chance, before)


def _course(record: Record, judged: list[Judged]) -> list[tuple[float, ...]]:
    """Each seat's chance, move by move: as it looked at the last choice, even at first, and in the end what came."""
    even = (1 / record.players,) * record.players
    course = [even]
    known = {one.number: one.chances for one in judged}
    for number in range(1, len(record.moves) + 1):
        course.append(known.get(number + 1, course[-1]))
    end = record.replay()
    if end.over:
        course[-1] = tuple(win_shares(end))
    return course
