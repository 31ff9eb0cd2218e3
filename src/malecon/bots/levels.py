# compiled by mypyc
"""The opponents a person chooses from. They differ in how far they think, and in nothing else but a taste, where they
are given one.

In studies a level thinks by playouts alone, so that a seed gives the same games on any machine; at a table the
strongest think by the clock.
"""

from __future__ import annotations

from typing import Final

from malecon.bots.bot import Bot
from malecon.bots.search import ENDLESS, FOREVER, Node, Search, Thinking
from malecon.core.game import Game
from malecon.core.heuristic import Heuristic
from malecon.core.state import State

LIMIT: Final = (
    0.8  # seconds at a table, for levels that count playouts: only plain Python or a heavy load comes near it
)
# What levels that think by the clock take for a choice, at most.
SECONDS: Final = {"expert": 0.5, "master": 3.0}
LEAST: Final = 0.1  # of its time a level that thinks by the clock takes even where it has thought beforehand


class Thinker(Bot):
    """Plays the move that its search visits most, and keeps the tree as long as the turn goes as foreseen; or, where it
    is told every move (`hear`), as long as these were thought of and luck has no part in them."""

    def __init__(self, seed: int | str, how: Thinking) -> None:
        super().__init__(seed)
        self.how = how
        self.search: Search | None = None
        self.foreseen: State | None = None
        self.told: bool = False  # whether it is told every move
        self.ballot: dict[int, float] = {}  # how often each move was visited, the first being the best

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        lean = state.lean(seat)
        self.chance = -1.0
        if len(lean) == 1:
            self.ballot = {lean[0]: 1.0}
            return lean[0]
        search = self.search
        if search is None or not self.knows(state, seat):
            search = Search(state, seat, self.how, self.luck, self.judging(state, seat))
        else:
            self.save_time(search)
        search.run(state)
        ranked = search.ranked()
        best = ranked[0]
        self.chance = best.chance()
        self.ballot = {node.move: node.visits for node in ranked}
        if self.told:
            self.search = search
        else:
            self.foresee(search, state, seat, best)
        return best.move

    def judging(self, state: State, seat: int) -> Heuristic | None:
        """What it judges by, where that isn't what everybody does."""
        return state.game.tasting(self.taste, state.players, seat) if self.taste and self.judge is None else self.judge

    def knows(self, state: State, seat: int) -> bool:
        """Whether the tree that was kept is this position's."""
        return self.told or (self.foreseen is not None and self.foreseen.see(seat) == state.see(seat))

    def save_time(self, search: Search) -> None:
        """What a turn's tree has seen already needs no time again: so the choices of a turn share its time."""
        if self.how.settles and search.pace > 0.0:
            spent = search.root.visits / search.pace
            self.how.seconds = max(LEAST * self.how.seconds, self.how.seconds - spent)

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
                search.recount()
                self.search = search
                self.foreseen = world
                return
            node = node.child(moves[0], seat)
            world.step(moves[0], seat)

    def hear(self, played: list[tuple[int, int]]) -> None:
        """All moves since its last choice, its own first: seat and move, −1 for one that its seat didn't see. What luck
        brought, or nobody had thought of, ends the tree."""
        search = self.search
        for seat, move in played:
            if search is None or seat < 0 or not search.follow(move, seat):
                self.forget()
                return
        if search is not None:
            search.recount()

    def forget(self) -> None:
        """Leave what was thought out beforehand."""
        self.search = None
        self.foreseen = None

    def holds(self) -> int:
        """How many nodes it keeps."""
        return 0 if self.search is None else self.search.size


class Level(Thinker):
    """A thinker whose playouts at a table of two the game's data file counts: their price differs from game to game.
    At a larger table there are fewer, as each asks what the position is worth to every seat, unless the file counts
    them for that table (`medium-3`). Where turns are long, a plan of the whole turn is worth hundreds of playouts: the
    file may say how many a level has that also plans.

    With `seconds` it thinks by the clock where it is asked to, up to so long."""

    def __init__(self, seed: int | str, name: str, playouts: int, plans: bool = True, seconds: float = 0.0) -> None:
        super().__init__(seed, Thinking(playouts, FOREVER, plans, spares=True))
        self.name = name
        self.playouts: int = playouts
        self.plans: bool = plans
        self.seconds: float = seconds

    def budget(self, game: Game, players: int) -> int:
        """Its playouts at a table of so many."""
        file = game.numbers.search
        usual = 2 * int(file.get(self.name, self.playouts)) // players
        return max(1, int(file.get(f"{self.name}-{players}", usual)))

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        file = state.game.numbers.search
        how = self.how
        how.plans = self.plans and int(file.get(self.name, self.playouts)) >= int(file.get("planning", 0))
        how.settles = self.by_clock and self.seconds > 0.0
        how.playouts = ENDLESS if how.settles else self.budget(state.game, state.players)
        how.seconds = FOREVER
        if self.by_clock:
            how.seconds = self.share * (self.seconds if how.settles else LIMIT)
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
        super().__init__(seed, "expert", 2000, seconds=SECONDS["expert"])


class Master(Level):
    """Thinks as long as a patient opponent would wait."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, "master", 12000, seconds=SECONDS["master"])
