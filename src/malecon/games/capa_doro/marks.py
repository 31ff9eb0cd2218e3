"""When the numbers that are ours are good (rules page); measured by `malecon balance capa-doro`."""

from __future__ import annotations

from malecon.core.marks import Gauge, Mark, Samples, seat_marks
from malecon.core.state import State
from malecon.core.story import Event
from malecon.games.capa_doro.layout import SORTS
from malecon.games.capa_doro.state import CapaDoro
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, TOBACCOS

MARKS = (
    Mark("goal", least=0.6, players=(4,), share=True),
    *(Mark(f"class.{name}", least=0.5, share=True, text="class", details={"class": name}) for name in CLASSES),
    *(Mark(f"sort.{name}", least=0.5, share=True, text="sort", details={"sort": name}) for name in TOBACCOS),
    *seat_marks((2, 3, 4), over=0.05),
)


class CigarBox(Gauge):
    """Which cigars everybody rolled, to look into the winners' boxes; and how the game ended."""

    def start(self, state: State) -> None:
        self.boxes: list[list[int]] = [[] for _ in range(state.players)]

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        for event in story:
            if event.kind == "rolled":
                self.boxes[event.seat].append(CIGARS.index(str(event.details["cigar"])))

    def end(self, state: State) -> Samples:
        assert isinstance(state, CapaDoro)
        self.first = state.first
        outcome = state.outcome
        assert outcome is not None
        samples: dict[str, list[float]] = {"goal": [float(outcome.reason == "goal")]}
        for winner in outcome.winners:
            box = self.boxes[winner]
            for kind, name in enumerate(CLASSES):
                rolled = any(cigar // CLASS == kind for cigar in box)
                samples.setdefault(f"class.{name}", []).append(float(rolled))
            for tobacco, name in enumerate(TOBACCOS):
                used = any(state.parts.recipe[SORTS * cigar + tobacco] for cigar in box)
                samples.setdefault(f"sort.{name}", []).append(float(used))
        return samples
