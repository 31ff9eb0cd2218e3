"""What will befall a seat of Capa d'Oro, and how many bales to buy or sell mean something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.core.game import Game
from malecon.games.capa_doro.about import lacking, recipe
from malecon.games.capa_doro.words import CIGARS

if TYPE_CHECKING:
    from malecon.games.capa_doro.game import CapaDoro

# Cubes that a seat draws in a turn, about.
A_TURN = 4
# Bales of which it is a pity when a beetle comes.
TEMPTING = 4


def ahead(game: Game, view: Mapping[str, Any], seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """In sentences, what ends the game first."""
    capa = cast("CapaDoro", game)

    def say(key: str, **details: int | str) -> str:
        return capa.texts.say(lang, f"ahead-{key}", details)

    told = _asked(capa, view, lang)
    told += [say("rival", **threat) for i in range(view["players"]) if i != seat and (threat := _threat(capa, view, i))]
    cubes = sum(view["bag"].values())
    if cubes == 0:
        told.append(say("last-round"))
    elif cubes <= A_TURN * view["players"]:
        told.append(say("bag", n=cubes))
    told += [say("exposed", region=region, row=row, n=bales) for region, row, bales in _exposed(view, seat)]
    stock = sum(view["seats"][seat]["stock"].values())
    if stock >= TEMPTING and view["bag"]["beetle"]:
        told.append(say("beetle", n=(stock + 1) // 2))
    return told


def _asked(capa: CapaDoro, view: Mapping[str, Any], lang: str) -> list[str]:
    """What the event or the beetle does that asks for a place now."""
    asked = view["pending"][-1] if view["pending"] else [""]
    word = asked[1] if asked[0] == "choose" else asked[0]
    return [capa.texts.say(lang, f"about-{word}")] if asked[0] in ("choose", "beetle") else []


def _threat(capa: CapaDoro, view: Mapping[str, Any], seat: int) -> dict[str, int | str]:
    """A cigar that would give the seat the points to win, and for which it has all bales."""
    held = view["seats"][seat]
    for cigar in _open(held):
        points = held["points"] + capa.parts.points[CIGARS.index(cigar)]
        if points >= capa.parts.goal and not lacking(capa, cigar, held["stock"]):
            return {"cigar": cigar, "points": points}
    return {}


def _exposed(view: Mapping[str, Any], seat: int) -> list[tuple[str, int, int]]:
    """Where the seat's plantation grows bales and another one waits behind it: sowing there sends it home."""
    return [
        (region, row, growing["bales"])
        for region, rows in view["fields"].items()
        for row, (seed, growing, _) in enumerate(rows, 1)
        if seed and growing and growing["owner"] == seat and growing["bales"]
    ]


def _open(held: Mapping[str, Any]) -> list[str]:
    return [tile["cigar"] for tile in held["cigars"] if tile and not tile["rolled"]]


def quick(game: Game, view: Mapping[str, Any], seat: int, key: str, lang: str, names: Sequence[str]) -> dict[int, str]:
    """Of `buy orange`: what a cigar lacks; of `sell orange`: what no cigar asks for, which is chosen at first, and
    all."""
    deed, _, tobacco = key.partition(" ")
    held = view["seats"][seat]
    if deed not in ("buy", "sell") or tobacco not in held["stock"]:
        return {}
    capa, told = cast("CapaDoro", game), {}
    have = held["stock"][tobacco]
    if deed == "buy":
        for cigar in _open(held):
            short = lacking(capa, cigar, held["stock"]).get(tobacco, 0)
            if short and short not in told:
                told[short] = game.texts.say(lang, "quick-cigar", {"n": short, "cigar": cigar})
        return told
    spare = have - sum(recipe(capa, cigar)[tobacco] for cigar in _open(held))
    most = {have: game.texts.say(lang, "quick-all", {"n": have})}
    if spare == have:
        return {**most, 1: "1"}
    return {**({spare: game.texts.say(lang, "quick-spare", {"n": spare})} if spare > 0 else {}), 1: "1", **most}
