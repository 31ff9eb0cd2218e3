"""What it costs to judge a seat: `python bench/worth.py`.

Every game's learnt judgement beside its hand-made heuristic, in the same positions of random games, in the midst of
turns too; the least of some laps, what a call from Python costs included.
"""

import argparse
from collections.abc import Iterator
from time import process_time

import malecon
from malecon import CHANCE, Luck
from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.core.state import State

EVERY = 5  # decisions between two positions


def positions(game: Game, players: int, games: int, seed: int) -> Iterator[State]:
    for number in range(games):
        state, luck, met = game.new(players), Luck(f"{seed}/{number}"), 0
        while not state.over:
            if state.actor == CHANCE:
                state.step(state.draw(luck), CHANCE)
                continue
            if met % EVERY == 0:
                yield state.copy()
            met += 1
            state.step(luck.choose(state.moves()), state.actor)


def lap(judge: Heuristic, states: list[State], players: int) -> float:
    """µs a seat."""
    began = process_time()
    for state in states:
        for seat in range(players):
            judge.worth(state, seat)
    return 1e6 * (process_time() - began) / (len(states) * players)


def main() -> None:
    asked = argparse.ArgumentParser(description="What it costs to judge a seat.")
    asked.add_argument("--games", type=int, default=6)
    asked.add_argument("--laps", type=int, default=7)
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    for id in malecon.games():
        game = malecon.game(id)
        for players in game.seats:
            states = list(positions(game, players, args.games, args.seed))
            learnt, made = (
                min(lap(judge, states, players) for _ in range(args.laps))
                for judge in (game.judging(players), game.heuristic)
            )
            print(f"{id:10} {players} players  learnt {learnt:.2f} µs a seat  hand-made {made:.2f} µs", flush=True)


if __name__ == "__main__":
    main()
