"""PettingZoo's own tests pass on every game × seats; ours ask for rewards, illegal actions, pictures."""

from __future__ import annotations

import copy
import importlib
import warnings
from typing import Any

import numpy as np
import pytest

import malecon
from malecon import Illegal, Unknown
from tests.envs.tables import every_game, every_table

zoo = pytest.importorskip("pettingzoo.test", reason="no PettingZoo here: pip install malecon[gym]")
envs = pytest.importorskip("malecon.envs", reason="no Gymnasium here: pip install malecon[gym]")


def module(id: str) -> Any:
    return importlib.import_module(f"malecon.envs.{id.replace('-', '_')}_v0")


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random game by masks, to its end."""
    env.reset(seed=seed)
    chosen: list[tuple[str, int]] = []
    luck = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observed, _, over, _, _ = env.last()
        if over:
            env.step(None)
        else:
            chosen.append((agent, int(luck.choice(np.flatnonzero(observed["action_mask"])))))
            env.step(chosen[-1][1])
    return chosen


@every_table
def test_it_passes_pettingzoos_own_tests(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # a dictionary with a mask, as its own games have
        zoo.api_test(module(id).env(players=players), num_cycles=200)
        zoo.seed_test(lambda: module(id).env(players=players), num_cycles=40)


@every_game
def test_it_is_rendered_in_all_ways(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.render_test(module(id).env)
    env = module(id).env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() in malecon.game(id).picture(env.unwrapped.game_state.see(None), "en")
    env = module(id).env(render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert frame.dtype == np.uint8
    assert frame.ndim == 3
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 100


@every_table
def test_a_whole_game_is_played_and_its_rewards_add_up_to_nothing(id: str, players: int) -> None:
    env = module(id).raw_env(players=players)
    assert play(env, 3) == play(env, 3) != play(env, 4)
    env.reset(seed=5)
    while not env.game_state.over:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[-1]))
    outcome = env.game_state.outcome
    assert outcome is not None
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards.values())
    assert [seat for seat in range(players) if env.rewards[f"seat_{seat}"] == best] == list(outcome.winners)
    assert all(env.terminations.values())


@every_game
def test_only_who_decides_has_actions(id: str) -> None:
    env = module(id).raw_env()
    env.reset(seed=2)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks[env.agent_selection] == len(env.game_state.moves())
    assert all(n == 0 for agent, n in masks.items() if agent[-1:] not in map(str, env.game_state.actors))
    assert env.action_space(env.agents[0]).n == malecon.game(id).size - malecon.game(id).chances


@every_game
def test_an_illegal_action_says_which_and_why(id: str) -> None:
    env = module(id).env(illegal="raise")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.unwrapped.game_state.copy()
    written = malecon.game(id).write(illegal + malecon.game(id).chances)
    with pytest.raises(Illegal, match=f"action {illegal}, «{written}», is illegal: "):
        env.step(illegal)
    assert env.unwrapped.game_state == before
    with pytest.raises(Illegal, match="no action is called 9999: there are 0 to"):
        env.step(9999)

    env = module(id).env(illegal="end")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert "is illegal" in env.infos[loser]["illegal"]


@every_game
def test_what_is_asked_wrongly_names_what_would_do(id: str) -> None:
    with pytest.raises(Unknown, match="for 2 to "):
        module(id).env(players=9)
    with pytest.raises(Unknown, match="gold"):
        module(id).env(gold=1)
    with pytest.raises(Unknown, match="illegal is one of 'raise', 'end', not 'shrug'"):
        module(id).env(illegal="shrug")
    with pytest.raises(Unknown, match="render_mode is one of None, 'human', 'ansi', 'rgb_array', not 'svg'"):
        module(id).env(render_mode="svg")


def test_the_modules_are_those_of_the_shelf() -> None:
    assert [name.rsplit("_v", 1)[0].replace("_", "-") for name in envs.shelf.names()] == list(malecon.games())
    with pytest.raises(AttributeError, match=r"has no 'poker_v0': there are .*_v0"):
        _ = envs.poker_v0


@every_game
def test_an_environment_is_copied_in_the_middle_of_a_game(id: str) -> None:
    env = module(id).raw_env()
    env.reset(seed=8)
    twin = copy.deepcopy(env)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert twin.game_state != env.game_state
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert twin.game_state == env.game_state
    assert twin.luck == env.luck
