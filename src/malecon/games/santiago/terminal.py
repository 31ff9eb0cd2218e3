"""A position of Santiago de Cuba as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.games.santiago.words import CUBANS, FLOWERS, GOODS

if TYPE_CHECKING:
    from malecon.core.game import Game


def picture(game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    def name(kind: str, word: str | None, n: int = 1) -> str:
        return "·" if word is None else game.texts.say(lang, f"{kind}-{word}", {"n": n})

    colon = " :" if lang == "fr" else ":"
    heads = ("ship", "value", "asks", "road", "harbour", "seat")
    ship, value, asks, road, harbour, seat_head = (game.texts.say(lang, f"terminal-{head}") for head in heads)
    demand = ", ".join(f"{n} {name('good', good, n)}" for good, n in view["demand"].items()) or "–"
    lines = [f"{ship} {view['ship']} · {value} {view['value']} · {asks}{colon} {demand}"]
    if view["dice"]:
        lines.append("⚄ " + ", ".join(f"{name('for_good', good)} {n}" for good, n in view["dice"].items()))
    stops = [harbour] + [
        f"({name('cuban', cuban)})" if down else name("cuban", cuban)
        for cuban, down in zip(view["cubans"], view["down"], strict=True)
    ]
    stops[view["car"]] = f"[{stops[view['car']]}]"
    lines.append(f"{road}{colon} " + " → ".join(stops))
    for garden, flower in enumerate(FLOWERS):
        row = []
        for place in range(3 * garden, 3 * garden + 3):
            brokers = "".join(f"♟{s + 1}" for s, held in enumerate(view["seats"]) if held["broker"] == place)
            owner = "" if view["owners"][place] is None else f"⚑{view['owners'][place] + 1}"
            row.append(f"{name('building', view['buildings'][place])}{brokers}{owner}")
        # Who sends the broker here is what a driver has to know.
        from_whom = [name("cuban", cuban) for cuban in CUBANS if game.numbers.values.get(f"flower.{cuban}") == flower]
        lines.append(f"{name('flower', flower):>8}{colon} {' | '.join(row)} ← {', '.join(from_whom)}")
    for number, held in enumerate(view["seats"]):
        hidden = held["pesos"] is None
        goods = (
            "?"
            if hidden
            else ", ".join(f"{held['goods'][g]} {name('good', g, held['goods'][g])}" for g in GOODS if held["goods"][g])
        )
        mark = "►" if number == view["turn"] else " "
        player = names[number] if names else f"{seat_head} {number + 1}"
        lines.append(
            f"{mark}{player}{colon} {_some(held['points'], 'point', lang)}, "
            f"{_some(held['pesos'], 'peso', lang)}, {goods or '–'}"
        )
    return "\n".join(lines)


def _some(number: int | None, unit: str, lang: str) -> str:
    """`1 point`, `2 pesos`; the two words are the same in both languages, but 0 is singular in French."""
    if number is None:
        return f"? {unit}s"
    return f"{number} {unit}" if number == 1 or (number == 0 and lang == "fr") else f"{number} {unit}s"
