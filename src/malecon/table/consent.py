"""Who has to agree before something revealed is taken back: every person who saw it, and nobody in their place."""

from __future__ import annotations

from collections.abc import Collection

from malecon.table.refused import Refused
from malecon.table.table import Table


def needed(table: Table, moves: int, held: Collection[int]) -> frozenset[int]:
    """The seats that have to agree to go back to so many moves; `held` are those of who asks.

    `Refused` where nobody can: against bots alone there is nobody to ask, and a person whom a bot has replaced
    would have to come back first.
    """
    if table.practice:
        return frozenset()
    first = table.line[moves].row
    for seat, stays in enumerate(table.stays):
        if any(stay.until is not None and stay.until > first for stay in stays):
            raise Refused("witness-gone", name=table.seats[seat].name or str(seat + 1))
    if len(table.humans) < 2:
        raise Refused("revealed")
    return frozenset(table.humans) - frozenset(held)
