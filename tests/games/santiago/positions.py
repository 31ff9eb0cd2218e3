"""Short ways to set up a position of Santiago de Cuba and to play from it."""

from __future__ import annotations

from typing import Any

import malecon
from malecon import State

GAME = malecon.game("santiago")

# Stops 1–9 and places 0–11 (yellow, blue, red, white), as the tests below find them.
CUBANS = ["maria", "jose", "conchita", "pedro", "miguel", "pablo", "martinez", "el-zorro", "alonso"]
BUILDINGS = [
    "church", "casino", "newspaper",  # yellow
    "bank", "cigar-factory", "black-market",  # blue
    "distillery", "office", "harbour-master",  # red
    "sawmill", "cafe", "customs-office",  # white
]  # fmt: skip
DEMAND = {"sugar": 2, "tobacco": 1, "citrus": 4, "rum": 1}


def seat(pesos: int = 3, points: int = 2, broker: str | None = None, **goods: int) -> dict[str, Any]:
    place = None if broker is None else BUILDINGS.index(broker)
    return {"pesos": pesos, "points": points, "goods": goods, "broker": place}


def position(*seats: dict[str, Any], **changes: Any) -> State:
    """The start of a turn of seat 0; `at` is where the car stands, `owned` names owners by building."""
    players = list(seats) or [seat(), seat()]
    while len(players) < 2:
        players.append(seat())
    at = changes.pop("at", None)
    owned: dict[str, int] = changes.pop("owned", {})
    down: list[str] = changes.pop("down", [])
    data: dict[str, Any] = {
        "game": "santiago",
        "players": len(players),
        "options": changes.pop("options", {}),
        "cubans": CUBANS,
        "down": [cuban in down for cuban in CUBANS],
        "buildings": BUILDINGS,
        "owners": [owned.get(building) for building in BUILDINGS],
        "car": 0 if at is None else CUBANS.index(at) + 1,
        "value": 2,
        "ship": 1,
        "demand": DEMAND,
        "dice": None,
        "seats": players,
        "first": 0,
        "turn": 0,
        **changes,
    }
    return GAME.load(data)


def to(state: State, stop: str) -> str:
    """The drive that takes the car to a Cuban's stop or the harbour."""
    goal = 0 if stop == "harbour" else CUBANS.index(stop) + 1
    return f"drive {(goal - state.data()['car'] - 1) % 10 + 1}"


def play(state: State, *moves: str) -> State:
    """Play moves; `to <stop>` drives there."""
    for move in moves:
        state.play(to(state, move[3:]) if move.startswith("to ") else move)
    return state


def held(state: State, number: int = 0) -> dict[str, Any]:
    """What a seat holds, goods without zeros."""
    holding = dict(state.data()["seats"][number])
    holding["goods"] = {good: n for good, n in holding["goods"].items() if n}
    return holding


def may(state: State) -> list[str]:
    return [GAME.write(move) for move in state.moves()]
