"""All that is SQLite's own about the tables: the file, its locks, its troubles and its copies."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from malecon.core.errors import system
from malecon.table import home
from malecon.table.away import Away

# A file of so many bytes is read in about a second; of larger ones these tables are looked at.
LARGE = 256 * 2**20
SMALL = ("tables", "keys")
FILE = "malecon.sqlite3"
# Seconds somebody waits for a lock that another program holds.
PATIENCE = 5.0

WRITES = {"writes": True}
# By SQLite's primary result code.
TROUBLES = {
    sqlite3.SQLITE_FULL: "tables-full",
    sqlite3.SQLITE_BUSY: "tables-locked",
    sqlite3.SQLITE_LOCKED: "tables-locked",
    sqlite3.SQLITE_READONLY: "tables-read-only",
    sqlite3.SQLITE_PERM: "tables-read-only",
    sqlite3.SQLITE_CORRUPT: "tables-damaged",
    sqlite3.SQLITE_NOTADB: "tables-damaged",
}


class Sqlite:
    """The tables in a file of the data folder: nothing to install, and one process that writes."""

    shared = False
    wait = 0.0

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.name = str(self.file)
        # One writer at a time; queueing here is cheaper than a busy loop in the database.
        self._writing = threading.Lock()
        home.make_private(folder)
        make_private(self.file)
        self.engine = self.reader = engine(self.file)

    def check(self, sql: Connection, whole: bool = False) -> None:
        """Refuses a file whose pages don't hold together. Of a large one a house that opens doesn't read the logs,
        which are nearly all of it: `malecon doctor` does."""
        whole = whole or self.file.stat().st_size <= LARGE
        for part in ("1",) if whole else SMALL:
            if sql.exec_driver_sql(f"PRAGMA quick_check({part})").scalar() != "ok":
                raise Away.of("tables-damaged", file=self.name)

    def touch(self, sql: Connection) -> None:
        """Writes something that changes nothing."""
        number = sql.exec_driver_sql("PRAGMA user_version").scalar()
        sql.exec_driver_sql(f"PRAGMA user_version = {number}")

    def alone(self, sql: Connection) -> None:
        """A writer is alone here anyway."""

    def snapshot(self, sql: Connection) -> None:
        """A writer's transaction is of one moment anyway."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        """A writer's turn, for which nobody waits too long."""
        if not self._writing.acquire(timeout=PATIENCE):
            raise Away.of("tables-locked", file=self.name)
        try:
            yield
        finally:
            self._writing.release()

    def trouble(self, error: Exception) -> Away:
        """What a failure means for who keeps the house."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        return Away.of(TROUBLES.get(code, "tables-unusable"), file=self.name, why=str(cause).rstrip("."))

    def copy(self, target: Path) -> None:
        """Copies the whole database, for its owner alone, while tables go on (SQLite's online backup)."""
        target.unlink(missing_ok=True)
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        source, new = sqlite3.connect(self.file, timeout=PATIENCE), sqlite3.connect(target)
        try:
            source.backup(new)
        finally:
            source.close()
            new.close()


def engine(file: Path) -> Engine:
    """The file as SQLAlchemy's engine; what runs with the option `writes` is a transaction of the one writer."""
    # Whatever fails, no secret of a table and nothing that was said there gets into the log.
    made = create_engine(f"sqlite:///{file}", connect_args={"timeout": PATIENCE}, hide_parameters=True)
    event.listen(made, "connect", _durable)
    event.listen(made, "begin", _begin)
    return made


def _durable(connection: sqlite3.Connection, _: object) -> None:
    # Left to itself Python's module begins no transaction before a change of the schema.
    connection.isolation_level = None
    # A move is on disk before anybody sees it, even if the power fails at once.
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin(sql: Connection) -> None:
    # A writer that began as a reader could be told halfway that it came too late.
    if sql.get_execution_options().get("writes"):
        sql.exec_driver_sql("BEGIN IMMEDIATE")


def make_private(file: Path) -> None:
    """Makes the file, readable for its owner alone; what SQLite lays beside it takes over its mode."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if part.exists():
                part.chmod(0o600)
    except PermissionError:
        raise Away.of("tables-read-only", file=str(file)) from None
    except OSError as error:
        raise Away.of("not-written", file=str(file), why=system(error)) from None
