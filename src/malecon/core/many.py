# compiled by mypyc
"""Many games of one table stepped together: the loop inside `malecon.vector`."""

from __future__ import annotations

from typing import Any

from malecon.core.errors import Illegal
from malecon.core.lens import Observer
from malecon.core.luck import Luck
from malecon.core.marker import Marker
from malecon.core.state import CHANCE, NOBODY, State


class Many:
    """Copies of a game with nothing dealt yet, each with a luck of its own: none hangs on the others."""

    def __init__(self, new: State, observer: Observer, marker: Marker, number: int, seed: int | str) -> None:
        self.new = new
        self.observer = observer
        self.marker = marker
        self.first: int = marker.first
        self.size: int = observer.size
        self.actions: int = marker.size
        self.lucks = [Luck(f"{seed}/{i}") for i in range(number)]
        self.choosers = [Luck(f"{seed}/{i}/actions") for i in range(number)]
        self.states = [new.copy() for _ in range(number)]
        self.actors: list[int] = [0] * number
        self.legal: list[list[int]] = [[] for _ in range(number)]
        self.ended: list[tuple[int, State]] = []  # what came to an end in the last step, as it then was

    def begin(self, observations: Any, masks: Any) -> None:
        """Every game up to its first decision."""
        for i in range(len(self.states)):
            self.settle(self.states[i], self.lucks[i])
            self.look(i, observations, masks)

    def step(self, actions: list[int], observations: Any, masks: Any) -> None:
        """Plays an action in every game; those that end begin anew. If one is illegal nothing is played at all."""
        if len(actions) != len(self.states):
            raise ValueError(f"{len(self.states)} games take as many actions, not {len(actions)}")
        for i in range(len(actions)):
            if actions[i] + self.first not in self.legal[i]:
                self.refuse(i, actions[i])
        self.ended = []
        for i in range(len(actions)):
            state = self.states[i]
            luck = self.lucks[i]
            state.step(actions[i] + self.first, self.actors[i])
            self.settle(state, luck)
            if state.actor == NOBODY:
                self.ended.append((i, state))
                state = self.new.copy()
                self.states[i] = state
                self.settle(state, luck)
            self.look(i, observations, masks)

    def settle(self, state: State, luck: Luck) -> None:
        while state.actor == CHANCE:
            state.step(state.draw(luck), CHANCE)

    def look(self, i: int, observations: Any, masks: Any) -> None:
        state = self.states[i]
        actor = state.actor
        moves = state.legal(actor)
        self.actors[i] = actor
        self.legal[i] = moves
        self.observer.observe(state, actor, observations, i * self.size)
        self.marker.mark(moves, masks, i * self.actions)

    def refuse(self, i: int, action: int) -> None:
        state = self.states[i]
        if not 0 <= action < self.actions:
            raise Illegal(f"game {i}: no action is called {action}: there are 0 to {self.actions - 1}.")
        move = action + self.first
        why = state.why_not(move, self.actors[i])
        raise Illegal(f"game {i}: action {action}, «{state.game.write(move)}», is illegal: {why}")

    def sample(self) -> list[int]:
        """A legal action for every game, each as likely."""
        out: list[int] = []
        for i in range(len(self.legal)):
            moves = self.legal[i]
            out.append((moves[0] if len(moves) == 1 else self.choosers[i].choose(moves)) - self.first)
        return out
