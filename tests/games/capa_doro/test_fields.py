"""Harvest, sowing, and the pushing of rows."""

import pytest

from malecon import Illegal, State
from tests.games.capa_doro.positions import dollars, line, may, play, position, seat, stock


def in_hand(state: State, number: int = 0) -> int:
    return int(state.data()["seats"][number]["plantations"])


# --- harvest --------------------------------------------------------------------------------------------------------


def test_a_harvest_brings_the_bales_to_the_stock_and_the_plantation_to_the_hand() -> None:
    state = position(asia=["- - 0:3"], central_america=["- - 0:2"])
    play(state, "harvest asia 1", "harvest central-america 1")
    assert stock(state) == {"orange": 3, "gold": 2}
    assert in_hand(state) == 7
    assert line(state, "asia") == "- - -"
    assert dollars(state) == 15


def test_a_plantation_without_bales_pays_2_dollars() -> None:
    state = play(position(africa=["- - 0"]), "harvest africa 1")
    assert dollars(state) == 17
    assert stock(state) == {}


def test_only_ones_own_on_harvest() -> None:
    state = position(asia=["- - 1:3", "- 0:2 -", "- - 0:1"])
    assert may(state, "harvest") == ["harvest asia 3"]
    with pytest.raises(Illegal, match="No plantation of yours stands on Harvest in Asia, row 1"):
        state.play("harvest asia 1")


# --- sowing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("region", "price"), [("asia", 2), ("south-asia", 4), ("africa", 5), ("central-america", 3)])
def test_sowing_costs_the_regions_price(region: str, price: int) -> None:
    state = play(position(), f"sow {region} 1")
    assert dollars(state) == 15 - price
    assert line(state, region) == "0 - -"
    assert in_hand(state) == 6


def test_twice_a_turn_at_most() -> None:
    state = play(position(), "sow asia 1", "sow asia 2")
    assert may(state, "sow") == []
    with pytest.raises(Illegal, match="You have sown 2 plantations"):
        state.play("sow asia 3")
    play(state, "done")
    assert state.data()["sown"] == 0


def test_one_needs_the_money_and_a_plantation_in_hand() -> None:
    state = position(seat(dollars=3), seat(), seat())
    assert {move.split()[1] for move in may(state, "sow")} == {"asia", "central-america"}
    with pytest.raises(Illegal, match=r"Africa costs \$5, you have \$3"):
        state.play("sow africa 1")
    state = position(asia=["0 0 0", "0 0 0"], south_asia=["0 - -"])
    assert may(state, "sow") == []
    with pytest.raises(Illegal, match="no plantation in hand"):
        state.play("sow asia 1")


def test_a_region_has_only_its_rows() -> None:
    state = position()
    assert len(may(state, "sow")) == 4 + 3 + 3 + 2
    with pytest.raises(Illegal, match="Central America has only 2 rows"):
        state.play("sow central-america 3")


# --- pushing --------------------------------------------------------------------------------------------------------


def test_sowing_on_an_empty_seed_place_pushes_nothing() -> None:
    assert line(play(position(asia=["- 1:2 2:3"]), "sow asia 1"), "asia") == "0 1:2 2:3"


def test_the_whole_row_moves_gaps_and_all() -> None:
    state = play(position(asia=["1 - 2:3"]), "sow asia 1")
    assert line(state, "asia") == "0 1 -"
    assert (stock(state, 2), in_hand(state, 2)) == ({"orange": 3}, 7)


def test_what_stands_bare_on_harvest_beyond_a_gap_pays_its_2_dollars_out_of_turn() -> None:
    state = play(position(asia=["1 - 2"]), "sow asia 1")
    assert line(state, "asia") == "0 1 -"
    assert (dollars(state), dollars(state, 1), dollars(state, 2)) == (13, 15, 17)


def test_harvest_is_cleared_before_what_comes_to_it_is_harvested() -> None:
    told = position(asia=["0 1:1 2:3"]).tell("sow asia 1")
    assert [(event.kind, event.seat) for event in told] == [("sown", 0), ("harvest", 2), ("harvest", 1)]


def test_a_row_whose_seed_place_stands_alone_moves_too() -> None:
    state = play(position(asia=["1 - -"]), "sow asia 1", "sow asia 1")
    assert line(state, "asia") == "0 0 -"
    assert dollars(state, 1) == 17


def test_by_rules_1_a_gap_ended_the_push() -> None:
    assert line(play(position(asia=["1 - 2:3"], rules=1), "sow asia 1"), "asia") == "0 1 2:3"


def test_a_plantation_pushed_to_harvest_is_harvested_at_once_by_its_owner() -> None:
    state = play(position(asia=["1 2:2 -"]), "sow asia 1")
    assert line(state, "asia") == "0 1 -"
    assert stock(state, 2) == {"orange": 2}
    assert in_hand(state, 2) == 7


def test_one_pushed_without_bales_pays_its_owner_2_dollars() -> None:
    state = play(position(asia=["1 2 -"]), "sow asia 1")
    assert (dollars(state, 2), stock(state, 2)) == (17, {})


def test_a_full_row_lets_both_owners_harvest() -> None:
    state = play(position(asia=["0 1:1 2:3"]), "sow asia 1")
    assert line(state, "asia") == "0 0 -"
    assert (stock(state, 1), stock(state, 2)) == ({"orange": 1}, {"orange": 3})


def test_ones_own_bales_come_home_by_pushing() -> None:
    state = play(position(asia=["0 0:2 -"]), "sow asia 1")
    assert line(state, "asia") == "0 0 -"
    assert stock(state) == {"orange": 2}


def test_a_harvested_plantation_can_be_sown_again_in_the_same_turn() -> None:
    state = position(asia=["0 0 0:1", "0 0 0"], south_asia=["0 - -"])
    play(state, "harvest asia 1", "sow africa 1")
    assert line(state, "africa") == "0 - -"
