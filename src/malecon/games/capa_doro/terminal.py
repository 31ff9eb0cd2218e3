"""A position of Capa d'Oro as text, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.games.capa_doro.layout import SORTS
from malecon.games.capa_doro.words import CIGARS, COLUMNS, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.games.capa_doro.parts import Parts

STRANGER = {"neutral": "○", "bargain": "★"}


def picture(game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    parts: Parts = cast(Any, game).parts
    colon = " :" if lang == "fr" else ":"

    def say(key: str, n: int = 0) -> str:
        return game.texts.say(lang, f"terminal-{key}", {"n": n})

    def name(kind: str, word: str, n: int = 1) -> str:
        return game.texts.say(lang, f"{kind}-{word}", {"n": n})

    def money(n: int) -> str:
        return f"{n} $" if lang == "fr" else f"${n}"

    def heap(numbers: Sequence[int]) -> str:
        return ", ".join(f"{n} {name('tobacco', t, n)}" for t, n in zip(TOBACCOS, numbers, strict=True) if n) or "–"

    def cigar(tile: Mapping[str, Any]) -> str:
        title = name("cigar", tile["cigar"])
        if tile["rolled"]:
            return f"({title})"
        number = CIGARS.index(tile["cigar"])
        recipe = parts.recipe[SORTS * number : SORTS * number + SORTS]
        return f"{title}{colon} {heap(recipe)} → {say('points', parts.points[number])} + {money(parts.dollars[number])}"

    inside = heap([view["bag"][tobacco] for tobacco in TOBACCOS])
    in_bag = f"{inside}, {say('beetles', view['bag']['beetle'])}"
    lines = [f"{say('bag')}{colon} {in_bag} · {say('events', sum(view['events'].values()))}"]
    if view["neutral"]:
        lines[0] += f" · {say('neutrals', view['neutral'])}"
    lines.append("     " + " → ".join(name("column", column) for column in COLUMNS))
    for region, tobacco, price, track in zip(REGIONS, TOBACCOS, parts.price, parts.tracks, strict=True):
        filled = view["market"][tobacco]
        spaces = " ".join(f"[{p}]" if i < filled else f"{p}" for i, p in enumerate(track))
        # An empty track sells from its discards at its highest price, a full one takes a bale at its lowest.
        buy = money(track[max(filled - 1, 0)]) if filled or view["discards"][tobacco] else "–"
        prices = f"{say('buy')} {buy}, {say('sell')} {money(track[min(filled, len(track) - 1)])}"
        shut = f" · {say('customs')} !" if view["customs"] == region else ""
        lines.append(
            f"{name('region', region)} ({money(price)}) · {say('market')} {name('sort', tobacco)}{colon} {spaces} · "
            f"{prices} · {say('discards')} {view['discards'][tobacco]}{shut}"
        )
        for number, row in enumerate(view["fields"][region], 1):
            lines.append(f"  {number}  " + " → ".join(_plantation(place) for place in row))
    opening = [seat for kind, seat in (frame for frame in view["pending"][-1:] if frame[0] in ("seed", "grow"))]
    deciding = opening[0] if opening else view["turn"]
    for number, seat in enumerate(view["seats"]):
        mark = "►" if number == deciding else " "
        stock = heap([seat["stock"][tobacco] for tobacco in TOBACCOS])
        player = names[number] if names else game.texts.say(lang, "player", {"n": number + 1})
        purse = f"{money(seat['dollars'])}, {say('plantations', seat['plantations'])}, {say('stock')}{colon} {stock}"
        lines.append(f"{mark}{player}{colon} {say('points', seat['points'])}, {purse}")
        lines.append("   " + (" | ".join(cigar(tile) for tile in seat["cigars"] if tile) or "–"))
    return "\n".join(lines)


def _plantation(place: Mapping[str, Any] | None) -> str:
    """Whose it is and its bales: `1▪▪`."""
    if place is None:
        return "····"
    owner = place["owner"]
    who = STRANGER[owner] if isinstance(owner, str) else str(owner + 1)
    return f"{who}{'▪' * place['bales']:<3}"
