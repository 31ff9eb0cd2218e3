# compiled by mypyc
"""The market tracks: buying and selling bale by bale. A track is filled from its dearest space on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro.words import BUY, KINDS_OF_TOBACCO, SELL, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def cost(state: CapaDoro, tobacco: int) -> int:
    """The cheapest bale on the track; of an empty track one of the discards at the highest price; −1 if none."""
    track = state.parts.tracks[tobacco]
    filled = state.market[tobacco]
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


def buyable(state: CapaDoro, seat: int, tobacco: int) -> bool:
    """What was sold in a turn isn't bought back in it; where the Customs tile lies nobody trades."""
    if tobacco == state.customs or (state.sold > 0 and state.sold & 1 << tobacco):
        return False
    price = cost(state, tobacco)
    return 0 <= price <= state.dollars[seat]


def sellable(state: CapaDoro, seat: int, tobacco: int) -> bool:
    """A tobacco bought in a turn isn't sold in it (ruling)."""
    return (
        state.stocks[KINDS_OF_TOBACCO * seat + tobacco] > 0
        and tobacco != state.customs
        and (state.bought == 0 or not state.bought & 1 << tobacco)
    )


def trades(state: CapaDoro, seat: int) -> bool:
    """Whether the seat can buy or sell anything."""
    for tobacco in range(KINDS_OF_TOBACCO):
        if sellable(state, seat, tobacco) or buyable(state, seat, tobacco):
            return True
    return False


def offers(state: CapaDoro, seat: int, moves: list[int]) -> None:
    """Adds what the seat may buy and sell."""
    for tobacco in range(KINDS_OF_TOBACCO):
        if buyable(state, seat, tobacco):
            moves.append(BUY + tobacco)
    for tobacco in range(KINDS_OF_TOBACCO):
        if sellable(state, seat, tobacco):
            moves.append(SELL + tobacco)


def buy(state: CapaDoro, tobacco: int) -> None:
    seat = state.turn
    price = cost(state, tobacco)
    state.dollars[seat] -= price
    state.stocks[KINDS_OF_TOBACCO * seat + tobacco] += 1
    state.bought |= 1 << tobacco
    if state.market[tobacco] > 0:
        state.market[tobacco] -= 1
    else:
        state.discards[tobacco] -= 1
    if state.story is not None:
        state.note("bought", seat, {"tobacco": TOBACCOS[tobacco], "dollars": price, "n": 1})


def sell(state: CapaDoro, tobacco: int) -> None:
    seat = state.turn
    price = proceeds(state, tobacco)
    state.dollars[seat] += price
    state.stocks[KINDS_OF_TOBACCO * seat + tobacco] -= 1
    state.sold |= 1 << tobacco
    _add(state, tobacco, 1)
    if state.story is not None:
        state.note("sold", seat, {"tobacco": TOBACCOS[tobacco], "dollars": price, "n": 1})


def arrive(state: CapaDoro, tobacco: int, bales: int) -> None:
    """A neutral plantation's bales come to the market: what was sold there this turn may now be bought again."""
    if bales > 0:
        _add(state, tobacco, bales)
        state.sold &= ~(1 << tobacco)


def _add(state: CapaDoro, tobacco: int, bales: int) -> None:
    """Bales that find the track full go to the discards."""
    room = min(bales, len(state.parts.tracks[tobacco]) - state.market[tobacco])
    state.market[tobacco] += room
    state.discards[tobacco] += bales - room
