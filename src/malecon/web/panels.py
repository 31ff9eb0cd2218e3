"""What a seat holds, as words and numbers, for any game: from the part of a view that belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from malecon.core.game import Game
from malecon.core.lexicon import Lexicon
from malecon.core.texts import Texts
from malecon.web.words import TEXTS

UNKNOWN = "?"
# More than a panel can hold is left to the drawing.
MOST = 12
# The symbols of what a game is won by.
COUNTS = ("point", "bonus")


def facts(game: Game, view: Mapping[str, Any], seat: int, lang: str) -> tuple[tuple[str, str], ...]:
    """(label, value) pairs: every list of the view that has one entry a seat tells something about it."""
    seats = view.get("seats")
    if isinstance(seats, list) and len(seats) > seat and isinstance(seats[seat], Mapping):
        pairs = list(_pairs(game, seats[seat], lang))
    else:
        own = {
            key: values[seat]
            for key, values in view.items()
            if isinstance(values, list) and len(values) == view.get("players")
        }
        pairs = list(_pairs(game, own, lang))
    return tuple(pairs[:MOST])


def _pairs(game: Game, holdings: Mapping[str, Any], lang: str) -> Iterator[tuple[str, str]]:
    for key, value in holdings.items():
        if isinstance(value, Mapping):
            yield from ((word(game, inner, lang), _value(number)) for inner, number in value.items() if number != 0)
        elif isinstance(value, int | str) or value is None:
            yield word(game, key, lang), _value(value)
        elif isinstance(value, list) and value and all(isinstance(item, int | str) for item in value):
            yield word(game, key, lang), ", ".join(word(game, str(item), lang) for item in value)


def named(
    game: Game, tallies: Iterable[tuple[str, str]], lang: str, score: int | None
) -> tuple[tuple[str, str, str], ...]:
    """A drawing's tallies with the name of each symbol; after the end what counts is the final score."""
    return tuple(
        (symbol, number if score is None or symbol not in COUNTS else str(score), word(game, symbol, lang))
        for symbol, number in tallies
    )


def word(game: Game, told: str, lang: str) -> str:
    """What a word of the game's data or of its notation is called."""
    return _name(game.texts, _places(game.lexicon), told, lang)


@lru_cache(maxsize=2000)
def _name(texts: Texts, places: tuple[str, ...], word: str, lang: str) -> str:
    """By texts and not by game: two editions of a game are equal and speak otherwise."""
    for prefix in ("label", "good", "building", *places):
        if texts.has(lang, f"{prefix}-{word}"):
            return texts.say(lang, f"{prefix}-{word}", {"n": 1})
    key = f"symbol-{word}"
    return TEXTS.say(lang, key) if TEXTS.has(lang, key) else word.replace("_", " ").replace("-", " ")


@cache
def _places(lexicon: Lexicon) -> tuple[str, ...]:
    """The places of the moves' patterns: a word that stands in one has a text of that name."""
    return tuple(sorted({name for family in lexicon.families for name in family.names}))


def _value(value: Any) -> str:
    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return "✓" if value else "–"
    return str(value)
