"""Who plays for the bots of a table: one worker of several, and another one soon after it died.

A lease only spares the workers double work. Should two play for a table after all, the log lets one of them win.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import ColumnElement, Connection, and_, column, delete, func, literal, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert

from malecon.table.schema import leases
from malecon.table.store import Store

# For how many seconds a lease holds that isn't renewed; and one whose worker's line to the database is gone, as the
# system cuts that of a process that died.
LEASE, ORPHANED = 4.0, 1.5
# By the database's clock: those of the machines may differ.
NOW = func.extract("epoch", func.clock_timestamp())
# Who has a line open under its own name; said by the database itself, of this house, not of others on the same server.
LINES = text(
    "SELECT split_part(application_name, ' ', 2) AS worker FROM pg_stat_activity WHERE datname = current_database()"
)


class Leases:
    """The tables whose bots this worker plays for."""

    def __init__(self, store: Store, worker: str) -> None:
        self.store = store
        self.worker = worker
        # Until when, by our own clock, nobody else can have taken it.
        self._held: dict[str, float] = {}

    @property
    def held(self) -> list[str]:
        now = time.monotonic()
        return [table for table, until in self._held.items() if until > now]

    def claim(self, table: str) -> bool:
        """Whether this worker may play for a table's bots; the first who asks may."""
        began = time.monotonic()
        if self._held.get(table, 0.0) > began:
            return True
        new = insert(leases).values(table=table, worker=self.worker, until=NOW + LEASE)
        free = or_(leases.c.worker == self.worker, self._left())
        ours = new.on_conflict_do_update(
            index_elements=[leases.c.table], set_={"worker": self.worker, "until": NOW + LEASE}, where=free
        )
        with self._hurried() as sql:
            if sql.execute(ours.returning(leases.c.table)).first() is None:
                self._held.pop(table, None)
                return False
        self._held[table] = began + LEASE
        return True

    def _left(self) -> ColumnElement[bool]:
        """Those that nobody renews any more. A pooler may hide whose lines are open: then time alone tells."""
        lines = LINES.columns(column("worker")).subquery("lines")
        open_, name = select(lines.c.worker), literal(self.worker)
        dead = and_(leases.c.until < NOW + LEASE - ORPHANED, leases.c.worker.not_in(open_), name.in_(open_))
        return or_(leases.c.until < NOW, dead)

    def renew(self) -> list[str]:
        """Keeps what is ours and takes what others left behind; returns that."""
        began, before = time.monotonic(), set(self._held)
        mine = or_(leases.c.worker == self.worker, self._left())
        taken = select(leases.c.table).where(mine).with_for_update(skip_locked=True)
        kept = update(leases).where(leases.c.table.in_(taken)).values(worker=self.worker, until=NOW + LEASE)
        with self._hurried() as sql:
            ours = set(sql.scalars(kept.returning(leases.c.table)))
        for lost in before - ours:
            self._held.pop(lost, None)
        self._held.update(dict.fromkeys(ours, began + LEASE))
        return sorted(ours - before)

    def release(self, table: str) -> None:
        """There is nothing to play for at a table any more."""
        if self._held.pop(table, None) is not None:
            with self._hurried() as sql:
                sql.execute(delete(leases).where(leases.c.table == table, leases.c.worker == self.worker))

    def leave(self) -> None:
        """Leaves all of them to the others, who find them at once."""
        self._held.clear()
        with self._hurried() as sql:
            sql.execute(update(leases).where(leases.c.worker == self.worker).values(until=0.0))

    @contextmanager
    def _hurried(self) -> Iterator[Connection]:
        """A transaction that doesn't wait for the disk: a lease that is lost with the power is none too many."""
        with self.store.writing() as sql:
            sql.exec_driver_sql("SET LOCAL synchronous_commit = off")
            yield sql
