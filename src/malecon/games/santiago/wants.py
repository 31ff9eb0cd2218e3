"""What a seat wants: what is given first, what is taken first, and which amounts mean something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.core.game import Game

RAW = ("sugar", "tobacco", "citrus")


def spare(game: Game, view: Mapping[str, Any], seat: int) -> list[str]:
    """Everything that may be given or taken, what is least wanted first."""
    goods: Mapping[str, int] = view["seats"][seat]["goods"] or {}
    demand: Mapping[str, int] = view["demand"]
    value = view["value"]

    def worth(thing: str) -> float:
        if thing == "point":
            return 2.5
        if thing == "peso":
            return 1.0
        # One more than the ship asks for waits for the next.
        missing = demand.get(thing, 0) - goods.get(thing, 0)
        keep = value if demand.get(thing, 0) else 0
        return keep + (0.5 if missing > 0 else 0) + (0.5 if thing not in RAW else 0) - (1 if missing < 0 else 0) + 0.25

    return sorted(("peso", "point", *view["reserve"]), key=worth)


def stock(game: Game, view: Mapping[str, Any], seat: int) -> dict[str, tuple[int, bool]]:
    """What the reserve has of each good, and whether the ship asks for it."""
    return {good: (n, bool(view["demand"].get(good))) for good, n in view["reserve"].items()}


def quick(
    game: Game, view: Mapping[str, Any], seat: int, key: str, lang: str, names: Sequence[str] | None = None
) -> dict[int, str]:
    """The amounts that have a button of their own: as many as the ship asks for, and all."""
    made = {"distil": ("sugar", "rum"), "roll": ("tobacco", "cigars")}.get(key)
    goods = view["seats"][seat]["goods"]
    if made is None or goods is None:
        return {}
    raw, good = made
    most = min(goods[raw], view["reserve"][good])
    missing = view["demand"].get(good, 0) - goods[good]
    told = {most: game.texts.say(lang, "quick-all", {"n": most})}
    if 0 < missing < most:
        told[missing] = game.texts.say(lang, "quick-asked", {"n": missing})
    return told
