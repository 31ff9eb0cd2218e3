"""What `load` takes and what it refuses, saying why."""

from typing import Any

import pytest

from malecon import CHANCE, Luck
from malecon.games.capa_doro.state import CapaDoro
from tests.games.capa_doro.positions import GAME, position, seat


def test_what_may_be_left_out_is_filled_in() -> None:
    data = position(seat(orange=2), seat(), asia=["0 1:2 -"], pending=None).data()
    assert data["market"]["orange"] == 8
    assert data["bag"] == {"orange": 28, "grey": 26, "brown": 19, "gold": 12, "beetle": 8}
    assert [held["plantations"] for held in data["seats"]] == [7, 7]
    assert data["neutral"] == 16
    assert data["pending"] == [["act"], ["roll"]]
    assert GAME.load(data).data() == data


def test_discards_are_what_is_nowhere_else_when_the_bag_is_told() -> None:
    assert position(bag={"orange": 30}).data()["discards"] == {"orange": 2, "grey": 26, "brown": 19, "gold": 12}


def test_a_turn_left_out_begins_without_the_die_once_the_bag_is_empty() -> None:
    state = position(bag={}, pending=None)
    assert state.data()["pending"] == [["act"]]
    assert state.actor == 0


def test_a_pile_left_out_beside_another_has_what_lies_before_nobody() -> None:
    piles = position(seat(cigars=("corona",)), seat(), piles={"c": ["salomon"]}).data()["piles"]
    assert "corona" not in piles["b"]
    assert [len(piles[name]) for name in "abc"] == [12, 11, 1]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bag": {"orange": 40}}, "8 orange bales with the seats.*40 in the «bag».*must be 40"),
        ({"bag": {"orange": 30}, "discards": {"orange": 1}}, "together they must be 40"),
        ({"market": {"gold": 9}}, "the gold track has 7 spaces"),
        ({"market": {"silver": 1}}, "knows no 'silver'"),
        ({"bag": {"beetle": 9}}, "only 8 beetles"),
        ({"fields": {"atlantis": []}}, "knows no 'atlantis'"),
        ({"fields": {"central-america": [[None] * 3] * 3}}, "central-america has 2 rows"),
        ({"fields": {"asia": [[None, None]]}}, "«asia» must be a list of 3"),
        ({"asia": ["0:1 - -"]}, "seed column has up to 0 bales"),
        ({"asia": ["- 0:3 -"]}, "growth column has up to 2 bales"),
        ({"asia": ["- - 0:4"]}, "harvest column has up to 3 bales"),
        ({"asia": ["- - b"]}, "nothing neutral stays on Harvest"),
        ({"asia": ["b - -", "- b -"]}, "only one Bargain tile"),
        ({"asia": ["n - -"]}, "there are 0 neutral plantations"),
        ({"asia": ["5 - -"]}, "«owner» must be a whole number from 0 to 2"),
        ({"asia": ["0 0 0"] * 3}, "seat 0 has 9 plantations in «fields»: there are 7"),
        ({"turn": 3}, "«turn» must be a whole number from 0 to 2"),
        ({"turn": None}, "«turn» must say whose turn"),
        ({"sown": 3}, "«sown» must be a whole number from 0 to 2"),
        ({"bought": ["grey"], "sold": ["grey"]}, "can't be in both lists"),
        ({"bought": ["grey"], "switched": ["gold"]}, "neither «bought» nor «sold»"),
        ({"bought": ["grey"], "switched": ["grey"], "rules": 1}, "by rules 1"),
        ({"bought": "grey"}, "must be a list of orange, grey, brown, gold"),
        ({"customs": "cuba"}, "knows no 'cuba'"),
        ({"events": {"rain": 3}}, "whole number from 0 to 2"),
        ({"events": {"rain": 0}}, "can't be all 0"),
        ({"options": {"events": False}, "customs": "asia"}, "option «events» is false"),
        ({"piles": {"b": ["minuto"]}}, "minuto can't be in the pile of class b"),
        ({"piles": {"d": []}}, "knows no 'd'"),
        ({"piles": ["corona"]}, "must be a mapping of a, b and c"),
        ({"piles": {"b": "corona"}}, "b must be a list of cigars"),
        ({"fields": [[None] * 3]}, "must be a mapping of regions to rows"),
        ({"fields": {"asia": [[0, None, None]]}}, "0 is no plantation, such as"),
        ({"pending": []}, "must be a list of decisions"),
        ({"pending": [["fly"]]}, "knows no 'fly'"),
        ({"pending": [["roll"]]}, "must begin with"),
        ({"pending": [["act"], ["seed"]]}, "seed needs seat after it"),
        ({"pending": [["act"], ["choose", "rain"]]}, "leaves nothing to choose"),
        ({"pending": [["act"], ["choose", "blight"]]}, "nothing to choose here"),
        ({"pending": [["act"], ["roll"]], "bag": {}}, "the die rests"),
        ({"beetles": 1}, "wait for a place"),
        ({"ending": "boredom"}, "knows no 'boredom'"),
    ],
)
def test_an_inconsistent_position_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        position(**changes)


@pytest.mark.parametrize(
    ("held", "message"),
    [
        ({"dollars": -1}, "«dollars» must be a whole number"),
        ({"points": 60}, "the game is over"),
        ({"plantations": 3}, "3 plantations in hand and 0 in «fields»"),
        ({"cigars": ["perla"]}, "«cigars» must be a list of 3"),
        ({"cigars": ["perla", "perla", None]}, "perla lies there twice"),
        ({"cigars": [7, None, None]}, "is no tile"),
    ],
)
def test_an_inconsistent_seat_is_refused(held: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        position({**seat(), **held}, seat())


def test_numbers_change_the_game_and_travel_with_the_position() -> None:
    varied = GAME.vary({"start.dollars": 7, "rows.asia": 2, "goal": 30})
    state = varied.start(2, 1)
    assert state.data()["seats"][0]["dollars"] == 7
    assert len(state.data()["fields"]["asia"]) == 2
    assert GAME.load(state.data()) == state


def test_nothing_is_hidden_from_anybody() -> None:
    state = GAME.start(3, 1)
    assert state.see(0) == state.see(None) == state.data()


@pytest.mark.parametrize("players", GAME.seats)
def test_what_repeats_the_fields_and_the_bag_agrees_with_them(players: int) -> None:
    state, luck = GAME.new(players), Luck(players)
    while not state.over:
        if state.actor == CHANCE:
            # Drawn without a list, and yet as by the list.
            move = luck.copy().weigh(state.moves(), state.weights())
            assert state.sample(luck) == move
        else:
            move = luck.choose(state.moves())
        state.play(move)
        again = GAME.load(state.data())
        assert isinstance(state, CapaDoro)
        assert isinstance(again, CapaDoro)
        assert (again.ripe, again.cubes) == (state.ripe, state.cubes)
        assert state.cubes == sum(state.bag)
