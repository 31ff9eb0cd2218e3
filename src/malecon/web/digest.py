"""What happened since a seat last chose: what came to itself, and the others' turns, each with a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.core.telling import sentence, without
from malecon.table.table import Played, Table
from malecon.web import board
from malecon.web.offers import gained, holdings
from malecon.web.story import chat, move_line, names_of, other_line, unveiled
from malecon.web.views import ChatLine, LogLine, Turn
from malecon.web.words import Say

# So many turns are marked on the board; of older ones only their number is told.
MARKED = 9


def turns(line: Sequence[Played], start: int = 0) -> Iterator[tuple[int, int, int]]:
    """The turns of a game from an index on: whose it is, and from where to where. Luck belongs to whose turn it falls
    in, and what was dealt before anybody's to nobody; with a chapter turns end, too."""
    seat, first = CHANCE, start
    for index in range(start, len(line)):
        now, opened = line[index], line[first]
        same = (now.chapter, now.turn) == (opened.chapter, opened.turn)
        if same and now.seat in (CHANCE, seat):
            continue
        if same and seat == CHANCE and now.seat == now.turn:
            seat = now.seat
            continue
        if index > first:
            yield seat, first, index
        seat, first = now.seat, index
    if len(line) > first:
        yield seat, first, len(line)


def since(table: Table, seat: int) -> int:
    """Where the moves begin that came after the seat's last choice. To who has a turn of its own what it answered in
    another's, such as a bid, was none: that turn is told with the others."""
    own = getattr(table.state, "turn", CHANCE) == seat
    for i in range(len(table.line) - 1, -1, -1):
        played = table.line[i]
        if played.seat == seat and played.choices > 1 and not (own and played.turn not in (seat, CHANCE)):
            return i + 1
    return 0


def digest(table: Table, seat: int | None, lang: str, t: Say) -> tuple[Turn, ...]:
    """The turns of the others since this seat last chose, oldest first, then what came to itself."""
    if seat is None or table.over:
        return ()
    start = since(table, seat)
    if all(played.seat == seat for played in table.line[start:]):
        return ()
    found = [turn for turn in turns(table.line, start) if turn[0] not in (CHANCE, seat)]
    teller = Teller(table, seat, lang, t)
    own = teller.befell(seat, start, found) if start else None
    marked = enumerate(found, 1 - max(0, len(found) - MARKED))
    told = [replace(_lasting(table, teller.tell(*turn)), number=max(0, number)) for number, turn in marked]
    return (*told, own) if own and (own.text or own.gains) else tuple(told)


def _lasting(table: Table, turn: Turn) -> Turn:
    """A turn of the stage before marks nothing that left with it."""
    if turn.chapter == table.chapter:
        return turn
    return replace(turn, things=tuple(one for one in turn.things if one.partition("-")[0] not in table.game.fleeting))


def touches(event: Event, seat: int | None) -> bool:
    """Whether it speaks of the seat."""
    return seat is not None and seat in (event.seat, event.details.get("other"))


class Teller:
    """Tells a game's turns to one viewer, in their order. What was told of a turn never changes, so it is kept."""

    def __init__(self, table: Table, viewer: int | None, lang: str, t: Say) -> None:
        self.table, self.viewer, self.lang, self.t = table, viewer, lang, t
        self.names = tuple(names_of(table, t))
        self.index, self.state = 0, table.new()

    def tell(self, who: int, first: int, end: int) -> Turn:
        kept = self.table.line[first].told_to
        shown = sum(unveiled(self.table, played, self.viewer) is not None for played in self.table.line[first:end])
        reader = ("turn", end, self.viewer, self.lang, self.table.over, shown, self.names)
        if reader not in kept:
            kept[reader] = self._tell(who, first, end)
        told: Turn = kept[reader]
        return told

    def befell(self, seat: int, start: int, found: Sequence[tuple[int, int, int]]) -> Turn:
        """What others, luck and the end of a round brought the seat since then, and news that came in nobody's turn."""
        kept = self.table.line[-1].told_to
        reader = ("befell", start, seat, self.lang, self.names)
        if reader not in kept:
            kept[reader] = self._befell(seat, start, found)
        told: Turn = kept[reader]
        return told

    def _befell(self, seat: int, start: int, found: Sequence[tuple[int, int, int]]) -> Turn:
        table, name, end = self.table, self.names[seat], len(self.table.line)
        # What befell the seat by its own last choice came after that, too.
        own = table.line[start - 1].events if start else []
        first = start - 1 if any(table.game.befalls(event) and event.seat == seat for event in own) else start
        told = [event for event in own[1:] if event.kind in table.game.news] if first == start else []
        theirs = {index for _, since, until in found for index in range(since, until)}
        for index in range(first, end):
            news = table.game.news if index not in theirs else ()
            # What the seat itself answered meanwhile it knows.
            known = table.line[index].seat == seat and index >= start
            told += [
                event
                for event in table.line[index].events
                if event.kind in news or (touches(event, seat) and (table.game.befalls(event) or not known))
            ]
        lines = [line.rstrip(".") for event in told if (line := self._short(event))]
        mine = [line for line in lines if without(name, line) != line]
        counted = Counter([*mine, *(line for line in lines if line not in mine)])
        held = [holdings(table, view, seat) for view in (self.see(first), table.state.see(seat))]
        gains = gained(table, held[0], held[1], self.lang)
        return Turn(
            number=0,
            seat=seat,
            name="" if counted and not mine and (name in next(iter(counted)) or not gains) else name,
            colour=table.seats[seat].colour,
            chapter=table.chapter,
            row=table.n,
            # Others' turns are shown again one by one; where there are none, what luck did.
            first=end if found else start,
            end=end,
            lines=(),
            gains=gains,
            things=(),
            brief=" · ".join(without(name, f"{line} ×{n}" if n > 1 else line) for line, n in counted.items()),
        )

    def _tell(self, who: int, first: int, end: int) -> Turn:
        table, bare = self.table, self.table.knows_all()
        before, after = self.see(first), self.see(end)
        moves = table.line[first:end]
        known = [
            played
            for played in moves
            if played.seat == who
            and (bare or played.open or self.viewer in played.witnesses or unveiled(table, played, self.viewer))
        ]
        things = [table.game.trace(played.move, before, who, self.viewer) for played in known]
        # Luck that fell before anything was done is told first.
        begun = next((i for i, played in enumerate(moves) if played.seat == who), 0)
        held = [holdings(table, view, who) if who != CHANCE else {} for view in (before, after)]
        # What a seat holds in secret is known by what everybody saw come and go.
        came = {symbol: n for symbol, n in self._seen(who, moves).items() if symbol not in held[0]}
        held = [{**dict.fromkeys(came, 0), **held[0]}, {**came, **held[1]}]
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
            omens=tuple(self._news(who, moves[:begun])),
            news=tuple(self._news(who, moves[begun:])),
        )

    def _seen(self, who: int, moves: Sequence[Played]) -> Counter[str]:
        """By symbols, what the viewer saw come to the seat and leave it: `seen` of the game's drawing."""
        counted: Counter[str] = Counter()
        seen = getattr(board.drawing_of(self.table.game), "seen", None)
        events = [event for played in moves for event in played.events if event.seen_by(self.viewer)]
        for symbol, n in (one for event in events for one in seen(event, who)) if seen else ():
            counted[symbol] += n
        return counted

    def _news(self, who: int, moves: Sequence[Played]) -> Iterator[str]:
        """What everybody is told of these moves at a glance, and what befell the seat by them; what speaks of the
        viewer is told among what came to it."""
        game = self.table.game
        for event in (event for played in moves for event in played.events):
            if event.kind in game.news or (event.seat == who and game.befalls(event)):
                line = self._short(event)
                if who == self.viewer or not touches(event, self.viewer):
                    yield (without(self.names[who], line) if who != CHANCE else line).rstrip(".")

    def _short(self, event: Event) -> str:
        """An event for who was not looking: shorter than in the story where the game has such a text."""
        told = sentence(self.table.game, event, self.viewer, self.lang, self.names, "since")
        return told or sentence(self.table.game, event, self.viewer, self.lang, self.names)

    def see(self, index: int) -> dict[str, Any]:
        """What the viewer saw after so many moves."""
        if index < self.index:
            self.index, self.state = 0, self.table.new()
        for played in self.table.line[self.index : index]:
            self.state.step(played.move, played.seat)
        self.index = index
        return self.state.data() if self.table.knows_all() else self.state.see(self.viewer)


def chronicle(
    table: Table, viewer: int | None, lang: str, t: Say, last: int = 24, muted: Collection[int] = ()
) -> tuple[Turn | LogLine | ChatLine, ...]:
    """The story by turns, newest first, with what the table itself has to tell and what was said, at their time."""
    teller = Teller(table, viewer, lang, t)
    told: list[tuple[int, Turn | LogLine | ChatLine]] = []
    for turn in list(turns(table.line))[-last:]:
        made = teller.tell(*turn)
        # Whose turn goes on has not left out what may still be done.
        goes_on = turn[2] == len(table.line) and turn[0] in table.actors
        told.append((made.row, replace(made, brief="") if goes_on else made))
    since = told[0][0] if told else 0
    others = [(row.number, line) for row in table.rows if row.number >= since and (line := other_line(table, row, t))]
    said = [(int(line.id.rpartition("-")[2]), line) for line in chat(table, t, muted)]
    return tuple(entry for _, entry in sorted([*told, *others, *said], key=lambda entry: entry[0], reverse=True))
