"""A turn of Capa d'Oro in a few words: «rolled Perla, harvested 2, sowed 2»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from malecon.games.capa_doro.game import CapaDoro

MOST = 8  # words


def brief(capa: CapaDoro, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
    """What counts most first; what a turn brought is told in signs beside it."""
    done: dict[str, list[dict[str, int | str]]] = {}
    for move in moves:
        family = capa.lexicon.family_of(move)
        key = family.key.partition("-")[0] if family.key in ("beetle-plantation", "beetle-stock") else family.key
        done.setdefault(key, []).append({k: v for k, v in family.args(move).items() if k != "other"})
    told = []
    for key in (key for key in ORDER if key in done):
        words = done[key][0] if key in NAMED else {}
        told.append(capa.texts.say(lang, f"brief-{key}", {**words, "n": len(done[key])}))
    while len(" ".join(told).split()) > MOST:
        told.pop()
    return ", ".join(told) or capa.texts.say(lang, "brief-idle")


NAMED = ("seed", "grow", "roll", "customs", "drought")
ORDER = (
    "seed", "grow", "roll", "harvest", "sow", "sow-neutral", "sell", "buy",
    "beetle", "customs", "bargain", "drought", "fashion", "glut", "blight",
)  # fmt: skip
