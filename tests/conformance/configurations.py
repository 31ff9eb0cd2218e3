"""Every game × player count × choice of options, and a walk through a random game of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import malecon
from malecon import CHANCE, Luck, State
from malecon.core.game import Choice, Game


@dataclass(frozen=True)
class Configuration:
    id: str
    players: int
    choices: tuple[tuple[str, Choice], ...]

    @property
    def game(self) -> Game:
        return malecon.game(self.id)

    @property
    def options(self) -> dict[str, Choice]:
        return dict(self.choices)

    def new(self) -> State:
        return self.game.new(self.players, rules=None, **self.options)

    def __str__(self) -> str:
        return "-".join([self.id, str(self.players), *(f"{name}={value}" for name, value in self.choices)])


def configurations() -> Iterator[Configuration]:
    for name in malecon.games():
        game = malecon.game(name)
        for players in game.seats:
            for values in product(*game.choices.values()):
                yield Configuration(name, players, tuple(zip(game.choices, values, strict=True)))


ALL = list(configurations())


@dataclass
class Step:
    """A position of a random game before `move` is played by `seat`."""

    number: int
    state: State
    seat: int
    move: int


def walk(configuration: Configuration, seed: int | str, limit: int = 20_000) -> Iterator[Step]:
    """A random game, step by step; secrets made at once are answered in a random order."""
    state = configuration.new()
    luck = Luck(f"walk {seed} {configuration}")
    for number in range(limit):
        if state.over:
            return
        if state.actor == CHANCE:
            seat, move = CHANCE, state.sample(luck)
        else:
            seat = luck.choose(state.actors)
            move = luck.choose(state.moves(seat))
        yield Step(number, state, seat, move)
        state.play(move, seat)
    raise AssertionError(f"{configuration} didn't end within {limit} moves")


def final(configuration: Configuration, seed: int | str) -> State:
    state = configuration.new()
    for step in walk(configuration, seed):
        state = step.state
    return state


def jsonable(data: Any) -> bool:
    return bool(json.loads(json.dumps(data)) == data)
