"""The 24 kinds of building, each used by the Foreman, in both editions where they differ."""

from typing import Any

import pytest

from malecon import State
from tests.games.cuba.positions import both, held, may, of, play, position, seat, used


def gained(state: State) -> tuple[int, int]:
    """Points and pesos of seat 0, who began with none of either."""
    return of(state, "points"), of(state, "pesos")


@pytest.mark.parametrize(
    ("building", "thing"), [("cement-works", "stone"), ("sawmill", "wood"), ("golf-course", "water")]
)
@both
def test_up_to_four_materials_for_a_point_each(edition: str, building: str, thing: str) -> None:
    state = used(building, seat(**{thing: 5}), edition=edition)
    assert may(state) == [f"spend {thing} {n}" for n in (1, 2, 3, 4)] + ["done"]
    assert of(play(state, f"spend {thing} 4"), "points") == 4
    assert held(state) == {thing: 1}
    assert state.actor == 1
    assert may(used(building, seat(**{thing: 2}), edition=edition)) == [f"spend {thing} 1", f"spend {thing} 2", "done"]


def test_cement_works_example_4_stone_4_points() -> None:
    assert of(play(used("cement-works", seat(stone=4)), "spend stone 4"), "points") == 4


def test_sawmill_takes_wood_alone() -> None:
    assert may(used("sawmill", seat(wood=1, stone=3, water=3))) == ["spend wood 1", "done"]


def test_golf_course_takes_water_alone() -> None:
    assert may(used("golf-course", seat(wood=1, stone=3, water=1))) == ["spend water 1", "done"]


def test_cloister_filosofia_two_products_any_mix() -> None:
    state = used("cloister", seat(citrus=1, tobacco=2, wood=2))
    assert may(state) == ["spend citrus 1", "spend tobacco 1", "spend tobacco 2", "done"]
    play(state, "spend citrus 1")
    assert may(state) == ["spend tobacco 1", "done"]
    assert of(play(state, "spend tobacco 1"), "points") == 2
    assert state.data()["pending"][-1][0] != "use"


def test_cloister_eggert_two_materials_any_mix() -> None:
    state = used("cloister", seat(citrus=1, wood=1, water=2), edition="eggert")
    assert may(state) == ["spend wood 1", "spend water 1", "spend water 2", "done"]
    assert of(play(state, "spend wood 1", "spend water 1"), "points") == 2


@pytest.mark.parametrize(("building", "good"), [("rum-cafe", "rum"), ("cigar-cafe", "cigars")])
@both
def test_cafes_up_to_three_goods_for_2_points_each(edition: str, building: str, good: str) -> None:
    state = used(building, seat(**{good: 4}), edition=edition)
    assert may(state) == [f"spend {good} {n}" for n in (1, 2, 3)] + ["done"]
    assert of(play(state, f"spend {good} 3"), "points") == 6
    assert held(state) == {good: 1}


def test_rum_cafe_serves_no_cigars() -> None:
    mine = seat(cigars=2, built={"b1": "rum-cafe"})
    assert play(position(mine), "play foreman").actor == 1


def test_cigar_cafe_serves_no_rum() -> None:
    mine = seat(rum=2, built={"b1": "cigar-cafe"})
    assert play(position(mine), "play foreman").actor == 1


@both
def test_small_harbour_office_loads_one_ware(edition: str) -> None:
    state = used("small-harbour-office", seat(citrus=2, rum=1), edition=edition)
    assert may(state) == ["load citrus dock 1", "load citrus dock 2", "load rum dock 1", "done"]
    play(state, "load citrus dock 2")
    assert of(state, "points") == 2
    assert held(state) == {"citrus": 1, "rum": 1}
    assert may(state) == ["use warehouse", "done"]


def test_large_harbour_office_filosofia_one_or_two_of_one_type_on_one_ship() -> None:
    state = used("large-harbour-office", seat(citrus=3, sugar=1), docks=[5, 1, None])
    play(state, "load citrus dock 1")
    assert may(state) == ["load citrus dock 1", "done"]
    play(state, "load citrus dock 1")
    assert of(state, "points") == 2
    assert held(state) == {"citrus": 1, "sugar": 1}
    assert state.data()["pending"][-1][0] == "oversee"


def test_large_harbour_office_filosofia_may_load_one_alone() -> None:
    state = play(used("large-harbour-office", seat(citrus=3)), "load citrus dock 2", "done")
    assert of(state, "points") == 2


def test_large_harbour_office_eggert_any_number_of_one_type() -> None:
    state = used("large-harbour-office", seat(citrus=3, sugar=1), docks=[5, 1, None], edition="eggert")
    play(state, "load citrus dock 1", "load citrus dock 1")
    assert may(state) == ["load citrus dock 1", "done"]
    play(state, "load citrus dock 1")
    assert of(state, "points") == 3
    assert held(state) == {"sugar": 1}


def test_offices_never_load_the_ship_at_sea() -> None:
    mine = seat(rum=1, built={"b1": "small-harbour-office"})
    assert play(position(mine, docks=[2, 3, None], sea=6), "play foreman").actor == 1


@both
def test_hotel_2_points(edition: str) -> None:
    assert gained(used("hotel", seat(pesos=0), edition=edition)) == (2, 0)


@both
def test_inn_1_point(edition: str) -> None:
    assert gained(used("inn", seat(pesos=0), edition=edition)) == (1, 0)


@both
def test_general_store_one_good_for_6_pesos(edition: str) -> None:
    state = used("general-store", seat(pesos=0, rum=2, cigars=1, citrus=1), edition=edition)
    assert may(state) == ["spend rum 1", "spend cigars 1", "done"]
    assert gained(play(state, "spend cigars 1")) == (0, 6)
    assert held(state) == {"rum": 2, "citrus": 1}
    assert state.data()["market"]["cigars"] == 2


@both
def test_product_market_one_product_for_4_pesos(edition: str) -> None:
    state = used("product-market", seat(pesos=0, rum=2, wood=1, sugar=2), edition=edition)
    assert may(state) == ["spend sugar 1", "done"]
    assert gained(play(state, "spend sugar 1")) == (0, 4)
    assert state.data()["market"]["sugar"] == 3


@both
def test_material_market_up_to_two_materials_for_2_pesos_each(edition: str) -> None:
    state = used("material-market", seat(pesos=0, wood=1, stone=2), edition=edition)
    assert may(state) == ["spend wood 1", "spend stone 1", "spend stone 2", "done"]
    assert gained(play(state, "spend stone 1", "spend wood 1")) == (0, 4)
    assert held(state) == {"stone": 1}


@both
def test_small_bank_2_pesos(edition: str) -> None:
    assert gained(used("small-bank", seat(pesos=0), edition=edition)) == (0, 2)


@both
def test_large_bank_4_pesos(edition: str) -> None:
    assert gained(used("large-bank", seat(pesos=0), edition=edition)) == (0, 4)


@pytest.mark.parametrize(
    ("building", "raw", "made", "move"),
    [("cigar-factory", "tobacco", "cigars", "roll"), ("distillery", "sugar", "rum", "distil")],
)
@both
def test_factories_any_number_as_far_as_the_supply_has_the_result(
    edition: str, building: str, raw: str, made: str, move: str
) -> None:
    state = used(building, seat(**{raw: 5}), edition=edition)
    assert may(state) == [f"{move} {n}" for n in (1, 2, 3, 4, 5)] + ["done"]
    assert held(play(state, f"{move} 4")) == {raw: 1, made: 4}
    scarce = used(building, seat(**{raw: 5}), seat(**{made: 11}), edition=edition)
    assert may(scarce) == [f"{move} {n}" for n in (1, 2)] + ["done"]


def test_cigar_factory_takes_from_the_warehouse_too() -> None:
    state = play(used("cigar-factory", seat(tobacco=1, store={"tobacco": 2})), "roll 3")
    assert held(state) == {"cigars": 3}


def test_distillery_takes_from_the_yard_before_the_warehouse() -> None:
    state = play(used("distillery", seat(sugar=1, store={"sugar": 2})), "distil 2")
    assert of(state, "warehouse")["sugar"] == 1


def test_black_market_filosofia_between_product_and_good() -> None:
    state = used("black-market", seat(citrus=1, rum=1))
    assert may(state) == [
        "swap citrus rum", "swap citrus cigars", "swap rum citrus", "swap rum sugar", "swap rum tobacco", "done",
    ]  # fmt: skip
    assert held(play(state, "swap citrus cigars")) == {"rum": 1, "cigars": 1}


def test_black_market_eggert_any_two_wares() -> None:
    state = used("black-market", seat(citrus=1, rum=1), edition="eggert")
    assert may(state) == [
        "swap citrus sugar", "swap citrus tobacco", "swap citrus rum", "swap citrus cigars",
        "swap rum citrus", "swap rum sugar", "swap rum tobacco", "swap rum cigars", "done",
    ]  # fmt: skip
    assert held(play(state, "swap rum cigars")) == {"citrus": 1, "cigars": 1}


@both
def test_black_market_gives_only_what_the_supply_has(edition: str) -> None:
    state = used("black-market", seat(citrus=1), seat(rum=13), edition=edition)
    assert "swap citrus rum" not in may(state)
    assert "swap citrus cigars" in may(state)


@both
def test_church_a_bill_leaves_the_game_at_once(edition: str) -> None:
    state = used("church", edition=edition)
    assert may(state) == ["veto tax-5", "veto duty-tobacco", "veto subsidy-water", "veto drought", "done"]
    play(state, "veto drought")
    data = state.data()
    assert data["bills"] == {"tax": "tax-5", "duty": "duty-tobacco", "subsidy": "subsidy-water", "other": None}
    assert "drought" not in data["stacks"]["other"]
    assert data["vetoed"] == "other"


@both
def test_church_not_of_the_type_vetoed_the_round_before(edition: str) -> None:
    state = used("church", edition=edition, banned="subsidy")
    assert may(state) == ["veto tax-5", "veto duty-tobacco", "veto drought", "done"]


def test_church_veto_may_be_declined() -> None:
    state = play(used("church"), "done")
    assert state.data()["vetoed"] is None
    assert None not in state.data()["bills"].values()


@both
def test_town_hall_2_votes_more_this_round(edition: str) -> None:
    assert used("town-hall", edition=edition).data()["town_hall"] == 0


@both
def test_dam_2_water(edition: str) -> None:
    assert held(used("dam", edition=edition)) == {"water": 2}


def test_dam_gives_only_what_the_supply_has() -> None:
    assert held(used("dam", seat(), seat(water=14))) == {"water": 1}


@both
def test_lighthouse_swaps_the_ship_at_sea_and_shuffles_the_stack(edition: str) -> None:
    state = used("lighthouse", edition=edition, under=[4, 3])
    assert may(state) == [f"beckon {ship}" for ship in (3, 4, 5, *range(7, 16))] + ["done"]
    data = play(state, "beckon 4").data()
    assert data["sea"] == 4
    assert data["under"] == []
    assert data["stack"] == [3, *range(5, 16)]


def test_lighthouse_may_be_declined() -> None:
    data = play(used("lighthouse", under=[4, 3]), "done").data()
    assert (data["sea"], data["under"]) == (6, [4, 3])


@both
def test_warehouse_stores_all_products_in_the_yard(edition: str) -> None:
    state = position(seat(citrus=2, tobacco=1, rum=1, wood=1, store={"citrus": 1}), edition=edition)
    play(state, "play foreman", "use warehouse")
    assert of(state, "warehouse") == {"citrus": 3, "sugar": 0, "tobacco": 1}
    assert {thing: n for thing, n in of(state, "yard").items() if n} == {"rum": 1, "wood": 1}


def test_built_and_printed_warehouse_share_one_store() -> None:
    mine = seat(citrus=2, pawn="c4", built={"c3": "warehouse"})
    state = play(position(mine), "play foreman", "use warehouse")
    assert of(state, "warehouse")["citrus"] == 2
    assert state.actor == 1


def test_canadian_embassy_1_cigars() -> None:
    assert held(used("canadian-embassy")) == {"cigars": 1}
    mine = seat(built={"b1": "canadian-embassy"})
    assert play(position(mine, seat(cigars=13)), "play foreman").actor == 1
    with pytest.raises(ValueError, match="1 canadian-embassy: there are only 0"):
        position(seat(built={"b1": "canadian-embassy"}), edition="eggert")


@pytest.mark.parametrize(
    ("building", "held_things"),
    [
        ("cement-works", {"stone": 1}), ("cloister", {"citrus": 1}), ("rum-cafe", {"rum": 1}),
        ("small-harbour-office", {"citrus": 1}), ("general-store", {"rum": 1}), ("cigar-factory", {"tobacco": 1}),
        ("black-market", {"rum": 1}), ("church", {}), ("lighthouse", {}),
    ],
)  # fmt: skip
def test_every_choice_may_be_declined_and_the_building_counts_as_used(
    building: str, held_things: dict[str, Any]
) -> None:
    state = used(building, seat(**held_things))
    before = held(state)
    play(state, "done")
    assert held(state) == before
    assert f"use {building}" not in may(state)
