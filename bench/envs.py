"""How fast the games are as environments, beside environments of others: `make bench-envs`.

Everybody plays at random, by masks. The machine is never quiet, so the contestants take turns, one short lap each a
round, and a figure is the best lap: what the machine can do when it is left alone.
"""

import argparse
import json
import subprocess
from array import array
from collections.abc import Callable
from pathlib import Path
from time import process_time

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

import malecon
from malecon import CHANCE, Luck

HERE = Path(__file__).resolve().parent
SEED = 2006
GAMES = 256  # stepped together
SECONDS = 0.25  # a lap
WIDTH = 100  # of the table: narrower cuts the figures
Lap = Callable[[], float]


def timed(steps: Callable[[], int]) -> float:
    """Microseconds a step."""
    done = 0
    start = process_time()
    while (seconds := process_time() - start) < SECONDS:
        done += steps()
    return 1e6 * seconds / done


def many_at_once(id: str, players: int) -> Lap:
    games = malecon.vector(id, players, GAMES, SEED)

    def steps() -> int:
        games.step(games.sample())
        return GAMES

    return lambda: timed(steps)


def through_pettingzoo(id: str, players: int) -> Lap:
    import importlib

    env = importlib.import_module(f"malecon.envs.{id.replace('-', '_')}_v0").env(players=players)
    env.reset(seed=SEED)

    def steps() -> int:
        observed, _, over, _, _ = env.last()
        if over:
            env.reset(seed=SEED)
        else:
            env.step(env.action_space(env.agent_selection).sample(observed["action_mask"]))
        return 1

    return lambda: timed(steps)


def looking(id: str, players: int, what: str) -> Lap:
    """An observation, or a mask, of positions of random games."""
    game, luck, positions = malecon.game(id), Luck(SEED), []
    for seed in range(4):
        state = game.start(players, seed)
        while not state.over:
            if state.actor != CHANCE and luck.below(3) == 0:
                positions.append(state.copy())
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
    into = array("i", [0]) * game.observation(players).size
    marks = bytearray(game.size)

    def observing() -> int:
        for state in positions:
            state.observe(state.actor, into)
        return len(positions)

    def masking() -> int:
        for state in positions:
            state.mask(state.actor, marks)
        return len(positions)

    return lambda: timed(observing if what == "observe" else masking)


class Peers:
    """A process with other packages, which runs a lap of one of its environments whenever it is asked to."""

    def __init__(self, python: str) -> None:
        self.names: dict[str, str] = {}
        if Path(python).is_file():
            script = [python, str(HERE / "env_peer.py")]
            self.process = subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            self.names = self.answer()

    def answer(self) -> dict[str, str]:
        assert self.process.stdout
        found: dict[str, str] = json.loads(self.process.stdout.readline() or "{}")
        return found

    def lap(self, name: str) -> float:
        assert self.process.stdin
        self.process.stdin.write(f"{name}\n")
        self.process.stdin.flush()
        return float(self.answer()[name])


def main() -> None:
    asked = argparse.ArgumentParser(description="Our environments and those of others, in turns.")
    asked.add_argument("--peers", default="", help="the Python that has the others installed")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("games", nargs="*", help="all of them unless named")
    args = asked.parse_args()
    console = Console()
    console.width = max(console.width, WIDTH)
    peers = Peers(args.peers)
    ours: dict[tuple[str, int], dict[str, Lap]] = {}
    for id in args.games or malecon.games():
        for players in sorted({malecon.game(id).seats[0], malecon.game(id).seats[-1]}):
            ours[id, players] = {
                "observe": looking(id, players, "observe"),
                "mask": looking(id, players, "mask"),
                "vector": many_at_once(id, players),
                "PettingZoo": through_pettingzoo(id, players),
            }
    best: dict[tuple[str, str], float] = {}
    for _ in track(range(args.rounds), description="measuring in turns", console=console, transient=True):
        for (id, players), laps in ours.items():
            for what, lap in laps.items():
                key = f"{id} {players}", what
                best[key] = min(best.get(key, 1e9), lap())
        for name in peers.names:
            key = name, "PettingZoo"
            best[key] = min(best.get(key, 1e9), peers.lap(name))

    engine = "compiled" if malecon.compiled else "plain Python"
    shown = Table(title=f"Random play by masks, best of {args.rounds} laps, {engine}", box=box.SIMPLE_HEAD)
    shown.add_column("")
    for heading in ("µs observe", "µs mask", f"steps/s, {GAMES} at once", "steps/s, one by one"):
        shown.add_column(heading, justify="right")
    for id, players in ours:
        name = f"{id} {players}"
        shown.add_row(
            f"{id} [dim]{players} players[/]",
            f"{best[name, 'observe']:.2f}",
            f"{best[name, 'mask']:.2f}",
            f"{1e6 / best[name, 'vector']:,.0f}",
            f"{1e6 / best[name, 'PettingZoo']:,.0f}",
        )
    for name, package in peers.names.items():
        shown.add_row(f"{name} [dim]{package}[/]", "–", "–", "–", f"{1e6 / best[name, 'PettingZoo']:,.0f}")
    if not peers.names:
        shown.add_row("[dim]no environments of others: --peers .venv-bench/bin/python[/]", *"––––")
    console.print(shown)


if __name__ == "__main__":
    main()
