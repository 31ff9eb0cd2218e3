"""`malecon new-game`: a package that plays before anybody has changed a line."""

from __future__ import annotations

import json
import re
import shutil
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


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("words.py", "STOP", "HALT", "malecon_sea_salt/rules.py, line 11: ImportError: .*STOP"),
        ("rules.py", "def end_turn(", "def end turn(", r"malecon_sea_salt/rules.py, line \d+: SyntaxError"),
        ("data.toml", "[limits]", "[limits", "malecon_sea_salt/__init__.py, line 5: TOMLDecodeError"),
    ],
)
def test_half_written_it_says_where_and_leaves_the_others_on_the_shelf(
    desk: Desk, file: str, old: str, new: str, told: str
) -> None:
    path = desk.folder / "sea-salt/malecon_sea_salt" / file
    whole = path.read_text("utf-8")
    path.write_text(whole.replace(old, new, 1), "utf-8")
    try:
        shelf, rules = says(desk, "games", "--json"), says(desk, "rules", "sea-salt")
    finally:
        path.write_text(whole, "utf-8")
    assert [game["id"] for game in json.loads(shelf.out)] == [name for name in malecon.games() if name != "sea-salt"]
    refused(rules, "the game sea-salt can’t be loaded: ")
    assert re.fullmatch(rf"malecon: [^\n]*{told}[^\n]*\n", rules.err)
    assert (shelf.code, shelf.err) == (0, rules.err)


def test_removed_it_says_how_to_get_rid_of_it(desk: Desk) -> None:
    package = desk.folder / "sea-salt/malecon_sea_salt"
    shutil.copytree(desk.installed, desk.folder / "kept")
    try:
        shutil.rmtree(desk.installed / "malecon_sea_salt")
        package.rename(desk.folder / "away")
        refused(says(desk, "rules", "sea-salt", "--lang", "fr"), "retirez-le par pip uninstall")
    finally:
        (desk.folder / "away").rename(package)
        shutil.copytree(desk.folder / "kept", desk.installed, dirs_exist_ok=True)


def says(desk: Desk, *words: str) -> Answer:
    command = [sys.executable, "-m", "malecon", *words]
    done = subprocess.run(command, cwd=desk.folder, env=desk.env, capture_output=True, text=True, check=False)
    return Answer(done.returncode, done.stdout, done.stderr)


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
