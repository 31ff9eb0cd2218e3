"""The bot of the book: made by its blocks, then known to every command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from malecon import bots
from malecon.bots import Bot
from malecon.core.errors import Unknown
from malecon.core.state import State
from malecon.lab.ladder import pairs
from tests.docs.guide import Desk, blocks


def test_the_guide_is_followed_and_the_bot_is_known(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    for block in blocks("write-a-bot.md"):
        desk.follow(block)
    assert (tmp_path / "game.txt").read_text("utf-8").startswith("malecon record 1\ngame cuba\n")
    asked = (
        "from malecon import bots; from malecon.table import opponents; print(bots.names()[-1], opponents.levels()[-1])"
    )
    told = subprocess.run([sys.executable, "-c", asked], env=desk.env, capture_output=True, text=True, check=True)
    assert told.stdout == "hasty hasty\n"


class First(Bot):
    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        return moves[0]


class Point:
    """An entry point as a package of its own would have."""

    name = "first"

    @staticmethod
    def load() -> type[Bot]:
        return First


@pytest.fixture
def first_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "elsewhere", lambda: [Point])


@pytest.mark.usefixtures("first_there")
def test_a_bot_of_another_package_comes_after_the_houses() -> None:
    assert bots.names() == (*bots.BOTS, "first")
    assert isinstance(bots.make("first", 1), First)
    with pytest.raises(Unknown, match="master, first"):
        bots.make("nosuch", 1)


@pytest.mark.usefixtures("first_there")
def test_it_meets_those_that_are_named_on_the_ladder() -> None:
    found = [(pair.strong, pair.weak, pair.mark) for pair in pairs("santiago", [2], ["random", "first", "greedy"])]
    assert found == [("greedy", "random", 0.95), ("first", "random", 0.5), ("first", "greedy", 0.5)]
    assert all("first" not in pair.names() for pair in pairs("santiago", [2]))
