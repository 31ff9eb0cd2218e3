"""OpenSpiel's own random simulations pass on every game × seats: chance nodes, information states, serialisation."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import malecon
from tests.envs.tables import every_game, every_table

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here: pip install malecon[openspiel]")
pytest.importorskip("malecon.envs.openspiel", reason="no Gymnasium or PettingZoo here: pip install malecon[gym]")


def load(id: str, **how: Any) -> Any:
    return pyspiel.load_game(f"malecon_{id.replace('-', '_')}", how)


def wander(state: Any, seed: int, steps: int) -> Any:
    """Some random steps on."""
    luck = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(luck.choices(outcomes, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


@every_table
def test_it_passes_openspiels_own_simulations(id: str, players: int) -> None:
    pyspiel.random_sim_test(load(id, players=players), num_sims=1, serialize=False, verbose=False)


@every_table
def test_a_state_comes_back_from_its_serialisation(id: str, players: int) -> None:
    game = load(id, players=players)
    state = wander(game.new_initial_state(), 1, 80)
    for twin in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()):
        assert twin.state == state.state
        assert twin.history_str() == state.history_str()
        for player in range(players):
            assert twin.information_state_string(player) == state.information_state_string(player)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)


@every_game
def test_what_a_player_cannot_tell_apart_is_one_information_state(id: str) -> None:
    """Perfect recall: two histories with one information state offer the same actions."""
    game, known = load(id), dict[str, list[int]]()
    for seed in range(12):
        state = game.new_initial_state()
        while not state.is_terminal() and state.move_number() < 120:
            if not state.is_chance_node():
                player = state.current_player()
                told, legal = state.information_state_string(player), state.legal_actions()
                assert known.setdefault(told, legal) == legal
                assert len(state.observation_tensor(player)) == malecon.game(id).observation(2).size
            state = wander(state, 1000 * seed + state.move_number(), 1)


@every_game
def test_a_clone_goes_its_own_way(id: str) -> None:
    state = wander(load(id).new_initial_state(), 3, 40)
    before = str(state)
    wander(state.clone(), 4, 10)
    assert str(state) == before


def test_options_are_parameters_and_wrong_ones_name_what_would_do() -> None:
    for id in malecon.games():
        for name, option in malecon.game(id).options.items():
            value = option.values[-1]
            state = load(id, **{name: value}).new_initial_state()
            assert state.state.options[name] == value
        with pytest.raises(pyspiel.SpielError, match="for 2 to"):
            load(id, players=9)


@every_table
def test_a_state_is_resampled_from_what_its_player_has_witnessed(id: str, players: int) -> None:
    luck = random.Random(players)
    state = wander(load(id, players=players).new_initial_state(), players, 90)
    for player in range(players):
        twin = state.resample_from_infostate(player, luck.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert [(one.player, twin.action_to_string(one.player, one.action)) for one in twin.full_history()] == [
            (seat, twin.table.game.write(move)) for seat, move in twin.past.moves
        ]


@every_game
def test_openspiels_ismcts_plays_a_choice(id: str) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = load(id)
    state = wander(game.new_initial_state(), 1, 60)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        wander(state, 1, 1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), uct_c=1.4, max_simulations=3)
    assert bot.step(state) in state.legal_actions()
