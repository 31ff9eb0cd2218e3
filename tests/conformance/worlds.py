"""Worlds that a seat can't tell apart, drawn as widely as what it sees allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from malecon import Luck, State


def worlds(state: State, seat: int, count: int, luck: Luck) -> Iterator[State]:
    """Guesses; and where a game guesses by what a perfect memory knows, also what the page alone leaves open."""
    for _ in range(count):
        yield state.guess(seat, luck)
    if state.game.id == "santiago" and not state.options["open_hands"]:
        for _ in range(count):
            world = other_hands(state, seat, luck)
            if world is not None:
                yield world


def other_hands(state: State, seat: int, luck: Luck) -> State | None:
    """Santiago with the others' hidden hands exchanged, or None if that would look different to the seat."""
    data = state.data()
    others = [held for other, held in enumerate(data["seats"]) if other != seat]
    # As many hands with hardly anything as full ones: both ends of a rule are to be tried.
    poor = luck.below(2) == 0
    for held in others:
        held["pesos"], held["points"] = (luck.below(2), luck.below(2)) if poor else (luck.below(9), luck.below(30))
    _deal_anew(others, poor, luck)
    world = state.game.load(data)
    return world if world.see(seat) == state.see(seat) else None


def _deal_anew(others: list[dict[str, Any]], poor: bool, luck: Luck) -> None:
    rich = luck.below(len(others))
    for good in others[0]["goods"]:
        total = sum(held["goods"][good] for held in others)
        for held in others:
            held["goods"][good] = 0
        for _ in range(total):
            others[rich if poor else luck.below(len(others))]["goods"][good] += 1
