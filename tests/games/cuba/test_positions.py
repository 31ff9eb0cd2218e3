"""Positions written by hand: what may be left out, and what doesn't fit."""

from typing import Any

import pytest

from tests.games.cuba.positions import GAME, position, seat

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"round": 7}, "round"),
    ({"first": 2}, "first"),
    ({"first": None}, "first"),
    ({"seats": [{}]}, "seats"),
    ({"seats": [{}, 3]}, "mappings"),
    ({"seats": [{"pesos": -1}, {}]}, "pesos"),
    ({"seats": [{"yard": {"wood": 9}}, {"yard": {"wood": 9}}]}, "only 15"),
    ({"seats": [{"yard": {"gold": 1}}, {}]}, "gold"),
    ({"seats": [{"warehouse": {"rum": 1}}, {}]}, "rum"),
    ({"seats": [{"buildings": {"d1": "inn"}}, {}]}, "d1"),
    ({"seats": [{"buildings": {"b1": "casino"}}, {}]}, "casino"),
    ({"seats": [{"buildings": {"b1": "inn", "b2": "inn"}}, {}]}, "2 inn: there are only 1"),
    ({"seats": [{"buildings": {"a1": "inn"}}, {}]}, "printed on a1"),
    ({"seats": [{"fields": [None] * 12}, {}]}, "printed on its board"),
    ({"seats": [{"pawn": "z9"}, {}]}, "pawn"),
    ({"seats": [{"played": ["worker", "worker"]}, {}]}, "played"),
    ({"seats": [{"played": ["king"]}, {}]}, "king"),
    ({"seats": [{"hand": ["worker"]}, {}]}, "five cards"),
    ({"seats": [{"delegate": "mayor"}, {}]}, "secret_delegate"),
    ({"seats": [{"bid": 11}, {}]}, "bid"),
    ({"docks": [1, 1, None]}, "two places"),
    ({"docks": [16, None, None]}, "ship"),
    ({"docks": [{"ship": 1, "cargo": {"cigars": 1}}, None, None]}, "no room"),
    ({"docks": [{"ship": 1, "cargo": {}, "room": {"rum": 1}}, None, None]}, "room"),
    ({"docks": "none"}, "docks"),
    ({"under": [1, 3]}, "two places"),
    ({"stack": [3]}, "stack"),
    ({"market": {"citrus": 6}}, "5 spaces"),
    ({"supply": {"wood": 3}}, "3 wood in «supply» and 0 elsewhere: there must be 15"),
    ({"site": {"inn": 3}}, "site"),
    ({"laws": {"tax": "drought"}}, "drought"),
    ({"laws": {"toll": None}}, "toll"),
    ({"laws": {"tax": "tax-5"}}, "both a law in force and a bill"),
    ({"laws": []}, "laws"),
    ({"stacks": {"tax": ["tax-5"]}}, "in its stack"),
    ({"banned": "war"}, "war"),
    ({"markers": ["gold"]}, "gold"),
    ({"markers": ["material", "material"]}, "twice"),
    ({"paid": [5]}, "paid"),
    ({"ending": "revolution"}, "ending"),
    ({"pending": []}, "pending"),
    ({"pending": [["dance"]]}, "dance"),
    ({"pending": ["act"]}, "decision"),
    ({"pending": [["act"]]}, "act needs cards played after it"),
    ({"pending": [["act", 1]]}, "cards were played"),
    ({"pending": [["act", 0], ["trade", ["rum"], ["rum"]]]}, "either being sold or being bought"),
    ({"pending": [["act", 0], ["trade", [], [], ["rum"]]]}, "either being sold or being bought"),
    ({"pending": [["act", 0], ["trade", []]]}, "trade needs wares being sold, wares being bought after it"),
    ({"seats": [{"buildings": {"a1": None}}, {}]}, "printed on a1"),
    ({"pending": [["act", 0], ["delegates", []]]}, "1 at least of 0, 1"),
    ({"pending": [["act", 0], ["harvest", ["a2", "a2"], 1]]}, "has 'a2' twice"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "why"), WRONG, ids=[str(changes) for changes, _ in WRONG])
def test_what_does_not_fit_is_refused_with_a_reason(changes: dict[str, Any], why: str) -> None:
    base: dict[str, Any] = {
        "game": "cuba", "players": 2, "first": 0, "docks": [1, 2, None], "sea": 6,
        "bills": {"tax": "tax-5"}, "seats": [{}, {}],
    }  # fmt: skip
    GAME.load(base)
    with pytest.raises(ValueError, match=why):
        GAME.load({**base, **changes})


def test_a_delegate_that_was_played() -> None:
    with pytest.raises(ValueError, match="has played its delegate"):
        position(seat(delegate="worker", played=["worker"]), options={"secret_delegate": True})


def test_little_is_needed() -> None:
    state = GAME.load({"game": "cuba", "players": 2, "first": 1, "seats": [{}, {}]})
    data = state.data()
    assert state.actor == 1
    assert data["supply"]["wood"] == 15
    assert len(data["stack"]) == 15
    assert [len(stack) for stack in data["stacks"].values()] == [6, 6, 6, 6]
    assert data["seats"][0]["hand"] == ["worker", "trader", "architect", "foreman", "mayor"]


def test_changed_numbers_travel_with_the_position() -> None:
    varied = GAME.vary({"start.pesos": 12, "building.hotel.points": 3})
    state = varied.start(2, 1)
    assert state.data()["seats"][0]["pesos"] == 12
    assert GAME.load(state.data()) == state


def test_what_changed_direction_is_left_out_while_it_is_nothing() -> None:
    state = position(seat(rum=1), pending=[["act", 0], ["trade", ["rum"], []]])
    assert state.data()["pending"][-1] == ["trade", ["rum"], []]
    state.play("buy rum")
    assert state.data()["pending"][-1] == ["trade", [], ["rum"], ["rum"]]
    assert GAME.load(state.data()) == state


def test_a_building_on_its_way_to_its_field_is_no_longer_to_be_had() -> None:
    assert position(pending=[["act", 0], ["site", "inn"]]).data()["site"]["inn"] == 0


def test_a_site_written_by_hand_may_be_short_of_buildings() -> None:
    assert position(site={"inn": 1}).data()["site"]["inn"] == 1
    assert position(site={"inn": 1}).data()["site"]["cement-works"] == 0
