"""A build of Malecón that answers, line by line, on its standard output: see `bench/search.py`, `bench/old_and_new.py`.

It runs in any build's own Python, so it asks for nothing that an older one doesn't have.
"""

import inspect
import json
import sys
from time import perf_counter, process_time
from typing import Any

import malecon
from malecon import bots
from malecon.bots.levels import Thinker
from malecon.bots.search import Search, Thinking

ENDLESS = 10**9
PATIENCE = 3600.0


class Rival:
    """One game at a time, and a bot for some of its seats."""

    def __init__(self) -> None:
        self.state: Any = None
        self.bots: dict[int, Any] = {}
        self.noted: list[tuple[Any, int]] = []

    def game(self, id: str, players: int, rules: int) -> str:
        self.state = malecon.game(id).new(players, rules=rules)
        self.bots = {}
        return ""

    def newest(self, id: str) -> int:
        """The version of its rules."""
        return malecon.game(id).rules

    def play(self, seat: int, move: str) -> str:
        self.state.step(self.state.game.read(move), seat)
        return ""

    def sit(self, seat: int, seed: str, bot: str, seconds: float) -> str:
        """A bot by its name with its own budget at a table; or for so many seconds a choice."""
        if seconds > 0:
            self.bots[seat] = Thinker(seed, Thinking(ENDLESS, seconds))
        elif "by_clock" in inspect.signature(bots.make).parameters:
            self.bots[seat] = bots.make(bot, seed, by_clock=True)
        else:
            self.bots[seat] = bots.make(bot, seed)
        return ""

    def choose(self, seat: int) -> tuple[str, float]:
        began = perf_counter()
        move = self.bots[seat].choose(self.state, seat)
        return self.state.game.write(move), perf_counter() - began

    def note(self, seat: int) -> str:
        """Remember a position, to be measured at."""
        self.noted.append((self.state.copy(), seat))
        return ""

    def lap(self, playouts: int) -> float:
        """Playouts a second of processor time, over all positions that were noted."""
        done, began = 0.0, process_time()
        for at, (state, seat) in enumerate(self.noted):
            search = Search(state, seat, Thinking(playouts, PATIENCE), malecon.Luck(at))
            search.run(state)
            done += search.root.visits
        return done / (process_time() - began)


def main() -> None:
    rival = Rival()
    for line in sys.stdin:
        what, *told = json.loads(line)
        print(json.dumps(getattr(rival, what)(*told)), flush=True)


if __name__ == "__main__":
    main()
