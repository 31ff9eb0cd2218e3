"""How long each level thinks at a table, and what a thinking process weighs: `python bench/thinking.py [GAME …]`.

Every level plays some choices of a game against itself, asked by the house's own thinkers: the strongest by the clock,
in as many processes as the house has (`--workers`). Choices with one move alone aren't counted. Memory is the most that
any of these processes has held.
"""

import argparse
import asyncio
import multiprocessing
import os
from pathlib import Path
from time import perf_counter

import malecon
from malecon import CHANCE, Luck
from malecon.bots.sitting import UNSEEN, Trail
from malecon.table.thinking import Thinkers, awake

PATIENCE = 600.0  # seconds: a busy machine takes long to start a process
LEVELS = "easy,medium,hard,expert,master"


def held() -> float:
    """The most memory, in MB, that any process of this one has held; 0 where the system doesn't tell."""
    told = [Path(f"/proc/{process.pid}/status") for process in multiprocessing.active_children()]
    lines = [line for file in told if file.is_file() for line in file.read_text().splitlines()]
    return max((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), default=0.0)


async def think(
    game: str, players: int, level: str, workers: int, choices: int, seed: int
) -> tuple[list[float], float]:
    """The seconds of so many choices, and what a process then had held."""
    thinkers = Thinkers(workers, PATIENCE)
    state, luck = malecon.game(game).start(players, seed), Luck(seed)
    played: list[tuple[int, int, list[int]]] = []
    seconds: list[float] = []

    def seen(seat: int) -> Trail:
        return tuple((who, move if seat in witnesses else UNSEEN) for who, move, witnesses in played)

    try:
        # Who is asked first starts the processes: that is no thinking.
        await asyncio.gather(*[asyncio.wrap_future(thinkers._here().submit(awake)) for _ in range(workers)])
        while not state.over and len(seconds) < choices:
            seat = state.actor
            moves = state.moves()
            if seat == CHANCE:
                move = state.draw(luck)
            elif len(moves) == 1:
                move = moves[0]
            else:
                began = perf_counter()
                move = await thinkers.choose(level, state, seat, f"{seed}/{len(played)}", table="t", trail=seen(seat))
                seconds.append(perf_counter() - began)
            witnesses = state.witnesses(move)
            state.step(move, seat)
            played.append((seat, move, witnesses))
        return seconds, held()
    finally:
        thinkers.close()


def main() -> None:
    asked = argparse.ArgumentParser(description="How long each level thinks, and what its process weighs.")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--levels", default=LEVELS)
    asked.add_argument("--workers", default="1,2", help="numbers of processes that think")
    asked.add_argument("--choices", type=int, default=60, help="of each level")
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument("games", nargs="*", help="all of them unless named")
    args = asked.parse_args()
    load = f", {os.getloadavg()[0]:.1f} processes want one as this begins" if hasattr(os, "getloadavg") else ""
    print(f"{os.cpu_count()} processors{load}; {args.players} players, seed {args.seed}")
    for game in args.games or malecon.games():
        for workers in map(int, args.workers.split(",")):
            for level in args.levels.split(","):
                run = think(game, args.players, level, workers, args.choices, args.seed)
                seconds, memory = asyncio.run(run)
                last = sorted(seconds)[int(0.99 * (len(seconds) - 1))]
                print(
                    f"{game:10} {workers} thinking  {level:7} {len(seconds):4} choices  "
                    f"mean {1e3 * sum(seconds) / len(seconds):7.1f} ms  99 % {1e3 * last:7.1f} ms  {memory:5.0f} MB",
                    flush=True,
                )


if __name__ == "__main__":
    main()
