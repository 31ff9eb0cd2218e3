# compiled by mypyc
"""The eight events, two cards of each. `turn_up` does what needs no choice; `choices` and `choose` are the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.capa_doro import fields, growth
from malecon.games.capa_doro.frames import CHOOSING
from malecon.games.capa_doro.words import (
    BARGAIN,
    BARGAIN_EVENT,
    BARGAIN_TILE,
    BLIGHT,
    BLIGHT_EVENT,
    CREDIT_EVENT,
    CUSTOMS,
    CUSTOMS_EVENT,
    DROUGHT,
    DROUGHT_EVENT,
    EVENT,
    EVENTS,
    FASHION,
    FASHION_EVENT,
    GLUT,
    GROWTH,
    PLANTATION,
    RAIN_EVENT,
    REGION,
    REGIONS,
    TOBACCOS,
    WIDE,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


def cards(state: CapaDoro) -> list[int]:
    """What the next card may be."""
    return [EVENT + event for event in range(len(EVENTS)) if state.events[event] > 0]


def turn_up(state: CapaDoro, event: int) -> None:
    """The Customs tile is lifted before the new event acts; when all cards are used they are shuffled again."""
    state.events[event] -= 1
    if max(state.events) == 0:
        state.events = [state.parts.each_event] * len(EVENTS)
    if state.story is not None:
        state.note("event", state.turn, {"event": EVENTS[event]})
        if state.customs >= 0:
            state.note("customs-lifted", state.turn, {"region": REGIONS[state.customs]})
    state.customs = -1
    if event == RAIN_EVENT:
        growth.draw_cubes(state, state.parts.rain)
    elif event == CREDIT_EVENT:
        _credit(state)
    elif applies(state, event):
        state.push(CHOOSING, event)
    elif state.story is not None:
        state.note("nothing", state.turn, {"event": EVENTS[event]})


def applies(state: CapaDoro, event: int) -> bool:
    """Whether there is anything to choose for an event that asks for a choice."""
    if event == BARGAIN_EVENT:
        return not _bargain_on_board(state) and len(fields.empty_seeds(state)) > 0
    if event == BLIGHT_EVENT:
        return max(state.fields) > 0
    return True


def choices(state: CapaDoro, event: int) -> list[int]:
    if event == BARGAIN_EVENT:
        return [BARGAIN + row for row in fields.empty_seeds(state)]
    if event == BLIGHT_EVENT:
        return growth.targets(state, BLIGHT)
    if event == CUSTOMS_EVENT:
        base = CUSTOMS
    elif event == DROUGHT_EVENT:
        base = DROUGHT
    elif event == FASHION_EVENT:
        base = FASHION
    else:
        base = GLUT
    return [base + region for region in range(len(REGIONS))]


def choose(state: CapaDoro, event: int, move: int) -> None:
    if event == CUSTOMS_EVENT:
        _customs(state, move - CUSTOMS)
    elif event == BARGAIN_EVENT:
        _bargain(state, move - BARGAIN)
    elif event == DROUGHT_EVENT:
        _drought(state, move - DROUGHT)
    elif event == FASHION_EVENT:
        _fashion(state, move - FASHION)
    elif event == BLIGHT_EVENT:
        growth.gnaw_plantation(state, move - BLIGHT)
    else:
        _glut(state, move - GLUT)


# --- Customs: nobody trades in the region until the next event ------------------------------------------------------


def _customs(state: CapaDoro, region: int) -> None:
    state.customs = region
    if state.story is not None:
        state.note("customs", state.turn, {"region": REGIONS[region]})


# --- Bargain: a tile that is sown as a neutral plantation -----------------------------------------------------------


def _bargain_on_board(state: CapaDoro) -> bool:
    least = PLANTATION * (BARGAIN_TILE + 1)
    for code in state.fields:
        if code >= least:
            return True
    return False


def _bargain(state: CapaDoro, row: int) -> None:
    state.fields[row * WIDE] = PLANTATION * (BARGAIN_TILE + 1)
    if state.story is not None:
        fields.tell(state, "bargain", state.fields[row * WIDE], row * WIDE, {})


# --- Drought: every plantation in a Growth column loses a bale ------------------------------------------------------


def _drought(state: CapaDoro, region: int) -> None:
    lost = 0
    place = region * REGION + GROWTH
    for _ in range(state.parts.rows[region]):
        code = state.fields[place]
        if code > 0:
            dried = min(state.parts.drought, code % PLANTATION)
            state.fields[place] = code - dried
            lost += dried
        place += WIDE
    state.discards[region] += lost
    if state.story is not None:
        state.note("drought", state.turn, {"region": REGIONS[region], "n": lost})


# --- Fashion and Glut: bales leave a market, or come to it ----------------------------------------------------------


def _fashion(state: CapaDoro, region: int) -> None:
    """The cheapest ones go, to the discards."""
    gone = min(state.parts.fashion, state.market[region])
    state.market[region] -= gone
    state.discards[region] += gone
    if state.story is not None:
        state.note("fashion", state.turn, {"tobacco": TOBACCOS[region], "n": gone})


def _glut(state: CapaDoro, region: int) -> None:
    """As many as fit, from the discards, then from the bag."""
    room = min(state.parts.glut, len(state.parts.tracks[region]) - state.market[region])
    old = min(room, state.discards[region])
    new = min(room - old, state.bag[region])
    state.discards[region] -= old
    state.bag[region] -= new
    state.market[region] += old + new
    if state.story is not None:
        state.note("glut", state.turn, {"tobacco": TOBACCOS[region], "n": old + new})
        if new > 0 and state.bag_empty():
            state.note("bag-empty", state.turn, {})


# --- Credit: more for those with the fewest points ------------------------------------------------------------------


def _credit(state: CapaDoro) -> None:
    fewest = min(state.points)
    for seat in range(state.players):
        gain = state.parts.credit_fewest if state.points[seat] == fewest else state.parts.credit_others
        state.dollars[seat] += gain
        if state.story is not None:
            state.note("credit", seat, {"dollars": gain})
