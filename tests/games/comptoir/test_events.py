"""The nine event tiles."""

from typing import Any

import pytest

from malecon import CHANCE, Luck, State
from tests.games.comptoir.positions import GAME, bonuses, may, play, porters, position, seat, ship, told, turn


def table(tile: str, aboard: list[int] | None = None, **changes: Any) -> State:
    """Three seats; seat 0 owns the tile; a ship of value 6 with spices at quay 1 and others beside it."""
    first = ship(6, "spices", aboard or [1, 2, 1])
    players = (seat(10, tiles=[tile]), seat(10), seat(3))
    return position(*players, quays=[first, ship(7), ship(8), ship(7)], **changes)


def test_one_event_a_turn_and_one_event_a_ship() -> None:
    state = position(
        seat(tiles=["storm", "fire"]), seat(), quays=[ship(6, event="exclusive", by=1), ship(7), None, None]
    )
    assert [move for move in may(state) if move.startswith("event")] == ["event storm 2", "event fire 2"]
    assert "one event a ship" in str(state.why_not("event storm 1"))
    assert "No ship lies at quay 3" in str(state.why_not("event storm 3"))
    play(state, "event storm 2")
    assert "one a turn" in str(state.why_not("event fire 1"))


@pytest.mark.parametrize(("tile", "bonus"), [("top-quality", 5), ("poor-quality", 3)])
def test_top_and_poor_quality_one_more_or_less_a_porter(tile: str, bonus: int) -> None:
    state = table(tile, [4, 1, 0])
    play(state, f"event {tile} 1", "card apprentice", "load 1")
    assert bonuses(state) == [10 + 5 * bonus, 10 + bonus, 3]


def test_poor_quality_never_takes_bonuses_away() -> None:
    state = GAME.vary({"quality": 9}).load({**table("poor-quality", [4, 1, 0]).data(), "numbers": {"quality": 9}})
    play(state, "event poor-quality 1", "card apprentice", "load 1")
    assert bonuses(state) == [10, 10, 3]


def test_damage_ship_tile_and_cargo_leave_the_game() -> None:
    state = table("damage")
    play(state, "event damage 1")
    data = state.data()
    assert data["quays"][0] is None
    assert (data["lost"], data["queue"]) == ({"spices": 1}, [])
    assert [held["porters"] for held in data["seats"]] == [10, 10, 10]
    assert bonuses(state) == [10, 10, 3]


def test_fire_the_cargo_goes_under_the_pile() -> None:
    state = table("fire")
    play(state, "event fire 1")
    data = state.data()
    assert data["quays"][0] is None
    assert (data["lost"], data["queue"]) == ({}, ["spices"])
    assert [held["porters"] for held in data["seats"]] == [10, 10, 10]
    assert bonuses(state) == [10, 10, 3]


@pytest.mark.parametrize("tile", ["fire", "damage"])
def test_after_fire_or_damage_the_quay_is_filled_at_the_end_of_the_turn_by_the_active_player(tile: str) -> None:
    state = table(tile)
    play(state, f"event {tile} 1", "card apprentice")
    assert may(state) == ["load 2", "load 3", "load 4"]
    play(state, "load 2", "done")
    assert state.actor == CHANCE
    play(state, "ship 4", "draw rum")
    assert state.actor == 0
    assert may(state) == ["stock madras 1", "stock rum 1"]


def test_exclusive_only_its_owner_puts_porters_on() -> None:
    state = table("exclusive")
    turn(state, "event exclusive 1", "card apprentice", "load 1", "done")
    play(state, "card apprentice")
    assert may(state) == ["load 2", "load 3", "load 4"]
    assert "exclusive to Player 1" in str(state.why_not("load 1"))


def test_exclusive_those_aboard_stay_and_earn() -> None:
    state = position(seat(10), seat(10), quays=[ship(6, "spices", [3, 2], event="exclusive", by=0), ship(8)], slate=0)
    play(state, "card apprentice", "load 1")
    assert bonuses(state) == [10 + 16, 10 + 8]


def closed(by: int) -> list[dict[str, Any] | None]:
    return [ship(6, "spices", [1, 2], event="exclusive", by=by), ship(8, porters=[1, 1])]


def test_exclusive_innkeeper_brings_only_the_owners_porters_and_only_by_the_owner() -> None:
    state = position(quays=closed(0))
    play(state, "card innkeeper")
    assert may(state) == ["move 0 1 2", "move 0 2 1", "move 1 1 2"]
    state = position(quays=closed(1))
    play(state, "card innkeeper")
    assert may(state) == ["move 0 1 2", "move 1 1 2"]
    assert "exclusive to Player 2" in str(state.why_not("move 0 2 1"))


def test_exclusive_innkeeper_customs_officer_and_mutiny_take_porters_off() -> None:
    state = position(quays=closed(1))
    play(state, "card customs-officer")
    assert "send 1 1" in may(state)
    # a ship with an event takes no Mutiny tile: only who had played it before could have done so
    state = position(seat(tiles=["mutiny"]), seat(), quays=[ship(6, "spices", [1, 2]), ship(8)])
    play(state, "event mutiny 1")
    assert porters(state, 1) == [1, 1]


def test_harbour_master_skips_ships_closed_to_you() -> None:
    state = position(quays=closed(1))
    turn(state, "card harbour-master", "done")
    assert (porters(state, 1), porters(state, 2)) == ([1, 2], [2, 1])


def test_storm_nobody_earns_when_it_sails_and_the_commission_is_due() -> None:
    state = table("storm", [4, 1, 0])
    play(state, "event storm 1")
    assert state.data()["quays"][0]["event"] == "storm"
    assert "storm" in told(play(state, "card foreman"), "load 1")
    assert bonuses(state) == [10 - 3, 10, 3]


def test_storm_the_cargo_is_lost_and_leaves_the_game() -> None:
    state = table("storm", [4, 1, 0])
    play(state, "event storm 1", "card foreman")
    assert "cargo-lost" in told(state, "load 1")
    assert (state.data()["lost"], state.data()["queue"]) == ({"spices": 1}, [])


def test_storm_by_rules_1_the_cargo_goes_under_the_pile() -> None:
    state = table("storm", [4, 1, 0], rules=1)
    play(state, "event storm 1", "card foreman")
    assert "cargo-lost" not in told(state, "load 1")
    assert (state.data()["lost"], state.data()["queue"]) == ({}, ["spices"])


def test_however_many_storms_enough_cargo_is_left_for_every_ship_and_player() -> None:
    game = GAME.vary({"events.storm": 20, "cargo.madras.tiles": 4, "cargo.rum.tiles": 3, "cargo.spices.tiles": 2})
    for seed in range(20):
        state = game.new(4)
        luck = Luck(f"storms {seed}")
        while not state.over:
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
            assert sum(state.data()["lost"].values()) <= 2


def test_pirates_all_bonuses_go_to_their_player_aboard_or_not() -> None:
    state = table("pirates", [0, 5, 0])
    turn(state, "event pirates 1", "card apprentice", "load 2", "done")
    play(state, "card apprentice", "load 1")
    assert bonuses(state) == [10 + 24, 10, 3]


def test_mutiny_every_other_player_takes_back_one_porter_and_the_tile_is_gone() -> None:
    state = table("mutiny", [1, 2, 0])
    play(state, "event mutiny 1")
    assert porters(state, 1) == [1, 1, 0]
    assert [held["porters"] for held in state.data()["seats"]] == [9, 9, 10]
    assert state.data()["quays"][0]["event"] is None
    assert state.data()["seats"][0]["tiles"] == []


def test_claim_the_others_lose_the_ships_value_or_all_they_have_and_you_gain_it_once() -> None:
    state = table("claim")
    play(state, "event claim 1")
    assert bonuses(state) == [16, 4, 0]
    assert state.data()["quays"][0]["event"] is None


def test_claim_may_bring_the_hundred_at_once() -> None:
    state = position(seat(94, tiles=["claim"]), seat(10), quays=[ship(6), ship(8)])
    play(state, "event claim 1")
    assert state.outcome is not None
    assert (state.outcome.reason, state.scores) == ("hundred", [100, 4])


def test_events_count_for_more_than_relations_after_the_card_too() -> None:
    state = table("fire", [1, 4, 0], tiles={})
    play(state, "card customs-officer", "send 1 1", "load 2", "event fire 1")
    assert state.data()["queue"] == ["spices"]
