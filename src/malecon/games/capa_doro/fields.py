# compiled by mypyc
"""The rows of the regions: bales grow, plantations move from Seed to Growth to Harvest, and are harvested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from malecon.core.rows import changed
from malecon.core.story import Event
from malecon.games.capa_doro import market
from malecon.games.capa_doro.bales import some
from malecon.games.capa_doro.layout import (
    BARGAIN_TILE,
    GROWTH,
    HARVEST,
    MOST_ROWS,
    NEUTRAL,
    PLANTATION,
    REGION,
    SORTS,
    WIDE,
)
from malecon.games.capa_doro.words import COLUMNS, REAP, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


# --- growth: a bale goes where there are fewest, the highest of equals ----------------------------------------------


def grow(state: CapaDoro, region: i64) -> None:
    """One bale of the region's tobacco is placed."""
    best: i64 = -1
    fewest: i64 = PLANTATION
    places = state.fields
    first: i64 = REGION * region + GROWTH
    for row in range(state.parts.rows[region]):
        code = places[first + WIDE * row]
        if code > 0 and code & (PLANTATION - 1) < fewest:
            fewest = code & (PLANTATION - 1)
            best = first + WIDE * row
    if best < 0:
        state.discards += some(region, 1)
        if state.story is not None:
            state.note("wasted", state.turn, {"tobacco": TOBACCOS[region], "region": REGIONS[region]})
        return
    places[best] += 1
    if state.story is not None:
        tell(state, "grew", state.fields[best], best, {"n": 1, "bales": fewest + 1, "tobacco": TOBACCOS[region]})
    if fewest + 1 >= state.parts.full:
        ripen(state, best)


def ripen(state: CapaDoro, place: i64) -> None:
    """A full plantation moves to Harvest, the one in Seed behind it to Growth."""
    places = state.fields
    code = places[place]
    places[place] = places[place - 1]
    places[place - 1] = 0
    if state.story is not None:
        tell(state, "ripe", code, place, {})
    _clear_harvest(state, place + 1)
    if code >= PLANTATION * (NEUTRAL + 1):
        reap(state, place // REGION, code)
    else:
        places[place + 1] = code
        state.ripe |= 1 << place // WIDE


def _clear_harvest(state: CapaDoro, place: i64) -> None:
    """Whoever stands on Harvest when another comes is harvested first, even out of turn (ruling)."""
    standing = state.fields[place]
    if standing > 0:
        state.fields[place] = 0
        state.ripe &= ~(1 << place // WIDE)
        reap(state, place // REGION, standing)


# --- harvest --------------------------------------------------------------------------------------------------------


def reap(state: CapaDoro, region: i64, code: i64) -> None:
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
    state.hands = changed(state.hands, owner, state.hands[owner] + 1)
    if bales > 0:
        state.stocks[owner] += some(region, bales)
        if state.story is not None:
            state.note("harvest", owner, {"n": bales, "tobacco": TOBACCOS[region], "region": REGIONS[region]})
    else:
        state.dollars[owner] += state.parts.bare
        if state.story is not None:
            state.note("bare-harvest", owner, {"dollars": state.parts.bare, "region": REGIONS[region]})


def ripe(state: CapaDoro, seat: i64, moves: list[int]) -> None:
    """Puts the seat's plantations on Harvest, in ascending order, before all other moves."""
    places = state.fields
    bare: i64 = PLANTATION * (seat + 1)
    left = state.ripe
    row: i64 = 0
    before = 0
    while left > 0:
        if left & 1:
            standing = places[WIDE * row + HARVEST]
            if bare <= standing < bare + PLANTATION:
                moves.insert(before, REAP + row)
                before += 1
        left >>= 1
        row += 1


def harvest(state: CapaDoro, row: i64) -> None:
    _clear_harvest(state, row * WIDE + HARVEST)


def why_not_harvest(state: CapaDoro, seat: int, row: int) -> Event:
    return no_such_row(state, seat, row * WIDE) or Event("not-there", seat, _where(row * WIDE))


# --- sowing ---------------------------------------------------------------------------------------------------------


def may_sow(state: CapaDoro, seat: i64) -> bool:
    """One in hand and the price of some region, or a neutral one, and not yet as many as a turn allows."""
    if state.sown >= state.parts.sowings[state.players]:
        return False
    return (state.hands[seat] > 0 and state.dollars[seat] >= state.parts.cheapest) or state.neutral > 0


def sowing(state: CapaDoro, seat: i64) -> i64:
    """What the seat may sow, as `Parts.acts` numbers it: wherever it can pay, and neutral ones anywhere, as an occupied
    Seed place is pushed on."""
    parts = state.parts
    if state.sown >= parts.sowings[state.players]:
        return 0
    own: i64 = 0
    if state.hands[seat] > 0:
        own = 1 + min(state.dollars[seat], parts.dearest)
    return own + parts.dearest + 2 if state.neutral > 0 else own


def sow(state: CapaDoro, seat: i64, row: i64) -> None:
    """The region's price is paid (ruling)."""
    price = state.parts.price[row * WIDE // REGION]
    state.sown += 1
    state.hands = changed(state.hands, seat, state.hands[seat] - 1)
    state.dollars[seat] -= price
    if state.story is not None:
        tell(state, "sown", PLANTATION * (seat + 1), row * WIDE, {"dollars": price})
    push(state, row * WIDE, PLANTATION * (seat + 1))


def sow_neutral(state: CapaDoro, seat: int, row: i64) -> None:
    """Two players: a neutral plantation is free."""
    state.sown += 1
    state.neutral -= 1
    if state.story is not None:
        state.note("sown-neutral", seat, _where(row * WIDE))
    push(state, row * WIDE, PLANTATION * (NEUTRAL + 1))


def push(state: CapaDoro, place: i64, code: i64) -> None:
    """A plantation comes to a Seed place; if one stands there the whole row moves one place to the right, gaps and all.

    What was on Harvest is harvested by its owner first, then what comes to Harvest. By rules 1 a gap ended the push.
    """
    places = state.fields
    seed = places[place]
    places[place] = code
    if seed == 0:
        return
    growth = places[place + GROWTH]
    places[place + GROWTH] = seed
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


def worth_sowing(state: CapaDoro) -> i64:
    """For bots, a bit for each row: of a region's bare rows the highest is as good as any, bales come to it first."""
    places = state.fields
    bits: i64 = 0
    for region in range(i64(SORTS)):
        bare = False
        first: i64 = MOST_ROWS * region
        for row in range(first, first + state.parts.rows[region]):
            place: i64 = WIDE * row
            if places[place] == 0 and places[place + GROWTH] == 0 and places[place + HARVEST] == 0:
                if bare:
                    continue
                bare = True
            bits |= 1 << row
    return bits


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


def highest(state: CapaDoro) -> i64:
    """The highest number on a place: 0 where nothing stands on the board."""
    found: i64 = 0
    for code in state.fields:
        if code > found:
            found = code
    return found


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
