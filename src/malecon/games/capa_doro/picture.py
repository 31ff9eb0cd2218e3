"""A position of Capa d'Oro as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.games.capa_doro.words import CIGARS, COLUMNS, KINDS_OF_TOBACCO, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.games.capa_doro.parts import Parts

HEADS = {
    "en": ("market", "discards", "Bag", "beetles", "events", "Customs", "points", "in hand", "neutral"),
    "fr": ("marché", "défausse", "Sac", "vrillettes", "événements", "Douane", "points", "en main", "neutres"),
}
STRANGER = {"neutral": "○", "bargain": "★"}


def picture(game: Game, view: Mapping[str, Any], lang: str) -> str:
    parts: Parts = cast(Any, game).parts
    market, discards, bag, beetles, events, customs, points, hand, neutral = HEADS[lang]
    colon = " :" if lang == "fr" else ":"

    def name(kind: str, word: str, n: int = 1) -> str:
        return game.texts.say(lang, f"{kind}-{word}", {"n": n})

    def money(n: int) -> str:
        return f"{n} $" if lang == "fr" else f"${n}"

    def heap(numbers: Sequence[int]) -> str:
        return ", ".join(f"{n} {name('tobacco', t, n)}" for t, n in zip(TOBACCOS, numbers, strict=True) if n) or "–"

    def cigar(tile: Mapping[str, Any]) -> str:
        title = name("cigar", tile["cigar"])
        if tile["rolled"]:
            return f"({title})"
        number = CIGARS.index(tile["cigar"])
        recipe = parts.recipe[KINDS_OF_TOBACCO * number : KINDS_OF_TOBACCO * number + KINDS_OF_TOBACCO]
        return f"{title}{colon} {heap(recipe)} → {parts.points[number]} + {money(parts.dollars[number])}"

    inside = heap([view["bag"][tobacco] for tobacco in TOBACCOS])
    lines = [f"{bag}{colon} {inside}, {view['bag']['beetle']} {beetles} · {sum(view['events'].values())} {events}"]
    if view["neutral"]:
        lines[0] += f" · {view['neutral']} {neutral}"
    lines.append("     " + " → ".join(name("column", column) for column in COLUMNS))
    for region, tobacco, price, track in zip(REGIONS, TOBACCOS, parts.price, parts.tracks, strict=True):
        filled = view["market"][tobacco]
        spaces = " ".join(f"[{p}]" if i < filled else f"{p}" for i, p in enumerate(track))
        shut = f" · {customs} !" if view["customs"] == region else ""
        lines.append(
            f"{name('region', region)} ({money(price)}) · {market} {name('sort', tobacco)}{colon} {spaces} · "
            f"{discards} {view['discards'][tobacco]}{shut}"
        )
        for number, row in enumerate(view["fields"][region], 1):
            lines.append(f"  {number}  " + " → ".join(_plantation(place) for place in row))
    for number, seat in enumerate(view["seats"]):
        mark = "►" if number == view["turn"] else " "
        stock = heap([seat["stock"][tobacco] for tobacco in TOBACCOS])
        player = game.texts.say(lang, "player", {"n": number + 1})
        purse = money(seat["dollars"])
        lines.append(f"{mark}{player}{colon} {seat['points']} {points}, {purse}, {seat['plantations']} {hand}, {stock}")
        lines.append("   " + (" | ".join(cigar(tile) for tile in seat["cigars"] if tile) or "–"))
    return "\n".join(lines)


def _plantation(place: Mapping[str, Any] | None) -> str:
    """Whose it is and its bales: `1▪▪`."""
    if place is None:
        return "····"
    owner = place["owner"]
    who = STRANGER[owner] if isinstance(owner, str) else str(owner + 1)
    return f"{who}{'▪' * place['bales']:<3}"
