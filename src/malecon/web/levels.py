"""What people call the bots."""

from __future__ import annotations

from malecon.web.words import TEXTS


def level_name(name: str, lang: str) -> str:
    """A bot's name for people."""
    return TEXTS.say(lang, f"bot-{name}") if TEXTS.has(lang, f"bot-{name}") else name
