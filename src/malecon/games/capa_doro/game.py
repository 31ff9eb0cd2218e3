"""Capa d'Oro on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.games.capa_doro import about, brief, terminal
from malecon.games.capa_doro.choosing import CHOOSING
from malecon.games.capa_doro.features import Finca
from malecon.games.capa_doro.growth import ROLLING
from malecon.games.capa_doro.heuristic import Planter
from malecon.games.capa_doro.marks import MARKS, CigarBox
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.position import SHAPE
from malecon.games.capa_doro.rulepage import figures
from malecon.games.capa_doro.state import CapaDoro as Position
from malecon.games.capa_doro.words import LEXICON, REGIONS, TOBACCOS


class CapaDoro(Game):
    id = "capa-doro"
    rules = 3
    seats = range(2, 5)
    choices = {"events": (True, False)}
    folder = Path(__file__).parent
    lexicon = LEXICON
    state = Position
    shape = SHAPE
    counting = Finca
    choosing = CHOOSING
    news = ("die", "event", "bag-empty")
    nobodys = (
        "wasted", "grew-neutral", "ripe-neutral", "neutral-harvest", "gnawed-neutral", "beetle-drawn", "nothing",
        "customs-lifted",
    )  # fmt: skip
    gathered = {
        "grew": ("tobacco",), "ripe": (), "harvest": ("tobacco",), "bare-harvest": (), "gnawed": ("tobacco",),
        "gnawed-stock": (),
    }  # fmt: skip
    picture = terminal.picture
    about = about.about
    brief = brief.brief
    marks = MARKS
    gauge = CigarBox

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    @property
    def longest(self) -> int:
        """Every die but a 1 empties the bag; more than a thousand turns would need hundreds of 1s in a row. A turn
        may sell and buy a whole market."""
        return 1000 * 128

    def judge(self, weights: dict[str, float]) -> Heuristic:
        return Planter(weights)

    def thing(self, move: int, view: Mapping[str, Any]) -> str:
        """Where an event strikes a market is named by the region, the market by its tobacco."""
        family = self.lexicon.family_of(move)
        if family.key in ("customs", "fashion", "glut"):
            return f"market-{TOBACCOS[REGIONS.index(str(family.args(move)['region']))]}"
        return super().thing(move, view)

    def later(self, thing: str, view: Mapping[str, Any], lang: str, viewer: int) -> str:
        """Nobody rolls another's cigar."""
        kind, _, cigar = thing.partition("-")
        own = [tile["cigar"] for tile in view["seats"][viewer]["cigars"] if tile and not tile["rolled"]]
        return "" if kind == "cigar" and cigar not in own else super().later(thing, view, lang, viewer)

    def chapter(self, state: State, before: int) -> int:
        """A round begins when the first player is about to roll the die; what comes before the first is the set-up."""
        capa = cast(Position, state)
        begins = capa.turn == capa.first and bool(capa.pending) and ROLLING.pends(capa.pending[-1])
        return before + begins

    def where(self, view: Mapping[str, Any], lang: str, chapter: int) -> str:
        """Nobody knows how many rounds there will be: the points that end the game, and the bag, tell more."""
        known = {"n": chapter, "goal": self.parts.goal, "cubes": sum(view["bag"].values())}
        return self.texts.say(lang, "chapter-of" if chapter else "chapter-set-up", known)

    def heading(self, view: Mapping[str, Any], lang: str, chapter: int) -> str:
        return self.texts.say(lang, "chapter-was", {"n": chapter})

    def figures(self, lang: str) -> dict[str, int | str]:
        return {**super().figures(lang), **figures(self.parts, self.texts, lang)}
