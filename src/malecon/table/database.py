"""Where the tables are kept: a file of one house, or a server that many workers share. Only here do the two differ."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine

from malecon.core.errors import Unknown
from malecon.table.away import Away
from malecon.table.home import home
from malecon.table.sqlite import Sqlite

SERVED = ("postgresql://", "postgres://")


class Database(Protocol):
    """What the store has to know of a database beyond SQL."""

    # As its keeper knows it, without secrets.
    name: str
    engine: Engine
    # The same for who only reads.
    reader: Engine
    # Whether other processes write here, too.
    shared: bool
    # For how many seconds something is tried again while it doesn't answer.
    wait: float

    def check(self, sql: Connection, whole: bool = False) -> None:
        """Refuses one that can't be used; `whole`: however long it takes to find out."""

    def touch(self, sql: Connection) -> None:
        """Writes something that changes nothing."""

    def alone(self, sql: Connection) -> None:
        """Keeps everybody else from changing the schema until the transaction ends."""

    def snapshot(self, sql: Connection) -> None:
        """What a transaction reads from now on is of one moment."""

    def turn(self) -> AbstractContextManager[None]:
        """A writer's turn."""

    def trouble(self, error: Exception) -> Away:
        """What a failure means for who keeps the house."""

    def copy(self, target: Path) -> None:
        """Copies all of it to a file."""


def served(where: object) -> bool:
    """Whether an address is one of a database server."""
    return isinstance(where, str) and where.startswith(SERVED)


def place(data: str | os.PathLike[str] | None, database: str | None) -> Path | str:
    """Where a house keeps its tables: the server at an address, where one is named, else a data folder."""
    if database and not served(database):
        raise Unknown.of("database-address")
    return database or home(data)


def at(where: str | Path) -> Database:
    """The database of an address, or of a folder."""
    if isinstance(where, str) and served(where):
        # Only a house that has one waits for its driver to load.
        from malecon.table.postgres import Postgres

        return Postgres(where)
    return Sqlite(Path(where))
