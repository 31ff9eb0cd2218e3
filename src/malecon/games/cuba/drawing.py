"""Where everything of Cuba stands on its board, and what may be clicked: plain data for `board.jinja`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.core.art.offers import Offer, first, why
from malecon.core.art.zones import Zone, whole
from malecon.core.game import Game
from malecon.core.numbers import Numbers
from malecon.games.cuba import signs
from malecon.games.cuba.ahead import ahead as ahead
from malecon.games.cuba.ahead import own as own
from malecon.games.cuba.ahead import quick as quick
from malecon.games.cuba.parts import FIELD_LETTERS
from malecon.games.cuba.things import edition, owner
from malecon.games.cuba.things import things as things
from malecon.games.cuba.words import BLACK_MARKET, BUILDINGS, CARDS, COLOURS, FIELDS, SHIPS, THINGS, TYPES, WARES

LETTERS = dict(zip("cstrg", WARES, strict=True))  # how the data file writes a ship's cargo
PLOT = (118, 118)  # a field of one's own plantation
PLANTATION = (268, 216)
ZONES = (
    whole(),
    Zone("harbour", "boat", 4, 4, 772, 206),
    Zone("laws", "vote", 780, 0, 416, 228),
    Zone("market", "peso", 6, 202, 252, 412),
    Zone("farm", "worker-any", 258, 204, 490, 372),
    Zone("site", "building-small-bank", 758, 208, 438, 398),
    Zone("hand", "deck", 6, 614, 564, 198),
    Zone("yard", "crate", 572, 614, 276, 198),
    Zone("others", "swatch-any", 850, 620, 346, 192),
)
# The pictures of what brings points, where they have another name.
SOURCES = {
    "loaded": "boat", "tax": "peso", "duty": "crate", "both": "vote", "end": "town-hall",
    "subsidy-buildings": "warehouse", "subsidy-materials": "wood", "subsidy-products": "citrus",
    "subsidy-water": "water", "subsidy-votes": "vote", "subsidy-pesos": "peso",
}  # fmt: skip


# What a bill is about, by the words of its law.
LAW_SIGNS = {
    "tax": "peso", "pesos": "peso", "citrus": "citrus", "sugar": "sugar", "tobacco": "tobacco", "water": "water",
    "materials": "wood", "products": "crate", "votes": "vote", "harbour": "boat", "market": "crate",
}  # fmt: skip


def _ship(numbers: Numbers, number: int) -> list[str]:
    """A ship's five spaces."""
    return [LETTERS[letter] for letter in str(numbers.values[f"ships.{number}"])]


def outcome(game: Game, move: int) -> list[str]:
    """A ship that comes is told apart by what it wants, a bill by what its law does."""
    args = game.lexicon.family_of(move).args(move)
    if "ship" in args:
        return _ship(game.numbers, int(args["ship"]))
    kind, _, what = str(args.get("law", "")).partition("-")
    return [LAW_SIGNS[what]] if what in LAW_SIGNS else [LAW_SIGNS[kind]] if kind in LAW_SIGNS else []


def _harbour(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """The open sea and the three docks, each with its ship's spaces: wares aboard first, then what is still wanted."""
    out: list[dict[str, Any]] = [{"dock": 0, "x": 14, "ship": view["sea"], "spaces": []}]
    if view["sea"]:
        call = first(offers, *(f"beckon {ship}" for ship in range(1, SHIPS + 1)))
        out[0]["spaces"] = [{"ware": ware, "full": False, "offer": call} for ware in _ship(numbers, view["sea"])]
    for dock, ship in enumerate(view["docks"], 1):
        spaces: list[dict[str, Any]] = []
        for ware in WARES if ship else ():
            room = ship["room"].get(ware, 0)
            spaces += [{"ware": ware, "full": True, "offer": None} for _ in range(ship["cargo"].get(ware, 0))]
            load = first(offers, f"load {ware} dock {dock}")
            spaces += [{"ware": ware, "full": False, "offer": load if i == 0 else None} for i in range(room)]
        points = numbers[f"docks.{dock}"]
        out.append(
            {"dock": dock, "x": 14 + dock * 190, "ship": ship and ship["ship"], "spaces": spaces, "points": points}
        )
    return out


def _market(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for i, ware in enumerate(WARES):
        prices = numbers.row("market.goods" if ware in ("rum", "cigars") else "market.products")
        filled = view["market"][ware]
        buy, sell = first(offers, f"buy {ware}"), first(offers, f"sell {ware}")
        rungs = [
            {"y": 252 + step * 40, "price": price, "full": step < filled,
             "offer": buy if step == filled - 1 else sell if step == filled else None}
            for step, price in enumerate(prices)
        ]  # fmt: skip
        # an empty row is bought from the supply, a full one sells to it
        beyond = buy if not filled else sell if filled >= len(prices) else None
        out.append({"ware": ware, "x": 18 + i * 47, "rungs": rungs, "offer": beyond})
    return out


def _parliament(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for i, kind in enumerate(TYPES):
        law, bill = view["laws"][kind], view["bills"][kind]
        out.append({
            "kind": kind, "x": 786 + i * 101, "law": law,
            "law_parts": signs.law(numbers, signs.LAWS[law] if law else signs.PRINTED[kind]),
            "bill": bill, "bill_parts": signs.law(numbers, signs.LAWS[bill]) if bill else [],
            "offer": first(offers, f"enact {bill}", f"veto {bill}") if bill else None,
        })  # fmt: skip
    return out


def _site(
    numbers: Numbers, view: Mapping[str, Any], held: Mapping[str, Any], offers: Sequence[Offer]
) -> list[dict[str, Any]]:
    """What is left of each building and what it costs: thing, number, and whether too few of it are there."""
    out = []
    for i, building in enumerate(edition(view)):
        costs = {thing: numbers.values.get(f"building.{building}.{thing}", 0) for thing in THINGS[:3]}
        forbidden = why(offers, "build", f"build {building}")
        short = {
            thing
            for thing, n in costs.items()
            if forbidden and n > held["yard"].get(thing, 0) + held["warehouse"].get(thing, 0)
        }
        cost = [(thing, n, thing in short) for thing, n in costs.items() if n]
        out.append({
            "building": building, "left": view["site"][building], "cost": cost,
            "ribbon": signs.ribbon(numbers, building, view["options"]["edition"]),
            "x": 764 + i % 6 * 71, "y": 214 + i // 6 * 96, "offer": first(offers, f"build {building}"),
            "why": forbidden,
        })  # fmt: skip
    return out


def _fields(held: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """One's own twelve fields; hovering one shows the row and column that the worker would command from there."""
    if held["fields"] is None:
        return []
    out = []
    used: set[str] = set()
    swap = next((offer["move"] for offer in offers if offer["move"].startswith("swap ")), "")
    pawn = FIELDS.index(held["pawn"])
    for i, field in enumerate(FIELDS):
        row, column = divmod(i, 4)
        gives = held["fields"][i]
        building = held["buildings"].get(field, "warehouse" if gives is None else None)
        use = first(offers, f"use {building}") if building and building not in used else None
        use = first(offers, swap) if building == BUILDINGS[BLACK_MARKET] and swap else use
        if use and building:
            used.add(building)
        x, y = PLANTATION[0] + column * PLOT[0], PLANTATION[1] + row * PLOT[1]
        out.append({
            "field": field, "x": x, "y": y, "gives": gives, "building": building,
            "active": row == pawn // 4 or column == pawn % 4, "works": field == held["pawn"],
            "offer": first(offers, f"work {field}", f"harvest {field}", f"on {field}") or use,
            "cross": first(offers, f"work {field}") is not None,
        })  # fmt: skip
    return out


def _hand(held: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for i, card in enumerate(CARDS):
        out.append({
            "card": card, "votes": i + 1, "x": 14 + i * 112, "played": card in held["played"],
            "delegate": card == held["delegate"], "offer": first(offers, f"play {card}", f"delegate {card}"),
            "why": why(offers, "play", f"play {card}"),
        })  # fmt: skip
    return out


def _characters(game: Game, held: Mapping[str, Any], lang: str) -> list[tuple[str, str, str]]:
    """The five cards of a seat for its panel: in hand, played, played last."""
    last = held["played"][-1] if held["played"] else ""
    states = {card: "last" if card == last else "played" if card in held["played"] else "hand" for card in CARDS}
    say = game.texts.say
    return [
        (f"character-{card}", states[card], say(lang, "board-character", {"card": card, "state": states[card]}))
        for card in CARDS
    ]


def _store(held: Mapping[str, Any], supply: Mapping[str, int], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """What lies in the yard and in the warehouse, with the most that may be spent of it, and the supply behind."""
    out = []
    for i, thing in enumerate(THINGS):
        spends = [f"pay {thing}", *(f"spend {thing} {n}" for n in range(4, 0, -1))]
        if thing in ("sugar", "tobacco"):
            spends += [f"{'distil' if thing == 'sugar' else 'roll'} {n}" for n in range(15, 0, -1)]
        out.append({
            "thing": thing, "x": 584 + i % 4 * 64, "y": 646 + i // 4 * 56, "n": held["yard"].get(thing, 0),
            "kept": held["warehouse"].get(thing, 0), "offer": first(offers, *spends),
            "supply": supply[thing], "take": first(offers, f"take {thing}"),
        })  # fmt: skip
    return out


def _neighbour(view: Mapping[str, Any], seat: int, place: int) -> dict[str, Any]:
    held = view["seats"][seat]
    beds = _beds(held["fields"], held["buildings"], held["pawn"]) if held["fields"] else []
    return {"seat": seat, "beds": beds, "x": 856 + place % 2 * 168, "y": 626 + place // 2 * 94}


def _beds(fields: Sequence[str | None], built: Mapping[str, str], pawn: str) -> list[dict[str, Any]]:
    """The twelve fields of a small plantation."""
    return [
        {"field": field, "x": i % 4 * 33, "y": i // 4 * 25, "gives": fields[i], "works": field == pawn,
         "building": built.get(field, "warehouse" if fields[i] is None else None)}
        for i, field in enumerate(FIELDS)
    ]  # fmt: skip


def _boards(
    numbers: Numbers, view: Mapping[str, Any], held: Mapping[str, Any], offers: Sequence[Offer]
) -> list[dict[str, Any]]:
    """Before one has a plantation: those still to choose, so that everybody sees how they differ."""
    if held["fields"] is not None:
        return []
    taken = [seat["board"] for seat in view["seats"]]
    out: list[dict[str, Any]] = []
    for colour in COLOURS:
        if colour not in taken:
            letters = str(numbers.values[f"layout.{colour}"]).replace(" ", "")
            fields = [None if letter == "W" else THINGS[FIELD_LETTERS.index(letter)] for letter in letters]
            place = len(out)
            x, y = PLANTATION[0] + place % 2 * 240, PLANTATION[1] + 26 + place // 2 * 112
            out.append({
                "colour": colour, "beds": _beds(fields, {}, ""), "x": x, "y": y,
                "offer": first(offers, f"board {colour}"),
            })  # fmt: skip
    return out


def tallies(view: Mapping[str, Any]) -> list[list[tuple[str, int | None]]]:
    """What each seat holds, for its panel: symbol and number, None for what the viewer can't know."""
    return [
        [
            ("point", seat["points"]),
            ("peso", seat["pesos"]),
            *((thing, seat["yard"].get(thing, 0) + seat["warehouse"].get(thing, 0)) for thing in THINGS),
        ]
        for seat in view["seats"]
    ]


def scene(game: Game, view: dict[str, Any], offers: Sequence[Offer], lang: str, viewer: int | None) -> dict[str, Any]:
    """Everything `board.jinja` draws; plantation, cards and store are the viewer's, or those of whose turn it is."""
    own = owner(view, viewer)
    held = view["seats"][own]
    others = [seat for seat in range(len(view["seats"])) if seat != own]
    return {
        "harbour": _harbour(game.numbers, view, offers), "market": _market(game.numbers, view, offers),
        "parliament": _parliament(game.numbers, view, offers), "site": _site(game.numbers, view, held, offers),
        "own": own, "fields": _fields(held, offers), "hand": _hand(held, offers),
        "boards": _boards(game.numbers, view, held, offers),
        "store": _store(held, view["supply"], offers), "round": view["round"], "rounds": view["options"]["rounds"],
        "purse": first(offers, "pay pesos"), "pesos": held["pesos"], "plot": PLOT, "plantation": PLANTATION,
        "votes": first(offers, "votes 0"),
        "others": [_neighbour(view, seat, place) for place, seat in enumerate(others)],
        "seats": [
            {"tallies": counted, "cards": _characters(game, held, lang)}
            for counted, held in zip(tallies(view), view["seats"], strict=True)
        ],
    }  # fmt: skip
