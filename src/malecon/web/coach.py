"""What the coach says at a table: the lesson of the moment, what the last choice brought, a word before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.core.coach import Coach, coach_of
from malecon.table import coaching, log
from malecon.table.table import Table
from malecon.web import board
from malecon.web.offers import gained, holdings
from malecon.web.story import names_of
from malecon.web.views import Gain
from malecon.web.views_beside import CoachView
from malecon.web.words import Say, speaker

# An ordinary table's newcomer is greeted until so many choices are made.
GREETED = 2


def coach_view(
    table: Table, seat: int | None, view: Mapping[str, Any], lang: str, t: Say, guided: bool, advice: str
) -> CoachView | None:
    """The coach as this seat sees her; None where she has nothing to say."""
    if seat is None or guided or table.waiting:
        return None
    coach = table.coach
    if coach is not None and table.over:
        return CoachView("end", t("coach-after"), t("coach-after-says"))
    if table.seats[seat].kind != log.HUMAN:
        return None
    if coach is None:
        return _greeting(table, seat, t)
    say = speaker(lang, coach.texts)
    lesson, told = coaching.due(table, seat), coaching.answered(table, seat)
    answer, gains = "", tuple[Gain, ...]()
    if told is not None:
        taught, end = told
        known = taught.how == log.DONE
        answer = say(f"{taught.name}-brought") if known else t("coach-otherwise")
        gains = _brought(table, seat, taught.at, end, lang)
    if lesson is None:
        if advice:
            return CoachView("hint", t("coach-hint"), advice, answer=answer, gains=gains)
        if coaching.leaving(table, seat):
            untold = [say(each.name) for each in coach.lessons if each.name not in coaching.given(table, seat)]
            text = t("coach-goodbye-left", left=" · ".join(untold)) if untold else t("coach-goodbye-says")
            return CoachView("goodbye", t("coach-goodbye"), text, answer=answer, gains=gains)
        return _unasked(table, seat, view, lang, t, answer, gains)
    move = coaching.example(table, seat, lesson)
    return CoachView(
        kind="lesson",
        title=say(lesson.name),
        text=say(f"{lesson.name}-says"),
        lesson=lesson.name,
        n=len(coaching.given(table, seat)) + 1,
        of=len(coach.lessons),
        light=lit(table, seat, lesson.light, move, view, lang, t),
        show=bool(move),
        answer=answer,
        gains=gains,
    )


def _unasked(
    table: Table, seat: int, view: Mapping[str, Any], lang: str, t: Say, answer: str, gains: tuple[Gain, ...]
) -> CoachView | None:
    """Where no lesson is due: what she would do herself, and what the last choice brought."""
    move = coaching.advice(table, seat)
    if not move:
        return CoachView("answer", "", "", answer=answer, gains=gains) if answer else None
    text = t("coach-would", what=table.game.say(table.game.read(move), lang, names_of(table, t)))
    light = lit(table, seat, (), move, view, lang, t)
    return CoachView("advice", t("coach-hint"), text, light=light, answer=answer, gains=gains)


def _greeting(table: Table, seat: int, t: Say) -> CoachView | None:
    """To who plays for the first time, and hasn't asked for lessons."""
    chosen = sum(played.seat == seat and played.choices > 1 for played in table.line)
    if table.over or table.forked or table.companion or chosen > GREETED or coach_of(table.game) is None:
        return None
    return CoachView("welcome", t("coach-welcome"), t("coach-welcome-says"))


def lit(table: Table, seat: int, named: Sequence[str], move: str, view: Mapping[str, Any], lang: str, t: Say) -> str:
    """The thing on the board that a lesson is about, or her advice."""
    there = board.things_of(table.game, view, lang, seat, names_of(table, t))
    own = table.game.thing(table.game.read(move), view) if move else ""
    return next((thing for thing in (*named, own) if thing in there), "")


def _brought(table: Table, seat: int, first: int, end: int, lang: str) -> tuple[Gain, ...]:
    """What came to the seat's panel between two positions."""
    before, after = table.at(first).see(seat), table.at(end).see(seat)
    return gained(table, holdings(table, before, seat), holdings(table, after, seat), lang)


def chapters(coach: Coach, lang: str) -> Sequence[tuple[str, str, str]]:
    """The lessons as chapters that can be opened: name, title, what is said."""
    t = speaker(lang, coach.texts)
    return [(each.name, t(each.name), t(f"{each.name}-says")) for each in coach.lessons]
