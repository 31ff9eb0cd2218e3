"""A whole house carried from one place to another: all of it, checked row by row, or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, tuple_

from malecon.core.errors import Unknown
from malecon.table import migrations
from malecon.table.alone import keep
from malecon.table.database import served
from malecon.table.home import home
from malecon.table.schema import (
    climbers,
    entrants,
    keys,
    mutes,
    open_tables,
    pairings,
    rated,
    ratings,
    reminded,
    reminders,
    reports,
    reviews,
    rows,
    tables,
    tournaments,
    unreminded,
)
from malecon.table.store import FILE, Store

# Those others point at first.
CARRIED = (
    tables,
    rows,
    keys,
    reviews,
    open_tables,
    mutes,
    reports,
    climbers,
    ratings,
    rated,
    tournaments,
    entrants,
    pairings,
    reminders,
    reminded,
    unreminded,
)
AT_ONCE = 1000


def move_house(source: str, target: str) -> dict[str, int]:
    """Copies every row to an empty place and compares them; returns how many there were of each kind.

    The place they come from isn't changed, and nobody may play there meanwhile.
    """
    with ExitStack() as stack:
        old = stack.enter_context(closed(source, new=False))
        new = stack.enter_context(closed(target, new=True))
        if old.database.name == new.database.name:
            raise Unknown.of("house-same", file=old.database.name)
        return old.carry_to(new)


def step_back(where: str, step: str) -> None:
    """Lets an older program go on with a house: nothing is lost but what only newer ones know."""
    with closed(where, new=False) as house, house.writing() as sql:
        house.database.alone(sql)
        migrations.step_back(sql, step)


class Moving(Store):
    """A store whose rows are carried as they are."""

    def carry_to(self, new: Moving) -> dict[str, int]:
        with self.writing() as mine, new.writing() as theirs:
            self.database.snapshot(mine)
            new.database.alone(theirs)
            if any(_count(theirs, table) for table in CARRIED):
                raise Unknown.of("house-not-empty", file=new.database.name)
            for table in CARRIED:
                for part in _parts(mine, table):
                    theirs.execute(insert(table), part)
                _compare(mine, theirs, table, new.database.name)
            return {table.name: _count(mine, table) for table in CARRIED}

    def someone_is_here(self) -> bool:
        """Whether a house is open on a served database."""
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        with self.reading() as sql:
            return bool(sql.exec_driver_sql(f"{others} AND application_name = 'malecon'").scalar())


@contextmanager
def closed(where: str, *, new: bool) -> Iterator[Moving]:
    """A house that nobody else has open; `new`: where it is to be."""
    kept = None
    place: Path | str = where
    if not served(where):
        if not new and not (Path(where).expanduser() / FILE).is_file():
            raise Unknown.of("tables-missing", folder=where)
        place = home(where)
        kept = keep(place)
    try:
        store = Moving(place, migrate=new)
        try:
            with store.reading() as sql:
                if migrations.revision(sql) != migrations.revisions()[-1]:
                    raise Unknown.of("house-older", file=store.database.name)
            if store.shared and store.someone_is_here():
                raise Unknown.of("house-open", file=store.database.name)
            yield store
        finally:
            store.close()
    finally:
        if kept is not None:
            kept.close()


def _parts(sql: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """Every row of a table, some at a time."""
    found = sql.execution_options(stream_results=True).execute(select(table))
    for part in found.mappings().partitions(AT_ONCE):
        yield [dict(line) for line in part]


def _count(sql: Connection, table: Table) -> int:
    return sql.execute(select(func.count()).select_from(table)).scalar_one()


def _compare(mine: Connection, theirs: Connection, table: Table, name: str) -> None:
    """Each row against its copy, and as many as there are."""
    own = list(table.primary_key)
    for part in _parts(mine, table):
        keys = [tuple(line[column.name] for column in own) for line in part]
        found = theirs.execute(select(table).where(tuple_(*own).in_(keys))).mappings()
        there = {tuple(line[column] for column in own): dict(line) for line in found}
        for key, line in zip(keys, part):
            if there.get(key) != line:
                raise Unknown.of("house-differs", file=name, table=f"{table.name} {key}")
    if _count(mine, table) != _count(theirs, table):
        raise Unknown.of("house-differs", file=name, table=table.name)
