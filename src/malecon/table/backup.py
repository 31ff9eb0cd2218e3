"""All tables of a house copied into one file, while people go on playing."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from malecon.core.errors import Unknown, system
from malecon.table.alone import hold
from malecon.table.home import home
from malecon.table.store import FILE, Store


def backup(target: Path, data: str | os.PathLike[str] | None = None) -> int:
    """Copies the database to `target` and returns how many tables it holds; put back, it is `malecon.sqlite3`."""
    folder = home(data)
    if not (folder / FILE).is_file():
        raise Unknown.of("tables-missing", folder=str(folder))
    growing = target.with_name(f".{target.name}.part")
    # Under a house that is open, perhaps an older one, nothing is changed.
    kept = hold(folder)
    try:
        store = Store(folder, migrate=kept is not None)
        try:
            with store.reading() as sql:
                store.database.check(sql, whole=True)
            store.backup(growing)
            # Only a whole copy takes the place of the last one.
            os.replace(growing, target)
            return store.count()
        finally:
            store.close()
    except (OSError, sqlite3.Error) as error:
        growing.unlink(missing_ok=True)
        raise Unknown.of("not-written", file=str(target), why=system(error)) from None
    finally:
        if kept is not None:
            kept.close()
