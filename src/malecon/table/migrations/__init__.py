"""The database's changes, one file a step in `versions`: named as its revision, so that the newest sorts last."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from malecon.core.errors import Unknown

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent


@cache
def revisions() -> tuple[str, ...]:
    """All steps this program knows, the oldest first."""
    return tuple(sorted(path.stem for path in (FOLDER / "versions").glob("r[0-9]*.py")))


def revision(sql: Connection) -> str:
    """The step a database stands at; none for one that is empty or older than all steps."""
    if not inspect(sql).has_table("alembic_version"):
        return ""
    return sql.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""


def known(sql: Connection, name: str) -> str:
    """The step a database stands at, refused if a newer program took it."""
    found = revision(sql)
    if found and found not in revisions():
        raise Unknown.of("tables-newer", file=name, revision=found, newest=revisions()[-1])
    return found


def migrate(sql: Connection, name: str) -> None:
    """Brings a database to the newest step, within the transaction it is given."""
    if known(sql, name) == revisions()[-1]:
        return
    # Only a database that has to change waits for Alembic to load.
    from alembic import command

    command.upgrade(_config(sql), "head")


def step_back(sql: Connection, step: str) -> None:
    """Brings a database to an older step, at which an older program knows it."""
    from alembic import command

    if step not in revisions()[:-1]:
        raise Unknown.of("no-step", asked=step, known=", ".join(revisions()[:-1]))
    command.downgrade(_config(sql), step)


def _config(sql: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = sql
    return config
