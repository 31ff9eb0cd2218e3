# compiled by mypyc
"""The market: its rows of prices, the Trader, and the two laws on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.cuba.frames import KINDS, MATERIAL_TAKEN, PRODUCT_TAKEN, TRADING
from malecon.games.cuba.words import BUY, DONE, MATERIALS, SELL, TAKE, THINGS, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def asked(state: Cuba, ware: int) -> int:
    """What a piece costs: the cheapest in its row, or a dear one from the supply while the row is empty."""
    lying = state.market[ware]
    return state.parts.prices[ware][lying - 1] if lying > 0 else state.parts.empty_price


def bid(state: Cuba, ware: int) -> int:
    """What a piece brings: the dearest free price of its row, or what the supply pays while the row is full."""
    lying = state.market[ware]
    row = state.parts.prices[ware]
    return row[lying] if lying < len(row) else state.parts.full_price[state.eggert][ware]


def overpays(state: Cuba, ware: int) -> bool:
    """Whether the row is full and its last piece costs less than the supply pays for one more."""
    full = state.market[ware] == len(state.parts.prices[ware])
    return full and asked(state, ware) < state.parts.full_price[state.eggert][ware]


def to_be_had(state: Cuba, ware: int) -> bool:
    return state.market[ware] > 0 or state.supply[MATERIALS + ware] > 0


# --- the Trader: single sales and purchases --------------------------------------------------------------------------


def cheapest(state: Cuba, product: int) -> bool:
    """Whether no product costs less in the market, and the supply has it."""
    if state.supply[MATERIALS + product] == 0:
        return False
    price = asked(state, product)
    for other in range(3):
        if asked(state, other) < price:
            return False
    return True


def waits(state: Cuba, number: int) -> bool:
    """Whether the Trader can do anything."""
    seat = state.turn
    if number == 0:
        if not state.markers & MATERIAL_TAKEN:
            for thing in range(MATERIALS):
                if state.supply[thing] > 0:
                    state.actor = seat
                    return True
        if not state.markers & PRODUCT_TAKEN:
            for product in range(3):
                if cheapest(state, product):
                    state.actor = seat
                    return True
    for ware in range(5):
        if may_sell(state, number, ware) or may_buy(state, number, ware):
            state.actor = seat
            return True
    state.pending.pop()
    return False


def may_turn(state: Cuba, number: int, ware: int) -> bool:
    """Of each ware the direction of trade changes once in a turn (ruling; by version 1 never)."""
    return state.rules >= 2 and not number // 1024 & (1 << ware)


def may_sell(state: Cuba, number: int, ware: int) -> bool:
    if state.held(state.turn, MATERIALS + ware) == 0:
        return False
    return not number // 32 & (1 << ware) or may_turn(state, number, ware)


def may_buy(state: Cuba, number: int, ware: int) -> bool:
    if asked(state, ware) > state.pesos[state.turn] or not to_be_had(state, ware):
        return False
    return not number & (1 << ware) or may_turn(state, number, ware)


def trades(state: Cuba, number: int) -> list[int]:
    moves = []
    if number == 0:
        if not state.markers & MATERIAL_TAKEN:
            for thing in range(MATERIALS):
                if state.supply[thing] > 0:
                    moves.append(TAKE + thing)
        if not state.markers & PRODUCT_TAKEN:
            for product in range(3):
                if cheapest(state, product):
                    moves.append(TAKE + MATERIALS + product)
    for ware in range(5):
        if may_sell(state, number, ware):
            moves.append(SELL + ware)
    for ware in range(5):
        if may_buy(state, number, ware):
            moves.append(BUY + ware)
    moves.append(DONE)
    return moves


def trade(state: Cuba, number: int, move: int) -> None:
    if move == DONE:
        state.pending.pop()
    elif move >= BUY:
        buy(state, number, move - BUY)
    elif move >= SELL:
        sell(state, number, move - SELL)
    else:
        help_oneself(state, move - TAKE)


def sell(state: Cuba, number: int, ware: int) -> None:
    seat = state.turn
    price = bid(state, ware)
    if state.market[ware] < len(state.parts.prices[ware]):
        state.remove(seat, MATERIALS + ware, 1)
        state.market[ware] += 1
    else:
        state.lose(seat, MATERIALS + ware, 1)
    state.pesos[seat] += price
    if number // 32 & (1 << ware):
        number += (1 << ware) * (1024 - 32)
    state.pending[-1] = TRADING + KINDS * (number | 1 << ware)
    if state.story is not None:
        state.note("sold", seat, {"thing": WARES[ware], "n": 1, "pesos": price})


def buy(state: Cuba, number: int, ware: int) -> None:
    seat = state.turn
    price = asked(state, ware)
    if state.market[ware] > 0:
        state.market[ware] -= 1
    else:
        state.supply[MATERIALS + ware] -= 1
    state.stock[11 * seat + MATERIALS + ware] += 1
    state.pesos[seat] -= price
    if number & (1 << ware):
        number += (1 << ware) * (1024 - 1)
    state.pending[-1] = TRADING + KINDS * (number | 32 << ware)
    if state.story is not None:
        state.note("bought", seat, {"thing": WARES[ware], "n": 1, "pesos": price})


def help_oneself(state: Cuba, thing: int) -> None:
    """Instead of trading: a material, or a product of the cheapest type; each once a round."""
    state.pending.pop()
    state.markers |= MATERIAL_TAKEN if thing < MATERIALS else PRODUCT_TAKEN
    state.gain(state.turn, thing, 1, "trader")


# --- the laws on the market ------------------------------------------------------------------------------------------


def lose_products(state: Cuba) -> None:
    """The cheapest pieces of each product leave for the supply."""
    for product in range(3):
        number = min(state.parts.law_market, state.market[product])
        state.market[product] -= number
        state.supply[MATERIALS + product] += number
        if state.story is not None and number > 0:
            state.note("market-loses", -1, {"n": number, "thing": THINGS[MATERIALS + product]})


def gain_products(state: Cuba) -> None:
    """Pieces of each product come from the supply, as many as row and supply allow."""
    for product in range(3):
        room = len(state.parts.prices[product]) - state.market[product]
        number = min(state.parts.law_market, room, state.supply[MATERIALS + product])
        state.market[product] += number
        state.supply[MATERIALS + product] -= number
        if state.story is not None and number > 0:
            state.note("market-gains", -1, {"n": number, "thing": THINGS[MATERIALS + product]})
