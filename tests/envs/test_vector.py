"""Many games at once: each as if it were alone, in arrays that stay where they are."""

from __future__ import annotations

import numpy as np
import pytest

import malecon
from malecon import Illegal, Unknown
from tests.envs.tables import every_game, every_table

pytest.importorskip("malecon.envs", reason="no Gymnasium or PettingZoo here: pip install malecon[gym]")


@every_table
def test_a_game_goes_the_same_way_however_many_others_there_are(id: str, players: int) -> None:
    many, few = malecon.vector(id, players, 5, seed=3), malecon.vector(id, players, 2, seed=3)
    where = [array.ctypes.data for array in (many.observations, many.masks, many.rewards, many.actors, many.dones)]
    for _ in range(120):
        actions = many.sample()
        assert (actions[:2] == few.sample()).all()
        many.step(actions)
        few.step(actions[:2])
        for name in ("observations", "masks", "rewards", "actors", "dones"):
            assert (getattr(many, name)[:2] == getattr(few, name)).all(), name
    arrays = (many.observations, many.masks, many.rewards, many.actors, many.dones)
    assert [array.ctypes.data for array in arrays] == where
    assert all(array.flags.c_contiguous for array in arrays)


@every_game
def test_it_shows_what_each_seat_to_decide_observes_and_begins_anew(id: str) -> None:
    games = malecon.vector(id, 2, 3, seed=1)
    ended = 0
    first = malecon.game(id).chances
    for _ in range(700):
        games.step(games.sample())
        for i, state in enumerate(games.many.states):
            assert games.actors[i] == state.actor >= 0
            legal = [move - first for move in state.moves()]
            assert np.flatnonzero(games.masks[i]).tolist() == legal
            assert (games.observations[i] == games.table.observe(state, state.actor)).all()
            assert bool(games.rewards[i].any()) <= bool(games.dones[i])
        assert games.rewards.sum() == pytest.approx(0)
        ended += int(games.dones.sum())
    assert ended >= 2


@every_game
def test_an_illegal_action_says_in_which_game_and_nothing_is_played(id: str) -> None:
    games = malecon.vector(id, 2, 4, seed=1)
    before, actions = games.observations.copy(), games.sample()
    actions[2] = int(np.flatnonzero(games.masks[2] == 0)[0])
    with pytest.raises(Illegal, match=rf"game 2: action {actions[2]}, «.*», is illegal: "):
        games.step(actions)
    actions[2] = 99_999
    with pytest.raises(Illegal, match="game 2: no action is called 99999: there are 0 to"):
        games.step(actions)
    with pytest.raises(ValueError, match="4 games take as many actions, not 1"):
        games.step([0])
    assert (games.observations == before).all()
    with pytest.raises(Unknown, match="at least one game"):
        malecon.vector(id, 2, 0)


@every_game
def test_another_seed_brings_other_games(id: str) -> None:
    one, other = malecon.vector(id, 2, 2, seed=1), malecon.vector(id, 2, 2, seed=2)
    for _ in range(30):
        one.step(one.sample())
        other.step(other.sample())
    assert (one.observations != other.observations).any()
    one.reset(2)
    assert (one.observations == malecon.vector(id, 2, 2, seed=2).observations).all()
