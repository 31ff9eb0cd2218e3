"""Long matches: what the ladder promises of the quick bots, at tables of two."""

import os

import pytest

import malecon
from malecon.lab.ladder import climb, pairs
from malecon.lab.ladder_report import standing
from malecon.lab.promises import check

pytestmark = pytest.mark.heavy
QUICK = ("random", "easy", "greedy", "medium")


@pytest.mark.parametrize("name", malecon.games())
def test_every_rung_holds(name: str) -> None:
    climbing = pairs(name, [2], QUICK)
    found = standing(name, climb(name, climbing, seed=0, jobs=os.cpu_count() or 1), 0)
    assert {pair["verdict"] for pair in found["pairs"]} == {"holds"}, found["pairs"]


@pytest.mark.parametrize("name", malecon.games())
def test_promises_are_kept_over_many_games(name: str) -> None:
    check(name, games=60, seed="heavy")
