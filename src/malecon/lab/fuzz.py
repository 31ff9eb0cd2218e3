"""Random games under a magnifying glass: what breaks a promise of the engine is written down as a record.

The record opens like any other: `malecon replay FILE`, or on the shelf's page under «Bring a record».
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import as_completed
from dataclasses import dataclass
from itertools import product

import malecon
from malecon.core.game import Choice, Game
from malecon.core.luck import Luck
from malecon.core.record import Record
from malecon.core.state import CHANCE, State
from malecon.lab.processes import processes

TASK = 50  # games that a process is given at a time
EVERY = 40  # positions between two close looks


class Broken(AssertionError):
    """A promise that a position doesn't keep."""


@dataclass(frozen=True)
class Crash:
    """Where a random game went wrong, and why."""

    number: int
    why: str
    record: str


def configurations(game: Game) -> list[tuple[int, dict[str, Choice]]]:
    """Every player count with every choice of options."""
    names = list(game.choices)
    return [
        (players, dict(zip(names, values, strict=True)))
        for players in game.seats
        for values in product(*game.choices.values())
    ]


def fuzz(name: str, number: int, seed: int | str) -> Crash | None:
    """One random game, the `number`th of the seed, checked on the way; None when all was well.

    >>> fuzz("santiago", 0, 1) is None
    True
    """
    game = malecon.game(name)
    every = configurations(game)
    players, options = every[number % len(every)]
    luck = Luck(f"fuzz {seed}/{number}")
    state = game.new(players, rules=None, **options)
    record = Record.of(state)
    try:
        while not state.over:
            if len(record.moves) % EVERY == luck.below(EVERY):
                look_closely(state, luck)
            seat, move = _choose(state, luck)
            record.add(seat, move)
            state.step(move, seat)
        look_closely(state, luck)
    except Exception as broken:  # whatever it is, it is what we are looking for
        why = f"{type(broken).__name__}: {broken}"
        return Crash(number, why, f"{record.write()}# {' '.join(why.split())}\n")
    return None


def fuzz_many(
    name: str, games: int, seed: int | str, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[Crash]:
    """So many random games on so many processes; what went wrong, in order."""
    tasks = [range(at, min(at + TASK, games)) for at in range(0, games, TASK)]
    found: list[Crash] = []
    with processes(min(jobs, len(tasks))) as pool:
        for done in as_completed([pool.submit(_some, name, task, seed) for task in tasks]):
            found += done.result()
            if progress is not None:
                progress(TASK)
    return sorted(found, key=lambda crash: crash.number)


def _some(name: str, numbers: range, seed: int | str) -> list[Crash]:
    return [crash for number in numbers if (crash := fuzz(name, number, seed)) is not None]


def _choose(state: State, luck: Luck) -> tuple[int, int]:
    if state.actor == CHANCE:
        return CHANCE, state.draw(luck)
    waiting = state.actors
    seat = waiting[luck.below(len(waiting))]
    moves = state.legal(seat)
    if not moves:
        raise Broken(f"seat {seat} has to decide and has no move")
    return seat, moves[luck.below(len(moves))]


def look_closely(state: State, luck: Luck) -> None:
    """What can be asked of any position: `load` itself refuses one whose goods don't add up."""
    if state.game.load(state.data()) != state:
        raise Broken("the position doesn't come back from its data")
    if state.copy() != state:
        raise Broken("a copy differs")
    for seat in state.actors or [state.actor]:
        moves = state.moves(seat)
        if moves != sorted(set(moves)):
            raise Broken(f"the moves of seat {seat} aren't ascending and unique")
        if not set(state.lean(seat)) <= set(moves):
            raise Broken(f"seat {seat} has lean moves that aren't legal")
    for seat in range(state.players):
        if state.guess(seat, luck).see(seat) != state.see(seat):
            raise Broken(f"seat {seat} can tell a guess from the truth")
