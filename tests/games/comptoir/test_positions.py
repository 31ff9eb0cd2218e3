"""What `load` takes and what it refuses, saying why."""

from typing import Any

import pytest

from tests.games.comptoir.positions import GAME, position, seat, ship


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    state = position(seat(tiles=["storm"]), seat(), quays=[ship(8, "rum", [2, 1]), ship(4)])
    data = state.data()
    assert data["ships"] == {"3": 4, "4": 4, "5": 5, "6": 3, "7": 2, "8": 0}
    assert data["bag"] == {"madras": 4, "rum": 4, "spices": 3, "vanilla": 1}
    assert data["tiles"]["storm"] == 1
    assert [held["porters"] for held in data["seats"]] == [8, 9]
    assert data["pending"] == [["turn"]]
    assert GAME.load(data) == state


LOADED: list[tuple[dict[str, Any], str]] = [
    ({"quays": [ship(9)]}, "«ship» must be a whole number from 3 to 8"),
    ({"quays": [ship(8), ship(8)]}, "2 ships of value 8: there are only 1"),
    ({"quays": [ship(4)], "ships": {"4": 5}}, "5 ships of value 4 in «ships» and 1 elsewhere: there are only 5"),
    ({"quays": [ship(4)], "ships": {"9": 1}}, "knows no '9'"),
    ({"quays": [ship(4)], "last": True}, "no ship is left in the pile"),
    ({"quays": ["rum"]}, "«quays» must be a mapping or null"),
    ({"quays": [ship(4, "gold")]}, "knows no 'gold'"),
    ({"quays": [ship(4, None)]}, "quay 1: the ship needs a «cargo»"),
    ({"quays": [ship(4, porters=[2, 2])]}, "quay 1: a full ship has sailed"),
    ({"quays": [ship(4, porters=[3, 2])]}, "a ship of value 4 can't hold 5 porters"),
    ({"quays": [ship(4, porters=[3])]}, "«porters» must be a list of 2"),
    ({"quays": [ship(7, porters=[6, 0]), ship(7, porters=[6, 0])]}, "seat 0 has 12 porters aboard"),
    ({"quays": [ship(4, event="fire")]}, "«fire» doesn't stay with a ship"),
    ({"quays": [ship(4, event="storm", by=2)]}, "«owner» must be a whole number from 0 to 1"),
    ({"quays": [{**ship(4), "owner": 1}]}, "the ship has both or none"),
    ({"queue": ["vanilla", "vanilla"]}, "2 tiles of vanilla: there are only 1"),
    ({"bag": {"madras": 1}}, "1 tiles of madras in «bag» and 3 elsewhere: there must be 7"),
    ({"queue": "rum"}, "«queue» must be a list"),
    ({"tiles": {"claim": 2}}, "2 event tiles «claim» in «tiles» and 0 elsewhere: there are only 1"),
    (
        {"options": {"events": False}, "tiles": {"claim": 1}},
        "1 event tiles «claim» in «tiles» and 0 elsewhere: there are only 0",
    ),
    ({"seats": [seat(100), seat()]}, "«bonuses» must be a whole number from 0 to 99"),
    ({"seats": [seat(cards=["governor", "governor"]), seat()]}, "«cards» has 'governor' twice"),
    ({"seats": [seat(cards=["admiral"]), seat()]}, "knows no 'admiral'"),
    ({"seats": [seat(cards=[]), seat()]}, "the hand has «cards»"),
    ({"seats": [seat(hand="rum rum"), seat()]}, "seat 0 holds 2 cargo tiles"),
    ({"seats": [seat(hand=""), seat()]}, "seat 0 holds 0 cargo tiles"),
    ({"seats": [seat(porters=3), seat()]}, "3 porters at home and 0 aboard"),
    ({"seats": [seat(), 7]}, "a list of mappings"),
    ({"turn": 2}, "«turn» must be a whole number from 0 to 1"),
    ({"turn": None, "first": None, "slate": None}, "must be seats once the game has begun"),
    ({"slate_used": 1}, "«slate_used» is true or false"),
    ({"card": "governor"}, "before the card, «card» is null"),
    ({"pending": []}, "must be a list of decisions"),
    ({"pending": [["fly"]]}, "knows no 'fly'"),
    ({"pending": [["apart"]]}, "apart needs porters left, quays served after it"),
    ({"pending": ["turn"]}, "knows no 't'|is no decision"),
    ({"pending": [["send"]]}, "must begin with"),
    ({"pending": [["turn"], ["send"]]}, "follow turn"),
    ({"pending": [["after"]]}, "after the card, «card» must name it"),
    ({"pending": [["after"], ["pay", 1]], "card": "governor"}, "pay and sailed need a full ship"),
    ({"pending": [["after"], ["sailed", 1]], "card": "governor"}, "pay and sailed need a full ship"),
    (
        {"pending": [["after"], ["pay", 1]], "card": "governor", "quays": [ship(3, porters=[2, 1])]},
        "pay needs the slate",
    ),
    ({"pending": [["after"], ["between"]], "card": "governor"}, "between lies on each"),
    ({"pending": [["end"], ["stock"], ["last-call"]]}, "last-call on end"),
    ({"pending": [["end"], ["last-call"]], "quays": [ship(4, None)]}, "quay 1: the ship needs a «cargo»"),
    ({"pending": [["end"], ["last-call"]], "rules": 1}, "came with version 2"),
    (
        {"pending": [["after"], ["apart", 1, 2]], "card": "governor"},
        "«pending: quays served» must be a list of 1, 2, 3, 4",
    ),
    ({"pending": [["turn"], ["bid", 0]]}, "«auction» and a pending bid"),
    ({"auction": {"tile": "storm", "bid": 3, "leader": None}}, "a bid needs a «leader»"),
    ({"auction": {"tile": "storm", "bid": 3, "leader": 0, "out": [0]}}, "can't be «out»"),
    ({"auction": {"tile": "storm", "bid": 0, "out": [0]}}, "before the first bid"),
    ({"auction": {"tile": "storm"}}, "«auction» and a pending bid"),
    ({"auction": 3}, "«auction» must be a mapping"),
    ({"pending": [["turn"], ["bid", 0], ["reveal"]], "tiles": {}}, "no event tile is left"),
    ({"pending": [["end"], ["stock"]], "quays": [ship(4, None)]}, "a tile for each and one to keep"),
    ({"ending": "sunk"}, "knows no 'sunk'"),
]


@pytest.mark.parametrize(("changes", "message"), LOADED, ids=[message for _, message in LOADED])
def test_an_inconsistent_position_is_refused(changes: dict[str, Any], message: str) -> None:
    changes = {"quays": [ship(5)], **changes}
    seats = changes.pop("seats", [])
    with pytest.raises(ValueError, match=message):
        position(*seats, **changes)


def test_numbers_change_the_game_and_travel_with_the_position() -> None:
    varied = GAME.vary({"porters": 6, "cards.governor.commission": 3})
    state = varied.start(2, 1)
    assert state.data()["seats"][0]["porters"] == 6
    assert GAME.load(state.data()) == state
    assert GAME.load(state.data()).game.numbers["cards.governor.commission"] == 3


def test_a_finished_position_loads() -> None:
    state = position(seat(104), seat(30), quays=[ship(8)], ending="hundred", pending=[])
    assert state.outcome is not None
    assert state.outcome.winners == [0]
