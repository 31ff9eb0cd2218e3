"""How a game went on: its chapters (ships, rounds), its turns, and everybody's points after each move."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from malecon.core.state import CHANCE, State
from malecon.table.table import Table


@dataclass(slots=True)
class Timeline:
    """By position, the first being that before any move: what stood there. `turns` and `chapters` are the positions
    at which one begins; the first is where the story begins, after what was only dealt."""

    scores: list[list[int]] = field(default_factory=list)
    first: int = 0
    last: int = 0
    turns: list[int] = field(default_factory=list)
    chapters: list[int] = field(default_factory=list)

    def chapter(self, at: int) -> int:
        """The number of the chapter in which the move was made that led to a position."""
        return max(1, bisect_left(self.chapters, at))


def before(starts: Sequence[int], at: int, first: int) -> int:
    """The last start before a position, or the first position of all."""
    place = bisect_left(starts, at)
    return starts[place - 1] if place else first


def after(starts: Sequence[int], at: int, last: int) -> int:
    """The next start after a position, or the last position of all."""
    place = bisect_right(starts, at)
    return starts[place] if place < len(starts) else last


# A published table never changes, and everybody who looks at its end asks for the same.
_known: WeakKeyDictionary[Table, Timeline] = WeakKeyDictionary()


def timeline(table: Table) -> Timeline:
    """The whole game in one pass."""
    made = _known.get(table)
    if made is None or made.last != len(table.line):
        made = _known[table] = _follow(table)
    return made


def _follow(table: Table) -> Timeline:
    state, line = table.new(), table.line
    first = next((i for i, played in enumerate(line) if played.seat != CHANCE), len(line))
    made = Timeline(first=first, last=len(line))
    turn, opener, chapter = CHANCE, CHANCE, 0
    for at in range(len(line) + 1):
        if at:
            state.step(line[at - 1].move, line[at - 1].seat)
        made.scores.append(state.scores)
        if at < first or at == len(line):
            continue
        whose = _turn(state, turn)
        part = getattr(state, table.game.stage) if table.game.stage else 0
        again = not table.game.stage and whose != turn and whose == opener
        if not made.chapters or part != chapter or again:
            made.chapters.append(at)
            made.turns.append(at)
        elif whose != turn:
            made.turns.append(at)
        opener = whose if opener == CHANCE else opener
        turn, chapter = whose, part
    return made


def _turn(state: State, before: int) -> int:
    """Whose turn it is: as the game says, or who decides; luck belongs to the turn in which it falls."""
    seat: int = getattr(state, "turn", state.actor)
    return seat if seat >= 0 else before
