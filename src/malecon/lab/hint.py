"""The best moves now, with the chance that each leads to a win, from what a seat knows.

>>> import malecon
>>> from malecon.lab.hint import hint
>>> state = malecon.game("santiago").start(players=2, seed=7)
>>> found = hint(state, state.actor, seed=1, playouts=40)
>>> found.moves[0].move in state.moves()
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from malecon.bots.search import Node, Search, Thinking
from malecon.core.errors import Illegal
from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.core.texts import LANGUAGES

PLAYOUTS = 6000
SECONDS = 0.9
BEST = 5


@dataclass(frozen=True)
class Advice:
    """A move, the seat's chance to win with it, and what the seat would best do next in the same turn."""

    move: int
    chance: float
    visits: int
    then: tuple[int, ...]

    def data(self, game: Game) -> dict[str, Any]:
        words = {lang: game.say(self.move, lang) for lang in LANGUAGES}
        then = [game.write(move) for move in self.then]
        return {"move": self.move, "text": game.write(self.move), **words, "chance": self.chance, "then": then}


@dataclass(frozen=True)
class Hint:
    """What a seat may think of its position: each seat's chance to win, and the best moves, best first."""

    game: Game
    seat: int
    chances: tuple[float, ...]
    moves: tuple[Advice, ...]

    def data(self) -> dict[str, Any]:
        """The document of `hint --json`."""
        moves = [advice.data(self.game) for advice in self.moves]
        return {"game": self.game.id, "seat": self.seat, "chances": list(self.chances), "moves": moves}


def hint(
    state: State, seat: int, seed: int | str, playouts: int = PLAYOUTS, seconds: float = SECONDS, best: int = BEST
) -> Hint:
    """Search for a seat that may decide now; it knows no more than the seat. The seed reproduces it, if time allows."""
    if not state.moves(seat):
        raise Illegal.of("seat-waits", seat=str(seat))
    search = Search(state, seat, Thinking(playouts, seconds), Luck(seed))
    search.run(state)
    moves = [
        Advice(node.move, to_win(search, node), round(node.visits), _then(node, seat))
        for node in search.ranked()[:best]
        if node.visits > 0
    ]
    return Hint(state.game, seat, chances(search), tuple(moves))


def chances(search: Search) -> tuple[float, ...]:
    """Each seat's chance to win, as the search sees it, calibrated; together they are 1."""
    return sharpened(seen(search), search.game.sureness(len(search.sums)))


def to_win(search: Search, node: Node) -> float:
    """The chance to win with a move from the root, calibrated: the others share what is left as they do before it."""
    before = seen(search)
    mine = node.wins / node.visits
    rest = max(1e-9, 1.0 - before[search.seat])
    after = [mine if seat == search.seat else (1.0 - mine) * one / rest for seat, one in enumerate(before)]
    return sharpened(after, search.game.sureness(len(before)))[search.seat]


def seen(search: Search) -> tuple[float, ...]:
    """Each seat's chance to win as the playouts had it."""
    total = sum(search.sums)
    return tuple(brought / total for brought in search.sums)


def sharpened(chances: Sequence[float], sure: float) -> tuple[float, ...]:
    """Chances told with more certainty, or with `sure` below 1 with less; together they are 1.

    >>> sharpened((0.75, 0.25), 2.0)
    (0.9, 0.1)
    """
    powers = [max(1e-9, chance) ** sure for chance in chances]
    return tuple(power / sum(powers) for power in powers)


def _then(node: Node, seat: int) -> tuple[int, ...]:
    """How the seat goes on, as long as that was looked at more than once."""
    out = []
    while mine := [child for child in node.children if child.seat == seat and child.visits > 1]:
        if len(mine) < len(node.children) and any(child.seat != seat for child in node.children):
            break
        node = max(mine, key=lambda child: child.visits)
        out.append(node.move)
    return tuple(out)
