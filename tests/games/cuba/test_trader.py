"""The Trader and the market's rows."""

import pytest

from tests.games.cuba.positions import both, held, may, of, play, position, seat


def market(citrus: int = 3, sugar: int = 3, tobacco: int = 3, rum: int = 2, cigars: int = 2) -> dict[str, int]:
    return {"citrus": citrus, "sugar": sugar, "tobacco": tobacco, "rum": rum, "cigars": cigars}


def test_a_buyer_takes_the_cheapest_piece() -> None:
    state = play(position(seat(pesos=30)), "play trader", "buy citrus", "buy citrus", "buy rum", "done")
    assert of(state, "pesos") == 30 - 4 - 5 - 5
    assert held(state) == {"citrus": 2, "rum": 1}
    assert state.data()["market"] == market(citrus=1, rum=1)


def test_an_empty_row_is_bought_from_the_supply_for_7() -> None:
    state = play(position(seat(pesos=7), market=market(sugar=0)), "play trader", "buy sugar")
    assert of(state, "pesos") == 0
    assert state.data()["market"]["sugar"] == 0
    assert held(state) == {"sugar": 1}


def test_what_neither_row_nor_supply_has_is_not_bought() -> None:
    state = play(position(seat(pesos=99), seat(rum=15), market=market(rum=0)), "play trader")
    assert "buy rum" not in may(state)
    assert "buy cigars" in may(state)


def test_a_seller_fills_the_dearest_free_space() -> None:
    state = play(
        position(seat(pesos=0, citrus=2, cigars=1)), "play trader", "sell citrus", "sell citrus", "sell cigars"
    )
    assert of(state, "pesos") == 3 + 2 + 4
    assert state.data()["market"] == market(citrus=5, cigars=3)


@pytest.mark.parametrize(("edition", "product", "good"), [("filosofia", 1, 3), ("eggert", 3, 3)])
def test_a_full_row_sells_to_the_supply(edition: str, product: int, good: int) -> None:
    full = market(citrus=5, rum=3)
    state = position(seat(pesos=0, citrus=1, rum=1), market=full, edition=edition)
    before = state.data()["supply"]
    play(state, "play trader", "sell citrus")
    assert of(state, "pesos") == product
    play(state, "sell rum")
    assert of(state, "pesos") == product + good
    after = state.data()
    assert after["market"] == full
    assert after["supply"]["citrus"] == before["citrus"] + 1
    assert after["supply"]["rum"] == before["rum"] + 1


def test_rows_are_full_or_empty_each_by_itself() -> None:
    state = play(position(seat(pesos=0, citrus=1, sugar=1), market=market(citrus=5)), "play trader", "sell sugar")
    assert of(state, "pesos") == 3


def test_of_each_ware_the_direction_changes_once() -> None:
    state = play(position(seat(citrus=2, sugar=1)), "play trader", "sell citrus")
    assert {"sell citrus", "buy citrus"} <= set(may(state))
    play(state, "buy citrus")
    assert state.data()["pending"][-1] == ["trade", [], ["citrus"], ["citrus"]]
    # Sold and then bought: it isn't sold again. The other wares go their own ways.
    assert "sell citrus" not in may(state)
    assert {"buy citrus", "sell sugar", "buy sugar"} <= set(may(state))
    play(state, "buy rum", "sell rum")
    assert state.data()["pending"][-1] == ["trade", ["rum"], ["citrus"], ["citrus", "rum"]]
    assert "buy rum" not in may(state)
    assert of(state, "pesos") == 10


def test_eggerts_full_row_pays_more_than_its_last_piece_costs() -> None:
    full = position(seat(pesos=0, citrus=1), market=market(citrus=5), edition="eggert")
    state = play(full, "play trader", "sell citrus", "buy citrus")
    assert (of(state, "pesos"), held(state)) == (1, {"citrus": 1})


def test_by_rules_1_what_was_sold_is_not_bought_back_nor_the_reverse() -> None:
    state = play(position(seat(citrus=1), rules=1), "play trader", "sell citrus", "buy sugar")
    assert may(state) == ["buy sugar", "buy tobacco", "buy rum", "buy cigars", "done"]


def test_wares_in_the_warehouse_are_sold_after_those_in_the_yard() -> None:
    state = play(position(seat(citrus=1, store={"citrus": 1})), "play trader", "sell citrus")
    assert of(state, "yard")["citrus"] == 0
    assert of(state, "warehouse")["citrus"] == 1
    assert of(play(state, "sell citrus"), "warehouse")["citrus"] == 0


@both
def test_instead_a_material_of_ones_choice_once_a_round(edition: str) -> None:
    state = position(seat(pesos=0), seat(pesos=0), edition=edition)
    play(state, "play trader")
    assert may(state)[:3] == ["take wood", "take stone", "take water"]
    play(state, "take stone")
    assert held(state) == {"stone": 1}
    assert state.data()["markers"] == ["material"]
    play(state, "play trader")
    assert may(state) == ["take citrus", "take sugar", "take tobacco", "done"]


@both
def test_instead_a_product_of_the_cheapest_type_once_a_round(edition: str) -> None:
    state = position(seat(pesos=0), seat(pesos=0), market=market(citrus=4, sugar=5), edition=edition)
    play(state, "play trader")
    assert may(state) == ["take wood", "take stone", "take water", "take sugar", "done"]
    play(state, "take sugar")
    assert held(state) == {"sugar": 1}
    assert state.data()["market"]["sugar"] == 5
    play(state, "play trader")
    assert may(state) == ["take wood", "take stone", "take water", "done"]


def test_an_empty_row_counts_as_7() -> None:
    state = play(position(seat(pesos=0), market=market(citrus=0, sugar=1, tobacco=0)), "play trader")
    assert [move for move in may(state) if move.startswith("take")][3:] == ["take sugar"]
    state = play(position(seat(pesos=0), market=market(citrus=0, sugar=0, tobacco=0)), "play trader")
    assert [move for move in may(state) if move.startswith("take")][3:] == ["take citrus", "take sugar", "take tobacco"]


def test_a_type_that_the_supply_lacks_is_not_taken_nor_is_a_dearer_one() -> None:
    state = play(position(seat(pesos=0), seat(sugar=13), market=market(sugar=5)), "play trader")
    assert may(state) == ["take wood", "take stone", "take water", "done"]


def test_who_has_traded_takes_nothing() -> None:
    state = play(position(), "play trader", "buy citrus")
    assert not [move for move in may(state) if move.startswith("take")]


def test_a_trader_who_can_do_nothing_asks_nothing() -> None:
    state = position(seat(pesos=0), markers=["material", "product"])
    assert play(state, "play trader").actor == 1
