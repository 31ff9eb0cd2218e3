"""The coach at a table: which lesson this position is for, what it asks, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.core.coach import Lesson, choices, next_due
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.table import log, prepared
from malecon.table.log import Taught
from malecon.table.table import Table


def due(table: Table, seat: int) -> Lesson | None:
    """The lesson for what the seat has to decide now, or for what it has just heard."""
    coach = table.coach
    if coach is None or table.over or table.waiting or table.seats[seat].kind != log.HUMAN:
        return None
    if seat not in table.actors or table.chapter > coach.until:
        return None
    given = frozenset(taught.name for taught in table.taught if taught.seat == seat)
    if len(given) == len(coach.lessons):
        return None
    heard = frozenset(event.kind for played in table.line for event in played.events if event.seen_by(seat))
    return next_due(coach.lessons, choices(table.state, seat), heard, given, table.chapter)


def example(table: Table, seat: int, lesson: Lesson) -> str:
    """A move that does what a lesson asks: the path's own for who is still on it, else a good one; or nothing."""
    coach = table.coach
    if coach is None or not lesson.show:
        return ""
    legal = {text: thing for text, thing in choices(table.state, seat) if lesson.asks((text, thing))}
    ready = prepared.choice(table, seat)
    if ready is not None and table.game.write(ready) in legal:
        return table.game.write(ready)
    named = next((move for move in lesson.show if move in legal), "")
    world = table.state.guess(seat, Luck("lesson"))
    return named or max(legal, key=lambda move: _liking(world.copy(), seat, move), default="")


def _liking(world: State, seat: int, move: str) -> float:
    """How good a move looks at a glance: what the seat's position is worth after it, against the best other's."""
    judge = world.game.heuristic
    world.step(world.game.read(move), seat)
    others = [judge.worth(world, other) for other in range(world.players) if other != seat]
    return judge.worth(world, seat) - max(others, default=0.0) / 2


def follow(table: Table, seat: int, moves: Sequence[str], at: float) -> None:
    """Notes, before a person's moves are played, what becomes of the lesson on show: choosing ends it."""
    if table.coach is None or not moves:
        return
    lesson = due(table, seat) or _just_read(table, seat)
    if lesson is not None:
        asked = any(lesson.asks(move) for move in choices(table.state, seat) if move[0] == moves[0])
        how = log.READ if not lesson.show else log.DONE if asked else log.ELSE
        table.add(log.LESSON, seat, f"{how} {lesson.name}", at)


def _just_read(table: Table, seat: int) -> Lesson | None:
    """What the seat was asked to do in this position, and said it had understood."""
    last = table.taught[-1] if table.taught else None
    if table.coach is None or last is None or (last.seat, last.how, last.at) != (seat, log.READ, len(table.line)):
        return None
    lesson = table.coach.lesson(last.name)
    return lesson if lesson and lesson.show else None


def answered(table: Table, seat: int) -> tuple[Taught, int] | None:
    """The lesson that the seat's last choice was about, and up to which move that choice goes."""
    last = table.taught[-1] if table.taught else None
    if last is None or last.seat != seat or last.how == log.READ or last.at >= len(table.line):
        return None
    chain = table.line[last.at].chain
    for at in range(last.at + 1, len(table.line)):
        played = table.line[at]
        if played.seat == seat and played.choices > 1 and not (chain and played.chain == chain):
            return None
    end = last.at + 1
    while end < len(table.line) and table.line[end].seat in (seat, CHANCE):
        end += 1
    # Asked anew after the others it is too late for it.
    return None if end < len(table.line) and seat in table.actors else (last, end)
