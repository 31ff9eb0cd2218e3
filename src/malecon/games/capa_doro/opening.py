# compiled by mypyc
"""Set-up: three A tiles each, the first player, and two plantations each, the second in reverse order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision, Lot
from malecon.core.luck import Luck
from malecon.core.rows import changed
from malecon.core.shape import SEAT
from malecon.core.story import Event
from malecon.games.capa_doro import cigars, fields
from malecon.games.capa_doro.layout import CENTRAL_AMERICA, GROWTH, PLANTATION, REGION, ROWS, SEED, SLOTS, WIDE
from malecon.games.capa_doro.words import CLASS, DEAL, FIRST, OPEN_GROWTH, OPEN_SEED

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


class Dealing(Lot["CapaDoro"]):
    """Seat after seat; the A tiles left over are not used."""

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        return cigars.pile(state, 0)

    def draws(self, state: CapaDoro, pending: int, luck: Luck) -> int:
        return cigars.drawn(state, 0, luck)

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        slot = cigars.slot_of(state, -1)
        cigars.deal(state, int(slot // SLOTS), slot, move - DEAL)
        if slot == len(state.tiles) - 1:
            state.pending.pop()
            state.piles &= ~((1 << CLASS) - 1)


class DrawingFirst(Lot["CapaDoro"]):
    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        return [FIRST + other for other in range(state.players)]

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        """What is pending lies in the order in which it is answered last to first."""
        first = state.first = state.turn = move - FIRST
        state.pending.pop()
        state.start_turn()
        for after in range(state.players):
            state.pending.append(GROWING.of((first + after) % state.players))
        for before in range(state.players - 1, -1, -1):
            state.pending.append(SEEDING.of((first + before) % state.players))


class Opening(Decision["CapaDoro"]):
    """A seat puts a plantation on an empty place of a column that it can pay, not in Central America."""

    def __init__(self, word: str, column: int, first: int) -> None:
        super().__init__(word)
        self.seat: Final = self.field("seat", SEAT)
        self.column: Final[int] = column
        self.first: Final[int] = first

    def takes(self, state: CapaDoro, seat: i64, place: i64) -> bool:
        """Whether the seat can put one into the row that begins there."""
        if state.fields[place + self.column] > 0 or state.hands[seat] == 0:
            return False
        return state.parts.price[place // REGION] <= state.dollars[seat]

    def waits(self, state: CapaDoro, pending: int) -> bool:
        """Who has no such place goes without."""
        seat = state.actor = self.seat.of(pending)
        for place in state.parts.openings:
            if self.takes(state, seat, place):
                return True
        state.pending.pop()
        return False

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        return [self.first + place // WIDE for place in state.parts.openings if self.takes(state, seat, place)]

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        row: i64 = move - self.first
        price = state.parts.price[row * WIDE // REGION]
        state.pending.pop()
        state.dollars[seat] -= price
        state.hands = changed(state.hands, seat, state.hands[seat] - 1)
        state.fields[row * WIDE + self.column] = PLANTATION * (seat + 1)
        if state.story is not None:
            kind = "opened-seed" if self.column == SEED else "opened-growth"
            fields.tell(state, kind, PLANTATION * (seat + 1), row * WIDE, {"dollars": price})

    def refuses(self, state: CapaDoro, pending: int, move: int, seat: int) -> Event | None:
        row = move - self.first
        if not 0 <= row < ROWS:
            return None
        if row * WIDE // REGION == CENTRAL_AMERICA:
            return Event("not-central", seat)
        if state.fields[row * WIDE + self.column] > 0:
            return Event("occupied", seat)
        return fields.no_such_row(state, seat, row * WIDE) or fields.too_dear(state, seat, row * WIDE // REGION)


DEALING: Final[Dealing] = Dealing("deal")
DRAWING_FIRST: Final[DrawingFirst] = DrawingFirst("draw-first")
SEEDING: Final[Opening] = Opening("seed", SEED, OPEN_SEED)
GROWING: Final[Opening] = Opening("grow", GROWTH, OPEN_GROWTH)
