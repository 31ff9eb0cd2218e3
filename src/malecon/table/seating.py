"""Opening a table and sitting down at it: who holds which seat, by which key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from malecon.core.record import Record
from malecon.table import keys, log
from malecon.table.chance import new_secret
from malecon.table.kept import Handover, Kept, deed
from malecon.table.log import COLOURS, Seat
from malecon.table.opponents import drawn
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Key, Opening, Setup
from malecon.table.table import Table

NAME_LENGTH = 24
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


class Seating(Kept):
    """Tables that are opened, and seats that are taken."""

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
        self.store.create(opening.setup, opening.rows, opening.keys, open=opening.open)
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
        open: bool = False,
    ) -> tuple[Opened, Opening]:
        """A new table in memory and what has to be stored of it, at once: what can't be played is never stored.

        `person` is the key of who opens it; `before` are moves it starts after (a fork); `open`: anybody may
        sit down where it is free.
        """
        newest = self.find(game)
        played = newest.version(rules or newest.rules).vary(numbers or {})
        secret = secret or new_secret()
        seats = [self._seat(wish, index, wishes, confirm) for index, wish in enumerate(wishes)]
        for index, sitting in enumerate(seats):
            sitting.bot = drawn(sitting.bot, played, index, secret)
        opener = {"opener": keys.fingerprint(person)} if person else {}
        setup = Setup(
            id=keys.table_id(),
            game=played.id,
            rules=played.rules,
            players=len(seats),
            options=dict(played.choose(options or {})),
            secret=secret,
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
        if open:
            if not table.waiting:
                raise Refused("open-no-seat")
            if any(wish.kind in ("me", "sofa") and not clean_name(wish.name) for wish in wishes):
                raise Refused("open-name")
            table.add(log.OPEN, 0, "on", self.store.clock())
        invites = {seat: keys.draw() for seat, wish in enumerate(wishes) if wish.kind == "link"}
        tokens = {seat: keys.draw() for seat, wish in enumerate(wishes) if wish.kind == "token"}
        mine = [seat for seat, wish in enumerate(wishes) if person and wish.kind in ("me", "sofa")]
        lent = [
            *(Key.of(person, seat, keys.PERSON) for seat in mine),
            *(Key.of(key, seat, keys.INVITE) for seat, key in invites.items()),
            *(Key.of(key, seat, keys.TOKEN) for seat, key in tokens.items()),
        ]
        return Opened(table, invites, tokens), Opening(setup, table.rows, lent, table.open)

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

    @deed
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

    @deed
    def sit(self, invite: str, person: str, name: str, confirm: bool = True, use: str = keys.PERSON) -> tuple[str, int]:
        """Takes the seat an invitation is for; it can be taken once, and from then on it is the bearer's of a key."""
        id, seat = self.opened_by(invite, keys.INVITE)
        with self._changing(id, hand := Handover()) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            self._take(table, hand, seat, person, name, confirm, use)
            hand.lend.append(Key.of(invite, seat, keys.USED))
        return id, seat

    def _take(
        self,
        table: Table,
        hand: Handover,
        seat: int,
        person: str,
        name: str,
        confirm: bool = True,
        use: str = keys.PERSON,
    ) -> None:
        """Seats a person where nobody sits: links to that seat are worthless from now on."""
        name = clean_name(name) or table.seats[seat].name
        table.add(log.SIT, seat, log.sitting(name, confirm), self.store.clock())
        self._settle(table)
        hand.withdraw.append((seat, keys.INVITE))
        if person:
            hand.lend.append(Key.of(person, seat, use))

    def seats_of(self, id: str, person: str) -> list[int]:
        """The seats a person holds at a table."""
        return self.store.seats_of(person, id, keys.PERSON, keys.SEAT) if person else []


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no tricks with invisible letters, not longer than a panel."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:NAME_LENGTH].strip()
