"""`malecon dataset`: what it says, and what it asks for."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Malecon

WORDS = ("dataset", "santiago", "--bot", "random", "--games", "2", "--jobs", "1", "--out")


def flat(text: str) -> str:
    return " ".join(text.split())


def test_it_says_what_it_made_in_both_languages(malecon_says: Malecon, tmp_path: Path) -> None:
    file = tmp_path / "d.parquet"
    answer = malecon_says(*WORDS, str(file))
    assert (answer.code, answer.err) == (0, "")
    assert "decisions of 2 games; their records are in" in flat(answer.out)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["d.parquet", "d.records.parquet"]
    again = flat(malecon_says(*WORDS, str(file), "--lang", "fr").out)
    assert again.startswith("2 parties étaient déjà là. ")
    assert "les parties elles-mêmes sont dans" in again


def test_as_a_document(malecon_says: Malecon, tmp_path: Path) -> None:
    found = json.loads(malecon_says(*WORDS, str(tmp_path / "d.parquet"), "--players", "3", "--json").out)
    assert (found["game"], found["players"], found["games"], found["bots"]) == ("santiago", 3, 2, ["random"] * 3)
    assert found["rows"] > 100


def test_without_pyarrow_it_says_what_to_install(
    malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delitem(sys.modules, "malecon.lab.dataset", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    answer = malecon_says(*WORDS, str(tmp_path / "d.parquet"))
    assert (answer.code, answer.out) == (2, "")
    assert 'needs the package pyarrow, which isn\'t installed: pip install "malecon[lab]"' in answer.err
    assert list(tmp_path.iterdir()) == []
