"""Cuba on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from malecon.core.game import Choice, Game
from malecon.core.texts import Texts
from malecon.games.cuba import terminal
from malecon.games.cuba.heuristic import Planter
from malecon.games.cuba.moves import LEXICON
from malecon.games.cuba.parts import BOARDS, Parts
from malecon.games.cuba.position import SHAPE
from malecon.games.cuba.state import Cuba as Position
from malecon.games.cuba.words import BUILDINGS, FIELDS, MATERIALS, SHIPS, THINGS, WARES


class Cuba(Game):
    id = "cuba"
    rules = 2
    seats = range(2, 6)
    choices = {
        "edition": ("filosofia", "eggert"),
        "boards": ("common", "individual"),
        "secret_delegate": (False, True),
        "rounds": (6, 7, 8),
    }
    folder = Path(__file__).parent
    lexicon = LEXICON
    state = Position
    shape = SHAPE
    judgement = Planter
    picture = terminal.picture

    def __init__(
        self, changed: Mapping[str, int] | None = None, rules: int | None = None, edition: str = "filosofia"
    ) -> None:
        super().__init__(changed, rules)
        self.edition = edition

    @cached_property
    def eggert(self) -> Cuba:
        """The same game in the words of the other edition."""
        return Cuba(self.asked, self.rules, "eggert")

    def under(self, options: Mapping[str, Choice]) -> Game:
        return self.eggert if options["edition"] == "eggert" and self.edition != "eggert" else self

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    @cached_property
    def texts(self) -> Texts:
        """Filosofia's words, and over them those that eggertspiele's edition has for itself."""
        folder = self.folder / "texts"
        return Texts(folder, folder / "eggert") if self.edition == "eggert" else Texts(folder)

    def details(self, move: int, lang: str) -> dict[str, int | str]:
        """A ship is told by its cargo and a building with its cost: what a person has to know."""
        args = super().details(move, lang)
        if "ship" in args:
            args["cargo"] = self.cargo(int(args["ship"]), lang)
        if self.lexicon.family_of(move).key == "build":
            args["cost"] = self.cost(str(args["building"]), lang)
        if "colour" in args:
            args["layout"] = self.layout(str(args["colour"]), lang)
        return args

    def cargo(self, ship: int, lang: str) -> str:
        """What a ship has room for: «2 citrus, 1 sugar, 1 tobacco, 1 rum»."""
        return self.counted(WARES, self.parts.spaces[ship - 1], lang)

    def cost(self, building: str, lang: str) -> str:
        """What a building is built of: «2 wood, 1 stone»."""
        return self.counted(THINGS[:MATERIALS], self.parts.cost[BUILDINGS.index(building)], lang)

    def layout(self, colour: str, lang: str) -> str:
        """What the fields of a board give, row by row: «a: tobacco, sugar, stone · b: …»."""
        fields = self.parts.layouts[BOARDS.index(colour)]
        warehouse = self.texts.say(lang, "label-warehouse")
        names = [self.texts.say(lang, f"thing-{THINGS[at]}", {"n": 1}) if at >= 0 else warehouse for at in fields]
        rows = [", ".join(names[start : start + 4]) for start in range(0, len(names), 4)]
        colon = "\N{NO-BREAK SPACE}:" if lang == "fr" else ":"
        return " · ".join(f"{FIELDS[4 * n][0]}{colon} {row}" for n, row in enumerate(rows))

    def rules_page(self, lang: str) -> str:
        """Filosofia's rules, or where eggertspiele's edition has its own words, its page."""
        own = self.folder / "texts" / self.edition / f"rules.{lang}.md"
        page = own.read_text("utf-8") if own.is_file() else super().rules_page(lang)
        for building in BUILDINGS:
            page = page.replace(f"{{cost {building}}}", self.cost(building, lang))
        for board in BOARDS:
            page = page.replace(f"{{layout {board}}}", self.layout(board, lang))
        ships = [f"{ship}. {self.cargo(ship, lang)}" for ship in range(1, SHIPS + 1)]
        return page.replace("{cargoes}", "\n".join(ships))

    def prompt_details(self, view: Mapping[str, Any]) -> dict[str, int | str]:
        return cast(Position, self.load(view)).asks()

    def counted(self, words: Sequence[str], numbers: Sequence[int], lang: str) -> str:
        found = [
            (n, self.texts.say(lang, f"thing-{word}", {"n": n})) for word, n in zip(words, numbers, strict=True) if n
        ]
        return ", ".join(f"{n} {name}" for n, name in found)
