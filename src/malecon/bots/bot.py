# compiled by mypyc
"""What every bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from malecon.core.errors import Illegal
from malecon.core.heuristic import Heuristic
from malecon.core.luck import Luck
from malecon.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat of one game. A bot writes `pick`; everybody calls `choose`.

    All its luck is in `luck`, so the same seed gives the same choices.
    """

    def __init__(self, seed: int | str) -> None:
        self.luck = Luck(seed)
        self.judge: Heuristic | None = None  # to judge by, where it isn't the game's own
        self.taste: str = ""  # what it likes more than it is worth, in a word of the game
        # At a table a bot may think by the clock, and then by this share of its time; else the seed alone decides.
        self.by_clock: bool = False
        self.share: float = 1.0
        # What it thought its last pick worth, from 0 to 1, −1 where it doesn't think of that. Of a search it is mostly
        # whether it wins, a little its lead; nothing calibrates it, so it is no chance to win.
        self.chance: float = -1.0

    def choose(self, state: State, seat: int) -> int:
        """A legal move of the seat. The state is left as it is."""
        moves = state.moves(seat)
        if not moves:
            raise Illegal.of("seat-waits", seat=str(seat))
        return moves[0] if len(moves) == 1 else self.pick(state, seat, moves)

    def __reduce__(self) -> tuple[object, ...]:
        """As it is, but for what it had thought out beforehand. Its kind makes it anew by a seed alone: one that asks
        for more, as a bare Thinker does, can't be pickled."""
        return again, (type(self), self.luck, self.judge, self.by_clock, self.taste, self.share)

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        """One of two or more legal moves. Only `state.guess(seat, …)` may be looked into, not `state`."""
        raise NotImplementedError


def again(
    kind: type[Bot], luck: Luck, judge: Heuristic | None, by_clock: bool = False, taste: str = "", share: float = 1.0
) -> Bot:
    """A bot from what `pickle` keeps of it."""
    bot = kind(0)
    bot.luck = luck
    bot.judge = judge
    bot.by_clock = by_clock
    bot.taste = taste
    bot.share = share
    return bot
