"""Short ways to set up a position of Cuba and to play from it."""

from __future__ import annotations

from typing import Any

import pytest

import malecon
from malecon import CHANCE, Luck, State

GAME = malecon.game("cuba")
EDITIONS = ("filosofia", "eggert")
both = pytest.mark.parametrize("edition", EDITIONS)

# Four bills and three ships, as the tests find them. Ship 1 carries ccstr, 2 cctsg, 6 sstrr.
BILLS = {"tax": "tax-5", "duty": "duty-tobacco", "subsidy": "subsidy-water", "other": "drought"}
CARDS = ["worker", "trader", "architect", "foreman", "mayor"]
THINGS = ["wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"]


def seat(pesos: int = 10, points: int = 0, **changes: Any) -> dict[str, Any]:
    """A seat; things by name lie in the yard, `store` is the warehouse, `built` names buildings by field."""
    yard = {thing: changes.pop(thing) for thing in THINGS if thing in changes}
    return {
        "pesos": pesos,
        "points": points,
        "yard": yard,
        "warehouse": changes.pop("store", {}),
        "buildings": changes.pop("built", {}),
        **changes,
    }


def position(*seats: dict[str, Any], **changes: Any) -> State:
    """Seat 0 is about to play a card, ships 1 and 2 at docks 1 and 2, ship 6 at sea."""
    players = list(seats) or [seat(), seat()]
    while len(players) < 2:
        players.append(seat())
    options = {"edition": changes.pop("edition", "filosofia"), **changes.pop("options", {})}
    data: dict[str, Any] = {
        "game": "cuba",
        "players": len(players),
        "options": options,
        "docks": [1, 2, None],
        "sea": 6,
        "bills": BILLS,
        "first": 0,
        "seats": players,
        **changes,
    }
    return GAME.load(data)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state


def may(state: State, who: int | None = None) -> list[str]:
    return [GAME.write(move) for move in state.moves(who)]


def held(state: State, number: int = 0) -> dict[str, int]:
    """All that a seat has, yard and warehouse together, without zeros."""
    owner = state.data()["seats"][number]
    out = {thing: n + owner["warehouse"].get(thing, 0) for thing, n in owner["yard"].items()}
    return {thing: n for thing, n in out.items() if n}


def of(state: State, key: str, number: int = 0) -> Any:
    return state.data()["seats"][number][key]


def used(building: str, owner: dict[str, Any] | None = None, *others: dict[str, Any], **changes: Any) -> State:
    """Seat 0 has the building on b1, in its pawn's column, and uses it with the Foreman."""
    mine = owner or seat()
    mine["buildings"] = {"b1": building, **mine["buildings"]}
    state = position(mine, *others, **changes)
    return play(state, "play foreman", f"use {building}")


# --- parliament and the laws after it ---------------------------------------------------------------------------


def _played(players: list[dict[str, Any]], fifth: tuple[str, ...], fourth: tuple[str, ...]) -> None:
    """Everybody has played four cards, the one named in `fourth` last; `fifth` (a Mayor if not told) is kept."""
    for number, owner in enumerate(players):
        kept = fifth[number] if number < len(fifth) else "mayor"
        cards = [card for card in CARDS if card != kept]
        last = list(fourth[number : number + 1])
        owner["played"] = [card for card in cards if card not in last] + last


def parliament(
    *seats: dict[str, Any], fifth: tuple[str, ...] = (), fourth: tuple[str, ...] = (), **changes: Any
) -> State:
    """All cards are played and parliament meets: votes are bought, or bills passed where nobody buys."""
    players = list(seats) or [seat(), seat()]
    _played(players, fifth, fourth)
    return position(*players, pending=[["act", 4 * len(players)]], **changes)


def vote(state: State, *bids: int) -> State:
    """The seats that are asked buy so many votes."""
    for number, bid in enumerate(bids):
        if number in state.actors:
            state.play(f"votes {bid}", number)
    return state


def law_phase(*seats: dict[str, Any], fifth: tuple[str, ...] = (), **changes: Any) -> State:
    """The tax is asked for first; laws are given by their type, as `tax="tax-3"`."""
    players = list(seats) or [seat(), seat()]
    _played(players, fifth, ())
    laws = {kind: changes.pop(kind) for kind in ("tax", "duty", "subsidy", "other") if kind in changes}
    return position(*players, laws=laws, bills={}, pending=[["tax", 0]], **changes)


def settle(state: State, choice: str = "refuse") -> State:
    """Everybody refuses what the laws ask, up to the next round or the end; chance draws what it draws."""
    luck = Luck("settle")
    while not state.over and state.data()["pending"][-1][0] in ("tax", "duty", "ships", "bills"):
        state.play(state.sample(luck) if state.actor == CHANCE else choice)
    return state
