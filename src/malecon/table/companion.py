"""At the real table the people are luck: they roll, draw and deal, and tell the program what came."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.refused import Refused

if TYPE_CHECKING:
    from malecon.table.table import Table

# What a box hides from some: the program draws it from a pile of its own, or who sees it types it behind the curtain.
DRAWN, TYPED = "drawn", "typed"
WAYS = (DRAWN, TYPED)
# No deal of our games is half as long.
MOST = 60


def by_people(table: Table) -> bool:
    """Whether what luck decides in this position is told by people: not what can only come out one way, nor what the
    program draws for them."""
    state = table.state
    if not table.companion or state.actor != CHANCE or len(moves := state.moves()) < 2:
        return False
    witnesses = state.witnesses(moves[0])
    if len(witnesses) < table.setup.players:
        return table.companion == TYPED and any(table.seats[seat].kind == log.HUMAN for seat in witnesses)
    return table.companion == TYPED or table.game.lexicon.family_of(moves[0]).key not in table.game.choosing.unseen


def asks(table: Table) -> bool:
    """Whether the table waits to be told what luck decided."""
    return not (table.waiting or table.over) and table.paused is None and by_people(table)


def alone(table: Table) -> int | None:
    """The seat that alone may see what luck brings now, and so types it; None where everybody sees it."""
    if not asks(table):
        return None
    witnesses = table.state.witnesses(table.state.moves()[0])
    if len(witnesses) == table.setup.players:
        return None
    return next(seat for seat in witnesses if table.seats[seat].kind == log.HUMAN)


def since(table: Table, n: int, seat: int) -> list[str]:
    """What luck did after row `n`, if nothing else happened since, and if all of it is known to the seat: what another
    drew unseen can't be guessed by typing it again."""
    later = [row for row in table.rows if row.number > n and row.kind in log.POSITION]
    told = [
        played.text
        for played in table.line
        if played.row > n and played.seat == CHANCE and (played.open or seat in played.witnesses)
    ]
    return told if len(told) == len(later) else []


def take(table: Table, text: str, at: float) -> None:
    """One thing that luck decided, as the people tell it."""
    number = table.game.read(text)
    if number not in table.state.moves():
        raise table.why_not(number, CHANCE)
    table.add(log.MOVE, CHANCE, table.game.write(number), at)


def whose(table: Table, seat: int) -> None:
    """Whether the seat may tell what luck decided now."""
    if table.over:
        raise Refused("over")
    if table.waiting:
        raise Refused("waiting")
    if not asks(table):
        raise Refused("no-luck-now")
    if alone(table) not in (None, seat):
        raise Refused("luck-unseen")


def few(words: Sequence[str]) -> None:
    """Whether there is anything to be told, and not too much at once."""
    if not words:
        raise Refused("no-moves")
    if len(words) > MOST:
        raise Refused("many-moves", most=MOST, n=len(words))
