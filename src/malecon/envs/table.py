"""A game as every environment sees it: what is observed, which actions there are, what an end is worth."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import malecon
from malecon import CHANCE, Luck, State
from malecon.core.errors import Illegal, Unknown
from malecon.core.marker import Marker
from malecon.core.outcome import Outcome

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]

ILLEGAL = ("raise", "end")  # what an illegal action does


class Table:
    """A table of a game: how its positions become arrays. An action is a move of a seat, counted from 0."""

    def __init__(self, game: str, players: int | None, options: dict[str, Any]) -> None:
        self.game = malecon.game(game)
        self.players = self.game.seats[0] if players is None else players
        self.options = self.game.choose(options)
        self.observation = self.game.observation(self.players, **self.options)
        self.first = self.game.chances
        self.actions = self.game.size - self.first
        self.marker = Marker(self.actions, self.first)
        self.lows = np.array(self.observation.lows, np.int32)
        self.highs = np.array(self.observation.highs, np.int32)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self  # nothing of it changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game.id, self.players, self.options)

    def observation_space(self) -> spaces.Box:
        return spaces.Box(self.lows, self.highs, dtype=np.int32)

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    def start(self, luck: Luck) -> State:
        """A game up to the first seat's decision."""
        state = self.game.new(self.players, rules=None, **self.options)
        settle(state, luck)
        return state

    def observe(self, state: State, seat: int) -> Numbers:
        into = np.empty(self.observation.size, np.int32)
        state.observe(seat, into)
        return into

    def mask(self, state: State, seat: int) -> Mask:
        """The legal actions of a seat; none while it isn't to decide."""
        into = np.empty(self.actions, np.int8)
        self.marker.mark(state.moves(seat) if seat in state.actors else [], into, 0)
        return into

    def move(self, state: State, seat: int, action: Any) -> int:
        """The move an action stands for, or Illegal, which says which it was and why not."""
        number = int(action)
        if not 0 <= number < self.actions:
            raise Illegal(f"no action is called {number}: there are 0 to {self.actions - 1}.")
        move = self.first + number
        why = state.why_not(move, seat)
        if why is not None:
            raise Illegal(f"action {number}, «{self.game.write(move)}», is illegal: {why}")
        return move

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """At the end 1 for a win, shared by who share it; what the others lose adds up to it. Before it, nothing."""
        if outcome is None:
            return [0.0] * self.players
        return worth(outcome, self.players)


def worth(outcome: Outcome, players: int) -> list[float]:
    share = players / len(outcome.winners)
    return [((share if seat in outcome.winners else 0.0) - 1) / (players - 1) for seat in range(players)]


def settle(state: State, luck: Luck) -> None:
    """Luck decides until a seat has to, or the game is over."""
    while state.actor == CHANCE:
        state.step(state.draw(luck), CHANCE)


def one_of(asked: str | None, known: tuple[str | None, ...], what: str) -> str | None:
    """A word there is, or Unknown saying which would do."""
    if asked not in known:
        words = ", ".join(repr(word) for word in known)
        raise Unknown(f"{what} is one of {words}, not {asked!r}.")
    return asked
