"""The twelve buildings (p. 7) with their rulings."""

from typing import Any

from malecon import State
from tests.games.santiago.positions import BUILDINGS, held, may, play, position, seat

FLOWER = {0: "maria", 1: "martinez", 2: "conchita", 3: "pedro"}


def visit(building: str, who: dict[str, Any] | None = None, *others: dict[str, Any], **changes: Any) -> State:
    """The broker has just been sent to the building, with 9 pesos for the way; the Cuban there gave something too."""
    driver = who or seat()
    driver["pesos"] += 9
    state = position(driver, *(others or (seat(),)), **changes)
    cuban = FLOWER[BUILDINGS.index(building) // 3]
    return play(state, f"to {cuban}", f"broker {building}")


def test_bank() -> None:
    assert held(visit("bank", seat(pesos=0)))["pesos"] == 9 - 6 + 3 + 2


def test_church() -> None:
    assert held(visit("church"))["points"] == 2 + 2 + 1


def test_distillery_any_number_of_sugar_as_the_reserve_has_rum() -> None:
    state = visit("distillery", seat(sugar=4), seat(rum=5))
    assert may(state) == ["distil 1", "distil 2", "distil 3", "pass"]
    play(state, "distil 3")
    assert held(state)["goods"] == {"sugar": 1, "rum": 3, "citrus": 2}


def test_cigar_factory_any_number_of_tobacco_as_the_reserve_has_cigars() -> None:
    state = visit("cigar-factory", seat(tobacco=2), seat(cigars=7))
    assert may(state) == ["roll 1", "pass"]
    play(state, "roll 1")
    assert held(state)["goods"] == {"tobacco": 1, "cigars": 1}


def test_black_market_one_for_another_no_wood_only_what_the_reserve_has() -> None:
    state = visit("black-market", seat(sugar=1, wood=1), seat(rum=8))
    assert may(state) == ["swap sugar tobacco", "swap sugar citrus", "swap sugar cigars", "pass"]
    play(state, "swap sugar cigars")
    assert held(state)["goods"] == {"cigars": 1, "wood": 1}


def test_sawmill() -> None:
    state = visit("sawmill", seat(pesos=0, wood=2))
    assert may(state) == ["saw", "pass"]
    play(state, "saw")
    assert held(state) == {"pesos": 9 - 3 + 1, "points": 3, "goods": {"wood": 1, "tobacco": 2}, "broker": 9}


def test_cafe() -> None:
    assert may(visit("cafe", seat(rum=2))) == ["cafe rum", "pass"]
    state = visit("cafe", seat(rum=2, cigars=1))
    assert may(state) == ["cafe rum", "cafe cigars", "cafe both", "pass"]
    play(state, "cafe both")
    assert held(state)["points"] == 2 + 4
    assert held(state)["goods"] == {"rum": 1, "tobacco": 2}


def test_customs_office_only_a_die_above_0() -> None:
    state = visit("customs-office", demand={"sugar": 2, "tobacco": 0, "citrus": 1, "rum": 0})
    assert may(state) == ["customs sugar", "customs citrus", "pass"]
    play(state, "customs sugar")
    assert state.data()["demand"]["sugar"] == 0


def test_customs_office_the_last_die_sends_the_ship_off() -> None:
    state = visit("customs-office", demand={"sugar": 2, "tobacco": 0, "citrus": 0, "rum": 0})
    play(state, "customs sugar")
    assert state.data()["ship"] == 2
    assert state.actor == -1


def test_casino_one_direction_and_one_number_a_use() -> None:
    state = visit("casino", seat(pesos=-2, points=1))
    assert held(state)["pesos"] == 7
    assert may(state) == [
        "casino point 1",
        "casino point 2",
        "casino peso 3",
        "casino peso 6",
        "casino peso 9",
        "pass",
    ]
    play(state, "casino peso 6")
    assert (held(state)["pesos"], held(state)["points"]) == (13, 1)
    assert state.data()["turn"] == 1
    state = visit("casino", seat(pesos=0, points=0))
    play(state, "casino point 3")
    assert (held(state)["pesos"], held(state)["points"]) == (0, 2 + 3)


def test_harbour_master_one_flag_left_or_right_on_2_right_only() -> None:
    assert may(visit("harbour-master")) == ["value up", "pass"]
    state = visit("harbour-master", value=3)
    assert may(state) == ["value up", "value down", "pass"]
    assert play(state.copy(), "value up").data()["value"] == 4
    assert play(state, "value down").data()["value"] == 2


def test_harbour_master_to_the_chequered_flag_sends_the_ship_off() -> None:
    state = play(visit("harbour-master", value=4), "value up")
    assert (state.data()["ship"], state.data()["value"], state.actor) == (2, 2, -1)


def test_office_one_demanded_good_for_exactly_2_points_not_wood() -> None:
    state = visit("office", seat(sugar=2, cigars=1, wood=1), value=4)
    assert may(state) == ["office sugar", "office citrus", "pass"]
    play(state, "office sugar")
    assert held(state)["points"] == 4
    assert state.data()["demand"]["sugar"] == 1


def test_office_the_last_good_sends_the_ship_off() -> None:
    state = visit("office", seat(sugar=1), demand={"sugar": 1, "tobacco": 0, "citrus": 0, "rum": 0})
    play(state, "office sugar")
    assert state.data()["ship"] == 2


def test_newspaper_a_peso_and_a_cuban_turned_down_even_el_zorro() -> None:
    state = visit("newspaper", seat(pesos=0), down=["pablo"])
    assert held(state)["pesos"] == 9 + 1
    assert "newspaper el-zorro" in may(state)
    assert "newspaper pablo" not in may(state)
    play(state, "newspaper maria")  # where the car stands: it turns up when the car drives on
    assert state.data()["down"] == [True, False, False, False, False, True, False, False, False]
    play(state, "to jose")
    assert state.data()["down"] == [False, False, False, False, False, True, False, False, False]


def test_a_new_ship_without_demand() -> None:
    """Customs office and Office do nothing; the Harbour master moves the new ship's marker."""
    passing: dict[str, Any] = {"at": "alonso", "value": 4}
    driver = seat(pesos=20, sugar=2)
    state = play(position(driver, **passing), "to conchita", "broker office")
    assert state.actor == -1
    state = play(position(seat(pesos=20), **passing), "to pedro", "broker customs-office")
    assert state.actor == -1
    state = play(position(seat(pesos=20), **passing), "to conchita", "broker harbour-master", "value up")
    assert (state.data()["ship"], state.data()["value"]) == (2, 3)


def test_every_use_may_be_declined() -> None:
    rich = seat(sugar=1, tobacco=1, citrus=1, rum=1, cigars=1, wood=1)
    for building in BUILDINGS:
        if building in ("bank", "church"):
            continue
        state = visit(building, dict(rich, goods=dict(rich["goods"])), value=3)
        assert may(state)[-1] == "pass"
        before = held(state)
        assert held(play(state, "pass")) == before
