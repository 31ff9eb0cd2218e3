"""The 24 laws, payments and what they are worth, subsidies, market laws."""

from typing import Any

import pytest

from tests.games.cuba.positions import both, held, law_phase, may, of, play, seat, settle

# --- I ---------------------------------------------------------------------------------------------------------------


@both
def test_the_boards_tax_is_2_pesos(edition: str) -> None:
    state = law_phase(seat(pesos=2), seat(pesos=1), edition=edition)
    assert may(state) == ["pay pesos", "refuse"]
    play(state, "pay pesos")
    assert (of(state, "pesos"), of(state, "points")) == (0, 2)
    assert of(state, "points", 1) == 0


@pytest.mark.parametrize("amount", [1, 2, 3, 4, 5])
@both
def test_tax_of_1_to_5_pesos(edition: str, amount: int) -> None:
    state = law_phase(seat(pesos=amount), seat(pesos=amount - 1), tax=f"tax-{amount}", edition=edition)
    assert (state.actor, may(state)) == (0, ["pay pesos", "refuse"])
    play(state, "pay pesos")
    assert (of(state, "pesos"), of(state, "points")) == (0, 2)
    assert state.data()["pending"][-1][0] != "tax"


@both
def test_tax_of_a_peso_a_building_warehouse_included(edition: str) -> None:
    state = law_phase(
        seat(pesos=3, built={"b1": "inn", "b2": "dam"}), seat(pesos=0), tax="tax-buildings", edition=edition
    )
    play(state, "pay pesos")
    assert (of(state, "pesos"), of(state, "points")) == (0, 2)
    poor = law_phase(
        seat(pesos=2, built={"b1": "inn", "b2": "dam"}), seat(pesos=0), tax="tax-buildings", edition=edition
    )
    assert of(poor, "pesos") == 2
    assert of(poor, "points") == 0


def test_to_pay_is_ones_own_choice() -> None:
    state = law_phase(seat(), seat())
    play(state, "refuse", "refuse")
    assert [of(state, "pesos", number) for number in (0, 1)] == [10, 10]
    assert state.data()["round"] == 2


def test_law_by_law_from_the_new_first_player_on() -> None:
    players = [seat(pesos=5, citrus=1) for _ in range(3)]
    state = law_phase(*players, first=1)
    order = []
    while state.data()["pending"][-1][0] in ("tax", "duty"):
        order.append((state.data()["pending"][-1][0], state.actor))
        state.play("refuse")
    assert order == [("tax", 1), ("tax", 2), ("tax", 0), ("duty", 1), ("duty", 2), ("duty", 0)]


# --- II --------------------------------------------------------------------------------------------------------------


@both
def test_the_boards_duty_is_1_citrus(edition: str) -> None:
    state = law_phase(seat(pesos=0, citrus=2), seat(pesos=0, sugar=3), edition=edition)
    assert (state.actor, may(state)) == (0, ["pay citrus", "refuse"])
    assert of(play(state, "pay citrus"), "points") == 2


@pytest.mark.parametrize("thing", ["citrus", "sugar", "tobacco", "water"])
@both
def test_duty_of_one_thing(edition: str, thing: str) -> None:
    state = law_phase(seat(pesos=0, **{thing: 1}), seat(pesos=0), duty=f"duty-{thing}", edition=edition)
    assert may(state) == [f"pay {thing}", "refuse"]
    play(state, f"pay {thing}")
    assert of(state, "points") == 2
    assert held(state) == {}


@both
def test_duty_of_two_materials_any_mix(edition: str) -> None:
    state = law_phase(seat(pesos=0, wood=2, water=1), seat(pesos=0, stone=1), duty="duty-materials", edition=edition)
    assert may(state) == ["pay wood", "pay water", "refuse"]
    play(state, "pay wood")
    # No part payment: what was begun is finished.
    assert may(state) == ["pay wood", "pay water"]
    assert of(state, "points") == 0
    play(state, "pay water")
    assert of(state, "points") == 2
    assert held(state) == {"wood": 1}
    # Seat 1 has one material only and isn't asked.
    assert held(state, 1) == {"stone": 1}


@both
def test_duty_of_two_products_any_mix(edition: str) -> None:
    owner = seat(pesos=0, citrus=1, rum=1, store={"tobacco": 2})
    state = law_phase(owner, seat(pesos=0, rum=2), duty="duty-products", edition=edition)
    assert may(state) == ["pay citrus", "pay tobacco", "refuse"]
    play(state, "pay tobacco", "pay tobacco")
    assert of(state, "points") == 2
    assert of(state, "warehouse")["tobacco"] == 0


@both
def test_tax_and_duty_both_paid_5_points(edition: str) -> None:
    state = law_phase(seat(pesos=2, citrus=1), seat(pesos=2), edition=edition)
    play(state, "pay pesos", "pay pesos", "pay citrus")
    assert [of(state, "points", number) for number in (0, 1)] == [5, 2]


def test_the_duty_alone_is_worth_2_points() -> None:
    state = law_phase(seat(pesos=2, citrus=1), seat(pesos=0))
    play(state, "refuse", "pay citrus")
    assert of(state, "points") == 2


# --- III -------------------------------------------------------------------------------------------------------------


def subsidised(law: str, *seats: dict[str, Any], edition: str, **changes: Any) -> list[int]:
    state = law_phase(*seats, subsidy=f"subsidy-{law}", edition=edition, **changes)
    settle(state)
    return [int(of(state, "points", number)) for number in range(len(seats))]


@both
def test_subsidy_for_buildings_warehouse_included(edition: str) -> None:
    two = seat(pesos=0, built={"b1": "inn", "c4": "dam"})
    assert subsidised("buildings", two, seat(pesos=0), edition=edition) == [3, 1]


@both
def test_subsidy_for_material_fields_without_a_building(edition: str) -> None:
    # a4 is a mountain under the pawn, which doesn't occupy it; b3 was the lake, b1 was tobacco.
    built = seat(pesos=0, pawn="a4", built={"b3": "inn", "b1": "dam"})
    assert subsidised("materials", built, seat(pesos=0), edition=edition) == [4, 5]


@both
def test_subsidy_for_product_fields_without_a_building(edition: str) -> None:
    built = seat(pesos=0, pawn="c4", built={"b3": "inn", "b1": "dam"})
    assert subsidised("products", built, seat(pesos=0), edition=edition) == [5, 6]


@both
def test_subsidy_for_water_7_at_most(edition: str) -> None:
    assert subsidised("water", seat(pesos=0, water=3), seat(pesos=0, water=9), edition=edition) == [3, 7]


@both
def test_subsidy_for_the_fifth_cards_votes_without_town_hall_or_bought_ones(edition: str) -> None:
    owners = (seat(pesos=0), seat(pesos=0, votes=30))
    points = subsidised("votes", *owners, fifth=("foreman", "trader"), town_hall=0, edition=edition)
    assert points == [4, 2]


@both
def test_subsidy_for_full_3_pesos_7_at_most(edition: str) -> None:
    assert subsidised("pesos", seat(pesos=8), seat(pesos=40), edition=edition) == [2, 7]


def test_subsidies_are_counted_after_what_was_paid() -> None:
    state = law_phase(seat(pesos=6), seat(pesos=0), subsidy="subsidy-pesos", tax="tax-1")
    play(state, "pay pesos")
    assert of(state, "points") == 2 + 1


# --- IV --------------------------------------------------------------------------------------------------------------


@both
def test_the_market_loses_2_of_each_product_cheapest_first(edition: str) -> None:
    market = {"citrus": 5, "sugar": 1, "tobacco": 0, "rum": 2, "cigars": 2}
    state = law_phase(seat(pesos=0), seat(pesos=0), other="market-loses", market=market, edition=edition)
    assert state.data()["market"] == {"citrus": 3, "sugar": 0, "tobacco": 0, "rum": 2, "cigars": 2}
    assert state.data()["supply"]["citrus"] == 15


@both
def test_the_market_gains_2_of_each_product_as_row_and_supply_allow(edition: str) -> None:
    market = {"citrus": 1, "sugar": 4, "tobacco": 0, "rum": 2, "cigars": 2}
    owners = (seat(pesos=0, store={"tobacco": 9}), seat(pesos=0, store={"tobacco": 8}))
    state = law_phase(*owners, other="market-gains", market=market, edition=edition)
    assert state.data()["market"] == {"citrus": 3, "sugar": 5, "tobacco": 1, "rum": 2, "cigars": 2}
    assert state.data()["supply"]["tobacco"] == 0


def test_market_laws_act_before_the_products_in_the_yard_come_back() -> None:
    market = {"citrus": 1, "sugar": 4, "tobacco": 0, "rum": 2, "cigars": 2}
    owners = (seat(pesos=0, tobacco=9), seat(pesos=0, tobacco=9))
    state = law_phase(*owners, other="market-gains", market=market)
    assert state.data()["market"]["tobacco"] == 0
    assert state.data()["supply"]["tobacco"] == 18


@pytest.mark.parametrize("law", ["drought", "construction", "harbour", "corruption"])
def test_the_other_four_do_nothing_in_this_phase(law: str) -> None:
    state = law_phase(seat(pesos=0), seat(pesos=0), other=law)
    data = state.data()
    assert data["market"] == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert [owner["points"] for owner in data["seats"]] == [0, 0]
    assert data["laws"]["other"] == law
