"""What the rules page shows beyond single numbers, made from them, so that page and game agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro.layout import SORTS
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, EVENTS, TOBACCOS

if TYPE_CHECKING:
    from malecon.core.texts import Texts
    from malecon.games.capa_doro.parts import Parts

LETTERS = "oybd"
GREY = TOBACCOS.index("grey")


def figures(parts: Parts, texts: Texts, lang: str) -> dict[str, int | str]:
    """Tables, the example of a market, and numbers that follow from others."""
    return {
        "bag.cubes": sum(parts.bales) - sum(parts.market) + parts.beetles,
        "events.cards": parts.each_event * len(EVENTS),
        "cigars": _cigars(parts, texts, lang),
        "tracks": _tracks(parts, texts, lang),
        **_example(parts),
    }


def _cigars(parts: Parts, texts: Texts, lang: str) -> str:
    lines = [texts.say(lang, "rules-cigars"), "|---|---|---|---|---|"]
    for number, cigar in enumerate(CIGARS):
        recipe = parts.recipe[SORTS * number : SORTS * number + SORTS]
        bales = " ".join(letter * n for letter, n in zip(LETTERS, recipe, strict=True) if n)
        name = texts.say(lang, f"cigar-{cigar}")
        letter = CLASSES[number // CLASS].upper()
        lines.append(f"| {letter} | {name} | {bales} | {parts.points[number]} | {parts.dollars[number]} |")
    return "\n".join(lines)


def _tracks(parts: Parts, texts: Texts, lang: str) -> str:
    lines = []
    for tobacco, track, filled in zip(TOBACCOS, parts.tracks, parts.market, strict=True):
        name = texts.say(lang, f"sort-{tobacco}")
        prices = [str(price) for price in track]
        colon = " :" if lang == "fr" else ":"
        lines.append(f"- {name}{colon} `{' '.join([*prices[:filled], '|', *prices[filled:]])}`")
    return "\n".join(lines)


def _example(parts: Parts) -> dict[str, int | str]:
    """The grey market at the start, drawn, and what two sales or two purchases there come to."""
    track, filled = parts.tracks[GREY], parts.market[GREY]
    last = len(track) - 1
    return {
        "example.prices": "".join(f"{price:<4}" for price in track).rstrip(),
        "example.bales": " ".join(["[●]"] * filled),
        "example.buy": track[max(filled - 1, 0)],
        "example.buy-next": track[max(filled - 2, 0)],
        "example.sell": track[min(filled, last)],
        "example.sell-next": track[min(filled + 1, last)],
    }
