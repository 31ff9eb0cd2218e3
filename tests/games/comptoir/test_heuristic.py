"""What a bot sees in a position."""

from malecon import State
from tests.games.comptoir.positions import GAME, play, position, seat, ship


def worth(state: State, number: int = 0) -> float:
    return GAME.heuristic.worth(state, number)


def test_at_the_end_a_position_is_worth_its_score() -> None:
    state = position(seat(99), seat(31), quays=[ship(3, porters=[2, 0]), ship(8)])
    play(state, "card apprentice", "load 1")
    assert [worth(state, number) for number in range(2)] == state.scores == [105, 31]


def test_a_porter_is_worth_more_where_the_cargo_is_dearer_and_where_less_is_missing() -> None:
    spices = position(quays=[ship(5, "spices", [1, 0]), ship(5, "madras")])
    madras = position(quays=[ship(5, "spices"), ship(5, "madras", [1, 0])])
    assert worth(spices) > worth(madras)
    near = position(quays=[ship(5, "rum", [1, 3])])
    far = position(quays=[ship(5, "rum", [1, 0])])
    assert worth(near) > worth(far)


def test_storm_and_pirates_change_what_porters_are_worth() -> None:
    plain = position(quays=[ship(5, "rum", [3, 0])])
    storm = position(quays=[ship(5, "rum", [3, 0], event="storm", by=1)])
    pirates = position(quays=[ship(5, "rum", [3, 0], event="pirates", by=1)])
    assert worth(plain) > worth(storm)
    assert worth(pirates, 1) > worth(plain, 1) + 5


def test_a_ship_that_sails_has_paid_already() -> None:
    state = position(seat(10), seat(10), quays=[ship(5, "vanilla", [3, 1]), ship(8)], slate=0)
    play(state, "card foreman", "load 1")
    assert state.data()["pending"][-1] == ["pay", 1]
    before = worth(state)
    play(state, "pay")
    assert abs(before - worth(state) - 2) < 2  # the commission, and porters that are home again


def test_the_leader_of_an_auction_counts_the_tile_and_the_bid() -> None:
    state = position(seat(20), seat(20), quays=[ship(8)])
    play(state, "auction", "reveal pirates")
    before = worth(state)
    cheap = worth(play(state.copy(), "bid 1"))
    dear = worth(play(state.copy(), "bid 19"))
    assert cheap > before > dear


def test_in_the_last_round_what_can_no_longer_be_used_is_worth_nothing() -> None:
    state = position(seat(20, tiles=["claim"]), seat(20), quays=[ship(8)], ships={}, turn=1, first=0)
    assert worth(state) == 20
    assert worth(state, 1) > 20
