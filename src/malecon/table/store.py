"""The database under the tables: SQLite in the data folder, every row on disk before anybody sees it."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.table import keys as secret
from malecon.table.schema import keys, metadata, rows, tables

FILE = "malecon.sqlite3"


class Stale(RuntimeError):
    """Somebody else's row came first."""


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


class Store:
    """Tables, their logs and their keys on disk."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.file = folder / FILE
        self.clock = clock
        self.engine: Engine = create_engine(f"sqlite:///{self.file}", connect_args={"timeout": 10})
        event.listen(self.engine, "connect", _durable)
        metadata.create_all(self.engine)
        # SQLite takes one writer at a time; queueing here is cheaper than its busy loop.
        self._writing = threading.Lock()

    def close(self) -> None:
        self.engine.dispose()

    def create(self, setup: Setup, first: Sequence[Row] = (), keys: Sequence[Key] = ()) -> None:
        """Stores a new table with the rows it begins with and the keys to its seats."""
        with self._writing, self.engine.begin() as sql:
            self._open(sql, Opening(setup, first, keys))

    def append(
        self,
        table: str,
        new: Sequence[Row],
        over: bool | None = None,
        *,
        lend: Sequence[Key] = (),
        withdraw: Iterable[tuple[int, str]] = (),
        also: Opening | None = None,
    ) -> None:
        """Adds rows to a log, changes keys and opens another table, all or nothing; `Stale` when others came first.

        `withdraw` names the (seat, use) of the keys that are worthless from now on.
        """
        lines = [_line(table, row) for row in new]
        touched: dict[str, Any] = {"touched": self.clock(), "archived": False}
        if over is not None:
            touched["over"] = over
        try:
            with self._writing, self.engine.begin() as sql:
                sql.execute(insert(rows), lines)
                sql.execute(update(tables).where(tables.c.id == table).values(**touched))
                for seat, use in withdraw:
                    sql.execute(delete(keys).where(keys.c.table == table, keys.c.seat == seat, keys.c.use == use))
                self._lend(sql, table, lend)
                if also is not None:
                    self._open(sql, also)
        except IntegrityError as error:
            raise Stale(table) from error

    def _open(self, sql: Connection, new: Opening) -> None:
        new.setup.created = new.setup.touched = self.clock()
        sql.execute(
            insert(tables).values(**{column.name: getattr(new.setup, column.name) for column in tables.columns})
        )
        if new.rows:
            sql.execute(insert(rows), [_line(new.setup.id, row) for row in new.rows])
        self._lend(sql, new.setup.id, new.keys)

    def _lend(self, sql: Connection, table: str, lent: Sequence[Key]) -> None:
        now = self.clock()
        lines = [{"hash": key.hash, "table": table, "seat": key.seat, "use": key.use, "at": now} for key in lent]
        if lines:
            sql.execute(insert(keys).prefix_with("OR IGNORE"), lines)

    def asked(self, what: str) -> list[str]:
        """The tables still played at which something of this kind was ever asked."""
        wanted = select(rows.c.table).join(tables, tables.c.id == rows.c.table).where(tables.c.over.is_(False))
        wanted = wanted.where(rows.c.kind == "ask", rows.c.text.startswith(f"{what} ")).distinct()
        with self.engine.connect() as sql:
            return list(sql.scalars(wanted))

    def setup(self, table: str) -> Setup | None:
        """A table's set-up, or None where there is no such table."""
        with self.engine.connect() as sql:
            found = sql.execute(select(tables).where(tables.c.id == table)).mappings().first()
        return Setup(**found) if found else None

    def log(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with a number above `after`, in order."""
        wanted = select(rows.c.number, rows.c.kind, rows.c.seat, rows.c.text, rows.c.at)
        wanted = wanted.where(rows.c.table == table, rows.c.number > after).order_by(rows.c.number)
        with self.engine.connect() as sql:
            return [Row(*line) for line in sql.execute(wanted)]

    def lend(self, key: str, table: str, seat: int, use: str) -> None:
        """Lets the bearer of a key use a seat; doing so twice changes nothing."""
        values = {"hash": secret.fingerprint(key), "table": table, "seat": seat, "use": use, "at": self.clock()}
        with self._writing, self.engine.begin() as sql:
            sql.execute(insert(keys).prefix_with("OR IGNORE"), values)

    def withdraw(self, table: str, seat: int, *uses: str) -> None:
        """Makes a seat's keys of these uses worthless."""
        gone = delete(keys).where(keys.c.table == table, keys.c.seat == seat, keys.c.use.in_(uses))
        with self._writing, self.engine.begin() as sql:
            sql.execute(gone)

    def opens(self, key: str, *uses: str) -> list[tuple[str, int]]:
        """The (table, seat) pairs a key opens, oldest first."""
        wanted = select(keys.c.table, keys.c.seat).where(keys.c.hash == secret.fingerprint(key), keys.c.use.in_(uses))
        with self.engine.connect() as sql:
            return [(table, seat) for table, seat in sql.execute(wanted.order_by(keys.c.at, keys.c.seat))]

    def seats_of(self, key: str, table: str, *uses: str) -> list[int]:
        """The seats of one table a key opens."""
        wanted = select(keys.c.seat).where(keys.c.hash == secret.fingerprint(key), keys.c.table == table)
        with self.engine.connect() as sql:
            return list(sql.scalars(wanted.where(keys.c.use.in_(uses)).order_by(keys.c.seat)))

    def tables_of(self, key: str, limit: int = 100) -> list[Setup]:
        """The tables at which the bearer of a person's key sits, last touched first."""
        mine = select(keys.c.table).where(keys.c.hash == secret.fingerprint(key), keys.c.use == secret.PERSON)
        wanted = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(limit)
        with self.engine.connect() as sql:
            return [Setup(**found) for found in sql.execute(wanted).mappings()]

    def put_away(self, before: float) -> int:
        """Marks the tables nobody touched since then as put away; they come back when somebody moves."""
        old = update(tables).where(tables.c.touched < before, tables.c.archived.is_(False)).values(archived=True)
        with self._writing, self.engine.begin() as sql:
            return sql.execute(old).rowcount

    def count(self) -> int:
        """How many tables are stored."""
        with self.engine.connect() as sql:
            return sql.execute(select(func.count()).select_from(tables)).scalar_one()

    def backup(self, target: Path) -> None:
        """Copies the whole database to a file while tables go on (SQLite's online backup)."""
        with sqlite3.connect(self.file) as source, sqlite3.connect(target) as copy:
            source.backup(copy)
        source.close()
        copy.close()


def _durable(connection: sqlite3.Connection, _: object) -> None:
    # A move is on disk before anybody sees it, even if the power fails at once.
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _line(table: str, row: Row) -> dict[str, Any]:
    return {
        "table": table,
        "number": row.number,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "at": row.at,
    }
