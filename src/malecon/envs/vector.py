"""Many games at once, in NumPy arrays that stay where they are."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from malecon.core.errors import Unknown
from malecon.core.many import Many
from malecon.envs.table import Mask, Numbers, Table


class Vector:
    """`n` games of one table. Each step fills, in place:

    `observations` (n × numbers, what the seat to decide sees), `masks` (n × actions), `actors` (that seat), `rewards`
    (n × seats) and `dones`, both 0 but for games that have just ended: these have begun anew, and what is observed is
    the new game. Game i goes the same way however many others there are.
    """

    def __init__(self, game: str, players: int | None, n: int, seed: int | str, options: dict[str, Any]) -> None:
        if n < 1:
            raise Unknown(f"at least one game is stepped, not {n}.")
        self.table = Table(game, players, options)
        self.n, players = n, self.table.players
        self.observations: Numbers = np.zeros((n, self.table.observation.size), np.int32)
        self.masks: Mask = np.zeros((n, self.table.actions), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((n, players), np.float32)
        self.actors: Numbers = np.zeros(n, np.int32)
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """All games anew."""
        table = self.table
        new = table.game.new(table.players, rules=None, **table.options)
        self.many = Many(new, new.game.observers[table.players], table.marker, self.n, seed)
        self.many.begin(self.observations, self.masks)
        self.rewards.fill(0)
        self.dones.fill(False)
        self.actors[:] = self.many.actors

    def step(self, actions: Any) -> None:
        """One action in every game. If one is illegal, Illegal says in which game and why, and nothing is played."""
        many = self.many
        many.step(np.asarray(actions).tolist(), self.observations, self.masks)
        self.rewards.fill(0)
        self.dones.fill(False)
        for i, state in many.ended:
            self.dones[i] = True
            self.rewards[i] = self.table.rewards(state.outcome)
        self.actors[:] = many.actors

    def sample(self) -> Numbers:
        """A random legal action for every game."""
        return np.array(self.many.sample(), np.int32)
