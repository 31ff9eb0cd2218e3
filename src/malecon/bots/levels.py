# compiled by mypyc
"""The opponents a person chooses from. They differ in how far they think, and in nothing else."""

from __future__ import annotations

from typing import Final

from malecon.bots.bot import Bot
from malecon.bots.search import Node, Search, Thinking
from malecon.core.state import State

LIMIT: Final = 0.8  # seconds: only a machine under heavy load, or plain Python, comes near it


class Thinker(Bot):
    """Plays the move that its search visits most, and keeps the tree as long as the turn goes as foreseen."""

    def __init__(self, seed: int | str, how: Thinking) -> None:
        super().__init__(seed)
        self.how = how
        self.search: Search | None = None
        self.foreseen: State | None = None

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        lean = state.lean(seat)
        self.chance = -1.0
        if len(lean) == 1:
            return lean[0]
        search = self.search
        if search is None or self.foreseen is None or self.foreseen.see(seat) != state.see(seat):
            search = Search(state, seat, self.how, self.luck, self.judge)
        search.run(state)
        best = search.best()
        self.chance = best.chance()
        self.foresee(search, state, seat, best)
        return best.move

    def foresee(self, search: Search, state: State, seat: int, best: Node) -> None:
        """Keep the tree for the seat's next choice, if that comes before anybody else's and before chance."""
        self.search = None
        self.foreseen = None
        world = state.guess(seat, self.luck)
        world.step(best.move, seat)
        node: Node | None = best
        while node is not None and world.actor == seat:
            moves = world.moves(seat)
            if len(moves) > 1:
                search.root = node
                self.search = search
                self.foreseen = world
                return
            node = node.child(moves[0], seat)
            world.step(moves[0], seat)


class Level(Thinker):
    """A thinker whose playouts at a table of two the game's data file counts: their price differs from game to game.
    At a larger table there are fewer, as each asks what the position is worth to every seat. Where turns are long, a
    plan of the whole turn is worth hundreds of playouts: the file may say how many a level has that also plans."""

    def __init__(self, seed: int | str, name: str, playouts: int, plans: bool = True) -> None:
        super().__init__(seed, Thinking(playouts, LIMIT, plans))
        self.name = name
        self.playouts: int = playouts
        self.plans: bool = plans

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        file = state.game.numbers.search
        playouts = int(file.get(self.name, self.playouts))
        self.how.playouts = max(1, 2 * playouts // state.players)
        self.how.plans = self.plans and playouts >= int(file.get("planning", 0))
        return super().pick(state, seat, moves)


class Easy(Level):
    """Looks at each move a moment: it takes what lies before it, and overlooks what follows."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, "easy", 10, plans=False)


class Medium(Level):
    """Thinks its own turn through."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, "medium", 40)


class Hard(Level):
    """Thinks of what the others will answer."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, "hard", 200)


class Expert(Level):
    """Thinks some turns ahead."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, "expert", 2000)
