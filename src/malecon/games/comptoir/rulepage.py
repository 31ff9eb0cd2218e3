"""What the rules page says beside the numbers themselves: how many there are of all, and its examples."""

from __future__ import annotations

from malecon.core.numbers import Numbers
from malecon.games.comptoir.words import CARGO, EVENTS, LARGEST, SMALLEST


def figures(numbers: Numbers) -> dict[str, int | str]:
    rum, quality = numbers["cargo.rum.bonus"], numbers["quality"]
    return {
        "ships.all": sum(numbers[f"ships.{value}"] for value in range(SMALLEST, LARGEST + 1)),
        "cargo.all": sum(numbers[f"cargo.{good}.tiles"] for good in CARGO),
        "events.all": sum(numbers[f"events.{event}"] for event in EVENTS),
        # A ship of value 5 with rum, 3 porters of Ana's and 2 of Bo's.
        "example.ana": 3 * rum,
        "example.bo": 2 * rum,
        "example.top-ana": 3 * (rum + quality),
        "example.top-bo": 2 * (rum + quality),
        "example.pirates": 5 * rum,
        "example.purse": max(0, numbers["cards.governor.commission"] - 2),
    }
