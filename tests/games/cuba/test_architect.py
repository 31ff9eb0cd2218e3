"""The Architect: costs, fields, the construction law, and points instead."""

from typing import Any

import pytest

from tests.games.cuba.positions import GAME, both, held, may, of, play, position, seat

COSTS = {
    "cement-works": (1, 2, 0),
    "sawmill": (2, 1, 0),
    "golf-course": (0, 0, 2),
    "cloister": (2, 1, 0),
    "rum-cafe": (1, 1, 1),
    "cigar-cafe": (1, 1, 1),
    "small-harbour-office": (2, 1, 0),
    "large-harbour-office": (2, 2, 0),
    "hotel": (2, 2, 1),
    "inn": (1, 1, 1),
    "general-store": (1, 2, 0),
    "product-market": (2, 1, 0),
    "material-market": (1, 1, 1),
    "small-bank": (1, 1, 0),
    "large-bank": (2, 3, 0),
    "cigar-factory": (2, 2, 0),
    "distillery": (2, 2, 0),
    "black-market": (3, 2, 0),
    "church": (2, 2, 0),
    "town-hall": (1, 1, 0),
    "dam": (0, 2, 0),
    "lighthouse": (1, 1, 0),
    "warehouse": (2, 0, 0),
    "canadian-embassy": (2, 2, 1),
}


@pytest.mark.parametrize("building", COSTS)
def test_cost(building: str) -> None:
    wood, stone, water = COSTS[building]
    exactly = seat(wood=wood, stone=stone, water=water)
    state = play(position(exactly), "play architect", f"build {building}")
    assert held(state) == {}
    assert state.data()["pending"][-1] == ["site", building]
    play(state, "on b3")
    assert of(state, "buildings") == {"a1": "warehouse", "b3": building}
    for short in [(wood - 1, stone, water), (wood, stone - 1, water), (wood, stone, water - 1)]:
        if min(short) >= 0:
            poor = seat(wood=short[0], stone=short[1], water=short[2])
            assert f"build {building}" not in may(play(position(poor), "play architect"))


def test_any_field_without_a_building_even_under_the_pawn() -> None:
    state = play(position(seat(wood=2, pawn="b2", built={"c4": "inn"})), "play architect", "build warehouse")
    assert may(state) == [f"on {field}" for field in ("a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3")]
    assert of(play(state, "on b2"), "buildings")["b2"] == "warehouse"


def test_one_of_each_but_two_factories_and_two_distilleries() -> None:
    rich: dict[str, Any] = {"wood": 7, "stone": 7}
    mine = seat(**rich, built={"b1": "hotel", "b2": "distillery", "b3": "distillery", "b4": "cigar-factory"})
    options = may(play(position(mine), "play architect"))
    assert "build distillery" not in options
    assert "build cigar-factory" in options
    assert "build dam" in options
    assert "build hotel" not in may(
        play(position(seat(), seat(**rich, water=1, built={"b1": "hotel"}), first=1), "play architect")
    )


def test_no_embassy_in_eggert() -> None:
    state = position(seat(wood=9, stone=9, water=9), edition="eggert")
    assert "build canadian-embassy" not in may(play(state, "play architect"))


@both
def test_construction_law_two_pesos_more(edition: str) -> None:
    law: dict[str, Any] = {"laws": {"other": "construction"}, "bills": {}, "edition": edition}
    state = play(position(seat(pesos=2, wood=2), **law), "play architect", "build warehouse", "on a2")
    assert of(state, "pesos") == 0
    assert may(play(position(seat(pesos=1, wood=2), **law), "play architect")) == ["take points"]


@both
def test_instead_2_points_then_1_then_nothing(edition: str) -> None:
    state = position(seat(wood=2), seat(wood=2), seat(wood=2), seat(), edition=edition)
    play(state, "play architect", "take points", "play architect", "take points")
    assert [of(state, "points", number) for number in range(3)] == [2, 1, 0]
    assert state.data()["markers"] == ["architect-1", "architect-2"]
    play(state, "play architect")
    assert may(state) == ["build warehouse", "done"]
    play(state, "done", "play architect")
    assert state.actor == 0
    assert GAME.write(state.moves()[0]) == "play worker"


def test_who_builds_leaves_the_points_to_others() -> None:
    state = position(seat(wood=2), seat())
    play(state, "play architect", "build warehouse", "on c1", "play architect", "take points")
    assert [of(state, "points", number) for number in range(2)] == [0, 2]


@both
def test_who_builds_nothing_takes_the_points_that_are_there(edition: str) -> None:
    state = play(position(seat(wood=2), seat(wood=2), edition=edition), "play architect")
    assert may(state) == ["take points", "build warehouse"]
    assert "take the 2 points" in (state.why_not("done") or "")
    play(state, "take points", "play architect")
    assert "take the point." in (state.why_not("done") or "")
    assert "prenez 1 point." in (state.why_not("done", lang="fr") or "")


def test_by_rules_1_the_points_could_be_left() -> None:
    state = play(position(seat(wood=2), rules=1), "play architect")
    assert may(state) == ["take points", "build warehouse", "done"]
    assert play(state, "done").data()["markers"] == []
