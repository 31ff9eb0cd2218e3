"""Santiago de Cuba on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from malecon.core.game import Game
from malecon.core.texts import Texts
from malecon.games.santiago import about, brief, terminal
from malecon.games.santiago.choosing import CHOOSING
from malecon.games.santiago.features import Cargo
from malecon.games.santiago.heuristic import Broker
from malecon.games.santiago.parts import Parts
from malecon.games.santiago.position import SHAPE
from malecon.games.santiago.state import Santiago as Position
from malecon.games.santiago.words import LEXICON, STOPS


class Santiago(Game):
    id = "santiago"
    rules = 2
    seats = range(2, 5)
    choices = {"open_hands": (False, True)}
    folder = Path(__file__).parent
    lexicon = LEXICON
    state = Position
    shape = SHAPE
    judgement = Broker
    counting = Cargo
    choosing = CHOOSING
    stage = "ship"
    fleeting = ("die",)
    news = ("sailed",)
    nobodys = ("passed",)
    picture = terminal.picture
    about = about.about
    brief = brief.brief

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    @property
    def longest(self) -> int:
        """A turn: the drive, what a Cuban and a building give, and a ship that takes sixteen goods one by one."""
        return self.parts.turns * 64

    @cached_property
    def texts(self) -> Texts:
        """Its words may speak of every number: { $bank-pesos }."""
        known = {key.replace(".", "-"): n for key, n in self.numbers.values.items() if isinstance(n, int)}
        return Texts(self.folder / "texts", known=known)

    def thing(self, move: int, view: Mapping[str, Any]) -> str:
        """A drive belongs to who is met there, the flag to where it would stand."""
        family = self.lexicon.family_of(move)
        if family.key == "drive":
            stop = (view["car"] + int(family.args(move)["n"])) % STOPS
            return f"person-{view['cubans'][stop - 1]}" if stop else "stop-0"
        if family.key.startswith("value"):
            return f"value-{view['value'] + (1 if family.key == 'value-up' else -1)}"
        return super().thing(move, view)

    def where(self, view: Mapping[str, Any], lang: str, chapter: int) -> str:
        """With what a good is worth now: it is driven for."""
        known = {"n": chapter, "ships": self.numbers["ships"], "value": view["value"]}
        return self.texts.say(
            lang, "chapter-of" if view["value"] <= self.numbers["value.last"] else "chapter-was", known
        )

    def heading(self, view: Mapping[str, Any], lang: str, chapter: int) -> str:
        return self.texts.say(lang, "chapter-was", {"n": chapter, "ships": self.numbers["ships"]})

    def prompt_details(self, view: Mapping[str, Any]) -> dict[str, int | str]:
        """Who met El Zorro asks for something."""
        return {"other": view["turn"]} if view["turn"] is not None else {}
