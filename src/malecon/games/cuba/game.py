"""Cuba on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from malecon.core.game import Choice, Game
from malecon.core.story import Event
from malecon.core.texts import Texts
from malecon.games.cuba import about, brief, terminal
from malecon.games.cuba.choosing import CHOOSING
from malecon.games.cuba.features import Estate
from malecon.games.cuba.heuristic import Planter
from malecon.games.cuba.moves import LEXICON
from malecon.games.cuba.parts import BOARDS, Parts
from malecon.games.cuba.position import SHAPE
from malecon.games.cuba.state import Cuba as Position
from malecon.games.cuba.words import BLACK_MARKET, BUILDINGS, CARDS, EACH, LAWS, MATERIALS, SHIPS, THINGS, TYPES, WARES


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
    counting = Estate
    choosing = CHOOSING
    stage = "round"
    news = ("tied", "majority", "enacted", "sailed")
    gathered = {"paid-duty": ("thing",), "loaded": ("thing", "dock"), "sold": ("thing",), "bought": ("thing",)}
    unveiled = {"delegate": "delegate", "votes": "votes"}
    picture = terminal.picture
    about = about.about
    brief = brief.brief

    def __init__(
        self,
        changed: Mapping[str, int] | None = None,
        rules: int | None = None,
        edition: str = "filosofia",
        boards: str = "common",
    ) -> None:
        super().__init__(changed, rules)
        self.edition = edition
        self.boards = boards
        self._worded: dict[tuple[str, str], Cuba] = {}

    def befalls(self, event: Event) -> bool:
        """Subsidies, and what spoils: the end of a round brings them to everybody."""
        return event.kind == "spoiled" or str(event.details.get("source", "")).startswith("subsidy-")

    def under(self, options: Mapping[str, Choice]) -> Game:
        """The same game in the words of its edition, and of fields that are not the same for all."""
        words = (str(options.get("edition", self.edition)), str(options.get("boards", self.boards)))
        if words == (self.edition, self.boards):
            return self
        if words not in self._worded:
            self._worded[words] = Cuba(self.asked, self.rules, *words)
        return self._worded[words]

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    @property
    def longest(self) -> int:
        """A round: a card is up to a whole market sold and bought or all fields used; then votes, laws and taxes."""
        most: int = max(int(rounds) for rounds in self.choices["rounds"])
        return most * self.seats[-1] * (len(CARDS) * 128 + 64)

    @cached_property
    def texts(self) -> Texts:
        """Filosofia's words with one plantation for all, and over them those of the other edition and of own ones.
        They may speak of every number: { $building-dam-water-made }."""
        folder = self.folder / "texts"
        own = [folder / words for words in (self.edition, self.boards) if words in ("eggert", "individual")]
        known = {key.replace(".", "-"): n for key, n in self.numbers.values.items() if isinstance(n, int)}
        return Texts(folder, *own, known=known)

    def details(self, move: int, lang: str) -> dict[str, int | str]:
        """A ship is told by its cargo, a building with its cost, a law with its type: what a person has to know."""
        args = super().details(move, lang)
        if "ship" in args:
            args["cargo"] = self.cargo(int(args["ship"]), lang)
        if self.lexicon.family_of(move).key == "build":
            args["cost"] = self.cost(str(args["building"]), lang)
        if "colour" in args:
            args["layout"] = self.layout(str(args["colour"]), lang)
        if "law" in args:
            args["kind"] = TYPES[LAWS.index(str(args["law"])) // EACH]
        if "field" in args:
            args["place"] = args["field"]
        return args

    def thing(self, move: int, view: Mapping[str, Any]) -> str:
        """A law is chosen where its type stands, a building and what is done in it where it was built, a ship where it
        lies."""
        family = self.lexicon.family_of(move)
        place = family.args(move)
        if "law" in place:
            return f"bill-{TYPES[LAWS.index(str(place['law'])) // EACH]}"
        if "dock" in place:
            held = view["docks"][int(place["dock"]) - 1]
            return f"ship-{held['ship']}" if held else f"dock-{place['dock']}"
        if family.key == "beckon":
            return f"ship-{view['sea']}"
        if family.key in ("use", "swap"):
            used = place["building"] if family.key == "use" else BUILDINGS[BLACK_MARKET]
            built = view["seats"][view["turn"] or 0]["buildings"]
            return next((f"field-{field}" for field, name in built.items() if name == used), "field-a1")
        return super().thing(move, view)

    def trace(self, move: int, view: Mapping[str, Any], seat: int, viewer: int | None) -> str:
        """Another's fields are drawn small, their cards, yard and purse not at all."""
        thing, key = self.thing(move, view), self.lexicon.family_of(move).key
        if seat == viewer:
            return thing
        kind = thing.partition("-")[0]
        if kind == "field":
            return f"seat{seat}-{thing}" if key != "harvest" else ""
        if key == "enact":
            return thing.replace("bill", "law")
        return thing if key in ("take-points", "take-pesos") or kind in ("ship", "market", "supply", "bill") else ""

    def cargo(self, ship: int, lang: str) -> str:
        """What a ship has room for: «2 citrus, 1 sugar, 1 tobacco, 1 rum»."""
        return self.counted(WARES, self.parts.spaces[ship - 1], lang)

    def cost(self, building: str, lang: str) -> str:
        """What a building is built of: «2 wood, 1 stone»."""
        return self.counted(THINGS[:MATERIALS], self.parts.cost[BUILDINGS.index(building)], lang)

    def layout(self, colour: str, lang: str) -> str:
        """What the fields of a board give, row by row: «upper: tobacco, sugar, stone · middle: …»."""
        fields = self.parts.layouts[BOARDS.index(colour)]
        warehouse = self.texts.say(lang, "label-warehouse")
        names = [self.texts.say(lang, f"thing-{THINGS[at]}", {"n": 1}) if at >= 0 else warehouse for at in fields]
        rows = [", ".join(names[start : start + 4]) for start in range(0, len(names), 4)]
        colon = "\N{NO-BREAK SPACE}:" if lang == "fr" else ":"
        heads = [self.texts.say(lang, f"row-{row}") for row in ("upper", "middle", "lower")]
        return " · ".join(f"{head}{colon} {row}" for head, row in zip(heads, rows, strict=True))

    def meaning(self, word: str, lang: str) -> str:
        """Of a character its votes first; its card on the board says them by itself."""
        told = super().meaning(word, lang)
        if word not in CARDS:
            return told
        return f"{self.texts.say(lang, 'some-votes', {'n': CARDS.index(word) + 1}).capitalize()}. {told}"

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
