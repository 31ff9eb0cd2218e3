"""What the things on the board do, with the numbers of this game and for who looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game
from malecon.games.santiago.things import FLOWERS

View = Mapping[str, Any]
Say = Callable[..., str]


def about(
    game: Game,
    thing: str,
    view: View,
    lang: str,
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """In one or two sentences; nothing of what has only a name."""
    kind, _, which = thing.partition("-")

    def say(key: str, **details: int | str) -> str:
        return game.texts.say(lang, f"about-{key}", details, names)

    return " ".join(f"{told}." for told in KINDS[kind](game, which, view, viewer, say))


def _stop(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    if which == "0":
        yield say("harbour", points=view["value"])
        yield say("passing")


def _person(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    if view["down"][view["cubans"].index(which)]:
        yield say("down")
        yield say("turned-up", what=say(which))
    else:
        yield say(which)
    flower = game.numbers.values.get(f"flower.{which}")
    if isinstance(flower, str):
        free = list(_free(view, flower))
        yield say("then", flower=flower, list=_listed(free, say)) if free else say("then-stays", flower=flower)
    if view["cubans"].index(which) + 1 <= view["car"]:
        yield say("on-the-way")


def _free(view: View, flower: str) -> Iterator[str]:
    """The buildings of a garden on which no broker stands."""
    taken = {seat["broker"] for seat in view["seats"]}
    first = 3 * FLOWERS.index(flower)
    for place in range(first, first + 3):
        if place not in taken and view["buildings"][place] is not None:
            yield view["buildings"][place]


def _listed(buildings: Sequence[str], say: Say) -> str:
    return ", ".join(say("named", building=building) for building in buildings)


def _garden(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    free = list(_free(view, which))
    yield say("garden", flower=which, list=_listed(free, say)) if free else say("then-stays", flower=which)


def _building(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    yield say(which)
    owner = view["owners"][view["buildings"].index(which)]
    if owner is None:
        yield say("unowned")
    elif owner == viewer:
        yield say("yours")
    else:
        yield say("rent", seat=owner)


def _die(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    if view["dice"]:
        yield say("rolled")
        return
    yield say("die", points=view["value"])
    goods = None if viewer is None else view["seats"][viewer]["goods"]
    if goods is not None:
        yield say("held", n=goods[which], wood=goods["wood"], good=which)


def _ware(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    yield say(f"ware-{which}")


def _value(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    yield say("chequered" if int(which) > game.numbers["value.last"] else "value", points=int(which))


def _fleet(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    yield say("fleet")


def _ship(game: Game, which: str, view: View, viewer: int | None, say: Say) -> Iterator[str]:
    yield say("ship")


KINDS: dict[str, Callable[[Game, str, View, int | None, Say], Iterator[str]]] = {
    "stop": _stop, "person": _person, "flower": _garden, "building": _building, "die": _die, "ware": _ware,
    "value": _value, "fleet": _fleet, "ship": _ship,
}  # fmt: skip
