"""Environments of others, played at random: `python bench/env_peer.py` (see bench/envs.py).

The first answer names those that start here, with their packages; then a lap for every name read.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

SECONDS = 0.25
SEED = 2006


def pettingzoo(module: str) -> Callable[[], int]:
    env = import_module(f"pettingzoo.classic.{module}").env()
    env.reset(seed=SEED)

    def step() -> int:
        observed, _, over, cut, _ = env.last()
        if over or cut:
            env.reset(seed=SEED)
        else:
            env.step(env.action_space(env.agent_selection).sample(observed["action_mask"]))
        return 1

    return step


def open_spiel(name: str) -> Callable[[], int]:
    """With an observation and the legal actions at every decision."""
    import pyspiel

    import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    luck = random.Random(SEED)
    state: list[Any] = [game.new_initial_state()]

    def step() -> int:
        if state[0].is_terminal():
            state[0] = game.new_initial_state()
        now = state[0]
        if now.is_chance_node():
            actions, odds = zip(*now.chance_outcomes())
            now.apply_action(luck.choices(actions, odds)[0])
            return 0
        if game.get_type().provides_observation_tensor:
            now.observation_tensor(now.current_player())
        now.apply_action(luck.choice(now.legal_actions()))
        return 1

    return step


PEERS: dict[str, tuple[str, Callable[[], Callable[[], int]]]] = {
    "connect_four_v3": ("pettingzoo", lambda: pettingzoo("connect_four_v3")),
    "leduc_holdem_v4": ("pettingzoo", lambda: pettingzoo("leduc_holdem_v4")),
    "python_kuhn_poker": ("open-spiel", lambda: open_spiel("python_kuhn_poker")),
    "python_liars_poker": ("open-spiel", lambda: open_spiel("python_liars_poker")),
    "hearts": ("open-spiel", lambda: open_spiel("hearts")),
}


def main() -> None:
    steps, names = {}, {}
    for name, (package, make) in PEERS.items():
        try:
            steps[name] = make()
            names[name] = f"{package} {version(package)}"
        except Exception as problem:  # whatever a package that isn't whole throws: the table leaves it out
            print(f"{name}: {problem}", file=sys.stderr)
    print(json.dumps(names), flush=True)
    for line in sys.stdin:
        step, done, start = steps[line.strip()], 0, process_time()
        while (seconds := process_time() - start) < SECONDS:
            done += step()
        print(json.dumps({line.strip(): 1e6 * seconds / done}), flush=True)


if __name__ == "__main__":
    main()
