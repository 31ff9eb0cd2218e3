"""Set-up, the round and the turn."""

from malecon import CHANCE
from tests.games.comptoir.positions import GAME, may, play, position, seat, ship, turn


def test_four_ships_four_cargo_tiles_a_secret_one_each_and_the_slate_at_random() -> None:
    state = GAME.new(3)
    assert may(state) == [f"ship {value}" for value in range(3, 9)]
    assert state.weights() == [4, 5, 5, 3, 2, 1]
    play(state, "ship 3", "ship 4", "ship 5", "ship 8")
    assert state.weights() == [7, 5, 3, 1]
    play(state, "cargo rum", "cargo vanilla", "cargo madras", "cargo madras")
    assert may(state) == ["draw madras", "draw rum", "draw spices"]
    assert state.weights() == [5, 4, 3]
    play(state, "draw spices", "draw rum", "draw rum")
    assert may(state) == ["first 0", "first 1", "first 2"]
    assert state.weights() == [1, 1, 1]
    play(state, "first 2")
    data = state.data()
    assert [quay["ship"] for quay in data["quays"]] == [3, 4, 5, 8]
    assert [quay["cargo"] for quay in data["quays"]] == ["rum", "vanilla", "madras", "madras"]
    assert [held["cargo"] for held in data["seats"]] == [["spices"], ["rum"], ["rum"]]
    assert (state.actor, data["slate"], data["first"], data["round"]) == (2, 2, 2, 1)
    assert all(held["bonuses"] == 0 and held["porters"] == 10 and len(held["cards"]) == 8 for held in data["seats"])


def test_before_the_card_one_must_play_one_of_eight() -> None:
    state = GAME.start(4, 1)
    assert may(state) == [
        "card apprentice", "card market-woman", "card foreman", "card innkeeper",
        "card customs-officer", "card shipowner", "card harbour-master", "card governor",
    ]  # fmt: skip


def test_a_round_is_one_turn_each_clockwise_then_the_slate_goes_left() -> None:
    state = position(seat(), seat(), seat(), quays=[ship(8)], slate=0, options={"events": False})
    for expected in (0, 1, 2):
        assert state.actor == expected
        turn(state, "card apprentice", "load 1")
    data = state.data()
    assert (state.actor, data["slate"], data["first"], data["round"]) == (1, 1, 1, 2)


def test_a_card_played_is_set_aside_and_all_come_back_after_the_last() -> None:
    state = position(seat(cards=["foreman"]), seat(), quays=[ship(8)], options={"events": False})
    assert may(state) == ["card foreman"]
    turn(state, "card foreman", "load 1", "done")
    assert len(state.data()["seats"][0]["cards"]) == 8
    state = position(seat(cards=["foreman", "governor"]), seat(), quays=[ship(8)], options={"events": False})
    turn(state, "card foreman", "load 1", "done")
    assert state.data()["seats"][0]["cards"] == ["governor"]


def test_option_events_off_there_are_no_auctions() -> None:
    state = position(quays=[ship(8)], options={"events": False})
    assert "auction" not in may(state)
    assert sum(state.data()["tiles"].values()) == 0
    state = position(quays=[ship(8)])
    assert "auction" in may(state)
    assert sum(state.data()["tiles"].values()) == 16


def test_the_last_of_the_set_up_is_chance_alone() -> None:
    state = GAME.new(2)
    assert state.actor == CHANCE
    assert state.actors == []
