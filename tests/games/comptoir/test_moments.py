"""An event tile at any moment of one's turn: each moment at which its owner is asked, and each that is none."""

from collections.abc import Sequence
from typing import Any

import pytest

from malecon import CHANCE, Luck, State
from tests.games.comptoir.positions import GAME, bonuses, may, play, porters, position, seat, ship, turn

Quays = Sequence[dict[str, Any] | None]


def table(quays: Quays, *tiles: str, **changes: Any) -> State:
    """Seat 0 owns the tiles, and nobody can call an auction: the pile of event tiles is used up."""
    changes = {"tiles": {}, **changes}
    return position(seat(20, tiles=list(tiles)), seat(20), quays=quays, **changes)


def events(state: State) -> list[str]:
    return [move for move in may(state) if move.startswith("event")]


def asked(state: State) -> Any:
    """The decision that is pending, where an event tile may be played; else nothing."""
    return state.data()["pending"][-1] if state.actor >= 0 and events(state) else None


SHIPS: Quays = [ship(6, "rum", [1, 2]), ship(8, porters=[1, 1]), ship(7), ship(7)]


# --- before the card, and at each decision of its effects -----------------------------------------------------------


def test_before_the_card() -> None:
    state = table(SHIPS, "storm")
    assert asked(state) == ["turn"]
    assert events(state) == [f"event storm {quay}" for quay in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("moves", "frame"),
    [
        (["card apprentice"], ["anywhere", 1, None]),
        (["card governor", "load 1"], ["anywhere", 2, 1]),
        (["card governor", "load 1", "load 2"], ["anywhere", 1, 2]),
        (["card market-woman"], ["apart", 2, []]),
        (["card market-woman", "load 1"], ["apart", 1, [1]]),
        (["card shipowner"], ["together", 3, None]),
        (["card shipowner", "load 3"], ["together", 2, 3]),
        (["card innkeeper"], ["move"]),
        (["card innkeeper", "move 1 1 2"], ["anywhere", 1, None]),
        (["card customs-officer"], ["send"]),
        (["card customs-officer", "send 1 1"], ["anywhere", 1, None]),
    ],
)
def test_at_each_decision_of_an_effect(moves: list[str], frame: list[Any]) -> None:
    state = play(table(SHIPS, "storm", "fire"), *moves)
    assert asked(state) == frame
    offered = [move for move in may(state) if not move.startswith("event")]
    play(state, "event storm 4")
    # The decision is still there, and one event a turn.
    assert state.data()["pending"][-1] == frame
    assert may(state) == offered


def test_an_event_between_two_porters_counts_for_the_second() -> None:
    state = table([ship(4, "rum", [0, 2]), ship(8)], "top-quality")
    play(state, "card foreman", "load 1", "event top-quality 1", "load 1")
    assert bonuses(state) == [20 + 8 - 3, 20 + 8]


def test_who_owns_no_tile_or_has_played_one_is_not_asked() -> None:
    ships = [ship(3, porters=[0, 2]), ship(8), ship(7), ship(7)]
    state = table(ships)
    play(state, "card apprentice")
    assert may(state) == ["load 1", "load 2", "load 3", "load 4"]
    state = table(ships, "storm", "fire", evented=True)
    play(state, "card harbour-master")
    assert state.actor == CHANCE  # past the ship that sailed, the porters between and the card


def test_an_effect_on_one_ship_ends_when_that_ship_leaves() -> None:
    for tile in ("fire", "damage"):
        state = play(table(SHIPS, tile), "card shipowner", "load 3", f"event {tile} 3")
        assert state.actor == CHANCE  # on to the new ship
        assert [held["porters"] for held in state.data()["seats"]] == [8, 7]
    # Another ship that leaves doesn't end it.
    state = play(table(SHIPS, "fire"), "card shipowner", "load 3", "event fire 4")
    assert may(state) == ["load 3", "done"]


def test_an_effect_that_an_event_made_impossible_is_skipped() -> None:
    state = table([ship(6, "rum", [0, 1]), ship(7)], "mutiny")
    play(state, "card customs-officer", "event mutiny 1")
    assert may(state) == ["load 1", "load 2"]
    state = table([ship(6, "rum", [0, 1])], "fire")
    play(state, "card apprentice", "event fire 1")
    assert state.actor == CHANCE


def test_porters_that_a_fire_sent_home_can_be_used_at_once() -> None:
    state = table([ship(8, "rum", [7, 0]), ship(7, "rum", [2, 0]), ship(7)], "fire")
    play(state, "card governor", "event fire 1", "load 3", "load 3", "load 3")
    assert porters(state, 3) == [3, 0]


# --- between the porters of the Harbour master's tour ---------------------------------------------------------------


def test_between_the_porters_of_the_tour() -> None:
    state = play(table(SHIPS, "fire"), "card harbour-master")
    for put in (1, 2, 3):
        assert asked(state) == ["between"]
        assert state.data()["pending"][-2] == ["each", put + 1]
        assert may(state) == [*(f"event fire {quay}" for quay in (1, 2, 3, 4)), "done"]
        assert [sum(porters(state, quay)) for quay in (1, 2, 3, 4)] == [
            before + (quay <= put) for quay, before in enumerate([3, 2, 0, 0], 1)
        ]
        play(state, "done")
    assert asked(state) == ["last-call"]  # not after the last porter of the tour


def test_an_event_in_the_tour_changes_where_it_goes_on() -> None:
    state = play(table(SHIPS, "fire"), "card harbour-master", "done", "event fire 3")
    assert state.data()["quays"][2] is None
    assert porters(state, 4) == [1, 0]
    assert state.actor == CHANCE


def test_between_only_where_another_porter_follows() -> None:
    ships = [ship(6), ship(7, event="exclusive", by=1), None, ship(7)]
    state = play(table(ships, "fire", ships={}), "card harbour-master")
    assert asked(state) == ["between"]  # once, though two quays are passed by
    play(state, "done")
    assert asked(state) == ["last-call"]
    state = play(table(ships[:2], "fire", ships={}), "card harbour-master")
    assert asked(state) == ["last-call"]
    aboard = [ship(8, porters=[5, 0]), ship(7, porters=[4, 0]), ship(7)]
    state = play(table(aboard, "fire", ships={}), "card harbour-master")
    assert state.data()["seats"][0]["porters"] == 0
    assert asked(state) == ["last-call"]


def test_in_the_tour_a_ship_sails_and_both_moments_are_asked() -> None:
    ships = [ship(3, porters=[0, 2]), ship(8), ship(7)]
    state = play(table(ships, "storm"), "card harbour-master")
    assert asked(state) == ["sailed", 1]
    play(state, "done")
    assert asked(state) == ["between"]
    assert events(state) == ["event storm 2", "event storm 3"]


# --- when a ship has sailed -----------------------------------------------------------------------------------------


def test_after_the_bonuses_and_before_a_commission_that_is_nobodys_choice() -> None:
    state = play(table([ship(3, "rum", [0, 2]), ship(8), ship(7)], "storm"), "card foreman", "load 1")
    assert asked(state) == ["sailed", 1]
    assert bonuses(state) == [20 + 3, 20 + 6]
    assert may(state) == ["event storm 2", "event storm 3", "done"]  # the ship that is sailing is no target
    assert "is sailing" in str(state.why_not("event storm 1"))
    play(state, "done")
    assert bonuses(state) == [20 + 3 - 3, 20 + 6]


def test_after_the_event_the_commission_is_due_and_the_ship_leaves() -> None:
    state = play(table([ship(3, "rum", [0, 2]), ship(8), ship(7)], "fire"), "card foreman", "load 1", "event fire 2")
    assert bonuses(state) == [20 + 3 - 3, 20 + 6]
    # in the order of leaving: what burns while the other sails goes under the pile first
    assert state.data()["queue"] == ["madras", "rum"]


def test_with_a_commission_of_0_too() -> None:
    state = play(table([ship(3, "rum", [0, 2]), ship(8)], "claim"), "card apprentice", "load 1")
    assert asked(state) == ["sailed", 1]
    play(state, "event claim 2")
    assert bonuses(state) == [20 + 3 + 8, 20 + 6 - 8]


def test_beside_the_choice_of_who_pays() -> None:
    state = table([ship(3, "rum", [0, 2]), ship(8)], "claim", slate=0)
    play(state, "card governor", "load 1")
    assert asked(state) == ["pay", 1]
    assert may(state) == ["event claim 2", "slate 1", "pay"]
    play(state, "event claim 2")
    assert bonuses(state) == [20 + 3 + 8, 20 + 6 - 8]
    assert may(state) == ["slate 1", "pay"]
    play(state, "slate 1")
    assert bonuses(state) == [20 + 3 + 8, 20 + 6 - 8 - 5]


def test_a_claim_before_the_commission_may_bring_the_hundred() -> None:
    state = position(seat(90, tiles=["claim"]), seat(9), quays=[ship(3, "rum", [0, 2]), ship(7)])
    play(state, "card governor", "load 1", "event claim 2")
    assert state.outcome is not None
    assert (state.outcome.reason, state.scores) == ("hundred", [90 + 3 + 7, 9 + 6 - 7])


def test_a_ship_that_brings_the_hundred_is_the_end_and_nobody_is_asked() -> None:
    state = position(seat(98, tiles=["claim"]), seat(9), quays=[ship(3, "rum", [0, 2]), ship(7)])
    play(state, "card apprentice", "load 1")
    assert state.over


def test_asked_for_each_ship_that_sails() -> None:
    state = table([ship(3, porters=[0, 2]), ship(4, porters=[0, 3]), ship(8)], "storm")
    play(state, "card market-woman", "load 1")
    assert asked(state) == ["sailed", 1]
    play(state, "done", "load 2")
    assert asked(state) == ["sailed", 2]


def test_not_where_the_only_other_ship_has_an_event() -> None:
    state = table([ship(3, porters=[0, 2]), ship(8, event="storm", by=1)], "fire")
    play(state, "card apprentice", "load 1")
    assert state.actor == CHANCE


# --- the last thing of the turn -------------------------------------------------------------------------------------


def to_new_ship(tile: str, **changes: Any) -> State:
    """Seat 0's turn up to the new ship at quay 1, whose cargo has to be chosen."""
    state = table([ship(3, "rum", [0, 2]), ship(8), ship(7)], tile, ships={"4": 1, "5": 3}, **changes)
    return play(state, "card apprentice", "load 1", "done", "ship 4", "ship 5", "draw spices", "draw madras")


def test_after_new_ships_have_their_cargo_and_on_the_new_ship_too() -> None:
    state = play(to_new_ship("pirates"), "stock spices 1", "stock madras 4")
    assert asked(state) == ["last-call"]
    assert may(state) == [*(f"event pirates {quay}" for quay in (1, 2, 3, 4)), "done"]
    play(state, "event pirates 1")
    assert state.actor == 1
    assert state.data()["quays"][0]["event"] == "pirates"


def test_going_on_ends_the_turn() -> None:
    state = play(to_new_ship("pirates"), "stock spices 1", "stock madras 4", "done")
    assert (state.actor, state.data()["pending"]) == (1, [["turn"]])
    assert state.data()["seats"][0]["tiles"] == ["pirates"]


def test_not_between_a_new_ship_and_its_cargo() -> None:
    state = to_new_ship("pirates")
    assert may(state) == ["stock madras 1", "stock spices 1"]
    assert "First give the new ships their cargo" in str(state.why_not("event pirates 2"))
    play(state, "stock spices 1")
    assert may(state) == ["stock madras 4"]


def test_not_before_the_new_ships_unless_an_auction_is_open() -> None:
    state = table([ship(3, "rum", [0, 2]), ship(8)], "storm")
    play(state, "card apprentice", "load 1", "done")
    assert state.actor == CHANCE
    state = table([ship(3, "rum", [0, 2]), ship(8)], "storm", tiles={"fire": 1})
    play(state, "card apprentice", "load 1", "done")
    assert may(state) == ["auction", "event storm 2", "done"]


def test_no_auction_after_filling() -> None:
    state = table([ship(6), ship(7), ship(7), ship(3, "rum", [0, 2])], "pirates", tiles={"fire": 1}, ships={"4": 2})
    turn(state, "card apprentice", "load 4", "done", "done")
    assert asked(state) == ["last-call"]
    assert "auction" not in may(state)
    assert "must be held before that" in str(state.why_not("auction"))


@pytest.mark.parametrize(("tile", "cargo"), [("fire", {}), ("damage", {"madras": 1})])
def test_a_quay_emptied_at_the_last_moment_is_filled_once_more(tile: str, cargo: dict[str, int]) -> None:
    state = play(to_new_ship(tile), "stock spices 1", "stock madras 4", f"event {tile} 2")
    assert state.data()["lost"] == cargo
    assert state.actor == CHANCE
    play(state, "ship 5", "draw rum")
    assert may(state) == ["stock madras 2", "stock rum 2"]
    play(state, "stock rum 2")
    assert (state.actor, state.data()["pending"]) == (1, [["turn"]])
    assert all(len(held["cargo"]) == 1 for held in state.data()["seats"])


def test_a_quay_emptied_at_the_last_moment_stays_empty_when_no_ship_is_left() -> None:
    state = table([ship(8), ship(7)], "fire", ships={})
    play(state, "card apprentice", "load 1", "event fire 2")
    assert state.data()["quays"][1] is None
    assert state.actor == 1


def test_the_last_ship_may_come_to_a_quay_emptied_at_the_last_moment() -> None:
    state = table([ship(6), ship(7), ship(7), ship(8)], "fire", ships={"4": 1})
    play(state, "card apprentice", "load 1", "event fire 2", "ship 4")
    assert state.data()["last"] is True
    turn(state)
    assert state.actor == 1


def test_without_new_ships_it_is_asked_once_after_the_card() -> None:
    full = [ship(6), ship(7), ship(7), ship(8)]
    state = play(table(full, "storm"), "card apprentice", "load 1")
    assert asked(state) == ["last-call"]
    play(state, "done")
    assert state.actor == 1
    state = play(table(full, "storm", tiles={"fire": 1}), "card apprentice", "load 1")
    assert may(state) == ["auction", *(f"event storm {quay}" for quay in (1, 2, 3, 4)), "done"]
    play(state, "done")
    assert state.actor == 1


def test_a_tile_bought_after_the_card_may_be_played_as_the_last_thing() -> None:
    state = table([ship(3, "rum", [0, 2]), ship(8)], tiles={"storm": 1}, ships={"4": 3})
    turn(state, "card apprentice", "load 1", "auction", "reveal storm", "bid 1", "pass")
    assert asked(state) == ["last-call"]
    assert "event storm 1" in may(state)


# --- never ----------------------------------------------------------------------------------------------------------


def test_not_while_an_auction_runs() -> None:
    state = play(table(SHIPS, "storm", tiles={"fire": 1}), "auction", "reveal fire")
    assert not events(state)
    assert "Not while an auction runs" in str(state.why_not("event storm 1"))
    play(state, "bid 1")
    assert not events(state)
    play(state, "pass")
    assert events(state)


def test_not_between_effects_an_auction() -> None:
    state = play(table(SHIPS, "storm", tiles={"fire": 1}), "card governor", "load 1")
    assert "not between its effects" in str(state.why_not("auction"))


def test_only_in_ones_own_turn() -> None:
    state = position(seat(20), seat(20, tiles=["storm"]), quays=[ship(3, porters=[1, 1]), ship(8)], tiles={})
    play(state, "card apprentice", "load 1")
    assert state.actor == CHANCE


# --- by the first rules, and for bots -------------------------------------------------------------------------------


def test_by_rules_1_only_before_and_after_the_card() -> None:
    state = table([ship(3, "rum", [0, 2]), ship(8)], "storm", rules=1, ships={"4": 1, "5": 3})
    assert events(state)
    play(state, "card governor")
    assert may(state) == ["load 1", "load 2"]
    assert "before the card or after it" in str(state.why_not("event storm 2"))
    play(state, "load 1")
    assert may(state) == ["load 2", "done"]
    play(state, "done")
    assert may(state) == ["event storm 2", "done"]
    turn(state, "done")
    assert (state.actor, state.data()["pending"]) == (1, [["turn"]])


def test_bots_think_of_an_event_before_the_card_and_last_of_all_only() -> None:
    thought_of: dict[str, set[bool]] = {}
    for seed in range(12):
        state = GAME.new(2 + seed % 3)
        luck = Luck(f"lean {seed}")
        while not state.over:
            if state.actor >= 0 and events(state):
                lean = {GAME.write(move).split()[0] for move in state.lean()}
                assert lean - {"event"}
                thought_of.setdefault(state.data()["pending"][-1][0], set()).add("event" in lean)
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
    assert thought_of.pop("turn") == thought_of.pop("last-call") == {True}
    assert thought_of.pop("after") == {True, False}  # not where the new ships are still to come
    assert set().union(*thought_of.values()) == {False}


@pytest.mark.long
def test_every_moment_travels_with_the_position() -> None:
    found = set()
    for seed in range(40):
        state = GAME.new(2 + seed % 3)
        luck = Luck(f"moments {seed}")
        while not state.over:
            if state.data()["pending"][-1][0] in ("sailed", "between", "last-call"):
                found.add(state.data()["pending"][-1][0])
                twin = GAME.load(state.data())
                assert (twin, twin.moves()) == (state, state.moves())
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
    assert found == {"sailed", "between", "last-call"}
