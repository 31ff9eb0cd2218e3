"""What a taste changes in how a bot plays: `python bench/taste.py cuba --players hard-shipper,hard --games 60`.

Plays as `malecon simulate` does and counts what the story tells of each player: how often a thing happened to the first
one in a game and to the others in the mean, with the 95 % interval of the difference, what differs most surely first.
"""

import argparse
from collections import Counter
from statistics import mean, stdev
from typing import cast

from malecon.core.state import State
from malecon.core.story import Event
from malecon.lab.match import Listener
from malecon.lab.results import won
from malecon.lab.simulate import Series, simulate
from malecon.lab.wilson import deviations, wilson


class Teller(Listener):
    """Counts by seat what happened, and the points that were won by it."""

    def start(self, state: State, number: int) -> None:
        self.told: list[Counter[str]] = [Counter() for _ in range(state.players)]

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        for event in story:
            if event.seat >= 0:
                told = self.told[event.seat]
                source = str(event.details.get("source", event.details.get("card", "")))
                kind = f"{event.kind} {source}".strip()
                told[kind] += 1
                if points := int(event.details.get("points", 0)):
                    told[f"points: {source or kind}"] += points

    def end(self, state: State) -> object:
        return self.told


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--players", default="hard-shipper,hard")
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--rows", type=int, default=20)
    args = asked.parse_args()
    series = Series(args.game, tuple(args.players.split(",")), args.games, args.seed)
    played = simulate(series, args.jobs, Teller)
    wins = sum(won(one, one.seats[0]) for one in played)
    low, high = wilson(wins, len(played))
    print(f"{args.game}, {args.players}, {len(played)} games, seed {args.seed}")
    print(f"{series.players[0]} won {100 * wins / len(played):.0f} % ({100 * low:.0f}–{100 * high:.0f})")
    rows = []
    for kind in {kind for one in played for told in cast(list[Counter[str]], one.heard) for kind in told}:
        own, others = [], []
        for one in played:
            told = cast(list[Counter[str]], one.heard)
            own.append(told[one.seats[0]][kind])
            others.append(mean(told[seat][kind] for seat in one.seats[1:]))
        gaps = [mine - theirs for mine, theirs in zip(own, others, strict=True)]
        half = deviations() * stdev(gaps) / len(gaps) ** 0.5
        rows.append((abs(mean(gaps)) / (half or 1e9), kind, mean(own), mean(others), mean(gaps), half))
    for _, kind, mine, theirs, gap, half in sorted(rows, reverse=True)[: args.rows]:
        print(f"{kind:32} {mine:6.2f} {theirs:6.2f}  {gap:+.2f} ± {half:.2f}")


if __name__ == "__main__":
    main()
