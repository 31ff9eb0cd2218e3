"""How long each seat thinks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, exp, log
from time import perf_counter

from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.lab.match import Listener

STEP = 0.05  # how finely times are told apart: each is a twentieth longer than the one before


@dataclass
class Thought:
    """Decisions with a choice, the seconds they took, the longest, and how many took about how long."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, other: Thought) -> None:
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.steps += other.steps

    def note(self, seconds: float) -> None:
        """One more."""
        self.add(Thought(1, seconds, seconds, Counter([ceil(log(max(seconds, 1e-6)) / STEP)])))

    def percentile(self, share: float) -> float:
        """So many took no longer, to a twentieth; never more than the longest."""
        left = share * sum(self.steps.values())
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(self.longest, exp(STEP * step))
        return self.longest


class Clock(Listener):
    """Hears a game and times its choices; what it keeps of a game is a Thought for each seat."""

    def start(self, state: State, number: int) -> None:
        self.thoughts = [Thought() for _ in range(state.players)]
        self.choice = False
        self.since = perf_counter()

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        if self.choice and seat != CHANCE:
            seconds = perf_counter() - self.since
            self.thoughts[seat].note(seconds)
        self.choice = state.actor >= 0 and len(state.legal(state.actor)) > 1
        self.since = perf_counter()

    def end(self, state: State) -> object:
        return self.thoughts
