# compiled by mypyc
"""The road and the broker (p. 3, 6): drive, stop, send the broker to a building, end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.rows import add_to, replaced
from malecon.core.shape import Word
from malecon.core.story import Event
from malecon.games.santiago import buildings, cubans, demand, harbour
from malecon.games.santiago.words import BROKER, BUILDINGS, CUBANS, DISTIL, DRIVE, EL_ZORRO, FLOWERS, STOPS

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def price(state: Santiago, stops: int) -> int:
    """The first stop is free, each further one costs."""
    paid = stops - state.parts.free_stops
    return paid * state.parts.stop_price if paid > 0 else 0


class Driving(Decision["Santiago"]):
    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        """As far as the pesos go, once round at most (ruling)."""
        parts = state.parts
        if parts.stop_price == 0:
            return parts.drives.copy()
        return parts.drives[: parts.free_stops + state.pesos[state.turn] // parts.stop_price]

    def refuses(self, state: Santiago, pending: int, move: int, seat: int) -> Event | None:
        stops = move - DRIVE + 1
        if not 1 <= stops <= STOPS:
            return None
        return Event("drive", seat, {"n": stops, "cost": price(state, stops), "pesos": state.pesos[seat]})

    def shows(self, state: Santiago, pending: int, seat: int) -> bool:
        """Who has no pesos to drive further doesn't show it."""
        return bool(state.options["open_hands"])

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        """The drive is paid in full before the car moves."""
        stops = move - DRIVE + 1
        cost = price(state, stops)
        if cost > 0:
            add_to(state.pesos, seat, -cost)
        if state.story is not None:
            to = (state.car + stops) % STOPS
            where = "harbour" if to == 0 else CUBANS[state.cubans[to - 1]]
            state.note("drive", seat, {"n": stops, "stop": where, "cost": cost})
        car: i64 = state.car
        for left in range(stops, 0, -1):
            if car > 0 and state.down[car - 1]:
                # A Cuban turned down turns up once the car has moved on past it.
                state.down = replaced(state.down, car - 1, 0)
            car = (car + 1) % STOPS
            state.car = car
            if car == 0 and left > 1:
                harbour.raise_value(state, "passing")
                if state.ending:
                    return
        state.pending[-1] = ENDING.number
        if car == 0:
            harbour.open_delivery(state)
        else:
            stop_at(state, state.cubans[car - 1], bool(state.down[car - 1]))


def stop_at(state: Santiago, cuban: int, is_down: bool) -> None:
    """The Cuban's function, then the broker; «face down» is judged on arrival."""
    if is_down:
        if state.story is not None:
            state.note("face-down", state.turn, {"cuban": CUBANS[cuban]})
        return
    if cuban == EL_ZORRO:
        state.pending.append(STAYING.number)
    else:
        state.pending.append(MOVING_BROKER.of(state.parts.flower[cuban]))
    cubans.meet(state, cuban)


class MovingBroker(Decision["Santiago"]):
    """To another building of the flower's garden; where none is free the broker uses the one it stands on."""

    def __init__(self) -> None:
        super().__init__("broker")
        self.flower: Final = self.field("flower", Word(FLOWERS))

    def waits(self, state: Santiago, pending: int) -> bool:
        if state.occupied >> 3 * self.flower.of(pending) & 7 != 7:
            state.actor = state.turn
            return True
        state.pending.pop()
        use_where_it_stands(state)
        return False

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        first: i64 = 3 * self.flower.of(pending)
        taken: i64 = state.occupied
        moves: list[int] = []
        for place in range(first, first + 3):
            if taken >> place & 1 == 0:
                move = BROKER + state.buildings[place]
                at = len(moves)
                while at > 0 and moves[at - 1] > move:
                    at -= 1
                moves.insert(at, move)
        return moves

    def refuses(self, state: Santiago, pending: int, move: int, seat: int) -> Event | None:
        if not BROKER <= move < DISTIL:
            return None
        place = state.places[move - BROKER]
        flower = self.flower.of(pending)
        why = "flower" if place // 3 != flower else "broker-stands" if state.brokers[seat] == place else "broker-taken"
        return Event(why, seat, {"building": BUILDINGS[move - BROKER], "flower": FLOWERS[flower]})

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        building = move - BROKER
        left = state.brokers[seat]
        place = state.places[building]
        state.pending.pop()
        state.brokers = replaced(state.brokers, seat, place)
        state.occupied |= 1 << place
        if left >= 0:
            state.occupied ^= 1 << left
        if state.story is not None:
            state.note("broker", seat, {"building": BUILDINGS[building]})
        buildings.enter(state, building)


def use_where_it_stands(state: Santiago) -> None:
    place = state.brokers[state.turn]
    if place >= 0:
        buildings.enter(state, state.buildings[place])


class Staying(Decision["Santiago"]):
    """El Zorro: the broker stays, and once all have given, the building where it stands may be used again."""

    def waits(self, state: Santiago, pending: int) -> bool:
        state.pending.pop()
        use_where_it_stands(state)
        return False


class Ending(Decision["Santiago"]):
    """Rent, then the demand of a ship that came in this turn."""

    def waits(self, state: Santiago, pending: int) -> bool:
        place = state.brokers[state.turn]
        owner = state.owners[place] if place >= 0 else -1
        if owner >= 0 and owner != state.turn:
            rent = state.parts.rent
            add_to(state.points, owner, rent)
            if state.story is not None:
                building = BUILDINGS[state.buildings[place]]
                state.note("rent", owner, {"points": rent, "building": building, "other": state.turn})
        state.pending[-1] = NEXT.number
        if state.wanted >= 0:
            return NEXT.waits(state, NEXT.number)
        demand.call(state, state.turn)
        return False


class Next(Decision["Santiago"]):
    """It is the turn of the player to the left."""

    def waits(self, state: Santiago, pending: int) -> bool:
        state.turns += 1
        if state.turns >= state.parts.turns:
            state.finish("stalled")
        else:
            state.turn = (state.turn + 1) % state.players
            state.pending[-1] = DRIVING.number
        return False


DRIVING: Final[Driving] = Driving("drive")
MOVING_BROKER: Final[MovingBroker] = MovingBroker()
STAYING: Final[Staying] = Staying("stay")
ENDING: Final[Ending] = Ending("end")
NEXT: Final[Next] = Next("next")
