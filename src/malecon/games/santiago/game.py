"""Santiago de Cuba on the shelf."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from malecon.core.game import Game
from malecon.games.santiago import terminal
from malecon.games.santiago.heuristic import Broker
from malecon.games.santiago.parts import Parts
from malecon.games.santiago.position import SHAPE
from malecon.games.santiago.state import Santiago as Position
from malecon.games.santiago.words import LEXICON


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
    picture = terminal.picture

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)
