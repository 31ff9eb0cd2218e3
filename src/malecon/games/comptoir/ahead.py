"""What will befall a seat unless it does something: warnings, not advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game

NEARLY = 2  # places that are still free on a ship about to sail
FEW = 3  # ships that are still to come: the end is near
MOST = 3  # that are told at once


def ahead(game: Game, view: Mapping[str, Any], seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """In sentences, what matters most first."""
    return [game.texts.say(lang, f"ahead-{key}", details) for key, details in _ahead(game, view, seat)][:MOST]


def _ahead(game: Game, view: Mapping[str, Any], seat: int) -> Iterator[tuple[str, dict[str, int | str]]]:
    mine, goal = view["seats"][seat], game.numbers["end.bonuses"]
    if view["last"]:
        yield "last-round", {}
    elif 0 < (coming := sum(view["ships"].values())) <= FEW:
        yield "last-ships", {"n": coming}
    richest = max(other["bonuses"] for i, other in enumerate(view["seats"]) if i != seat)
    if richest * 10 >= goal * 8:
        yield "goal", {"n": goal - richest}
    for quay, ship in enumerate(view["quays"], 1):
        if not ship or not ship["porters"][seat]:
            continue
        if ship["event"] == "storm":
            yield "storm", {"quay": quay, "n": ship["porters"][seat]}
        elif ship["event"] == "pirates" and ship["owner"] != seat:
            yield "pirates", {"quay": quay}
    holder = view["slate"]
    aboard = [
        quay
        for quay, ship in enumerate(view["quays"], 1)
        if ship and ship["porters"][seat] and ship["ship"] - sum(ship["porters"]) <= NEARLY
    ]
    if holder is not None and holder != seat and aboard:
        yield "slate", {"quay": aboard[0]}
    if not mine["porters"]:
        yield "no-porters", {}
    elif len(mine["cards"]) == 1:
        yield "last-card", {"card": mine["cards"][0]}
