"""A game looked at again: any position of it, as a viewer may know it, and the ways to the others."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.core.state import CHANCE
from malecon.table.table import Table
from malecon.web import board, story
from malecon.web.guest import Guest
from malecon.web.timeline import Timeline, after, before, timeline
from malecon.web.viewer import Company, Eyes, panels_of
from malecon.web.views import LogLine, ReplayView, Stride
from malecon.web.words import Say, speaker

# What led to the moment shown.
LINES = 12


def moment(table: Table, viewer: int | None, guest: Guest, at: int, held: Sequence[int] = ()) -> ReplayView:
    """A position of the past as this viewer may know it."""
    t, texts = speaker(guest.lang), table.game.texts
    course = timeline(table)
    at = course.last if not 0 <= at <= course.last else max(course.first, at)
    state, bare = table.at(at), table.knows_all()
    seen = state.data() if bare else state.see(viewer)
    names = story.names_of(table, t)
    lines = [
        story.move_line(table, played, viewer, guest.lang, t, bare=bare)
        for played in table.line[max(0, at - LINES) : at]
    ]
    drawing = board.draw(table.game, seen, (), guest.lang, viewer, names, [seat.colour for seat in table.seats])
    outcome = state.outcome if bare else None
    seats = panels_of(table, seen, Eyes((), guest.lang), viewer, Company(), t, drawing, outcome)
    line = lines[-1] if at > course.first else None
    chapter = texts.say(guest.lang, "chapter", {"n": course.chapter(at)})
    fork = decision(table, at) if bare else None
    for played in table.line[at : fork or at]:
        state.play(played.move, played.seat)
    mine = held or state.actors
    return ReplayView(
        id=table.setup.id,
        game=table.game.id,
        game_name=table.game.names[guest.lang],
        at=at,
        first=course.first,
        last=course.last,
        board=drawing.svg,
        seats=seats,
        line=line,
        log=tuple(lines),
        chapter=chapter,
        told=told(line, chapter, t),
        steps=steps(course, at, texts.say(guest.lang, "chapter-word"), t),
        turns=tuple(course.turns),
        chapters=tuple(course.chapters),
        fork=fork,
        fork_as=t("fork-all" if len(mine) == len(names) else "fork-as", names=", ".join(names[seat] for seat in mine)),
        record=table.setup.kind == "record",
        own=board.owner_of(table.game, seen, viewer),
        zones=board.zones_of(table.game),
        zone_names=board.zone_names(table.game, guest.lang),
    )


def decision(table: Table, at: int) -> int | None:
    """The first position from here on in which somebody decides: luck that was about to fall has fallen there."""
    found = next((i for i in range(at, len(table.line)) if table.line[i].seat != CHANCE), None)
    return len(table.line) if found is None and table.state.actor >= 0 else found


def told(line: LogLine | None, chapter: str, t: Say) -> str:
    """A moment as one sentence: «Round 3, Ana: harvests tobacco»."""
    if line is None:
        return t("replay-start")
    if not line.name:
        return t("replay-told-luck", chapter=chapter, what=line.text)
    return t("replay-told", chapter=chapter, name=line.name, what=line.text)


def steps(course: Timeline, at: int, word: str, t: Say) -> tuple[Stride, ...]:
    """Where the next and the last move, turn and chapter begin."""
    first, last = course.first, course.last
    return (
        Stride("move", t("step-move"), max(first, at - 1), min(last, at + 1)),
        Stride("turn", t("step-turn"), before(course.turns, at, first), after(course.turns, at, last)),
        Stride("chapter", word, before(course.chapters, at, first), after(course.chapters, at, last)),
    )
