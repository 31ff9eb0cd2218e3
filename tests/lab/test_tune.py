"""Tuning: reproducible, and better weights beat worse ones."""

import tomllib
from itertools import pairwise

import pytest

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


def test_no_deal_of_a_generation_is_another_s_or_the_proof_s() -> None:
    three = Tuning("santiago", players=3, games=40)
    deals = [{n // 3 for n in range(at * three.apart(), at * three.apart() + three.games)} for at in range(4)]
    assert not any(some & others for some, others in pairwise(deals))
    assert Tuning("santiago", games=40).apart() == 40


def test_weights_that_like_nothing_lose() -> None:
    blind = dict.fromkeys(malecon.game("santiago").numbers.weights, 0.0)
    worth, wins = duel(SMALL, blind, range(2))
    assert wins == 0
    assert worth < 0.4


def test_searches_judge_by_what_tuning_found_and_greedy_by_what_was_before() -> None:
    game = malecon.game("santiago")
    assert game.heuristic.weights == game.numbers.weights
    assert game.tuned(2).weights == {**game.numbers.weights, **game.numbers.tuned}


def test_some_numbers_of_players_judge_by_weights_of_their_own() -> None:
    game = malecon.game("capa-doro")
    common = {**game.numbers.weights, **game.numbers.tuned}
    assert game.tuned(3).weights == game.tuned(4).weights == common
    assert game.tuned(2).weights == {**common, **game.numbers.special["for-2"]} != common
    game = malecon.game("cuba")
    common = {**game.numbers.weights, **game.numbers.tuned}
    assert game.tuned(2).weights == game.tuned(3).weights == common
    assert game.tuned(4).weights == game.tuned(5).weights == {**common, **game.numbers.special["for-4-5"]} != common


@pytest.mark.parametrize("name", malecon.games())
def test_only_weights_that_the_heuristic_has_are_tuned(name: str) -> None:
    numbers = malecon.game(name).numbers
    for tuned in (numbers.tuned, *numbers.special.values()):
        assert set(tuned) <= set(numbers.weights)


def test_what_was_found_is_printed_for_the_table_of_so_many_players() -> None:
    for game, players, table in (
        ("capa-doro", 2, "for-2"),
        ("capa-doro", 3, ""),
        ("cuba", 5, "for-4-5"),
        ("santiago", 2, ""),
    ):
        tuned = tomllib.loads(Tuned(Tuning(game, players=players), {}, {"peso": 1.0}, games=1, wins=1.0).toml())[
            "tuned"
        ]
        assert (tuned[table] if table else tuned) == {"peso": 1.0}
