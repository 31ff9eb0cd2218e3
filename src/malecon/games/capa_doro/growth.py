# compiled by mypyc
"""The phase of growth: the die, and the cubes from the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Draw, Lot
from malecon.core.luck import Luck
from malecon.core.shape import AMOUNT
from malecon.games.capa_doro import beetles, events, fields
from malecon.games.capa_doro.words import BEETLE_CUBE, CUBE, DIE, FACES

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


class Rolling(Lot["CapaDoro"]):
    def arises(self, state: CapaDoro, pending: int) -> bool:
        """Once the bag is empty the die rests."""
        return not state.bag_empty()

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        return [DIE + shown for shown in range(FACES)]

    def draws(self, state: CapaDoro, pending: int, luck: Luck) -> int:
        return DIE + luck.below(FACES)

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        """A 1 is an event and no cubes; without events it is nothing at all."""
        shown = move - DIE + 1
        state.pending.pop()
        if state.story is not None:
            state.note("die", state.turn, {"n": shown})
        if shown > 1:
            draw_cubes(state, shown)
        elif state.eventful:
            state.pending.append(events.TURNING_UP.number)


def draw_cubes(state: CapaDoro, number: int) -> None:
    """Bales are placed as they come; beetles wait until all bales lie (ruling)."""
    state.pending.append(beetles.BEETLING.number)
    state.pending.append(DRAWING.of(number))


class Drawing(Draw["CapaDoro"]):
    def __init__(self) -> None:
        super().__init__("draw", CUBE)
        self.left: Final = self.field("cubes", AMOUNT)

    def arises(self, state: CapaDoro, pending: int) -> bool:
        """A die that asks for more cubes than are left draws what is left (ruling)."""
        return self.left.of(pending) > 0 and not state.bag_empty()

    def among(self, state: CapaDoro) -> list[int]:
        return state.bag

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        cube = move - CUBE
        state.pending[-1] = self.of(self.left.of(pending) - 1)
        state.bag[cube] -= 1
        if cube == BEETLE_CUBE:
            state.beetles += 1
            if state.story is not None:
                state.note("beetle-drawn", state.turn, {})
        else:
            fields.grow(state, cube)
        if state.story is not None and state.bag_empty():
            state.note("bag-empty", state.turn, {})


ROLLING: Final[Rolling] = Rolling("roll")
DRAWING: Final[Drawing] = Drawing()
