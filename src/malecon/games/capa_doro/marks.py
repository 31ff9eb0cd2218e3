"""When the numbers that are ours are good (rules page); measured by `malecon balance capa-doro`."""

from __future__ import annotations

from malecon.core.marks import Gauge, Mark, Samples, seat_marks
from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.games.capa_doro.layout import CENTRAL_AMERICA, SORTS
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.state import CapaDoro
from malecon.games.capa_doro.words import CIGARS, CLASS, CLASSES, LEXICON, REGIONS, TOBACCOS

SOWN = 0.1  # of all sowings, at least, are in Central America
TRADED = 0.01  # times a game, at least, something is bought, and something sold, at every price
SOWING = ("sow", "sow-neutral")


# Two players' neutral plantations keep the markets full: there the dear end of a track is never seen.
# A seat may win up to 7 points over its share where a lively market wants it so.
MARKS = (
    Mark("goal", least=0.6, players=(4,), share=True),
    *(Mark(f"class.{name}", least=0.5, share=True, text="class", details={"class": name}) for name in CLASSES),
    *(Mark(f"sort.{name}", least=0.5, share=True, text="sort", details={"sort": name}) for name in TOBACCOS),
    Mark("central-america", least=SOWN, share=True),
    *(
        Mark(f"{kind}.{name}", least=TRADED, players=(3, 4), each=f"track.{name}", text=kind, details={"sort": name})
        for kind in ("bought", "sold")
        for name in TOBACCOS
    ),
    Mark("dominated", most=0.0, fixed=True),
    *seat_marks((2, 3, 4), over=0.07),
)


def dominated(parts: Parts) -> int:
    """How many cigars give no more than another of their class that asks for a part of their bales."""
    return sum(
        any(_better(parts, other, cigar) for other in range(len(CIGARS)) if other // CLASS == cigar // CLASS)
        for cigar in range(len(CIGARS))
    )


def _better(parts: Parts, one: int, other: int) -> bool:
    asks = [parts.recipe[SORTS * cigar : SORTS * (cigar + 1)] for cigar in (one, other)]
    fewer = asks[0] != asks[1] and all(mine <= theirs for mine, theirs in zip(*asks))
    return fewer and parts.points[one] >= parts.points[other] and parts.dollars[one] >= parts.dollars[other]


class CigarBox(Gauge):
    """Which cigars everybody rolled, to look into the winners' boxes; what was sown and traded; how the game ended."""

    def start(self, state: State) -> None:
        self.boxes: list[list[int]] = [[] for _ in range(state.players)]
        self.sown: list[float] = []
        self.paid: dict[str, list[float]] = {}

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        if seat != CHANCE and LEXICON.family_of(move).key in SOWING:
            region = LEXICON.family_of(move).args(move)["region"]
            self.sown.append(float(region == REGIONS[CENTRAL_AMERICA]))
        for event in story:
            if event.kind == "rolled":
                self.boxes[event.seat].append(CIGARS.index(str(event.details["cigar"])))
            elif event.kind in ("bought", "sold"):
                key = f"{event.kind}.{event.details['tobacco']}"
                self.paid.setdefault(key, []).append(float(event.details["dollars"]))

    def end(self, state: State) -> Samples:
        assert isinstance(state, CapaDoro)
        self.first = state.first
        outcome = state.outcome
        assert outcome is not None
        samples: dict[str, list[float]] = {
            "goal": [float(outcome.reason == "goal")],
            "central-america": self.sown,
            "dominated": [float(dominated(state.parts))],
            **self.paid,
        }
        for winner in outcome.winners:
            box = self.boxes[winner]
            for kind, name in enumerate(CLASSES):
                rolled = any(cigar // CLASS == kind for cigar in box)
                samples.setdefault(f"class.{name}", []).append(float(rolled))
            for tobacco, name in enumerate(TOBACCOS):
                used = any(state.parts.recipe[SORTS * cigar + tobacco] for cigar in box)
                samples.setdefault(f"sort.{name}", []).append(float(used))
        return samples
