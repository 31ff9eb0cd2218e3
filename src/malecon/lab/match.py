# compiled by mypyc
"""One game between bots, played from its set-up to its end."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from malecon.bots.bot import Bot
from malecon.core.errors import Illegal
from malecon.core.interrupts import heed
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.core.story import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears one game after another as they are played. Subclass it to gather what you want to know."""

    def start(self, state: State, number: int) -> None:
        """A game begins: nothing is dealt yet."""

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        """A move was played (seat −1: chance) and led to this state; the story is what happened by it."""

    def end(self, state: State) -> object:
        """The game is over. What is given back is kept with its result; it must be possible to pickle it."""
        return None


class Tally:
    """How much there was to decide in a game."""

    def __init__(self) -> None:
        self.decisions: int = 0  # moves by seats
        self.choices: int = 0  # those with two moves or more
        self.chance: int = 0


def play_out(state: State, bots: list[Bot], luck: Luck, listener: Listener | None) -> Tally:
    """Play a new game to its end, a bot for each seat. Who has only one move plays it without being asked."""
    tally = Tally()
    while True:
        seat = state.actor
        if seat >= 0:
            moves = state.legal(seat)
            tally.decisions += 1
            if tally.decisions % 64 == 0:
                heed()
            if len(moves) == 1:
                move = moves[0]
            else:
                tally.choices += 1
                move = bots[seat].pick(state, seat, moves)
                if move not in moves:
                    raise Illegal(f"the bot of seat {seat} chose move {move}, which isn't legal.")
        elif seat == CHANCE:
            move = state.draw(luck)
            tally.chance += 1
        else:
            return tally
        if listener is None:
            state.step(move, seat)
        else:
            story: list[Event] = []
            state.story = story
            state.step(move, seat)
            state.story = None
            listener.hear(state, seat, move, story)
