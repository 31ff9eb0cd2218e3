"""What bots look at: fewer moves that reach the same positions, and a worth that grows with what one has."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malecon import State
from tests.games.cuba.positions import GAME, both, may, parliament, play, position, seat, used


def ends(state: State, lean: bool) -> set[str]:
    """All positions in which the seat's action may end."""
    who = state.actor
    found: set[str] = set()
    seen: set[str] = set()
    todo = [state]
    while todo:
        here = todo.pop()
        for move in here.lean() if lean else here.moves():
            after = here.copy()
            after.step(move, who)
            text = json.dumps(after.data(), sort_keys=True)
            if after.actor != who or after.data()["pending"][-1][0] == "act":
                found.add(text)
            elif text not in seen:
                seen.add(text)
                todo.append(after)
    return found


@pytest.mark.long
@both
def test_the_traders_lean_moves_reach_every_end(edition: str) -> None:
    state = play(position(seat(pesos=6, citrus=2, rum=1), edition=edition), "play trader")
    assert ends(state, lean=True) == ends(state, lean=False)


@both
def test_the_traders_lean_moves_miss_no_gain_at_a_full_row(edition: str) -> None:
    """Nobody ends with more pesos and the same stock by any other order."""
    market = {"citrus": 5, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    state = play(position(seat(pesos=3, citrus=2), market=market, edition=edition), "play trader")
    few, all_ends = (purses(ends(state, lean=lean)) for lean in (True, False))
    assert few == all_ends


def purses(found: set[str]) -> dict[str, int]:
    """The most pesos of seat 0 by what it has in its yard."""
    most: dict[str, int] = {}
    for text in found:
        mine = json.loads(text)["seats"][0]
        stock = json.dumps(mine["yard"])
        most[stock] = max(mine["pesos"], most.get(stock, 0))
    return most


def test_the_mayors_lean_moves_reach_every_end() -> None:
    state = play(position(seat(citrus=2, sugar=1, tobacco=1, rum=1)), "play mayor")
    assert ends(state, lean=False) == ends(state, lean=True)


def test_what_only_gives_is_used_first_and_storing_comes_last() -> None:
    mine = seat(citrus=1, stone=2, built={"b1": "hotel", "c1": "dam", "a2": "cement-works", "c4": "large-bank"})
    state = play(position(mine), "play foreman")
    assert [GAME.write(move) for move in state.lean()] == ["use hotel", "use large-bank"]
    play(state, "use hotel")
    assert [GAME.write(move) for move in state.lean()] == ["use dam"]
    play(state, "use dam")
    assert [GAME.write(move) for move in state.lean()] == ["use cement-works", "use warehouse"]


def test_a_building_is_not_entered_for_nothing() -> None:
    state = used("sawmill", seat(wood=2))
    assert [GAME.write(move) for move in state.lean()] == ["spend wood 1", "spend wood 2"]


def test_no_more_votes_than_beat_everybody() -> None:
    state = parliament(seat(pesos=40), seat(pesos=3), fifth=("mayor", "worker"))
    assert len(may(state, 0)) == 41
    assert [GAME.write(move) for move in state.lean(0)] == ["votes 0"]
    state = parliament(seat(pesos=40), seat(pesos=3), fifth=("worker", "mayor"))
    assert [GAME.write(move) for move in state.lean(0)][-1] == "votes 8"


MORE: list[dict[str, Any]] = [
    {"points": 3}, {"pesos": 13}, {"wood": 2}, {"rum": 1}, {"citrus": 1}, {"built": {"b4": "hotel"}},
    {"store": {"sugar": 2}},
]  # fmt: skip


@pytest.mark.parametrize("more", MORE, ids=str)
def test_more_is_worth_more(more: dict[str, Any]) -> None:
    judge = GAME.heuristic
    assert judge.worth(position(seat(**more)), 0) > judge.worth(position(seat()), 0)


def test_at_the_end_worth_is_the_score_and_pesos_break_ties() -> None:
    players = [seat(pesos=1, points=30), seat(pesos=0, points=30)]
    for owner in players:
        owner["played"] = ["worker", "trader", "architect", "foreman"]
    state = position(*players, round=6, ending="last-round")
    assert 30 < GAME.heuristic.worth(state, 0) < 31
    assert GAME.heuristic.worth(state, 1) == 30
