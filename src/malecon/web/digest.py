"""What happened since a seat last chose: what came to itself, and the others' turns, each with a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.core.telling import sentence, without
from malecon.table.table import Played, Table
from malecon.web import board
from malecon.web.offers import gained, holdings
from malecon.web.story import chat, move_line, names_of, other_line, unveiled
from malecon.web.views import ChatLine, Gain, LogLine, Turn
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
        # In the set-up, before the first round, all choose whoever's turn it is.
        answered = own and played.chapter > 0 and played.turn not in (seat, CHANCE)
        if played.seat == seat and played.choices > 1 and not answered:
            return i + 1
    return 0


def digest(table: Table, seat: int | None, lang: str, t: Say) -> tuple[Turn, ...]:
    """What came to this seat since it last chose, then the turns of the others, oldest first."""
    if seat is None or table.over:
        return ()
    start = since(table, seat)
    if all(played.seat == seat for played in table.line[start:]) and not _tells(table, seat, start):
        return ()
    found = [turn for turn in turns(table.line, start) if turn[0] not in (CHANCE, seat)]
    teller = Teller(table, seat, lang, t)
    own = teller.befell(seat, start, found) if start else None
    marked = enumerate(found, 1 - max(0, len(found) - MARKED))
    told = [replace(_lasting(table, teller.tell(*turn)), number=max(0, number)) for number, turn in marked]
    told = teller.besides(told, max(0, start - 1), seat)
    return (own, *told) if own and (own.text or own.gains) else tuple(told)


def _tells(table: Table, seat: int, start: int) -> bool:
    """Whether the seat's own last choice brought what it couldn't see coming: a new round, what another won by it."""
    events = table.line[start - 1].events if start else []
    game = table.game
    return any(
        event.kind in game.calls or game.befalls(event)
        if event.seat == seat
        else event.seat >= 0 and event.kind in game.news
        for event in events
    )


def _lasting(table: Table, turn: Turn) -> Turn:
    """A turn of the stage before marks nothing that left with it."""
    if turn.chapter == table.chapter:
        return turn
    return replace(turn, things=tuple(one for one in turn.things if one.partition("-")[0] not in table.game.fleeting))


def touches(event: Event, seat: int | None) -> bool:
    """Whether it speaks of the seat."""
    return seat is not None and seat in (event.seat, event.details.get("other"))


def gathered(kinds: Mapping[str, Sequence[str]], told: Sequence[tuple[Event, int]]) -> Iterator[tuple[Event, int]]:
    """Like events, by who did them, as one: those of a kind whose named details are the same. Their numbers are added
    up, and `times` says how many they were.

    >>> bales = [(Event("grew", 0, {"tobacco": "grey", "n": 1, "row": row}), -1) for row in (1, 3)]
    >>> [(dict(event.details), by) for event, by in gathered({"grew": ("tobacco",)}, bales)]
    [({'tobacco': 'grey', 'n': 2, 'row': 4, 'times': 2}, -1)]
    """
    heaps: dict[object, list[tuple[Event, int]]] = {}
    for event, by in told:
        alike = [event.details.get(name) for name in kinds.get(event.kind, ())]
        key = (event.kind, event.seat, by, *alike) if event.kind in kinds else id(event)
        heaps.setdefault(key, []).append((event, by))
    for heap in heaps.values():
        event, by = heap[0]
        if event.kind not in kinds:
            yield event, by
            continue
        named = kinds[event.kind]
        added = {
            name: sum(int(one.details[name]) for one, _ in heap)
            for name, value in event.details.items()
            if isinstance(value, int) and name not in named
        }
        yield Event(event.kind, event.seat, {**event.details, **added, "times": len(heap)}, event.witnesses), by


def _summed(*signs: Sequence[Gain]) -> tuple[Gain, ...]:
    """Gains and losses added up, what it costs first."""
    counted: dict[str, Gain] = {}
    for gain in (gain for some in signs for gain in some):
        before = counted.get(gain.symbol)
        counted[gain.symbol] = Gain(gain.n + (before.n if before else 0), gain.symbol, gain.name)
    return tuple(sorted((gain for gain in counted.values() if gain.n), key=lambda gain: gain.n > 0))


class Teller:
    """Tells a game's turns to one viewer, in their order. What was told of a turn never changes, so it is kept."""

    def __init__(self, table: Table, viewer: int | None, lang: str, t: Say) -> None:
        self.table, self.viewer, self.lang, self.t = table, viewer, lang, t
        self.names = tuple(names_of(table, t))
        self.index = 0
        self.state: State | None = None

    def tell(self, who: int, first: int, end: int) -> Turn:
        kept = self.table.line[first].told_to
        shown = sum(unveiled(self.table, played, self.viewer) is not None for played in self.table.line[first:end])
        # Of a turn that goes on what was told before isn't asked for again. The last row, not how many moves there are:
        # after an undo there may be as many others.
        last = self.table.line[end - 1].row
        reader, when = ("turn", self.viewer, self.lang, self.names), (last, self.table.over, shown)
        before, told = kept.get(reader, (None, None))
        if before != when:
            told = self._tell(who, first, end)
            kept[reader] = when, told
        if end < len(self.table.line):
            kept.pop(("before", self.viewer, self.table.knows_all()), None)
        assert isinstance(told, Turn)
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
        table, end = self.table, len(self.table.line)
        first = self._opened(seat, start)
        # News of one's own last choice, and all that befell the seat by it.
        own = table.line[start - 1].events if start else []
        news = [event for event in own[1:] if event.kind in table.game.news]
        called = [event for event in own if event.seat == seat and event.kind in table.game.calls]
        told = [(event, seat) for event in (*news, *called)] if first == start else []
        theirs = {index for _, since, until in found for index in range(since, until)}
        for index in range(first, end):
            played = table.line[index]
            kinds = table.game.news if index not in theirs else ()
            told += [(event, played.seat) for event in played.events if event.kind in kinds or self._mine(event, seat)]
        # First what others did to the seat, then what luck and the round's end brought it, then news of others.
        told.sort(key=lambda one: 2 * (not self._mine(one[0], seat)) + (one[1] in (CHANCE, seat)))
        lines = [self._to(seat, event, by).rstrip(".") for event, by in gathered(table.game.gathered, told)]
        counted = Counter(filter(None, lines))
        held = [holdings(table, view, seat) for view in (self.see(first), table.state.see(seat))]
        return Turn(
            number=0,
            seat=seat,
            name="" if counted else self.t("you-alone"),
            colour=table.seats[seat].colour,
            chapter=table.chapter,
            row=table.n,
            # Others' turns are shown again one by one; where there are none, what luck did.
            first=end if found else start,
            end=end,
            lines=(),
            gains=gained(table, held[0], held[1], self.lang),
            things=(),
            brief=" · ".join(f"{line} ×{n}" if n > 1 else line for line, n in counted.items()),
        )

    def _opened(self, seat: int, start: int) -> int:
        """Where that begins which is told to the seat: its own last choice too if something befell it by that, or if
        it had to go on with it; and of what is paid piece by piece the first piece."""
        line, family = self.table.line, self.table.game.lexicon.family_of
        befell = start > 0 and any(
            self.table.game.befalls(event) and event.seat == seat for event in line[start - 1].events
        )
        first = start - 1 if befell else start
        while 0 < first < len(line) and line[first].seat == line[first - 1].seat == seat:
            pieces = [(one.chapter, one.turn, family(one.move).key) for one in line[first - 1 : first + 1]]
            if pieces[0] != pieces[1]:
                break
            first -= 1
        return first

    def _mine(self, event: Event, seat: int) -> bool:
        return touches(event, seat) and event.kind not in self.table.game.nobodys

    def _to(self, seat: int, event: Event, by: int) -> str:
        """What an event says to the seat that it touched, as «you»: what another did to it, what came to it, what
        came to it from another."""
        game = self.table.game
        if event.seat == seat and by not in (CHANCE, seat):
            done = Event(event.kind, event.seat, {**event.details, "other": by}, event.witnesses)
            if told := sentence(game, done, seat, self.lang, self.names, "since-by"):
                return told
        kind = "since-you" if event.seat == seat else "since-to" if event.details.get("other") == seat else ""
        told = sentence(game, event, seat, self.lang, self.names, kind) if kind else ""
        return told or self._short(event)

    def besides(self, told: Sequence[Turn], start: int, viewer: int | None = None) -> list[Turn]:
        """These turns, each seat's with what befell it from there on in the turns of others: the points of a round's
        end stand with whom they came to. Where a seat had no turn since, that is all there is to tell of it."""
        made, table = list(told), self.table
        whose = {index: turn.seat for turn in told for index in range(turn.first, turn.end)}
        for index in range(start, len(table.line)):
            for seat in sorted(self._befallen(table.line[index]) - {viewer, whose.get(index, viewer)}):
                lines, gains = self._besides(seat, index)
                earlier = [at for at, turn in enumerate(made) if turn.seat == seat and turn.end <= index]
                later = [at for at, turn in enumerate(made) if turn.seat == seat and turn.first > index]
                if earlier:
                    turn = made[earlier[-1]]
                    made[earlier[-1]] = replace(turn, news=(*turn.news, *lines), gains=_summed(turn.gains, gains))
                elif later:
                    turn = made[later[0]]
                    made[later[0]] = replace(turn, omens=(*lines, *turn.omens), gains=_summed(gains, turn.gains))
                elif viewer is not None:
                    made.append(self._alone(seat, lines, gains))
        return made

    def _befallen(self, played: Played) -> set[int]:
        """The seats that something befell by a move, whoever's it was."""
        if "befallen" not in played.told_to:
            fell = {event.seat for event in played.events if event.seat >= 0 and self.table.game.befalls(event)}
            played.told_to["befallen"] = fell
        found: set[int] = played.told_to["befallen"]
        return found

    def _besides(self, seat: int, index: int) -> tuple[tuple[str, ...], tuple[Gain, ...]]:
        """What befell a seat by a move that was not its own, in words and signs."""
        played = self.table.line[index]
        reader = ("besides", seat, self.viewer, self.lang, self.table.over, self.names)
        if reader not in played.told_to:
            fell = [event for event in played.events if event.seat == seat and self.table.game.befalls(event)]
            lines = tuple(without(self.names[seat], self._short(event)).rstrip(".") for event in fell)
            held = [holdings(self.table, self.see(at), seat) for at in (index, index + 1)]
            played.told_to[reader] = lines, gained(self.table, held[0], held[1], self.lang)
        told: tuple[tuple[str, ...], tuple[Gain, ...]] = played.told_to[reader]
        return told

    def _alone(self, seat: int, lines: Sequence[str], gains: tuple[Gain, ...]) -> Turn:
        table, end = self.table, len(self.table.line)
        return Turn(
            number=0,
            seat=seat,
            name=self.names[seat],
            colour=table.seats[seat].colour,
            chapter=table.chapter,
            row=table.n,
            first=end,
            end=end,
            lines=(),
            gains=gains,
            things=(),
            brief=" · ".join(lines),
        )

    def _tell(self, who: int, first: int, end: int) -> Turn:
        table, bare, names = self.table, self.table.knows_all(), self.names
        before, after = self._before(first), self.see(end)
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
            lines=tuple(
                move_line(table, played, self.viewer, self.lang, self.t, bare=bare, names=names) for played in moves
            ),
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

    def _before(self, first: int) -> dict[str, Any]:
        """What the viewer saw before a turn; kept while it goes on, as all languages ask for it after each move."""
        kept, reader = self.table.line[first].told_to, ("before", self.viewer, self.table.knows_all())
        if reader not in kept:
            kept[reader] = self.see(first)
        view: dict[str, Any] = kept[reader]
        return view

    def see(self, index: int) -> dict[str, Any]:
        """What the viewer saw after so many moves."""
        if index == len(self.table.line):
            return self._seen_of(self.table.state)
        if self.state is None or index < self.index:
            self.index, self.state = 0, self.table.new()
        for played in self.table.line[self.index : index]:
            self.state.step(played.move, played.seat)
        self.index = index
        return self._seen_of(self.state)

    def _seen_of(self, state: State) -> dict[str, Any]:
        return state.data() if self.table.knows_all() else state.see(self.viewer)


def chronicle(
    table: Table, viewer: int | None, lang: str, t: Say, last: int = 24, muted: Collection[int] = ()
) -> tuple[Turn | LogLine | ChatLine, ...]:
    """The story by turns, newest first, with what the table itself has to tell and what was said, at their time."""
    teller = Teller(table, viewer, lang, t)
    told: list[tuple[int, Turn | LogLine | ChatLine]] = []
    shown = [teller.tell(*turn) for turn in list(turns(table.line))[-last:]]
    for made in teller.besides(shown, shown[0].first if shown else 0):
        # Whose turn goes on has not left out what may still be done.
        goes_on = made.end == len(table.line) and made.seat in table.actors
        told.append((made.row, replace(made, brief="") if goes_on else made))
    since = told[0][0] if told else 0
    rows = takewhile(lambda row: row.number >= since, reversed(table.rows))
    others = [(row.number, line) for row in rows if (line := other_line(table, row, t))]
    said = [(int(line.id.rpartition("-")[2]), line) for line in chat(table, t, muted)]
    return tuple(entry for _, entry in sorted([*told, *others, *said], key=lambda entry: entry[0], reverse=True))
