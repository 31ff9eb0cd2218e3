"""The Mayor: one ship, any number of wares, the dock's points; or pesos instead."""

from tests.games.cuba.positions import both, held, may, of, play, position, seat, used


@both
def test_any_number_of_wares_on_one_ship_for_the_docks_points(edition: str) -> None:
    state = play(position(seat(citrus=2, sugar=1, rum=1), edition=edition), "play mayor")
    assert may(state) == [
        "take pesos", "load citrus dock 1", "load citrus dock 2", "load sugar dock 1", "load sugar dock 2",
        "load rum dock 1",
    ]  # fmt: skip
    play(state, "load citrus dock 2")
    assert may(state) == ["load citrus dock 2", "load sugar dock 2", "done"]
    play(state, "load sugar dock 2", "done")
    assert of(state, "points") == 4
    assert held(state) == {"citrus": 1, "rum": 1}
    assert state.data()["docks"][1] == {
        "ship": 2, "cargo": {"citrus": 1, "sugar": 1}, "room": {"citrus": 1, "tobacco": 1, "cigars": 1},
    }  # fmt: skip
    assert state.actor == 1


def test_dock_3_is_worth_3_points_a_ware() -> None:
    state = play(position(seat(rum=2), docks=[None, 2, 6], sea=1), "play mayor", "load rum dock 3", "load rum dock 3")
    assert of(state, "points") == 6
    assert state.actor == 1


def test_only_what_the_ship_shows_and_only_while_it_has_room() -> None:
    state = position(seat(citrus=3), docks=[{"ship": 1, "cargo": {"citrus": 1}}, None, None])
    play(state, "play mayor", "load citrus dock 1")
    assert state.actor == 1
    assert held(state) == {"citrus": 2}


def test_the_ship_at_sea_is_not_loaded() -> None:
    state = position(seat(rum=1), docks=[2, None, None], sea=6, markers=["mayor-1", "mayor-2"])
    assert play(state, "play mayor").actor == 1


def test_wares_in_the_warehouse_are_loaded_after_those_in_the_yard() -> None:
    state = play(position(seat(citrus=1, store={"citrus": 1})), "play mayor", "load citrus dock 2")
    assert of(state, "warehouse")["citrus"] == 1
    assert of(play(state, "load citrus dock 2"), "warehouse")["citrus"] == 0


@both
def test_instead_4_pesos_then_2_then_nothing(edition: str) -> None:
    state = position(seat(pesos=0), seat(pesos=0), seat(pesos=0), edition=edition)
    play(state, "play mayor", "take pesos", "play mayor", "take pesos", "play mayor")
    assert [of(state, "pesos", number) for number in range(3)] == [4, 2, 0]
    assert state.data()["markers"] == ["mayor-1", "mayor-2"]
    assert state.actor == 0


def test_who_has_loaded_takes_no_pesos() -> None:
    state = play(position(seat(citrus=2)), "play mayor", "load citrus dock 1")
    assert "take pesos" not in may(state)


@both
def test_who_loads_nothing_takes_the_pesos_that_are_there(edition: str) -> None:
    state = play(position(seat(rum=1, citrus=2), edition=edition), "play mayor")
    assert "done" not in may(state)
    assert state.why_not("done") == "Who loads nothing takes the pesos that are still there: load, or take the 4 pesos."
    assert "done" in may(play(state, "load citrus dock 2"))
    covered = position(seat(rum=1), markers=["mayor-1", "mayor-2"], edition=edition)
    assert may(play(covered, "play mayor")) == ["load rum dock 1", "done"]


def test_by_rules_1_the_pesos_could_be_left() -> None:
    assert "done" in may(play(position(seat(rum=1), rules=1), "play mayor"))


def test_a_harbour_office_may_be_left_whatever_the_mayor_would_get() -> None:
    assert "done" in may(used("small-harbour-office", seat(citrus=1)))
