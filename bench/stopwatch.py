"""What every contestant of the benchmark does: for each line on standard input it plays, then copies, and answers."""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import TypedDict

PLAY_SECONDS = 0.8
COPY_SECONDS = 0.3


class Lap(TypedDict):
    games_a_second: float
    decision: float  # µs
    copy: float  # µs


def lap(play: Callable[[], tuple[int, int]], copy: Callable[[], int]) -> Lap:
    games = decisions = copies = 0
    start = process_time()
    while (play_seconds := process_time() - start) < PLAY_SECONDS:
        more_games, more_decisions = play()
        games += more_games
        decisions += more_decisions
    start = process_time()
    while (copy_seconds := process_time() - start) < COPY_SECONDS:
        copies += copy()
    return Lap(
        games_a_second=games / play_seconds, decision=1e6 * play_seconds / decisions, copy=1e6 * copy_seconds / copies
    )


def answer(play: Callable[[], tuple[int, int]], copy: Callable[[], int], version: str) -> None:
    """`play` plays whole games and says how many, with how many decisions; `copy` says how many copies it made.

    The first answer is the version, then comes a lap for every line read.
    """
    print(json.dumps(version), flush=True)
    for _ in sys.stdin:
        print(json.dumps(lap(play, copy)), flush=True)
