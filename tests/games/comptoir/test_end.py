"""The end of the game."""

from malecon import CHANCE
from tests.games.comptoir.positions import GAME, bonuses, may, play, position, seat, ship, turn

QUIET = {"events": False}


def test_when_the_last_ship_comes_the_round_is_finished() -> None:
    ships = [ship(3, porters=[2, 0, 0]), ship(3, "rum", [0, 2, 0]), ship(7), ship(8)]
    state = position(seat(10), seat(10), seat(10), quays=ships, ships={"4": 1}, options=QUIET)
    turn(state, "card apprentice", "load 1")
    assert state.data()["last"] is True
    assert state.actor == 1
    # ships that sail now still score; their quays stay empty and no cargo is drawn
    play(state, "card apprentice", "load 2")
    assert state.actor == 2
    assert bonuses(state) == [16, 19, 10]
    data = state.data()
    assert data["quays"][1] is None
    assert len(data["seats"][1]["cargo"]) == 1
    play(state, "card apprentice", "load 3")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners, state.outcome.ranks) == ("last-ship", [1], [2, 1, 3])


def test_the_last_ship_in_the_last_turn_of_a_round_ends_it_there() -> None:
    state = position(
        seat(10), seat(10), quays=[ship(3, porters=[0, 2]), ship(8)], turn=1, first=0, ships={"4": 1}, options=QUIET
    )
    play(state, "card apprentice", "load 1", "ship 4", "draw rum", "stock rum 1")
    assert state.over


def test_a_hundred_ends_it_at_once_all_bonuses_credited_no_commission_no_further_ship() -> None:
    ships = [
        ship(3, porters=[2, 0]),
        ship(4, "rum", [2, 1]),
        ship(3, porters=[0, 2]),
        ship(8),
    ]
    state = position(seat(92), seat(97), quays=ships, options=QUIET, slate=0)
    play(state, "card harbour-master")
    # quay 1: 6 bonuses and the commission of 4, quay 2: 9 and 3 bring both to 100 or more
    assert state.outcome is not None
    assert state.outcome.reason == "hundred"
    assert state.scores == [92 + 6 - 4 + 9, 97 + 3]
    assert state.outcome.winners == [0]
    assert state.data()["quays"][2]["porters"] == [0, 2]


def test_nothing_is_hidden_when_it_is_over() -> None:
    state = position(seat(99), seat(10), quays=[ship(3, porters=[2, 0]), ship(8)], options=QUIET)
    play(state, "card apprentice", "load 1")
    assert state.over
    assert state.see(None) == state.data()


def test_ties_are_shared() -> None:
    state = position(
        seat(10), seat(12), quays=[ship(3, porters=[1, 1]), ship(8)],
        turn=1, first=0, ships={}, options=QUIET,
    )  # fmt: skip
    play(state, "card apprentice", "load 2")
    assert state.outcome is not None
    assert state.outcome.winners == [1]
    state = position(seat(12), seat(12), quays=[ship(8)], turn=1, first=0, ships={}, options=QUIET)
    play(state, "card apprentice", "load 1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.ranks) == ([0, 1], [1, 1])


def test_a_game_that_stands_still_is_over_after_so_many_rounds() -> None:
    game = GAME.vary({"rounds": 1})
    state = game.start(2, 5, events=False)
    while not state.over:
        state.play(state.moves()[0])
    assert state.ending == "stalled"


def test_with_no_ship_left_at_any_quay_cards_are_played_for_nothing() -> None:
    state = position(seat(10), seat(10), quays=[ship(3, porters=[2, 0])], ships={}, options=QUIET)
    play(state, "card apprentice", "load 1")
    assert state.actor == 1
    play(state, "card governor")
    assert state.over
    assert bonuses(state) == [16, 10]


def test_chance_has_nothing_to_say_when_no_ship_is_left() -> None:
    state = position(seat(10), seat(10), quays=[ship(3, porters=[2, 0]), ship(8)], ships={}, options=QUIET)
    play(state, "card apprentice", "load 1")
    assert state.actor != CHANCE
    assert may(state)[0].startswith("card")
