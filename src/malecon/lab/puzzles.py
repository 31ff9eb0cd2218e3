"""«Find the best turn»: positions of bots' games in which one move is clearly best, and a search that looks ten times
as far agrees. They are data of a game, `puzzles.json` in its folder.

A position is a puzzle for who may know what its seat knows: the search judges from that alone, and the rest is luck.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import malecon
from malecon import bots
from malecon.bots.search import Search, Thinking
from malecon.core.errors import Unknown
from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.record import Record
from malecon.core.state import State
from malecon.lab.judging import LEAST, PLAYOUTS, SURE, Judged, Question, Try, error, judge, questions
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series

FILE = "puzzles.json"
CLEAR = 0.05  # by so much the best move is better than any other
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
    asked = replace(asked, before=None)  # what luck gave doesn't matter here
    tempting = bots.choose(WEAK, state, seat, seed)
    # Most choices are none: they are left as soon as that is seen.
    look = Search(state, seat, Thinking(max(1, playouts // GLANCE), SECONDS), Luck(seed))
    look.run(state)
    first, *others = look.ranked()
    if first.move == tempting or any(first.chance() - one.chance() < CLEAR / 2 for one in others[:1]):
        return None
    found = judge(asked, seed, playouts, SECONDS)
    if found.best == tempting or not good(found):
        return None
    deep = judge(asked, f"{seed}/deep", DEEPER * playouts, SECONDS)
    if deep.best != found.best or not good(deep):
        return None
    tries = [Try(state, seat, playouts, SECONDS, f"{seed}/{one}") for one in range(2)]
    chances = {game.write(move): sum(one.chance(move) for one in tries) / 2 for move in state.lean(seat)}
    chances[game.write(deep.second)] = deep.best_chance - deep.gap
    start = Record(game, record.players, record.rules, dict(record.options))
    for line in record.moves[: asked.number - 1]:
        start.add(line.seat, line.move)
    best = deep.best_chance if deep.move == deep.best else max(deep.best_chance, deep.chance + deep.cost)
    return Puzzle(
        record=start.write(),
        seat=seat,
        best=game.write(deep.best),
        chance=round(best, 4),
        second=game.write(deep.second),
        gap=round(deep.gap, 4),
        doubt=round(deep.gap_doubt, 5),
        line=tuple((who, game.write(move)) for who, move in deep.line),
        chances={move: round(min(chance, best), 4) for move, chance in sorted(chances.items())},
        playouts=DEEPER * playouts,
        tempting=game.write(tempting),
    )


def agrees(puzzle: Puzzle, seed: str, playouts: int = PLAYOUTS) -> tuple[bool, Judged]:
    """Whether a search that looks ten times as far as usual finds the same move to be clearly best, by other luck."""
    asked = Question(
        puzzle.position(), puzzle.seat, puzzle.game.read(puzzle.best), len(Record.read(puzzle.record).moves)
    )
    deep = judge(asked, seed, DEEPER * playouts, SECONDS)
    return deep.best == asked.move and deep.gap > SURE * deep.gap_doubt, deep


def good(found: Judged) -> bool:
    """Whether one move is clearly best, and something is at stake."""
    sure = found.gap >= CLEAR and found.gap > SURE * found.gap_doubt
    return sure and HOPE[0] <= found.best_chance <= HOPE[1]


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
    total, doubts, wrong, better = known or 0.0, [puzzle.doubt], -1, ""
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
    return Verdict(total, error(doubts) if len(doubts) > 1 else doubts[0], wrong, better)
