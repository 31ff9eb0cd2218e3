"""The end of a game: who won, where the points came from, and how they grew."""

from __future__ import annotations

from collections import defaultdict

from malecon.core.state import CHANCE
from malecon.table.table import Table
from malecon.web.story import names_of
from malecon.web.views import Curve, EndView, SeatView, Source
from malecon.web.words import Say

WIDE, HIGH = 600, 200


def points_over_time(table: Table) -> list[list[int]]:
    """Every seat's points after each decision, beginning with the first."""
    state = table.new()
    seen = [state.scores]
    for played in table.line:
        state.play(played.move, played.seat)
        if played.seat != CHANCE:
            seen.append(state.scores)
    if table.line and table.line[-1].seat == CHANCE:
        seen.append(state.scores)
    return seen


def curves(table: Table, names: list[str]) -> tuple[tuple[Curve, ...], int]:
    """The chart's lines and its highest number."""
    seen = points_over_time(table)
    top = max(1, *(max(scores) for scores in seen))
    low = min(0, *(min(scores) for scores in seen))
    step = WIDE / max(1, len(seen) - 1)

    def line(seat: int) -> str:
        return " ".join(
            f"{i * step:.1f},{HIGH - (scores[seat] - low) * HIGH / (top - low):.1f}" for i, scores in enumerate(seen)
        )

    seats = range(table.setup.players)
    return tuple(Curve(seat, names[seat], table.seats[seat].colour, line(seat)) for seat in seats), top


def sources(table: Table, lang: str, t: Say) -> tuple[Source, ...]:
    """Points by what brought them, from the events that the rules told."""
    won: dict[str, list[int]] = defaultdict(lambda: [0] * table.setup.players)
    for played in table.line:
        for event in played.events:
            gain = event.details.get("points", 0)
            if event.seat >= 0 and isinstance(gain, int):
                won[str(event.details.get("source", event.kind))][event.seat] += gain
    texts = table.game.texts
    rows = []
    for source, points in won.items():
        if any(points):
            key = f"source-{source}"
            text = texts.say(lang, key) if texts.has(lang, key) else source.replace("-", " ")
            rows.append(Source(text[:1].upper() + text[1:], tuple(points)))
    rows.sort(key=lambda source: -sum(source.points))
    start = table.new().scores
    if any(start):
        rows.append(Source(t("source-start"), tuple(start)))
    given = [sum(source.points[seat] for source in rows) for seat in range(table.setup.players)]
    rest = tuple(score - known for score, known in zip(table.state.scores, given, strict=True))
    if any(rest):
        rows.append(Source(t("source-rest"), rest))
    return tuple(rows)


def ending(table: Table, seats: tuple[SeatView, ...], lang: str, t: Say) -> EndView:
    """All that the last page shows."""
    names = names_of(table, t)
    outcome = table.state.outcome
    lines, top = curves(table, names)
    ranking = tuple(sorted(seats, key=lambda seat: (seat.rank or 0, seat.index)))
    if outcome is None:
        return EndView(t("end-closed"), "", ranking, (), lines, top, closed=True)
    winners = [names[seat] for seat in outcome.winners]
    joined = winners[0] if len(winners) == 1 else f"{', '.join(winners[:-1])} {t('and')} {winners[-1]}"
    headline = t("end-won" if len(winners) == 1 else "end-shared", names=joined)
    texts = table.game.texts
    key = next((key for key in (f"end-{outcome.reason}", f"reason-{outcome.reason}") if texts.has(lang, key)), None)
    reason = texts.say(lang, key) if key else ""
    return EndView(headline, reason, ranking, sources(table, lang, t), lines, top, closed=False)
