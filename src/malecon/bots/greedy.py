# compiled by mypyc
"""A bot that sees to the end of its own chain of moves, and no further."""

from __future__ import annotations

from typing import Final

from malecon.bots.bot import Bot
from malecon.bots.chain import best_chain
from malecon.core.state import State

ENVY: Final = 0.5  # the share of the best other's worth that counts against one's own


class Greedy(Bot):
    """Searches its own moves until another seat or chance has to decide, and takes the end that the game's heuristic
    likes best. What it planned it plays without searching again, as long as things go as planned."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        # The moves still to come, and what was to be legal before each: all that a seat needs to know its plan again.
        self.plan: list[int] = []
        self.foreseen: list[list[int]] = []
        self.points: list[int] = []

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        if not self.plan or self.foreseen[-1] != moves or self.points[-1] != state.scores[seat]:
            self.think(state, seat)
        self.foreseen.pop()
        self.points.pop()
        return self.plan.pop()

    def think(self, state: State, seat: int) -> None:
        """Makes a plan: what to play, wherever there is a choice."""
        guess = state.guess(seat, self.luck)
        judge = self.judge
        if judge is None:
            judge = state.game.heuristic
        chain = best_chain(guess, seat, judge, ENVY, self.luck)
        self.plan = []
        self.foreseen = []
        self.points = []
        for move in chain:
            moves = guess.moves(seat)
            if len(moves) > 1:
                self.plan.append(move)
                self.foreseen.append(moves)
                self.points.append(guess.scores[seat])
            guess.step(move, seat)
        self.plan.reverse()
        self.foreseen.reverse()
        self.points.reverse()
