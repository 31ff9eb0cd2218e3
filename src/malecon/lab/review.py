"""A finished game looked at again: who was how near to winning, which moves cost most, and what was better.

>>> from malecon.lab.review import review
>>> from malecon.lab.scribe import write_down
>>> from malecon.lab.simulate import Series
>>> found = review(write_down(Series("santiago", ("random", "greedy"), games=1, seed=1)), playouts=4)
>>> len(found.chances[-1]), found.costliest(1)[0].cost >= 0
(2, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, as_completed
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import hypot, sqrt
from statistics import median
from typing import Any

from malecon.bots.value import win_shares
from malecon.core.record import Record
from malecon.core.state import CHANCE
from malecon.core.texts import LANGUAGES
from malecon.lab.hands import hands
from malecon.lab.judging import PLAYOUTS, SECONDS, Judged, judge, questions
from malecon.lab.wilson import wilson

__all__ = ["PLAYOUTS", "SECONDS", "Judged", "Moment", "Praise", "Review", "Share", "judge", "questions", "review"]

COSTLIEST = 8
SWING = 0.05  # a change of anybody's chance that is worth a moment
SWINGS = 8
STEADY = 5  # so many choices in a row without a mistake are worth a word
# A swing has to be so many times as large as the doubt about both its ends, and as what seats mostly see otherwise.
CLEAR = 3.0


@dataclass(frozen=True)
class Moment:
    """A turning point: a choice that cost (`cost`), luck (`luck`), or a move that changed much (`turn`)."""

    number: int  # of the move, from 1
    kind: str
    seat: int  # whose move it was, or CHANCE
    change: tuple[float, ...]  # of each seat's chance

    def touches(self, seat: int) -> bool:
        """Whether it is one of this seat's: its own, or one that changed much for it."""
        return self.seat == seat or abs(self.change[seat]) >= SWING


@dataclass(frozen=True)
class Share:
    """Where a seat's chance went from the even start to the end: luck, its own choices, those of the others; what is
    left is the judge's own change of mind, and no figure here is surer than that."""

    luck: float
    own: float
    others: float
    rest: float
    doubt: float  # the standard error of what luck gave


@dataclass(frozen=True)
class Praise:
    """What a seat did well: `found` the one good move, was `steady` for so many choices, or `chose` well so often."""

    kind: str
    number: int = 0  # of the move that was found
    move: int = -1
    gap: float = 0.0  # what the next best would have cost
    count: int = 0


@dataclass(frozen=True)
class Step:
    """From one choice to the next: the chances before it, with what was played, and at the next one."""

    before: tuple[float, ...]
    after: tuple[float, ...]
    next: tuple[float, ...]
    judged: Judged
    lucky: bool  # whether luck spoke between
    noise: float  # the doubt about `after` and `next`
    turns: bool  # whether another seat is asked next, which knows other things

    @property
    def apart(self) -> float:
        """How far what comes is from what was expected."""
        return max(map(abs, _less(self.next, self.after)))


@dataclass(frozen=True)
class Review:
    """All of a game. `chances` has each seat's before the first move and after every one, as far as it was judged."""

    record: Record
    chances: list[tuple[float, ...]]
    choices: list[Judged]
    over: bool = field(default=True, compare=False)  # whether the last of the chances is what came of it

    @classmethod
    def of(cls, record: Record, judged: Sequence[Judged], whole: bool = True) -> Review:
        """What the judged choices amount to; `whole`: there are no others."""
        choices = sorted(judged, key=lambda one: one.number)
        course, over = _course(record, choices, whole)
        return cls(record, course, choices, over)

    def costliest(self, most: int = COSTLIEST) -> list[Judged]:
        """The choices that cost their seat most, worst first; none of which nobody can be sure."""
        return sorted((one for one in self.choices if one.mistake), key=lambda one: (-one.cost, one.number))[:most]

    def cost_of(self, seat: int) -> float:
        """What all choices of a seat cost it, in mean."""
        mine = [one.cost for one in self.choices if one.seat == seat]
        return sum(mine) / max(1, len(mine))

    def accuracy(self, seat: int) -> tuple[int, int, tuple[float, float]]:
        """Of a seat's choices where something was at stake: how many were as good as any, of how many, and the 95 %
        interval of that share."""
        mine = [one for one in self.choices if one.seat == seat and one.mattered]
        good = sum(not one.mistake for one in mine)
        return good, len(mine), wilson(good, len(mine)) if mine else (0.0, 1.0)

    def praise(self, seat: int) -> Praise | None:
        """What the seat did well, if there was anything to choose."""
        mine = [one for one in self.choices if one.seat == seat and one.mattered]
        found = max((one for one in mine if one.found), key=lambda one: one.gap, default=None)
        run = longest = 0
        for one in mine:
            run = 0 if one.mistake else run + 1
            longest = max(longest, run)
        if found is not None and (found.gap >= SWING or longest < STEADY):
            return Praise("found", found.number, found.move, found.gap)
        if longest >= STEADY:
            return Praise("steady", count=longest)
        good = sum(not one.mistake for one in mine)
        return Praise("chose", count=good) if good else None

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The game from choice to choice."""
        return tuple(self._steps())

    def _steps(self) -> Iterator[Step]:
        if not self.choices:
            return
        lucky = [number for number, line in enumerate(self.record.moves, 1) if line.seat == CHANCE]
        for one, then in pairwise([*self.choices, None]):
            assert one is not None
            if then is None and not self.over:
                return
            until = len(self.record.moves) + 1 if then is None else then.number
            between = any(one.number < number < until for number in lucky)
            end = self.chances[-1] if then is None else then.chances
            noise = sqrt(one.noise**2 + (0.0 if then is None else then.noise**2))
            turns = then is not None and then.seat != one.seat
            yield Step(one.chances, one.after or one.chances, end, one, between, noise, turns)

    def share(self, seat: int) -> Share:
        """Luck told apart from decisions."""
        luck = sum(one.luck[seat] for one in self.choices if one.luck)
        doubt = sqrt(sum(one.luck_doubt**2 for one in self.choices))
        chose = [(step.judged.seat, step.after[seat] - step.before[seat]) for step in self.steps]
        own = sum(change for who, change in chose if who == seat)
        others = sum(change for who, change in chose if who != seat)
        rest = self.chances[-1][seat] - 1 / self.record.players - luck - own - others
        return Share(luck, own, others, rest, doubt)

    def views(self) -> float:
        """How far two seats mostly are apart in what they make of the same game, where no luck comes between."""
        return median([step.apart for step in self.steps if step.turns and not step.lucky] or [0.0])

    def moments(self) -> list[Moment]:
        """The turning points, in the order of the game: the costliest choices, and the largest swings."""
        views = self.views()
        costly = {one.number for one in self.costliest()}
        swings: list[tuple[Moment, float]] = []
        found: list[Moment] = []
        for step in self.steps:
            one = step.judged
            # What a move changed beyond what was expected of it is seen at the next choice, unless luck speaks first.
            end = step.after if step.lucky else step.next
            moment = Moment(one.number, "cost" if one.number in costly else "turn", one.seat, _less(end, step.before))
            if moment.kind == "cost":
                found.append(moment)
            else:
                swings.append((moment, hypot(step.noise, views) if step.turns and not step.lucky else step.noise))
        swings += [
            (Moment(self._draw(one), "luck", CHANCE, one.luck), one.luck_doubt) for one in self.choices if one.luck
        ]
        large = [one for one, noise in swings if _size(one) >= max(SWING, CLEAR * noise)]
        found += sorted(large, key=lambda one: -_size(one))[:SWINGS]
        return sorted(found, key=lambda one: one.number)

    def _draw(self, one: Judged) -> int:
        """The number of the last luck before a choice."""
        return max(number for number in range(1, one.number) if self.record.moves[number - 1].seat == CHANCE)

    def data(self) -> dict[str, Any]:
        """The document of `review --json`."""
        game = self.record.game

        def words(move: int) -> dict[str, str]:
            return {"text": game.write(move), **{lang: game.say(move, lang) for lang in LANGUAGES}}

        def told(one: Judged) -> dict[str, Any]:
            return {
                "number": one.number,
                "seat": one.seat,
                "played": {**words(one.move), "chance": one.chance},
                "best": {**words(one.best), "chance": one.best_chance},
                "cost": one.cost,
                "doubt": one.doubt,
                "mattered": one.mattered,
                "mistake": one.mistake,
                "line": [{"seat": seat, **words(move)} for seat, move in one.line],
            }

        def seat_told(seat: int) -> dict[str, Any]:
            good, count, interval = self.accuracy(seat)
            share, praise = self.share(seat), self.praise(seat)
            return {
                "seat": seat,
                "mean_cost": self.cost_of(seat),
                "choices": count,
                "good": good,
                "accuracy": good / count if count else None,
                "interval": list(interval),
                "luck": share.luck,
                "luck_doubt": share.doubt,
                "own": share.own,
                "others": share.others,
                "rest": share.rest,
                "praise": None if praise is None else {"kind": praise.kind, "number": praise.number, "n": praise.count},
            }

        return {
            "game": game.id,
            "players": self.record.players,
            "names": {str(seat): name for seat, name in self.record.names.items()},
            "chances": [list(one) for one in self.chances],
            "choices": [told(one) for one in self.choices],
            "costliest": [told(one) for one in self.costliest()],
            "moments": [
                {"number": one.number, "kind": one.kind, "seat": one.seat, "change": list(one.change)}
                for one in self.moments()
            ],
            "seats": [seat_told(seat) for seat in range(self.record.players)],
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
    return Review.of(record, judged)


def _course(record: Record, judged: Sequence[Judged], whole: bool) -> tuple[list[tuple[float, ...]], bool]:
    """Each seat's chance, move by move: even at first, from choice to choice as far as they are judged, and in the end
    what came; and whether that came."""
    now = (1 / record.players,) * record.players
    course = [now]
    for one in judged:
        _go_on(course, record, one.number - 1, now, one.chances)
        now = one.after or one.chances
        course.append(now)
    if whole:
        end = record.replay()
        _go_on(course, record, len(record.moves), now, tuple(win_shares(end)) if end.over else now)
        return course, end.over
    return course, False


def _go_on(
    course: list[tuple[float, ...]], record: Record, to: int, now: tuple[float, ...], then: tuple[float, ...]
) -> None:
    """Up to a position: what was is, until the last luck on the way has spoken."""
    first = len(course)
    lucky = [number for number in range(first, to + 1) if record.moves[number - 1].seat == CHANCE]
    for number in range(first, to + 1):
        course.append(then if number >= (lucky[-1] if lucky else to) else now)
    if to < first:
        course[-1] = then


def _less(then: Sequence[float], before: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(then, before, strict=True))


def _size(moment: Moment) -> float:
    return max(map(abs, moment.change))
