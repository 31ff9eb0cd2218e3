"""Our expert against OpenSpiel's own IS-MCTS, with the same seconds for a choice: `python bench/ismcts.py`.

OpenSpiel's bot is the one it has for games written in Python, with random rollouts and its usual exploration; it is
only told to stop by the clock. The expert stops by the same clock, or earlier, where a move is clearly the best.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import malecon
import malecon.envs.openspiel
from malecon import bots
from malecon.bots.levels import LIMIT, Level
from malecon.lab.wilson import wilson

EXPLORE = 2**0.5  # of utilities from −1 to 1, as in OpenSpiel's own examples
BOTS = ("ours", "theirs")


class Timed(ISMCTSBot):  # type: ignore[misc]
    """IS-MCTS that thinks for so many seconds, and not for so many simulations."""

    def __init__(self, game: Any, seconds: float, luck: np.random.RandomState) -> None:
        super().__init__(game, RandomRolloutEvaluator(1, luck), EXPLORE, 0, random_state=luck)
        self.seconds, self.simulations = seconds, 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        root = self._root_node = self.create_new_node(state)
        began = perf_counter()
        while perf_counter() - began < self.seconds or root.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, root)


class Played(NamedTuple):
    """A game, with what each of BOTS needed for its choices."""

    wins: float
    choices: tuple[int, int]
    seconds: tuple[float, float]
    simulations: int


def play(id: str, players: int, bot: str, seconds: float, seed: int, number: int) -> Played:
    """One game, ours at seat `number` of the table, counted round, OpenSpiel's at all others."""
    mine = number % players
    luck = np.random.RandomState([seed, number])
    game = pyspiel.load_game(malecon.envs.openspiel.short_name(id), {"players": players})
    state, theirs, ours = (
        game.new_initial_state(),
        Timed(game, seconds, luck),
        bots.make(bot, f"{seed}/{number}", by_clock=True),
    )
    assert isinstance(ours, Level)
    ours.share = seconds / (ours.seconds or LIMIT)
    choices, spent = [0, 0], [0.0, 0.0]
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(actions, p=odds)))
        elif len(legal) == 1:
            state.apply_action(legal[0])
        else:
            seat = state.current_player()
            who, began = int(seat != mine), perf_counter()
            action = theirs.step(state) if who else ours.choose(state.state, seat) - state.table.first
            spent[who] += perf_counter() - began
            choices[who] += 1
            state.apply_action(int(action))
    winners = state.state.outcome.winners
    share = 1 / len(winners) if mine in winners else 0.0
    return Played(share, (choices[0], choices[1]), (spent[0], spent[1]), theirs.simulations)


def main() -> None:
    asked = argparse.ArgumentParser(description="A bot of the house against OpenSpiel's IS-MCTS at equal time.")
    asked.add_argument("--game", default="santiago", choices=malecon.games())
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument(
        "--bot", default="expert", choices=[name for name in bots.BOTS if name not in ("random", "greedy")]
    )
    asked.add_argument("--seconds", type=float, default=0.1, help="for a choice, of both")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    args = asked.parse_args()
    one = partial(play, args.game, args.players, args.bot, args.seconds, args.seed)
    found: list[Played] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for done in as_completed([pool.submit(one, number) for number in range(args.games)]):
            found.append(done.result())
            print(f"\r{sum(game.wins for game in found):g} of {len(found)}", end="", flush=True)
    wins = sum(game.wins for game in found)
    low, high = wilson(wins, len(found))
    engine = "compiled" if malecon.compiled else "plain Python"
    print(f"\r{args.game}, {args.players} players, {args.seconds:g} s a choice, {engine}, seats in turn:")
    print(f"{args.bot} won {wins:g} of {len(found)}, {wins / len(found):.1%} (95 %: {low:.1%} to {high:.1%})")
    for who, name in enumerate((args.bot, "IS-MCTS")):
        choices = sum(game.choices[who] for game in found)
        mean = sum(game.seconds[who] for game in found) / choices
        print(f"{name}: {choices:,} choices, {1000 * mean:.0f} ms each")
    simulations = sum(game.simulations for game in found) / sum(game.choices[1] for game in found)
    print(f"IS-MCTS: {simulations:.0f} simulations a choice")


if __name__ == "__main__":
    main()
