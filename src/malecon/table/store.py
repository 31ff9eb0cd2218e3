"""The database under the tables: SQLite in the data folder, every row on disk before anybody sees it."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, delete, event, func, insert, select, update
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

    def create(self, setup: Setup, first: Iterable[Row] = ()) -> None:
        """Stores a new table with the rows it begins with."""
        setup.created = setup.touched = self.clock()
        values = {column.name: getattr(setup, column.name) for column in tables.columns}
        with self._writing, self.engine.begin() as sql:
            sql.execute(insert(tables).values(**values))
            lines = [_line(setup.id, row) for row in first]
            if lines:
                sql.execute(insert(rows), lines)

    def append(self, table: str, new: Iterable[Row], over: bool | None = None) -> None:
        """Adds rows to a log, all or none; `Stale` when one of their numbers is taken."""
        lines = [_line(table, row) for row in new]
        touched: dict[str, Any] = {"touched": self.clock(), "archived": False}
        if over is not None:
            touched["over"] = over
        try:
            with self._writing, self.engine.begin() as sql:
                sql.execute(insert(rows), lines)
                sql.execute(update(tables).where(tables.c.id == table).values(**touched))
        except IntegrityError as error:
            raise Stale(table) from error

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

    def move_in(self, link: str, person: str) -> tuple[str, int] | None:
        """Gives the seat of a link to a person alone: the link is spent, and who held the seat holds it no longer."""
        spent = keys.c.hash == secret.fingerprint(link), keys.c.use.in_((secret.LINK, secret.SEAT))
        with self._writing, self.engine.begin() as sql:
            found = sql.execute(select(keys.c.table, keys.c.seat, keys.c.use).where(*spent)).first()
            if found is None:
                return None
            table, seat, use = found
            there = keys.c.table == table, keys.c.seat == seat
            if use == secret.SEAT:
                # It may be a program's token as well, and stays that.
                sql.execute(update(keys).where(*spent, *there).values(use=secret.TOKEN))
            sql.execute(delete(keys).where(*there, keys.c.use.in_((secret.LINK, secret.PERSON))))
            values = {"hash": secret.fingerprint(person), "use": secret.PERSON, "at": self.clock()}
            sql.execute(insert(keys).prefix_with("OR IGNORE"), {**values, "table": table, "seat": seat})
        return table, seat

    def hand_over(self, old: str, new: str) -> None:
        """Lets everybody who sat at one table sit in the same seats of another."""
        held = select(keys.c.hash, keys.c.seat, keys.c.use, keys.c.at).where(
            keys.c.table == old, keys.c.use == secret.PERSON
        )
        with self._writing, self.engine.begin() as sql:
            found = [{**line, "table": new} for line in sql.execute(held).mappings()]
            if found:
                sql.execute(insert(keys).prefix_with("OR IGNORE"), found)

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
