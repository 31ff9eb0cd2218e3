"""All tables of a server: opened, joined, played and saved. Every change is stored before it is seen."""

from __future__ import annotations

import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import malecon
from malecon.core.errors import Illegal
from malecon.core.game import Game
from malecon.core.record import Record
from malecon.table import consent, keys, log
from malecon.table.away import Away
from malecon.table.chance import new_secret
from malecon.table.driver import by_itself
from malecon.table.log import COLOURS, Ask, Seat
from malecon.table.opponents import usual
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Key, Opening, Setup, Stale, Store
from malecon.table.table import Table

NAME_LENGTH = 24
CHAT_LENGTH = 240
CHAT_LINES = 500
# Tables in memory, and moves of all of them together: a long one takes the place of several.
KEPT = 256
KEPT_MOVES = 60_000
PACES = (0, 4000)
# For how many seconds a seat waits for the person who left before a bot plays on.
PATIENCE = {"live": 3 * 60.0, "slow": 3 * 24 * 3600.0}
# So that the story reads like one; by seat, as nobody should sit twice at a table.
BOT_NAMES = ("Rosa", "Ernesto", "Caridad", "Tito", "Yolanda")


@dataclass(frozen=True, slots=True)
class Wish:
    """How a seat of a new table is to be filled: `me`, `sofa` (on this screen), `token` (a program), `link`, `bot`."""

    kind: str
    name: str = ""
    bot: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table with the keys that were drawn for it: shown now and never again."""

    table: Table
    invites: dict[int, str]
    tokens: dict[int, str]


@dataclass(slots=True)
class Handover:
    """What has to be stored together with a table's new rows: keys lent and withdrawn, and a table that follows."""

    lend: list[Key] = field(default_factory=list)
    withdraw: list[tuple[int, str]] = field(default_factory=list)
    also: Opening | None = None

    @property
    def empty(self) -> bool:
        return not (self.lend or self.withdraw or self.also)


class House:
    """The tables in memory above those on disk. Reading needs no lock: a published table is never changed."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Game] = malecon.game,
        patience: Mapping[str, float] = PATIENCE,
    ) -> None:
        self.store = store
        self.find = find
        self.patience = patience
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
        rows = self.store.log(id)
        try:
            return Table(setup, self.find(setup.game).version(setup.rules).vary(setup.numbers), rows)
        except (ValueError, LookupError, TypeError) as error:
            # It was legal when it was stored, so it isn't what was stored, or not by this program.
            raise Away.of("table-unreadable", table=id, why=str(error)) from error

    def going(self, id: str) -> Table:
        """The table as it stands on disk or in memory, without a place in memory of its own."""
        return self.held(id) or self._rebuild(id)

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
    def _changing(self, id: str, hand: Handover | None = None) -> Iterator[Table]:
        """A twin of the table to add rows to: stored and published at the end, or dropped if anything fails.

        What `hand` holds by then is stored in the same transaction.
        """
        hand = Handover() if hand is None else hand
        with self._shelf:
            lock = self._locks.setdefault(id, threading.Lock())
        with lock:
            now = self.table(id)
            twin = now.fork()
            yield twin
            new = twin.rows[len(now.rows) :]
            if not new and hand.empty:
                return
            try:
                self.store.append(id, new, twin.over, lend=hand.lend, withdraw=hand.withdraw, also=hand.also)
            except Stale:
                # Another process wrote first: what it wrote counts.
                self._publish(self._rebuild(id))
                raise
            except Away:
                # Nobody knows how far it came: what the disk says counts, once it says anything.
                with self._shelf:
                    self._tables.pop(id, None)
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
        **more: Any,
    ) -> Opened:
        """A new table, as `prepare` makes it."""
        opened, opening = self.prepare(game, wishes, person, options, **more)
        self.store.create(opening.setup, opening.rows, opening.keys)
        self._publish(opened.table)
        return opened

    def prepare(
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
    ) -> tuple[Opened, Opening]:
        """A new table in memory and what has to be stored of it, at once: what can't be played is never stored.

        `person` is the key of who opens it; `before` are moves it starts after (a fork).
        """
        newest = self.find(game)
        played = newest.version(rules or newest.rules).vary(numbers or {})
        seats = [self._seat(wish, index, wishes, confirm) for index, wish in enumerate(wishes)]
        opener = {"opener": keys.fingerprint(person)} if person else {}
        setup = Setup(
            id=keys.table_id(),
            game=played.id,
            rules=played.rules,
            players=len(seats),
            options=dict(played.choose(options or {})),
            secret=secret or new_secret(),
            kind="table",
            seats=[seat.data() for seat in seats],
            numbers=dict(numbers or {}),
            settings={**(settings or {}), **opener},
        )
        table = Table(setup, played)
        for seat, text in before:
            table.add(log.MOVE, seat, text, self.store.clock())
        if table.paused is not None:
            table.add(log.END, table.paused, "", self.store.clock())
        if not table.waiting:
            self._settle(table)
        invites = {seat: keys.draw() for seat, wish in enumerate(wishes) if wish.kind == "link"}
        tokens = {seat: keys.draw() for seat, wish in enumerate(wishes) if wish.kind == "token"}
        mine = [seat for seat, wish in enumerate(wishes) if person and wish.kind in ("me", "sofa")]
        lent = [
            *(Key.of(person, seat, keys.PERSON) for seat in mine),
            *(Key.of(key, seat, keys.INVITE) for seat, key in invites.items()),
            *(Key.of(key, seat, keys.TOKEN) for seat, key in tokens.items()),
        ]
        return Opened(table, invites, tokens), Opening(setup, table.rows, lent)

    @staticmethod
    def _seat(wish: Wish, index: int, wishes: Sequence[Wish], confirm: bool) -> Seat:
        kinds = {"me": log.HUMAN, "sofa": log.HUMAN, "token": log.HUMAN, "link": log.FREE, "bot": log.ROBOT}
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
            settings={"practice": True} if record.practice else {},
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
        key = keys.draw()
        with self._changing(id, hand := Handover()) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            hand.lend.append(Key.of(key, seat, keys.INVITE))
        return key

    def seat_link(self, id: str, seat: int) -> str:
        """A new link by which a seat moves to another device, once; the one before no longer works."""
        key = keys.draw()
        self.store.append(id, (), lend=[Key.of(key, seat, keys.LINK)], withdraw=[(seat, keys.LINK)])
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

    def sit(self, invite: str, person: str, name: str, confirm: bool = True, use: str = keys.PERSON) -> tuple[str, int]:
        """Takes the seat an invitation is for; it can be taken once, and from then on it is the bearer's of a key."""
        id, seat = self.opened_by(invite, keys.INVITE)
        with self._changing(id, hand := Handover()) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            name = clean_name(name) or table.seats[seat].name
            table.add(log.SIT, seat, log.sitting(name, confirm), self.store.clock())
            self._settle(table)
            hand.withdraw.append((seat, keys.INVITE))
            if person:
                hand.lend.append(Key.of(person, seat, use))
        return id, seat

    def seats_of(self, id: str, person: str) -> list[int]:
        """The seats a person holds at a table."""
        return self.store.seats_of(person, id, keys.PERSON, keys.SEAT) if person else []

    # Playing

    def play(self, id: str, seat: int, move: str, n: int, lang: str = "en", *, bot: bool = False) -> Table:
        """Plays a move chosen on the position of row `n`; `Stale` if that isn't the present one any more."""
        with self._changing(id) as table:
            if not bot:
                self._person(table, seat)
                self._alive(table, [seat])
            elif table.seats[seat].kind != log.ROBOT:
                raise Stale(id)
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
    def _person(table: Table, seat: int) -> None:
        """While a bot plays for a seat its person decides nothing."""
        if table.seats[seat].kind == log.ROBOT:
            raise Refused("bot-plays")

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
        """Takes the seat's last choice back, or asks everybody who saw what was revealed since."""
        with self._changing(id) as table:
            if table.n != n:
                raise Stale(id)
            if table.closed or table.setup.kind == "record" or (table.over and not table.practice):
                raise Refused("over")
            self._person(table, seat)
            free = table.turn_start(seat) if whole_turn else table.free_undo(seat)
            if free is not None:
                table.add(log.UNDO, seat, str(free), self.store.clock())
                self._settle(table)
            else:
                far = table.far_undo(seat)
                if far is None:
                    raise Refused("nothing-to-undo")
                ask = Ask(0, seat, log.UNDO_ASKED, far, consent.needed(table, far, held))
                table.add(log.ASK, seat, ask.write(), self.store.clock())
                self._granted(table)
        return self.table(id)

    # What the others have to agree to

    def _granted(self, table: Table) -> None:
        ask = table.ask
        if ask is None or ask.needs:
            return
        table.add(log.UNDO, ask.seat, str(ask.target), self.store.clock())
        self._settle(table)

    def answer(self, id: str, held: Sequence[int], row: int, agree: bool) -> Table:
        """A person's answer, for all the seats it holds, to the question of row `row`; who asked may withdraw it."""
        with self._changing(id) as table:
            asked = next((ask for ask in questions(table) if ask.row == row), None)
            if asked is None:
                raise Stale(id)
            mine = sorted(asked.needs & set(held))
            if mine:
                for seat in mine:
                    table.add(log.AGREE if agree else log.REFUSE, seat, str(row), self.store.clock())
            elif asked.seat in held and not agree:
                table.add(log.WITHDRAW, asked.seat, str(row), self.store.clock())
            else:
                raise Refused("not-asked")
            self._granted(table)
        return self.table(id)

    # Who left

    def ask_for_bot(self, id: str, seat: int, gone: int, held: Sequence[int], here: Collection[int] = ()) -> Table:
        """Proposes that a bot plays on for a person who left: it will, unless they give a sign of life in time.

        `here` are the seats whose people are here now.
        """
        with self._changing(id) as table:
            if table.over:
                raise Refused("over")
            self._person(table, seat)
            if gone in held or gone not in table.humans:
                raise Refused("no-bot-here")
            if gone in here:
                raise Refused("still-here")
            if gone not in table.away:
                now = self.store.clock()
                due = math.ceil(now + self.patience[table.clock])
                table.add(log.ASK, seat, Ask(0, seat, log.AWAY, gone, due=due).write(), now)
        return self.table(id)

    def here(self, id: str, seats: Collection[int]) -> Table:
        """A sign of life of who holds these seats: no bot is waited for there any more."""
        with self._changing(id) as table:
            self._alive(table, seats)
        return self.table(id)

    def _alive(self, table: Table, seats: Collection[int]) -> None:
        for seat in sorted(table.away.keys() & set(seats)):
            table.add(log.HERE, seat, "", self.store.clock())

    def seat_bots(self, id: str, here: Collection[int] = ()) -> Table:
        """A bot sits down wherever the time ran out; who is here after all keeps the seat."""
        with self._changing(id) as table:
            self._alive(table, here)
            for seat in due(table, self.store.clock()):
                table.add(log.BOT, seat, substitute(table), self.store.clock())
            self._settle(table)
        return self.table(id)

    def fill(self, id: str, seat: int) -> Table:
        """A bot sits down where nobody has come yet."""
        with self._changing(id, hand := Handover()) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            table.add(log.BOT, seat, substitute(table), self.store.clock())
            self._settle(table)
            hand.withdraw.append((seat, keys.INVITE))
        return self.table(id)

    def take_back(self, id: str, seat: int, confirm: bool = True) -> Table:
        """A person who came back takes the place of the bot that stood in."""
        with self._changing(id) as table:
            if table.over or table.seats[seat].kind != log.ROBOT or table.seats[seat].resigned:
                raise Refused("seat-taken")
            table.add(log.SIT, seat, log.sitting(table.seats[seat].name, confirm, back=True), self.store.clock())
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

    def again(
        self,
        id: str,
        held: Sequence[int],
        key: str,
        *,
        same_luck: bool = False,
        use: str = keys.PERSON,
        confirm: bool = True,
    ) -> str:
        """Sits a player down in their seats at the rematch of a game; the first who asks opens it.

        Nobody else is seated: they are invited, and their seats are free until they ask as well. `same_luck` is
        another table, at which all is dealt as it was. `key` opens the seats at the new table.
        """
        with self._changing(id, hand := Handover()) as table:
            if not table.over or table.setup.kind == "record":
                raise Refused("not-over")
            new = table.same if same_luck else table.next
            if not new:
                opening = self._rematch(table, held, key, same_luck, confirm)
                lent = [replace(mine, use=use) if mine.use == keys.PERSON else mine for mine in opening.keys]
                hand.also = replace(opening, keys=lent)
                new = opening.setup.id
                table.add(log.SAME if same_luck else log.NEXT, held[0], new, self.store.clock())
        if hand.also is None:
            self._follow(table, new, held, key, use, confirm)
        return new

    def _rematch(self, table: Table, held: Sequence[int], key: str, same_luck: bool, confirm: bool) -> Opening:
        old = table.setup
        wishes = [
            Wish("sofa" if i in held else "link" if table.stays[i] else "bot", seat.name, seat.bot, seat.colour)
            for i, seat in enumerate(table.seats)
        ]
        kept = ("pace", "clock", "practice")
        settings: dict[str, Any] = {name: value for name, value in old.settings.items() if name in kept}
        if same_luck:
            settings["known_luck"] = True
        _, opening = self.prepare(
            old.game,
            wishes,
            key,
            old.options,
            secret=old.secret if same_luck else None,
            settings=settings,
            numbers=old.numbers,
            # A rematch is played by the newest rules; by other rules it might not be the same deal.
            rules=old.rules if same_luck else None,
            confirm=confirm,
        )
        return opening

    def _follow(self, old: Table, id: str, held: Sequence[int], key: str, use: str, confirm: bool) -> None:
        """Takes the seats at the rematch that are still free for who held them before."""
        with self._changing(id, hand := Handover()) as table:
            free = [seat for seat in held if seat in table.waiting]
            if not free and not self.store.seats_of(key, id, use):
                raise Refused("seat-taken")
            for seat in free:
                table.add(log.SIT, seat, log.sitting(old.seats[seat].name, confirm), self.store.clock())
                hand.withdraw.append((seat, keys.INVITE))
                hand.lend.append(Key.of(key, seat, use))
            if free:
                self._settle(table)

    def fork(self, id: str, moves: int, person: str, bot: str = "") -> str:
        """A new sofa game from a position of a finished one, under its rules; with `bot`, only the seats the person
        held there are theirs, or the one to move for who held none."""
        table = self.table(id)
        if not table.knows_all():
            raise Refused("not-over")
        if not 0 <= moves <= len(table.line):
            raise Refused("no-such-moment")
        state, old = table.at(moves), table.setup
        mine = set(self.seats_of(id, person)) or set(state.actors) or {0}
        wishes = [
            Wish("sofa" if not bot or seat in mine else "bot", sitting.name, bot, sitting.colour)
            for seat, sitting in enumerate(table.seats)
        ]
        before = [(played.seat, played.text) for played in table.line[:moves]]
        opened = self.open(
            old.game,
            wishes,
            person,
            old.options,
            before=before,
            settings={"forked": True, **({"practice": True} if table.practice else {})},
            numbers=old.numbers,
            rules=old.rules,
        )
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


def questions(table: Table) -> list[Ask]:
    """What is asked at the table now, oldest first."""
    asked = [*([] if table.ask is None else [table.ask]), *table.away.values()]
    return [] if table.over else sorted(asked, key=lambda ask: ask.row)


def due(table: Table, now: float) -> list[int]:
    """The seats a bot may take now, as their people gave no sign of life."""
    return [] if table.over else [seat for seat, ask in sorted(table.away.items()) if ask.due <= now]


def substitute(table: Table) -> str:
    """The bot that stands in for a person: one as those already at the table, or a fair one."""
    return next((seat.bot for seat in table.seats if seat.kind == log.ROBOT and seat.bot), usual())


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no tricks with invisible letters, not longer than a panel."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:NAME_LENGTH].strip()
