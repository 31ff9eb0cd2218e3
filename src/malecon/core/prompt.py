"""What a game asks of a seat now, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.core.game import Game


def prompt(game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    """The text `prompt-<word>` of the topmost pending decision in a view; empty where a game has none.

    >>> import malecon
    >>> state = malecon.game("santiago").start(players=2, seed=1)
    >>> prompt(state.game, state.see(state.actor), "en")
    'Leave one die out'
    """
    word, details = asked(game, view, lang)
    if not word or not game.texts.has(lang, f"prompt-{word}"):
        return ""
    try:
        return game.texts.say(lang, f"prompt-{word}", {**details, **game.prompt_details(view)}, names)
    except ValueError:  # the text wants to know what the view hides
        return ""


def asked(game: Game, view: Mapping[str, Any], lang: str) -> tuple[str, dict[str, int | str]]:
    """The word of the topmost pending decision in a view, and what texts about it may speak of.

    >>> import malecon
    >>> asked(malecon.game("santiago"), {"pending": [["drive"], ["use", "casino"]]}, "en")
    ('use', {'building': 'casino'})
    """
    frame = _topmost(view)
    if not frame:
        return "", {}
    details: dict[str, int | str] = {}
    places = {name for family in game.lexicon.families for name in family.names}
    for word in frame[1:]:
        if isinstance(word, str):
            details |= {place: word for place in places if game.texts.has(lang, f"{place}-{word}")}
        elif isinstance(word, int):
            details.setdefault("n", word)
    return str(frame[0]), details


def step(game: Game, view: Mapping[str, Any], lang: str) -> str:
    """The same as a step of a turn, in a word: the text `step-<word>`; empty where a game has none.

    >>> import malecon
    >>> step(malecon.game("santiago"), {"pending": [["drive"], ["use", "casino"]]}, "en")
    'Building'
    """
    frame = _topmost(view)
    key = f"step-{frame[0]}" if frame else ""
    return game.texts.say(lang, key) if key and game.texts.has(lang, key) else ""


def word(view: Mapping[str, Any]) -> str:
    """Of which kind the pending decision in a view is."""
    return str(next(iter(_topmost(view)), ""))


def _topmost(view: Mapping[str, Any]) -> list[Any]:
    """The pending decision in a view: its word, then what it is about."""
    pending = view.get("pending")
    top = pending[-1] if isinstance(pending, list) and pending else pending
    frame = [top] if isinstance(top, str) else top
    return frame if isinstance(frame, list) else []
