# compiled by mypyc
"""The laws in force (phase D), in order I to IV, each seat asked from the new first player on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.cuba import market, parliament
from malecon.games.cuba.frames import KINDS, TAXING, TOLLING
from malecon.games.cuba.words import (
    ACRES,
    CITRUS,
    DUTY,
    DUTY_MATERIALS,
    DUTY_PRODUCTS,
    DUTY_WATER,
    EACH,
    FOR_BUILDINGS,
    FOR_MATERIALS,
    FOR_PRODUCTS,
    FOR_VOTES,
    FOR_WATER,
    LAWS,
    MARKET_GAINS,
    MARKET_LOSES,
    MATERIALS,
    OTHER,
    PAY,
    PAY_TAX,
    PRODUCTS,
    REFUSE,
    SUBSIDY,
    TAX,
    TAX_BUILDINGS,
    THINGS,
    WATER,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def buildings(state: Cuba, seat: int) -> int:
    """How many buildings a seat has, the printed warehouse included."""
    total = 0
    for field in range(ACRES * seat, ACRES * seat + ACRES):
        if state.fields[field] >= 0:
            total += 1
    return total


# --- I: the tax ------------------------------------------------------------------------------------------------------


def tax(state: Cuba, seat: int, law: int) -> int:
    """What a tax law asks of a seat; −1 is the one printed on the board."""
    if law < 0:
        return state.parts.tax_printed
    if law == TAX_BUILDINGS:
        return state.parts.tax[law] * buildings(state, seat)
    return state.parts.tax[law]


def taxes(state: Cuba, asked: int) -> bool:
    """Whether a seat has to decide on the tax; who can't pay isn't asked."""
    while asked < state.players:
        seat = (state.first + asked) % state.players
        if state.pesos[seat] >= tax(state, seat, state.laws[TAX]):
            state.pending[-1] = TAXING + KINDS * asked
            state.turn = state.actor = seat
            return True
        asked += 1
    state.pending.pop()
    state.push(TOLLING)
    return False


def pay_tax(state: Cuba, asked: int, move: int) -> None:
    seat = state.turn
    if move == PAY_TAX:
        amount = tax(state, seat, state.laws[TAX])
        state.pesos[seat] -= amount
        state.paid |= 1 << seat
        if state.story is not None:
            state.note("paid-tax", seat, {"pesos": amount})
        state.score(seat, state.parts.law_points, "tax")
    state.pending[-1] = TAXING + KINDS * (asked + 1)


# --- II: the duty ----------------------------------------------------------------------------------------------------


def duty(state: Cuba, law: int) -> tuple[int, int, int]:
    """What a duty law asks for: the first and the end of the things that will do, and how many."""
    if law < 0:
        return CITRUS, CITRUS + 1, 1
    if law == DUTY_WATER:
        return WATER, WATER + 1, 1
    if law == DUTY_MATERIALS:
        return 0, MATERIALS, state.parts.law_chosen
    if law == DUTY_PRODUCTS:
        return MATERIALS, PRODUCTS, state.parts.law_chosen
    return CITRUS + law, CITRUS + law + 1, 1


def duties(state: Cuba, number: int) -> bool:
    """Whether a seat has to decide on the duty; there is no part payment, so who has too little isn't asked.

    When all were asked, the laws that need no decision act.
    """
    first, end, wanted = duty(state, state.laws[DUTY])
    asked = number % 8
    if number >= 8:
        state.turn = state.actor = (state.first + asked) % state.players
        return True
    while asked < state.players:
        seat = (state.first + asked) % state.players
        have = 0
        for thing in range(first, end):
            have += state.held(seat, thing)
        if have >= wanted:
            state.pending[-1] = TOLLING + KINDS * asked
            state.turn = state.actor = seat
            return True
        asked += 1
    state.pending.pop()
    subsidise(state)
    if state.laws[OTHER] == MARKET_LOSES:
        market.lose_products(state)
    elif state.laws[OTHER] == MARKET_GAINS:
        market.gain_products(state)
    return False


def tolls(state: Cuba, number: int) -> list[int]:
    first, end, _ = duty(state, state.laws[DUTY])
    moves = [PAY + thing for thing in range(first, end) if state.held(state.turn, thing) > 0]
    if number < 8:
        moves.append(REFUSE)
    return moves


def pay_duty(state: Cuba, number: int, move: int) -> None:
    seat = state.turn
    asked = number % 8
    if move != REFUSE:
        thing = move - PAY
        left = number // 8
        if left == 0:
            _, _, left = duty(state, state.laws[DUTY])
        state.lose(seat, thing, 1)
        if state.story is not None:
            state.note("paid-duty", seat, {"thing": THINGS[thing], "n": 1})
        if left > 1:
            state.pending[-1] = TOLLING + KINDS * (asked + 8 * (left - 1))
            return
        state.score(seat, state.parts.law_points, "duty")
        if state.paid & (1 << seat):
            state.score(seat, state.parts.law_both, "both")
    state.pending[-1] = TOLLING + KINDS * (asked + 1)


# --- III: the subsidy, counted after what was paid -------------------------------------------------------------------


def subsidise(state: Cuba) -> None:
    law = state.laws[SUBSIDY]
    if law < 0:
        return
    for i in range(state.players):
        seat = (state.first + i) % state.players
        points = subsidy(state, seat, law)
        if points > 0:
            state.score(seat, points, LAWS[EACH * SUBSIDY + law])


def subsidy(state: Cuba, seat: int, law: int) -> int:
    if law == FOR_BUILDINGS:
        return buildings(state, seat)
    if law == FOR_MATERIALS:
        return _open_fields(state, seat, 0, MATERIALS)
    if law == FOR_PRODUCTS:
        return _open_fields(state, seat, MATERIALS, PRODUCTS)
    if law == FOR_WATER:
        return min(state.held(seat, WATER), state.parts.law_most)
    if law == FOR_VOTES:
        return parliament.fifth(state, seat) + 1
    return min(state.pesos[seat] // state.parts.law_pesos, state.parts.law_most)


def _open_fields(state: Cuba, seat: int, first: int, end: int) -> int:
    """Fields without a building; a pawn doesn't occupy one."""
    total = 0
    layout = state.layouts[seat]
    for field in range(ACRES):
        if state.fields[ACRES * seat + field] < 0 and first <= layout[field] < end:
            total += 1
    return total
