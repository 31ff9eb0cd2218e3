"""The marks of the environments, on a machine that is left alone: observations, masks, many games at once."""

from __future__ import annotations

from array import array
from time import process_time

import pytest

import malecon
from malecon import CHANCE, Luck, State
from tests.envs.tables import TABLES, every_table

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(not malecon.compiled, reason="the marks are for the compiled engine"),
]
MASK, OBSERVE = 1.0, 5.0  # µs
STEPS = 100_000  # a second
LAPS = 20


def positions(id: str, players: int) -> list[State]:
    game, luck, found = malecon.game(id), Luck(1), []
    for seed in range(3):
        state = game.start(players, seed)
        while not state.over:
            if state.actor != CHANCE and luck.below(3) == 0:
                found.append(state.copy())
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
    return found


@every_table
def test_an_observation_and_a_mask_take_microseconds(id: str, players: int) -> None:
    game, states = malecon.game(id), positions(id, players)
    into, marks = array("i", [0]) * game.observation(players).size, bytearray(game.size)
    observing, masking = [], []
    for _ in range(LAPS):
        start = process_time()
        for state in states:
            state.observe(state.actor, into)
        middle = process_time()
        for state in states:
            state.mask(state.actor, marks)
        observing.append(middle - start)
        masking.append(process_time() - middle)
    assert 1e6 * min(observing) / len(states) <= OBSERVE
    assert 1e6 * min(masking) / len(states) <= MASK


@pytest.mark.parametrize(("id", "players"), [(id, players) for id, players in TABLES if players == 2])
def test_many_games_at_once_make_a_hundred_thousand_steps_a_second(id: str, players: int) -> None:
    pytest.importorskip("malecon.envs", reason="no Gymnasium or PettingZoo here: pip install malecon[gym]")
    games = malecon.vector(id, players, 256, seed=1)
    laps = []
    for _ in range(LAPS):
        start = process_time()
        for _ in range(20):
            games.step(games.sample())
        laps.append(process_time() - start)
    assert 20 * 256 / min(laps) >= STEPS
