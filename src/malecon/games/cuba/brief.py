"""A turn of Cuba in a few words: «Mayor: loaded 4 at dock 2»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba

Words = dict[str, int | str]


def brief(cuba: Cuba, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
    """What was done with a card, and what was voted and paid; nothing where there is no more to say than the moves."""
    done = [(cuba.lexicon.family_of(move).key, cuba.lexicon.family_of(move).args(move)) for move in moves]
    told = [cuba.texts.say(lang, f"brief-{key}", words) for key, words in _parts(done)]
    return " · ".join(told)


def _parts(done: Sequence[tuple[str, Words]]) -> list[tuple[str, Words]]:
    keys = [key for key, _ in done]
    parts: list[tuple[str, Words]] = []
    if "play" in keys:
        at = keys.index("play")
        card = str(done[at][1]["card"])
        what, words = CARDS[card](done[at + 1 :])
        parts.append((f"{card}-{what}", {"card": card, **words}))
    elif "take" in keys:
        parts.append(("pieces", {}))
    for key in ("board", "delegate", "votes"):
        parts += [(key, words) for own, words in done if own == key]
    if "enact" in keys:
        parts.append(("enact", {"n": keys.count("enact")}))
    paid = [key for key in ("pay-pesos", "pay") if key in keys]
    if "refuse" in keys or paid:
        parts.append(("both" if len(paid) == 2 else paid[0] if paid else "refuse", {}))
    return parts


def _worker(done: Sequence[tuple[str, Words]]) -> tuple[str, Words]:
    return next((("worked", words) for key, words in done if key == "work"), ("idle", {}))


def _trader(done: Sequence[tuple[str, Words]]) -> tuple[str, Words]:
    keys = [key for key, _ in done]
    if "take" in keys:
        return "took", {}
    sold, bought = keys.count("sell"), keys.count("buy")
    return ("traded" if sold and bought else "sold" if sold else "bought" if bought else "idle"), {
        "sold": sold, "bought": bought,
    }  # fmt: skip


def _architect(done: Sequence[tuple[str, Words]]) -> tuple[str, Words]:
    return next((("built", words) for key, words in done if key == "build"), ("idle", {}))


def _foreman(done: Sequence[tuple[str, Words]]) -> tuple[str, Words]:
    used = [words for key, words in done if key == "use"]
    if len(used) == 1:
        return "used", used[0]
    return ("oversaw", {"n": len(used)}) if used else ("idle", {})


def _mayor(done: Sequence[tuple[str, Words]]) -> tuple[str, Words]:
    loaded = [words for key, words in done if key == "load"]
    return ("loaded", {"n": len(loaded), "dock": loaded[0]["dock"]}) if loaded else ("idle", {})


CARDS = {"worker": _worker, "trader": _trader, "architect": _architect, "foreman": _foreman, "mayor": _mayor}
