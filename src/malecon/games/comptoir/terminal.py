"""A position of Comptoir des Antilles as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from malecon.core.game import Game

HEADS: dict[str, dict[str, Any]] = {
    "en": {
        "round": "Round", "last": "the last ship has come", "quay": "Quay", "empty": "empty",
        "ship": "ship", "room": "{} to go", "hand": "hand", "cards": "cards", "owned": "event tiles", "slate": "slate",
        "under": "Under the cargo pile", "seat": "Seat", "lot": "In auction", "bid": "bid of {} by ♟{}",
        "pile": ("ship to come", "ships to come"), "bonus": ("bonus", "bonuses"),
        "porter": ("porter at home", "porters at home"), "tile": ("event tile left", "event tiles left"),
    },
    "fr": {
        "round": "Tour", "last": "le dernier navire est là", "quay": "Quai", "empty": "vide",
        "ship": "navire", "room": "encore {}", "hand": "en main", "cards": "cartes", "owned": "événements",
        "slate": "ardoise", "under": "Sous la pile de marchandises", "seat": "Place", "lot": "Aux enchères",
        "bid": "mise de {} par ♟{}",
        "pile": ("navire à venir", "navires à venir"), "bonus": ("prime", "primes"),
        "porter": ("porteur libre", "porteurs libres"), "tile": ("tuile Événement en pile", "tuiles Événement en pile"),
    },
}  # fmt: skip


def picture(game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    heads = HEADS[lang]
    colon = " : " if lang == "fr" else ": "

    def name(kind: str, word: str | None) -> str:
        return "?" if word is None else game.texts.say(lang, f"{kind}-{word}")

    def some(n: int, what: str) -> str:
        """`1 bonus`, `2 bonuses`; in French 0 is singular."""
        one, many = heads[what]
        return f"{n} {one if n == 1 or (n == 0 and lang == 'fr') else many}"

    def ship(quay: Mapping[str, Any]) -> str:
        good = quay["cargo"]
        cargo = "?" if good is None else f"{name('cargo', good)} (+{game.numbers[f'cargo.{good}.bonus']})"
        porters = " ".join(f"♟{seat + 1}×{n}" for seat, n in enumerate(quay["porters"]) if n) or "–"
        room = heads["room"].format(quay["ship"] - sum(quay["porters"]))
        event = f" · {name('event', quay['event'])} ⚑{quay['owner'] + 1}" if quay["event"] else ""
        return f"{heads['ship']} {quay['ship']} · {cargo} · {porters} · {room}{event}"

    coming, auctions = sum(view["ships"].values()), sum(view["tiles"].values())
    head = [f"{heads['round']} {view['round']}", some(coming, "pile") if coming else heads["last"]]
    lines = [" · ".join([*head, some(auctions, "tile")] if auctions else head)]
    for number, quay in enumerate(view["quays"], 1):
        lines.append(f"{heads['quay']} {number}{colon}" + (heads["empty"] if quay is None else ship(quay)))
    if view["auction"]:
        lot = view["auction"]
        bid = "" if lot["leader"] is None else ", " + heads["bid"].format(lot["bid"], lot["leader"] + 1)
        tile, about = name("event", lot["tile"]), game.texts.say(lang, f"about-{lot['tile']}")
        lines.append(f"{heads['lot']}{colon}{tile}{bid} ({about})")
    if view["queue"]:
        lines.append(f"{heads['under']}{colon}" + ", ".join(name("cargo", good) for good in view["queue"]))
    for number, seat in enumerate(view["seats"]):
        mark = "►" if number == view["turn"] else " "
        player = names[number] if names else f"{heads['seat']} {number + 1}"
        slate = f" · {heads['slate']}" if number == view["slate"] else ""
        hand = ", ".join(name("cargo", good) for good in (*seat["cargo"], *seat["shown"])) or "–"
        lines.append(
            f"{mark}{player}{colon}{some(seat['bonuses'], 'bonus')}, {some(seat['porters'], 'porter')}, "
            f"{heads['hand']} {hand}{slate}"
        )
        cards = ", ".join(name("card", card) for card in seat["cards"]) or "–"
        tiles = ", ".join(name("event", tile) for tile in seat["tiles"])
        lines.append(f"    {heads['cards']}{colon}{cards}" + (f" · {heads['owned']}{colon}{tiles}" if tiles else ""))
    return "\n".join(lines)
