"""«My tables»: where it is one's turn, since when, and how it stands, as far as one may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.bots import called
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.house import House, deadlines
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.table.tournament import BELONGS
from malecon.web import board
from malecon.web.ending import headline
from malecon.web.panels import COUNTS, UNKNOWN
from malecon.web.story import names_of
from malecon.web.viewer import undecided
from malecon.web.views import Listed, Sitter
from malecon.web.words import Say, speaker

A_MINUTE, AN_HOUR, A_DAY = 60, 3600, 24 * 3600


def listed(house: House, setups: Sequence[Setup], person: str, lang: str) -> list[Listed]:
    """One's tables: those that wait for one first, those that are over last; among them the last touched first."""
    t, now = speaker(lang), house.store.clock()
    lines = [_line(house.table(setup.id), setup, house.seats_of(setup.id, person), lang, t, now) for setup in setups]
    return sorted(lines, key=lambda line: (line.over, not line.yours))


def _line(table: Table, setup: Setup, held: Sequence[int], lang: str, t: Say, now: float) -> Listed:
    waited = undecided(table) if not table.over else set()
    view = table.state.data() if table.over else table.state.see(held[0] if len(held) == 1 else None)
    yours = bool(waited & set(held))
    return Listed(
        id=setup.id,
        game_name=table.game.names[lang],
        sitters=_sitters(table, view, held, waited, lang, t),
        status=_status(table, waited, yours, held[0] if len(held) == 1 else None, lang, t),
        since=ago(now - _since(table, waited & set(held) or waited, setup), table.over, t),
        left=_left(table, held, now, t),
        moment="" if table.over or table.waiting else table.game.where(view, lang, table.chapter),
        marks=marks(table, t),
        yours=yours,
        over=table.over,
        archived=setup.archived,
    )


def _status(table: Table, waited: set[int], yours: bool, you: int | None, lang: str, t: Say) -> str:
    names = names_of(table, t)
    if table.over:
        outcome = table.state.outcome
        if outcome is None or table.closed:
            return t("end-closed")
        return headline(outcome, names, you, table, lang, t)
    if table.waiting:
        return t("prompt-waiting", n=len(table.waiting))
    return t("title-yours") if yours else t("status-others", names=", ".join(names[seat] for seat in sorted(waited)))


def _sitters(
    table: Table, view: Mapping[str, Any], held: Sequence[int], waited: set[int], lang: str, t: Say
) -> tuple[Sitter, ...]:
    names, known = names_of(table, t), scores(table, view)
    outcome = table.state.outcome if table.over and not table.closed else None
    return tuple(
        Sitter(
            index=i,
            name=names[i],
            colour=seat.colour,
            kind=seat.kind,
            level=called(seat.bot, lang, table.game),
            you=i in held,
            turn=i in waited,
            score=known[i],
            won=outcome is not None and i in outcome.winners,
        )
        for i, seat in enumerate(table.seats)
    )


def scores(table: Table, view: Mapping[str, Any]) -> list[str]:
    """The points a view shows, seat by seat; nothing where it hides them."""
    unknown = [""] * table.setup.players
    if table.waiting:
        return unknown
    if table.over:
        outcome = table.state.outcome
        return [str(score) for score in (outcome.scores if outcome else table.state.scores)]
    seats = board.tallies(table.game, view)
    shown = [next((n for symbol, n in seat if symbol in COUNTS), None) for seat in seats]
    return [UNKNOWN if points is None else str(points) for points in shown] or unknown


def marks(table: Table, t: Say) -> tuple[str, ...]:
    """What sort of table it is, in a word each."""
    said = {
        "mark-companion": bool(table.companion),
        "mark-practice": table.practice and not table.companion,
        "mark-fork": table.forked,
        "mark-same-deal": table.known_luck,
        "mark-coached": table.coach is not None,
        "mark-slow": table.clock == "slow",
        "tournament": BELONGS in table.setup.settings,
        "mark-numbers": bool(table.game.numbers.changed),
    }
    return tuple(t(key) for key, true in said.items() if true)


def _left(table: Table, held: Sequence[int], now: float, t: Say) -> str:
    """How long there is left to decide at a table where a turn has its time: oneself, else who has the least."""
    until = {} if table.over else deadlines(table)
    mine = [at for seat, at in until.items() if seat in held] or list(until.values())
    return t("think-left", time=span(max(0, min(mine) - now), t)) if mine else ""


def span(seconds: float, t: Say) -> str:
    """So long, in the largest unit that fits."""
    for unit, length in (("days", A_DAY), ("hours", AN_HOUR)):
        if seconds >= length:
            return t(unit, n=int(seconds // length))
    return t("minutes", n=int(seconds // A_MINUTE))


def _since(table: Table, seats: set[int], setup: Setup) -> float:
    """When the turn came to these seats: the last thing that others did."""
    if table.over:
        return table.rows[-1].at if table.rows else setup.touched
    for row in reversed(table.rows):
        if row.kind in log.POSITION and row.seat != CHANCE and row.seat not in seats:
            return row.at
    return setup.created


def ago(seconds: float, over: bool, t: Say) -> str:
    """For how long, or how long ago, in the largest unit that fits."""
    for unit, length in (("days", A_DAY), ("hours", AN_HOUR), ("minutes", A_MINUTE)):
        if seconds >= length:
            return t("since-over" if over else "since", time=t(unit, n=int(seconds // length)))
    return t("since-now")
