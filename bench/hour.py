"""An hour of play without its pauses: does a worker's memory stay where it is?

python bench/hour.py [--tables 20] [--viewers 3] [--moves 36000] [--game santiago]

So many tables with so many watching pages each play as fast as the worker answers; a game that is over makes room for a
new one, with pages of its own. Twenty tables that move every two seconds make 36,000 moves an hour. The worker's own
memory is told ten times; the first tenths fill what it keeps, the last five are compared.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time

from crowd import _private, show
from seen import Place, Scene


class Hour:
    """What goes on at all tables until enough moves are made."""

    def __init__(self, place: Place, asked: argparse.Namespace) -> None:
        self.place, self.asked = place, asked
        self.moves = self.games = self.opened = 0
        self.memory: list[float] = []

    async def play(self) -> None:
        while self.moves < self.asked.moves:
            self.opened += 1
            scene = Scene(self.place, self.asked.game, 1, self.asked.viewers, self.opened)
            await scene.sit(pause=0.0)
            try:
                while self.moves < self.asked.moves and await scene.step(scene.tables[0]):
                    self.count()
                self.games += 1
            finally:
                await scene.close()

    def count(self) -> None:
        self.moves += 1
        if self.moves % max(1, self.asked.moves // 10) == 0:
            self.memory.append(_private(self.place.process.pid) / 2**20)
            print(f"{self.moves} moves, {self.games} games over: {self.memory[-1]:.0f} MiB", flush=True)


async def run(asked: argparse.Namespace) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        place = await asyncio.to_thread(Place, asked.now, folder)
        try:
            hour, began = Hour(place, asked), time.perf_counter()
            await asyncio.gather(*(hour.play() for _ in range(asked.tables)))
        finally:
            place.end()
    late = hour.memory[-5:]
    show(
        [
            ("moves · games over · seconds", f"{hour.moves} · {hour.games} · {time.perf_counter() - began:.0f}"),
            ("memory in the second half, least · most", f"{min(late):.0f} · {max(late):.0f} MiB"),
        ]
    )
    return max(late) < 1.15 * min(late)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--now", default="", help="where this version's package lies, if it isn't the installed one")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--viewers", type=int, default=3)
    parser.add_argument("--moves", type=int, default=36_000)
    sys.exit(not asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
