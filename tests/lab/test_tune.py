"""Tuning: reproducible, and better weights beat worse ones."""

import tomllib

import malecon
from malecon.lab.tune import Tuned, Tuning, duel, tune

SMALL = Tuning("santiago", generations=1, games=2, proof=4, seed=1)


def test_the_seed_gives_the_same_weights_for_any_number_of_processes() -> None:
    told: list[int] = []
    here = tune(SMALL, progress=told.append)
    assert here == tune(SMALL, jobs=2)
    assert sum(told) == SMALL.steps()
    assert here.weights != here.before == malecon.game("santiago").numbers.weights
    assert here.data()["interval"][0] <= here.data()["win_rate"] <= here.data()["interval"][1]


def test_what_it_prints_a_data_file_can_hold() -> None:
    found = Tuned(SMALL, {"peso": 0.3, "use.bank": 1.0}, {"peso": 0.25, "use.bank": 1.5}, games=4, wins=3.0)
    assert tomllib.loads(found.toml())["tuned"] == found.weights


def test_weights_that_like_nothing_lose() -> None:
    blind = dict.fromkeys(malecon.game("santiago").numbers.weights, 0.0)
    worth, wins = duel(SMALL, blind, range(2))
    assert wins == 0
    assert worth < 0.4


def test_searches_judge_by_what_tuning_found_and_greedy_by_what_was_before() -> None:
    game = malecon.game("santiago")
    assert game.heuristic.weights == game.numbers.weights
    assert game.tuned(2).weights == {**game.numbers.weights, **game.numbers.tuned}


def test_a_table_of_two_may_judge_by_weights_of_its_own() -> None:
    game = malecon.game("capa-doro")
    common = {key: value for key, value in game.numbers.tuned.items() if key in game.numbers.weights}
    for players in (3, 4):
        assert game.tuned(players).weights == {**game.numbers.weights, **common}
    assert game.tuned(2).weights == {**game.numbers.weights, **common, **game.numbers.tuned["for-2"]}
    assert game.tuned(2).weights != game.tuned(3).weights
