"""What everything on the quays and the counter does, with the numbers of this game and the ships as they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game
from malecon.games.comptoir.words import CARDS, CARGO

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
    """For the card of a thing; see `things.py` for their ids."""

    def say(key: str, **details: int | str) -> str:
        return game.texts.say(lang, key, details, names)

    kind, _, which = thing.partition("-")
    seat = viewer if viewer is not None else view["turn"] or 0
    return " ".join(SEEN[kind](game, which, view, say, seat))


def meaning(game: Game, word: str, lang: str) -> str:
    """What a card, a cargo or an event tile does wherever it lies."""
    return game.texts.say(lang, f"about-{word}", numbers(game, word))


def numbers(game: Game, word: str) -> dict[str, int | str]:
    """What the text of a card, a cargo or an event may speak of."""
    if word in CARGO:
        return {"bonus": game.numbers[f"cargo.{word}.bonus"]}
    if word in CARDS:
        known = game.numbers.table["cards"][word]
        porters = game.numbers[f"cards.{word}.porters"] if "porters" in known else 1
        return {"commission": game.numbers[f"cards.{word}.commission"], "porters": porters}
    return {"quality": game.numbers["quality"]}


# --- ships ------------------------------------------------------------------------------------------------------------


def price(game: Game, ship: Mapping[str, Any]) -> int:
    """What a porter aboard earns when the ship sails."""
    bonus = game.numbers[f"cargo.{ship['cargo']}.bonus"] if ship["cargo"] else 0
    changed = {"top-quality": game.numbers["quality"], "poor-quality": -game.numbers["quality"], "storm": -bonus}
    return max(0, bonus + changed.get(ship["event"], 0))


def share(game: Game, ship: Mapping[str, Any], seat: int) -> int:
    """What the seat would earn if the ship sailed as it is."""
    if ship["event"] == "pirates":
        value: int = ship["ship"]
        return price(game, ship) * value if ship["owner"] == seat else 0
    aboard: int = ship["porters"][seat]
    return price(game, ship) * aboard


def free(ship: Mapping[str, Any]) -> int:
    places: int = ship["ship"] - sum(ship["porters"])
    return places


def _ship(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    ship = view["quays"][int(which) - 1]
    if not ship["cargo"]:
        yield say("ship-without-cargo")
        return
    each = price(game, ship)
    if ship["event"] == "pirates":
        yield say("ship-pirates", seat=ship["owner"], n=each * ship["ship"])
    elif ship["event"] == "storm":
        yield say("ship-storm")
    else:
        yield say("ship-pays", n=each)
        aboard = [(i, n) for i, n in enumerate(ship["porters"]) if n]
        if aboard:
            yield say("ship-shares", who=", ".join(say("ship-share", seat=i, n=n * each) for i, n in aboard))
    if ship["event"] == "exclusive":
        yield say("ship-exclusive", seat=ship["owner"])


def _quay(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    ship = view["quays"][int(which) - 1]
    if ship and ship["cargo"]:
        yield say("quay-pays", n=price(game, ship), plain=game.numbers[f"cargo.{ship['cargo']}.bonus"])
    else:
        yield say("quay-waits" if ship else "quay-empty")


def _porter(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    quay, whose = map(int, which.split("-"))
    ship = view["quays"][quay - 1]
    each = 0 if ship["event"] == "pirates" else price(game, ship)
    yield say("porters-earn", n=each * ship["porters"][whose], free=free(ship))


def _event(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    ship = view["quays"][int(which) - 1]
    yield say(f"ship-{ship['event']}", seat=ship["owner"], n=price(game, ship) * ship["ship"], **numbers(game, ""))


# --- the hand ---------------------------------------------------------------------------------------------------------


def _card(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    known = numbers(game, which)
    yield say(f"does-{which}", **known) + "."
    yield say("card-commission", **known)
    sails = [(share(game, ship, seat), quay, ship) for quay, ship in sailings(game, which, view, seat)]
    if sails:
        n, quay, ship = max(sails, key=lambda one: one[:2])
        n -= int(known["commission"])
        key = "card-sails" if n > 0 else "card-sails-at-a-loss" if n < 0 else "card-sails-for-nothing"
        yield say(key, quay=quay + 1, n=abs(n))
        others = any(n for other, n in enumerate(ship["porters"]) if other != seat)
        if view["slate"] == seat and others and int(known["commission"]):
            yield say("card-by-slate", n=int(known["commission"]))


def _played(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    known = numbers(game, view["card"])
    yield say(f"does-{view['card']}", **known) + "."
    yield say("card-commission", **known)


def _cargo(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    if which in CARGO:
        yield say(f"about-{which}", **numbers(game, which)) + "."
    yield say("cargo-held")


def _tile(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    yield say(f"about-{which}", **numbers(game, which)) + "."
    yield say("tile-when")


# --- what a card alone can make sail ----------------------------------------------------------------------------------

Ship = Mapping[str, Any]
Quays = list[Ship | None]


def sailings(game: Game, card: str, view: View, seat: int) -> Iterator[tuple[int, Ship]]:
    """The quays whose ship the card alone could make sail, each with the ship as it would be then."""
    effects = game.numbers.table["cards"][card]["effects"]
    porters, home = int(numbers(game, card)["porters"]), view["seats"][seat]["porters"]
    before: list[tuple[Quays, int]] = [(list(view["quays"]), home)]
    for effect in effects:
        if effect in ("move", "send"):
            before = [after for quays, _ in before for after in _without(effect, quays, home, seat)]
            for quays, _ in before:
                yield from ((quay, ship) for quay, ship in enumerate(quays) if ship and not free(ship))
        elif effect == "each":
            for quays, _ in before:
                yield from _toured(quays, home, seat)
        else:
            most = 1 if effect == "apart" else porters
            for quays, ready in before:
                for quay, ship in enumerate(quays):
                    if ship and _open(ship, seat, seat) and free(ship) <= min(most, ready):
                        yield quay, _with(ship, seat, free(ship))


def _open(ship: Ship, whose: int, seat: int) -> bool:
    """Whether the seat may bring somebody's porter aboard."""
    return free(ship) > 0 and (ship["event"] != "exclusive" or ship["owner"] == whose == seat)


def _with(ship: Ship, seat: int, more: int) -> Ship:
    return {**ship, "porters": [n + more * (other == seat) for other, n in enumerate(ship["porters"])]}


def _without(effect: str, quays: Quays, home: int, seat: int) -> Iterator[tuple[Quays, int]]:
    """As it may be after a porter was moved or sent home, which must be if it can; with the seat's porters at home."""
    done = False
    for quay, ship in enumerate(quays):
        for whose in range(len(ship["porters"]) if ship else 0):
            if not ship or not ship["porters"][whose] or (effect == "send" and whose == seat):
                continue
            left = [*quays]
            left[quay] = _with(ship, whose, -1)
            if effect == "send":
                done = True
                yield left, home
                continue
            for to, other in enumerate(quays):
                if to != quay and other and _open(other, whose, seat):
                    done = True
                    moved = [*left]
                    moved[to] = full = _with(other, whose, 1)
                    yield moved, home + (0 if free(full) else full["porters"][seat])
    if not done:
        yield quays, home


def _toured(quays: Quays, home: int, seat: int) -> Iterator[tuple[int, Ship]]:
    """One porter each, from the first quay on, those of a ship that sails are back at once."""
    for quay, ship in enumerate(quays):
        if ship and home and _open(ship, seat, seat):
            loaded = _with(ship, seat, 1)
            home -= 1
            if not free(loaded):
                home += loaded["porters"][seat]
                yield quay, loaded


# --- the counter ------------------------------------------------------------------------------------------------------


def _lot(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    auction = view["auction"]
    yield say(f"about-{auction['tile']}", **numbers(game, auction["tile"])) + "."
    rivals = [i for i in range(view["players"]) if i not in auction["out"] and i != seat]
    if rivals:
        yield say("lot-rivals", who=", ".join(say("lot-rival", seat=i, n=view["seats"][i]["bonuses"]) for i in rivals))


def _slate(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    asked = view["pending"][-1] if view["pending"] else None
    if asked is None or asked[0] != "pay":
        yield say("about-slate") + "."
        return
    ship, due = view["quays"][asked[1] - 1], int(numbers(game, view["card"])["commission"])
    aboard = [i for i, n in enumerate(ship["porters"]) if n or i == seat]
    each = [say("slate-cost", seat=i, n=min(due, view["seats"][i]["bonuses"])) for i in aboard]
    yield say("slate-costs", each=", ".join(each))


def _pile(game: Game, which: str, view: View, say: Say, seat: int) -> Iterator[str]:
    if which == "events":
        yield say("pile-events-when", n=game.numbers["auction.least"])
        left = [say("pile-left", event=event, n=n) for event, n in view["tiles"].items() if n]
    elif which == "ships":
        yield say("pile-ships-end", n=game.numbers["end.bonuses"])
        left = [say("pile-left", event=value, n=n) for value, n in view["ships"].items() if n]
    else:
        left = [say("pile-left", event=say(f"cargo-{good}"), n=n) for good, n in view["unseen"].items() if n]
    if left:
        yield say("pile-rest", what=which, list=", ".join(left))


SEEN: dict[str, Callable[[Game, str, View, Say, int], Iterator[str]]] = {
    "ship": _ship, "quay": _quay, "porter": _porter, "event": _event, "card": _card, "played": _played,
    "cargo": _cargo, "tile": _tile, "lot": _lot, "slate": _slate, "pile": _pile,
}  # fmt: skip
