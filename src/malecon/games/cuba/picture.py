"""A position of Cuba as text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.games.cuba.words import CARDS, FIELDS, TYPES, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba

HEADS = {
    "en": {
        "round": "Round", "market": "Market", "supply": "supply", "sea": "sea", "dock": "dock", "points": "points",
        "pesos": "pesos", "law": "law", "bill": "bill", "yard": "yard", "warehouse": "warehouse", "hand": "hand",
        "played": "played", "votes": "votes", "none": "nothing", "delegate": "delegate", "empty": "empty",
        "tax": "Tax: 2 pesos", "duty": "Duty: 1 citrus", "point": "point", "peso": "peso", "vote": "vote", ":": ":",
    },
    "fr": {
        "round": "Tour", "market": "Marché", "supply": "réserve", "sea": "en mer", "dock": "quai", "points": "points",
        "pesos": "pesos", "law": "loi", "bill": "projet", "yard": "cour", "warehouse": "entrepôt", "hand": "main",
        "played": "jouées", "votes": "votes", "none": "rien", "delegate": "délégué", "empty": "vide",
        "tax": "Taxe : 2 pesos", "duty": "Redevance : 1 agrume", "point": "point", "peso": "peso", "vote": "vote",
        ":": " :",
    },
}  # fmt: skip
WIDTH = 18  # of a field


def picture(game: Cuba, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    return "\n".join(_Picture(game, view, lang, names).lines())


class _Picture:
    def __init__(self, game: Cuba, view: Mapping[str, Any], lang: str, names: Sequence[str] | None) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.names = names
        self.heads = HEADS[lang]
        self.texts = game.under(view["options"]).texts

    def name(self, place: str, word: str, n: int = 1) -> str:
        return self.texts.say(self.lang, f"{place}-{word}", {"n": n})

    def number(self, n: int, what: str) -> str:
        """«1 point», «2 points»; in French 0 is singular."""
        single = n == 1 or (n == 0 and self.lang == "fr")
        return f"{n} {self.heads[what] if single else self.heads[what + 's']}"

    def head(self, what: str) -> str:
        return self.heads[what] + self.heads[":"]

    def counted(self, things: Mapping[str, int]) -> str:
        return ", ".join(f"{n} {self.name('thing', thing, n)}" for thing, n in things.items() if n)

    def lines(self) -> Iterator[str]:
        view = self.view
        yield f"{self.heads['round']} {view['round']}/{view['options']['rounds']}"
        yield from self.harbour()
        yield from self.market()
        yield from self.parliament()
        for number, owner in enumerate(view["seats"]):
            yield ""
            yield from self.seat(number, owner)

    def harbour(self) -> Iterator[str]:
        """Each ship with what it still has room for; what it carries stands in brackets."""
        for dock in (3, 2, 1):
            ship = self.view["docks"][dock - 1]
            label = f"{self.heads['dock']} {dock} ({'★' * self.game.parts.dock_points[dock]})"
            if ship is None:
                yield f"  {label:<12} {self.heads['empty']}"
            else:
                cargo = f" [{self.counted(ship['cargo'])}]" if ship["cargo"] else ""
                yield f"  {label:<12} {self.counted(ship['room']) or '✓'}{cargo}"
        sea = self.view["sea"]
        yield f"  {self.heads['sea']:<12} {self.game.cargo(sea, self.lang) if sea else self.heads['empty']}"

    def market(self) -> Iterator[str]:
        rows = []
        for ware, row in zip(WARES, self.game.parts.prices, strict=True):
            lying = self.view["market"][ware]
            prices = " ".join(f"{price}●" if i < lying else f"{price}·" for i, price in enumerate(row))
            rows.append(f"{self.name('thing', ware)} {prices}")
        yield self.head("market")
        yield "  " + " | ".join(rows[:3])
        yield "  " + " | ".join(rows[3:])

    def parliament(self) -> Iterator[str]:
        for kind in TYPES:
            law, bill = self.view["laws"][kind], self.view["bills"][kind]
            now = self.name("law", law) if law else self.heads.get(kind, "–")
            then = f"   ← {self.head('bill')} {self.name('law', bill)}" if bill else ""
            yield f"  {now}{then}"

    def seat(self, number: int, owner: Mapping[str, Any]) -> Iterator[str]:
        view, heads = self.view, self.heads
        mark = ("►" if number == view["turn"] else " ") + ("①" if number == view["first"] else " ")
        player = self.names[number] if self.names else self.texts.say(self.lang, "player", {"n": number + 1})
        bits = [self.number(owner["points"], "point"), self.number(owner["pesos"], "peso")]
        if owner["votes"]:
            bits.append(self.number(owner["votes"], "vote"))
        yield f"{mark}{player}{heads[':']} " + ", ".join(bits)
        yield f"  {self.head('yard')} {self.counted(owner['yard']) or heads['none']} · {self.head('warehouse')} " + (
            self.counted(owner["warehouse"]) or heads["none"]
        )
        hand = [self.name("card", card) for card in CARDS if card in owner["hand"]]
        played = [self.name("card", card) for card in owner["played"]]
        kept = f" · {self.head('delegate')} {self.name('card', owner['delegate'])}" if owner["delegate"] else ""
        yield f"  {self.head('hand')} {', '.join(hand)}{kept}" + (
            f" · {self.head('played')} {', '.join(played)}" if played else ""
        )
        for row in range(3):
            yield " " + " ".join(self.field(owner, 4 * row + column) for column in range(4)).rstrip()

    def field(self, owner: Mapping[str, Any], number: int) -> str:
        """A building (▣) by its name, a field by what it gives; ♟ where the pawn stands."""
        place = FIELDS[number]
        building, gives = owner["buildings"].get(place), owner["fields"][number]
        what = f"▣{self.name('building', building)}" if building else self.name("thing", gives)
        text = f"{place} {what}{'♟' if owner['pawn'] == place else ''}"
        return f"{text:<{WIDTH}}" if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
