"""The database under the tables: every row on disk before anybody sees it, and what belongs together at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from malecon.table import keys as secret
from malecon.table import migrations, sqlite
from malecon.table.away import Away
from malecon.table.database import at
from malecon.table.schema import keys, open_tables, rows, tables
from malecon.table.sqlite import FILE

__all__ = ["FILE", "Key", "Opening", "Overtaken", "Row", "Setup", "Stale", "Store"]

# Made once, as each move needs them.
LAST = select(func.max(rows.c.number)).where(rows.c.table == bindparam("of"))
ADD = insert(rows)
TOUCH = update(tables).where(tables.c.id == bindparam("of")).values(touched=bindparam("at"), archived=False)
END = TOUCH.values(over=bindparam("ended"))
SEATS = (
    select(keys.c.seat)
    .where(keys.c.hash == bindparam("hashed"), keys.c.table == bindparam("of"))
    .where(keys.c.use.in_(bindparam("uses", expanding=True)))
    .order_by(keys.c.seat)
)

A_MINUTE = 60.0
# Seconds until what a server didn't answer is tried again.
SOON = 0.2
note = logging.getLogger("malecon.table")


class Stale(RuntimeError):
    """The position isn't the one that was acted on."""


class Overtaken(Stale):
    """Somebody else's row was stored first."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log."""

    number: int
    kind: str
    seat: int
    text: str
    at: float


@dataclass(slots=True)
class Setup:
    """What a table starts from; never changed afterwards, except for the flags at the end."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    secret: str
    kind: str
    seats: list[dict[str, Any]]
    numbers: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    created: float = 0.0
    touched: float = 0.0
    over: bool = False
    archived: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """What is stored of a key: who bears it may use a seat."""

    hash: str
    seat: int
    use: str

    @classmethod
    def of(cls, key: str, seat: int, use: str) -> Key:
        return cls(secret.fingerprint(key), seat, use)


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table with the rows it begins with and the keys to its seats."""

    setup: Setup
    rows: Sequence[Row] = ()
    keys: Sequence[Key] = ()
    open: bool = False


class Store:
    """Tables, their logs and their keys in a database: of a folder, or of a server."""

    def __init__(self, where: Path | str, clock: Callable[[], float] = time.time, *, migrate: bool = True) -> None:
        self.database = at(where)
        self.clock = clock
        self._trouble = ""
        # When the house's keeper was last told of a trouble; nothing is told before the house is open.
        self._told_at: dict[str, float] | None = None
        self._settled = False
        self.engine: Engine = self.database.engine
        self._writer = self.engine.execution_options(**sqlite.WRITES)
        try:
            with self.reading() as sql:
                self.database.check(sql)
                newest = migrations.known(sql, self.database.name) == migrations.revisions()[-1]
            if migrate and not newest:
                with self.writing() as sql:
                    self.database.alone(sql)
                    migrations.migrate(sql, self.database.name)
        except BaseException:
            self.close()
            raise
        self._settled = True

    @property
    def shared(self) -> bool:
        """Whether other processes write to these tables, too."""
        return self.database.shared

    def close(self) -> None:
        self.engine.dispose()

    def try_out(self) -> None:
        """Finds out before anybody comes whether the disk takes what is written."""
        with self.writing() as sql:
            self.database.touch(sql)
        self._told_at = {}

    def answers(self) -> bool:
        """Whether the database answers now."""
        try:
            with self.database.reader.connect() as sql:
                return sql.execute(select(1)).scalar() == 1
        except SQLAlchemyError:
            return False

    # Every access goes through these

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A line to read by."""
        with self._told(), self._connected() as sql:
            yield sql

    def _connected(self) -> Connection:
        """A line to the database, waited for while a served one is away for a moment."""
        until = time.monotonic() + self._patience
        while True:
            try:
                return self.database.reader.connect()
            except OperationalError as error:
                if self.database.trouble(error).key != "database-away" or time.monotonic() > until:
                    raise
                time.sleep(SOON)

    @property
    def _patience(self) -> float:
        """For how long a thread may wait: until the house is open, and on the event loop, not at all."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return self.database.wait if self._settled else 0.0
        return 0.0

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it or nothing."""
        with self._told(), self.database.turn(), self._writer.begin() as sql:
            yield sql
        if self._trouble:
            self._trouble = ""
            note.warning("%s can be written again", self.database.name)

    def _persist(self, work: Callable[[Connection], None], table: str, written: Callable[[], bool]) -> None:
        """One transaction, tried again while the database is away for a moment; `Overtaken` when others came first.

        `written` tells whether an earlier try got there: its answer may have been lost, not the try.
        """
        until, before = time.monotonic() + self._patience, False
        while True:
            try:
                with self.writing() as sql:
                    work(sql)
                return
            except (Overtaken, IntegrityError) as error:
                if before and written():
                    return
                raise Overtaken(table) from error
            except Away as away:
                if away.key != "database-away" or time.monotonic() > until:
                    raise
                before = True
                time.sleep(SOON)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turns the database's failures into `Away`, and tells the house's keeper, not more than once a minute."""
        try:
            yield
        except (OperationalError, InternalError, NoConnection) as error:
            away = self.database.trouble(error)
        except DatabaseError as error:
            if type(error) is not DatabaseError:
                raise
            away = self.database.trouble(error)
        except Away as error:
            away = error
        else:
            return
        self._report(away)
        if away.key not in ("tables-full", "tables-locked"):
            # What a connection remembers of a broken file is worth nothing; the next one looks again.
            self.engine.dispose()
        raise away

    def _report(self, away: Away) -> None:
        now = time.monotonic()
        if self._told_at is not None and now - self._told_at.get(away.key, -A_MINUTE) >= A_MINUTE:
            self._told_at[away.key] = now
            self._trouble = away.key
            note.error("%s", away)

    # Writing

    def create(self, setup: Setup, first: Sequence[Row] = (), keys: Sequence[Key] = (), *, open: bool = False) -> None:
        """Stores a new table with the rows it begins with and the keys to its seats; `open` to all, or not."""
        opening = Opening(setup, first, keys, open)
        self._persist(lambda sql: self.lay(sql, opening), setup.id, lambda: self.setup(setup.id) is not None)

    def append(
        self,
        table: str,
        new: Sequence[Row],
        over: bool | None = None,
        *,
        lend: Sequence[Key] = (),
        withdraw: Iterable[tuple[int, str]] = (),
        also: Opening | None = None,
        open: bool | None = None,
    ) -> None:
        """Adds rows to a log, changes keys and opens another table, all or nothing; `Overtaken` when others came first.

        `withdraw` names the (seat, use) of the keys that are worthless from now on; `open` says, where that changed,
        whether anybody may sit down.
        """
        withdrawn = list(withdraw)

        def work(sql: Connection) -> None:
            if new:
                self._add(sql, table, new, over)
            for seat, use in withdrawn:
                sql.execute(delete(keys).where(keys.c.table == table, keys.c.seat == seat, keys.c.use == use))
            self._lend(sql, table, lend)
            if also is not None:
                self.lay(sql, also)
            if open is not None:
                self._offer(sql, table, open)

        self._persist(work, table, lambda: self.log(table, new[0].number - 1)[: len(new)] == list(new))

    def lend(self, key: str, table: str, seat: int, use: str) -> None:
        """Lets the bearer of a key use a seat; doing so twice changes nothing."""
        self.append(table, (), lend=[Key.of(key, seat, use)])

    def withdraw(self, table: str, seat: int, *uses: str) -> None:
        """Makes a seat's keys of these uses worthless."""
        self.append(table, (), withdraw=[(seat, use) for use in uses])

    def put_away(self, before: float) -> int:
        """Marks the tables nobody touched since then as put away; they come back when somebody moves."""
        old = update(tables).where(tables.c.touched < before, tables.c.archived.is_(False)).values(archived=True)
        with self.writing() as sql:
            return sql.execute(old).rowcount

    def lay(self, sql: Connection, new: Opening) -> None:
        """Stores a new table within a transaction."""
        new.setup.created = new.setup.touched = self.clock()
        sql.execute(
            insert(tables).values(**{column.name: getattr(new.setup, column.name) for column in tables.columns})
        )
        if new.rows:
            sql.execute(insert(rows), [_line(new.setup.id, row) for row in new.rows])
        self._lend(sql, new.setup.id, new.keys)
        if new.open:
            self._offer(sql, new.setup.id, True)

    def _offer(self, sql: Connection, table: str, open: bool) -> None:
        sql.execute(delete(open_tables).where(open_tables.c.table == table))
        if open:
            game = select(tables.c.game).where(tables.c.id == table).scalar_subquery()
            sql.execute(insert(open_tables).values(table=table, game=game, at=self.clock()))

    def _add(self, sql: Connection, table: str, new: Sequence[Row], over: bool | None) -> None:
        # The primary key refuses a number twice; nor may one be left out, as after a backup was put back.
        last = sql.execute(LAST, {"of": table}).scalar() or 0
        if new[0].number != last + 1:
            raise Overtaken(table)
        sql.execute(ADD, [_line(table, row) for row in new])
        touched = {"of": table, "at": self.clock()}
        sql.execute(*((TOUCH, touched) if over is None else (END, {**touched, "ended": over})))

    def _lend(self, sql: Connection, table: str, lent: Sequence[Key]) -> None:
        if not lent:
            return
        # Each dialect has an `insert` of its own that knows about what is there already.
        own = import_module(f"sqlalchemy.dialects.{sql.dialect.name}").insert
        now = self.clock()
        lines = [{"hash": key.hash, "table": table, "seat": key.seat, "use": key.use, "at": now} for key in lent]
        sql.execute(own(keys).on_conflict_do_nothing(), lines)

    # Reading

    def setup(self, table: str) -> Setup | None:
        """A table's set-up, or None where there is no such table."""
        with self.reading() as sql:
            found = sql.execute(select(tables).where(tables.c.id == table)).mappings().first()
        return Setup(**found) if found else None

    def log(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with a number above `after`, in order."""
        wanted = select(rows.c.number, rows.c.kind, rows.c.seat, rows.c.text, rows.c.at)
        wanted = wanted.where(rows.c.table == table, rows.c.number > after).order_by(rows.c.number)
        with self.reading() as sql:
            return [Row(*line) for line in sql.execute(wanted)]

    def move_in(self, link: str, person: str) -> tuple[str, int] | None:
        """Gives the seat of a link to a person alone: the link is spent, and who held the seat holds it no longer."""
        spent = keys.c.hash == secret.fingerprint(link), keys.c.use.in_((secret.LINK, secret.SEAT))
        with self.writing() as sql:
            # Of two who use it at once the second finds it spent.
            found = sql.execute(select(keys.c.table, keys.c.seat, keys.c.use).where(*spent).with_for_update()).first()
            if found is None:
                return None
            table, seat, use = found
            there = keys.c.table == table, keys.c.seat == seat
            if use == secret.SEAT:
                # It may be a program's token as well, and stays that.
                sql.execute(update(keys).where(*spent, *there).values(use=secret.TOKEN))
            sql.execute(delete(keys).where(*there, keys.c.use.in_((secret.LINK, secret.PERSON))))
            self._lend(sql, table, [Key.of(person, seat, secret.PERSON)])
        return table, seat

    def opens(self, key: str, *uses: str) -> list[tuple[str, int]]:
        """The (table, seat) pairs a key opens, oldest first."""
        wanted = select(keys.c.table, keys.c.seat).where(keys.c.hash == secret.fingerprint(key), keys.c.use.in_(uses))
        with self.reading() as sql:
            return [(table, seat) for table, seat in sql.execute(wanted.order_by(keys.c.at, keys.c.seat))]

    def seats_of(self, key: str, table: str, *uses: str) -> list[int]:
        """The seats of one table a key opens."""
        with self.reading() as sql:
            return list(sql.scalars(SEATS, {"hashed": secret.fingerprint(key), "of": table, "uses": uses}))

    def tables_of(self, key: str, limit: int = 100) -> list[Setup]:
        """The tables at which the bearer of a person's key sits, last touched first."""
        mine = select(keys.c.table).where(keys.c.hash == secret.fingerprint(key), keys.c.use == secret.PERSON)
        wanted = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(limit)
        with self.reading() as sql:
            return [Setup(**found) for found in sql.execute(wanted).mappings()]

    def going(self) -> list[str]:
        """The tables that are played at, last touched first."""
        wanted = select(tables.c.id).where(
            tables.c.kind == "table", tables.c.over.is_(False), tables.c.archived.is_(False)
        )
        with self.reading() as sql:
            return list(sql.scalars(wanted.order_by(tables.c.touched.desc())))

    def open_tables(self, limit: int) -> list[tuple[str, float]]:
        """The tables at which anybody may sit down and since when, the newest first."""
        wanted = select(open_tables.c.table, open_tables.c.at).join(tables, tables.c.id == open_tables.c.table)
        wanted = wanted.where(tables.c.over.is_(False), tables.c.archived.is_(False))
        with self.reading() as sql:
            return [(id, at) for id, at in sql.execute(wanted.order_by(open_tables.c.at.desc()).limit(limit))]

    def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables."""
        last = select(func.max(rows.c.number)).where(rows.c.table == tables.c.id).scalar_subquery()
        with self.reading() as sql:
            return {
                id: number or 0 for id, number in sql.execute(select(tables.c.id, last).where(tables.c.id.in_(ids)))
            }

    def count(self) -> int:
        """How many tables are stored."""
        with self.reading() as sql:
            return sql.execute(select(func.count()).select_from(tables)).scalar_one()

    def backup(self, target: Path) -> None:
        """Copies the whole database to a file while tables go on."""
        self.database.copy(target)


def _line(table: str, row: Row) -> dict[str, Any]:
    return {
        "table": table,
        "number": row.number,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "at": row.at,
    }
