"""Growth: the die, where a bale goes, what a third bale does, beetles."""

import pytest

from malecon import CHANCE, Illegal
from tests.games.capa_doro.positions import GAME, discards, dollars, line, may, play, position, seat, stock


def test_the_die_has_six_faces_as_likely() -> None:
    state = position(pending=None)
    assert may(state) == [f"die {n}" for n in range(1, 7)]
    assert state.weights() == [1] * 6


def test_a_2_to_6_draws_as_many_cubes() -> None:
    for shown in range(2, 7):
        state = play(position(pending=None), f"die {shown}")
        for _ in range(shown):
            assert state.actor == CHANCE
            state.play("cube gold")
        assert state.actor == 0
        assert discards(state) == {"gold": shown}


def test_cubes_come_as_likely_as_there_are_of_them_in_the_bag() -> None:
    state = play(position(pending=None), "die 3")
    assert may(state) == ["cube orange", "cube grey", "cube brown", "cube gold", "cube beetle"]
    assert state.weights() == [32, 26, 19, 12, 8]
    play(state, "cube orange", "cube beetle")
    assert state.weights() == [31, 26, 19, 12, 7]


def test_example_two_orange_to_plantations_with_1_2_and_1() -> None:
    state = position(pending=None, asia=["- 0:1 -", "- 1:2 -", "- 2:1 -"])
    play(state, "die 2", "cube orange")
    assert line(state, "asia", 1) == "- 0:2 -"
    play(state, "cube orange")
    assert [line(state, "asia", n) for n in (1, 2, 3)] == ["- 0:2 -", "- 1:2 -", "- 2:2 -"]


def test_example_a_third_bale_moves_it_to_harvest_and_its_seed_neighbour_to_growth() -> None:
    state = position(pending=None, asia=["1 0:2 -"])
    play(state, "die 2", "cube orange")
    assert line(state, "asia") == "- 1 0:3"
    play(state, "cube orange")  # the next cube finds the neighbour on Growth
    assert line(state, "asia") == "- 1:1 0:3"


def test_a_bale_without_a_plantation_on_growth_is_discarded() -> None:
    state = play(position(pending=None, africa=["0 - 1:3"]), "die 2", "cube brown", "cube brown")
    assert line(state, "africa") == "0 - 1:3"
    assert discards(state) == {"brown": 2}


def test_it_does_not_matter_whose_plantation_it_is() -> None:
    state = play(position(pending=None, asia=["- 2:1 -", "- 0:1 -"]), "die 2", "cube orange", "cube orange")
    assert [line(state, "asia", n) for n in (1, 2)] == ["- 2:2 -", "- 0:2 -"]


def test_one_entering_an_occupied_harvest_place_lets_its_owner_harvest_first_even_out_of_turn() -> None:
    state = play(position(pending=None, asia=["- 0:2 1:2"]), "die 2", "cube orange", "cube gold")
    assert line(state, "asia") == "- - 0:3"
    assert stock(state, 1) == {"orange": 2}
    assert state.data()["seats"][1]["plantations"] == 7
    state = play(position(pending=None, asia=["- 0:2 1"]), "die 2", "cube orange", "cube gold")
    assert dollars(state, 1) == 17


def test_a_die_that_asks_for_more_than_is_left_draws_what_is_left() -> None:
    state = play(position(pending=None, bag={"grey": 1, "gold": 1}), "die 6", "cube grey", "cube gold")
    assert state.actor == 0
    assert sum(state.data()["bag"].values()) == 0


# --- beetles --------------------------------------------------------------------------------------------------------


def test_beetles_come_after_the_bales_one_by_one() -> None:
    state = position(pending=None, asia=["- 1:1 -"])
    play(state, "die 4", "cube beetle", "cube beetle", "cube orange")
    assert state.actor == CHANCE
    play(state, "cube gold")
    assert state.actor == 0
    assert state.data()["beetles"] == 2
    play(state, "beetle asia 1 growth")
    assert may(state, "beetle") == ["beetle asia 1 growth", "beetle stock 0", "beetle stock 1", "beetle stock 2"]
    play(state, "beetle stock 0")
    assert may(state)[-1] == "done"
    assert state.data()["bag"]["beetle"] == 6  # they leave the game


def test_on_any_plantation_or_any_stock_ones_own_and_empty_ones_too() -> None:
    state = position(pending=None, asia=["0 1:1 2:3"])
    play(state, "die 2", "cube beetle", "cube gold")
    assert may(state) == [
        "beetle asia 1 seed", "beetle asia 1 growth", "beetle asia 1 harvest",
        "beetle stock 0", "beetle stock 1", "beetle stock 2",
    ]  # fmt: skip
    assert "only 3 rows" in str(state.why_not("beetle africa 4 seed"))
    with pytest.raises(Illegal, match="Nothing stands in Asia, row 2, Growth"):
        state.play("beetle asia 2 growth")


@pytest.mark.parametrize(("bales", "left"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_half_of_a_plantations_bales_rounded_up_are_eaten(bales: int, left: int) -> None:
    state = position(seat(), seat(), pending=[["act"], ["beetle"]], beetles=1, asia=[f"- - 1:{bales}"])
    play(state, "beetle asia 1 harvest")
    assert line(state, "asia") == (f"- - 1:{left}" if left else "- - 1")
    assert sum(discards(state).values()) == bales - left


def test_example_a_beetle_on_a_stock_of_5_bales_destroys_3() -> None:
    state = position(seat(), seat(gold=5), pending=[["act"], ["beetle"]], beetles=1)
    assert stock(play(state, "beetle stock 1"), 1) == {"gold": 2}


def test_of_a_mixed_stock_the_cheapest_tobacco_goes_first() -> None:
    state = position(seat(), seat(orange=1, grey=1, brown=2, gold=1), pending=[["act"], ["beetle"]], beetles=1)
    play(state, "beetle stock 1")
    assert stock(state, 1) == {"brown": 1, "gold": 1}
    assert discards(state) == {"orange": 1, "grey": 1, "brown": 1}


def test_an_empty_stock_feeds_no_beetle() -> None:
    state = position(seat(), seat(), pending=[["act"], ["beetle"]], beetles=1)
    assert discards(play(state, "beetle stock 0")) == {}


# --- the 1 ----------------------------------------------------------------------------------------------------------


def test_a_1_draws_an_event_and_no_cubes() -> None:
    state = play(position(pending=None), "die 1")
    assert len(may(state, "event")) == 8
    assert state.weights() == [2] * 8
    play(state, "event credit")
    assert state.actor == 0
    assert sum(state.data()["bag"].values()) == 97


def test_without_events_a_1_is_nothing() -> None:
    state = play(position(pending=None, options={"events": False}), "die 1")
    assert state.actor == 0
    assert may(state)[-1] == "done"
    assert sum(GAME.new(2, events=False).data()["events"].values()) == 0
