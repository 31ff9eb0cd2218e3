"""The page of a review: a position of a game that is over, with all that is known about the game."""

from __future__ import annotations

from dataclasses import replace

from malecon.table.table import Table
from malecon.web import board, chart, ending
from malecon.web.guest import Guest
from malecon.web.retrospect import COARSE, SIDE, Reader, badges
from malecon.web.review_views import ReviewView
from malecon.web.reviewing import Seen
from malecon.web.views import Tick


def looked_at(table: Table, seen: Seen | None, viewer: int | None, guest: Guest, at: int) -> ReviewView:
    """A position of a game that is over, with all that is known about the game."""
    review = seen.review if seen else None
    reader = Reader.of(table, review, viewer, guest.lang)
    course, texts, t = reader.course, table.game.texts, reader.t
    moments = reader.moments()
    if at < 0:
        # What one came for: the costliest choice of one's own, or of anybody.
        worst = [one for one in (review.costliest() if review else ()) if viewer in (None, one.seat)]
        at = worst[0].number - 1 if worst and seen and seen.done else course.first
    at = max(course.first, min(course.last, at))
    moments = tuple(replace(one, now=one.at == at) for one in moments)
    state = table.at(at)
    judged = reader.judged(at + 1)
    eyes = judged.seat if judged else state.actor if state.actor >= 0 else viewer
    view = state.data()
    colours = [seat.colour for seat in table.seats]
    drawing = board.draw(table.game, view, (), guest.lang, eyes, reader.names, colours)
    known = len(review.chances) - 1 if review else course.first
    chapter = texts.say(guest.lang, "chapter", {"n": course.chapter(at + 1)})
    here = review.chances[at] if review and at < len(review.chances) else ()
    outcome = table.state.outcome
    choice = reader.choice(judged, state) if judged else None
    event = None if judged else reader.event(at)
    place = t("review-at", chapter=chapter, at=at - course.first, last=course.last - course.first)
    return ReviewView(
        id=table.setup.id,
        game=table.game.id,
        game_name=table.game.names[guest.lang],
        headline=ending.headline(outcome, reader.names, viewer, table, guest.lang, t) if outcome else "",
        record=table.setup.kind == "record",
        at=at,
        first=course.first,
        last=course.last,
        x=reader.x(at),
        chapter=place,
        told=f"{place}. {choice.who}: {choice.played.text}" if choice else f"{place}. {event.text if event else ''}",
        done=bool(seen and seen.done),
        looked=seen.looked if seen else 0,
        total=seen.kept.total if seen else 0,
        known=reader.x(known),
        curves=reader.curves(),
        now=tuple((reader.names[seat], reader.colour(seat), reader.percent(one)) for seat, one in enumerate(here)),
        grid=tuple(Tick(SIDE - SIDE * n // 100, n) for n in (0, 25, 50, 75, 100)),
        parts=chart.parts(course),
        part_word=texts.say(guest.lang, "chapter-word"),
        turns=tuple(course.turns),
        chapters=tuple(course.chapters),
        moments=moments,
        badges=badges(moments),
        coarse=badges(moments, COARSE),
        before=max((one.at for one in moments if one.at < at), default=at),
        after=min((one.at for one in moments if one.at > at), default=at),
        choice=choice,
        event=event,
        board=drawing.svg,
        marks=reader.marks(judged, view) if judged else (),
        players=reader.players(),
        viewer=viewer,
        own=board.owner_of(table.game, view, eyes),
        zones=board.zones_of(table.game),
        zone_names=board.zone_names(table.game, guest.lang),
        link=f"{guest.base}/t/{table.setup.id}/review",
    )
