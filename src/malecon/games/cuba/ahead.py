"""What will befall a seat of Cuba: at this round's end, and by the laws in force; and how many votes mean something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.core.game import Game
from malecon.games.cuba.words import DOCKS, LAWS, MATERIALS, PRODUCTS, THINGS

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba


def ahead(game: Game, view: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    """In sentences, the nearest first."""
    cuba = cast("Cuba", game)
    held = view["seats"][seat]
    if not view["pending"] or view["pending"][-1][0] in ("boards", "start"):
        return []

    def say(key: str, **details: int | str) -> str:
        return cuba.texts.say(lang, f"ahead-{key}", details)

    told = _due(cuba, view, held, say)
    if view["round"] == view["options"]["rounds"]:
        return [*told, say("last-round")]
    products = THINGS[MATERIALS:PRODUCTS]
    lying = [held["yard"].get(thing, 0) for thing in products]
    if any(lying):
        told.append(say("spoils", what=cuba.counted(products, lying, lang)))
    if view["docks"][DOCKS - 1] and view["round"] > 1:
        told.append(say("sails", dock=DOCKS))
    return told


def _due(cuba: Cuba, view: Mapping[str, Any], held: Mapping[str, Any], say: Any) -> list[str]:
    """The tax and the duty in force, where the seat couldn't pay them now."""
    told, parts = [], cuba.parts
    law = view["laws"]["tax"]
    tax = parts.tax[LAWS.index(law)] if law else parts.tax_printed
    if law == "tax-buildings":
        tax *= len(held["buildings"])
    if held["pesos"] < tax:
        told.append(say("tax", tax=tax, pesos=held["pesos"]))
    duty = view["laws"]["duty"]
    first, end, asked = parts.duties[LAWS.index(duty) - LAWS.index("duty-citrus") + 1 if duty else 0]
    have = sum(held["yard"].get(thing, 0) + held["warehouse"].get(thing, 0) for thing in THINGS[first:end])
    if have < asked:
        sort = {0: "-materials", MATERIALS: "-products"}[first] if end - first > 1 else ""
        told.append(say(f"duty{sort}", thing=THINGS[first], asked=asked, have=have))
    return told


def quick(game: Game, view: Mapping[str, Any], seat: int, key: str, lang: str, names: Sequence[str]) -> dict[int, str]:
    """Of votes: none, what passes the strongest of the others if they buy none, and all. What passes is chosen at
    first, if there is enough for it."""
    if key != "votes":
        return {}

    def say(key: str, **details: int | str) -> str:
        return game.texts.say(lang, f"quick-{key}", details, names)

    own = view["seats"][seat]
    others = [(held["votes"], -i) for i, held in enumerate(view["seats"]) if i != seat]
    votes, place = max(others)
    most, passing = own["pesos"], max(0, votes + 1 - own["votes"])
    told = {passing: say("passes", n=passing, other=-place)} if passing <= most else {}
    return {**told, **({0: say("none")} if passing else {}), **({most: say("all", n=most)} if most > passing else {})}
