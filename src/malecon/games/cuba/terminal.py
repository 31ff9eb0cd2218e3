"""A position of Cuba as text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from malecon.games.cuba.words import CARDS, COLOURS, FIELDS, TYPES, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.game import Cuba

WIDTH = 18  # of a field


def picture(game: Cuba, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    return "\n".join(_Picture(game, view, lang, names).lines())


class _Picture:
    def __init__(self, game: Cuba, view: Mapping[str, Any], lang: str, names: Sequence[str] | None) -> None:
        self.game = cast("Cuba", game.under(view["options"]))
        self.view = view
        self.lang = lang
        self.names = names
        self.texts = self.game.texts

    def name(self, place: str, word: str, n: int = 1) -> str:
        return self.texts.say(self.lang, f"{place}-{word}", {"n": n})

    def word(self, what: str, **details: int | str) -> str:
        return self.texts.say(self.lang, f"picture-{what}", details)

    @property
    def colon(self) -> str:
        return "\N{NO-BREAK SPACE}:" if self.lang == "fr" else ":"

    def head(self, what: str) -> str:
        return self.word(what) + self.colon

    def counted(self, things: Mapping[str, int]) -> str:
        return ", ".join(f"{n} {self.name('thing', thing, n)}" for thing, n in things.items() if n)

    def lines(self) -> Iterator[str]:
        view = self.view
        yield f"{self.word('round')} {view['round']}/{view['options']['rounds']}"
        yield from self.harbour()
        yield from self.market()
        yield from self.parliament()
        for number, owner in enumerate(view["seats"]):
            yield ""
            yield from self.seat(number, owner)
        yield from self.free_boards()

    def harbour(self) -> Iterator[str]:
        """Each ship with what it still has room for; what it carries stands in brackets."""
        width = len(self.word("dock")) + 8
        for dock in (3, 2, 1):
            ship = self.view["docks"][dock - 1]
            label = f"{self.word('dock')} {dock} ({'★' * self.game.parts.dock_points[dock]})"
            if ship is None:
                yield f"  {label:<{width}} {self.word('empty')}"
            else:
                cargo = f" [{self.counted(ship['cargo'])}]" if ship["cargo"] else ""
                yield f"  {label:<{width}} {self.counted(ship['room']) or '✓'}{cargo}"
        sea = self.view["sea"]
        yield f"  {self.word('sea'):<{width}} {self.game.cargo(sea, self.lang) if sea else self.word('empty')}"

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
            now = self.name("law", law) if law else self.printed(kind)
            then = f"   ← {self.head('bill')} {self.name('law', bill)}" if bill else ""
            yield f"  {now}{then}"

    def printed(self, kind: str) -> str:
        """What the board asks before a law of this type is passed."""
        if kind == "tax":
            return self.word("tax", pesos=self.game.parts.tax_printed)
        return self.word("duty") if kind == "duty" else "–"

    def seat(self, number: int, owner: Mapping[str, Any]) -> Iterator[str]:
        view, nothing = self.view, self.word("nothing")
        mark = ("►" if number == view["turn"] else " ") + ("①" if number == view["first"] else " ")
        player = self.names[number] if self.names else self.texts.say(self.lang, "player", {"n": number + 1})
        bits = [self.texts.say(self.lang, f"some-{what}", {what: owner[what]}) for what in ("points", "pesos")]
        if owner["votes"]:
            bits.append(self.texts.say(self.lang, "some-votes", {"n": owner["votes"]}))
        if owner["board"] in COLOURS:
            bits.append(self.word("board", colour=owner["board"]))
        yield f"{mark}{player}{self.colon} " + ", ".join(bits)
        yield f"  {self.head('yard')} {self.counted(owner['yard']) or nothing} · {self.head('warehouse')} " + (
            self.counted(owner["warehouse"]) or nothing
        )
        hand = [self.name("card", card) for card in CARDS if card in owner["hand"]]
        played = [self.name("card", card) for card in owner["played"]]
        kept = f" · {self.head('delegate')} {self.name('card', owner['delegate'])}" if owner["delegate"] else ""
        yield f"  {self.head('hand')} {', '.join(hand)}{kept}" + (
            f" · {self.head('played')} {', '.join(played)}" if played else ""
        )
        for row in range(3) if owner["fields"] else ():
            yield " " + " ".join(self.field(owner, 4 * row + column) for column in range(4)).rstrip()

    def free_boards(self) -> Iterator[str]:
        """While boards are chosen: how those still to be had look."""
        taken = [owner["board"] for owner in self.view["seats"]]
        if None not in taken:
            return
        yield ""
        yield self.head("free").capitalize()
        for colour in COLOURS:
            if colour not in taken:
                yield f"  {self.name('colour', colour)}{self.colon} {self.game.layout(colour, self.lang)}"

    def field(self, owner: Mapping[str, Any], number: int) -> str:
        """A building (▣) by its name, a field by what it gives; ♟ where the pawn stands."""
        place = FIELDS[number]
        building, gives = owner["buildings"].get(place), owner["fields"][number]
        what = f"▣{self.name('building', building)}" if building else self.name("thing", gives)
        text = f"{place} {what}{'♟' if owner['pawn'] == place else ''}"
        return f"{text:<{WIDTH}}" if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
