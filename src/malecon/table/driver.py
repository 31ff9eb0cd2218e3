"""What goes on by itself at a table: luck, and moves that everybody sees to be a seat's only one."""

from __future__ import annotations

from dataclasses import dataclass

from malecon.core.state import CHANCE
from malecon.table import companion, log, prepared
from malecon.table.chance import luck_at
from malecon.table.table import Table


@dataclass(frozen=True, slots=True)
class Step:
    """A move that needs nobody's decision."""

    seat: int
    move: int


def by_itself(table: Table) -> Step | None:
    """The next move that nobody has to decide, or None when the table waits for somebody.

    That a seat has one move only may be its secret: then it is asked, and a bot takes its time, as for any other.
    A pause holds luck and the others back: the seat may still want to take its move back.
    """
    if table.waiting or table.over or table.paused is not None:
        return None
    state = table.state
    if state.actor == CHANCE:
        ready = prepared.luck(table)
        if ready is not None:
            return Step(CHANCE, ready)
        return None if companion.by_people(table) else drawn(table)
    for seat in state.actors:
        if state.openly_forced(seat):
            return Step(seat, state.moves(seat)[0])
    return None


def drawn(table: Table) -> Step:
    """What the table's own luck draws now."""
    draws = sum(played.seat == CHANCE for played in table.line)
    return Step(CHANCE, table.state.sample(luck_at(table.setup.secret, draws)))


def bots_to_move(table: Table) -> list[int]:
    """The seats that a bot has to decide for now."""
    return [seat for seat in table.actors if table.seats[seat].kind == log.ROBOT]
