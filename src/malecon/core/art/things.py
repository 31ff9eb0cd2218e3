"""What things on a board are called: short names for the card, the pointer and a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from malecon.core.game import Game

Say = Callable[..., str]


def speaker(game: Game, lang: str, names: Sequence[str] | None) -> Say:
    """Says a thing's name: `say("market", thing="tobacco", price=3)` is the game's text `on-market`, with a capital."""

    def say(key: str, **details: int | str) -> str:
        told = game.texts.say(lang, f"on-{key}", {"n": 1, **details}, names)
        return told[:1].upper() + told[1:]

    return say
