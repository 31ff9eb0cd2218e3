"""The end of a round, the end of the game, rounds 7 and 8."""

from typing import Any

import pytest

from malecon import CHANCE, Luck, State
from tests.games.cuba.positions import GAME, both, held, law_phase, of, play, position, seat, settle


@both
def test_products_in_the_yard_spoil_all_else_stays(edition: str) -> None:
    owner = seat(pesos=0, wood=1, stone=2, water=3, sugar=2, tobacco=1, rum=2, cigars=1, store={"sugar": 3})
    state = settle(law_phase(owner, seat(pesos=0), edition=edition))
    assert held(state) == {"wood": 1, "stone": 2, "water": 3, "sugar": 3, "rum": 2, "cigars": 1}
    assert of(state, "warehouse")["sugar"] == 3


def test_markers_cards_and_the_town_hall_come_back() -> None:
    markers = ["material", "product", "architect-1", "architect-2", "mayor-1", "mayor-2"]
    state = settle(law_phase(seat(pesos=0, votes=5), seat(pesos=0), markers=markers, town_hall=1, paid=[0]))
    data = state.data()
    assert (data["round"], data["markers"], data["town_hall"], data["paid"]) == (2, [], None, [])
    for owner in data["seats"]:
        assert owner["hand"] == ["worker", "trader", "architect", "foreman", "mayor"]
        assert (owner["played"], owner["votes"]) == ([], 0)
    assert None not in data["bills"].values()


def test_the_new_first_player_begins_the_next_round() -> None:
    state = settle(law_phase(seat(pesos=0), seat(pesos=0), seat(pesos=0), first=2))
    assert state.actor == 2


@both
def test_after_the_last_rounds_laws_2_points_for_each_building_built(edition: str) -> None:
    builder = seat(pesos=0, points=10, built={"b1": "inn", "b2": "dam", "b3": "warehouse"})
    state = law_phase(builder, seat(pesos=0, points=12), round=6, edition=edition)
    assert state.over
    assert state.scores == [16, 12]
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([0], "last-round")


def test_ties_by_pesos_then_shared() -> None:
    state = settle(law_phase(seat(pesos=1, points=9), seat(pesos=0, points=9), seat(pesos=1, points=8), round=6))
    assert state.outcome is not None
    assert state.outcome.winners == [0]
    state = settle(law_phase(seat(pesos=1, points=9), seat(pesos=1, points=9), round=6))
    assert state.outcome is not None
    assert state.outcome.winners == [0, 1]


def test_points_go_past_80() -> None:
    assert of(play(law_phase(seat(points=79), seat(pesos=0)), "pay pesos"), "points") == 81


@pytest.mark.parametrize("rounds", [6, 7, 8])
def test_so_many_rounds_are_played(rounds: int) -> None:
    state = GAME.start(2, 3, rounds=rounds)
    luck = Luck("rounds")
    while not state.over:
        last = state.data()["round"]
        state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
    assert last == rounds


def seventh(**changes: Any) -> State:
    """The end of round 6 of 8: the law stacks are empty."""
    empty: dict[str, list[str]] = {"tax": [], "duty": [], "subsidy": [], "other": []}
    laws: dict[str, Any] = {"tax": "tax-3", "other": "harbour"}
    return law_phase(
        seat(pesos=0), seat(pesos=0), round=6, options={"rounds": 8}, stacks=empty, docks=[1, 2, 3], **laws, **changes
    )


@both
def test_empty_law_stacks_are_made_of_the_laws_that_left_those_in_force_stay(edition: str) -> None:
    state = seventh(edition=edition)
    play(state, "ship 9")
    offered: list[list[str]] = []
    while state.actor == CHANCE:
        offered.append([GAME.write(move)[5:] for move in state.moves()])
        state.play(state.moves()[0])
    assert [len(bills) for bills in offered] == [5, 6, 6, 5]
    assert "tax-3" not in offered[0]
    assert "harbour" not in offered[3]
    # In round 8 the stacks made then go on.
    assert [len(stack) for stack in state.data()["stacks"].values()] == [4, 5, 5, 4]


def test_with_six_rounds_every_law_is_seen_once() -> None:
    state = GAME.start(3, 8)
    luck = Luck("laws")
    seen = []
    while not state.over:
        move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
        text = GAME.write(move)
        if text.startswith("bill "):
            seen.append(text)
        state.play(move)
    assert len(seen) == len(set(seen)) == 24


def test_what_is_not_in_the_supply_is_not_had_until_it_comes_back() -> None:
    hoarder = seat(pesos=0, water=15)
    state = play(position(seat(pesos=0), hoarder), "play worker", "work b2", "done")
    assert "water" not in held(state)
    play(state, "play worker", "work b2", "harvest b1", "harvest c2", "harvest b4", "done")
    assert state.data()["supply"]["water"] == 1
