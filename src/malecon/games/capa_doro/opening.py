# compiled by mypyc
"""Set-up: three A tiles each, the first player, and two plantations each, the second in reverse order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro import fields
from malecon.games.capa_doro.frames import GROWING, SEEDING
from malecon.games.capa_doro.words import (
    CENTRAL_AMERICA,
    GROWTH,
    MOST_ROWS,
    OPEN_GROWTH,
    OPEN_SEED,
    PLANTATION,
    SEED,
    WIDE,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def begin(state: CapaDoro, first: int) -> None:
    """The frames lie in the order in which they are answered last to first."""
    state.first = state.turn = first
    state.start_turn()
    for after in range(state.players):
        state.push(GROWING, (first + after) % state.players)
    for before in range(state.players - 1, -1, -1):
        state.push(SEEDING, (first + before) % state.players)


def places(state: CapaDoro, seat: int, column: int) -> list[int]:
    """Empty places of a column that the seat can pay, not in Central America."""
    moves: list[int] = []
    if state.hands[seat] == 0:
        return moves
    base = OPEN_SEED if column == SEED else OPEN_GROWTH
    for region in range(CENTRAL_AMERICA):
        if state.parts.price[region] <= state.dollars[seat]:
            for row in range(region * MOST_ROWS, region * MOST_ROWS + state.parts.rows[region]):
                if state.fields[row * WIDE + column] == 0:
                    moves.append(base + row)
    return moves


def open_seed(state: CapaDoro, row: int, seat: int) -> None:
    _open(state, row, seat, SEED)


def open_growth(state: CapaDoro, row: int, seat: int) -> None:
    _open(state, row, seat, GROWTH)


def _open(state: CapaDoro, row: int, seat: int, column: int) -> None:
    region = row // MOST_ROWS
    state.dollars[seat] -= state.parts.price[region]
    state.hands[seat] -= 1
    state.fields[row * WIDE + column] = PLANTATION * (seat + 1)
    if state.story is not None:
        kind = "opened-seed" if column == SEED else "opened-growth"
        fields.tell(state, kind, PLANTATION * (seat + 1), row * WIDE, {"dollars": state.parts.price[region]})
