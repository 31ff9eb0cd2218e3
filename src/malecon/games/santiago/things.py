"""What lies on Santiago's board, and what it is called.

`stop-0`, the harbour · `person-<cuban>` with the stop before them (`stop-<n>` while nobody is there) ·
`flower-<colour>` and under each of the four three times `building-<name>` · `value-<n>`, the flags · `fleet` · `ship`
with its dice `die-<good>` · `ware-<good>` in the reserve.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.art.things import Say, speaker
from malecon.core.game import Game
from malecon.core.numbers import Numbers

STOPS = 10
FLOWERS = ("yellow", "blue", "red", "white")  # in the order of the gardens, three buildings each
Named = Iterator[tuple[str, str]]


def things(
    game: Game, view: Mapping[str, Any], lang: str, viewer: int | None = None, names: Sequence[str] | None = None
) -> dict[str, str]:
    """Every thing's id and name; all who look see the same board."""
    say = speaker(game, lang, names)
    return {
        **dict(_road(game.numbers, view, say)),
        **dict(_gardens(view, say)),
        **dict(_harbour(game.numbers, view, say)),
    }


def fare(numbers: Numbers, view: Mapping[str, Any], stop: int) -> tuple[int, int]:
    """How far it is to a stop, and what the drive costs."""
    far = (stop - view["car"] - 1) % STOPS + 1
    return far, max(0, far - numbers["drive.free"]) * numbers["drive.price"]


def _road(numbers: Numbers, view: Mapping[str, Any], say: Say) -> Named:
    cubans = view["cubans"]
    for stop in range(STOPS):
        far, cost = fare(numbers, view, stop)
        way: dict[str, int | str] = {"n": far, "cost": cost, "car": "yes" if stop == view["car"] else "no"}
        cuban = cubans[stop - 1] if 0 < stop <= len(cubans) else None
        if cuban is not None:
            flower = numbers.values.get(f"flower.{cuban}") or "none"
            down = "yes" if view["down"][stop - 1] else "no"
            yield f"person-{cuban}", say("person", cuban=cuban, flower=flower, down=down, **way)
        elif stop:
            yield f"stop-{stop}", say("empty-stop")
        else:
            yield "stop-0", say("stop", stop="harbour", **way)


def _gardens(view: Mapping[str, Any], say: Say) -> Named:
    for flower in FLOWERS:
        yield f"flower-{flower}", say("flower", flower=flower)
    brokers = {seat["broker"]: number for number, seat in enumerate(view["seats"])}
    for place, name in enumerate(view["buildings"]):
        if name is not None:
            told = say("building", building=name, flower=FLOWERS[place // 3])
            owner = view["owners"][place]
            if owner is not None:
                told = say("owned", told=told, seat=owner)
            if place in brokers:
                told = say("visited", told=told, seat=brokers[place])
            yield f"building-{name}", told


def _harbour(numbers: Numbers, view: Mapping[str, Any], say: Say) -> Named:
    last = numbers["value.last"]
    for value in range(numbers["value.first"], last + 2):
        here = "yes" if value == view["value"] else "no"
        yield f"value-{value}", say("last-flag", here=here) if value > last else say("value", points=value, here=here)
    yield "fleet", say("fleet", n=view["ship"], of=numbers["ships"])
    yield "ship", say("ship", n=view["ship"])
    rolled = view.get("dice") or {}
    for good, n in (rolled or view["demand"]).items():
        yield f"die-{good}", say("rolled" if rolled else "die", good=good, n=n)
    for good, n in view["reserve"].items():
        yield f"ware-{good}", say("ware", good=good, n=n)
