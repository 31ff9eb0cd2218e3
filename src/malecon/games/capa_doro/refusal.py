"""Why a move of Capa d'Oro isn't allowed now, in terms of the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.story import Event
from malecon.games.capa_doro import market
from malecon.games.capa_doro.frames import ACTING, BEETLING, CHOOSING, GROWING, KINDS, SEEDING
from malecon.games.capa_doro.words import (
    BARGAIN,
    BARGAIN_EVENT,
    BEETLE,
    BEETLE_STOCK,
    BLIGHT,
    BLIGHT_EVENT,
    BUY,
    CENTRAL_AMERICA,
    CIGARS,
    COLUMNS,
    DONE,
    DROUGHT,
    GROWTH,
    KINDS_OF_TOBACCO,
    MOST_ROWS,
    OPEN_GROWTH,
    OPEN_SEED,
    REAP,
    REGION,
    REGIONS,
    ROLL,
    ROWS,
    SEED,
    SELL,
    SLOTS,
    SOW,
    SOW_NEUTRAL,
    TOBACCOS,
    TURNED,
    WIDE,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def objection(state: CapaDoro, move: int, seat: int) -> Event | None:
    if seat < 0:
        return None
    kind = state.pending[-1] % KINDS
    event = state.pending[-1] // KINDS
    if kind == SEEDING and OPEN_SEED <= move < OPEN_GROWTH:
        return _opening(state, move - OPEN_SEED, SEED, seat)
    if kind == GROWING and OPEN_GROWTH <= move < BEETLE:
        return _opening(state, move - OPEN_GROWTH, GROWTH, seat)
    if kind == BEETLING and BEETLE <= move < BEETLE_STOCK:
        return _no_plantation(state, move - BEETLE, seat)
    if kind == CHOOSING and event == BARGAIN_EVENT and BARGAIN <= move < DROUGHT:
        return _no_such_row(state, move - BARGAIN, seat) or Event("occupied", seat)
    if kind == CHOOSING and event == BLIGHT_EVENT and BLIGHT <= move < REAP:
        return _no_plantation(state, move - BLIGHT, seat)
    return _action(state, move, seat) if kind == ACTING else None


def _action(state: CapaDoro, move: int, seat: int) -> Event | None:
    if REAP <= move < SOW:
        row = move - REAP
        return _no_such_row(state, row, seat) or Event("not-there", seat, _where(row))
    if SOW <= move < BUY:
        return _sowing(state, (move - SOW) % ROWS, move >= SOW_NEUTRAL, seat)
    if BUY <= move < SELL:
        return _buying(state, move - BUY, seat)
    if SELL <= move < ROLL:
        return _selling(state, move - SELL, seat)
    if ROLL <= move < DONE:
        return _rolling(state, move - ROLL, seat)
    return None


def _where(row: int) -> dict[str, int | str]:
    return {"region": REGIONS[row // MOST_ROWS], "row": row % MOST_ROWS + 1}


def _no_such_row(state: CapaDoro, row: int, seat: int) -> Event | None:
    rows = state.parts.rows[row // MOST_ROWS]
    if row % MOST_ROWS < rows:
        return None
    return Event("no-row", seat, {"region": REGIONS[row // MOST_ROWS], "n": rows})


def _no_plantation(state: CapaDoro, place: int, seat: int) -> Event:
    row = place // WIDE
    details: dict[str, int | str] = {**_where(row), "column": COLUMNS[place % WIDE]}
    return _no_such_row(state, row, seat) or Event("nothing-there", seat, details)


def _too_dear(state: CapaDoro, region: int, seat: int) -> Event | None:
    price = state.parts.price[region]
    if price <= state.dollars[seat]:
        return None
    return Event("price", seat, {"region": REGIONS[region], "price": price, "dollars": state.dollars[seat]})


def _opening(state: CapaDoro, row: int, column: int, seat: int) -> Event | None:
    region = row // MOST_ROWS
    if region == CENTRAL_AMERICA:
        return Event("not-central", seat)
    if state.fields[region * REGION + row % MOST_ROWS * WIDE + column] > 0:
        return Event("occupied", seat)
    return _no_such_row(state, row, seat) or _too_dear(state, region, seat)


def _sowing(state: CapaDoro, row: int, neutral: bool, seat: int) -> Event | None:
    most = state.parts.sowings[state.players]
    missing = _no_such_row(state, row, seat)
    if missing is not None:
        return missing
    if neutral and state.neutral == 0:
        return Event("no-neutral", seat, {"players": state.players})
    if state.sown >= most:
        return Event("sown", seat, {"n": most})
    if state.hands[seat] == 0:
        return Event("no-plantation", seat)
    return _too_dear(state, row // MOST_ROWS, seat)


def _buying(state: CapaDoro, tobacco: int, seat: int) -> Event:
    details: dict[str, int | str] = {"tobacco": TOBACCOS[tobacco], "region": REGIONS[tobacco], "n": 1}
    if state.customs == tobacco:
        return Event("customs", seat, details)
    if market.turns_back(state, tobacco, state.sold):
        return Event("sold" if state.rules < 2 else "bought-and-sold", seat, details)
    price = market.cost(state, tobacco)
    if price < 0:
        return Event("none-to-buy", seat, details)
    return Event("cost", seat, {**details, "price": price, "dollars": state.dollars[seat]})


def _selling(state: CapaDoro, tobacco: int, seat: int) -> Event:
    details: dict[str, int | str] = {"tobacco": TOBACCOS[tobacco], "region": REGIONS[tobacco], "n": 1}
    if state.stocks[KINDS_OF_TOBACCO * seat + tobacco] == 0:
        return Event("none-to-sell", seat, details)
    if state.customs == tobacco:
        return Event("customs", seat, details)
    return Event("bought" if state.rules < 2 else "sold-and-bought", seat, details)


def _rolling(state: CapaDoro, tile: int, seat: int) -> Event:
    """The first tobacco that is short, if the tile lies there open."""
    lying = state.tiles[SLOTS * seat : SLOTS * seat + SLOTS]
    details: dict[str, int | str] = {"cigar": CIGARS[tile]}
    if tile + TURNED in lying:
        return Event("rolled", seat, details)
    if tile in lying:
        for tobacco in range(KINDS_OF_TOBACCO):
            need = state.parts.recipe[KINDS_OF_TOBACCO * tile + tobacco]
            have = state.stocks[KINDS_OF_TOBACCO * seat + tobacco]
            if have < need:
                return Event("missing", seat, {**details, "n": need, "tobacco": TOBACCOS[tobacco], "have": have})
    return Event("not-your-cigar", seat, details)
