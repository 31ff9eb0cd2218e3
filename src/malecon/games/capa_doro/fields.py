# compiled by mypyc
"""The rows of the regions: bales grow, plantations move from Seed to Growth to Harvest, and are harvested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from malecon.core.rows import added
from malecon.core.story import Event
from malecon.games.capa_doro import market
from malecon.games.capa_doro.layout import (
    BARGAIN_TILE,
    GROWTH,
    HARVEST,
    NEUTRAL,
    PLANTATION,
    REGION,
    ROWS,
    SORTS,
    WIDE,
)
from malecon.games.capa_doro.words import COLUMNS, REAP, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


# --- growth: a bale goes where there are fewest, the highest of equals ----------------------------------------------


def grow(state: CapaDoro, region: int) -> None:
    """One bale of the region's tobacco is placed."""
    best: i64 = -1
    fewest: i64 = PLANTATION
    for place in state.parts.seeds[region]:
        code: i64 = state.fields[place + GROWTH]
        if code > 0 and code % PLANTATION < fewest:
            fewest = code % PLANTATION
            best = place + GROWTH
    if best < 0:
        state.discards = added(state.discards, region, 1)
        if state.story is not None:
            state.note("wasted", state.turn, {"tobacco": TOBACCOS[region], "region": REGIONS[region]})
        return
    state.fields[best] += 1
    if state.story is not None:
        tell(state, "grew", state.fields[best], best, {"n": 1, "bales": fewest + 1, "tobacco": TOBACCOS[region]})
    if fewest + 1 >= state.parts.full:
        ripen(state, best)


def ripen(state: CapaDoro, place: int) -> None:
    """A full plantation moves to Harvest, the one in Seed behind it to Growth."""
    code = state.fields[place]
    state.fields[place] = state.fields[place - 1]
    state.fields[place - 1] = 0
    if state.story is not None:
        tell(state, "ripe", code, place, {})
    _clear_harvest(state, place + 1)
    if code >= PLANTATION * (NEUTRAL + 1):
        reap(state, place // REGION, code)
    else:
        state.fields[place + 1] = code


def _clear_harvest(state: CapaDoro, place: int) -> None:
    """Whoever stands on Harvest when another comes is harvested first, even out of turn (ruling)."""
    standing = state.fields[place]
    if standing > 0:
        state.fields[place] = 0
        reap(state, place // REGION, standing)


# --- harvest --------------------------------------------------------------------------------------------------------


def reap(state: CapaDoro, region: int, code: int) -> None:
    """A plantation leaves the board: its bales to its owner's stock, a neutral one's to the market."""
    owner = code // PLANTATION - 1
    bales = code % PLANTATION
    if owner >= NEUTRAL:
        if owner == NEUTRAL:
            state.neutral += 1
        over = market.arrive(state, region, bales)
        if state.story is not None:
            name = "bargain" if owner == BARGAIN_TILE else "neutral"
            state.note(
                "neutral-harvest",
                state.turn,
                {"stranger": name, "region": REGIONS[region], "n": bales, "tobacco": TOBACCOS[region], "over": over},
            )
        return
    state.hands = added(state.hands, owner, 1)
    if bales > 0:
        state.stocks[SORTS * owner + region] += bales
        if state.story is not None:
            state.note("harvest", owner, {"n": bales, "tobacco": TOBACCOS[region], "region": REGIONS[region]})
    else:
        state.dollars[owner] += state.parts.bare
        if state.story is not None:
            state.note("bare-harvest", owner, {"dollars": state.parts.bare, "region": REGIONS[region]})


def ripe(state: CapaDoro, seat: int) -> list[int]:
    """The seat's plantations on Harvest."""
    moves: list[int] = []
    if state.hands[seat] < state.parts.plantations[state.players]:
        places = state.fields
        bare: i64 = PLANTATION * (seat + 1)
        for row in range(i64(ROWS)):
            standing: i64 = places[WIDE * row + HARVEST]
            if bare <= standing < bare + PLANTATION:
                moves.append(REAP + row)
    return moves


def harvest(state: CapaDoro, row: int) -> None:
    _clear_harvest(state, row * WIDE + HARVEST)


def why_not_harvest(state: CapaDoro, seat: int, row: int) -> Event:
    return no_such_row(state, seat, row * WIDE) or Event("not-there", seat, _where(row * WIDE))


# --- sowing ---------------------------------------------------------------------------------------------------------


def may_sow(state: CapaDoro, seat: int) -> bool:
    """One in hand and the price of some region, or a neutral one, and not yet as many as a turn allows."""
    if state.sown >= state.parts.sowings[state.players]:
        return False
    return (state.hands[seat] > 0 and state.dollars[seat] >= state.parts.cheapest) or state.neutral > 0


def sowable(state: CapaDoro, seat: int, moves: list[int]) -> None:
    """Adds where the seat may sow its own, then where a neutral one. An occupied Seed place is pushed on."""
    parts = state.parts
    if state.sown >= parts.sowings[state.players]:
        return
    if state.hands[seat] > 0:
        moves.extend(parts.sowing[min(state.dollars[seat], parts.dearest)])
    if state.neutral > 0:
        moves.extend(parts.neutral_sowing)


def sow(state: CapaDoro, seat: int, row: int) -> None:
    """The region's price is paid (ruling)."""
    price = state.parts.price[row * WIDE // REGION]
    state.sown += 1
    state.hands = added(state.hands, seat, -1)
    state.dollars[seat] -= price
    if state.story is not None:
        tell(state, "sown", PLANTATION * (seat + 1), row * WIDE, {"dollars": price})
    push(state, row * WIDE, PLANTATION * (seat + 1))


def sow_neutral(state: CapaDoro, seat: int, row: int) -> None:
    """Two players: a neutral plantation is free."""
    state.sown += 1
    state.neutral -= 1
    if state.story is not None:
        state.note("sown-neutral", seat, _where(row * WIDE))
    push(state, row * WIDE, PLANTATION * (NEUTRAL + 1))


def push(state: CapaDoro, place: int, code: int) -> None:
    """A plantation comes to a Seed place; if one stands there the whole row moves one place to the right, gaps and all.

    What was on Harvest is harvested by its owner first, then what comes to Harvest. By rules 1 a gap ended the push.
    """
    seed = state.fields[place]
    state.fields[place] = code
    if seed == 0:
        return
    growth = state.fields[place + GROWTH]
    state.fields[place + GROWTH] = seed
    if growth > 0 or state.rules >= 2:
        _clear_harvest(state, place + HARVEST)
    if growth > 0:
        reap(state, place // REGION, growth)


def why_not_sow(state: CapaDoro, seat: int, row: int, neutral: bool) -> Event | None:
    most = state.parts.sowings[state.players]
    missing = no_such_row(state, seat, row * WIDE)
    if missing is not None:
        return missing
    if neutral and state.neutral == 0:
        return Event("no-neutral", seat, {"players": state.players})
    if state.sown >= most:
        return Event("sown", seat, {"n": most})
    if state.hands[seat] == 0:
        return Event("no-plantation", seat)
    return too_dear(state, seat, row * WIDE // REGION)


def worth_sowing(state: CapaDoro, row: int) -> bool:
    """For bots: of a region's bare rows the highest one is as good as any, bales come to it first."""
    if _is_bare(state, row * WIDE):
        for higher in state.parts.seeds[row * WIDE // REGION]:
            if higher < row * WIDE and _is_bare(state, higher):
                return False
    return True


def _is_bare(state: CapaDoro, place: int) -> bool:
    return state.fields[place] + state.fields[place + GROWTH] + state.fields[place + HARVEST] == 0


# --- telling --------------------------------------------------------------------------------------------------------


def _where(place: int) -> dict[str, int | str]:
    return {"region": REGIONS[place // REGION], "row": place % REGION // WIDE + 1}


def tell(state: CapaDoro, kind: str, code: int, place: int, details: dict[str, int | str]) -> None:
    """An event about a plantation: of its owner, or with `-neutral` when nobody owns it."""
    owner = code // PLANTATION - 1
    details.update(_where(place))
    if owner >= NEUTRAL:
        state.note(f"{kind}-neutral", state.turn, details)
    else:
        state.note(kind, owner, details)


# --- what stands where, and what doesn't ----------------------------------------------------------------------------


def empty_seeds(state: CapaDoro, base: int) -> list[int]:
    """Every row whose Seed place is empty, as a move of the family that begins at `base`."""
    moves = []
    for region in range(SORTS):
        for place in state.parts.seeds[region]:
            if state.fields[place] == 0:
                moves.append(base + place // WIDE)
    return moves


def plantations(state: CapaDoro, base: int) -> list[int]:
    """Every plantation on the board, as a move of the family that begins at `base`."""
    return [base + place for place in range(len(state.fields)) if state.fields[place] > 0]


def no_plantation(state: CapaDoro, seat: int, place: int) -> Event:
    details: dict[str, int | str] = {**_where(place), "column": COLUMNS[place % WIDE]}
    return no_such_row(state, seat, place) or Event("nothing-there", seat, details)


def no_such_row(state: CapaDoro, seat: int, place: int) -> Event | None:
    rows = state.parts.rows[place // REGION]
    if place % REGION < rows * WIDE:
        return None
    return Event("no-row", seat, {"region": REGIONS[place // REGION], "n": rows})


def too_dear(state: CapaDoro, seat: int, region: int) -> Event | None:
    price = state.parts.price[region]
    if price <= state.dollars[seat]:
        return None
    return Event("price", seat, {"region": REGIONS[region], "price": price, "dollars": state.dollars[seat]})
