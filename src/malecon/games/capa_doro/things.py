"""What lies on the map of Capa d'Oro, and what it is called.

`region-<name>` · `field-<region>-<row>-<column>` (seed, growth, harvest) · `market-<tobacco>` with its slots and
discards · `tile-customs` on one of them · `cigar-<name>`, one's own tiles and those of the others · `stock-<seat>` ·
`bag` · `events` · `pile-b`, `pile-c` · `beetle-1` …, waiting to be put. Who only looks on sees the tiles of whose
turn it is as one's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.art.things import Say, speaker
from malecon.core.game import Game
from malecon.core.numbers import Numbers
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, COLUMNS, REGIONS, TOBACCOS

Named = Iterator[tuple[str, str]]


def things(
    game: Game, view: Mapping[str, Any], lang: str, viewer: int | None = None, names: Sequence[str] | None = None
) -> dict[str, str]:
    """Every thing's id and name, as the viewer sees the board."""
    say = speaker(game, lang, names)
    return {
        **dict(_regions(game.numbers, view, say)),
        **dict(_seats(game.numbers, view, viewer, say)),
        **dict(_piles(view, say)),
    }


def owner(view: Mapping[str, Any], viewer: int | None) -> int:
    """Whose tiles and stock are drawn large."""
    return viewer if viewer is not None else view["turn"] or 0


def _regions(numbers: Numbers, view: Mapping[str, Any], say: Say) -> Named:
    for region, tobacco in zip(REGIONS, TOBACCOS, strict=True):
        yield f"region-{region}", say("region", region=region, tobacco=tobacco, dollars=numbers[f"price.{region}"])
        for row, places in enumerate(view["fields"][region], 1):
            for column, standing in zip(COLUMNS, places, strict=True):
                where = say("place", region=region, row=row, column=column)
                yield f"field-{region}-{row}-{column}", say("field", where=where, told=_standing(standing, say))
        yield f"market-{tobacco}", _market(numbers, view, tobacco, say)
    if view["customs"]:
        yield "tile-customs", say("customs", region=view["customs"])


def _standing(standing: Mapping[str, Any] | None, say: Say) -> str:
    if standing is None:
        return say("nothing")
    key = "plantation" if isinstance(standing["owner"], int) else f"plantation-{standing['owner']}"
    owned = {"seat": standing["owner"]} if key == "plantation" else {}
    return say(key, n=standing["bales"], **owned)


def _market(numbers: Numbers, view: Mapping[str, Any], tobacco: str, say: Say) -> str:
    """An empty ladder is bought from the discards at the highest price, a full one sells at the lowest."""
    track, filled, discards = numbers.row(f"track.{tobacco}"), view["market"][tobacco], view["discards"][tobacco]
    buy = track[filled - 1] if filled else track[0] if discards else 0
    return say("market", tobacco=tobacco, sort=tobacco, buy=buy, sell=track[min(filled, len(track) - 1)], n=discards)


def _seats(numbers: Numbers, view: Mapping[str, Any], viewer: int | None, say: Say) -> Named:
    for seat, held in enumerate(view["seats"]):
        bales = ", ".join(say("bales", tobacco=tobacco, n=n) for tobacco, n in held["stock"].items() if n)
        whose = "yours" if seat == viewer else "theirs"
        yield f"stock-{seat}", say("stock", whose=whose, seat=seat, bales=bales or say("nothing"))
        for tile in held["cigars"]:
            if tile:
                name = tile["cigar"]
                key = f"cigar.{CLASSES[CIGARS.index(name) // CLASS]}.{name}"
                worth = {"points": numbers[f"{key}.points"], "dollars": numbers[f"{key}.dollars"]}
                rolled = "yes" if tile["rolled"] else "no"
                yield f"cigar-{name}", say("cigar", whose=whose, seat=seat, cigar=name, rolled=rolled, **worth)


def _piles(view: Mapping[str, Any], say: Say) -> Named:
    yield "bag", say("bag", n=sum(view["bag"].values()))
    yield "events", say("events", n=sum(view["events"].values()))
    for kind in CLASSES[1:]:
        yield f"pile-{kind}", say("pile", kind=kind.upper(), n=len(view["piles"][kind]))
    for number in range(1, view["beetles"] + 1):
        yield f"beetle-{number}", say("beetle")
