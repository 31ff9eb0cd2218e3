"""Parliament: the new first player, votes bought in secret, ties, bills passed, the veto's memory."""

from typing import Any

import pytest

from malecon import Illegal
from tests.games.cuba.positions import both, law_phase, may, of, parliament, play, position, seat, settle, used, vote

W, T, A, F, M = "worker", "trader", "architect", "foreman", "mayor"


# --- the new first player --------------------------------------------------------------------------------------------


def test_the_highest_fourth_card_makes_the_first_player() -> None:
    state = parliament(seat(), seat(), seat(), fifth=(M, M, M), fourth=(T, F, A))
    assert state.data()["first"] == 1


def test_on_a_tie_who_played_it_last() -> None:
    state = parliament(seat(), seat(), seat(), fifth=(M, M, M), fourth=(F, F, A), first=1)
    # Order of play: 1, 2, 0.
    assert state.data()["first"] == 0


# --- buying votes ----------------------------------------------------------------------------------------------------


@both
def test_the_fifth_card_and_bought_votes_decide_and_everybody_pays(edition: str) -> None:
    state = parliament(seat(pesos=5), seat(pesos=6), fifth=(M, A), edition=edition)
    assert state.actors == [0, 1]
    assert may(state, 1) == [f"votes {n}" for n in range(7)]
    vote(state, 1, 4)
    assert [of(state, "votes", number) for number in (0, 1)] == [6, 7]
    assert [of(state, "pesos", number) for number in (0, 1)] == [4, 2]
    assert state.actor == 1
    assert state.data()["pending"] == [["enact", 2]]


def test_the_town_hall_counts_2_votes() -> None:
    state = parliament(seat(), seat(), fifth=(A, F), town_hall=0)
    vote(state, 0, 0)
    assert of(state, "votes") == 5
    assert state.actor == 0


def test_no_more_than_99_votes_are_bought_at_once() -> None:
    assert may(parliament(seat(pesos=300), seat()), 0)[-1] == "votes 99"


def test_who_has_no_peso_is_not_asked() -> None:
    state = parliament(seat(pesos=0), seat(pesos=1), fifth=(M, A))
    assert state.actors == [1]
    state = parliament(seat(pesos=0), seat(pesos=0), fifth=(M, A))
    assert (state.actor, state.data()["pending"]) == (0, [["enact", 2]])


def test_nobody_answers_twice_nor_for_another() -> None:
    state = parliament(seat(pesos=3), seat(pesos=3))
    state.play("votes 2", 1)
    assert state.actors == [0]
    with pytest.raises(Illegal):
        state.play("votes 1", 1)


# --- ties ------------------------------------------------------------------------------------------------------------


@both
def test_only_those_tied_buy_again_with_what_is_left_and_both_count(edition: str) -> None:
    state = parliament(seat(pesos=5), seat(pesos=5), seat(pesos=5), fifth=(F, M, W), edition=edition)
    vote(state, 3, 2, 5)
    assert state.actors == [0, 1]
    assert state.data()["pending"] == [["vote", [0, 1], 2]]
    assert may(state, 0) == ["votes 0", "votes 1", "votes 2"]
    assert may(state, 1) == ["votes 0", "votes 1", "votes 2", "votes 3"]
    vote(state, 2, 1)
    assert [of(state, "votes", number) for number in range(3)] == [9, 8, 6]
    assert [of(state, "pesos", number) for number in range(3)] == [0, 2, 0]
    assert state.actor == 0


@both
def test_still_tied_the_one_nearest_the_new_first_player(edition: str) -> None:
    # Seat 1 becomes first player; 0 and 2 are tied; clockwise from 1, seat 2 comes before 0.
    state = parliament(seat(), seat(), seat(), fifth=(M, W, M), fourth=(T, M, T), edition=edition)
    vote(state, 0, 0, 0)
    vote(state, 1, 0, 1)
    assert state.data()["first"] == 1
    assert state.actor == 2


def test_the_first_player_wins_a_tie_he_is_in() -> None:
    state = parliament(seat(), seat(), seat(), fifth=(M, M, M), fourth=(T, F, T))
    vote(state, 2, 2, 0)
    vote(state, 3, 3)
    assert (state.data()["first"], state.actor) == (1, 1)


def test_the_second_buying_is_skipped_if_no_tied_player_has_a_peso() -> None:
    state = parliament(seat(pesos=2), seat(pesos=1), seat(pesos=9), fifth=(F, M, W), fourth=(T, F, T))
    vote(state, 2, 1, 0)
    assert state.data()["pending"] == [["enact", 2]]
    assert state.actor == 1


def test_of_the_tied_only_those_with_pesos_buy_again() -> None:
    state = parliament(seat(pesos=2), seat(pesos=3), fifth=(F, M))
    vote(state, 2, 1)
    assert state.actors == [1]
    vote(state, 0, 1)
    assert state.actor == 1


@both
def test_corruption_law_no_buying_and_a_tie_goes_to_the_order_of_seats(edition: str) -> None:
    law: dict[str, Any] = {"laws": {"other": "corruption"}, "edition": edition}
    state = parliament(seat(), seat(), seat(), fifth=(M, W, M), fourth=(T, M, T), **law)
    assert state.data()["pending"] == [["enact", 2]]
    assert (state.data()["first"], state.actor) == (1, 2)
    state = parliament(seat(), seat(), fifth=(A, F), town_hall=0, **law)
    assert (of(state, "votes"), state.actor) == (5, 0)


# --- bills -----------------------------------------------------------------------------------------------------------


@both
def test_the_winner_passes_exactly_two_bills_and_the_others_leave_the_game(edition: str) -> None:
    state = parliament(seat(), seat(), fifth=(M, W), edition=edition, laws={"tax": "tax-1"})
    vote(state, 0, 0)
    assert may(state) == ["enact tax-5", "enact duty-tobacco", "enact subsidy-water", "enact drought"]
    play(state, "enact drought")
    assert may(state) == ["enact tax-5", "enact duty-tobacco", "enact subsidy-water"]
    play(state, "enact tax-5")
    data = state.data()
    assert data["laws"] == {"tax": "tax-5", "duty": None, "subsidy": None, "other": "drought"}
    assert set(data["bills"].values()) == {None}
    gone = [law for stack in data["stacks"].values() for law in stack]
    assert "duty-tobacco" not in gone
    assert "tax-1" not in gone


def test_a_law_passed_never_acts_on_that_same_parliament() -> None:
    bills = {"tax": "tax-5", "duty": "duty-tobacco", "subsidy": "subsidy-water", "other": "corruption"}
    state = parliament(seat(pesos=4), seat(pesos=4), bills=bills)
    assert state.data()["pending"][-1][0] == "vote"
    vote(state, 4, 0)
    play(state, "enact corruption", "enact tax-5")
    assert of(state, "pesos") == 0


def test_three_bills_are_left_after_a_veto() -> None:
    state = parliament(seat(pesos=0), seat(pesos=0), bills={"tax": "tax-5", "duty": "duty-water", "other": "drought"})
    assert may(state) == ["enact tax-5", "enact duty-water", "enact drought"]


# --- the veto's memory -----------------------------------------------------------------------------------------------


@both
def test_the_ban_on_a_vetoed_type_lasts_exactly_the_next_round(edition: str) -> None:
    state = settle(law_phase(seat(pesos=0), seat(pesos=0), vetoed="duty", edition=edition))
    assert (state.data()["banned"], state.data()["vetoed"]) == ("duty", None)
    state = settle(law_phase(seat(pesos=0), seat(pesos=0), banned="duty", edition=edition))
    assert (state.data()["banned"], state.data()["vetoed"]) == (None, None)


def test_a_veto_in_the_round_of_the_ban_is_remembered_in_its_turn() -> None:
    state = settle(law_phase(seat(pesos=0), seat(pesos=0), banned="duty", vetoed="tax"))
    assert state.data()["banned"] == "tax"


def test_only_the_banned_type_is_left_the_church_does_nothing() -> None:
    mine = seat(built={"b1": "church"})
    assert play(position(mine, bills={"tax": "tax-1"}, banned="tax"), "play foreman").actor == 1
    assert may(used("church", bills={"tax": "tax-1"}, banned="duty")) == ["veto tax-1", "done"]


# --- the variant: a secret delegate ----------------------------------------------------------------------------------

SECRET: dict[str, Any] = {"options": {"secret_delegate": True}}


def test_all_choose_their_delegate_at_once_after_the_bills() -> None:
    state = position(seat(), seat(), pending=[["act", 0], ["delegates", [0, 1]]], **SECRET)
    assert state.actors == [0, 1]
    assert may(state, 1) == [f"delegate {card}" for card in (W, T, A, F, M)]
    state.play("delegate mayor", 1)
    assert state.actors == [0]
    state.play("delegate worker", 0)
    assert (state.actor, may(state)) == (0, ["play trader", "play architect", "play foreman", "play mayor"])


def test_the_delegate_cannot_be_played_and_votes_in_parliament() -> None:
    mine = seat(pesos=0, delegate=T, played=[W, A, F])
    other = seat(pesos=0, delegate=M, played=[W, T, F])
    state = position(mine, other, markers=["mayor-1", "mayor-2"], **SECRET)
    assert may(state) == ["play mayor"]
    play(state, "play mayor", "play architect", "take points")
    assert [of(state, "votes", number) for number in (0, 1)] == [2, 5]
    assert state.actor == 1
