# compiled by mypyc
"""The Architect: one building, paid in materials, on a field of one's own; or points instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.cuba.frames import ARCHITECT_FIRST, ARCHITECT_SECOND, SITING
from malecon.games.cuba.words import (
    ACRES,
    BUILD,
    BUILDINGS,
    CONSTRUCTION,
    DONE,
    FIELDS,
    MATERIALS,
    OTHER,
    SITE,
    TAKE_POINTS,
    THINGS,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def affordable(state: Cuba, seat: int, building: int) -> bool:
    """Whether it is still to be had and the materials are there."""
    if state.site[building] == 0:
        return False
    cost = state.parts.cost[building]
    for thing in range(MATERIALS):
        if state.stock[11 * seat + thing] < cost[thing]:
            return False
    return True


def may_build(state: Cuba, seat: int) -> bool:
    """Construction law: without its pesos, no building. And a building needs a field without one."""
    if state.laws[OTHER] == CONSTRUCTION and state.pesos[seat] < state.parts.construction:
        return False
    for field in range(ACRES * seat, ACRES * seat + ACRES):
        if state.fields[field] < 0:
            return True
    return False


def consolation(state: Cuba) -> int:
    """The marker that the next one who doesn't build puts down; 0 when both spaces are covered."""
    if not state.markers & ARCHITECT_FIRST:
        return ARCHITECT_FIRST
    if not state.markers & ARCHITECT_SECOND:
        return ARCHITECT_SECOND
    return 0


def must_take(state: Cuba) -> bool:
    """Who builds nothing takes the points that are still there (ruling; by version 1 they could be left)."""
    return state.rules >= 2 and consolation(state) > 0


def reward(state: Cuba) -> int:
    """The points that the next one who doesn't build takes."""
    marker = consolation(state)
    if marker == 0:
        return 0
    return state.parts.architect[0 if marker == ARCHITECT_FIRST else 1]


def waits(state: Cuba) -> bool:
    seat = state.turn
    if consolation(state) > 0:
        state.actor = seat
        return True
    if may_build(state, seat):
        for building in range(len(BUILDINGS)):
            if affordable(state, seat, building):
                state.actor = seat
                return True
    state.pending.pop()
    return False


def plans(state: Cuba) -> list[int]:
    seat = state.turn
    moves = []
    if consolation(state) > 0:
        moves.append(TAKE_POINTS)
    if may_build(state, seat):
        for building in range(len(BUILDINGS)):
            if affordable(state, seat, building):
                moves.append(BUILD + building)
    if not must_take(state):
        moves.append(DONE)
    return moves


def plan(state: Cuba, move: int) -> None:
    seat = state.turn
    state.pending.pop()
    if move == TAKE_POINTS:
        points = reward(state)
        state.markers |= consolation(state)
        state.score(seat, points, "architect")
    elif move != DONE:
        building = move - BUILD
        cost = state.parts.cost[building]
        for thing in range(MATERIALS):
            state.lose(seat, thing, cost[thing])
            if state.story is not None and cost[thing] > 0:
                state.note("spent", seat, {"n": cost[thing], "thing": THINGS[thing], "building": BUILDINGS[building]})
        if state.laws[OTHER] == CONSTRUCTION:
            state.pesos[seat] -= state.parts.construction
            if state.story is not None:
                state.note("construction", seat, {"pesos": state.parts.construction})
        state.site[building] -= 1
        state.push(SITING, building)


def sites(state: Cuba) -> list[int]:
    """Any field without a building; the pawn is in nobody's way."""
    base = ACRES * state.turn
    return [SITE + field for field in range(ACRES) if state.fields[base + field] < 0]


def put(state: Cuba, building: int, move: int) -> None:
    seat = state.turn
    state.pending.pop()
    state.fields[ACRES * seat + move - SITE] = building
    if state.story is not None:
        state.note("built", seat, {"building": BUILDINGS[building], "field": FIELDS[move - SITE]})
