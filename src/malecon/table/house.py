"""All tables of a server: opened, joined, played and saved. Every change is stored before it is seen."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import malecon
from malecon.core.errors import Illegal
from malecon.core.game import Game
from malecon.core.record import Record
from malecon.table import keys, log
from malecon.table.chance import new_secret
from malecon.table.driver import by_itself
from malecon.table.levels import usual
from malecon.table.log import COLOURS, Ask, Seat
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Setup, Stale, Store
from malecon.table.table import Table

NAME_LENGTH = 24
CHAT_LENGTH = 240
CHAT_LINES = 500
# Tables in memory, and moves of all of them together: a long one takes the place of several.
KEPT = 256
KEPT_MOVES = 60_000
PACES = (0, 4000)
# So that the story reads like one; by seat, as nobody should sit twice at a table.
BOT_NAMES = ("Rosa", "Ernesto", "Caridad", "Tito", "Yolanda")


@dataclass(frozen=True, slots=True)
class Wish:
    """How a seat of a new table is to be filled: `me`, `sofa` (on this screen), `link` or `bot`."""

    kind: str
    name: str = ""
    bot: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table with the keys that were drawn for it: shown now and never again."""

    table: Table
    invites: dict[int, str]


class House:
    """The tables in memory above those on disk. Reading needs no lock: a published table is never changed."""

    def __init__(self, store: Store, find: Callable[[str], Game] = malecon.game) -> None:
        self.store = store
        self.find = find
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._shelf = threading.Lock()
        self._locks: dict[str, threading.Lock] = {}

    # Finding

    def table(self, id: str) -> Table:
        """The table as it now stands; rebuilt from its log where it isn't in memory."""
        with self._shelf:
            if id in self._tables:
                self._tables.move_to_end(id)
                return self._tables[id]
        return self._publish(self._rebuild(id))

    def held(self, id: str) -> Table | None:
        """The table if it is in memory."""
        with self._shelf:
            return self._tables.get(id)

    def is_over(self, id: str) -> bool:
        """Whether nothing goes on at a table, be it in memory or on disk."""
        held = self.held(id)
        setup = None if held else self.store.setup(id)
        return held.over if held else setup is None or setup.over

    def _rebuild(self, id: str) -> Table:
        setup = self.store.setup(id)
        if setup is None:
            raise NotThere(id)
        return Table(setup, self.find(setup.game).vary(setup.numbers), self.store.log(id))

    def _publish(self, table: Table) -> Table:
        with self._shelf:
            self._tables[table.setup.id] = table
            self._tables.move_to_end(table.setup.id)
            moves = sum(len(held.line) for held in self._tables.values())
            while len(self._tables) > 1 and (len(self._tables) > KEPT or moves > KEPT_MOVES):
                gone, old = self._tables.popitem(last=False)
                moves -= len(old.line)
                self._locks.pop(gone, None)
        return table

    @contextmanager
    def _changing(self, id: str) -> Iterator[Table]:
        """A twin of the table to add rows to: stored and published at the end, or dropped if anything fails."""
        with self._shelf:
            lock = self._locks.setdefault(id, threading.Lock())
        with lock:
            now = self.table(id)
            twin = now.fork()
            yield twin
            new = twin.rows[len(now.rows) :]
            if not new:
                return
            try:
                self.store.append(id, new, twin.over)
            except Stale:
                # Another process wrote first: what it wrote counts.
                self._publish(self._rebuild(id))
                raise
            self._publish(twin)

    def _settle(self, table: Table) -> None:
        while (step := by_itself(table)) is not None:
            table.add(log.MOVE, step.seat, table.game.write(step.move), self.store.clock())

    # Opening

    def open(
        self,
        game: str,
        wishes: Sequence[Wish],
        person: str,
        options: dict[str, Any] | None = None,
        *,
        secret: str | None = None,
        before: Sequence[tuple[int, str]] = (),
        settings: dict[str, Any] | None = None,
        numbers: dict[str, int] | None = None,
        rules: int | None = None,
        confirm: bool = True,
    ) -> Opened:
        """A new table. `person` is the key of who opens it; `before` are moves it starts after (a fork)."""
        played = self.find(game).vary(numbers or {})
        seats = [self._seat(wish, index, wishes, confirm) for index, wish in enumerate(wishes)]
        setup = Setup(
            id=keys.table_id(),
            game=played.id,
            rules=rules or played.rules,
            players=len(seats),
            options=dict(played.choose(options or {})),
            secret=secret or new_secret(),
            kind="table",
            seats=[seat.data() for seat in seats],
            numbers=dict(numbers or {}),
            settings=settings or {},
        )
        # Made in memory first: what can't be played is never stored.
        table = Table(setup, played)
        for seat, text in before:
            table.add(log.MOVE, seat, text, self.store.clock())
        if table.paused is not None:
            table.add(log.END, table.paused, "", self.store.clock())
        if not table.waiting:
            self._settle(table)
        self.store.create(setup, table.rows)
        self._publish(table)
        invites: dict[int, str] = {}
        for index, wish in enumerate(wishes):
            if wish.kind in ("me", "sofa"):
                if person:
                    self.store.lend(person, setup.id, index, keys.PERSON)
            elif wish.kind == "link":
                invites[index] = keys.draw()
                self.store.lend(invites[index], setup.id, index, keys.INVITE)
        return Opened(table, invites)

    @staticmethod
    def _seat(wish: Wish, index: int, wishes: Sequence[Wish], confirm: bool) -> Seat:
        kinds = {"me": log.HUMAN, "sofa": log.HUMAN, "link": log.FREE, "bot": log.ROBOT}
        if wish.kind not in kinds:
            raise Refused("seat-kind", kind=wish.kind[:20])
        taken = {other.colour for other in wishes if other.colour}
        free = [colour for colour in COLOURS if colour not in taken]
        before = sum(not other.colour for other in wishes[:index])
        colour = wish.colour if wish.colour in COLOURS else free[before % len(free)] if free else COLOURS[index % 5]
        bot = wish.kind == "bot"
        name = clean_name(wish.name) or (BOT_NAMES[index % len(BOT_NAMES)] if bot else "")
        return Seat(kinds[wish.kind], name, colour, wish.bot if bot else "", confirm)

    def keep(self, record: Record) -> Table:
        """A table that shows a record somebody brought: nobody sits there, everybody may look."""
        names = {seat: clean_name(name) for seat, name in record.names.items()}
        seats = [Seat(log.ROBOT, names.get(seat, ""), COLOURS[seat % 5]) for seat in range(record.players)]
        setup = Setup(
            id=keys.table_id(),
            game=record.game.id,
            rules=record.rules,
            players=record.players,
            options=dict(record.options),
            secret=new_secret(),
            kind="record",
            seats=[seat.data() for seat in seats],
            numbers=dict(record.game.numbers.changed),
        )
        table = Table(setup, record.game)
        for line in record.moves:
            table.add(log.MOVE, line.seat, line.move, self.store.clock())
        self.store.create(setup, table.rows)
        # Not kept in memory: who only brings records pushes nobody's table out.
        return table

    # Sitting down

    def invite(self, id: str, seat: int) -> str:
        """One more link to an empty seat; whichever is used first takes it, and then none works any more."""
        if self.table(id).seats[seat].kind != log.FREE:
            raise Refused("seat-taken")
        key = keys.draw()
        self.store.lend(key, id, seat, keys.INVITE)
        return key

    def seat_link(self, id: str, seat: int) -> str:
        """A new link by which a seat moves to another device, once; the one before no longer works."""
        key = keys.draw()
        self.store.withdraw(id, seat, keys.LINK)
        self.store.lend(key, id, seat, keys.LINK)
        return key

    def token(self, id: str, seat: int) -> str:
        """A program's key to its seat."""
        key = keys.draw()
        self.store.lend(key, id, seat, keys.TOKEN)
        return key

    def move_in(self, link: str, person: str) -> tuple[str, int]:
        """Goes on in a seat on another device, by its link; the device before holds it no longer."""
        taken = self.store.move_in(link, person)
        if taken is None:
            raise NotThere(link)
        return taken

    def opened_by(self, key: str, *uses: str) -> tuple[str, int]:
        """The table and seat that a link's key opens."""
        found = self.store.opens(key, *uses) if key else []
        if not found:
            raise NotThere(key)
        return found[0]

    def sit(self, invite: str, person: str, name: str, confirm: bool = True) -> tuple[str, int]:
        """Takes the seat an invitation is for; it can be taken once."""
        id, seat = self.opened_by(invite, keys.INVITE)
        with self._changing(id) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            name = clean_name(name) or table.seats[seat].name
            table.add(log.SIT, seat, log.sitting(name, confirm), self.store.clock())
            self._settle(table)
        self.store.withdraw(id, seat, keys.INVITE)
        if person:
            self.store.lend(person, id, seat, keys.PERSON)
        return id, seat

    def seats_of(self, id: str, person: str) -> list[int]:
        """The seats a person holds at a table."""
        return self.store.seats_of(person, id, keys.PERSON, keys.SEAT) if person else []

    # Playing

    def play(self, id: str, seat: int, move: str, n: int, lang: str = "en") -> Table:
        """Plays a move chosen on the position of row `n`; `Stale` if that isn't the present one any more."""
        with self._changing(id) as table:
            if seat not in table.actors:
                if table.n != n:
                    raise Stale(id)
                self._why_not_now(table)
            if not table.since[seat] <= n <= table.number:
                raise Stale(id)
            number = table.game.read(move)
            why = table.state.why_not(number, seat, lang)
            if why is not None:
                raise Illegal(why)
            table.add(log.MOVE, seat, table.game.write(number), self.store.clock())
            self._settle(table)
        return self.table(id)

    @staticmethod
    def _why_not_now(table: Table) -> None:
        if table.over:
            raise Refused("over")
        if table.waiting:
            raise Refused("waiting")
        raise Refused("not-your-turn")

    def end_turn(self, id: str, seat: int, n: int) -> Table:
        """Lets the table go on after a seat's last decision."""
        with self._changing(id) as table:
            if table.paused != seat or table.n != n:
                raise Stale(id)
            table.add(log.END, seat, "", self.store.clock())
            self._settle(table)
        return self.table(id)

    def undo(self, id: str, seat: int, n: int, held: Sequence[int], whole_turn: bool = False) -> Table:
        """Takes the seat's last choice back, or asks the others where something was revealed since."""
        with self._changing(id) as table:
            if table.n != n:
                raise Stale(id)
            if table.closed or table.setup.kind == "record":
                raise Refused("over")
            free = table.turn_start(seat) if whole_turn else table.free_undo(seat)
            if free is not None:
                table.add(log.UNDO, seat, str(free), self.store.clock())
                self._settle(table)
            else:
                far = table.far_undo(seat)
                if far is None:
                    raise Refused("nothing-to-undo")
                self._ask(table, Ask(0, seat, "undo", far, frozenset(set(table.humans) - set(held))))
        return self.table(id)

    # What the others have to agree to

    def ask_for_bot(self, id: str, seat: int, gone: int, held: Sequence[int]) -> Table:
        """Proposes that a bot plays on for a person who left."""
        with self._changing(id) as table:
            if table.over or table.seats[gone].kind == log.ROBOT or gone == seat:
                raise Refused("no-bot-here")
            self._ask(table, Ask(0, seat, "bot", gone, frozenset(set(table.humans) - set(held) - {gone})))
        return self.table(id)

    def _ask(self, table: Table, ask: Ask) -> None:
        table.add(log.ASK, ask.seat, ask.write(), self.store.clock())
        self._granted(table)

    def _granted(self, table: Table) -> None:
        ask = table.ask
        if ask is None or ask.needs:
            return
        if ask.what == "undo":
            table.add(log.UNDO, ask.seat, str(ask.target), self.store.clock())
        else:
            table.add(log.BOT, ask.target, substitute(table), self.store.clock())
        self._settle(table)

    def answer(self, id: str, held: Sequence[int], agree: bool) -> Table:
        """A person's answer, for all the seats it holds, to what was asked."""
        with self._changing(id) as table:
            asked = table.ask
            if asked is None or not asked.needs & set(held):
                raise Stale(id)
            for seat in sorted(asked.needs & set(held)):
                table.add(log.AGREE if agree else log.REFUSE, seat, "", self.store.clock())
            self._granted(table)
        return self.table(id)

    def fill(self, id: str, seat: int) -> Table:
        """A bot sits down where nobody has come yet."""
        with self._changing(id) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            table.add(log.BOT, seat, substitute(table), self.store.clock())
            self._settle(table)
        self.store.withdraw(id, seat, keys.INVITE)
        return self.table(id)

    def take_back(self, id: str, seat: int) -> Table:
        """A person who came back takes the place of the bot that stood in."""
        with self._changing(id) as table:
            if table.over or table.seats[seat].kind != log.ROBOT or table.seats[seat].resigned:
                raise Refused("seat-taken")
            table.add(log.SIT, seat, log.sitting(table.seats[seat].name, True), self.store.clock())
            self._settle(table)
        return self.table(id)

    def resign(self, id: str, seat: int) -> Table:
        """Gives up: a bot plays on for the others; with nobody left the table is closed."""
        with self._changing(id) as table:
            if table.over or table.seats[seat].kind != log.HUMAN:
                raise Refused("over")
            table.add(log.RESIGN, seat, substitute(table), self.store.clock())
            self._settle(table)
        return self.table(id)

    # After the game

    def again(self, id: str, same_luck: bool) -> str:
        """A new table with everybody in their old seats; `same_luck` deals it again exactly as before."""
        with self._changing(id) as table:
            if not table.over or table.setup.kind == "record":
                raise Refused("not-over")
            if table.next and not same_luck:
                return table.next
            old = table.setup
            first = [Seat.of(data) for data in old.seats]
            wishes = [
                Wish("bot", seat.name, start.bot or seat.bot, seat.colour)
                if start.kind == log.ROBOT
                else Wish("sofa", seat.name, "", seat.colour)
                for seat, start in zip(table.seats, first, strict=True)
            ]
            opened = self.open(
                old.game,
                wishes,
                "",
                old.options,
                secret=old.secret if same_luck else None,
                settings=old.settings,
                numbers=old.numbers,
                rules=old.rules,
            )
            new = opened.table.setup.id
            self.store.hand_over(id, new)
            if not same_luck:
                table.add(log.NEXT, 0, new, self.store.clock())
        return new

    def fork(self, id: str, moves: int, person: str, bot: str = "") -> str:
        """A new sofa game from a position of a finished one; with `bot`, only the seat to move is the person's."""
        table = self.table(id)
        if not table.knows_all():
            raise Refused("not-over")
        if not 0 <= moves <= len(table.line):
            raise Refused("no-such-moment")
        state, old = table.at(moves), table.setup
        mine = set(state.actors) or {0}
        wishes = [
            Wish("sofa" if not bot or seat in mine else "bot", sitting.name, bot, sitting.colour)
            for seat, sitting in enumerate(table.seats)
        ]
        before = [(played.seat, played.text) for played in table.line[:moves]]
        opened = self.open(old.game, wishes, person, old.options, before=before, numbers=old.numbers, rules=old.rules)
        return opened.table.setup.id

    # Beside the game

    def say(self, id: str, seat: int, text: str) -> Table:
        """A short word to the table."""
        text = " ".join("".join(c for c in text if c.isprintable()).split())[:CHAT_LENGTH]
        with self._changing(id) as table:
            if not text:
                raise Refused("nothing-said")
            if len(table.chat) >= CHAT_LINES:
                raise Refused("chat-full")
            table.add(log.CHAT, seat, text, self.store.clock())
        return self.table(id)

    def set_pace(self, id: str, seat: int, pace: int) -> Table:
        """How long a bot's move is shown, in milliseconds."""
        with self._changing(id) as table:
            table.add(log.PACE, seat, str(max(PACES[0], min(PACES[1], pace))), self.store.clock())
        return self.table(id)

    def set_confirm(self, id: str, seat: int, on: bool) -> Table:
        """Whether a seat ends its turns itself."""
        with self._changing(id) as table:
            table.add(log.CONFIRM, seat, "on" if on else "off", self.store.clock())
            self._settle(table)
        return self.table(id)


def substitute(table: Table) -> str:
    """The bot that stands in for a person: one as those already at the table, or a fair one."""
    return next((seat.bot for seat in table.seats if seat.kind == log.ROBOT and seat.bot), usual())


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no tricks with invisible letters, not longer than a panel."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:NAME_LENGTH].strip()
