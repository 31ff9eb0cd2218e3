"""Where everything of Capa d'Oro stands on its map, and what may be clicked: plain data for `board.jinja`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from malecon.core.art.offers import Offer, first, why
from malecon.core.art.zones import Zone, whole
from malecon.core.game import Game
from malecon.core.numbers import Numbers
from malecon.games.capa_doro.ahead import ahead as ahead
from malecon.games.capa_doro.ahead import quick as quick
from malecon.games.capa_doro.things import owner
from malecon.games.capa_doro.things import things as things
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, COLUMNS, REGIONS, TOBACCOS

SORTS = tuple(zip(REGIONS, TOBACCOS, strict=True))
WIDE = 296  # from one region to the next
FIELDS = 100  # where the rows begin
ROW = 64
MARKET = 374
SLOTS_A_LINE = 4
# The pictures of what brings points, where they have another name.
SOURCES = {f"class-{name}": "cigar" for name in CLASSES}
ZONES = (
    whole(),
    *(Zone(region, f"bale-{tobacco}", 8 + i * WIDE, 6, 292, 558) for i, (region, tobacco) in enumerate(SORTS)),
    Zone("mine", "cigar", 15, 594, 817, 220),
    Zone("others", "swatch-any", 836, 594, 358, 220),
)


def outcome(game: Game, move: int) -> list[str]:
    """A cube out of the bag is a bale of its tobacco, or the beetle; a cigar is what it is rolled from."""
    args = game.lexicon.family_of(move).args(move)
    if "cigar" in args:
        told = _cigar(game.numbers, str(args["cigar"]), False, dict.fromkeys(TOBACCOS, 0), ())
        return [f"bale-{tobacco}" for tobacco, _ in told["bales"]]
    cube = args.get("cube", "beetle")
    return [f"bale-{cube}"] if cube != "beetle" else []


def _places(
    region: str, left: int, rows: Sequence[Sequence[Mapping[str, Any] | None]], offers: Sequence[Offer]
) -> list[dict[str, Any]]:
    """The three places of every row, with what stands on them and the move that lies on each."""
    out = []
    for row, places in enumerate(rows, 1):
        met: dict[Any, int] = {}
        for column in (2, 1, 0):  # from the right, so that a pushed plantation keeps its key
            standing = places[column]
            here = f"{region} {row}"
            moves = [f"beetle {here} {COLUMNS[column]}", f"blight {here} {COLUMNS[column]}"]
            sown = [f"{sow} {here}" for sow in ("seed", "sow", "bargain", "sow neutral")]
            moves += (sown, [f"grow {here}"], [f"harvest {here}"])[column]
            place: dict[str, Any] = {
                "thing": f"field-{region}-{row}-{COLUMNS[column]}", "row": row,
                "id": f"{region}-{row}-{column}", "x": left + 20 + column * 88, "y": FIELDS + (row - 1) * ROW,
                "offer": first(offers, *moves), "column": column,
            }  # fmt: skip
            if standing:
                owner = standing["owner"]
                met[owner] = met.get(owner, 0) + 1
                place |= {"owner": owner, "bales": standing["bales"], "key": f"{region}-{row}-{owner}-{met[owner]}"}
            out.append(place)
    return out


def _purse(view: Mapping[str, Any], offers: Sequence[Offer]) -> float:
    """What whose turn it is can pay, where there is anything to pay for."""
    now = any(offer["move"] == "done" for offer in offers)
    return float(view["seats"][view["turn"]]["dollars"]) if now else inf


def _market(
    numbers: Numbers, region: str, tobacco: str, left: int, view: Mapping[str, Any], offers: Sequence[Offer]
) -> dict[str, Any]:
    """The price ladder, dearest first: the last bale is the next to be bought, the first gap the next to be filled."""
    track = numbers.row(f"track.{tobacco}")
    filled = view["market"][tobacco]
    buy, sell = first(offers, f"buy {tobacco}"), first(offers, f"sell {tobacco}")
    slots, purse = [], _purse(view, offers)
    for i, price in enumerate(track):
        line, place = divmod(i, SLOTS_A_LINE)
        slots.append({
            "x": left + 12 + place * 66, "y": MARKET + 28 + line * 48, "price": price, "bale": i < filled,
            "offer": buy if i == filled - 1 else sell if i == filled else None,
            "short": i == filled - 1 and not buy and price > purse,
        })  # fmt: skip
    return {
        "slots": slots, "discards": view["discards"][tobacco], "shut": view["customs"] == region,
        # an empty ladder is bought from the discards, a full one sells to them
        "heap": buy if not filled else sell if filled >= len(track) else None,
        "event": first(offers, *(f"{event} {region}" for event in ("customs", "fashion", "glut"))),
    }  # fmt: skip


def _regions(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for i, (region, tobacco) in enumerate(SORTS):
        left = 12 + i * WIDE
        out.append({
            "name": region, "tobacco": tobacco, "x": left, "rows": len(view["fields"][region]),
            "price": numbers[f"price.{region}"], "short": numbers[f"price.{region}"] > _purse(view, offers),
            "places": _places(region, left, view["fields"][region], offers),
            "market": _market(numbers, region, tobacco, left, view, offers),
            "offer": first(offers, f"drought {region}"),
        })  # fmt: skip
    return out


def _cigar(
    numbers: Numbers, name: str, rolled: bool, stock: Mapping[str, int], offers: Sequence[Offer]
) -> dict[str, Any]:
    kind = CLASSES[CIGARS.index(name) // CLASS]
    key = f"cigar.{kind}.{name}"
    bales = []
    for tobacco, wanted in zip(TOBACCOS, numbers.row(f"{key}.bales"), strict=True):
        bales += [(tobacco, n < stock[tobacco]) for n in range(wanted)]
    return {
        "name": name, "kind": kind, "rolled": rolled, "bales": bales, "points": numbers[f"{key}.points"],
        "dollars": numbers[f"{key}.dollars"], "offer": first(offers, f"roll {name}"),
        "why": why(offers, "done", f"roll {name}"),
    }  # fmt: skip


def _holding(numbers: Numbers, view: Mapping[str, Any], seat: int, offers: Sequence[Offer]) -> dict[str, Any]:
    held = view["seats"][seat]
    tiles = [tile for tile in held["cigars"] if tile]
    return {
        "seat": seat, "stock": held["stock"], "plantations": held["plantations"],
        "cigars": [_cigar(numbers, tile["cigar"], tile["rolled"], held["stock"], offers) for tile in tiles],
        "beetle": first(offers, f"beetle stock {seat}"),
    }  # fmt: skip


def tallies(view: Mapping[str, Any]) -> list[list[tuple[str, int | None]]]:
    """What each seat holds, for its panel: symbol and number, None for what the viewer can't know."""
    return [
        [
            ("point", held["points"]),
            ("dollars", held["dollars"]),
            *((f"bale-{tobacco}", n) for tobacco, n in held["stock"].items()),
        ]
        for held in view["seats"]
    ]


def scene(game: Game, view: dict[str, Any], offers: Sequence[Offer], lang: str, viewer: int | None) -> dict[str, Any]:
    """Everything `board.jinja` draws; the tiles at its foot are the viewer's, or those of whose turn it is."""
    own = owner(view, viewer)
    holdings = [_holding(game.numbers, view, seat, offers) for seat in range(len(view["seats"]))]
    return {
        "regions": _regions(game.numbers, view, offers), "own": holdings[own],
        "others": [holding for holding in holdings if holding["seat"] != own],
        "bag": sum(view["bag"].values()), "events": sum(view["events"].values()),
        "piles": {kind: len(view["piles"][kind]) for kind in CLASSES}, "beetles": view["beetles"],
        "seats": [{"tallies": held} for held in tallies(view)],
    }  # fmt: skip
