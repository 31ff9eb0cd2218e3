"""Bots that like some things more than they are worth."""

import pickle
import re

import pytest

import malecon
from malecon import Luck, bots
from malecon.core.features import Features
from malecon.core.story import Event
from malecon.core.taste import Taste
from malecon.core.texts import LANGUAGES
from malecon.lab.ladder import pairs
from malecon.lab.match import Listener
from malecon.lab.simulate import Series, play_some
from malecon.table.opponents import drawn, opponent
from malecon.table.thinking import quicker

TASTES = [(game, taste) for game in malecon.games() for taste in malecon.game(game).numbers.tastes]


def test_a_level_may_have_a_taste_and_others_may_not() -> None:
    assert bots.parted("hard-shipper") == ("hard", "shipper")
    assert bots.parted("greedy-shipper") == ("greedy-shipper", "")
    assert bots.tasting("medium", "shipper") == "medium-shipper"
    assert bots.tasting("greedy", "shipper") == bots.tasting("greedy", "") == "greedy"
    assert bots.make("hard-shipper", 1).taste == "shipper"
    assert not bots.make("hard", 1).taste
    assert pickle.loads(pickle.dumps(bots.make("hard-shipper", 1))).taste == "shipper"


def test_a_taste_that_there_is_not_is_told_which_there_are() -> None:
    known = re.escape("no bot of cuba has the taste “smuggler”: there are shipper, politician.")
    cuba = malecon.game("cuba")
    state = cuba.start(players=2, seed=1)
    with pytest.raises(malecon.Unknown, match=known):
        Series("cuba", ("hard-smuggler", "hard")).new()
    with pytest.raises(malecon.Unknown, match=known):
        pairs("cuba", among=["hard", "hard-smuggler"])
    with pytest.raises(malecon.Unknown, match=known):
        opponent("hard-smuggler", cuba)
    with pytest.raises(malecon.Unknown, match=known):
        bots.choose("hard-smuggler", state, state.actor, 1)
    with pytest.raises(malecon.Unknown, match="no bot is called “greedy-shipper”"):
        bots.known("greedy-shipper", cuba)


@pytest.mark.parametrize(("game", "taste"), TASTES)
def test_what_a_taste_likes_counts_in_its_game_and_it_has_a_name(game: str, taste: str) -> None:
    rules = malecon.game(game)
    for players in rules.seats:
        assert isinstance(rules.tasting(taste, players, 0), Taste)
    for lang in LANGUAGES:
        assert rules.texts.has(lang, f"taste-{taste}")


def test_a_taste_is_for_its_own_seat_and_for_a_game_that_goes_on() -> None:
    state = malecon.game("cuba").start(players=2, seed=1)
    luck = Luck(1)
    judge, plain = state.game.tasting("politician", 2, 0), state.game.judging(2)
    liked = False
    while not state.over:
        assert judge.worth(state, 1) == plain.worth(state, 1)
        liked |= judge.worth(state, 0) > plain.worth(state, 0) + 1.0
        state.play(state.sample(luck) if state.actor < 0 else luck.choose(state.moves()))
    assert liked
    assert judge.worth(state, 0) == plain.worth(state, 0)
    again = pickle.loads(pickle.dumps(judge))
    assert (again.seat, isinstance(again.liking.features, Features)) == (0, True)


def test_a_table_draws_tastes_and_neighbours_differ() -> None:
    cuba = malecon.game("cuba")
    assert opponent("hard-any", cuba) == "hard-any"
    sat = [drawn("hard-any", cuba, seat, "secret") for seat in range(2)]
    assert sorted(sat) == ["hard-politician", "hard-shipper"]
    assert {drawn("hard-any", cuba, 0, f"secret {n}") for n in range(30)} == set(sat)
    assert drawn("hard", cuba, 0, "secret") == "hard"
    assert (opponent("nosuch", cuba), opponent("", cuba)) == ("medium", "medium")


def test_who_is_late_keeps_the_taste() -> None:
    assert (quicker("master-shipper"), quicker("easy-shipper")) == ("medium-shipper", "easy-shipper")


def test_a_bot_with_a_taste_has_a_name_in_both_languages() -> None:
    cuba = malecon.game("cuba")
    assert bots.called("hard-shipper", "en", cuba) == "hard, shipper"
    assert bots.called("hard-shipper", "fr", cuba) == "difficile, armateur"
    assert bots.called("hard-shipper", "en") == "hard, shipper"
    assert bots.called("Ana-Luz", "en", cuba) == "Ana-Luz"


class Harbour(Listener):
    """Counts what each seat loads."""

    def start(self, state: malecon.State, number: int) -> None:
        self.loaded = [0] * state.players

    def hear(self, state: malecon.State, seat: int, move: int, story: list[Event]) -> None:
        for event in story:
            self.loaded[seat] += event.kind == "loaded"

    def end(self, state: malecon.State) -> object:
        return self.loaded


@pytest.mark.skipif(not malecon.compiled, reason="takes long; docs/bots.md has more games and all tastes")
def test_a_shipper_ships_more() -> None:
    loaded = [0, 0]
    for game in play_some(Series("cuba", ("medium-shipper", "medium"), 6, seed=1703), range(6), Harbour):
        assert isinstance(game.heard, list)
        for player in (0, 1):
            loaded[player] += game.heard[game.seats[player]]
    assert loaded[0] > loaded[1]
