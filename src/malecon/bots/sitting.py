"""Bots that sit at a table: each keeps what it has thought out from one choice to the next.

>>> import malecon
>>> state = malecon.game("santiago").start(players=2, seed=7)
>>> votes = Chairs().think("easy", state, state.actor, Chair(), "1")
>>> set(votes) <= set(state.moves())
True
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from malecon import bots
from malecon.bots.bot import Bot
from malecon.bots.levels import Thinker
from malecon.bots.search import NODES
from malecon.core.state import State

UNSEEN = -1  # a move that the seat didn't witness
# Nodes that all bots of a process keep together: a full tree, which has a few more than NODES, and some smaller ones.
HELD = NODES + NODES // 4
MOST = 64  # bots of a process

Trail = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Chair:
    """Where a bot sits: by its name it is known again, and the trail, all moves of the game as the seat witnessed them,
    tells it what has happened since. Without a name nothing is kept. `share` is how much of its time it has."""

    id: str = ""
    trail: Trail = ()
    share: float = 1.0


class Chairs:
    """The bots that sit in this process. Where they keep too much, the one not asked for longest forgets."""

    def __init__(self, held: int = HELD) -> None:
        self.held = held
        self._bots: OrderedDict[str, tuple[Bot, Trail]] = OrderedDict()

    def think(self, name: str, state: State, seat: int, chair: Chair, seed: str) -> dict[int, float]:
        """The moves a bot would play, with how much it thinks of each, the best first; by the clock."""
        bot = self._sat(name, chair) or bots.make(name, seed, by_clock=True)
        bot.share = chair.share
        if isinstance(bot, Thinker):
            bot.told, bot.ballot = bool(chair.id), {}
        move = bot.choose(state, seat)
        if chair.id:
            self._bots[_key(name, chair)] = bot, chair.trail
            self._tidy()
        return (bot.ballot if isinstance(bot, Thinker) else {}) or {move: 1.0}

    def holds(self) -> int:
        """How many nodes all of them keep."""
        return sum(bot.holds() for bot, _ in self._bots.values() if isinstance(bot, Thinker))

    def _sat(self, name: str, chair: Chair) -> Bot | None:
        """The bot that sat there before, if there is one, told what has happened since."""
        bot, before = self._bots.pop(_key(name, chair), (None, ()))
        if isinstance(bot, Thinker):
            if chair.trail[: len(before)] == before:
                bot.hear(list(chair.trail[len(before) :]))
            else:
                bot.forget()  # something was taken back
        return bot

    def _tidy(self) -> None:
        while len(self._bots) > MOST or (self._bots and self.holds() > self.held):
            self._bots.popitem(last=False)


def _key(name: str, chair: Chair) -> str:
    return f"{chair.id} {name}"


HERE = Chairs()


def sit(name: str, state: State, seat: int, chair: Chair, seed: str) -> dict[int, float]:
    """What a bot of this process would play: what a house asks its processes."""
    return HERE.think(name, state, seat, chair, seed)


def counted(ballots: list[dict[int, float]]) -> int:
    """The move that several who thought of the same position think most of together.

    >>> counted([{5: 3.0, 4: 2.0}, {4: 2.5, 5: 1.0}])
    4
    """
    votes: dict[int, float] = {}
    for ballot in ballots:
        for move, visits in ballot.items():
            votes[move] = votes.get(move, 0.0) + visits
    return max(votes, key=lambda move: votes[move])
