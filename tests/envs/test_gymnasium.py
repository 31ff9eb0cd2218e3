"""Gymnasium's own checker passes on every game × seats; a learner sits among bots of the house."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import malecon
from malecon import Illegal, Unknown
from tests.envs.tables import every_game, every_table

gymnasium = pytest.importorskip("gymnasium", reason="no Gymnasium here: pip install malecon[gym]")
check_env = pytest.importorskip("gymnasium.utils.env_checker").check_env
envs = pytest.importorskip("malecon.envs", reason="no PettingZoo here: pip install malecon[gym]")


def make(id: str, **how: Any) -> Any:
    return gymnasium.make(f"malecon/{envs.shelf.title(id)}-v0", **how).unwrapped


@every_table
def test_it_passes_gymnasiums_own_checks(id: str, players: int) -> None:
    check_env(make(id, players=players, illegal="end"), skip_render_check=True)


@every_game
def test_a_learner_plays_a_whole_game_among_named_bots(id: str) -> None:
    env = make(id, players=3, opponents=["greedy", "random"])
    ends = []
    for _ in range(2):
        observed, info = env.reset(seed=11)
        luck, over, total = np.random.default_rng(4), False, 0.0
        while not over:
            assert env.observation_space.contains(observed)
            assert (info["action_mask"] == env.action_masks()).all()
            assert env.seat in env.state.actors
            observed, reward, over, _, info = env.step(luck.choice(np.flatnonzero(env.action_masks())))
            total += reward
        assert env.action_masks().sum() == 0
        ends.append((env.seat, total, observed.tolist()))
    assert ends[0] == ends[1]
    assert {make(id).reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}
    assert make(id, seat=1).reset(seed=0)[1]["seat"] == 1


@every_game
def test_an_illegal_action_raises_or_ends(id: str) -> None:
    env = make(id)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match=f"action {illegal}, .* is illegal"):
        env.step(illegal)
    env = make(id, illegal="end")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-1.0, True, False)
    assert f"action {illegal}" in info["illegal"]


def test_what_is_asked_wrongly_names_what_would_do() -> None:
    id = malecon.games()[0]
    with pytest.raises(Unknown, match="2 opponents sit at a table of 3, not 1"):
        make(id, players=3, opponents=["random"])
    with pytest.raises(Unknown, match="greedy"):
        make(id, opponents="bob")
    with pytest.raises(Unknown, match="no seat is called 7: there are 0 to 1"):
        make(id, seat=7)


@every_game
def test_it_is_rendered(id: str) -> None:
    env = make(id, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == malecon.game(id).picture(env.state.see(env.seat), "en")
