"""Puzzles at a table: «find the best turn» is played at a table of its own, and judged when the turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

import malecon
from malecon.core.game import Game
from malecon.core.record import Record
from malecon.core.state import State
from malecon.lab.puzzles import Puzzle, Verdict, grade, of_the_day, puzzles
from malecon.table.house import Wish
from malecon.table.refused import NotThere
from malecon.table.table import Table
from malecon.web.words import speaker

# What is asked of a search when a thinker has no time for the usual one.
FEW, MOMENT = 300, 0.3


def is_puzzle(table: Table) -> bool:
    """Whether it was opened to find a best turn."""
    return "puzzle" in table.setup.settings


def number_of(table: Table) -> int:
    return int(table.setup.settings.get("puzzle", 0))


def puzzle_at(game: Game, number: int) -> Puzzle:
    """A puzzle of a game, counted from 1."""
    known = puzzles(game)
    if not 1 <= number <= len(known):
        raise NotThere(f"{game.id} {number}")
    return known[number - 1]


def wishes(puzzle: Puzzle, players: int, name: str, level: str) -> list[Wish]:
    """Who sits where: the person in the puzzle's seat, bots in the others."""
    return [Wish("me", name) if seat == puzzle.seat else Wish("bot", "", level) for seat in range(players)]


def turn(table: Table) -> list[str]:
    """The moves of the puzzle's turn so far."""
    start, own = int(table.setup.settings["start"]), int(table.setup.settings["solver"])
    moves: list[str] = []
    for played_ in table.line[start:]:
        if played_.seat != own:
            break
        moves.append(played_.text)
    return moves


def played(table: Table) -> bool:
    """Whether the turn of a puzzle is over, for good."""
    if not is_puzzle(table) or not (moves := turn(table)):
        return False
    start, own = int(table.setup.settings["start"]), int(table.setup.settings["solver"])
    return len(table.line) > start + len(moves) or not (own in table.actors or table.paused == own)


def unsolved(table: Table) -> bool:
    """Whether the turn is still to be found: nobody helps."""
    return is_puzzle(table) and not played(table)


def judged(puzzle: Puzzle, moves: Sequence[str], state: State, seat: int, seed: str) -> Verdict:
    """How good a turn was; runs in a thinker's process."""
    return grade(puzzle, moves, seed)


def glanced(puzzle: Puzzle, moves: Sequence[str], state: State, seat: int, seed: str) -> Verdict:
    """The same by a smaller search."""
    return grade(puzzle, moves, seed, FEW, MOMENT)


@dataclass(frozen=True, slots=True)
class Day:
    """A puzzle on the shelf."""

    number: int
    day: str  # 2026-11-17
    told: str  # 17 November


@dataclass(frozen=True, slots=True)
class PuzzleShelf:
    """A game's puzzles: today's, and those of the days before, each once."""

    game: Game
    today: Day
    past: tuple[Day, ...]


def today(now: float) -> date:
    """The day, the same for everybody: as it is in Greenwich."""
    return datetime.fromtimestamp(now, UTC).date()


def shelves(day: date, lang: str) -> tuple[PuzzleShelf, ...]:
    """Today's puzzle of each game that has any, with those of the days before."""
    made = []
    for id in malecon.games():
        game = malecon.game(id)
        count = len(puzzles(game))
        if count:
            days = [day - timedelta(back) for back in range(count)]
            told = tuple(Day(of_the_day(game, one), one.isoformat(), dated(one, lang)) for one in days)
            made.append(PuzzleShelf(game, told[0], told[1:]))
    return tuple(made)


def dated(day: date, lang: str) -> str:
    """A day in words: 17 November, 1er mars."""
    return speaker(lang)("dated", n=day.day, month=day.month)


def record_of(puzzle: Puzzle) -> Record:
    return Record.read(puzzle.record)
