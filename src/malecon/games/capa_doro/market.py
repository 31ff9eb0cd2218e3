# compiled by mypyc
"""The market tracks: buying and selling bale by bale. A track is filled from its dearest space on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from malecon.core.story import Event
from malecon.games.capa_doro.bales import count, some
from malecon.games.capa_doro.layout import SORTS
from malecon.games.capa_doro.words import REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def cost(state: CapaDoro, tobacco: i64) -> i64:
    """The cheapest bale on the track; of an empty track one of the discards at the highest price; −1 if none."""
    filled = count(state.market, tobacco)
    if filled == 0 and count(state.discards, tobacco) == 0:
        return -1
    return state.parts.costs[state.parts.room * tobacco + filled]


def proceeds(state: CapaDoro, tobacco: i64) -> i64:
    """The dearest free space; on a full track its lowest price."""
    filled = count(state.market, tobacco)
    return state.parts.proceeds[state.parts.room * tobacco + filled]


def turns_back(state: CapaDoro, tobacco: i64, before: i64) -> bool:
    """Whether to trade against `before`, what was last bought or last sold, isn't allowed any more in this turn.

    Of each tobacco the direction of trade changes once a turn (ruling); by rules 1 it didn't change at all.
    """
    return before & 1 << tobacco != 0 and (state.rules < 2 or state.switched & 1 << tobacco != 0)


def shut(state: CapaDoro) -> i64:
    """A bit for each tobacco that can't be bought, then one for each that can't be sold, whatever one has: it would
    turn back, or the Customs tile lies there."""
    bits = state.sold | state.bought << SORTS
    if state.rules >= 2:
        bits &= state.switched | state.switched << SORTS
    customs = state.customs
    if customs >= 0:
        bits |= (1 << customs) | (1 << (SORTS + customs))
    return bits


def trades(state: CapaDoro, seat: i64) -> i64:
    """A bit for each tobacco that the seat may buy, then one for each that it may sell."""
    parts = state.parts
    costs = parts.costs
    market = state.market
    stock = state.stocks[seat]
    purse = state.dollars[seat]
    track: i64 = 0
    bits: i64 = 0
    for tobacco in range(i64(SORTS)):
        filled = count(market, tobacco)
        if costs[track + filled] <= purse and (filled > 0 or count(state.discards, tobacco) > 0):
            bits |= 1 << tobacco
        if count(stock, tobacco) > 0:
            bits |= 1 << (SORTS + tobacco)
        track += parts.room
    return bits & ~shut(state)


def buy(state: CapaDoro, seat: i64, tobacco: i64) -> None:
    price = cost(state, tobacco)
    state.dollars[seat] -= price
    state.stocks[seat] += some(tobacco, 1)
    state.switched |= state.sold & 1 << tobacco
    state.sold &= ~(1 << tobacco)
    state.bought |= 1 << tobacco
    if count(state.market, tobacco) > 0:
        state.market -= some(tobacco, 1)
    else:
        state.discards -= some(tobacco, 1)
    if state.story is not None:
        state.note("bought", seat, {"tobacco": TOBACCOS[tobacco], "dollars": price, "n": 1})


def sell(state: CapaDoro, seat: i64, tobacco: i64) -> None:
    price = proceeds(state, tobacco)
    state.dollars[seat] += price
    state.stocks[seat] -= some(tobacco, 1)
    state.switched |= state.bought & 1 << tobacco
    state.bought &= ~(1 << tobacco)
    state.sold |= 1 << tobacco
    _add(state, tobacco, 1)
    if state.story is not None:
        state.note("sold", seat, {"tobacco": TOBACCOS[tobacco], "dollars": price, "n": 1})


def why_not_buy(state: CapaDoro, seat: int, tobacco: int) -> Event:
    details: dict[str, int | str] = {"tobacco": TOBACCOS[tobacco], "region": REGIONS[tobacco], "n": 1}
    if state.customs == tobacco:
        return Event("customs", seat, details)
    if turns_back(state, tobacco, state.sold):
        return Event("sold" if state.rules < 2 else "bought-and-sold", seat, details)
    price = cost(state, tobacco)
    if price < 0:
        return Event("none-to-buy", seat, details)
    return Event("cost", seat, {**details, "price": price, "dollars": state.dollars[seat]})


def why_not_sell(state: CapaDoro, seat: int, tobacco: int) -> Event:
    details: dict[str, int | str] = {"tobacco": TOBACCOS[tobacco], "region": REGIONS[tobacco], "n": 1}
    if count(state.stocks[seat], tobacco) == 0:
        return Event("none-to-sell", seat, details)
    if state.customs == tobacco:
        return Event("customs", seat, details)
    return Event("bought" if state.rules < 2 else "sold-and-bought", seat, details)


def arrive(state: CapaDoro, tobacco: i64, bales: i64) -> i64:
    """A neutral plantation's bales come to the market; how many found it full.

    By rules 1 what was sold there could then be bought back.
    """
    if bales > 0 and state.rules < 2:
        state.sold &= ~(1 << tobacco)
    return _add(state, tobacco, bales)


def _add(state: CapaDoro, tobacco: i64, bales: i64) -> i64:
    """Bales that find the track full go to the discards; how many."""
    room = min(bales, state.parts.spaces[tobacco] - count(state.market, tobacco))
    state.market += some(tobacco, room)
    state.discards += some(tobacco, bales - room)
    return bales - room
