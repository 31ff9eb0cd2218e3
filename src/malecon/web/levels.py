"""The bots a person may choose from, by name."""

from __future__ import annotations

from malecon import bots
from malecon.web.words import TEXTS


def levels() -> list[str]:
    """All bots, weakest first."""
    return list(bots.names())


def usual(wanted: str = "") -> str:
    """The level last used, or a fair one."""
    known = levels()
    return wanted if wanted in known else next((name for name in ("medium", "greedy") if name in known), known[-1])


def level_name(name: str, lang: str) -> str:
    """A bot's name for people."""
    return TEXTS.say(lang, f"bot-{name}") if TEXTS.has(lang, f"bot-{name}") else name
