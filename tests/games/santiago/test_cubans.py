"""The nine Cubans (p. 4) with their rulings."""

import pytest

from tests.games.santiago.positions import held, may, play, position, seat


@pytest.mark.parametrize(
    ("cuban", "goods"),
    [("pedro", {"tobacco": 2}), ("jose", {"sugar": 2}), ("conchita", {"citrus": 2}), ("miguel", {"wood": 2})],
)
def test_merchants_give_two(cuban: str, goods: dict[str, int]) -> None:
    state = play(position(seat(pesos=9)), f"to {cuban}")
    assert held(state)["goods"] == goods


def test_short_reserve_gives_what_is_there() -> None:
    state = play(position(seat(pesos=9), seat(tobacco=7)), "to pedro")
    assert held(state)["goods"] == {"tobacco": 1}
    state = play(position(seat(pesos=9), seat(tobacco=8)), "to pedro")
    assert held(state)["goods"] == {}


def test_maria_gives_2_points_and_martinez_3_pesos() -> None:
    assert held(play(position(), "to maria"))["points"] == 4
    assert held(play(position(at="pablo"), "to martinez"))["pesos"] == 6


def test_pablo_gives_a_good_of_your_choice_not_wood() -> None:
    state = play(position(seat(), seat(rum=8), at="miguel"), "to pablo")
    assert may(state) == ["take sugar", "take tobacco", "take citrus", "take cigars", "pass"]
    assert len(state.lean()) == 4
    play(state, "take cigars")
    assert held(state)["goods"] == {"cigars": 1}


def test_pablo_may_be_declined() -> None:
    state = play(position(at="miguel"), "to pablo", "pass")
    assert held(state)["goods"] == {}
    assert may(state)[0].startswith("broker")


def test_el_zorro_asks_each_other_player_in_turn_order() -> None:
    state = position(seat(), seat(pesos=1, points=0), seat(pesos=0, points=1, rum=1), seat(), at="martinez", turn=3)
    assert state.actor == 3
    play(state, "to el-zorro")
    assert state.actor == 0
    assert may(state) == ["give peso", "give point"]
    play(state, "give point")
    assert (state.actor, may(state)) == (1, ["give peso"])
    play(state, "give peso")
    assert (state.actor, may(state)) == (2, ["give point", "give rum"])
    play(state, "give rum")
    assert held(state, 3) == {"pesos": 4, "points": 3, "goods": {"rum": 1}, "broker": None}
    assert held(state, 2)["goods"] == {}


def test_el_zorro_gets_nothing_from_who_has_none_or_only_wood() -> None:
    state = position(seat(), seat(pesos=0, points=0, wood=2), at="martinez")
    play(state, "to el-zorro")
    assert held(state, 1)["goods"] == {"wood": 2}
    assert state.data()["turn"] == 1


def test_alonso_takes_an_unowned_building_occupied_or_not() -> None:
    state = position(seat(), seat(broker="bank"), at="el-zorro", owned={"church": 1})
    play(state, "to alonso")
    assert "claim church" not in may(state)
    play(state, "claim bank")
    assert state.data()["owners"][3] == 0
    assert held(state, 0)["points"] == 2  # no rent at once


def test_alonso_three_at_most() -> None:
    state = position(at="el-zorro", owned={"bank": 0, "church": 0, "sawmill": 0})
    play(state, "to alonso")
    assert may(state) == ["use bank", "use church", "use sawmill", "pass"]


def test_alonso_a_building_just_taken_cannot_be_used_by_him() -> None:
    state = play(position(at="el-zorro"), "to alonso", "claim bank")
    assert held(state)["pesos"] == 3
    assert may(state)[0].startswith("broker")


def test_alonso_uses_an_own_building_occupied_or_not_without_rent() -> None:
    state = position(seat(sugar=1), seat(broker="distillery"), at="el-zorro", owned={"distillery": 0})
    play(state, "to alonso", "use distillery", "distil 1")
    assert held(state)["goods"] == {"rum": 1}
    assert held(state)["points"] == 2


def test_alonso_then_the_broker_may_use_the_same_building_again() -> None:
    state = position(seat(rum=1, cigars=1), at="el-zorro", owned={"cafe": 0})
    play(state, "to alonso", "use cafe", "cafe rum", "broker cafe", "cafe cigars")
    assert held(state)["points"] == 2 + 2 + 2


def test_alonso_may_make_a_ship_leave() -> None:
    state = position(seat(), at="el-zorro", value=4, owned={"harbour-master": 0})
    play(state, "to alonso", "use harbour-master", "value up")
    assert state.data()["ship"] == 2
    play(state, "broker customs-office")
    assert state.actor == -1  # the Customs office has no die to set: the new demand is rolled


def test_alonso_may_be_declined_and_can_have_nothing_to_offer() -> None:
    state = play(position(at="el-zorro"), "to alonso", "pass")
    assert may(state)[0] == "broker sawmill"
    state = play(position(at="el-zorro", numbers={"markers": 0}), "to alonso")
    assert may(state)[0] == "broker sawmill"
    taken = {"bank": 1, "church": 1, "sawmill": 1, "cafe": 2, "casino": 2, "office": 2}
    more = {"newspaper": 3, "distillery": 3, "customs-office": 3}
    rest = {"cigar-factory": 0, "black-market": 0, "harbour-master": 0}
    state = position(seat(), seat(), seat(), seat(), at="el-zorro", owned={**taken, **more, **rest})
    play(state, "to alonso")
    assert may(state) == ["use cigar-factory", "use black-market", "use harbour-master", "pass"]
