"""What is wrong with a house, found out without changing it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select

from malecon.core.errors import Complaint
from malecon.table import migrations
from malecon.table.alone import hold
from malecon.table.away import Away
from malecon.table.house import House
from malecon.table.leases import NOW
from malecon.table.refused import NotThere
from malecon.table.schema import leases
from malecon.table.sqlite import FILE
from malecon.table.store import Store

# Bytes under which a disk is nearly full.
SCARCE = 200 * 1024 * 1024
# Lines to the database that one worker may open.
LINES = 18


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at; `key` names its sentence."""

    well: bool
    key: str
    details: dict[str, str | int | Complaint] = field(default_factory=dict)


def examine(place: Path | str) -> Iterator[Finding]:
    """Looks at a house's database and every game that is played in it."""
    if isinstance(place, Path):
        yield from _folder(place)
        if not (place / FILE).is_file():
            return
    try:
        store = Store(place, migrate=False)
    except Complaint as error:
        yield Finding(False, "doctor-database", {"why": error})
        return
    try:
        with store.reading() as sql:
            store.database.check(sql, whole=True)
        yield from _database(store)
    except Complaint as error:
        yield Finding(False, "doctor-database", {"why": error})
    finally:
        store.close()


def _folder(folder: Path) -> Iterator[Finding]:
    if not (folder / FILE).is_file():
        yield Finding(True, "doctor-empty", {"folder": str(folder)})
        return
    kept = hold(folder)
    yield Finding(True, "doctor-open" if kept is None else "doctor-closed", {"folder": str(folder)})
    if kept is not None:
        kept.close()
    free = shutil.disk_usage(folder).free
    yield Finding(free > SCARCE, "doctor-disk" if free > SCARCE else "doctor-disk-full", {"free": free // 1024**2})


def _database(store: Store) -> Iterator[Finding]:
    name = store.database.name
    with store.reading() as sql:
        revision, newest = migrations.revision(sql), migrations.revisions()[-1]
    if revision != newest:
        yield Finding(True, "doctor-older", {"file": name, "revision": revision or "–", "newest": newest})
        if not revision:
            return
    else:
        yield Finding(True, "doctor-database-well", {"file": name, "revision": revision})
    if store.shared and revision == newest:
        yield from _served(store)
    yield from _games(store)


def _served(store: Store) -> Iterator[Finding]:
    with store.reading() as sql:
        most = int(sql.exec_driver_sql("SHOW max_connections").scalar() or 0)
        late = select(func.count()).select_from(leases).where(leases.c.until < NOW - 30)
        left = sql.execute(late).scalar_one()
    key = "doctor-lines" if most >= 2 * LINES else "doctor-lines-few"
    yield Finding(most >= 2 * LINES, key, {"most": most, "workers": most // LINES})
    if left:
        yield Finding(False, "doctor-left", {"n": left})


def _games(store: Store) -> Iterator[Finding]:
    """Whether what is played can be played on."""
    house, going = House(store), store.going()
    broken = 0
    for id in going:
        try:
            house.going(id)
        except Away as error:
            broken += 1
            yield Finding(False, "doctor-table", {"why": error})
        except NotThere:
            continue
    yield Finding(True, "doctor-tables", {"n": len(going) - broken, "all": store.count()})
