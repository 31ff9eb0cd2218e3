"""Comptoir des Antilles on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.games.comptoir import about, brief, terminal
from malecon.games.comptoir.choosing import CHOOSING, TRACES
from malecon.games.comptoir.features import Counter
from malecon.games.comptoir.heuristic import Docker
from malecon.games.comptoir.marks import MARKS, Logbook
from malecon.games.comptoir.parts import Parts
from malecon.games.comptoir.position import SHAPE
from malecon.games.comptoir.state import Comptoir as Position
from malecon.games.comptoir.words import CARGO, LEXICON


class Comptoir(Game):
    id = "comptoir"
    rules = 3
    seats = range(2, 5)
    choices = {"events": (True, False)}
    folder = Path(__file__).parent
    lexicon = LEXICON
    state = Position
    shape = SHAPE
    counting = Counter
    picture = terminal.picture
    meaning = about.meaning
    about = about.about
    brief = brief.brief
    choosing = CHOOSING
    stage = "round"
    news = ("sailed", "storm", "pirated", "burnt", "lost", "won", "last-ship")
    calls = ("round",)
    nobodys = ("drew-secretly", "passed", "bid")
    gathered = {"boarded": ()}
    marks = MARKS
    gauge = Logbook

    @cached_property
    def parts(self) -> Parts:
        return Parts(self.numbers)

    @property
    def longest(self) -> int:
        """A turn: a card, its porters, every event tile, and one auction of up to 99 bids."""
        return self.parts.rounds * self.seats[-1] * 256

    def judge(self, weights: dict[str, float]) -> Heuristic:
        return Docker(weights)

    def details(self, move: int, lang: str) -> dict[str, int | str]:
        """The seat that a move names is another's, beside the one that plays it."""
        places = super().details(move, lang)
        return {**places, "other": places["seat"]} if "seat" in places else places

    def trace(self, move: int, view: Mapping[str, Any], seat: int, viewer: int | None) -> str:
        """Another's cards and tiles lie in another's hand: what shows is where they went."""
        family = self.lexicon.family_of(move)
        return TRACES.get(family.key, "").format(**family.args(move))

    def figures(self, lang: str) -> dict[str, int | str]:
        """How many there are of all, and what the examples come to."""
        rum, quality = self.parts.bonus[CARGO.index("rum")], self.parts.quality
        return {
            **super().figures(lang),
            "ships.all": sum(self.parts.ships),
            "cargo.all": sum(self.parts.cargo),
            "events.all": sum(self.parts.events),
            # A ship of value 5 with rum, 3 porters of Ana's and 2 of Bo's.
            "example.ana": 3 * rum,
            "example.bo": 2 * rum,
            "example.top-ana": 3 * (rum + quality),
            "example.top-bo": 2 * (rum + quality),
            "example.pirates": 5 * rum,
            "example.purse": max(0, self.numbers["cards.governor.commission"] - 2),
        }
