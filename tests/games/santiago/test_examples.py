"""The rulebook's own examples, one test each."""

from tests.games.santiago.positions import held, may, play, position, seat, to


def test_p3_driving_from_maria_to_pedro_costs_2_pesos() -> None:
    state = position(seat(pesos=3), at="maria")
    assert to(state, "pedro") == "drive 3"
    play(state, "to pedro")
    assert held(state)["pesos"] == 1


def test_p5_a_delivery_phase() -> None:
    """Juan, Alicia, Francisco and Clara at a ship worth 3; one citrus stays on board's wish list."""
    state = position(
        seat(citrus=2, rum=1),
        seat(sugar=2),
        seat(sugar=2, citrus=1),
        seat(),
        at="alonso",
        value=3,
        demand={"sugar": 2, "citrus": 4, "rum": 1, "tobacco": 0},
    )
    play(state, "to harbour", "deliver citrus 2")
    assert held(state, 0)["points"] == 2 + 6
    play(state, "deliver sugar 2")
    assert held(state, 1)["points"] == 2 + 6
    assert may(state) == ["deliver citrus 1", "pass"]  # no sugar is asked for any more
    play(state, "deliver citrus 1")
    assert held(state, 2)["points"] == 2 + 3
    assert state.actor == 0  # Clara, with nothing to deliver, has passed
    play(state, "deliver rum 1")
    assert held(state, 0)["points"] == 2 + 6 + 3
    data = state.data()
    assert (data["value"], data["ship"], data["demand"]["citrus"]) == (4, 1, 1)
    assert data["turn"] == 1


def test_p6_wood_in_place_of_one_good() -> None:
    state = position(
        seat(wood=2, sugar=1, tobacco=1, rum=1),
        at="alonso",
        value=4,
        demand={"sugar": 2, "rum": 2, "tobacco": 1, "citrus": 0},
    )
    play(state, "to harbour")
    moves = may(state)
    assert {"deliver wood 2 for sugar", "deliver wood 2 for rum"} <= set(moves)
    assert "deliver wood 2 for tobacco" not in moves
    play(state, "deliver wood 2 for rum")
    assert held(state)["points"] == 2 + 2
    assert state.data()["demand"] == {"sugar": 2, "tobacco": 1, "citrus": 0, "rum": 0}
    assert held(state)["goods"] == {"sugar": 1, "tobacco": 1, "rum": 1}


def test_p6_alicia_must_go_to_the_bank_of_felipe() -> None:
    alicia = seat(broker="black-market")
    felipe = seat(broker="cigar-factory")
    state = position(alicia, felipe, at="pedro", owned={"bank": 1})
    play(state, "to miguel")
    assert held(state)["goods"] == {"wood": 2}
    assert may(state) == ["broker bank"]
    play(state, "broker bank")
    assert held(state)["pesos"] == 3 + 2
    assert held(state, 1)["points"] == 2 + 1


def test_p4_alicia_uses_her_own_bank_through_alonso() -> None:
    state = position(seat(), at="el-zorro", owned={"bank": 0})
    play(state, "to alonso", "use bank")
    assert held(state)["pesos"] == 3 + 2
    assert may(state) == ["broker sawmill", "broker cafe", "broker customs-office"]
    play(state, "broker customs-office", "customs rum")
    assert state.data()["demand"]["rum"] == 0
