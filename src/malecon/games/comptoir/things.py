"""What lies on the quays and the counter of Comptoir des Antilles, and what it is called.

`quay-1` … `quay-4` with its cargo · `ship-<quay>` there, on it `porter-<quay>-<seat>` and `event-<quay>` ·
`card-<name>` in hand · `played`, the card of this turn · `lot`, the tile in auction · `slate` · `cargo-<kind>` in hand,
`cargo-unknown` what is hidden · `tile-<event>`, one's own event tiles · `pile-events`, `pile-ships`, `pile-cargo`. Who
only looks on sees the hand of whose turn it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.art.things import Say, speaker
from malecon.core.game import Game
from malecon.core.numbers import Numbers

Named = Iterator[tuple[str, str]]


def things(
    game: Game, view: Mapping[str, Any], lang: str, viewer: int | None = None, names: Sequence[str] | None = None
) -> dict[str, str]:
    """Every thing's id and name, as the viewer sees the board."""
    say = speaker(game, lang, names)
    own = owner(view, viewer)
    whose = "yours" if viewer is not None else "theirs"
    return {
        **dict(_quays(game.numbers, view, say)),
        **dict(_hand(game.numbers, view["seats"][own], own, whose, say)),
        **dict(_counter(view, say)),
    }


def owner(view: Mapping[str, Any], viewer: int | None) -> int:
    """Whose cards and tiles lie at the foot of the board."""
    return viewer if viewer is not None else view["turn"] or 0


def pile(view: Mapping[str, Any]) -> int:
    """How many cargo tiles are still to come."""
    hidden: int = sum(view["unseen"].values())
    return hidden - sum(len(seat["cargo"]) for seat in view["seats"]) + len(view["queue"])


def cargo_of(held: Mapping[str, Any]) -> Counter[str]:
    """The cargo tiles of a hand by their kind; what is hidden is unknown."""
    return Counter(good or "unknown" for good in held["cargo"] + held["shown"])


def _quays(numbers: Numbers, view: Mapping[str, Any], say: Say) -> Named:
    for quay, ship in enumerate(view["quays"], 1):
        if not ship:
            yield f"quay-{quay}", say("empty-quay", quay=quay)
            continue
        if ship["cargo"]:
            bonus = numbers[f"cargo.{ship['cargo']}.bonus"]
            yield f"quay-{quay}", say("cargo", quay=quay, cargo=ship["cargo"], bonus=bonus)
        else:
            yield f"quay-{quay}", say("no-cargo", quay=quay)
        free = ship["ship"] - sum(ship["porters"])
        yield f"ship-{quay}", say("ship", quay=quay, value=ship["ship"], free=free)
        for seat, number in enumerate(ship["porters"]):
            if number:
                yield f"porter-{quay}-{seat}", say("porters", seat=seat, n=number, quay=quay)
        if ship["event"]:
            key = "event" if ship["owner"] is None else "owned-event"
            owned = {} if ship["owner"] is None else {"seat": ship["owner"]}
            yield f"event-{quay}", say(key, quay=quay, event=ship["event"], **owned)


def _hand(numbers: Numbers, held: Mapping[str, Any], seat: int, whose: str, say: Say) -> Named:
    for card in held["cards"]:
        yield f"card-{card}", say("card", card=card, commission=numbers[f"cards.{card}.commission"])
    for good, n in cargo_of(held).items():
        yield f"cargo-{good}", say("held", whose=whose, seat=seat, cargo=good, n=n)
    for tile, n in Counter(held["tiles"]).items():
        yield f"tile-{tile}", say("tile", whose=whose, seat=seat, event=tile, n=n)


def _counter(view: Mapping[str, Any], say: Say) -> Named:
    if view["card"]:
        yield "played", say("played", card=view["card"])
    auction = view["auction"]
    if auction and auction["leader"] is None:
        yield "lot", say("lot", event=auction["tile"])
    elif auction:
        yield "lot", say("bid-lot", event=auction["tile"], seat=auction["leader"], bid=auction["bid"])
    yield "slate", say("slate") if view["slate"] is None else say("slate-of", seat=view["slate"])
    yield "pile-events", say("pile-events", n=sum(view["tiles"].values()))
    yield "pile-ships", say("pile-ships", n=sum(view["ships"].values()))
    yield "pile-cargo", say("pile-cargo", n=pile(view))
