# compiled by mypyc
"""The phase of growth: the die, the cubes from the bag, and the beetles among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision, Draw, Lot
from malecon.core.luck import Luck
from malecon.core.shape import AMOUNT
from malecon.core.story import Event
from malecon.games.capa_doro import events, fields
from malecon.games.capa_doro.bales import count, some, total
from malecon.games.capa_doro.layout import PLANTATION, REGION, SORTS
from malecon.games.capa_doro.words import BEETLE, BEETLE_CUBE, BEETLE_STOCK, CUBE, DIE, FACES, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


class Rolling(Lot["CapaDoro"]):
    def arises(self, state: CapaDoro, pending: int) -> bool:
        """Once the bag is empty the die rests."""
        return state.cubes > 0

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
    state.pending.append(BEETLING.number)
    state.pending.append(DRAWING.of(number))


class Drawing(Draw["CapaDoro"]):
    def __init__(self) -> None:
        super().__init__("draw", CUBE)
        self.left: Final = self.field("cubes", AMOUNT)

    def arises(self, state: CapaDoro, pending: int) -> bool:
        """A die that asks for more cubes than are left draws what is left (ruling)."""
        return state.cubes > 0 and self.left.of(pending) > 0

    def among(self, state: CapaDoro) -> list[int]:
        return state.bag

    def draws(self, state: CapaDoro, pending: int, luck: Luck) -> int:
        left: i64 = luck.below(state.cubes)
        cube: i64 = 0
        left -= count(state.bagged, 0)
        while left >= 0:
            cube += 1
            left -= count(state.bagged, cube)
        return CUBE + cube

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        cube: i64 = move - CUBE
        state.pending[-1] = self.of(self.left.of(pending) - 1)
        state.bagged -= some(cube, 1)
        state.cubes -= 1
        if cube == BEETLE_CUBE:
            state.beetles += 1
            if state.story is not None:
                state.note("beetle-drawn", state.turn, {})
        else:
            fields.grow(state, cube)
        if state.story is not None and state.cubes == 0:
            state.note("bag-empty", state.turn, {})


# --- beetles --------------------------------------------------------------------------------------------------------


class Beetling(Decision["CapaDoro"]):
    """A beetle eats half of the bales where it is put, rounded up, and leaves the game: on any plantation or any
    player's stock, one's own and empty ones too."""

    def arises(self, state: CapaDoro, pending: int) -> bool:
        return state.beetles > 0

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        return fields.plantations(state, BEETLE) + [BEETLE_STOCK + other for other in range(state.players)]

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        state.beetles -= 1
        if move < BEETLE_STOCK:
            gnaw_plantation(state, move - BEETLE)
        else:
            gnaw_stock(state, move - BEETLE_STOCK)

    def refuses(self, state: CapaDoro, pending: int, move: int, seat: int) -> Event | None:
        return fields.no_plantation(state, seat, move - BEETLE) if BEETLE <= move < BEETLE_STOCK else None

    def lean(self, state: CapaDoro, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Where others lose bales, and one place where nobody does; one's own only where there is nothing else."""
        out = []
        harmless = False
        for move in moves:
            if move < BEETLE_STOCK:
                code = state.fields[move - BEETLE]
                owner = code // PLANTATION - 1
                bales = code % PLANTATION
            else:
                owner = i64(move - BEETLE_STOCK)
                bales = total(state.stocks[owner])
            if bales == 0:
                if not harmless:
                    out.append(move)
                harmless = True
            elif owner != seat:
                out.append(move)
        return out if out else moves


def gnaw_plantation(state: CapaDoro, place: i64) -> None:
    code = state.fields[place]
    eaten = (code % PLANTATION + 1) // 2
    state.fields[place] = code - eaten
    state.discards += some(place // REGION, eaten)
    if state.story is not None:
        fields.tell(state, "gnawed", code, place, {"n": eaten, "tobacco": TOBACCOS[place // REGION]})


def gnaw_stock(state: CapaDoro, seat: i64) -> None:
    """Of a mixed stock the cheapest tobacco goes first: orange, grey, brown, gold (ruling)."""
    eaten = left = (total(state.stocks[seat]) + 1) // 2
    for tobacco in range(i64(SORTS)):
        gone = min(left, count(state.stocks[seat], tobacco))
        state.stocks[seat] -= some(tobacco, gone)
        state.discards += some(tobacco, gone)
        left -= gone
    if state.story is not None:
        state.note("gnawed-stock", seat, {"n": eaten})


ROLLING: Final[Rolling] = Rolling("roll")
DRAWING: Final[Drawing] = Drawing()
BEETLING: Final[Beetling] = Beetling("beetle")
