"""Capa d'Oro on the shelf."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.games.capa_doro import terminal
from malecon.games.capa_doro.choosing import CHOOSING
from malecon.games.capa_doro.heuristic import Planter
from malecon.games.capa_doro.marks import MARKS, CigarBox
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.position import SHAPE
from malecon.games.capa_doro.rulepage import figures
from malecon.games.capa_doro.state import CapaDoro as Position
from malecon.games.capa_doro.words import LEXICON


class CapaDoro(Game):
    id = "capa-doro"
    rules = 2
    seats = range(2, 5)
    choices = {"events": (True, False)}
    folder = Path(__file__).parent
    lexicon = LEXICON
    state = Position
    shape = SHAPE
    choosing = CHOOSING
    picture = terminal.picture
    marks = MARKS
    gauge = CigarBox

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    def judge(self, weights: dict[str, float]) -> Heuristic:
        return Planter(weights)

    def figures(self, lang: str) -> dict[str, int | str]:
        return {**super().figures(lang), **figures(self.parts, self.texts, lang)}
