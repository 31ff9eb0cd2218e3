"""What makes the numbers of a game good: marks that the game declares, and the lab measures.

A game with numbers of its own has a file `marks.py` in its folder with two things, which its `Game` names:

- `MARKS`, a tuple of `Mark`: what is measured, and the bounds within which its mean should lie;
- a subclass of `Gauge`, which hears a game as it is played and gives back, for each key, the values it saw.

>>> class Tape(Gauge):
...     def start(self, state): self.ships = 0
...     def hear(self, state, seat, move, story): self.ships += sum(event.kind == "sailed" for event in story)
...     def end(self, state): return {"ships": [self.ships]}
>>> MARKS = (Mark("ships", least=6, most=7, players=(3, 4)), *seat_marks(range(2, 5), over=0.05))

In the game's class: `marks = MARKS` and `gauge = Tape`. What a mark is called stands in the game's texts,
`mark-<text>` with the mark's details. `malecon balance GAME` plays, measures and shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from malecon.core.state import State
    from malecon.core.story import Event

Samples = Mapping[str, "list[float]"]


@dataclass(frozen=True)
class Mark:
    """The mean of all values gathered under `key` should lie between `least` and `most`.

    `players` are the player counts it is meant for, all if none is named. The values of a `share` lie between 0 and
    1, and it is shown in percent. `text` names the sentence (`mark-<text>`, the key if left out), `details` its words.

    What is `fixed` follows from the game's numbers alone, whatever is played: one game tells it for sure.

    `each` names a row of numbers in the data file, the prices of a track, say: then every one of them should be among
    the values, and what is measured is how often a game sees the rarest of them.
    """

    key: str
    least: float | None = None
    most: float | None = None
    players: tuple[int, ...] = ()
    share: bool = False
    fixed: bool = False
    each: str = ""
    text: str = ""
    details: Mapping[str, int | str] = field(default_factory=dict)

    def concerns(self, players: int) -> bool:
        return not self.players or players in self.players

    def holds(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


class Gauge:
    """Hears one game after another. `first` is the seat from which seats are counted: who began, say."""

    first: int = 0

    def start(self, state: State) -> None:
        """A game begins: nothing is dealt yet."""

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        """A move was played (seat −1: chance) and led to this state; the story is what happened by it."""

    def end(self, state: State) -> Samples:
        """The game is over: what was seen in it, for each mark's key."""
        return {}


def seat_key(number: int) -> str:
    """The key of the wins of a seat, counted from 1 at the gauge's `first`. The lab gathers these itself."""
    return f"seat.{number}"


def seat_marks(players: Iterable[int], over: float) -> tuple[Mark, ...]:
    """No seat wins more often than its share and `over`."""
    return tuple(
        Mark(seat_key(number), most=1 / count + over, players=(count,), share=True, text="seat", details={"n": number})
        for count in players
        for number in range(1, count + 1)
    )
