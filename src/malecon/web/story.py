"""The story of a table in sentences, as far as the viewer may know it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from malecon.core.names import apart
from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.core.telling import recount, sentence, sentences, without
from malecon.table import log
from malecon.table.store import Row
from malecon.table.table import Played, Table
from malecon.web.views import ChatLine, LogLine
from malecon.web.words import Say

# What a page shows of a long game; the whole story is in the record and the replay.
SHOWN = 60
CHAT_SHOWN = 30
# Of each move so much that was told is kept: its line for a table's seats and watchers in both languages, and its turn.
READERS = 24


def names_of(table: Table, t: Say) -> list[str]:
    """The seats' names as this language has them."""
    return apart([seat.name or t("seat-name", n=i + 1) for i, seat in enumerate(table.seats)], t)


def move_line(
    table: Table,
    played: Played,
    viewer: int | None,
    lang: str,
    t: Say,
    *,
    bare: bool = False,
    names: Sequence[str] | None = None,
) -> LogLine:
    """A move, with what came of it; `bare` shows it to everybody as it is (after the end); `names` as known already."""
    names = names or names_of(table, t)
    shown = None if bare else unveiled(table, played, viewer)
    reader = (viewer, lang, bare, shown is not None, *names)
    if reader not in played.told_to:
        if len(played.told_to) >= READERS:
            played.told_to.clear()
        played.told_to[reader] = _tell_move(table, played, viewer, lang, t, names, bare, shown)
    line: LogLine = played.told_to[reader]
    return line


def unveiled(table: Table, played: Played, viewer: int | None) -> Event | None:
    """The event that told the viewer afterwards what was decided in secret, if it was told by now."""
    if played.open or viewer in played.witnesses or played.seat == CHANCE:
        return None
    kind = table.game.unveiled.get(table.game.lexicon.family_of(played.move).key)
    later = table.line[bisect_left(table.line, played.row, key=lambda one: one.row) :] if kind else []
    events = (event for one in later for event in one.events)
    return next((one for one in events if one.kind == kind and one.seat == played.seat and one.seen_by(viewer)), None)


def _tell_move(
    table: Table,
    played: Played,
    viewer: int | None,
    lang: str,
    t: Say,
    names: Sequence[str],
    bare: bool,
    shown: Event | None,
) -> LogLine:
    known = bare or played.open or viewer in played.witnesses
    luck = played.seat == CHANCE
    name = "" if luck else names[played.seat]
    if known:
        text, *came = recount(table.game, played.move, played.seat, played.events, viewer, lang, names)
    else:
        told = sentences(table.game, played.events, viewer, lang, names)
        # Luck decides nothing: what it brought another in secret is told by what everybody saw of it.
        secret = sentence(table.game, shown, viewer, lang, names) if shown else t("log-secret")
        text, *came = told if luck and told else (t("log-secret-luck") if luck else secret, *told)
        came = [line for line in came if line != text]
    return LogLine(
        id=f"row-{played.row}",
        kind="luck" if luck else "move",
        seat=None if luck else played.seat,
        name=name,
        colour="" if luck else table.seats[played.seat].colour,
        text=without(name, text) if name else text,
        details=tuple(came),
        typed=luck and played.typed,
    )


TOLD = frozenset({log.UNDO, log.SIT, log.BOT, log.RESIGN, log.REFUSE, log.WITHDRAW, log.HERE, log.NEXT, log.SAME})


def other_line(table: Table, row: Row, t: Say) -> LogLine | None:
    """What the table itself has to tell: who sat down, took back, resigned."""
    if row.kind not in TOLD:
        return None
    name = names_of(table, t)[row.seat]
    return LogLine(
        id=f"row-{row.number}",
        kind=row.kind,
        seat=row.seat,
        name=name,
        colour=table.seats[row.seat].colour,
        text=t(f"log-{row.kind}", name=name),
        details=(),
    )


def story(table: Table, viewer: int | None, lang: str, t: Say, last: int = SHOWN) -> tuple[LogLine, ...]:
    """The last lines, newest last. Moves that were taken back are gone from it."""
    standing = {played.row: played for played in table.line}
    lines: list[LogLine] = []
    for row in reversed(table.rows):
        if len(lines) >= last:
            break
        if row.kind == log.MOVE:
            if row.number in standing:
                lines.append(move_line(table, standing[row.number], viewer, lang, t))
        elif (line := other_line(table, row, t)) is not None:
            lines.append(line)
    return tuple(reversed(lines))


def chat(table: Table, t: Say, muted: Collection[int] = ()) -> tuple[ChatLine, ...]:
    """What was said last, but for the seats whose words nobody wants to read here."""
    names = names_of(table, t)
    return tuple(
        ChatLine(f"chat-{row.number}", names[row.seat], table.seats[row.seat].colour, row.text)
        for row in table.chat[-CHAT_SHOWN:]
        if row.text and row.seat not in muted
    )
