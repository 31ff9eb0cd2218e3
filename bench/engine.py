"""How fast the games run, compiled and plain, beside three peers from the package index: `make bench`.

Everybody plays at random. The machine is never quiet, so the contestants take turns, one short lap each a round, and a
ratio is the median over the rounds of what was measured within the same round. With `--against PYTHON` it is only our
games, beside those of another build, whose interpreter that is.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

import malecon
from stopwatch import Lap

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
YARDSTICK = "catanatron"
WIDTH = 100  # of the table: narrower cuts the figures
PEERS = {YARDSTICK: "four players", "open-spiel": "hearts, from Python", "chess": "python-chess"}


@dataclass
class Contestant:
    """A process of its own, which runs a lap whenever it is asked to."""

    name: str
    what: str
    process: subprocess.Popen[str]
    version: str = ""
    laps: list[Lap] = field(default_factory=list)

    def hear(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def ready(self) -> bool:
        line = self.hear()
        self.version = json.loads(line) if line else ""
        return bool(line)

    def run(self) -> None:
        assert self.process.stdin
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        self.laps.append(json.loads(self.hear()))

    def times(self, key: str) -> list[float]:
        return [lap["decision"] if key == "decision" else lap["copy"] for lap in self.laps]


def start(python: str, script: str, name: str, what: str, **env: str) -> Contestant:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    process = subprocess.Popen(
        [python, str(HERE / script), name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL if name in PEERS else None,
        text=True,
        env=clean | env,
    )
    return Contestant(name, what, process)


def start_peers(python: str) -> list[Contestant]:
    """Those that are installed and start; the table names the others."""
    if not Path(python).is_file():
        return []
    started = [start(python, "peer.py", name, what) for name, what in PEERS.items()]
    return [peer for peer in started if peer.ready()]


def start_ours(names: list[str]) -> list[Contestant]:
    """Each game twice: as it is installed, and as plain Python."""
    ours = []
    for env in ({}, {"PYTHONPATH": str(SOURCE)}):
        for name in names:
            ours.append(start(sys.executable, "ours.py", name, f"{max(malecon.game(name).seats)} players", **env))
    if not all(contestant.ready() for contestant in ours):
        sys.exit("malecon: one of our own games did not start; see above.")
    return ours


def compare(names: list[str], against: str, rounds: int) -> None:
    """Each game as it is installed here and in another build."""
    for name in names:
        pair = [start(python, "ours.py", name, "") for python in (sys.executable, against)]
        if not all(contestant.ready() for contestant in pair):
            sys.exit(f"malecon: {name} did not start in both builds; see above.")
        for _ in range(rounds):
            for contestant in pair:
                contestant.run()
        for contestant in pair:
            contestant.process.kill()
        here, there = (contestant.times("decision") for contestant in pair)
        each = sorted(theirs / ours for ours, theirs in zip(here, there))
        print(
            f"{name:10} {max(malecon.game(name).seats)} players  this {median(here):.3f} µs a decision  "
            f"other {median(there):.3f}  {median(each):.2f}× ({each[0]:.2f}–{each[-1]:.2f})",
            flush=True,
        )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(mine: list[float], theirs: list[float]) -> str:
    return f"{number(median(their / my for my, their in zip(mine, theirs)))}×"


def table(runners: list[Contestant], rounds: int) -> Table:
    yardstick = next((runner for runner in runners if runner.name == YARDSTICK), None)
    title = f"Random play, median of {rounds} rounds; × is how many times as fast as {YARDSTICK}"
    shown = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    shown.add_column("", no_wrap=True)
    for heading in ("games/s", "µs a decision", "×", "µs a copy", "×"):
        shown.add_column(heading, justify="right", no_wrap=True)
    for runner in runners:
        cells = [number(median(lap["games_a_second"] for lap in runner.laps))]
        for key in ("decision", "copy"):
            mine = runner.times(key)
            cells += [number(median(mine)), ratio(mine, yardstick.times(key)) if yardstick else "–"]
        shown.add_row(f"{runner.name} [dim]{runner.what}, {runner.version}[/]", *cells)
    for name in PEERS:
        if name not in {runner.name for runner in runners}:
            shown.add_row(f"{name} [dim]could not be installed here[/]", *"–––––")
    return shown


def main() -> None:
    asked = argparse.ArgumentParser(description="Our games and three peers, in turns.")
    asked.add_argument("--peers", default="", help="the Python that has the peers installed")
    asked.add_argument("--against", default="", help="the Python of another build of ours, instead of the peers")
    asked.add_argument("--rounds", type=int, default=7)
    asked.add_argument("games", nargs="*", help="all of them unless named")
    args = asked.parse_args()
    if args.against:
        return compare(args.games or list(malecon.games()), args.against, args.rounds)
    console = Console()
    console.width = max(console.width, WIDTH)
    runners = start_peers(args.peers) + start_ours(args.games or list(malecon.games()))
    try:
        for _ in track(range(args.rounds), description="measuring in turns", console=console, transient=True):
            for runner in runners:
                runner.run()
    finally:
        for runner in runners:
            runner.process.kill()
    console.print(table(runners, args.rounds))


if __name__ == "__main__":
    main()
