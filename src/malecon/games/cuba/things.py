"""What lies on Cuba's board, and what it is called.

`dock-1` … `dock-3` · `ship-<n>` at sea and at the docks · `parliament` · `law-<type>`, `bill-<type>` (tax, duty,
subsidy, other) · `market-<ware>` · `round` · `supply-<thing>` · `field-<a1…c4>` of the viewer's own plantation, or
before there is one `plantation-<colour>` · `building-<name>` on the site · `card-<character>` · `yard-<thing>`,
`purse` · of every other seat `seat<n>-plantation` and `seat<n>-field-<a1…c4>`. Who only looks on sees those of whose
turn it is as their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.core.art.things import Say, speaker
from malecon.core.game import Game
from malecon.games.cuba.words import BUILDINGS, CARDS, COLOURS, FIELDS, THINGS, TYPES, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba

Named = Iterator[tuple[str, str]]


def things(
    game: Game, view: Mapping[str, Any], lang: str, viewer: int | None = None, names: Sequence[str] | None = None
) -> dict[str, str]:
    """Every thing's id and name, as the viewer sees the board."""
    cuba = cast("Cuba", game)
    say = speaker(game, lang, names)
    own = owner(view, viewer)
    named = dict(_harbour(cuba, view, lang, say))
    named |= _parliament(cuba, view, say)
    named |= _market(cuba, view, say)
    named |= _plantation(view, own, "", say)
    for colour in _free(view, own):
        named[f"plantation-{colour}"] = say("colour", colour=colour)
    for building in edition(view):
        cost = cuba.cost(building, lang)
        named[f"building-{building}"] = say("site", building=building, cost=cost, left=view["site"][building])
    named |= _hand(view, own, viewer is not None, say)
    for seat in range(len(view["seats"])):
        if seat != own:
            named[f"seat{seat}-plantation"] = say("plantation", seat=seat)
            named |= _plantation(view, seat, f"seat{seat}-", say)
    return named


def owner(view: Mapping[str, Any], viewer: int | None) -> int:
    """Whose plantation, cards and yard are drawn large."""
    return viewer if viewer is not None else view["turn"] or 0


def edition(view: Mapping[str, Any]) -> list[str]:
    """The buildings of an edition: the embassy is Filosofia's alone."""
    return [name for name in BUILDINGS if view["options"]["edition"] == "filosofia" or name != "canadian-embassy"]


def _harbour(cuba: Cuba, view: Mapping[str, Any], lang: str, say: Say) -> Named:
    for dock, ship in enumerate(view["docks"], 1):
        yield f"dock-{dock}", say("dock", dock=dock, points=cuba.parts.dock_points[dock])
        if ship:
            room = cuba.counted(WARES, [ship["room"].get(ware, 0) for ware in WARES], lang)
            key = "ship" if room else "ship-full"
            yield f"ship-{ship['ship']}", say(key, ship=ship["ship"], dock=dock, cargo=room)
    if view["sea"]:
        yield f"ship-{view['sea']}", say("ship-at-sea", ship=view["sea"], cargo=cuba.cargo(view["sea"], lang))


def _parliament(cuba: Cuba, view: Mapping[str, Any], say: Say) -> Named:
    yield "parliament", say("parliament")
    for kind in TYPES:
        law, bill = view["laws"][kind], view["bills"][kind]
        if law:
            told = say("law", kind=kind, law=law)
        elif kind in ("tax", "duty"):
            told = say(f"printed-{kind}", kind=kind, pesos=cuba.parts.tax_printed)
        else:
            told = say("no-law", kind=kind)
        yield f"law-{kind}", told
        yield f"bill-{kind}", say("bill", kind=kind, law=bill) if bill else say("no-bill", kind=kind)


def _market(cuba: Cuba, view: Mapping[str, Any], say: Say) -> Named:
    parts, eggert = cuba.parts, view["options"]["edition"] == "eggert"
    for number, (ware, prices) in enumerate(zip(WARES, parts.prices, strict=True)):
        lying = view["market"][ware]
        buy = prices[lying - 1] if lying else parts.empty_price
        sell = prices[lying] if lying < len(prices) else parts.full_price[eggert][number]
        yield f"market-{ware}", say("market", thing=ware, buy=buy, sell=sell)
    yield "round", say("round", round=view["round"], of=view["options"]["rounds"])
    for thing in THINGS:
        yield f"supply-{thing}", say("supply", thing=thing, n=view["supply"][thing])


def _plantation(view: Mapping[str, Any], seat: int, before: str, say: Say) -> Named:
    """The fields of a seat, once it has a plantation, each with what it bears and who stands there."""
    held = view["seats"][seat]
    for place, field in enumerate(FIELDS if held["fields"] is not None else ()):
        gives = held["fields"][place]
        building = held["buildings"].get(field, "warehouse" if gives is None else None)
        works = "yes" if field == held["pawn"] else "no"
        if building:
            told = say("built" if gives else "warehouse", field=field, building=building, works=works)
        else:
            told = say("field", field=field, thing=gives, works=works, boards=view["options"]["boards"])
        yield f"{before}field-{field}", say("of", seat=seat, told=told) if before else told


def _free(view: Mapping[str, Any], own: int) -> list[str]:
    """The plantations that one may still choose."""
    taken = [seat["board"] for seat in view["seats"]]
    return [] if view["seats"][own]["fields"] is not None else [colour for colour in COLOURS if colour not in taken]


def _hand(view: Mapping[str, Any], own: int, yours: bool, say: Say) -> Named:
    held = view["seats"][own]
    for votes, card in enumerate(CARDS, 1):
        state = "played" if card in held["played"] else "delegate" if card == held["delegate"] else "hand"
        yield f"card-{card}", say("card", card=card, n=votes, state=state)
    whose = "yours" if yours else "theirs"
    for thing in THINGS:
        lying, kept = held["yard"].get(thing, 0), held["warehouse"].get(thing, 0)
        yield f"yard-{thing}", say("yard", seat=own, whose=whose, thing=thing, n=lying, kept=kept)
    yield "purse", say("purse", seat=own, whose=whose, pesos=held["pesos"])
