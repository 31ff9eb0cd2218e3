"""Where everything of Comptoir des Antilles stands, and what may be clicked: plain data for `board.jinja`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from malecon.core.art.offers import Offer, first, why
from malecon.core.art.zones import Zone, whole
from malecon.core.game import Game
from malecon.core.numbers import Numbers
from malecon.games.comptoir.about import price
from malecon.games.comptoir.ahead import ahead as ahead
from malecon.games.comptoir.amounts import quick as quick
from malecon.games.comptoir.things import cargo_of, owner, pile
from malecon.games.comptoir.things import things as things
from malecon.games.comptoir.words import CARDS

WIDE = 296  # from one quay to the next
PLACES_A_ROW = 4
PLACE = 66  # from one porter to the next
CARD = (136, 172)
A_ROW = 4  # cards of the hand, in two rows: a phone shows all of them at once
ZONES = (
    whole(),
    Zone("quays-1-2", "schooner", 6, 18, 584, 434),
    Zone("quays-3-4", "schooner", 6 + 2 * WIDE, 18, 584, 434),
    Zone("cards", "deck", 6, 456, 822, 360),
    Zone("counter", "slate", 768, 456, 426, 358),
)
# What an effect looks like on a card, beside the number of porters it places.
SIGNS = {"together": ["boat"], "apart": ["boat", "boat"], "each": ["1 · 2 · 3 · 4"], "move": ["⇄"], "send": ["⌂"]}
# The pictures of what brings points, where they have another name.
SOURCES = {
    "bonus": "schooner",
    "pirated": "pirates",
    "commission": "slate",
    "won": "deck",
    "claimed": "bonus",
    "claimed-from": "bonus",
}


def outcome(game: Game, move: int) -> list[str]:
    """A ship that comes in is told by its value."""
    return ["schooner"] if game.lexicon.family_of(move).key == "ship" else []


def _aboard(quay: int, ship: Mapping[str, Any], offers: Sequence[Offer], viewer: int | None) -> list[dict[str, Any]]:
    """The places of a ship in rows, the porters from the first on; a seat's first porter carries the moves on it."""
    value = ship["ship"]
    rows = [min(PLACES_A_ROW, value), max(0, value - PLACES_A_ROW)]
    if value in (5, 6):
        rows = [3, value - 3]
    spots: list[dict[str, Any]] = [
        {"x": 142 - (wide - 1) * PLACE / 2 + i * PLACE, "y": 204 + line * PLACE, "offer": None}
        for line, wide in enumerate(rows)
        for i in range(wide)
    ]
    at = 0
    # One's own stand last: who sends more moves nobody else's.
    for seat, number in sorted(enumerate(ship["porters"]), key=lambda one: one[0] == viewer):
        for i in range(number):
            spot = spots[at]
            at += 1
            spot |= {"seat": seat, "key": f"{quay}-{seat}-{i}"}
            if i == 0:
                spot["offer"] = first(
                    offers, f"send {seat} {quay}", *(f"move {seat} {quay} {to}" for to in range(1, 5))
                )
    return spots


def _quays(game: Game, view: Mapping[str, Any], offers: Sequence[Offer], viewer: int | None) -> list[dict[str, Any]]:
    out = []
    for i, ship in enumerate(view["quays"]):
        quay = i + 1
        made: dict[str, Any] = {"quay": quay, "x": 6 + i * WIDE, "offer": first(offers, f"load {quay}"), "ship": ship}
        made["why"] = why(offers, "load", f"load {quay}")
        if ship:
            made |= {"spots": _aboard(quay, ship, offers, viewer), "free": ship["ship"] - sum(ship["porters"])}
            made["bonus"] = price(game, ship) if ship["cargo"] else None
        out.append(made)
    return out


def _hand(numbers: Numbers, cards: Sequence[str], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """The Relations, each always at the same place."""
    out = []
    for i, card in enumerate(CARDS):
        place = {"card": card, "x": 10 + i % A_ROW * (CARD[0] + 4), "y": 462 + i // A_ROW * (CARD[1] + 6)}
        if card not in cards:
            out.append({**place, "held": False})
            continue
        about = numbers.table["cards"][card]
        porters = numbers[f"cards.{card}.porters"] if "porters" in about else 0
        out.append({
            **place, "held": True, "commission": numbers[f"cards.{card}.commission"], "porters": porters,
            "signs": [sign for effect in about["effects"] for sign in SIGNS.get(effect, [])],
            "offer": first(offers, f"card {card}"),
        })  # fmt: skip
    return out


def _auction(view: Mapping[str, Any], offers: Sequence[Offer]) -> dict[str, Any] | None:
    auction = view["auction"]
    bids = [offer["move"] for offer in offers if offer["move"].startswith("bid ")]
    return auction and {**auction, "offer": first(offers, *bids)}


def tallies(view: Mapping[str, Any]) -> list[list[tuple[str, int | None]]]:
    """What each seat holds, for its panel: symbol and number, None for what the viewer can't know."""
    return [
        [
            ("bonus", seat["bonuses"]),
            ("porter-any", seat["porters"]),
            ("deck", len(seat["cards"])),
            *((f"event-{tile}", n) for tile, n in Counter(seat["tiles"]).items()),
        ]
        for seat in view["seats"]
    ]


def scene(game: Game, view: dict[str, Any], offers: Sequence[Offer], lang: str, viewer: int | None) -> dict[str, Any]:
    """Everything `board.jinja` draws; cards and tiles at its foot are the viewer's, or those of whose turn it is."""
    own = owner(view, viewer)
    held = view["seats"][own]
    cargo, tiles = cargo_of(held), Counter(held["tiles"])
    quays = range(1, len(view["quays"]) + 1)
    return {
        "quays": _quays(game, view, offers, viewer), "hand": _hand(game.numbers, held["cards"], offers),
        "large": CARD, "own": own, "card": view["card"],
        "cargo": [
            {"good": good, "n": n, "offer": first(offers, *(f"stock {good} {quay}" for quay in quays))}
            for good, n in cargo.items()
        ],
        "tiles": [
            {"event": tile, "n": n, "offer": first(offers, *(f"event {tile} {quay}" for quay in quays))}
            for tile, n in tiles.items()
        ],
        "shelf": min(66, 336 // max(1, len(tiles))),
        "slate": view["slate"], "auction": _auction(view, offers),
        "debt": first(offers, *(f"slate {seat}" for seat in range(len(view["seats"])))),
        "sell": first(offers, "auction"), "events": sum(view["tiles"].values()),
        "ships": sum(view["ships"].values()), "last": view["last"],
        "pile": pile(view), "seats": [{"tallies": held} for held in tallies(view)],
    }  # fmt: skip
