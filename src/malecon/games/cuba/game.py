"""Cuba on the shelf."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from malecon.core.game import Game
from malecon.core.texts import Texts
from malecon.games.cuba.editions import texts
from malecon.games.cuba.parts import Parts
from malecon.games.cuba.state import Cuba as Position
from malecon.games.cuba.words import LEXICON


class Cuba(Game):
    id = "cuba"
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

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    @property
    def texts(self) -> Texts:
        return texts(self.folder / "texts")
