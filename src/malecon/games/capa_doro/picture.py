"""A position of Capa d'Oro as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from malecon.games.capa_doro.words import CIGARS, KINDS_OF_TOBACCO, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.games.capa_doro.parts import Parts

HEADS = {
    "en": ("market", "discards", "Bag", "beetles", "events", "Customs", "points", "plantations in hand", "neutral"),
    "fr": ("marché", "défausse", "Sac", "vrillettes", "événements", "Douane", "points", "plantations en main", "neutres"),
}  # fmt: skip
STRANGER = {"neutral": "○", "bargain": "★"}


def picture(game: Game, view: Mapping[str, Any], lang: str) -> str:
    parts: Parts = cast(Any, game).parts
    market, discards, bag, beetles, events, customs, points, plantations, neutral = HEADS[lang]

    def name(kind: str, word: str) -> str:
        return game.texts.say(lang, f"{kind}-{word}", {"n": 2})

    cubes = ", ".join(f"{view['bag'][tobacco]} {name('tobacco', tobacco)}" for tobacco in TOBACCOS)
    lines = [f"{bag}: {cubes}, {view['bag']['beetle']} {beetles} · {sum(view['events'].values())} {events}"]
    if view["neutral"]:
        lines[0] += f" · {view['neutral']} {neutral}"
    for region, tobacco, price, track in zip(REGIONS, TOBACCOS, parts.price, parts.tracks, strict=True):
        filled = view["market"][tobacco]
        spaces = " ".join(f"[{p}]" if i < filled else f"{p}" for i, p in enumerate(track))
        shut = f" · {customs}!" if view["customs"] == region else ""
        lines.append(
            f"{name('region', region)} (${price}) · {market} {name('tobacco', tobacco)}: {spaces} · "
            f"{discards} {view['discards'][tobacco]}{shut}"
        )
        for number, row in enumerate(view["fields"][region], 1):
            lines.append(f"  {number}  " + " → ".join(_plantation(place) for place in row))
    for number, seat in enumerate(view["seats"]):
        mark = "►" if number == view["turn"] else " "
        stock = ", ".join(f"{seat['stock'][t]} {name('tobacco', t)}" for t in TOBACCOS if seat["stock"][t])
        player = game.texts.say(lang, "player", {"n": number + 1})
        lines.append(
            f"{mark}{player}: {seat['points']} {points}, ${seat['dollars']}, {seat['plantations']} {plantations}, "
            f"{stock or '–'}"
        )
        cigars = [_cigar(tile, parts, name) for tile in seat["cigars"] if tile]
        lines.append("   " + (" | ".join(cigars) or "–"))
    return "\n".join(lines)


def _plantation(place: Mapping[str, Any] | None) -> str:
    """Whose it is and its bales: `1▪▪`."""
    if place is None:
        return "····"
    owner = place["owner"]
    return f"{STRANGER.get(owner, owner if isinstance(owner, str) else owner + 1)}{'▪' * place['bales']:<3}"


def _cigar(tile: Mapping[str, Any], parts: Parts, name: Any) -> str:
    title = name("cigar", tile["cigar"])
    if tile["rolled"]:
        return f"({title})"
    number = CIGARS.index(tile["cigar"])
    recipe = parts.recipe[KINDS_OF_TOBACCO * number : KINDS_OF_TOBACCO * number + KINDS_OF_TOBACCO]
    bales = " ".join(f"{n} {name('tobacco', tobacco)}" for tobacco, n in zip(TOBACCOS, recipe, strict=True) if n)
    return f"{title}: {bales} → {parts.points[number]} + ${parts.dollars[number]}"
