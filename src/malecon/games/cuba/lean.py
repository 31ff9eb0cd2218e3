# compiled by mypyc
"""The moves that bots search: of clicks whose order doesn't matter one order, and no gift refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.games.cuba import foreman, market
from malecon.games.cuba.frames import (
    BUILDING,
    BY_MAYOR,
    ENACTING,
    HARVESTING,
    KINDS,
    LOADING,
    OVERSEEING,
    STARTING,
    TRADING,
    USING,
    VOTING,
)
from malecon.games.cuba.plantation import ACRES_BIT
from malecon.games.cuba.words import (
    ACRES,
    BUY,
    DAM,
    DOCKS,
    DONE,
    EMBASSY,
    HARVEST,
    HOTEL,
    INN,
    LARGE_BANK,
    LOAD,
    MATERIALS,
    PRODUCTS,
    SELL,
    SMALL_BANK,
    TAKE,
    TAKE_PESOS,
    TAKE_POINTS,
    TOWN_HALL,
    USE,
    WAREHOUSE,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

# Buildings that only give: used first, for what they give may serve the others.
GIVERS: Final = (
    1 << HOTEL | 1 << INN | 1 << SMALL_BANK | 1 << LARGE_BANK | 1 << TOWN_HALL | 1 << DAM | 1 << EMBASSY
)  # fmt: skip


def lean(state: Cuba, seat: int, moves: list[int]) -> list[int]:
    """A subset of the legal moves by which the same positions can be reached, but for gains refused."""
    if len(moves) < 2:
        return moves
    frame = state.pending[-1]
    kind = frame % KINDS
    number = frame // KINDS
    if kind == HARVESTING:
        return _harvests(state, number, moves)
    if kind == TRADING:
        return _trades(state, number, moves)
    if kind == LOADING:
        return _loads(number, moves)
    if kind == OVERSEEING:
        return _uses(state, number, moves)
    if kind == USING:
        # To enter and do nothing is not to enter.
        return moves[:-1] if number // 32 == state.parts.most[number % 32] else moves
    if kind == BUILDING:
        return moves[:-1] if moves[0] == TAKE_POINTS and moves[-1] == DONE else moves
    if kind == STARTING:
        return _cubes(state, number, moves)
    if kind == ENACTING:
        return _bills(state, number, moves)
    if kind == VOTING:
        return _votes(state, seat, moves)
    return moves


def _harvests(state: Cuba, number: int, moves: list[int]) -> list[int]:
    """Fields in order; of two fields of a kind the first; and none left that costs no water."""
    harvested = number % ACRES_BIT
    layout = state.layouts[state.turn]
    kept: list[int] = []
    seen = 0
    for move in moves:
        if move == DONE:
            if number < ACRES_BIT or not kept:
                kept.append(move)
        elif harvested >> (move - HARVEST) == 0:
            thing = 1 << layout[move - HARVEST]
            if not seen & thing:
                kept.append(move)
                seen |= thing
    return kept


def _trades(state: Cuba, number: int, moves: list[int]) -> list[int]:
    """Sales before purchases, both by ware; what was sold is bought back only for less than a full row paid."""
    sold = number % 32
    bought = number // 32 % 32
    kept = []
    for move in moves:
        if SELL <= move < BUY:
            if bought > 0 or sold >> (move - SELL + 1) > 0:
                continue
        elif BUY <= move < BUY + 5:
            if bought >> (move - BUY + 1) > 0:
                continue
            if sold & (1 << (move - BUY)) and not market.overpays(state, move - BUY):
                continue
        kept.append(move)
    return kept


def _loads(number: int, moves: list[int]) -> list[int]:
    """Wares in order; four pesos aren't refused, nor an office entered for nothing."""
    last = number // 16 % 8 - 1
    kept = []
    for move in moves:
        if move == DONE:
            if last >= 0 or (number % 4 == BY_MAYOR and moves[0] != TAKE_PESOS):
                kept.append(move)
        elif move == TAKE_PESOS or (move - LOAD) // DOCKS >= last:
            kept.append(move)
    return kept


def _uses(state: Cuba, used: int, moves: list[int]) -> list[int]:
    """What only gives comes first, storing comes last; one building anywhere is tried before any other is used."""
    reach = foreman.in_reach(state, used)
    givers = reach & GIVERS
    if _stored(state, used):
        return [DONE]
    kept = []
    for move in moves:
        if move == DONE:
            if givers == 0 and not reach & (1 << WAREHOUSE):
                kept.append(move)
            continue
        building = 1 << (move - USE)
        if not reach & building or givers == 0:
            kept.append(move)
        elif givers & building:
            kept.append(move)
            givers = building  # the first of them alone
    return kept


def _stored(state: Cuba, used: int) -> bool:
    base = ACRES * state.turn
    for field in range(ACRES):
        if used & (1 << field) and state.fields[base + field] == WAREHOUSE:
            return True
    return False


def _cubes(state: Cuba, number: int, moves: list[int]) -> list[int]:
    """Materials before products, each by kind."""
    materials = number // 8 % 4
    kept = []
    for move in moves:
        thing = move - TAKE
        if thing < MATERIALS:
            if _highest(state, 0, MATERIALS) <= thing:
                kept.append(move)
        elif materials == 0 and _highest(state, MATERIALS, PRODUCTS) <= thing:
            kept.append(move)
    return kept


def _highest(state: Cuba, first: int, end: int) -> int:
    highest = first
    for thing in range(first, end):
        if state.stock[11 * state.turn + thing] > 0:
            highest = thing
    return highest


def _bills(state: Cuba, left: int, moves: list[int]) -> list[int]:
    """Two bills in the order of their types: the first leaves enough behind it."""
    if left == state.parts.law_passed and len(moves) >= left:
        return moves[: len(moves) - left + 1]
    return moves


def _votes(state: Cuba, seat: int, moves: list[int]) -> list[int]:
    """No more votes than beat everybody whatever they buy."""
    most = 0
    for other in range(state.players):
        if other != seat and state.votes[other] + state.pesos[other] > most:
            most = state.votes[other] + state.pesos[other]
    return moves[: max(1, most - state.votes[seat] + 2)]
