"""A disk that fails: a sentence for everybody, no stack trace, and the house goes on when it is over."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import Connection, event
from starlette.testclient import WebSocketDenialResponse

from malecon.core.errors import Complaint
from malecon.table import sqlite
from malecon.table.backup import backup
from malecon.table.store import FILE, Store
from malecon.web.app import create
from tests.web.conftest import InHouse, browser, message
from tests.web.test_serve import COMMAND, ask, house

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    return create(tmp_path, thinkers=InHouse())


def store_of(app: FastAPI) -> Store:
    store: Store = app.state.rooms.house.store
    return store


@contextmanager
def every_write(app: FastAPI, pragma: str, after: str) -> Iterator[None]:
    """Every connection meets the trouble and, once it is over, its end, also one that was in use when it ended."""
    now = pragma

    def begin(sql: Connection) -> None:
        if sql.get_execution_options().get("writes"):
            sql.exec_driver_sql(now)

    event.listen(store_of(app)._writer, "begin", begin)
    yield
    now = after


@contextmanager
def full(app: FastAPI, folder: Path) -> Iterator[None]:
    with every_write(app, "PRAGMA max_page_count=1", "PRAGMA max_page_count=1000000"):
        yield


@contextmanager
def read_only(app: FastAPI, folder: Path) -> Iterator[None]:
    with every_write(app, "PRAGMA query_only=ON", "PRAGMA query_only=OFF"):
        yield


@contextmanager
def locked(app: FastAPI, folder: Path) -> Iterator[None]:
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.close()


@contextmanager
def damaged(app: FastAPI, folder: Path) -> Iterator[None]:
    store_of(app).engine.dispose()
    whole = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(b"no database" * 400)
    yield
    for path in folder.glob(f"{FILE}-*"):
        path.unlink()
    (folder / FILE).write_bytes(whole)


Trouble = Callable[[FastAPI, Path], Any]


@pytest.mark.parametrize(
    ("trouble", "told"),
    [(full, "no space left"), (locked, "holds"), (read_only, "can't be written"), (damaged, "is damaged")],
)
def test_players_are_told_and_it_passes(
    app: FastAPI, ana: TestClient, tmp_path: Path, trouble: Trouble, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "malecon")

    def open_one() -> Any:
        return ana.post("/api/tables", json={"game": "toy", "seats": SEATS})

    opened = open_one().json()
    id, token = opened["table"], {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    mine = str(ana.post("/play/toy").url).rsplit("/", 1)[-1]

    def chat() -> Any:
        return ana.post(f"/t/{mine}/chat", data={"text": "x" * 240}, headers={"accept": "text/html"})

    def move() -> Any:
        state = ana.get(f"/api/tables/{id}", headers=token).json()
        asked = {"n": state["n"], "move": state["moves"][0]["move"]}
        return ana.post(f"/api/tables/{id}/moves", json=asked, headers=token)

    with trouble(app, tmp_path):
        # The last page has some room left.
        answer = next(answer for _ in range(100) if (answer := chat()).status_code != 200)
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert message(answer).startswith("The house can’t read or save its tables")
        answer = next(answer for _ in range(100) if (answer := open_one()).status_code != 201)
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json()["message"].startswith("The house can’t")
        french = ana.post(f"/t/{mine}/chat", data={"text": "y" * 240}, headers={"accept-language": "fr"})
        assert message(french).startswith("La maison ne peut")
    assert chat().status_code == 200
    assert move().status_code == 200
    mentioned = [record for record in caplog.records if told in record.getMessage()]
    assert len(mentioned) == 1, "the keeper is told once"
    assert str(tmp_path / FILE) in mentioned[0].getMessage()
    assert not any(record.exc_info for record in caplog.records)
    assert "can be written again" in caplog.text


def test_a_socket_is_told_to_come_back_later(app: FastAPI, ana: TestClient, tmp_path: Path) -> None:
    id = str(ana.post("/play/toy").url).rsplit("/", 1)[-1]
    with damaged(app, tmp_path):
        with pytest.raises(WebSocketDenialResponse) as refused, ana.websocket_connect(f"/t/{id}/live"):
            pass
        assert refused.value.status_code == 503
        assert refused.value.headers["retry-after"]
    with ana.websocket_connect(f"/t/{id}/live") as socket:
        assert socket.receive_json()["html"]


def test_a_log_that_is_not_what_was_stored(app: FastAPI, tmp_path: Path) -> None:
    with browser(app) as ana:
        id = str(ana.post("/play/toy").url).rsplit("/", 1)[-1]
        with store_of(app).engine.connect() as sql:
            sql.exec_driver_sql("UPDATE rows SET text = 'xxxx' WHERE number = 1")
        app.state.rooms.house._tables.clear()
        assert ana.get(f"/t/{id}").status_code == 503
        assert ana.get("/").status_code == 200


def spoil(folder: Path) -> None:
    (folder / FILE).write_bytes(b"no database" * 400)


def tear(folder: Path) -> None:
    """Overwrites the pages in the middle."""
    store = Store(folder)
    with store.engine.connect() as sql:
        sql.exec_driver_sql("CREATE TABLE filling AS SELECT hex(randomblob(100000)) AS filling")
    store.close()
    with (folder / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 40000)


@pytest.mark.parametrize("harm", [spoil, tear])
def test_a_damaged_file_is_told_at_the_start_and_takes_no_backups_place(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    harm(tmp_path)
    answer = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith("malecon: ")
    assert "is damaged: stop the house and put a backup in its place" in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    (tmp_path / "copy").write_text("the last good one")
    with pytest.raises(Complaint, match="is damaged"):
        backup(tmp_path / "copy", tmp_path)
    assert (tmp_path / "copy").read_text() == "the last good one"


def test_a_lock_held_elsewhere_is_told_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    Store(tmp_path).close()
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Complaint, match="another program holds"):
        create(tmp_path)
    assert backup(tmp_path / "copy", tmp_path) == 0, "who only reads needn't wait"
    other.close()
    create(tmp_path)


def test_a_second_house_on_the_folder_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as (address, _):
        again = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
        answer = subprocess.run(again, capture_output=True, text=True, timeout=60)
        assert (answer.returncode, answer.stdout) == (2, "")
        assert answer.stderr.startswith("malecon: another house is open on ")
        assert len(answer.stderr.splitlines()) == 1
        ask(address, "api/tables", {"game": "santiago", "seats": SEATS})
        assert backup(tmp_path / "copy.sqlite3", tmp_path) == 1
    with house(tmp_path):
        pass
