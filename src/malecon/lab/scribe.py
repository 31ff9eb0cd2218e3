"""Games of a series written down as records."""

from __future__ import annotations

from malecon.core.record import Record
from malecon.core.state import State
from malecon.core.story import Event
from malecon.lab.match import Listener
from malecon.lab.simulate import Series, play


class Scribe(Listener):
    """Writes down every move."""

    record: Record

    def start(self, state: State, number: int) -> None:
        self.record = Record.of(state)

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        self.record.add(seat, move)

    def end(self, state: State) -> object:
        self.record.result = str(state.outcome)
        return self.record


def write_down(series: Series, number: int = 0) -> Record:
    """The record of one game of a series.

    >>> from malecon.lab.simulate import Series
    >>> write_down(Series("santiago", ("random", "random"), seed=1)).replay().over
    True
    """
    scribe = Scribe()
    played = play(series, series.new(), number, scribe)
    scribe.record.names = {played.seats[player]: bot for player, bot in enumerate(series.players)}
    return scribe.record
