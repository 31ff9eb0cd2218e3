"""`malecon new-game`: a package that plays before anybody has changed a line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import malecon
from malecon.cli.new_game import lay_out
from tests.cli.conftest import Answer, Malecon, malecon_says
from tests.docs.guide import Desk

__all__ = ["malecon_says"]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    made = Desk(tmp_path_factory.mktemp("desk"))
    made.type("malecon new-game sea-salt")
    made.install(made.folder / "sea-salt")
    return made


@pytest.mark.parametrize(
    "line",
    [
        "pytest -q sea-salt",
        "malecon games",
        "malecon rules sea-salt --lang fr",
        "malecon simulate sea-salt --players greedy,easy,random --games 5",
        "malecon play sea-salt --players me,greedy",
        "malecon fuzz sea-salt --games 20 --jobs 1",
    ],
)
def test_it_plays_at_once(desk: Desk, line: str) -> None:
    desk.type(line)


def test_it_is_neat_and_typed(desk: Desk) -> None:
    for tool in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy", "--cache-dir", str(desk.folder / "cache")]):
        words = [sys.executable, "-m", *tool, "malecon_sea_salt", "tests"]
        done = subprocess.run(
            words, cwd=desk.folder / "sea-salt", env=desk.typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_no_token_of_the_seedling_is_left(tmp_path: Path) -> None:
    lay_out("x2-y", tmp_path / "x2-y")
    files = [path for path in (tmp_path / "x2-y").rglob("*") if path.is_file()]
    assert len(files) > 15
    for path in files:
        assert "<<" not in path.read_text("utf-8"), path
        assert path.suffix != ".txt"
    assert (tmp_path / "x2-y/malecon_x2_y/state.py").read_text("utf-8").count("class X2Y(Course)") == 1


def test_what_to_do_next_is_said_in_both_languages(malecon_says: Malecon, tmp_path: Path) -> None:
    answer = malecon_says("new-game", "domino", "--into", str(tmp_path))
    assert (answer.code, answer.err) == (0, "")
    assert "What to try next" in answer.out
    assert f"  pip install -e {tmp_path}/domino\n" in answer.out
    assert "Pour continuer" in malecon_says("new-game", "dominos", "--into", str(tmp_path), "--lang", "fr").out


@pytest.mark.parametrize("name", ["Domino", "sea_salt", "-x", "x-", "a--b", "2x", "é", "", "x" * 31, "../x"])
def test_a_name_that_can_not_be_is_refused(malecon_says: Malecon, tmp_path: Path, name: str) -> None:
    answer = malecon_says("new-game", "--into", str(tmp_path), "--", name)
    refused(answer, "such as sea-salt")
    assert list(tmp_path.iterdir()) == []


def test_nothing_that_is_there_is_written_over(malecon_says: Malecon, tmp_path: Path) -> None:
    refused(malecon_says("new-game", malecon.games()[0], "--into", str(tmp_path)), "already: choose another name")
    (tmp_path / "domino").mkdir()
    refused(malecon_says("new-game", "domino", "--into", str(tmp_path)), "is there already")
    assert list((tmp_path / "domino").iterdir()) == []


def refused(answer: Answer, why: str) -> None:
    assert (answer.code, answer.out) == (2, "")
    assert why in answer.err
