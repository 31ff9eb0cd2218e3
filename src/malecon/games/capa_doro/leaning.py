# compiled by mypyc
"""What bots need not look at: moves that lose nothing, or next to nothing, when left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro.frames import ACTING, BEETLING, KINDS
from malecon.games.capa_doro.words import (
    BEETLE,
    BEETLE_STOCK,
    BUY,
    DONE,
    KINDS_OF_TOBACCO,
    MOST_ROWS,
    NO_TILE,
    PLANTATION,
    REAP,
    ROLL,
    ROWS,
    SELL,
    SLOTS,
    SOW,
    TURNED,
    WIDE,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def lean(state: CapaDoro, moves: list[int]) -> list[int]:
    if state.actor < 0:
        return moves
    kind = state.pending[-1] % KINDS
    if kind == ACTING:
        return _actions(state, moves)
    if kind == BEETLING:
        return _beetles(state, moves)
    return moves


# --- actions --------------------------------------------------------------------------------------------------------


def _actions(state: CapaDoro, moves: list[int]) -> list[int]:
    """Harvest first; then a cigar that costs no other one its bales; then sell, and buy what a cigar lacks."""
    if REAP <= moves[0] < SOW:
        return moves[:1]
    seat = state.turn
    for move in moves:
        if ROLL <= move < DONE and _spares_the_others(state, seat, move - ROLL):
            return [move]
    lacking = _lacking(state, seat)
    out = []
    for move in moves:
        if move < BUY:
            keep = _worth_sowing(state, (move - SOW) % ROWS)
        elif move < SELL:
            # Bales are bought in the order of their regions.
            keep = state.bought >> (move - BUY + 1) == 0 and lacking & 1 << (move - BUY) != 0
        elif move < ROLL:
            # Money is raised before it is spent on bales.
            keep = state.bought == 0 and state.sold >> (move - SELL + 1) == 0
        else:
            keep = True
        if keep:
            out.append(move)
    return out


def _spares_the_others(state: CapaDoro, seat: int, tile: int) -> bool:
    recipe = state.parts.recipe
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        other = state.tiles[slot]
        if other != tile and NO_TILE < other < TURNED:
            for tobacco in range(KINDS_OF_TOBACCO):
                spent = recipe[KINDS_OF_TOBACCO * tile + tobacco]
                left = state.stocks[KINDS_OF_TOBACCO * seat + tobacco] - spent
                if spent > 0 and left < recipe[KINDS_OF_TOBACCO * other + tobacco]:
                    return False
    return True


def _lacking(state: CapaDoro, seat: int) -> int:
    """A bit for each tobacco of which the seat's open tiles together ask for more than its stock."""
    bits = 0
    for tobacco in range(KINDS_OF_TOBACCO):
        short = -state.stocks[KINDS_OF_TOBACCO * seat + tobacco]
        for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
            tile = state.tiles[slot]
            if NO_TILE < tile < TURNED:
                short += state.parts.recipe[KINDS_OF_TOBACCO * tile + tobacco]
        if short > 0:
            bits |= 1 << tobacco
    return bits


def _worth_sowing(state: CapaDoro, row: int) -> bool:
    """Of a region's bare rows the highest one is as good as any: bales come to it first."""
    if _is_bare(state, row):
        for higher in range(row - row % MOST_ROWS, row):
            if _is_bare(state, higher):
                return False
    return True


def _is_bare(state: CapaDoro, row: int) -> bool:
    place = row * WIDE
    return state.fields[place] + state.fields[place + 1] + state.fields[place + 2] == 0


# --- beetles --------------------------------------------------------------------------------------------------------


def _beetles(state: CapaDoro, moves: list[int]) -> list[int]:
    """Where others lose bales, and one place where nobody does; one's own only where there is nothing else."""
    out = []
    harmless = False
    for move in moves:
        bales = 0
        if move < BEETLE_STOCK:
            code = state.fields[move - BEETLE]
            own = code // PLANTATION - 1 == state.turn
            bales = code % PLANTATION
        else:
            own = move - BEETLE_STOCK == state.turn
            start = KINDS_OF_TOBACCO * (move - BEETLE_STOCK)
            for tobacco in range(start, start + KINDS_OF_TOBACCO):
                bales += state.stocks[tobacco]
        if bales == 0:
            if not harmless:
                out.append(move)
            harmless = True
        elif not own:
            out.append(move)
    return out if out else moves
