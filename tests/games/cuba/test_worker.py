"""The Worker: a row and a column, all their materials, two products and more for water."""

from typing import Any

from tests.games.cuba.positions import both, held, may, of, play, position, seat


@both
def test_filosofias_example_on_the_citrus_of_the_top_row(edition: str) -> None:
    state = play(position(edition=edition), "play worker", "work a2")
    assert held(state) == {"stone": 1, "wood": 2}
    assert may(state) == ["harvest a2", "harvest c2", "done"]
    play(state, "harvest a2", "harvest c2")
    assert held(state) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}
    assert state.actor == 1


@both
def test_eggerts_example_on_the_warehouse(edition: str) -> None:
    state = play(position(edition=edition), "play worker", "work a1", "harvest a2", "harvest b1")
    assert held(state) == {"stone": 2, "wood": 1, "citrus": 1, "tobacco": 1}


def test_pawn_may_stay_or_go_anywhere() -> None:
    state = play(position(seat(pawn="c3")), "play worker")
    assert may(state) == [f"work {row}{column}" for row in "abc" for column in "1234"]
    assert of(play(state, "work c3"), "pawn") == "c3"


def test_a_third_field_costs_a_water() -> None:
    state = play(position(seat(water=1)), "play worker", "work c3", "harvest c2", "harvest c3")
    assert may(state) == ["harvest c4", "done"]
    play(state, "harvest c4")
    # b3's lake lies in the column: the water it gave in this very action is left.
    assert held(state) == {"stone": 1, "wood": 1, "water": 1, "tobacco": 1, "citrus": 1, "sugar": 1}


def test_water_got_in_this_very_action_pays() -> None:
    state = play(position(), "play worker", "work c3", "harvest c2", "harvest c3", "harvest c4")
    assert held(state) == {"stone": 1, "wood": 1, "tobacco": 1, "citrus": 1, "sugar": 1}
    assert state.actor == 1


def test_no_field_twice_and_fewer_than_allowed_is_fine() -> None:
    state = play(position(seat(water=3)), "play worker", "work c3", "harvest c3")
    assert may(state) == ["harvest c2", "harvest c4", "done"]
    play(state, "done")
    assert held(state)["citrus"] == 1
    assert state.actor == 1


def test_a_field_with_a_building_gives_nothing_also_under_the_pawn() -> None:
    state = play(position(seat(built={"a2": "inn", "b2": "hotel"})), "play worker", "work a2")
    assert held(state) == {"stone": 1, "wood": 1}
    assert may(state) == ["harvest c2", "done"]


def test_materials_come_only_as_the_supply_allows() -> None:
    state = play(position(seat(), seat(wood=14, stone=15)), "play worker", "work a2")
    assert held(state) == {"wood": 1}


def test_a_product_that_the_supply_lacks_is_not_harvested() -> None:
    state = play(position(seat(), seat(citrus=15)), "play worker", "work a2")
    assert may(state) == ["harvest c2", "done"]


def test_a_worker_with_nothing_to_harvest_asks_nothing() -> None:
    state = play(position(seat(), seat(citrus=15, tobacco=15)), "play worker", "work a2")
    assert state.actor == 1


@both
def test_drought_law_one_field_and_more_for_water(edition: str) -> None:
    dry: dict[str, Any] = {"laws": {"other": "drought"}, "bills": {}}
    state = play(position(edition=edition, **dry), "play worker", "work a2", "harvest a2")
    assert held(state) == {"stone": 1, "wood": 2, "citrus": 1}
    assert state.actor == 1
    state = play(position(seat(water=1), edition=edition, **dry), "play worker", "work a2", "harvest a2", "harvest c2")
    assert held(state) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}
