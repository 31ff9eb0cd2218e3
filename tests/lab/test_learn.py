"""Learning from how games end: reproducible, and it finds out what a weight should have been."""

import pytest

import malecon
from malecon.lab.learn import learn


def test_the_seed_gives_the_same_weights() -> None:
    assert learn("santiago", games=5, bot="random") == learn("santiago", games=5, bot="random")


def test_what_it_learns_foretells_other_games_better() -> None:
    found = learn("capa-doro", games=40, seed=1, bot="random")
    assert found.error < found.error_before
    assert found.weights != found.before
    assert set(found.weights) == set(malecon.game("capa-doro").numbers.weights)
    assert all(found.weights[name] * value >= 0 for name, value in found.before.items())


def test_too_few_games_are_refused() -> None:
    with pytest.raises(malecon.Unknown, match="at least 5 games are needed to learn from, not 2"):
        learn("santiago", games=2)


def test_games_of_several_numbers_of_players_are_learnt_from() -> None:
    for_two = learn("capa-doro", games=6, bot="random")
    mixed = learn("capa-doro", games=6, bot="random", counts=[2, 4])
    assert mixed.positions != for_two.positions
    assert mixed.error != for_two.error
    with pytest.raises(malecon.Unknown, match="2 to 4 players"):
        learn("santiago", games=6, counts=[9])
