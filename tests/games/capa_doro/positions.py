"""Short ways to set up a position of Capa d'Oro and to play from it."""

from __future__ import annotations

from typing import Any

import malecon
from malecon import State

GAME = malecon.game("capa-doro")
ACT = [["act"]]


def seat(dollars: int = 15, points: int = 0, cigars: tuple[str, ...] = (), **stock: int) -> dict[str, Any]:
    tiles = [*cigars, None, None, None][:3]
    return {"dollars": dollars, "points": points, "stock": stock, "cigars": tiles}


def row(text: str) -> list[dict[str, Any] | None]:
    """A row in short: `"0 1:2 -"` is seat 0 on Seed, seat 1 on Growth with 2 bales; n is neutral, b the Bargain."""
    places: list[dict[str, Any] | None] = []
    for word in text.split():
        if word == "-":
            places.append(None)
            continue
        who, _, bales = word.partition(":")
        owner: int | str = {"n": "neutral", "b": "bargain"}[who] if who in "nb" else int(who)
        places.append({"owner": owner, "bales": int(bales or 0)})
    return places


def position(*seats: dict[str, Any], **changes: Any) -> State:
    """Seat 0 may act (`pending=None`: it is about to roll the die); regions by name, `asia=["0 1:2 -"]`."""
    players = list(seats) or [seat(), seat(), seat()]
    fields = {
        region: [row(text) for text in changes.pop(region.replace("-", "_"))]
        for region in ("asia", "south-asia", "africa", "central-america")
        if region.replace("-", "_") in changes
    }
    data: dict[str, Any] = {
        "game": "capa-doro",
        "players": len(players),
        "fields": fields,
        "seats": players,
        "first": 0,
        "turn": 0,
        "pending": ACT,
        **changes,
    }
    if data["pending"] is None:
        del data["pending"]
    return GAME.load(data)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state


def line(state: State, region: str, number: int = 1) -> str:
    """A row of the board, as `row` reads it."""
    words = []
    for place in state.data()["fields"][region][number - 1]:
        if place is None:
            words.append("-")
        else:
            who = {"neutral": "n", "bargain": "b"}.get(place["owner"], place["owner"])
            words.append(f"{who}:{place['bales']}" if place["bales"] else f"{who}")
    return " ".join(words)


def stock(state: State, number: int = 0) -> dict[str, int]:
    return {tobacco: n for tobacco, n in state.data()["seats"][number]["stock"].items() if n}


def discards(state: State) -> dict[str, int]:
    return {tobacco: n for tobacco, n in state.data()["discards"].items() if n}


def dollars(state: State, number: int = 0) -> int:
    return int(state.data()["seats"][number]["dollars"])


def may(state: State, word: str = "") -> list[str]:
    """What may be played, or those moves that begin with a word."""
    return [text for text in map(GAME.write, state.moves()) if text.startswith(word)]
