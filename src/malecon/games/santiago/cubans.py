# compiled by mypyc
"""The nine Cubans (p. 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.santiago import buildings
from malecon.games.santiago.frames import BITS, GIVING, HIRING, TAKING
from malecon.games.santiago.words import (
    ALONSO,
    ASKED,
    BUILDINGS,
    CITRUS,
    CLAIM,
    CONCHITA,
    EL_ZORRO,
    GIVE,
    GIVE_PESO,
    GIVE_POINT,
    GOODS,
    JOSE,
    MARIA,
    MARTINEZ,
    MIGUEL,
    PABLO,
    PASS,
    PEDRO,
    SUGAR,
    TOBACCO,
    USE,
    WOOD,
)

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def meet(state: Santiago, cuban: int) -> None:
    """The function of the Cuban at whose stop the car stands. Plain gains are no decisions."""
    seat = state.turn
    parts = state.parts
    if cuban == PEDRO:
        state.gain_good(seat, TOBACCO, parts.pedro, "pedro")
    elif cuban == JOSE:
        state.gain_good(seat, SUGAR, parts.jose, "jose")
    elif cuban == CONCHITA:
        state.gain_good(seat, CITRUS, parts.conchita, "conchita")
    elif cuban == MIGUEL:
        state.gain_good(seat, WOOD, parts.miguel, "miguel")
    elif cuban == PABLO:
        state.push(TAKING)
    elif cuban == MARIA:
        state.gain_points(seat, parts.maria, "maria")
    elif cuban == MARTINEZ:
        state.gain_pesos(seat, parts.martinez, "martinez")
    elif cuban == EL_ZORRO:
        state.push(GIVING, (seat + 1) % state.players)
    elif cuban == ALONSO:
        state.push(HIRING)


# --- Pablo: any good but wood ---------------------------------------------------------------------------------------


def takeable(state: Santiago) -> bool:
    for good in range(ASKED):
        if state.reserve[good] > 0:
            return True
    return False


# --- El Zorro: every other player, in turn order, gives a peso, a point or a good of their choice -------------------


def gifts(state: Santiago, seat: int) -> list[int]:
    moves = []
    if state.pesos[seat] > 0:
        moves.append(GIVE_PESO)
    if state.points[seat] > 0:
        moves.append(GIVE_POINT)
    for good in range(ASKED):
        if state.goods[6 * seat + good] > 0:
            moves.append(GIVE + good)
    return moves


def _has_gift(state: Santiago, seat: int) -> bool:
    if state.pesos[seat] > 0 or state.points[seat] > 0:
        return True
    for good in range(6 * seat, 6 * seat + ASKED):
        if state.goods[good] > 0:
            return True
    return False


def waits(state: Santiago, seat: int) -> bool:
    """Whether this seat has something to give; if not, it is the next one's turn to."""
    if seat == state.turn:
        state.pending.pop()
        return False
    if state.story is not None:
        state.unveil_hand(seat)
    if _has_gift(state, seat):
        state.actor = seat
        return True
    _next_giver(state, seat)
    return False


def give(state: Santiago, move: int, seat: int) -> None:
    if move == GIVE_PESO:
        state.pesos[seat] -= 1
        state.pesos[state.turn] += 1
        given = "peso"
    elif move == GIVE_POINT:
        state.points[seat] -= 1
        state.points[state.turn] += 1
        given = "point"
    else:
        good = move - GIVE
        state.goods[6 * seat + good] -= 1
        state.goods[6 * state.turn + good] += 1
        given = GOODS[good]
    if state.story is not None:
        if move == GIVE_POINT:
            state.note("given", seat, {"gift": given, "other": state.turn, "points": -1})
            state.note("robbed", state.turn, {"points": 1})
        else:
            state.note("given", seat, {"gift": given, "other": state.turn})
    _next_giver(state, seat)


def _next_giver(state: Santiago, seat: int) -> None:
    state.pending[-1] = GIVING + ((seat + 1) % state.players << BITS)


# --- Alonso: take an unowned building, or use one owned before ------------------------------------------------------


def may_claim(state: Santiago) -> bool:
    return state.owners.count(state.turn) < state.parts.markers


def commissions(state: Santiago) -> list[int]:
    seat = state.turn
    claims = []
    uses = []
    claiming = may_claim(state)
    for building in range(len(BUILDINGS)):
        owner = state.owners[state.places[building]]
        if owner == -1 and claiming:
            claims.append(CLAIM + building)
        elif owner == seat:
            uses.append(USE + building)
    return claims + uses + [PASS]


def hirable(state: Santiago) -> bool:
    """Whether Alonso can do anything for this seat."""
    return state.turn in state.owners or (may_claim(state) and -1 in state.owners)


def commission(state: Santiago, move: int) -> None:
    if move == PASS:
        return
    if move >= USE:
        if state.story is not None:
            state.note("hired", state.turn, {"building": BUILDINGS[move - USE]})
        buildings.enter(state, move - USE)
    else:
        state.owners[state.places[move - CLAIM]] = state.turn
        if state.story is not None:
            state.note("claimed", state.turn, {"building": BUILDINGS[move - CLAIM]})
