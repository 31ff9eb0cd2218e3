"""All that is PostgreSQL's own about the tables: the way there, and its troubles."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from malecon.core.errors import Unknown
from malecon.table.away import Away

# Seconds until somebody who waits for a connection is told so.
PATIENCE = 5.0
# A line on which nothing comes back is given up after some ten seconds.
LINE = {
    "application_name": "malecon",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# Any number will do, as long as all Malecóns take the same.
SCHEMA_LOCK = 0x6D616C65
# By the class of SQLSTATE; without any, the line itself failed.
TROUBLES = {
    "": "database-away",
    "08": "database-away",
    "57": "database-away",
    "53": "tables-full",
    "25": "tables-read-only",
}


class Postgres:
    """The tables on a server, which several workers share."""

    shared = True
    wait = 10.0

    def __init__(self, address: str) -> None:
        url = read(address)
        self.name = url.render_as_string(hide_password=True).replace("+psycopg", "")
        # A line that was cut is noticed before it is used, so that a restart of the server costs nobody an answer.
        # Whatever fails, no secret of a table and nothing that was said there gets into the log.
        self.engine = create_engine(
            url,
            connect_args=LINE,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=PATIENCE,
        )
        # Who only reads needs no transaction, and saves two of four ways there and back.
        self.reader: Engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def line(self) -> dict[str, Any]:
        """How psycopg itself gets there, for who listens."""
        _, arguments = self.engine.dialect.create_connect_args(self.engine.url)
        return {**{name: value for name, value in arguments.items() if name != "context"}, **LINE}

    def check(self, sql: Connection, whole: bool = False) -> None:
        """Refuses a database that can't hold every letter."""
        encoding = sql.exec_driver_sql("SHOW server_encoding").scalar()
        if encoding != "UTF8":
            raise Unknown.of("database-letters", file=self.name, encoding=str(encoding))

    def touch(self, sql: Connection) -> None:
        """Asks for a transaction's number, which only who may write gets."""
        sql.exec_driver_sql("SELECT pg_current_xact_id()")

    def alone(self, sql: Connection) -> None:
        """Keeps everybody else from changing the schema until the transaction ends."""
        sql.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")

    def snapshot(self, sql: Connection) -> None:
        """What is read from now on is of one moment."""
        sql.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def turn(self) -> AbstractContextManager[None]:
        """Writers needn't queue: the database lets those of different tables write at once."""
        return nullcontext()

    def trouble(self, error: Exception) -> Away:
        """What a failure means for who keeps the house."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        state = getattr(cause, "sqlstate", None) or ""
        why = " ".join(str(cause).split()).rstrip(".")
        return Away.of(TROUBLES.get(state[:2], "tables-unusable"), file=self.name, why=why)

    def copy(self, target: Path) -> None:
        raise Unknown.of("database-backup", file=self.name)


def read(address: str) -> URL:
    """An address as SQLAlchemy wants it."""
    try:
        return make_url(address).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise Unknown.of("database-address") from None
