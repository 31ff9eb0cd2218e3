"""The tables of the rules page that are ours, filled in from the numbers, so that page and game agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, KINDS_OF_TOBACCO, TOBACCOS

if TYPE_CHECKING:
    from malecon.core.texts import Texts
    from malecon.games.capa_doro.parts import Parts

LETTERS = "oybd"
HEADS = {
    "en": "| class | cigar | bales | points | dollars |",
    "fr": "| classe | cigare | balles | points | dollars |",
}


def fill(page: str, parts: Parts, texts: Texts, lang: str) -> str:
    page = page.replace("<!-- cigars -->", _cigars(parts, texts, lang))
    return page.replace("<!-- tracks -->", _tracks(parts, texts, lang))


def _cigars(parts: Parts, texts: Texts, lang: str) -> str:
    lines = [HEADS[lang], "|---|---|---|---|---|"]
    for number, cigar in enumerate(CIGARS):
        recipe = parts.recipe[KINDS_OF_TOBACCO * number : KINDS_OF_TOBACCO * number + KINDS_OF_TOBACCO]
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
        colon = "\N{NO-BREAK SPACE}:" if lang == "fr" else ":"
        lines.append(f"- {name}{colon} `{' '.join([*prices[:filled], '|', *prices[filled:]])}`")
    return "\n".join(lines)
