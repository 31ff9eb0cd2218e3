"""«Find the best turn»: positions of bots' games in which one move is clearly best, and a search that looks ten times
as far agrees. They are data of a game, `puzzles.json` in its folder.

A position is a puzzle for who may know what its seat knows: the search judges from that alone, and the rest is luck.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from math import hypot
from pathlib import Path
from statistics import fmean
from typing import Any

import malecon
from malecon import bots
from malecon.core.errors import Unknown
from malecon.core.game import Game
from malecon.core.record import Record
from malecon.core.state import State
from malecon.lab.judging import LEAST, PLAYOUTS, SURE, TRIES, Question, Try, error, judge, line, questions
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series

FILE = "puzzles.json"
CLEAR = 0.04  # by so much the best is better than any other, and than what looks best at first sight
ALTERNATIVES = 3  # of so many moves one may be the best, or as good as it
GLANCE = 8  # a first look takes this part of the playouts
DEEPER = 10  # times as many playouts have to agree
CHOICES = 3  # fewer would be a guess
HOPE = (0.08, 0.97)  # where all is won or lost there is nothing to find
EACH = 2  # puzzles of one game, at most
ALIKE = 4  # with the same answer, at most
WEAK, STRONG = "greedy", "hard"  # who doesn't see at once what is best, and who plays the games
SECONDS = 600.0
FIRST = date(2026, 11, 1)  # the day of the first puzzle


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and what is known about it; moves in notation."""

    record: str  # up to the position
    seat: int
    best: str
    chance: float  # to win with it
    second: str
    gap: float  # by how much the next best is worse, and the standard error of that
    doubt: float
    line: tuple[tuple[int, str], ...]  # what is likely to follow
    chances: Mapping[str, float]  # to win with each move
    playouts: int  # that agreed
    tempting: str  # what looks best at first sight

    def position(self) -> State:
        """Where it begins."""
        return Record.read(self.record).replay()

    @property
    def game(self) -> Game:
        return Record.read(self.record).game

    @property
    def alike(self) -> list[str]:
        """The best move, and those just as good: often another way to the same end."""
        return [move for move, chance in self.chances.items() if self.chance - chance < LEAST]

    def cost(self, move: str) -> float | None:
        """What a move costs beside the best; None where that isn't known."""
        if move == self.best:
            return 0.0
        return max(0.0, self.chance - self.chances[move]) if move in self.chances else None


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of their days."""
    return load(game.folder / FILE)


def load(file: Path) -> tuple[Puzzle, ...]:
    if not file.is_file():
        return ()
    return tuple(
        Puzzle(**{**one, "line": tuple((seat, text) for seat, text in one["line"])})
        for one in json.loads(file.read_text("utf-8"))
    )


def save(file: Path, found: Sequence[Puzzle]) -> None:
    text = json.dumps([asdict(one) for one in found], indent=1, ensure_ascii=False)
    file.write_text(f"{text}\n", "utf-8")


def of_the_day(game: Game, day: date) -> int:
    """The number, from 1, of the puzzle that everybody gets on a day; 0 where a game has none."""
    count = len(puzzles(game))
    return (day - FIRST).days % count + 1 if count else 0


def make(
    game: str,
    count: int,
    seed: int = 0,
    playouts: int = PLAYOUTS,
    known: Sequence[Puzzle] = (),
    progress: Callable[[int], None] = lambda n: None,
) -> Iterator[Puzzle]:
    """New puzzles, one after the other, from games of strong bots at tables of every size."""
    positions, answers = {one.record for one in known}, Counter(one.best for one in known)
    made, number = 0, 0
    sizes = [players for players in (2, 3, 4) if players in malecon.game(game).seats]
    while made < count:
        players = sizes[number % len(sizes)]
        record = write_down(Series(game, (STRONG,) * players, 1, seed + number))
        number += 1
        of_this = 0
        for question in turns(record):
            progress(0)
            puzzle = examine(record, question, f"{seed}/{number}", playouts)
            if puzzle is None or puzzle.record in positions or answers[puzzle.best] == ALIKE:
                continue
            positions.add(puzzle.record)
            answers[puzzle.best] += 1
            made, of_this = made + 1, of_this + 1
            progress(1)
            yield puzzle
            if made == count or of_this == EACH:
                break


def turns(record: Record) -> list[Question]:
    """The choices with which a turn begins, from all parts of the game in a mixed order: of each game only few are
    taken."""
    all_of_them = questions(record)
    first = [
        one
        for one, before in zip(all_of_them, [None, *all_of_them], strict=False)
        if (before is None or before.seat != one.seat or one.draws)
        and len(one.state.actors) == 1  # what is chosen in secret, all at once, is no turn
        and len(one.state.lean(one.seat)) >= CHOICES
    ]
    return sorted(first, key=lambda one: one.number * 0.6180339887 % 1)


def examine(record: Record, asked: Question, seed: str, playouts: int) -> Puzzle | None:
    """A puzzle, if a choice is one: not what a weak player would play, clearly best, and so for a deep search, too."""
    state, seat, game = asked.state, asked.seat, record.game
    tempting = bots.choose(WEAK, state, seat, seed)
    # Most choices are none: they are left as soon as that is seen.
    look = Try(state, seat, max(1, playouts // GLANCE), SECONDS, seed)
    favourite = look.search.best().move
    if favourite == tempting or look.chance(favourite) - look.chance(tempting) < CLEAR / 2:
        return None
    chances, tries = weigh(state, seat, seed, max(1, playouts // GLANCE))
    if max(chances.values()) - chances[tempting] < CLEAR / 2:
        return None
    chances, tries = weigh(state, seat, seed, playouts)
    best = max(chances, key=lambda move: chances[move])
    alike = [move for move, chance in chances.items() if chances[best] - chance < LEAST]
    others = [move for move in chances if move not in alike]
    if not others or ALTERNATIVES * len(alike) > max(ALTERNATIVES, len(chances)) or tempting not in others:
        return None
    second = max(others, key=lambda move: chances[move])
    lost = chances[best] - chances[tempting]
    if min(chances[best] - chances[second], lost) < CLEAR or not HOPE[0] <= chances[best] <= HOPE[1]:
        return None
    deep = Deep(state, seat, best, second, f"{seed}/deep", DEEPER * playouts)
    if not deep.agrees(alike):
        return None
    start = Record(game, record.players, record.rules, dict(record.options))
    for played in record.moves[: asked.number - 1]:
        start.add(played.seat, played.move)
    return Puzzle(
        record=start.write(),
        seat=seat,
        best=game.write(best),
        chance=round(chances[best], 4),
        second=game.write(second),
        gap=round(chances[best] - chances[second], 4),
        doubt=round(error([one.chance(best) - one.chance(second) for one in tries]), 5),
        line=tuple((who, game.write(move)) for who, move in line(state, seat, deep.tries[0].search, best)),
        chances={game.write(move): round(chance, 4) for move, chance in sorted(chances.items())},
        playouts=DEEPER * playouts,
        tempting=game.write(tempting),
    )


def weigh(state: State, seat: int, seed: str, playouts: int) -> tuple[dict[int, float], list[Try]]:
    """The chance to win with each move, by several searches, and these."""
    tries = [Try(state, seat, playouts, SECONDS, f"{seed}/{one}") for one in range(TRIES)]
    return {move: fmean(one.chance(move) for one in tries) for move in state.lean(seat)}, tries


class Deep:
    """Searches that look much further: whether they would play the same, and how much they think it is better by."""

    def __init__(self, state: State, seat: int, best: int, second: int, seed: str, playouts: int) -> None:
        half = max(1, playouts // 2)
        self.tries = [Try(state, seat, half, SECONDS, f"{seed}/{one}") for one in range(2)]
        self.gaps = [one.chance(best) - one.chance(second) for one in self.tries]

    def agrees(self, moves: Sequence[int]) -> bool:
        return all(one.best in moves for one in self.tries) and min(self.gaps) >= LEAST


def agrees(puzzle: Puzzle, seed: str, playouts: int = PLAYOUTS) -> tuple[bool, float]:
    """Whether a search that looks ten times as far as usual would play the same, by other luck, and by how much it
    thinks that is better than the next best."""
    game = puzzle.game
    best, second = game.read(puzzle.best), game.read(puzzle.second)
    deep = Deep(puzzle.position(), puzzle.seat, best, second, seed, DEEPER * playouts)
    return deep.agrees([game.read(move) for move in puzzle.alike]), fmean(deep.gaps)


@dataclass(frozen=True)
class Verdict:
    """How good a turn was that somebody played in a puzzle."""

    cost: float
    doubt: float
    wrong: int  # which of its choices cost, from 0; −1 where none did
    better: str  # what was better there

    @property
    def solved(self) -> bool:
        return self.cost < LEAST or self.cost <= SURE * self.doubt

    def data(self) -> dict[str, Any]:
        return asdict(self)


def grade(puzzle: Puzzle, moves: Sequence[str], seed: str, playouts: int = PLAYOUTS, seconds: float = 2.0) -> Verdict:
    """Judges a turn, choice by choice: the first by what is known of the puzzle, the others by a search."""
    state, game, seat = puzzle.position(), puzzle.game, puzzle.seat
    if not moves:
        raise Unknown.of("no-moves")
    known = puzzle.cost(moves[0])
    total, doubts, wrong, better = known or 0.0, [puzzle.doubt] if known else [], -1, ""
    if total >= LEAST:
        return Verdict(total, puzzle.doubt, 0, puzzle.best)
    for number, text in enumerate(moves):
        move = game.read(text)
        if len(state.moves(seat)) > 1 and (number or known is None):
            one = judge(Question(state.copy(), seat, move, number + 1), seed, playouts, seconds)
            if one.mistake:
                total += one.cost
                doubts.append(one.doubt)
                if wrong < 0:
                    wrong, better = number, game.write(one.best)
        state.play(move, seat)
    return Verdict(total, hypot(*doubts), wrong, better)
