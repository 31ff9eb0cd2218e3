"""A position of Comptoir des Antilles as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from malecon.core.game import Game


def picture(game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    colon = " : " if lang == "fr" else ": "

    def say(key: str, n: int = 0, **details: int) -> str:
        return game.texts.say(lang, f"terminal-{key}", {"n": n, **details})

    def name(kind: str, word: str | None) -> str:
        return "?" if word is None else game.texts.say(lang, f"{kind}-{word}")

    def ship(quay: Mapping[str, Any]) -> str:
        good = quay["cargo"]
        cargo = "?" if good is None else f"{name('cargo', good)} (+{game.numbers[f'cargo.{good}.bonus']})"
        porters = " ".join(f"♟{seat + 1}×{n}" for seat, n in enumerate(quay["porters"]) if n) or "–"
        room = say("room", quay["ship"] - sum(quay["porters"]))
        event = f" · {name('event', quay['event'])} ⚑{quay['owner'] + 1}" if quay["event"] else ""
        return f"{say('ship', quay['ship'])} · {cargo} · {porters} · {room}{event}"

    coming, auctions = sum(view["ships"].values()), sum(view["tiles"].values())
    head = [say("round", view["round"]), say("coming", coming) if coming else say("last")]
    lines = [" · ".join([*head, say("tiles", auctions)] if auctions else head)]
    for number, quay in enumerate(view["quays"], 1):
        lines.append(say("quay", number) + colon + (say("empty") if quay is None else ship(quay)))
    if view["auction"]:
        lot = view["auction"]
        bid = "" if lot["leader"] is None else ", " + say("bid", lot["bid"], by=lot["leader"] + 1)
        tile, about = name("event", lot["tile"]), game.meaning(lot["tile"], lang)
        lines.append(f"{say('lot')}{colon}{tile}{bid} ({about})")
    if view["queue"]:
        lines.append(f"{say('under')}{colon}" + ", ".join(name("cargo", good) for good in view["queue"]))
    for number, seat in enumerate(view["seats"]):
        mark = "►" if number == view["turn"] else " "
        player = names[number] if names else say("seat", number + 1)
        slate = f" · {say('slate')}" if number == view["slate"] else ""
        hand = ", ".join(name("cargo", good) for good in (*seat["cargo"], *seat["shown"])) or "–"
        lines.append(
            f"{mark}{player}{colon}{say('bonuses', seat['bonuses'])}, {say('porters', seat['porters'])}, "
            f"{say('hand')} {hand}{slate}"
        )
        cards = ", ".join(name("card", card) for card in seat["cards"]) or "–"
        tiles = ", ".join(name("event", tile) for tile in seat["tiles"])
        lines.append(f"    {say('cards')}{colon}{cards}" + (f" · {say('owned')}{colon}{tiles}" if tiles else ""))
    return "\n".join(lines)
