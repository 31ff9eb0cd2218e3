"""Short ways to set up a position of Comptoir des Antilles and to play from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import malecon
from malecon import CHANCE, State

GAME = malecon.game("comptoir")


def seat(bonuses: int = 10, *, hand: str = "madras", **changes: Any) -> dict[str, Any]:
    """A player with one secret tile in hand; `cards`, `tiles`, `shown` as in `data()`."""
    return {"bonuses": bonuses, "cargo": hand.split(), **changes}


def ship(
    value: int, cargo: str | None = "madras", porters: list[int] | None = None, *, event: str = "", by: int = 0
) -> dict[str, Any]:
    """A ship at a quay, its porters by seat, and perhaps an event tile."""
    out: dict[str, Any] = {"ship": value, "cargo": cargo}
    if porters is not None:
        out["porters"] = porters
    if event:
        out |= {"event": event, "owner": by}
    return out


def position(*seats: dict[str, Any], quays: Sequence[dict[str, Any] | None], **changes: Any) -> State:
    """The start of seat 0's turn; quays left out are empty. Seat 1 holds the slate unless it is said otherwise."""
    players = list(seats) or [seat(), seat()]
    data: dict[str, Any] = {
        "game": "comptoir",
        "players": len(players),
        "quays": [*quays, *[None] * (4 - len(quays))],
        "seats": players,
        "turn": 0,
        "first": 0,
        "slate": 1,
        **changes,
    }
    return GAME.load(data)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state


def turn(state: State, *moves: str) -> State:
    """Play a whole turn; what comes to the empty quays doesn't matter."""
    play(state, *moves)
    while not state.over and (state.actor == CHANCE or state.data()["pending"][-1] == ["stock"]):
        state.play(state.moves()[0])
    return state


def may(state: State) -> list[str]:
    return [GAME.write(move) for move in state.moves()]


def bonuses(state: State) -> list[int]:
    return state.scores


def porters(state: State, quay: int) -> list[int]:
    """Who is aboard at a quay, by seat."""
    found: list[int] = state.data()["quays"][quay - 1]["porters"]
    return found


def told(state: State, move: str) -> list[str]:
    return [event.kind for event in state.tell(move)]
