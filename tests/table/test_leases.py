"""One worker plays for a table's bots, and another takes up what it left."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from malecon.table import leases
from malecon.table.leases import Leases
from malecon.table.postgres import Postgres
from malecon.table.store import Store
from tests.patience import until
from tests.served import Server

pytestmark = pytest.mark.postgres


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def test_of_all_who_ask_at_once_one_may(store: Store) -> None:
    workers = [Leases(store, f"worker {n}") for n in range(6)]
    with ThreadPoolExecutor(6) as together:
        for table in "abcde":
            assert sum(together.map(lambda worker, table=table: worker.claim(table), workers)) == 1


def test_who_holds_it_goes_on_until_it_is_released(store: Store) -> None:
    ana, ben = Leases(store, "ana"), Leases(store, "ben")
    assert ana.claim("t")
    assert ana.claim("t")
    assert not ben.claim("t")
    assert ana.renew() == ben.renew() == []
    ben.release("t")
    assert not ben.claim("t")
    ana.release("t")
    assert ben.claim("t")
    assert (ana.held, ben.held) == ([], ["t"])


def test_what_is_not_renewed_is_taken_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = Leases(store, "ana"), Leases(store, "ben")
    monkeypatch.setattr(leases, "LEASE", -1.0)
    assert ana.claim("t")
    assert ana.claim("u")
    assert ana.held == []
    monkeypatch.undo()
    assert sorted(ben.renew()) == ["t", "u"]
    assert not ana.claim("t")
    assert ana.renew() == []
    assert sorted(ben.held) == ["t", "u"]


def test_who_leaves_leaves_all_of_it_at_once(store: Store) -> None:
    ana, ben = Leases(store, "ana"), Leases(store, "ben")
    assert ana.claim("t")
    ana.leave()
    assert ana.held == []
    assert ben.renew() == ["t"]


def test_a_worker_whose_line_is_gone_has_left_its_tables(
    store: Store, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long before its leases run out; but not as soon as its line is cut, which may be made again. Somebody of its name
    in another house is somebody else."""
    ana, ben, eve = Leases(store, "ana"), Leases(store, "ben"), Leases(store, "eve")
    assert isinstance(store.database, Postgres)
    line = store.database.line
    with (
        psycopg.connect(server.new(), application_name="malecon ana"),
        psycopg.connect(**line | {"application_name": "malecon ben"}),
        psycopg.connect(**line | {"application_name": "malecon eve"}),
    ):
        assert ana.claim("t")
        assert eve.claim("u")
        assert ben.renew() == []
        monkeypatch.setattr(leases, "ORPHANED", 0.0)
        assert ben.renew() == ["t"]
    # The server takes a moment to see that a line was closed, and may see the later one first.
    until(lambda: open_lines(store).isdisjoint({"ben", "eve"}))
    # Who can't see itself among those who have a line can't tell who is gone.
    assert ben.renew() == eve.renew() == []


def open_lines(store: Store) -> set[str]:
    with store.reading() as sql:
        return set(sql.scalars(leases.LINES))
