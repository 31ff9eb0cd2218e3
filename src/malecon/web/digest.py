"""What happened since a seat last chose: the others' turns, each with a number, what it did and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from malecon.core.state import CHANCE
from malecon.table.table import Played, Table
from malecon.web.offers import gained, holdings
from malecon.web.story import chat, move_line, names_of, other_line
from malecon.web.views import ChatLine, LogLine, Turn
from malecon.web.words import Say

# So many turns are marked on the board; of older ones only their number is told.
MARKED = 9


def turns(line: Sequence[Played], start: int = 0) -> Iterator[tuple[int, int, int]]:
    """The turns of a game from an index on: whose it is, and from where to where. Luck belongs to who acted before, and
    what was dealt at first to nobody."""
    seat, first = CHANCE, start
    for index in range(start, len(line)):
        who = line[index].seat
        if who in (CHANCE, seat):
            continue
        if index > first:
            yield seat, first, index
        seat, first = who, index
    if len(line) > first:
        yield seat, first, len(line)


def since(table: Table, seat: int) -> int:
    """Where the moves begin that came after the seat's last choice."""
    last = (i for i in range(len(table.line) - 1, -1, -1) if table.line[i].seat == seat)
    return next(last, -1) + 1


def digest(table: Table, seat: int | None, lang: str, t: Say) -> tuple[Turn, ...]:
    """The turns of the others since this seat last chose, oldest first."""
    if seat is None or table.over:
        return ()
    found = [turn for turn in turns(table.line, since(table, seat)) if turn[0] not in (CHANCE, seat)]
    teller = Teller(table, seat, lang, t)
    marked = enumerate(found, 1 - max(0, len(found) - MARKED))
    return tuple(replace(teller.tell(*turn), number=max(0, number)) for number, turn in marked)


class Teller:
    """Tells a game's turns to one viewer, in their order. What was told of a turn never changes, so it is kept."""

    def __init__(self, table: Table, viewer: int | None, lang: str, t: Say) -> None:
        self.table, self.viewer, self.lang, self.t = table, viewer, lang, t
        self.names = tuple(names_of(table, t))
        self.index, self.state = 0, table.new()

    def tell(self, who: int, first: int, end: int) -> Turn:
        kept = self.table.line[first].told_to
        reader = ("turn", end, self.viewer, self.lang, self.table.over, self.names)
        if reader not in kept:
            kept[reader] = self._tell(who, first, end)
        told: Turn = kept[reader]
        return told

    def _tell(self, who: int, first: int, end: int) -> Turn:
        table, bare = self.table, self.table.knows_all()
        before, after = self._see(first), self._see(end)
        moves = table.line[first:end]
        known = [
            played
            for played in moves
            if played.seat == who and (bare or played.open or self.viewer in played.witnesses)
        ]
        things = [table.game.trace(played.move, before, who, self.viewer) for played in known]
        held = [holdings(table, view, who) if who != CHANCE else {} for view in (before, after)]
        return Turn(
            number=0,
            seat=who,
            name="" if who == CHANCE else self.names[who],
            colour="" if who == CHANCE else table.seats[who].colour,
            chapter=moves[0].chapter,
            row=moves[0].row,
            first=first,
            end=end,
            lines=tuple(move_line(table, played, self.viewer, self.lang, self.t, bare=bare) for played in moves),
            gains=gained(table, held[0], held[1], self.lang),
            things=tuple(dict.fromkeys(filter(None, things))),
            brief=table.game.brief([played.move for played in known], before, self.lang) if who != CHANCE else "",
        )

    def _see(self, index: int) -> dict[str, Any]:
        """What the viewer saw after so many moves."""
        if index < self.index:
            self.index, self.state = 0, self.table.new()
        for played in self.table.line[self.index : index]:
            self.state.step(played.move, played.seat)
        self.index = index
        return self.state.data() if self.table.knows_all() else self.state.see(self.viewer)


def chronicle(
    table: Table, viewer: int | None, lang: str, t: Say, last: int = 24
) -> tuple[Turn | LogLine | ChatLine, ...]:
    """The story by turns, newest first, with what the table itself has to tell and what was said, at their time."""
    teller = Teller(table, viewer, lang, t)
    told: list[tuple[int, Turn | LogLine | ChatLine]] = []
    for turn in list(turns(table.line))[-last:]:
        made = teller.tell(*turn)
        told.append((made.row, made))
    since = told[0][0] if told else 0
    others = [(row.number, line) for row in table.rows if row.number >= since and (line := other_line(table, row, t))]
    said = [(int(line.id.rpartition("-")[2]), line) for line in chat(table, t)]
    return tuple(entry for _, entry in sorted([*told, *others, *said], key=lambda entry: entry[0], reverse=True))
