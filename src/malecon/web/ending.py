"""The end of a game: who won and by how much, where the points came from, and how they grew."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from malecon.core.game import Game
from malecon.core.outcome import Outcome
from malecon.core.state import CHANCE
from malecon.lab.review import Review
from malecon.table.table import Table
from malecon.web import board, chart, retrospect
from malecon.web.digest import Teller, turns
from malecon.web.story import names_of
from malecon.web.timeline import timeline
from malecon.web.views import EndView, SeatView, Source
from malecon.web.words import Say

SYMBOL = re.compile(r'<symbol id="([\w-]+)"')


def sources(table: Table, lang: str, t: Say) -> tuple[Source, ...]:
    """Points by what brought them, dearest first, from the events that the rules told."""
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
            rows.append(Source(_capital(text), tuple(points), symbol_of(table.game, source)))
    start = table.new().scores
    if any(start):
        rows.append(Source(t("source-start"), tuple(start), symbol_of(table.game, "point")))
    rows.sort(key=lambda source: -sum(source.points))
    given = [sum(source.points[seat] for source in rows) for seat in range(table.setup.players)]
    rest = tuple(score - known for score, known in zip(table.state.scores, given, strict=True))
    if any(rest):
        rows.append(Source(t("source-rest"), rest))
    return tuple(rows)


def symbol_of(game: Game, source: str) -> str:
    """The picture of what brought points: as the game's drawing says, or a symbol called like it, like a building or a
    person of that name."""
    source = board.sources_of(game).get(source, source)
    return next((symbol for symbol in _symbols(game) if source in (symbol, symbol.partition("-")[2])), "")


@cache
def _symbols(game: Game) -> tuple[str, ...]:
    """The names of the game's own symbols, then of the house's."""
    own = board.extra(game, "symbols.jinja")
    sheets = [*([own] if own else []), "art/sheet.jinja"]
    return tuple(name for sheet in sheets for name in SYMBOL.findall(board.still(sheet, "en")))


def columns(rows: Sequence[Source], ranking: Sequence[SeatView]) -> tuple[Source, ...]:
    """The rows with their seats in the order of the ranking, and a bar for each number above nought."""
    most = max((points for row in rows for points in row.points), default=0)

    def ordered(row: Source) -> Source:
        points = tuple(row.points[seat.index] for seat in ranking)
        return Source(row.text, points, row.symbol, tuple(max(0, round(100 * n / max(1, most))) for n in points))

    return tuple(map(ordered, rows))


def headline(outcome: Outcome, names: Sequence[str], you: int | None, table: Table, lang: str, t: Say) -> str:
    """Who won, with what, and against what: in what the game counts."""
    winners, scores = outcome.winners, outcome.scores
    best = scores[winners[0]]
    score = table.game.texts.say(lang, "score", {"n": best})
    others = [scores[seat] for seat in range(len(scores)) if seat not in winners]
    if len(winners) > 1:
        told = [names[seat] for seat in winners]
        return t("end-shared", names=f"{', '.join(told[:-1])} {t('and')} {told[-1]}", score=score)
    key = "end-won" if max(others, default=best - 1) < best else "end-won-tie"
    mine = "yes" if you == winners[0] else "no"
    return t(key, names=names[winners[0]], score=score, against=str(max(others, default=0)), you=mine)


def ending(table: Table, seats: tuple[SeatView, ...], lang: str, t: Say, review: Review | None = None) -> EndView:
    """All that the last page shows."""
    names, texts = names_of(table, t), table.game.texts
    outcome = table.state.outcome
    you = next((seat.index for seat in seats if seat.you), None) if sum(seat.held for seat in seats) == 1 else None
    ranking = tuple(sorted(seats, key=lambda seat: (seat.rank or 0, seat.index)))
    counts = texts.say(lang, "score-word")
    title, reason, own = t("end-closed"), "", ""
    rows: tuple[Source, ...] = ()
    if outcome is not None:
        title = headline(outcome, names, you, table, lang, t)
        keys = (f"end-{outcome.reason}", f"reason-{outcome.reason}")
        reason = next((texts.say(lang, key) for key in keys if texts.has(lang, key)), "")
        rows = columns(sources(table, lang, t), ranking)
        if you is not None and you not in outcome.winners:
            own = t("end-own", rank=outcome.ranks[you], score=texts.say(lang, "score", {"n": outcome.scores[you]}))
    return EndView(
        headline=title,
        reason=reason,
        own=own,
        last=_last(table, you, lang, t) if outcome is not None else "",
        ranking=ranking,
        sources=rows,
        chart=chart.drawn(timeline(table), ranking),
        counts=_capital(counts),
        counts_from=t("counts-from", what=counts),
        counts_by=t("counts-by", what=_capital(counts), each=texts.say(lang, "chapter-each")),
        chapter=texts.say(lang, "chapter-word"),
        closed=outcome is None,
        chances=retrospect.chances(table, review, you, lang),
    )


def _last(table: Table, you: int | None, lang: str, t: Say) -> str:
    """The turn with which it ended: the page comes before anybody has seen it on the board."""
    found = [turn for turn in turns(table.line) if turn[0] != CHANCE]
    if not found:
        return ""
    told = Teller(table, you, lang, t).tell(*found[-1])
    return t("end-last", name=told.name, what=told.text) if told.text else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
