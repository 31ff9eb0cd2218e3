"""What will befall a seat unless it does something: warnings, not advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game
from malecon.games.santiago.things import STOPS

NEARLY = 3  # goods after which a ship is full


def ahead(game: Game, view: Mapping[str, Any], seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """In sentences, what matters most first."""
    return [game.texts.say(lang, f"ahead-{key}", details) for key, details in _ahead(game, view, seat)][:3]


def _ahead(game: Game, view: Mapping[str, Any], seat: int) -> Iterator[tuple[str, dict[str, int | str]]]:
    numbers, held = game.numbers, view["seats"][seat]
    demand: Mapping[str, int] = view["demand"]
    goods = held["goods"] or {}
    asked = sum(min(n, goods.get(good, 0)) for good, n in demand.items())
    wanted = sum(demand.values())
    # While the car stands in the harbour nobody waits for it to come by.
    if asked and view["value"] == numbers["value.last"] and view["car"]:
        yield "sails", {"n": asked, "stops": STOPS - view["car"]}
    elif asked and wanted <= NEARLY:
        yield "nearly-full", {"wanted": wanted, "n": asked}
    if view["ship"] == numbers["ships"]:
        yield "last-ship", {"n": sum(goods.values())}
    if held["pesos"] is not None and held["pesos"] < numbers["drive.price"]:
        yield "no-pesos", {}
