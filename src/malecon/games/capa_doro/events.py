# compiled by mypyc
"""The eight events, two cards of each. What needs no choice happens when a card is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision, Draw
from malecon.core.rows import added, empty
from malecon.core.shape import Word
from malecon.core.story import Event
from malecon.games.capa_doro import fields, growth
from malecon.games.capa_doro.bales import count, some
from malecon.games.capa_doro.layout import BARGAIN_TILE, GROWTH, PLACES, PLANTATION, ROWS, WIDE
from malecon.games.capa_doro.words import CHOICES, EVENT, EVENTS, REGIONS, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro

CUSTOMS: Final = 0
BARGAIN: Final = 1
DROUGHT: Final = 2
RAIN: Final = 3
FASHION: Final = 4
GLUT: Final = 5
BLIGHT: Final = 6
CREDIT: Final = 7


class TurningUp(Draw["CapaDoro"]):
    def among(self, state: CapaDoro) -> list[int]:
        return state.events

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        """The Customs tile is lifted before the new event acts; when all cards are used they are shuffled again."""
        event = move - EVENT
        state.pending.pop()
        state.events = added(state.events, event, -1)
        if empty(state.events):
            state.events = [state.parts.each_event] * len(EVENTS)
        if state.story is not None:
            state.note("event", state.turn, {"event": EVENTS[event]})
            if state.customs >= 0:
                state.note("customs-lifted", state.turn, {"region": REGIONS[state.customs]})
        state.customs = -1
        if event == RAIN:
            growth.draw_cubes(state, state.parts.rain)
        elif event == CREDIT:
            _credit(state)
        elif applies(state, event):
            state.pending.append(CHOOSING.of(event))
        elif state.story is not None:
            state.note("nothing", state.turn, {"event": EVENTS[event]})


def applies(state: CapaDoro, event: int) -> bool:
    """Whether there is anything to choose for an event that asks for a choice."""
    if event == BARGAIN:
        on_board = fields.highest(state) >= PLANTATION * (BARGAIN_TILE + 1)
        return not on_board and len(fields.empty_seeds(state, 0)) > 0
    if event == BLIGHT:
        return fields.highest(state) > 0
    return True


def _credit(state: CapaDoro) -> None:
    """More for those with the fewest points."""
    fewest = min(state.points)
    for seat in range(state.players):
        gain = state.parts.credit_fewest if state.points[seat] == fewest else state.parts.credit_others
        state.dollars[seat] += gain
        if state.story is not None:
            state.note("credit", seat, {"dollars": gain})


class Choosing(Decision["CapaDoro"]):
    """Where or what an event strikes."""

    def __init__(self) -> None:
        super().__init__("choose")
        self.event: Final = self.field("event", Word(EVENTS))

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        event = self.event.of(pending)
        first = CHOICES[event]
        if event == BARGAIN:
            return fields.empty_seeds(state, first)
        if event == BLIGHT:
            return fields.plantations(state, first)
        return [first + region for region in range(len(REGIONS))]

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        event = self.event.of(pending)
        chosen = move - CHOICES[event]
        state.pending.pop()
        if event == CUSTOMS:
            _customs(state, chosen)
        elif event == BARGAIN:
            _bargain(state, chosen)
        elif event == DROUGHT:
            _drought(state, chosen)
        elif event == FASHION:
            _fashion(state, chosen)
        elif event == BLIGHT:
            growth.gnaw_plantation(state, chosen)
        else:
            _glut(state, chosen)

    def refuses(self, state: CapaDoro, pending: int, move: int, seat: int) -> Event | None:
        event = self.event.of(pending)
        asked = move - CHOICES[event]
        if event == BARGAIN and 0 <= asked < ROWS:
            return fields.no_such_row(state, seat, asked * WIDE) or Event("occupied", seat)
        if event == BLIGHT and 0 <= asked < PLACES:
            return fields.no_plantation(state, seat, asked)
        return None


TURNING_UP: Final[TurningUp] = TurningUp("event", EVENT)
CHOOSING: Final[Choosing] = Choosing()


def _customs(state: CapaDoro, region: int) -> None:
    """Nobody trades in the region until the next event."""
    state.customs = region
    if state.story is not None:
        state.note("customs", state.turn, {"region": REGIONS[region]})


def _bargain(state: CapaDoro, row: int) -> None:
    """The tile is sown as a neutral plantation."""
    state.fields[row * WIDE] = PLANTATION * (BARGAIN_TILE + 1)
    if state.story is not None:
        fields.tell(state, "bargain", state.fields[row * WIDE], row * WIDE, {})


def _drought(state: CapaDoro, region: i64) -> None:
    """Every plantation in a Growth column loses a bale."""
    lost: i64 = 0
    for place in state.parts.seeds[region]:
        code = state.fields[place + GROWTH]
        if code > 0:
            dried = min(i64(state.parts.drought), code % PLANTATION)
            state.fields[place + GROWTH] = code - dried
            lost += dried
    state.discards += some(region, lost)
    if state.story is not None:
        state.note("drought", state.turn, {"region": REGIONS[region], "n": lost})


def _fashion(state: CapaDoro, region: i64) -> None:
    """The cheapest bales leave a market, to the discards."""
    gone = min(i64(state.parts.fashion), count(state.market, region))
    state.market -= some(region, gone)
    state.discards += some(region, gone)
    if state.story is not None:
        state.note("fashion", state.turn, {"tobacco": TOBACCOS[region], "n": gone})


def _glut(state: CapaDoro, region: i64) -> None:
    """As many bales as fit come to a market, from the discards, then from the bag."""
    room = min(i64(state.parts.glut), state.parts.spaces[region] - count(state.market, region))
    old = min(room, count(state.discards, region))
    new = min(room - old, count(state.bagged, region))
    state.discards -= some(region, old)
    state.bagged -= some(region, new)
    state.cubes -= new
    state.market += some(region, old + new)
    if state.story is not None:
        state.note("glut", state.turn, {"tobacco": TOBACCOS[region], "n": old + new})
        if new > 0 and state.cubes == 0:
            state.note("bag-empty", state.turn, {})
