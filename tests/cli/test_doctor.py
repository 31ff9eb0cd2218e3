"""`malecon doctor`: what is wrong with a house, in sentences; and `move-house` as it is typed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from malecon.table import doctor, migrations, sqlite
from malecon.table.away import Away
from malecon.table.house import House, Wish
from malecon.table.leases import Leases
from malecon.table.store import FILE, Store
from tests.cli.conftest import Malecon
from tests.served import Server


def opened(place: Path | str, tables: int = 2) -> House:
    house = House(Store(place))
    for _ in range(tables):
        house.open("santiago", [Wish("me", "Ana"), Wish("bot", bot="greedy")], "ana's cookie")
    return house


def test_a_house_that_is_well(malecon_says: Malecon, tmp_path: Path) -> None:
    opened(tmp_path).store.close()
    before = (tmp_path / FILE).read_bytes()
    answer = malecon_says("doctor", "--data", str(tmp_path))
    assert (answer.code, answer.out.splitlines()[-2:]) == (
        0,
        ["· 2 games can be played on; 2 tables are stored.", "All is well."],
    )
    assert (tmp_path / FILE).read_bytes() == before
    assert "Tout va bien." in malecon_says("doctor", "--data", str(tmp_path), "--lang", "fr").out
    assert "There is no house" in malecon_says("doctor", "--data", str(tmp_path / "new")).out


def test_what_is_wrong_is_said(malecon_says: Malecon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = opened(tmp_path)
    with house.store.engine.connect() as sql:
        sql.exec_driver_sql(
            f"UPDATE rows SET text = 'xxxx' WHERE number = 1 AND \"table\" = '{house.store.going()[0]}'"
        )
    house.store.close()
    monkeypatch.setattr(doctor, "SCARCE", 10**18)
    answer = malecon_says("doctor", "--data", str(tmp_path))
    assert answer.code == 1
    assert "! The disk has only" in answer.out
    assert "! the table " in answer.out
    assert "1 game can be played on" in answer.out
    assert answer.out.endswith("2 things are wrong; their lines begin with “!”.\n")
    (tmp_path / FILE).write_bytes(b"no database" * 400)
    answer = malecon_says("doctor", "--data", str(tmp_path))
    assert answer.code == 1
    assert "is damaged" in answer.out


def test_of_a_large_file_only_the_doctor_reads_all(
    malecon_says: Malecon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(Store(tmp_path))
    for _ in range(30):
        house.open("santiago", [Wish("token"), Wish("token")], "")
    with house.store.engine.connect() as sql:
        sql.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        page = sql.exec_driver_sql("SELECT rootpage FROM sqlite_master WHERE name = 'rows'").scalar()
        size = sql.exec_driver_sql("PRAGMA page_size").scalar()
    house.store.close()
    assert isinstance(page, int)
    assert isinstance(size, int)
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * 100)
    with pytest.raises(Away):
        Store(tmp_path)
    monkeypatch.setattr(sqlite, "LARGE", 0)
    Store(tmp_path).close()
    assert "is damaged" in malecon_says("doctor", "--data", str(tmp_path)).out


@pytest.mark.postgres
def test_a_served_house(malecon_says: Malecon, database: str, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "stands at step –" in malecon_says("doctor", "--database", database).out
    house = opened(database)
    assert malecon_says("doctor", "--database", database).code == 0
    monkeypatch.setattr("malecon.table.leases.LEASE", -60.0)
    Leases(house.store, "gone").claim(house.store.going()[0])
    house.store.close()
    answer = malecon_says("doctor", "--database", database)
    assert answer.code == 1
    assert "! 1 table waits for its bots" in answer.out
    began = time.monotonic()
    answer = malecon_says("doctor", "--database", f"postgresql://malecon:secret@/x?host={server.folder}/nowhere")
    assert answer.code == 1
    assert "doesn't answer" in answer.out
    assert "secret" not in answer.out
    assert time.monotonic() - began < 8


@pytest.mark.postgres
@pytest.mark.parametrize(("lang", "says"), [("en", "Moved and compared: 2 tables, "), ("fr", "Déménagé et comparé")])
def test_move_house(malecon_says: Malecon, tmp_path: Path, database: str, lang: str, says: str) -> None:
    opened(tmp_path).store.close()
    answer = malecon_says("move-house", str(tmp_path), database, "--lang", lang)
    assert (answer.code, answer.out.startswith(says)) == (0, True)
    again = malecon_says("move-house", str(tmp_path), database)
    assert (again.code, again.out) == (2, "")
    assert "there are tables in" in again.err


def test_a_file_of_bounds_is_looked_at(malecon_says: Malecon, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[house]\nviewers = 9\n[guests]\nlines = { person = 2 }\n")
    answer = malecon_says("doctor", "--data", str(tmp_path), "--config", str(file))
    assert (answer.code, answer.out.splitlines()[0]) == (0, f"· {file} can be used and changes 2 bounds.")
    file.write_text("[house]\nviewers = no\n")
    answer = malecon_says("doctor", "--data", str(tmp_path), "--config", str(file), "--lang", "fr")
    assert answer.code == 1
    assert answer.out.startswith(f"! {file}")
    started = malecon_says("serve", "--port", "0", "--data", str(tmp_path), "--config", str(file))
    assert (started.code, started.err.startswith(f"malecon: {file}: line 2: ")) == (2, True)


@pytest.mark.parametrize(("lang", "says"), [("en", "The database is at step r0001"), ("fr", "à l’étape r0001")])
def test_step_back(malecon_says: Malecon, tmp_path: Path, lang: str, says: str) -> None:
    opened(tmp_path).store.close()
    answer = malecon_says("step-back", "r0001", "--data", str(tmp_path), "--lang", lang)
    assert (answer.code, says in answer.out) == (0, True)
    assert "stands at step r0001" in malecon_says("doctor", "--data", str(tmp_path)).out
    opened(tmp_path).store.close()
    again = malecon_says("step-back", "r1", "--data", str(tmp_path))
    older = ", ".join(migrations.revisions()[:-1])
    assert (again.code, again.err) == (2, f"malecon: there is no older step “r1”: there are {older}.\n")
