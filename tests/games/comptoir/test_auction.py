"""The auction of an event tile."""

from typing import Any

from malecon import CHANCE, State
from tests.games.comptoir.positions import GAME, bonuses, may, play, position, seat, ship, turn


def table(*purses: int, **changes: Any) -> State:
    return position(*(seat(purse) for purse in purses), quays=[ship(8), ship(7), ship(7), ship(6)], **changes)


def test_only_if_every_player_has_at_least_1_bonus() -> None:
    assert "auction" in may(table(1, 1, 1))
    state = table(5, 5, 0)
    assert "auction" not in may(state)
    assert state.why_not("auction") == "Player 3 has less than 1 bonus: an auction needs everybody to have that many."


def test_the_top_tile_is_turned_up_by_chance() -> None:
    state = play(table(5, 5), "auction")
    assert state.actor == CHANCE
    assert state.weights() == [3, 3, 1, 2, 2, 1, 2, 1, 1]
    play(state, "reveal storm")
    assert state.data()["auction"] == {"tile": "storm", "bid": 0, "leader": None, "out": []}
    assert state.data()["tiles"]["storm"] == 1


def test_the_opener_must_bid_any_whole_number_up_to_what_they_have() -> None:
    state = play(table(4, 9), "auction", "reveal storm")
    assert may(state) == ["bid 1", "bid 2", "bid 3", "bid 4"]
    assert "must open" in str(state.why_not("pass"))


def test_it_goes_round_until_one_is_left_and_the_opener_may_raise_later() -> None:
    state = play(table(9, 9, 9), "auction", "reveal pirates", "bid 1")
    assert state.actor == 1
    assert may(state) == [*(f"bid {n}" for n in range(2, 10)), "pass"]
    play(state, "bid 3", "pass")
    assert state.actor == 0
    play(state, "bid 5")
    assert state.actor == 1  # seat 2 is out
    play(state, "bid 6", "pass")
    assert bonuses(state) == [9, 3, 9]
    assert state.data()["seats"][1]["tiles"] == ["pirates"]
    assert state.data()["auction"] is None
    assert (state.actor, state.data()["auctioned"]) == (0, True)


def test_who_cannot_bid_higher_is_out_without_being_asked() -> None:
    state = play(table(9, 2, 9), "auction", "reveal fire", "bid 2")
    assert state.actor == 2
    play(state, "pass")
    assert bonuses(state) == [7, 2, 9]
    assert state.data()["seats"][0]["tiles"] == ["fire"]


def test_alone_with_1_and_nobody_bids_it_is_yours_for_1() -> None:
    state = play(table(3, 1, 1), "auction", "reveal claim", "bid 1")
    assert state.data()["seats"][0]["tiles"] == ["claim"]
    assert bonuses(state) == [2, 1, 1]


def test_the_tile_may_be_played_in_the_same_turn_before_or_after_the_card() -> None:
    state = play(table(3, 1), "auction", "reveal storm", "bid 1")
    assert "event storm 2" in may(state)
    play(state, "card apprentice", "load 1")
    assert "event storm 2" in may(state)
    turn(state, "event storm 2")
    assert state.data()["quays"][1]["event"] == "storm"


def test_one_auction_a_turn_before_or_after_the_card() -> None:
    state = play(table(3, 3), "auction", "reveal storm", "bid 1", "pass")
    assert "one a turn" in str(state.why_not("auction"))
    state = play(table(3, 3), "card apprentice", "load 1")
    assert may(state) == ["auction", "done"]
    turn(state, "auction", "reveal storm", "bid 3")
    assert may(state) == [*(f"event storm {quay}" for quay in range(1, 5)), "done"]


def test_not_between_the_effects_of_a_card() -> None:
    state = play(table(3, 3), "card governor", "load 1")
    assert "auction" not in may(state)
    assert state.why_not("auction") is not None


def test_no_tile_left_no_auction_and_used_tiles_do_not_return() -> None:
    state = table(3, 3, tiles={"storm": 1})
    play(state, "auction", "reveal storm", "bid 3", "event storm 1")
    assert sum(state.data()["tiles"].values()) == 0
    turn(state, "card apprentice", "load 1")
    assert "auction" not in may(state)
    later = table(3, 3, tiles={})
    assert "No event tile is left" in str(later.why_not("auction"))


def test_bots_raise_by_one() -> None:
    state = play(table(9, 9), "auction", "reveal storm", "bid 3")
    assert [GAME.write(move) for move in state.lean()] == ["bid 4", "pass"]
