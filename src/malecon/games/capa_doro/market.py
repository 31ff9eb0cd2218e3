# compiled by mypyc
"""The market tracks: buying and selling bale by bale. A track is filled from its dearest space on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.rows import added, by_bits
from malecon.core.story import Event
from malecon.games.capa_doro.layout import SORTS
from malecon.games.capa_doro.words import BUY, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro

TRADES: Final = by_bits(BUY, 2 * SORTS)  # purchases, then sales


def cost(state: CapaDoro, tobacco: i64) -> i64:
    """The cheapest bale on the track; of an empty track one of the discards at the highest price; −1 if none."""
    track = state.parts.tracks[tobacco]
    filled: i64 = state.market[tobacco]
    if filled > 0:
        return track[filled - 1]
    if state.discards[tobacco] > 0:
        return track[0]
    return -1


def proceeds(state: CapaDoro, tobacco: int) -> int:
    """The dearest free space; on a full track its lowest price."""
    track = state.parts.tracks[tobacco]
    filled = state.market[tobacco]
    return track[filled] if filled < len(track) else track[len(track) - 1]


def turns_back(state: CapaDoro, tobacco: i64, before: i64) -> bool:
    """Whether to trade against `before`, what was last bought or last sold, isn't allowed any more in this turn.

    Of each tobacco the direction of trade changes once a turn (ruling); by rules 1 it didn't change at all.
    """
    return before & 1 << tobacco != 0 and (state.rules < 2 or state.switched & 1 << tobacco != 0)


def buyable(state: CapaDoro, purse: i64, tobacco: i64) -> bool:
    """Where the Customs tile lies nobody trades."""
    if tobacco == state.customs or (state.sold > 0 and turns_back(state, tobacco, state.sold)):
        return False
    price = cost(state, tobacco)
    return 0 <= price <= purse


def sellable(state: CapaDoro, seat: i64, tobacco: i64) -> bool:
    return (
        state.stocks[SORTS * seat + tobacco] > 0
        and tobacco != state.customs
        and (state.bought == 0 or not turns_back(state, tobacco, state.bought))
    )


def trades(state: CapaDoro, seat: int) -> bool:
    """Whether the seat can buy or sell anything."""
    purse: i64 = state.dollars[seat]
    for tobacco in range(i64(SORTS)):
        if sellable(state, seat, tobacco) or buyable(state, purse, tobacco):
            return True
    return False


def offers(state: CapaDoro, seat: int, moves: list[int]) -> None:
    """Adds what the seat may buy and sell."""
    purse: i64 = state.dollars[seat]
    bits: i64 = 0
    for tobacco in range(i64(SORTS)):
        if buyable(state, purse, tobacco):
            bits |= 1 << tobacco
        if sellable(state, seat, tobacco):
            bits |= 1 << (SORTS + tobacco)
    moves.extend(TRADES[bits])


def buy(state: CapaDoro, seat: int, tobacco: int) -> None:
    price = cost(state, tobacco)
    state.dollars[seat] -= price
    state.stocks[SORTS * seat + tobacco] += 1
    state.switched |= state.sold & 1 << tobacco
    state.sold &= ~(1 << tobacco)
    state.bought |= 1 << tobacco
    if state.market[tobacco] > 0:
        state.market[tobacco] -= 1
    else:
        state.discards = added(state.discards, tobacco, -1)
    if state.story is not None:
        state.note("bought", seat, {"tobacco": TOBACCOS[tobacco], "dollars": price, "n": 1})


def sell(state: CapaDoro, seat: int, tobacco: int) -> None:
    price = proceeds(state, tobacco)
    state.dollars[seat] += price
    state.stocks[SORTS * seat + tobacco] -= 1
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
    if state.stocks[SORTS * seat + tobacco] == 0:
        return Event("none-to-sell", seat, details)
    if state.customs == tobacco:
        return Event("customs", seat, details)
    return Event("bought" if state.rules < 2 else "sold-and-bought", seat, details)


def arrive(state: CapaDoro, tobacco: int, bales: int) -> int:
    """A neutral plantation's bales come to the market; how many found it full.

    By rules 1 what was sold there could then be bought back.
    """
    if bales > 0 and state.rules < 2:
        state.sold &= ~(1 << tobacco)
    return _add(state, tobacco, bales)


def _add(state: CapaDoro, tobacco: int, bales: int) -> int:
    """Bales that find the track full go to the discards; how many."""
    room = min(bales, len(state.parts.tracks[tobacco]) - state.market[tobacco])
    state.market[tobacco] += room
    if bales > room:
        state.discards = added(state.discards, tobacco, bales - room)
    return bales - room
