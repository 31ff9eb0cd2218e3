"""A position of Comptoir des Antilles as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from malecon.core.game import Game

HEADS = {
    "en": {
        "round": "Round", "pile": "ships to come", "last": "the last ship has come", "quay": "Quay", "empty": "empty",
        "ship": "ship", "room": "to go", "bonuses": "bonuses", "porters": "porters at home", "hand": "hand",
        "cards": "cards", "tiles": "event tiles", "slate": "slate", "under": "Under the cargo pile", "seat": "Seat",
        "lot": "In auction", "bid": "bid", "by": "by",
    },
    "fr": {
        "round": "Tour", "pile": "navires à venir", "last": "le dernier navire est là", "quay": "Quai",
        "empty": "vide", "ship": "navire", "room": "manquent", "bonuses": "primes", "porters": "porteurs libres",
        "hand": "en main", "cards": "cartes", "tiles": "événements", "slate": "ardoise",
        "under": "Sous la pile de marchandises", "seat": "Place", "lot": "Aux enchères", "bid": "mise", "by": "par",
    },
}  # fmt: skip


def picture(game: Game, view: Mapping[str, Any], lang: str) -> str:
    heads = HEADS[lang]
    colon = " : " if lang == "fr" else ": "

    def name(kind: str, word: str | None) -> str:
        return "?" if word is None else game.texts.say(lang, f"{kind}-{word}")

    coming = sum(view["ships"].values())
    lines = [f"{heads['round']} {view['round']} · " + (heads["last"] if coming == 0 else f"{coming} {heads['pile']}")]
    for number, quay in enumerate(view["quays"], 1):
        lines.append(
            f"{heads['quay']} {number}{colon}" + (heads["empty"] if quay is None else _ship(quay, heads, name))
        )
    if view["auction"]:
        lot = view["auction"]
        bid = "" if lot["leader"] is None else f", {heads['bid']} {lot['bid']} {heads['by']} {lot['leader'] + 1}"
        lines.append(f"{heads['lot']}{colon}{name('event', lot['tile'])}{bid}")
    if view["queue"]:
        lines.append(f"{heads['under']}{colon}" + ", ".join(name("cargo", good) for good in view["queue"]))
    for number, seat in enumerate(view["seats"]):
        mark = "►" if number == view["turn"] else " "
        slate = f" · {heads['slate']}" if number == view["slate"] else ""
        hand = ", ".join(name("cargo", good) for good in (*seat["cargo"], *seat["shown"])) or "–"
        lines.append(
            f"{mark}{heads['seat']} {number + 1}{colon}{seat['bonuses']} {heads['bonuses']}, "
            f"{seat['porters']} {heads['porters']}, {heads['hand']} {hand}{slate}"
        )
        cards = ", ".join(name("card", card) for card in seat["cards"]) or "–"
        tiles = ", ".join(name("event", tile) for tile in seat["tiles"])
        lines.append(f"    {heads['cards']}{colon}{cards}" + (f" · {heads['tiles']}{colon}{tiles}" if tiles else ""))
    return "\n".join(lines)


def _ship(quay: Mapping[str, Any], heads: Mapping[str, str], name: Any) -> str:
    porters = " ".join(f"♟{seat + 1}×{n}" for seat, n in enumerate(quay["porters"]) if n) or "–"
    event = ""
    if quay["event"]:
        event = f" · {name('event', quay['event'])} ({quay['owner'] + 1})"
    room = quay["ship"] - sum(quay["porters"])
    return (
        f"{heads['ship']} {quay['ship']} · {name('cargo', quay['cargo'])} · {porters} · {heads['room']} {room}{event}"
    )
