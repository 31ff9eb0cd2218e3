"""One peer, playing at random: `python bench/peer.py catanatron|open-spiel|chess` (see bench/engine.py)."""

import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from typing import Any

from stopwatch import answer

SEED = 2006
Contestant = tuple[Callable[[], tuple[int, int]], Callable[[], int]]
COPIES_A_CALL = 100


def copying(copy: Callable[[], object]) -> Callable[[], int]:
    def many() -> int:
        for _ in range(COPIES_A_CALL):
            copy()
        return COPIES_A_CALL

    return many


def catanatron() -> Contestant:
    """Four random players, as in catanatron's own simulations."""
    from catanatron import Color, Game, RandomPlayer

    seeds = count(SEED)

    def new() -> Any:
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(color) for color in colors], seed=next(seeds))

    def play() -> tuple[int, int]:
        game = new()
        game.play()
        return 1, len(game.state.actions)

    middle = new()
    for _ in range(200):
        middle.play_tick()
    return play, copying(middle.copy)


def open_spiel() -> Contestant:
    """Hearts, driven from Python as its own examples are."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    luck = random.Random(SEED)

    def step(state: Any) -> int:
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes())
            state.apply_action(luck.choices(moves, weights)[0])
            return 0
        state.apply_action(luck.choice(state.legal_actions()))
        return 1

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state)
        return 1, decisions

    middle = game.new_initial_state()
    decisions = 0
    while decisions < 26:
        decisions += step(middle)
    return play, copying(middle.clone)


def chess() -> Contestant:
    import chess

    luck = random.Random(SEED)

    def play() -> tuple[int, int]:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
        return 1, len(board.move_stack)

    middle = chess.Board()
    while len(middle.move_stack) < 40:
        middle.push(luck.choice(list(middle.legal_moves)))
    return play, copying(middle.copy)


PEERS: dict[str, Callable[[], Contestant]] = {"catanatron": catanatron, "open-spiel": open_spiel, "chess": chess}

if __name__ == "__main__":
    name = sys.argv[1]
    answer(*PEERS[name](), version=version(name))
