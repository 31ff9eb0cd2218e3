"""Driving and the broker (p. 3, 6) with their rulings."""

import pytest

from malecon import Illegal
from tests.games.santiago.positions import GAME, held, may, play, position, seat


def test_the_first_stop_is_free_each_further_costs_1() -> None:
    assert may(position(seat(pesos=0))) == ["drive 1"]
    assert may(position(seat(pesos=2))) == ["drive 1", "drive 2", "drive 3"]


def test_once_round_at_most() -> None:
    state = position(seat(pesos=30))
    assert may(state)[-1] == "drive 10"
    assert held(play(state, "drive 10"))["pesos"] == 30 - 9


def test_passing_the_harbour_raises_the_value_at_once() -> None:
    state = play(position(seat(pesos=9), at="alonso"), "to maria")
    assert state.data()["value"] == 3


def test_leaving_the_harbour_is_not_passing_it() -> None:
    assert play(position(seat(pesos=9)), "to maria").data()["value"] == 2
    state = play(position(seat(pesos=9)), "drive 10")
    assert state.data()["value"] == 3  # nobody had anything to deliver: all passed
    assert state.data()["car"] == 0


def test_passing_into_the_chequered_flag_sends_the_ship_off() -> None:
    state = play(position(seat(pesos=9), at="alonso", value=4), "to jose")
    data = state.data()
    assert (data["ship"], data["value"], data["demand"]) == (2, 2, {})


def test_the_seventh_ship_leaving_as_the_car_passes_ends_the_game_there() -> None:
    state = position(seat(pesos=9), at="alonso", value=4, ship=7)
    play(state, "to jose")
    assert state.over
    assert state.data()["car"] == 0
    assert held(state)["pesos"] == 9 - 2  # paid in full before the car moves
    assert held(state)["goods"] == {}
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason == "seventh-ship"


def test_the_broker_goes_under_the_flower_of_the_cuban() -> None:
    assert may(play(position(), "to maria")) == ["broker church", "broker casino", "broker newspaper"]
    assert may(play(position(at="pedro"), "to miguel")) == [
        "broker bank",
        "broker cigar-factory",
        "broker black-market",
    ]


def test_not_where_any_broker_stands() -> None:
    state = play(position(seat(broker="church"), seat(broker="casino")), "to maria")
    assert may(state) == ["broker newspaper"]


def test_a_building_is_free_again_once_its_broker_has_left() -> None:
    state = play(position(seat(broker="church"), seat()), "to maria", "broker newspaper", "pass", "to jose")
    assert may(state) == ["broker church", "broker casino"]


def test_ownership_does_not_keep_the_broker_away() -> None:
    state = play(position(owned={"church": 1}), "to maria")
    assert "broker church" in may(state)


def test_el_zorro_first_all_give_then_the_building_is_used() -> None:
    state = position(seat(broker="bank"), seat(pesos=1), seat(pesos=1), at="martinez")
    play(state, "to el-zorro", "give peso")
    assert held(state)["pesos"] == 3 + 1
    play(state, "give point")
    assert held(state) == {"pesos": 3 + 1 + 2, "points": 2 + 1, "goods": {}, "broker": 3}


def test_el_zorro_keeps_the_broker_and_its_building_may_be_used_again() -> None:
    state = position(seat(broker="sawmill", wood=1), seat(pesos=1, points=0), at="martinez")
    play(state, "to el-zorro", "give peso")
    assert may(state) == ["saw", "pass"]
    play(state, "saw")
    assert held(state) == {"pesos": 3 + 1 + 1, "points": 3, "goods": {}, "broker": 9}


def test_el_zorro_gives_no_building_to_a_broker_off_the_board() -> None:
    state = play(position(seat(), seat(pesos=1, points=0), at="martinez"), "to el-zorro", "give peso")
    assert state.data()["turn"] == 1


def test_a_face_down_cuban_gives_nothing_and_no_building() -> None:
    state = position(seat(broker="bank"), down=["maria"], owned={"bank": 1})
    play(state, "to maria")
    assert held(state) == {"pesos": 3, "points": 2, "goods": {}, "broker": 3}
    assert held(state, 1)["points"] == 3  # rent is due though the broker stayed
    assert state.data()["turn"] == 1


def test_a_face_down_cuban_turns_up_once_the_car_has_moved_on() -> None:
    state = position(seat(), seat(pesos=5), down=["maria", "jose", "pedro"])
    play(state, "to maria")
    assert state.data()["down"][0]
    play(state, "to conchita")
    assert state.data()["down"] == [False, False, False, True, *[False] * 5]


def test_all_occupied_the_broker_stays_and_its_building_may_be_used() -> None:
    """One's own broker counts among the three; it may even stand under another flower."""
    others = [seat(broker="church"), seat(broker="casino"), seat(broker="newspaper")]
    state = play(position(seat(broker="bank"), *others), "to maria")
    assert held(state)["pesos"] == 3 + 2
    own = [seat(broker="casino"), seat(broker="newspaper")]
    state = play(position(seat(broker="church"), *own), "to maria")
    assert held(state)["points"] == 2 + 2 + 1


def test_all_occupied_gives_nothing_to_a_broker_off_the_board() -> None:
    others = [seat(broker="church"), seat(broker="casino"), seat(broker="newspaper")]
    state = play(position(seat(), *others), "to maria")
    assert (held(state)["points"], state.data()["turn"]) == (4, 1)


def test_at_the_harbour_no_building_but_rent() -> None:
    state = position(seat(broker="bank"), at="alonso", owned={"bank": 1})
    play(state, "to harbour")
    assert (held(state)["pesos"], held(state, 1)["points"]) == (3, 3)


def test_no_rent_for_ones_own_building() -> None:
    state = play(position(owned={"church": 0}), "to maria", "broker church")
    assert held(state)["points"] == 2 + 2 + 1


def test_who_cannot_pay_is_told_so() -> None:
    state = position(seat(pesos=1))
    with pytest.raises(Illegal, match="4 stops cost 3 pesos, you have 1"):
        state.play("drive 4")
    why = state.why_not("drive 4", lang="fr")
    assert why is not None
    assert "coûtent 3 pesos" in why
    play(state, "to maria")
    assert "doesn’t stand under" in str(state.why_not("broker bank"))
    stands = play(position(seat(broker="church")), "to maria")
    assert "already" in str(stands.why_not("broker church"))
    taken = play(position(seat(), seat(broker="casino")), "to maria")
    assert "A broker stands" in str(taken.why_not("broker casino"))
    assert str(taken.why_not("broker church", 1)).endswith("decides now.")
    assert GAME.start(2, 1).why_not("drive 1") is not None
