"""The first learner: the page's own commands on a tiny budget, from data to the ladder."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.guide import Desk, blocks

ROOT = Path(__file__).resolve().parents[2]
TINY = {
    "--games 300": "--games 12",
    "--games 100": "--games 4",
    "--games 20": "--games 2",
    "--least 20": "--least 4",
    "--epochs 8": "--epochs 2",
}


def tiny(line: str) -> str:
    """The same on a budget: fewer games, and a teacher that thinks no longer than a moment."""
    for much, little in TINY.items():
        line = re.sub(rf"{much}\b", little, line)
    return line.replace("--bot hard", "--bot greedy").replace(",easy,greedy,medium", "")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    made = Desk(tmp_path_factory.mktemp("learner"))
    shutil.copytree(ROOT / "examples/apprentice", made.folder / "examples/apprentice")
    for block in blocks("learner.md"):
        if block.kind == "sh":
            for line in block.text.splitlines():
                made.type(tiny(line))
    return made


def says(desk: Desk, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=desk.folder, env=desk.env, capture_output=True, text=True, check=False
    )


def test_the_pages_commands_run_as_they_are_written(desk: Desk) -> None:
    made = {path.name for path in desk.folder.iterdir()}
    assert {"lessons.parquet", "lessons.records.parquet", "apprentice.npz"} <= made


def test_it_learns_what_the_teacher_does(desk: Desk) -> None:
    told = says(desk, "apprentice", "lessons.parquet", "--epochs", "3", "--out", "again.npz").stdout
    same = [float(share) for share in re.findall(r"move in ([\d.]+) %", told)]
    assert len(same) == 3
    assert max(same) > 45  # by chance it would be less than 25


def test_it_is_rated_beside_the_houses_bots_and_tells_its_chance(desk: Desk) -> None:
    words = ("ladder", "santiago", "--bots", "apprentice,random", "--players", "2", "--games", "20", "--json")
    found = json.loads(says(desk, "malecon", *words, "--jobs", "1").stdout)
    assert {bot["bot"] for bot in found["bots"]} == {"apprentice", "random"}
    [pair] = found["pairs"]
    assert (pair["strong"], pair["win_rate"] > 0.5) == ("apprentice", True)


def test_what_it_was_not_taught_it_says(desk: Desk) -> None:
    answer = says(desk, "malecon", "simulate", "santiago", "--players", "apprentice,random,random", "--games", "1")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "the apprentice was taught santiago for 2, not santiago for 3." in answer.stderr
    answer = says(desk, "malecon", "simulate", "cuba", "--players", "apprentice,random", "--games", "1")
    assert "the apprentice was taught santiago for 2, not cuba for 2." in answer.stderr
    (desk.folder / "apprentice.npz").rename(desk.folder / "kept.npz")
    answer = says(desk, "malecon", "simulate", "santiago", "--players", "apprentice,random", "--games", "1")
    assert "the apprentice has learnt nothing yet" in answer.stderr
