"""No way round in circles: of each good the direction of trade (buy, sell) changes at most once a turn.

A game trades where it has moves `buy <good>` and `sell <good>`, bale by bale or piece by piece.
"""

from __future__ import annotations

import pytest

import malecon
from malecon import CHANCE
from tests.conformance.configurations import Configuration, walk
from tests.conformance.playthrough import chosen

GAMES = {name for name in malecon.games() if {"buy", "sell"} <= {f.word for f in malecon.game(name).lexicon.families}}
TRADING = [configuration for configuration in chosen() if configuration.id in GAMES]
TURNING = [name for name in sorted(GAMES) if malecon.game(name).rules >= 2]  # by rules 1 it didn't change at all
BEGINS = ("die", "play")  # what begins a turn, should the same seat have had the one before
SEEDS = 3


def turns(configuration: Configuration, seed: int) -> list[dict[str, str]]:
    """Of each turn of a random game what was done with each good: `bs` is bought, once or more, and then sold."""
    found: list[dict[str, str]] = [{}]
    mover = CHANCE
    for step in walk(configuration, f"trading {seed}"):
        word, _, good = configuration.game.write(step.move).partition(" ")
        if step.seat not in (CHANCE, mover) or word in BEGINS:
            found.append({})
        if step.seat != CHANCE:
            mover = step.seat
        if word in ("buy", "sell"):
            before = found[-1].get(good, "")
            found[-1][good] = before if before.endswith(word[0]) else before + word[0]
    return found


def directions(configuration: Configuration) -> set[str]:
    return {way for seed in range(SEEDS) for turn in turns(configuration, seed) for way in turn.values()}


@pytest.mark.parametrize("configuration", TRADING, ids=str)
def test_the_direction_of_trade_changes_at_most_once_a_turn(configuration: Configuration) -> None:
    seen = directions(configuration)
    assert {"b", "s"} <= seen <= {"b", "s", "bs", "sb"}


@pytest.mark.parametrize("name", TURNING)
def test_and_once_it_may_change_both_ways(name: str) -> None:
    seen = {way for configuration in TRADING if configuration.id == name for way in directions(configuration)}
    assert {"bs", "sb"} <= seen


def test_games_that_trade_are_found() -> None:
    assert {"cuba", "capa-doro"} <= GAMES
