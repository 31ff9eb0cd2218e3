"""The coach at a table: which lesson this position is for, what it asks, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from malecon import bots
from malecon.core.coach import Lesson, Now, next_due
from malecon.core.state import CHANCE
from malecon.table import log, prepared
from malecon.table.log import Taught
from malecon.table.table import Table

# Who judges where she has no lesson: it takes some milliseconds.
ADVISER = "greedy"
# For so many choices she says goodbye.
FAREWELL = 2


def due(table: Table, seat: int) -> Lesson | None:
    """The lesson for what the seat has to decide now, or for what it has just heard."""
    coach = table.coach
    if coach is None or not teaching(table, seat) or len(given(table, seat)) == len(coach.lessons):
        return None
    return next_due(coach.lessons, now(table, seat))


def teaching(table: Table, seat: int) -> bool:
    """Whether the coach speaks of what this seat has to decide."""
    coach = table.coach
    if coach is None or table.over or table.waiting or table.seats[seat].kind != log.HUMAN:
        return False
    return seat in table.actors and table.chapter <= coach.until


def given(table: Table, seat: int) -> frozenset[str]:
    """The lessons that a seat has had."""
    return frozenset(taught.name for taught in table.taught if taught.seat == seat)


def now(table: Table, seat: int) -> Now:
    """The position as the coach looks at it."""
    heard = frozenset(event.kind for played in table.line for event in played.events if event.seen_by(seat))
    return Now(table.state, seat, heard, given(table, seat), table.chapter)


def example(table: Table, seat: int, lesson: Lesson) -> str:
    """A move that does what a lesson asks: the path's own for who is still on it, else a good one; or nothing."""
    coach = table.coach
    if coach is None or not lesson.show:
        return ""
    here = now(table, seat)
    legal = [move[0] for move in here.moves if lesson.asks(move, here)]
    ready = prepared.choice(table, seat)
    if ready is not None and table.game.write(ready) in legal:
        return table.game.write(ready)
    named = next((move for move in lesson.show if move in legal), "")
    return named or max(legal, key=here.liking, default="")


def advice(table: Table, seat: int) -> str:
    """What the coach would do where no lesson is due: the path's own for who is still on it, else what a bot would that
    looks to the end of the turn; nothing where there is no choice."""
    if not teaching(table, seat) or len(table.state.moves(seat)) < 2:
        return ""
    ready = prepared.choice(table, seat)
    if ready is not None:
        return table.game.write(ready)
    kept = table.line[-1].told_to if table.line else {}  # every page of the position is drawn with the same
    if ("advice", seat) not in kept:
        kept["advice", seat] = table.game.write(bots.choose(ADVISER, table.state, seat, seed=table.n))
    return str(kept["advice", seat])


def leaving(table: Table, seat: int) -> bool:
    """Whether it is time for the coach's goodbye: all was told and answered, and little was chosen since."""
    coach = table.coach
    if coach is None or table.over or seat not in table.actors or not table.taught:
        return False
    told_all = len(given(table, seat)) == len(coach.lessons)
    if not told_all and table.chapter <= coach.until:
        return False
    since = sum(
        played.seat == seat
        and played.choices > 1
        and (at > table.taught[-1].at if told_all else played.chapter > coach.until)
        for at, played in enumerate(table.line)
    )
    return since < FAREWELL


def follow(table: Table, seat: int, moves: Sequence[str], at: float) -> None:
    """Notes, before a person's moves are played, what becomes of the lesson on show: choosing ends it."""
    if table.coach is None or not moves:
        return
    lesson = due(table, seat) or _just_read(table, seat)
    if lesson is not None:
        here = now(table, seat)
        asked = any(lesson.asks(move, here) for move in here.moves if move[0] == moves[0])
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
    return last, end
