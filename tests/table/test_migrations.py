"""The database's changes go by steps: old files come along without loss, newer ones are left alone."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from malecon.core.errors import Unknown
from malecon.table import migrations
from malecon.table.backup import backup
from malecon.table.moving import step_back
from malecon.table.schema import metadata
from malecon.table.store import FILE, Store
from tests.table.conftest import ANA, house_in, play, two

# As Malecón made its files before there were steps.
BEFORE = """
CREATE TABLE tables (id VARCHAR(24) NOT NULL, game VARCHAR(40) NOT NULL, rules INTEGER NOT NULL,
    players INTEGER NOT NULL, options JSON NOT NULL, numbers JSON NOT NULL, secret VARCHAR(64) NOT NULL,
    kind VARCHAR(12) NOT NULL, seats JSON NOT NULL, settings JSON NOT NULL, created FLOAT NOT NULL,
    touched FLOAT NOT NULL, over BOOLEAN NOT NULL, archived BOOLEAN NOT NULL, PRIMARY KEY (id));
CREATE TABLE rows ("table" VARCHAR(24) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(12) NOT NULL,
    seat INTEGER NOT NULL, text VARCHAR(600) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY ("table", number),
    FOREIGN KEY("table") REFERENCES tables (id));
CREATE TABLE keys (hash VARCHAR(64) NOT NULL, "table" VARCHAR(24) NOT NULL, seat INTEGER NOT NULL,
    use VARCHAR(8) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (hash, "table", seat),
    FOREIGN KEY("table") REFERENCES tables (id));
CREATE INDEX keys_of_table ON keys ("table", seat);
"""


def content(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(file) as sql:
        found = {name: sql.execute(f"SELECT * FROM {name} ORDER BY 1, 2, 3").fetchall() for name in metadata.tables}
    sql.close()
    return found


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with store.engine.connect() as sql:
        assert compare_metadata(MigrationContext.configure(sql), metadata) == []
        assert migrations.revision(sql) == migrations.revisions()[-1]
    store.close()


def test_the_steps_are_one_after_the_other_and_named_as_their_files() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(steps)) == migrations.revisions()


def test_a_file_from_before_the_steps_comes_along_without_loss(tmp_path: Path) -> None:
    (tmp_path / "now").mkdir()
    house = house_in(tmp_path / "now")
    id = two(house)
    play(house, id, "0 step left")
    house.store.close()
    kept = content(tmp_path / "now" / FILE)
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.executescript(BEFORE)
        for name, lines in ((name, lines) for name, lines in kept.items() if lines):
            sql.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(lines[0]))})", lines)
    sql.close()
    old = house_in(tmp_path)
    assert old.table(id).rows == house.table(id).rows
    assert old.seats_of(id, ANA) == [0]
    with old.store.engine.connect() as check:
        assert migrations.revision(check) == migrations.revisions()[-1]
        assert compare_metadata(MigrationContext.configure(check), metadata) == []
    old.store.close()
    assert content(tmp_path / FILE) == kept


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.execute("UPDATE alembic_version SET version_num = 'r9999'")
    sql.close()
    with pytest.raises(Unknown, match=r"newer Malecón \(step r9999; this one knows r\d+\)") as refused:
        Store(tmp_path)
    assert "plus récent" in refused.value.said("fr")
    with pytest.raises(Unknown, match="newer Malecón"):
        backup(tmp_path / "copy", tmp_path)
    assert not (tmp_path / "copy").exists()


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = migrations.migrate

    def fails(sql: Connection, name: str) -> None:
        whole(sql, name)
        raise RuntimeError

    monkeypatch.setattr(migrations, "migrate", fails)
    with pytest.raises(RuntimeError):
        Store(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as sql:
        assert sql.execute("SELECT name FROM sqlite_master").fetchall() == []
    sql.close()
    monkeypatch.undo()
    Store(tmp_path).close()


@pytest.mark.long
def test_a_file_that_needs_no_step_starts_without_alembic(tmp_path: Path) -> None:
    Store(tmp_path).close()
    start = (
        f"import sys; from pathlib import Path; from malecon.table.store import Store; Store(Path({str(tmp_path)!r}))"
    )
    subprocess.run([sys.executable, "-c", f"{start}; sys.exit('alembic' in sys.modules)"], check=True)


def test_every_step_leads_back_and_nothing_is_lost(place: Path | str) -> None:
    house = house_in(place)
    id = two(house)
    play(house, id, "0 step left")
    rows = house.table(id).rows
    house.store.close()
    for step in migrations.revisions()[:-1]:
        step_back(str(place), step)
        store = Store(place, migrate=False)
        with store.reading() as sql:
            assert migrations.revision(sql) == step
        store.close()
        again = house_in(place)
        with again.store.engine.connect() as sql:
            assert compare_metadata(MigrationContext.configure(sql), metadata) == []
        assert again.table(id).rows == rows
        again.store.close()


def test_a_step_back_is_one_that_there_was_and_of_a_closed_house(place: Path | str) -> None:
    store = Store(place)
    newest = migrations.revisions()[-1]
    if store.shared:
        with store.reading(), pytest.raises(Unknown, match="house is open"):
            step_back(str(place), "r0001")
    store.close()
    for asked in ("r9999", newest, "base"):
        with pytest.raises(Unknown, match=f"no older step “{asked}”: there are r0001"):
            step_back(str(place), asked)
