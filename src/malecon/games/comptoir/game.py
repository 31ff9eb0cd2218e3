"""Comptoir des Antilles on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.games.comptoir.about import about
from malecon.games.comptoir.brief import brief
from malecon.games.comptoir.choosing import CHOOSING, TRACES
from malecon.games.comptoir.heuristic import Docker
from malecon.games.comptoir.marks import MARKS, Logbook
from malecon.games.comptoir.parts import Parts
from malecon.games.comptoir.position import SHAPE
from malecon.games.comptoir.rulepage import figures
from malecon.games.comptoir.state import Comptoir as Position
from malecon.games.comptoir.terminal import picture
from malecon.games.comptoir.words import LEXICON


class Comptoir(Game):
    id = "comptoir"
    rules = 2
    seats = range(2, 5)
    choices = {"events": (True, False)}
    folder = Path(__file__).parent
    lexicon = LEXICON
    state = Position
    shape = SHAPE
    choosing = CHOOSING
    stage = "round"
    marks = MARKS
    gauge = Logbook

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    def judge(self, weights: dict[str, float]) -> Heuristic:
        return Docker(weights)

    def details(self, move: int, lang: str) -> dict[str, int | str]:
        """The seat that a move names is another's, beside the one that plays it."""
        places = super().details(move, lang)
        return {**places, "other": places["seat"]} if "seat" in places else places

    def about(self, thing: str, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
        return about(self, thing, view, lang, names)

    def brief(self, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
        return brief(self, moves, view, lang)

    def trace(self, move: int, view: Mapping[str, Any], seat: int, viewer: int | None) -> str:
        """Another's cards and tiles lie in another's hand: what shows is where they went."""
        family = self.lexicon.family_of(move)
        return TRACES.get(family.key, "").format(**family.args(move))

    def figures(self, lang: str) -> dict[str, int | str]:
        return {**super().figures(lang), **figures(self.numbers)}

    def picture(self, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
        return picture(self, view, lang, names)
