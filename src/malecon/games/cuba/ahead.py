"""What will befall a seat of Cuba: at this round's end, and by the laws in force; and how many votes mean something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.core.game import Game
from malecon.core.story import Event
from malecon.games.cuba.words import DOCKS, LAWS, MATERIALS, PRODUCTS, THINGS

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba


def ahead(game: Game, view: Mapping[str, Any], seat: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """In sentences, the nearest first."""
    cuba = cast("Cuba", game)
    held = view["seats"][seat]
    if not view["pending"] or view["pending"][-1][0] in ("boards", "start"):
        return []

    def say(key: str, **details: int | str) -> str:
        return cuba.texts.say(lang, f"ahead-{key}", details, names)

    told = voted(view, say) + _due(cuba, view, held, say)
    if view["round"] == view["options"]["rounds"]:
        return [*told, say("last-round")]
    products = THINGS[MATERIALS:PRODUCTS]
    lying = [held["yard"].get(thing, 0) for thing in products]
    if any(lying):
        told.append(say("spoils", what=cuba.counted(products, lying, lang)))
    if view["docks"][DOCKS - 1] and view["round"] > 1:
        told.append(say("sails", dock=DOCKS))
    return told


def voted(view: Mapping[str, Any], say: Any) -> list[str]:
    """While the laws act: how the vote went that made them."""
    if view["pending"][-1][0] not in ("tax", "duty"):
        return []
    votes = [held["votes"] for held in view["seats"]]
    if not any(votes):
        return []
    # A tie goes to the one nearest the first player.
    around = [(view["first"] + i) % len(votes) for i in range(len(votes))]
    winner = max(around, key=lambda seat: votes[seat])
    each = ", ".join(say("votes", seat=seat, n=votes[seat]) for seat in sorted(around, key=lambda seat: -votes[seat]))
    return [say("vote", seat=winner, each=each)]


def own(key: str, told: Sequence[Event]) -> tuple[list[Event], dict[str, int]] | None:
    """Of what a tax or a duty brings what is its own: with the last answer the subsidies come, and the round ends."""
    if key not in ("pay", "pay-pesos", "refuse"):
        return None
    mine = [
        event
        for event in told
        if event.kind in ("paid-tax", "paid-duty") or event.details.get("source") in ("tax", "duty", "both")
    ]
    changed: Counter[str] = Counter()
    for event in mine:
        for symbol, n in (
            ("peso", -int(event.details.get("pesos", 0))),
            (str(event.details.get("thing", "")), -int(event.details.get("n", 0))),
            ("point", int(event.details.get("points", 0))),
        ):
            changed[symbol] += n
    return mine, {symbol: n for symbol, n in changed.items() if n}


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
