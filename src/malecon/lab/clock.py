"""How long each seat thinks."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.lab.match import Listener


@dataclass
class Thought:
    """Decisions with a choice, the seconds they took, and the longest."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thought) -> None:
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Clock(Listener):
    """Hears a game and times its choices; what it keeps of a game is a Thought for each seat."""

    def start(self, state: State, number: int) -> None:
        self.thoughts = [Thought() for _ in range(state.players)]
        self.choice = False
        self.since = perf_counter()

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        if self.choice and seat != CHANCE:
            seconds = perf_counter() - self.since
            self.thoughts[seat].add(Thought(1, seconds, seconds))
        self.choice = state.actor >= 0 and len(state.legal(state.actor)) > 1
        self.since = perf_counter()

    def end(self, state: State) -> object:
        return self.thoughts
