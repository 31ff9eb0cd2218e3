"""A database that is served: it may be away for a moment, and nothing is lost or done twice by that."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from malecon.cli.common.extras import missing
from malecon.core.errors import Unknown
from malecon.table import migrations
from malecon.table.away import Away
from malecon.table.database import place
from malecon.table.house import House
from malecon.table.schema import metadata
from malecon.table.store import Store
from tests.served import Server
from tests.table.conftest import ANA, house_in, play, sofa, two

pytestmark = pytest.mark.postgres


@pytest.fixture
def house(database: str) -> Iterator[House]:
    house = house_in(database)
    yield house
    house.store.close()


def test_the_steps_lead_to_the_schema(database: str) -> None:
    store = Store(database)
    with store.engine.connect() as sql:
        assert compare_metadata(MigrationContext.configure(sql), metadata) == []
        assert migrations.revision(sql) == migrations.revisions()[-1]
    store.close()


@pytest.mark.long
def test_houses_that_start_at_once_make_one_schema(database: str) -> None:
    start = f"from malecon.table.store import Store; print(Store({database!r}).count())"
    started = [
        subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    assert [process.communicate(timeout=60) for process in started] == [("0\n", "")] * 4


def test_a_step_that_fails_leaves_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = migrations.migrate

    def fails(sql: Connection, name: str) -> None:
        whole(sql, name)
        raise RuntimeError

    monkeypatch.setattr(migrations, "migrate", fails)
    with pytest.raises(RuntimeError):
        Store(database)
    monkeypatch.undo()
    store = Store(database, migrate=False)
    with store.engine.connect() as sql:
        assert migrations.revision(sql) == ""
    store.close()


def test_a_restart_of_the_server_is_waited_for(house: House, server: Server) -> None:
    id = two(house)
    server.stop()
    later = threading.Timer(1.0, server.start)
    later.start()
    try:
        play(house, id, "0 step left")
    finally:
        later.join()
    assert house.store.log(id) == house.table(id).rows
    assert house.table(id).state.data()["steps"] == 1


def test_an_answer_that_was_lost_is_no_move_played_twice(house: House) -> None:
    id = two(house)
    n, lost = house.table(id).n, iter([True])

    def cut(connection: object) -> None:
        """The line breaks after the server has stored it and before it says so."""
        if next(lost, False):
            connection.dbapi_connection.commit()  # type: ignore[attr-defined]
            raise OperationalError("COMMIT", None, Exception("server closed the connection unexpectedly"))

    event.listen(house.store.engine, "commit", lambda sql: cut(sql.connection))
    house.play(id, 0, "step left", n)
    assert house.store.log(id) == house.table(id).rows
    assert house.table(id).state.data()["steps"] == 1
    assert not next(lost, False)


def test_a_table_opened_while_the_answer_is_lost_is_opened_once(house: House) -> None:
    lost = iter([True])

    def cut(sql: Connection) -> None:
        if next(lost, False):
            sql.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            raise OperationalError("COMMIT", None, Exception("server closed the connection unexpectedly"))

    event.listen(house.store.engine, "commit", cut)
    id = sofa(house)
    assert house.store.count() == 1
    assert house.seats_of(id, ANA) == [0, 1]


def test_one_that_stays_away_is_told_without_its_password(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = f"postgresql://malecon:secret@/x?host={server.folder}/nowhere"
    began = time.monotonic()
    with pytest.raises(Away, match=r"doesn't answer \(") as away:
        Store(nowhere)
    assert time.monotonic() - began < 5
    assert "secret" not in str(away.value)
    assert "postgresql://malecon:***@/x" in str(away.value)
    assert "ne répond pas" in away.value.said("fr")


def test_one_that_cannot_hold_every_letter_is_refused(server: Server) -> None:
    with pytest.raises(Unknown, match="no letters but those of LATIN1"):
        Store(server.new("LATIN1"))


def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    for wrong in ("mysql://localhost/x", "localhost", "postgresql://host:port/x"):
        with pytest.raises(Unknown, match="the address of a database"):
            Store(place(None, wrong))
    assert place(tmp_path, None) == tmp_path


def test_what_has_to_be_installed_is_said() -> None:
    said = missing(ModuleNotFoundError(name="psycopg"), "serve")
    assert said is not None
    assert 'pip install "malecon[postgres]"' in str(said)


def test_a_file_is_no_copy_of_it(house: House, tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="pg_dump"):
        house.store.backup(tmp_path / "copy")
