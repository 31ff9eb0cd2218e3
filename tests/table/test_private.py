"""What the house keeps is for its keeper's eyes alone, and a folder has one house."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from malecon.core.errors import Unknown
from malecon.table.alone import hold, keep
from malecon.table.backup import backup
from malecon.table.home import home
from malecon.table.store import Store
from tests.table.conftest import house_in, sofa


@pytest.fixture(autouse=True)
def open_handed() -> object:
    old = os.umask(0)
    yield
    os.umask(old)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_files_are_their_owners(tmp_path: Path) -> None:
    folder = home(tmp_path / "deep" / "tables")
    house = house_in(folder)
    sofa(house)
    keep(folder).close()
    assert mode(folder) == 0o700
    assert set(modes(folder)) == {f"malecon.{end}" for end in ("lock", "sqlite3", "sqlite3-shm", "sqlite3-wal")}
    assert set(modes(folder).values()) == {0o600}
    house.store.close()
    backup(tmp_path / "copy", folder)
    assert mode(tmp_path / "copy") == 0o600


def test_files_left_open_before_are_closed(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    sofa(house)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    tmp_path.chmod(0o755)
    again = Store(tmp_path)
    assert set(modes(tmp_path).values()) == {0o600}
    assert mode(tmp_path) == 0o700
    again.close()
    house.store.close()


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "malecon.sqlite3") == 0o600


def test_a_folder_has_one_house(tmp_path: Path) -> None:
    kept = keep(tmp_path)
    assert hold(tmp_path) is None
    with pytest.raises(Unknown, match="another house is open on") as refused:
        keep(tmp_path)
    assert "une autre maison" in refused.value.said("fr")
    kept.close()
    keep(tmp_path).close()
