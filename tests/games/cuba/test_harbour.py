"""Ships that leave and come: the ends of rounds, full ships, two at once, the harbour law."""

from typing import Any

from malecon import CHANCE, State
from tests.games.cuba.positions import both, law_phase, may, of, play, position, seat

FULL_1 = {"ship": 1, "cargo": {"citrus": 2, "sugar": 1, "tobacco": 1, "rum": 1}}
FULL_2 = {"ship": 2, "cargo": {"citrus": 2, "tobacco": 1, "sugar": 1, "cigars": 1}}
FULL_6 = {"ship": 6, "cargo": {"sugar": 2, "tobacco": 1, "rum": 2}}


def round_end(round_number: int, docks: list[Any], sea: int = 15, **changes: Any) -> State:
    """The round is over but for the ships: nobody can pay anything."""
    poor = [seat(pesos=0), seat(pesos=0)]
    return law_phase(*poor, round=round_number, docks=docks, sea=sea, **changes)


def lying(state: State) -> list[int | None]:
    """The ships at docks 1 to 3 and at sea."""
    data = state.data()
    return [dock and dock["ship"] for dock in data["docks"]] + [data["sea"]]


@both
def test_end_of_round_1_all_move_up_and_one_comes(edition: str) -> None:
    state = round_end(1, [7, 8, None], edition=edition)
    assert lying(state) == [15, 7, 8, None]
    assert state.actor == CHANCE
    play(state, "ship 3")
    assert lying(state) == [15, 7, 8, 3]
    assert state.data()["under"] == []


def test_end_of_round_1_a_full_ship_leaves_too() -> None:
    state = round_end(1, [7, FULL_1, None])
    assert lying(state) == [None, 15, 7, None]
    play(state, "ship 3")
    assert lying(state) == [3, 15, 7, None]
    play(state, "ship 4")
    assert lying(state) == [3, 15, 7, 4]
    assert state.data()["under"] == [1]


@both
def test_from_round_2_on_dock_3_leaves_whatever_it_carries(edition: str) -> None:
    state = round_end(2, [7, 8, {"ship": 9, "cargo": {"rum": 1}}], edition=edition)
    supply = state.data()["supply"]["rum"]
    assert lying(state) == [15, 7, 8, None]
    assert state.data()["under"] == [9]
    assert supply == 13
    play(state, "ship 3")
    assert lying(state) == [15, 7, 8, 3]


def test_who_moves_up_to_dock_3_stays() -> None:
    state = round_end(3, [7, {"ship": 8, "cargo": {"citrus": 1}}, 9])
    assert lying(state) == [15, 7, 8, None]
    assert state.data()["docks"][2]["cargo"] == {"citrus": 1}


def test_two_at_once_dock_3_first_under_the_stack() -> None:
    state = round_end(3, [7, FULL_1, 9])
    assert state.data()["under"] == [9, 1]
    assert lying(state) == [None, 15, 7, None]
    play(state, "ship 3", "ship 4")
    assert lying(state) == [3, 15, 7, 4]


def test_all_three_at_once() -> None:
    state = round_end(3, [FULL_1, FULL_2, FULL_6])
    assert state.data()["under"] == [6, 2, 1]
    assert lying(state) == [None, None, 15, None]
    play(state, "ship 3", "ship 4", "ship 5")
    assert lying(state) == [4, 3, 15, 5]
    assert state.data()["supply"]["citrus"] == 15


def test_a_full_ship_at_dock_1_leaves_and_the_sea_follows() -> None:
    state = round_end(3, [FULL_1, 7, 9])
    assert state.data()["under"] == [9, 1]
    assert lying(state) == [None, 15, 7, None]


def test_when_the_shuffled_cards_are_gone_those_under_them_come_in_their_order() -> None:
    state = round_end(3, [2, 3, 4], sea=15, under=[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1], stack=[])
    # No chance: everybody knows that ship 5 is next.
    data = state.data()
    assert [dock["ship"] for dock in data["docks"]] + [data["sea"]] == [15, 2, 3, 5]
    assert data["under"] == [6, 7, 8, 9, 10, 11, 12, 13, 14, 1, 4]


def test_the_last_rounds_end_is_skipped() -> None:
    state = round_end(6, [7, 8, 9])
    assert state.over
    assert lying(state) == [7, 8, 9, 15]


LAW: dict[str, Any] = {"laws": {"other": "harbour"}, "bills": {}, "round": 2}
ALMOST_1 = {"ship": 1, "cargo": {"citrus": 2, "sugar": 1, "tobacco": 1}}


@both
def test_harbour_law_a_ship_filled_by_the_mayor_leaves_at_once(edition: str) -> None:
    docks = [7, ALMOST_1, 9]
    state = play(position(seat(rum=2), docks=docks, sea=15, edition=edition, **LAW), "play mayor", "load rum dock 2")
    assert of(state, "points") == 2
    # Dock 3's ship stays, the others close the gap.
    assert lying(state) == [15, 7, 9, None]
    assert state.data()["under"] == [1]
    play(state, "ship 4")
    # The Mayor's action is over though ship 9 has room for the second rum.
    assert (state.actor, lying(state)) == (1, [15, 7, 9, 4])


def test_without_the_harbour_law_a_full_ship_stays_until_the_end_of_the_round() -> None:
    state = play(position(seat(rum=2), docks=[7, ALMOST_1, 9], sea=15), "play mayor", "load rum dock 2")
    assert lying(state) == [7, 1, 9, 15]


def test_harbour_law_an_office_used_afterwards_finds_the_harbour_as_it_then_is() -> None:
    mine = seat(rum=2, built={"b1": "small-harbour-office", "c1": "large-harbour-office"})
    state = position(mine, docks=[None, ALMOST_1, None], sea=6, **LAW)
    play(state, "play foreman", "use small-harbour-office", "load rum dock 2")
    assert lying(state) == [None, None, 6, None]
    play(state, "ship 7", "ship 8", "ship 11")
    assert lying(state) == [8, 7, 6, 11]
    play(state, "use large-harbour-office")
    assert may(state) == ["load rum dock 1", "load rum dock 3", "done"]
    play(state, "load rum dock 3")
    assert of(state, "points") == 2 + 3


def test_harbour_law_the_large_office_stops_when_its_ship_has_left() -> None:
    mine = seat(rum=2, built={"b1": "large-harbour-office"})
    state = position(mine, docks=[7, {"ship": 6, "cargo": {"sugar": 2, "tobacco": 1}}, 9], sea=15, **LAW)
    play(state, "play foreman", "use large-harbour-office", "load rum dock 2", "load rum dock 2")
    assert of(state, "points") == 4
    assert state.actor == CHANCE
