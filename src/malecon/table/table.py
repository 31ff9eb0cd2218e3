"""A table in memory: what its set-up and its log amount to. Nothing here writes to disk."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from malecon.core.coach import Coach, coach_of
from malecon.core.errors import Illegal
from malecon.core.game import Game
from malecon.core.preview import learnt
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event
from malecon.core.texts import LANGUAGES
from malecon.table import companion, log
from malecon.table.log import Ask, Seat, Stay, Taught
from malecon.table.store import Row, Setup


@dataclass(slots=True)
class Played:
    """One move of the game as it now stands, with what was true when it was played."""

    row: int
    seat: int
    move: int
    text: str
    choices: int
    veil: str
    open: bool
    witnesses: frozenset[int]
    events: list[Event]
    # Luck, or something that others hid from its seat, came out by it: it can't be taken back freely.
    reveals: bool
    # The round in which it was played, and whose turn the game said it was; −1 where it doesn't say.
    chapter: int = 0
    turn: int = -1
    # Nobody else was asked at the same time.
    alone: bool = True
    # The first row of the moves that were asked for together with it; 0 where it came alone.
    chain: int = 0
    # A person chose it, or told at the real table that luck did.
    typed: bool = False
    # Nobody did: the program drew what people could have told.
    drawn: bool = False
    # What readers were told of it, by who reads: it never changes, and a page shows dozens of them.
    told_to: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    def told(self, viewer: int | None) -> str:
        """The notation as this viewer may read it; a spectator reads what every seat may."""
        return self.text if self.open or viewer in self.witnesses else self.veil


def turn_over(seat: int, alone: bool, asked: Collection[int]) -> bool:
    """Whether a seat's turn is over when these seats are asked next.

    What all are asked at once, after one `alone` was, is no part of that one's turn.
    """
    return seat not in asked or (alone and len(asked) > 1)


class Table:
    """A set-up and the fold of its log."""

    def __init__(self, setup: Setup, game: Game, rows: Iterable[Row] = ()) -> None:
        self.setup = setup
        self.game = game
        self.seats = [Seat.of(data) for data in setup.seats]
        self.state: State = self.new()
        # Which speaks as the options chosen want.
        self.game = self.state.game
        self.rows: list[Row] = []
        self.line: list[Played] = []
        self.chat: list[Row] = []
        self.taught: list[Taught] = []
        self.ask: Ask | None = None
        # By seat: for whom a bot was asked, and when it sits down if they give no sign of life.
        self.away: dict[int, Ask] = {}
        # By seat: the people who sat there, each with what rows they saw.
        self.stays = [(Stay(0),) if seat.kind == log.HUMAN else () for seat in self.seats]
        self.pace = int(setup.settings.get("pace", 900))
        self.ended = False
        self.closed = False
        self.offered = False
        self.next = self.same = ""
        # The last row that changed the position: what a page or a bot has to know to act on it.
        self.n = 0
        # For each seat, since which row it has had its present choice.
        self.since = [0] * setup.players
        for row in rows:
            self.apply(row)

    def new(self) -> State:
        """The position before the first move."""
        return self.game.new(self.setup.players, rules=self.setup.rules, **self.setup.options)

    def fork(self) -> Table:
        """A twin to work on: readers keep the old one until its rows are stored."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.state = self.state.copy()
        twin.rows, twin.line, twin.chat = self.rows[:], self.line[:], self.chat[:]
        twin.taught = self.taught[:]
        twin.since, twin.stays, twin.away = self.since[:], self.stays[:], self.away.copy()
        return twin

    # What stands on the table

    @property
    def number(self) -> int:
        """The number of the last row."""
        return self.rows[-1].number if self.rows else 0

    @property
    def chapter(self) -> int:
        """The round, ship … that is played."""
        return self.game.chapter(self.state, self.line[-1].chapter if self.line else 0)

    @property
    def waiting(self) -> list[int]:
        """Seats nobody has taken yet; nothing is dealt before they are."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == log.FREE]

    @property
    def open(self) -> bool:
        """Whether anybody may sit down."""
        return self.offered and bool(self.waiting) and not self.over

    @property
    def humans(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == log.HUMAN]

    @property
    def practice(self) -> bool:
        """Whether everything may be taken back here: at the real table who mistypes a die corrects it."""
        return bool(self.setup.settings.get("practice") or self.companion)

    @property
    def companion(self) -> str:
        """How what the box hides comes to a real table that the program only accompanies; empty for any other."""
        return str(self.setup.settings.get("companion") or "")

    @property
    def clock(self) -> str:
        """`live`, or `slow` for a game over days."""
        return str(self.setup.settings.get("clock", "live"))

    @property
    def think(self) -> float:
        """For how many seconds somebody may think about a turn before a bot plays on; 0 for as long as they like."""
        return float(self.setup.settings.get("think", 0))

    @property
    def known_luck(self) -> bool:
        """Whether this deal was played before, so that its players know what comes."""
        return bool(self.setup.settings.get("known_luck"))

    @property
    def forked(self) -> bool:
        """Whether it goes on from a game that is over: what was hidden there may be known."""
        return bool(self.setup.settings.get("forked"))

    @property
    def prepared(self) -> list[str]:
        """Moves of luck and of bots that this table was opened with; they never leave the server."""
        return list(self.setup.settings.get("prepared", ()))

    @property
    def coach(self) -> Coach | None:
        """Who teaches here, if this is a game to learn by."""
        return coach_of(self.game) if self.setup.settings.get("coached") else None

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do, not even to end the last turn."""
        return self.closed or (self.state.actor == NOBODY and self.paused is None)

    @property
    def actors(self) -> list[int]:
        """The seats that may decide now."""
        if self.waiting or self.over or self.paused is not None or self.state.actor == CHANCE:
            return []
        return list(self.state.actors)

    @property
    def paused(self) -> int | None:
        """The seat that has made its last decision but may still take it back: nothing goes on before it ends its turn.

        Only where undo would cost nothing: as soon as luck or another's secret is out there is nothing to wait for.
        """
        if self.ended or not self.line or self.setup.kind == "record" or self.waiting:
            return None
        if not self.line[-1].open:
            return None  # a secret answer: the others who were asked at the same time don't wait for it
        seat = self.line[-1].seat
        if seat == CHANCE or self.seats[seat].kind != log.HUMAN or not self.seats[seat].confirm:
            return None
        asked, alone = self.state.actors, self.line[-1].alone
        if len(asked) > 1 and not alone:
            return None  # the others who were asked at the same time go on
        return seat if turn_over(seat, alone, asked) and self.free_undo(seat) is not None else None

    def why_not(self, move: int, seat: int) -> Illegal:
        """Why a move isn't possible now, in the words that people read on its button."""
        why = {}
        for lang in LANGUAGES:
            names = [one.name or self.game.texts.say(lang, "player", {"n": i}) for i, one in enumerate(self.seats, 1)]
            why[lang] = self.state.why_not(move, seat, lang, names) or ""
        return Illegal.of("refused", why=why)

    def knows_all(self) -> bool:
        """After the end nothing is secret any more, and a loaded record never held a secret."""
        return self.over or self.setup.kind == "record"

    # What was and could be again

    def at(self, moves: int) -> State:
        """The position after so many moves of the game as it now stands."""
        state = self.new()
        for played in self.line[:moves]:
            state.step(played.move, played.seat)
        return state

    def free_undo(self, seat: int) -> int | None:
        """To how many moves the seat may go back by itself: its last choice, if nothing was revealed since."""
        free = self.free_choices(seat)
        return free[0] if free else None

    def turn_start(self, seat: int) -> int | None:
        """To how many moves «start the turn again» goes: the seat's first choice since something was revealed."""
        free = self.free_choices(seat)
        return free[-1] if free else None

    def far_undo(self, seat: int) -> int | None:
        """The seat's last choice whatever came after it: going back there needs the others' consent.

        At the real table, the last thing that was typed, whoever did.
        """
        ours = [played.seat == seat or (played.typed and bool(self.companion)) for played in self.line]
        mine = [index for index, played in enumerate(self.line) if ours[index] and played.choices > 1]
        return self._whole(mine)[-1] if mine else None

    def free_choices(self, seat: int) -> list[int]:
        """To how many moves the seat may go back alone: its choices since something was revealed, latest first."""
        free: list[int] = []
        for index in range(len(self.line) - 1, -1, -1):
            played = self.line[index]
            if played.seat != seat or played.reveals:
                break
            if played.choices > 1:
                free.append(index)
        return self._whole(free[::-1])[::-1]

    def _whole(self, choices: list[int]) -> list[int]:
        """Of choices in order those that stand alone, and the first of each chain."""
        chains = [self.line[index].chain for index in choices]
        return [index for i, index in enumerate(choices) if not chains[i] or i == 0 or chains[i] != chains[i - 1]]

    # The fold

    def add(self, kind: str, seat: int, text: str, at: float) -> Row:
        """Appends a row to this copy of the table and takes it into account."""
        row = Row(self.number + 1, kind, seat, text, at)
        self.apply(row)
        return row

    def apply(self, row: Row) -> None:
        """Takes one more row of the log into account."""
        before = [seat in self.state.actors for seat in range(self.setup.players)]
        together = sum(before) > 1
        self.rows.append(row)
        log.follow_away(self.away, row)
        match row.kind:
            case log.MOVE:
                self._move(row)
            case log.UNDO:
                self._rewind(int(row.text))
            case log.END:
                self.ended = True
            case log.SIT:
                self._sit(row)
            case log.BOT:
                self._leave(row)
            case log.RESIGN:
                self._resign(row)
            case log.ASK:
                asked = Ask.read(row.number, row.seat, row.text)
                if asked is not None and asked.what == log.UNDO_ASKED:
                    self.ask = asked
            case log.AGREE:
                if self.ask:
                    self.ask = replace(self.ask, needs=self.ask.needs - {row.seat})
            case log.REFUSE | log.WITHDRAW:
                if self.ask and row.text in ("", str(self.ask.row)):
                    self.ask = None
            case log.CHAIN:
                self._chain(int(row.text))
            case log.DRAWN:
                self.line[-1].drawn = True
            case log.CHAT:
                self.chat.append(row)
            case log.PACE:
                self.pace = int(row.text)
            case log.NEXT:
                self.next = row.text
            case log.SAME:
                self.same = row.text
            case log.LESSON:
                how, _, name = row.text.partition(" ")
                self.taught.append(Taught(row.seat, name, how, len(self.line)))
            case log.OPEN:
                self.offered = row.text == "on"
            case log.CONFIRM:
                self.seats[row.seat].confirm = row.text == "on"
        if row.kind in log.POSITION:
            self.n = row.number
            for seat in range(self.setup.players):
                # Among secrets made at once another's answer leaves my own question as it was.
                same = row.kind == log.MOVE and together and row.seat != seat and before[seat]
                if not (same and seat in self.state.actors):
                    self.since[seat] = row.number

    def _move(self, row: Row) -> None:
        move = self.game.read(row.text)
        choices = len(self.state.moves(row.seat))
        typed = companion.by_people(self) if row.seat == CHANCE else self.seats[row.seat].kind == log.HUMAN
        witnesses = frozenset(self.state.witnesses(move))
        if row.seat != CHANCE and len(witnesses) < self.setup.players:
            # A secret answer among several is its own seat's, whoever else still has to answer.
            witnesses = frozenset({row.seat}) if len(self.state.actors) > 1 else witnesses | {row.seat}
        everybody = len(witnesses) == self.setup.players
        chapter, turn = self.chapter, int(getattr(self.state, "turn", -1))
        alone = len(self.state.actors) <= 1
        events = self.state.tell(move, row.seat)
        reveals = row.seat == CHANCE or learnt(self.state, row.seat)
        veil = self.game.veil(move)
        told = (veil, everybody, witnesses, events, reveals, chapter, turn, alone)
        self.line.append(Played(row.number, row.seat, move, row.text, choices, *told, typed=typed))
        self.ended = False
        self.ask = None

    def _chain(self, first: int) -> None:
        for played in reversed(self.line):
            if played.row < first:
                break
            played.chain = first

    def _rewind(self, moves: int) -> None:
        self.state = self.at(moves)
        del self.line[moves:]
        # What was only read stays known; what was done is taken back, and is taught again.
        self.taught = [each for each in self.taught if each.at < moves or (each.at == moves and each.how == log.READ)]
        # Something was done after that pause: it was over, and whose turn it was then goes on.
        self.ended = True
        self.ask = None

    def _sit(self, row: Row) -> None:
        seat, data = self.seats[row.seat], json.loads(row.text)
        seat.kind, seat.bot = log.HUMAN, ""
        seat.name, seat.confirm = data["name"], data["confirm"]
        stays = self.stays[row.seat]
        if data.get("back") and stays:
            self.stays[row.seat] = (*stays[:-1], Stay(stays[-1].since))
        else:
            self.stays[row.seat] = (*stays, Stay(row.number))
        # Who comes has to be asked as well.
        self.ask = None

    def _leave(self, row: Row) -> None:
        seat, stays = self.seats[row.seat], self.stays[row.seat]
        if seat.kind == log.HUMAN and stays:
            self.stays[row.seat] = (*stays[:-1], Stay(stays[-1].since, row.number))
        seat.kind, seat.bot = log.ROBOT, row.text
        self.ask = None

    def _resign(self, row: Row) -> None:
        self._leave(row)
        self.seats[row.seat].resigned = True
        if not self.humans:
            self.closed = True
