# compiled by mypyc
"""The eight events, two cards of each. What needs no choice happens when a card is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Draw
from malecon.core.shape import Word
from malecon.core.story import Event
from malecon.games.capa_doro import beetles, fields, growth
from malecon.games.capa_doro.words import (
    BARGAIN_EVENT,
    BARGAIN_TILE,
    BLIGHT_EVENT,
    CHOICES,
    CREDIT_EVENT,
    CUSTOMS_EVENT,
    DROUGHT_EVENT,
    EVENT,
    EVENTS,
    FASHION_EVENT,
    GROWTH,
    PLACES,
    PLANTATION,
    RAIN_EVENT,
    REGIONS,
    ROWS,
    TOBACCOS,
    WIDE,
)

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


class TurningUp(Draw["CapaDoro"]):
    def among(self, state: CapaDoro) -> list[int]:
        return state.events

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        """The Customs tile is lifted before the new event acts; when all cards are used they are shuffled again."""
        event = move - EVENT
        state.pending.pop()
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
            state.pending.append(CHOOSING.of(event))
        elif state.story is not None:
            state.note("nothing", state.turn, {"event": EVENTS[event]})


def applies(state: CapaDoro, event: int) -> bool:
    """Whether there is anything to choose for an event that asks for a choice."""
    if event == BARGAIN_EVENT:
        return not _bargain_on_board(state) and len(fields.empty_seeds(state, 0)) > 0
    if event == BLIGHT_EVENT:
        return max(state.fields) > 0
    return True


class Choosing(Decision["CapaDoro"]):
    """Where or what an event strikes."""

    def __init__(self) -> None:
        super().__init__("choose")
        self.event: Final = self.field("event", Word(EVENTS))

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        event = self.event.of(pending)
        first = CHOICES[event]
        if event == BARGAIN_EVENT:
            return fields.empty_seeds(state, first)
        if event == BLIGHT_EVENT:
            return fields.plantations(state, first)
        return [first + region for region in range(len(REGIONS))]

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        event = self.event.of(pending)
        chosen = move - CHOICES[event]
        state.pending.pop()
        if event == CUSTOMS_EVENT:
            _customs(state, chosen)
        elif event == BARGAIN_EVENT:
            _bargain(state, chosen)
        elif event == DROUGHT_EVENT:
            _drought(state, chosen)
        elif event == FASHION_EVENT:
            _fashion(state, chosen)
        elif event == BLIGHT_EVENT:
            beetles.gnaw_plantation(state, chosen)
        else:
            _glut(state, chosen)

    def refuses(self, state: CapaDoro, pending: int, move: int, seat: int) -> Event | None:
        event = self.event.of(pending)
        asked = move - CHOICES[event]
        if event == BARGAIN_EVENT and 0 <= asked < ROWS:
            return fields.no_such_row(state, seat, asked) or Event("occupied", seat)
        if event == BLIGHT_EVENT and 0 <= asked < PLACES:
            return fields.no_plantation(state, seat, asked)
        return None


TURNING_UP: Final[TurningUp] = TurningUp("event", EVENT)
CHOOSING: Final[Choosing] = Choosing()


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
    for place in state.parts.seeds[region]:
        code = state.fields[place + GROWTH]
        if code > 0:
            dried = min(state.parts.drought, code % PLANTATION)
            state.fields[place + GROWTH] = code - dried
            lost += dried
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
