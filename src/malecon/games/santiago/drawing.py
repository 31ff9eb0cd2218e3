"""Where everything of Santiago de Cuba stands on its board, and what may be clicked: plain data for `board.jinja`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Any

from malecon.core.art.offers import Offer, first, why
from malecon.core.art.zones import Zone, whole
from malecon.core.game import Game
from malecon.core.numbers import Numbers
from malecon.games.santiago.ahead import ahead as ahead
from malecon.games.santiago.ledger import seen as seen
from malecon.games.santiago.things import STOPS, fare
from malecon.games.santiago.things import things as things
from malecon.games.santiago.wants import quick as quick
from malecon.games.santiago.wants import spare as spare
from malecon.games.santiago.wants import stock as stock

WIDTH, HEIGHT = 1200, 820
CENTRE = (600.0, 316.0)
# What a portrait and a façade promise, as symbols; a name of a number stands for that number.
GIFT = {
    "pedro": [("tobacco", "pedro.tobacco")], "jose": [("sugar", "jose.sugar")],
    "conchita": [("citrus", "conchita.citrus")], "miguel": [("wood", "miguel.wood")], "pablo": [("crate", "1")],
    "maria": [("point", "maria.points")], "martinez": [("peso", "martinez.pesos")],
    "el-zorro": [("deck", "")], "alonso": [("pennant", "")],
}  # fmt: skip
WORKS = {
    "bank": ["+", "bank.pesos", "peso"], "church": ["+", "church.points", "point"], "distillery": ["sugar", "→", "rum"],
    "cigar-factory": ["tobacco", "→", "cigars"], "black-market": ["crate", "→", "crate"],
    "sawmill": ["wood", "→", "point", "peso"], "cafe": ["rum", "cigars", "→", "cafe.points", "point"],
    "customs-office": ["die", "→", "0"], "casino": ["casino.pesos", "peso", "↔", "point"],
    "harbour-master": ["←", "pennant", "→"], "office": ["crate", "→", "office.points", "point"],
    "newspaper": ["+", "newspaper.pesos", "peso", "deck"],
}  # fmt: skip
# Moves that belong to a building by its name: it is lit where it stands.
AT_BUILDING = {
    "distil": "distillery", "roll": "cigar-factory", "saw": "sawmill", "cafe": "cafe", "casino": "casino",
    "swap": "black-market",
}  # fmt: skip
# The pictures of what brings points, where they have another name.
SOURCES = {"delivered": "boat", "rent": "peso", "exchange": "crate", "given": "crate", "robbed": "el-zorro"}
GARDENS = (("yellow", 12, 318, False), ("blue", 12, 12, True), ("red", 960, 12, True), ("white", 960, 318, False))
ZONES = (
    whole(),
    Zone("road", "car", 238, 14, 724, 602),
    *(Zone(flower, f"flower-{flower}", left - 10, top - 8, 248, 288) for flower, left, top, _ in GARDENS),
    Zone("harbour", "boat", 362, 584, 576, 232),
    Zone("value", "pennant", 14, 644, 342, 166),
    Zone("reserve", "crate", 938, 644, 252, 166),
)


def _road() -> list[tuple[float, float, float]]:
    """Points of the loop at equal distances with their directions, clockwise from the harbour at its foot."""
    wide, high, square, steps = 322.0, 258.0, 2.5, 3600

    def point(turn: float) -> tuple[float, float]:
        angle = pi / 2 + 2 * pi * turn
        c, s = cos(angle), sin(angle)
        x = abs(c) ** (2 / square) * (1 if c > 0 else -1)
        y = abs(s) ** (2 / square) * (1 if s > 0 else -1)
        return CENTRE[0] + wide * x, CENTRE[1] + high * y

    trail = [point(i / steps) for i in range(steps + 1)]
    lengths = [0.0]
    for a, b in pairwise(trail):
        lengths.append(lengths[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    out = []
    at = 0
    for mark in range(STOPS * 10):
        while lengths[at] < lengths[-1] * mark / (STOPS * 10):
            at += 1
        a, b = trail[at], trail[(at + 1) % steps]
        out.append((round(a[0], 1), round(a[1], 1), round(degrees(atan2(b[1] - a[1], b[0] - a[0])), 1)))
    return out


ROAD = _road()
# The same as a path, and as the marks along which the car drives.
LOOP = f"M{'L'.join(f'{x} {y}' for x, y, _ in ROAD)}Z"
RAIL = " ".join(f"{x},{y},{turn}" for x, y, turn in ROAD)


def _figure(numbers: Numbers, word: str) -> str:
    """A word of a strip as it is drawn: a number's name stands for the number as it is played."""
    return str(numbers[word]) if word in numbers.values else word


def _works(numbers: Numbers, building: str) -> list[str]:
    figures = [_figure(numbers, word) for word in WORKS[building]]
    return ["".join(figures[:2]), *figures[2:]] if figures[0] == "+" else figures


def _portrait(stop: int) -> tuple[float, float]:
    """The middle of a Cuban's card, on the inner side of the road beside its stop."""
    x, y, _ = ROAD[stop * 10]
    dx, dy = CENTRE[0] - x, CENTRE[1] - y
    far = hypot(dx, dy)
    reach = 92 + 22 * abs(dx) / far * abs(dy) / far * 2
    return round(x + dx / far * reach, 1), round(y + dy / far * reach, 1)


def _stops(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for stop in range(STOPS):
        x, y, _ = ROAD[stop * 10]
        far, price = fare(numbers, view, stop)
        cuban = view["cubans"][stop - 1] if stop and stop <= len(view["cubans"]) else None
        place: dict[str, Any] = {
            "stop": stop, "x": x, "y": y, "price": price, "cuban": cuban,
            "drive": first(offers, f"drive {far}"), "why": why(offers, "drive", f"drive {far}"),
        }  # fmt: skip
        if cuban:
            flower = numbers.values.get(f"flower.{cuban}")
            gift = [(symbol, _figure(numbers, number)) for symbol, number in GIFT[cuban]]
            place |= {"card": _portrait(stop), "down": view["down"][stop - 1], "flower": flower}
            gives = [o["move"] for o in offers if cuban == "el-zorro" and o["move"].startswith("give")]
            # What the reserve has none of isn't to be had.
            place["out"] = any(view["reserve"].get(symbol, 1) == 0 for symbol, _ in gift)
            place |= {"gift": gift, "other": first(offers, f"newspaper {cuban}", *gives)}
        out.append(place)
    return out


def _buildings(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for place, name in enumerate(view["buildings"]):
        if name is None:  # not dealt yet
            continue
        _, left, top, upper = GARDENS[place // 3]
        column, row = ((0, 0), (1, 0), (int(left > 600), 1))[place % 3]
        if not upper:
            row = 1 - row
        works = [o["move"] for o in offers if AT_BUILDING.get(o["move"].split()[0]) == name]
        out.append({
            "place": place, "name": name, "owner": view["owners"][place],
            "x": left + 2 + column * 116, "y": top + 4 + row * 138,
            "offer": first(offers, f"claim {name}", f"use {name}", f"broker {name}", *works),
            "why": why(offers, "broker", f"broker {name}"),
            "works": _works(numbers, name),
        })  # fmt: skip
    return out


def _gardens() -> list[dict[str, Any]]:
    out = []
    for flower, left, top, upper in GARDENS:
        inner = left + (116 if left < 600 else 0)
        out.append(
            {"flower": flower, "x": left, "y": top, "at": (inner + 14, top + (144 if upper else 6)), "upper": upper}
        )
    return out


def _brokers(view: Mapping[str, Any], buildings: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    out = []
    at = {tile["place"]: (tile["x"] - 8, tile["y"] + 12) for tile in buildings}
    for seat, holding in enumerate(view["seats"]):
        if holding["broker"] is None:  # off the board: waiting round the fountain
            x, y = CENTRE[0] - 92 + seat * 48, CENTRE[1] + 22
        else:
            x, y = at[holding["broker"]]
        out.append({"seat": seat, "x": x, "y": y})
    return out


def _dice(view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """The four on the ship, or the five just rolled, still on the quay."""
    rolled = view.get("dice") or {}
    out = []
    for i, (good, n) in enumerate((rolled or view["demand"]).items()):
        x, y = (418 + i * 72, 596) if rolled else (386 + i * 80, 652)
        sent = [f"deliver {good} {k}" for k in range(4, 0, -1)] + [
            f"deliver wood {k} for {good}" for k in range(4, 0, -1)
        ]
        out.append({
            "good": good, "n": n, "x": x, "y": y,
            "offer": first(offers, f"leave {good}", f"customs {good}", f"office {good}", *sent),
            "why": why(offers, "deliver", f"deliver {good} 1"),
        })  # fmt: skip
    return out


def _step(numbers: Numbers) -> int:
    """From one flag to the next."""
    return min(74, 300 // (numbers["value.last"] + 2 - numbers["value.first"]))


def _ladder(numbers: Numbers, view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """What a good is worth, flag by flag; past the last one waits the chequered flag."""
    out = []
    last = numbers["value.last"]
    values = range(numbers["value.first"], last + 2)
    step = _step(numbers)
    for i, value in enumerate(values):
        move = {view["value"] + 1: "value up", view["value"] - 1: "value down"}.get(value, "")
        rung = {"value": value, "x": 46 + i * step, "offer": first(offers, move), "here": value == view["value"]}
        out.append({**rung, "last": value > last})
    return out


def _fleet(numbers: Numbers, now: int) -> list[dict[str, Any]]:
    """All ships of the game, those that left pale."""
    ships = numbers["ships"]
    step = min(44, 308 / ships)
    left = ["gone"] * (now - 1) + ["now"] + [""] * (ships - now)
    return [
        {"n": n, "of": ships, "x": round(38 + (n - 1) * step, 1), "state": left[n - 1]} for n in range(1, ships + 1)
    ]


def _reserve(view: Mapping[str, Any], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    out = []
    for i, (good, n) in enumerate(view["reserve"].items()):
        out.append(
            {
                "good": good,
                "n": n,
                "x": 956 + i % 3 * 78,
                "y": 674 + i // 3 * 64,
                "offer": first(offers, f"take {good}"),
            }
        )
    return out


def tallies(view: Mapping[str, Any]) -> list[list[tuple[str, int | None]]]:
    """What each seat holds, for its panel: symbol and number, None for what the viewer can't know."""
    out = []
    for held in view["seats"]:
        goods = held["goods"]
        known = [(good, None if goods is None else goods.get(good, 0)) for good in view["reserve"]]
        out.append([("point", held["points"]), ("peso", held["pesos"]), *known])
    return out


def scene(game: Game, view: dict[str, Any], offers: Sequence[Offer], lang: str, viewer: int | None) -> dict[str, Any]:
    """Everything `board.jinja` draws, with the moves offered laid on the things they belong to."""
    numbers = game.numbers
    buildings = _buildings(numbers, view, offers)
    x, y, turn = ROAD[view["car"] * 10]
    return {
        "size": (WIDTH, HEIGHT), "centre": CENTRE, "road": LOOP, "rail": RAIL, "stops": _stops(numbers, view, offers),
        "gardens": _gardens(), "buildings": buildings, "brokers": _brokers(view, buildings),
        "car": {"x": x, "y": y, "turn": turn, "at": view["car"] * 10}, "dice": _dice(view, offers),
        "rolled": bool(view.get("dice")), "ladder": _ladder(numbers, view, offers), "step": _step(numbers),
        "ship": view["ship"], "fleet": _fleet(numbers, view["ship"]),
        "reserve": _reserve(view, offers), "seats": [{"tallies": held} for held in tallies(view)],
    }  # fmt: skip
