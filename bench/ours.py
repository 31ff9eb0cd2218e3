"""One of our games, playing at random with all seats taken: `python bench/ours.py GAME` (see bench/engine.py)."""

import sys

import malecon
from malecon.core.playout import copies, random_playout
from stopwatch import answer

SEED = 2006
MIDDLE = 60  # moves into the game, chance included
COPIES_A_CALL = 100


def main(name: str) -> None:
    game = malecon.game(name)
    players = max(game.seats)
    luck = malecon.Luck(SEED)

    def play() -> tuple[int, int]:
        return 1, random_playout(game.new(players), luck)

    middle = game.start(players, SEED)
    for _ in range(MIDDLE):
        middle.play(middle.sample(luck) if middle.actor == malecon.CHANCE else luck.choose(middle.moves()))

    def copy() -> int:
        copies(middle, COPIES_A_CALL)
        return COPIES_A_CALL

    answer(play, copy, version="compiled" if malecon.compiled else "plain Python")


if __name__ == "__main__":
    main(sys.argv[1])
