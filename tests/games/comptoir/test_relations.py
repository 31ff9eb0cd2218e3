"""The eight Relations cards, and the rulings on their effects."""

import pytest

from malecon.core.coach import coach_of
from malecon.games.comptoir.game import Comptoir
from tests.games.comptoir.positions import GAME, bonuses, may, play, porters, position, seat, ship, turn

QUIET = {"events": False}


def test_apprentice_one_porter_on_any_ship() -> None:
    state = position(quays=[ship(8), None, ship(4), ship(5)], options=QUIET)
    play(state, "card apprentice")
    assert may(state) == ["load 1", "load 3", "load 4"]
    turn(state, "load 3")
    assert porters(state, 3) == [1, 0]
    assert state.actor == 1


def test_market_woman_up_to_two_different_quays() -> None:
    state = position(quays=[ship(8), ship(4), ship(5)], options=QUIET)
    play(state, "card market-woman")
    assert may(state) == ["load 1", "load 2", "load 3"]
    play(state, "load 2")
    assert may(state) == ["load 1", "load 3", "done"]
    turn(state, "load 1")
    assert (porters(state, 1), porters(state, 2), state.actor) == ([1, 0], [1, 0], 1)


def test_foreman_up_to_three_on_one_ship() -> None:
    state = position(quays=[ship(8), ship(4)], options=QUIET)
    play(state, "card foreman", "load 2", "load 2")
    assert may(state) == ["load 2", "done"]
    turn(state, "load 2")
    assert (porters(state, 2), state.actor) == ([3, 0], 1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_coach_tells_how_many_the_foreman_brings(lang: str) -> None:
    coach = coach_of(GAME)
    assert coach is not None
    for text in ("card-says", "scene-card"):
        assert f" {GAME.numbers['cards.foreman.porters']} " in coach.texts.say(lang, text), text


def test_until_rules_2_the_foreman_brings_two_and_the_small_cards_cost_one_less() -> None:
    before, now = Comptoir(rules=2).numbers, GAME.numbers
    assert (before["cards.foreman.porters"], now["cards.foreman.porters"]) == (2, 3)
    for card in ("foreman", "market-woman", "innkeeper", "customs-officer"):
        name = f"cards.{card}.commission"
        assert before[name] == now[name] - 1, name
    state = position(quays=[ship(8), ship(4)], options=QUIET, rules=2)
    turn(state, "card foreman", "load 2", "load 2")
    assert (porters(state, 2), state.actor) == ([2, 0], 1)


def test_shipowner_up_to_three_on_one_ship() -> None:
    state = position(quays=[ship(8), ship(4)], options=QUIET)
    turn(state, "card shipowner", "load 1", "load 1", "load 1")
    assert (porters(state, 1), state.actor) == ([3, 0], 1)
    state = position(quays=[ship(8), ship(4)], options=QUIET)
    turn(state, "card shipowner", "load 1", "done")
    assert (porters(state, 1), state.actor) == ([1, 0], 1)


def test_governor_up_to_three_as_you_like() -> None:
    state = position(quays=[ship(8), ship(4)], options=QUIET)
    play(state, "card governor", "load 2", "load 1")
    assert may(state) == ["load 1", "load 2", "done"]
    turn(state, "load 2")
    assert (porters(state, 1), porters(state, 2), state.actor) == ([1, 0], [2, 0], 1)


def test_innkeeper_moves_anybodys_porter_then_puts_one() -> None:
    state = position(quays=[ship(8, porters=[1, 2]), ship(6), None, ship(5)], options=QUIET)
    play(state, "card innkeeper")
    assert may(state) == ["move 0 1 2", "move 0 1 4", "move 1 1 2", "move 1 1 4"]
    play(state, "move 1 1 4")
    assert may(state) == ["load 1", "load 2", "load 4"]
    play(state, "load 2")
    assert (porters(state, 1), porters(state, 2), porters(state, 4)) == ([1, 1], [1, 0], [0, 1])


def test_innkeeper_may_fill_the_other_ship_which_sails_before_the_second_effect() -> None:
    state = position(
        seat(10), seat(10), quays=[ship(8, porters=[1, 2]), ship(3, "spices", [0, 2])], options=QUIET, slate=1
    )
    play(state, "card innkeeper", "move 1 1 2")
    assert bonuses(state) == [8, 22]  # commission 2, and three porters of spices
    assert may(state) == ["load 1"]
    assert state.data()["queue"] == ["spices"]


def test_customs_officer_sends_home_anothers_porter_then_puts_one() -> None:
    state = position(seat(), seat(), seat(), quays=[ship(8, porters=[1, 2, 0]), ship(6, porters=[0, 0, 1])])
    play(state, "card customs-officer")
    assert may(state) == ["send 1 1", "send 2 2"]
    play(state, "send 1 1")
    assert porters(state, 1) == [1, 1, 0]
    assert state.data()["seats"][1]["porters"] == 9
    assert may(state) == ["load 1", "load 2"]


def test_harbour_master_one_porter_on_each_ship_in_order_without_asking() -> None:
    state = position(quays=[ship(8), None, ship(4), ship(5)], options=QUIET)
    turn(state, "card harbour-master")
    assert [porters(state, quay) for quay in (1, 3, 4)] == [[1, 0]] * 3
    assert state.actor == 1


def test_harbour_master_ships_sail_on_the_way_and_their_porters_go_on() -> None:
    aboard = [ship(4, "rum", [3, 0]), ship(7, porters=[6, 0]), ship(8)]
    state = position(seat(20), seat(20), quays=aboard, options=QUIET)
    assert state.data()["seats"][0]["porters"] == 1
    play(state, "card harbour-master")
    # 12 for the rum, 14 for the madras, less two commissions of 4
    assert bonuses(state) == [20 + 12 - 4 + 14 - 4, 20]


def test_a_full_ship_sails_before_the_next_porter_is_put_and_its_porters_can_be_used_at_once() -> None:
    state = position(seat(10), seat(10), quays=[ship(8, porters=[7, 0]), ship(4, porters=[2, 0])], options=QUIET)
    assert state.data()["seats"][0]["porters"] == 1
    play(state, "card governor", "load 1")
    assert may(state) == ["load 2", "done"]
    play(state, "load 2", "load 2")
    assert bonuses(state)[0] == 10 + 16 - 5 + 8 - 5


def test_up_to_n_on_one_ship_ends_when_that_ship_has_sailed() -> None:
    state = position(quays=[ship(4, porters=[3, 0]), ship(8)], options=QUIET)
    play(state, "card shipowner", "load 1")
    assert state.actor == -1  # the next ship is drawn


def test_up_to_n_at_least_one_if_possible() -> None:
    state = position(quays=[ship(8), ship(5)], options=QUIET)
    for card in ("market-woman", "foreman", "shipowner", "governor"):
        started = play(state.copy(), f"card {card}")
        assert "done" not in may(started)
        assert "At least one porter" in str(started.why_not("done"))


def test_no_porter_left_placing_is_skipped_and_the_rest_applies() -> None:
    state = position(quays=[ship(8, porters=[7, 0]), ship(7, porters=[3, 1])], options=QUIET)
    turn(state, "card customs-officer", "send 1 2")
    assert state.actor == 1
    assert porters(state, 2) == [3, 0]


@pytest.mark.parametrize("card", ["apprentice", "market-woman", "foreman", "governor", "shipowner", "harbour-master"])
def test_a_card_without_any_legal_effect_may_be_played(card: str) -> None:
    state = position(quays=[ship(8, porters=[5, 0]), ship(7, porters=[5, 0])], options=QUIET)
    turn(state, f"card {card}")
    assert state.actor == 1
    assert card not in state.data()["seats"][0]["cards"]


def test_effects_other_than_up_to_are_compulsory_even_when_they_hurt() -> None:
    state = position(quays=[ship(8, porters=[2, 0]), ship(7)], options=QUIET)
    play(state, "card innkeeper")
    assert may(state) == ["move 0 1 2"]
    assert state.why_not("done") is not None
    play(state, "move 0 1 2", "load 1")
    assert (porters(state, 1), porters(state, 2)) == ([2, 0], [1, 0])


def test_first_effect_impossible_is_skipped() -> None:
    state = position(quays=[ship(8, porters=[2, 0])], options=QUIET)
    assert may(play(state.copy(), "card innkeeper")) == ["load 1"]
    assert may(play(state.copy(), "card customs-officer")) == ["load 1"]


def test_commissions_and_porters_are_those_of_the_data_file() -> None:
    varied = GAME.vary({"cards.apprentice.porters": 2, "cards.apprentice.commission": 3})
    state = varied.start(2, 1, events=False)
    play(state, "card apprentice", "load 1")
    assert "done" in may(state)


def test_bots_search_one_order_of_porters_whose_order_changes_nothing() -> None:
    state = position(quays=[ship(8), ship(7), ship(3, porters=[0, 2])], options=QUIET)
    play(state, "card governor", "load 2")
    lean = [GAME.write(move) for move in state.lean()]
    assert lean == ["load 2", "load 3", "done"]
    assert may(state) == ["load 1", "load 2", "load 3", "done"]
    state = position(quays=[ship(3, porters=[0, 2]), ship(7)], options=QUIET)
    play(state, "card governor", "load 2")
    assert "load 1" in [GAME.write(move) for move in state.lean()]  # it makes a ship sail: the order counts
