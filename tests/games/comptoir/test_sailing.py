"""A ship sails: bonuses, commission, the slate."""

from typing import Any

import pytest

from malecon import CHANCE, State
from tests.games.comptoir.positions import bonuses, may, play, position, seat, ship, told, turn


def sailing(event: str = "", **changes: Any) -> State:
    """Ana (seat 0) is about to put her third porter on a ship of value 5 with rum, where Bo (seat 1) has 2."""
    ships = [ship(5, "rum", [2, 2], event=event, by=1), ship(8)]
    return position(seat(10), seat(10), quays=ships, **changes)


def test_example_value_5_with_rum_ana_plus_9_bo_plus_6() -> None:
    state = sailing()
    play(state, "card foreman", "load 1")
    assert bonuses(state) == [10 + 9 - 3, 10 + 6]


@pytest.mark.parametrize(
    ("event", "ana", "bo"), [("top-quality", 12, 8), ("poor-quality", 6, 4), ("storm", 0, 0), ("pirates", 0, 15)]
)
def test_example_the_same_with_an_event(event: str, ana: int, bo: int) -> None:
    state = sailing(event)
    play(state, "card foreman", "load 1")
    assert bonuses(state) == [10 + ana - 3, 10 + bo]


def test_example_the_governor_on_the_slate_bo_pays_3_and_holds_it() -> None:
    ships = [ship(4, "rum", [2, 1]), ship(8)]
    state = position(seat(10), seat(0), quays=ships, slate=0)
    play(state, "card governor", "load 1")
    assert bonuses(state) == [19, 3]
    assert may(state) == ["slate 1", "pay"]
    play(state, "slate 1")
    assert bonuses(state) == [19, 0]
    assert (state.data()["slate"], state.data()["slate_used"]) == (1, True)


def test_ships_and_porters_leave_cargo_goes_under_the_pile() -> None:
    state = sailing()
    play(state, "card foreman", "load 1")
    data = state.data()
    assert data["quays"][0] is None
    assert data["queue"] == ["rum"]
    assert [held["porters"] for held in data["seats"]] == [10, 10]


def test_who_has_less_than_the_commission_pays_all_they_have() -> None:
    state = position(seat(0), seat(0), quays=[ship(3, "madras", [0, 2]), ship(8)])
    play(state, "card governor", "load 1")
    assert bonuses(state) == [0, 4]


def test_the_commission_is_due_for_each_ship_that_sails() -> None:
    state = position(seat(30), seat(30), quays=[ship(3, porters=[0, 2]), ship(4, porters=[0, 3]), ship(8)])
    play(state, "card market-woman", "load 1", "load 2")
    assert bonuses(state) == [30 + 2 + 2 - 2 - 2, 30 + 4 + 6]


def test_without_the_slate_one_pays_oneself() -> None:
    state = sailing(slate=1)
    assert "slate" not in told(play(state, "card governor"), "load 1")
    assert bonuses(state)[0] == 10 + 9 - 5


def test_slate_of_two_ships_one_may_be_paid_and_the_other_passed_on() -> None:
    ships = [ship(3, porters=[0, 2, 0]), ship(4, porters=[0, 1, 2]), ship(8)]
    state = position(seat(30), seat(30), seat(30), quays=ships, slate=0)
    play(state, "card market-woman", "load 1")
    assert may(state) == ["slate 1", "pay"]
    play(state, "pay", "load 2")
    assert may(state) == ["slate 1", "slate 2", "pay"]
    play(state, "slate 2")
    assert bonuses(state) == [30 + 2 - 2 + 2, 30 + 4 + 2, 30 + 4 - 2]


def test_slate_serves_once_a_turn() -> None:
    ships = [ship(3, porters=[0, 2]), ship(4, porters=[0, 3]), ship(8)]
    state = position(seat(30), seat(30), quays=ships, slate=0)
    play(state, "card market-woman", "load 1", "slate 1", "load 2")
    assert bonuses(state) == [30 + 2 + 2 - 2, 30 + 4 - 2 + 6]


def test_slate_commission_0_no_passing() -> None:
    state = sailing(slate=0)
    play(state, "card apprentice", "load 1")
    assert state.actor != 0 or "pay" not in may(state)
    assert bonuses(state) == [19, 16]
    assert state.data()["slate_used"] is False


def test_slate_nobody_else_aboard_no_passing() -> None:
    state = position(seat(10), seat(10), quays=[ship(3, "rum", [2, 0]), ship(8)], slate=0)
    play(state, "card governor", "load 1")
    assert bonuses(state) == [10 + 9 - 5, 10]


@pytest.mark.parametrize("event", ["storm", "pirates"])
def test_slate_with_storm_or_pirates_too(event: str) -> None:
    state = sailing(event, slate=0)
    play(state, "card governor", "load 1")
    assert may(state) == ["slate 1", "pay"]


def test_slate_a_named_player_with_0_pays_0_and_gets_it() -> None:
    ships = [ship(3, porters=[1, 1], event="storm", by=0), ship(8)]
    state = position(seat(10), seat(0), quays=ships, slate=0)
    play(state, "card governor", "load 1", "slate 1")
    assert bonuses(state) == [10, 0]
    assert state.data()["slate"] == 1


def after_naming(by: int, named: int) -> State:
    """Three seats, seat 0 began the round; the one whose turn it is names another, and nothing else comes in."""
    aboard = [0, 0, 0]
    aboard[named] = 2
    state = position(
        seat(10), seat(10), seat(10),
        quays=[ship(3, porters=aboard), ship(8)],
        turn=by, first=0, slate=by, options={"events": False},
    )  # fmt: skip
    return turn(state, "card governor", "load 1", f"slate {named}", "load 2", "done")


def test_slate_the_named_player_still_to_play_may_use_it_in_turn() -> None:
    state = after_naming(by=0, named=1)
    assert (state.actor, state.data()["slate"]) == (1, 1)
    turn(state, "card shipowner", "load 2", "done")
    assert state.actor == 2
    turn(state, "card apprentice", "load 2")
    # used in this round: it stays with seat 1, who begins the next
    assert (state.actor, state.data()["slate"], state.data()["round"]) == (1, 1, 2)


def test_slate_who_has_played_keeps_it_and_starts_the_next_round() -> None:
    state = after_naming(by=1, named=0)
    assert (state.actor, state.data()["slate"], state.data()["round"]) == (2, 0, 1)
    turn(state, "card apprentice", "load 2")
    assert (state.actor, state.data()["slate"], state.data()["first"], state.data()["round"]) == (0, 0, 0, 2)


def test_slate_handed_on_in_mid_round_does_not_change_who_still_has_to_play() -> None:
    state = after_naming(by=0, named=2)
    assert state.actor == 1
    turn(state, "card apprentice", "load 2")
    assert state.actor == 2
    turn(state, "card apprentice", "load 2")
    assert (state.actor, state.data()["round"]) == (2, 2)


def test_slate_handed_on_twice_in_one_round() -> None:
    ships = [ship(3, porters=[0, 2, 0]), ship(4, porters=[0, 1, 2]), ship(8)]
    state = position(seat(30), seat(30), seat(30), quays=ships, slate=0, options={"events": False})
    turn(state, "card foreman", "load 1", "slate 1")
    play(state, "card foreman", "load 2", "slate 2")
    assert (state.data()["slate"], state.actor) == (2, CHANCE)
