# compiled by mypyc
"""The plantation: its board, the Worker's pawn and what its six fields give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.rows import replaced
from malecon.core.shape import Some, Whole
from malecon.core.story import Event
from malecon.games.cuba.moves import DONE, HARVEST, SELL, WORK
from malecon.games.cuba.parts import NO_FIELD
from malecon.games.cuba.words import ACRES, BUILDINGS, DROUGHT, FIELDS, MATERIALS, OTHER, THINGS, WAREHOUSE, WATER

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def lay(state: Cuba, seat: int, board: int) -> None:
    """A board before a seat: its fields, the printed warehouse and the pawn on it."""
    layout = state.parts.layouts[board]
    state.boards = replaced(state.boards, seat, board)
    state.layouts = state.layouts.copy()
    state.layouts[seat] = layout
    pawn = layout.index(NO_FIELD)
    state.pawns[seat] = pawn
    base = ACRES * seat
    bare = [-1] * ACRES
    state.fields = state.fields[:base] + bare + state.fields[base + ACRES :]
    state.fields[base + pawn] = WAREHOUSE


def gives(state: Cuba, seat: i64, field: i64) -> int:
    """The thing a field gives, −1 if it bears a building or the printed warehouse."""
    if state.fields[ACRES * seat + field] >= 0:
        return -1
    return state.layouts[seat][field]


def ripe(state: Cuba, seat: i64, field: i64) -> bool:
    """Whether it is a product field, and the supply has its product."""
    thing: i64 = gives(state, seat, field)
    return thing >= MATERIALS and state.supply[thing] > 0


EVERYWHERE: Final = [WORK + field for field in range(ACRES)]


class Placing(Decision["Cuba"]):
    """The pawn moves or stays; the materials of its row and column come by themselves, as the supply allows."""

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return EVERYWHERE.copy()

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        pawn = move - WORK
        state.pending.pop()
        state.pawns[seat] = pawn
        if state.story is not None:
            state.note("worker", seat, {"field": FIELDS[pawn]})
        cubes = [0] * MATERIALS
        for field in state.parts.cross[pawn]:
            thing = gives(state, seat, field)
            if 0 <= thing < MATERIALS:
                cubes[thing] += 1
        for thing in range(MATERIALS):
            if cubes[thing] > 0:
                state.gain(seat, thing, cubes[thing], "worker")
        free = state.parts.worker_drought if state.laws[OTHER] == DROUGHT else state.parts.worker_fields
        state.pending.append(HARVESTING.of(0, free))


class Harvesting(Decision["Cuba"]):
    """Product fields, one by one: some for nothing, the others for a water each."""

    def __init__(self) -> None:
        super().__init__("harvest")
        self.harvested: Final = self.field("fields harvested", Some(FIELDS))
        self.free: Final = self.field("fields still free of water", Whole(0, 99))

    def arises(self, state: Cuba, pending: int) -> bool:
        seat = state.turn
        if self.free.of(pending) == 0 and state.held(seat, WATER) == 0:
            return False
        harvested: i64 = self.harvested.of(pending)
        cross = state.parts.cross[state.pawns[seat]]
        return any(not harvested & (i64(1) << field) and ripe(state, seat, field) for field in cross)

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        harvested: i64 = self.harvested.of(pending)
        cross = state.parts.cross[state.pawns[seat]]
        moves = [HARVEST + field for field in cross if not harvested & (i64(1) << field) and ripe(state, seat, field)]
        moves.append(DONE)
        return moves

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Fields in order; of two fields of a kind the first; and none left that costs no water."""
        harvested = self.harvested.of(pending)
        layout = state.layouts[seat]
        kept: list[int] = []
        seen = 0
        for move in moves:
            if move == DONE:
                if self.free.of(pending) == 0 or not kept:
                    kept.append(move)
            elif harvested >> (move - HARVEST) == 0:
                thing = 1 << layout[move - HARVEST]
                if not seen & thing:
                    kept.append(move)
                    seen |= thing
        return kept

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        return {"free": self.free.of(pending)}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if not HARVEST <= move < SELL:
            return None
        field, pawn = move - HARVEST, state.pawns[seat]
        told: dict[str, int | str] = {"field": FIELDS[field], "pawn": FIELDS[pawn]}
        if field not in state.parts.cross[pawn]:
            return Event("not-active", seat, told)
        if self.harvested.of(pending) & 1 << field:
            return Event("harvested", seat, told)
        building = state.fields[ACRES * seat + field]
        if building >= 0:
            return Event("field-bears-building", seat, {**told, "building": BUILDINGS[building]})
        thing = gives(state, seat, field)
        if thing < MATERIALS:
            return Event("field-material", seat, {**told, "thing": THINGS[thing]})
        return Event("supply-empty", seat, {"thing": THINGS[thing], "n": 1})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        if move == DONE:
            state.pending.pop()
            return
        field = move - HARVEST
        free = self.free.of(pending)
        if free > 0:
            free -= 1
        else:
            state.lose(seat, WATER, 1)
            if state.story is not None:
                state.note("watered", seat, {"field": FIELDS[field]})
        state.pending[-1] = self.of(self.harvested.of(pending) | 1 << field, free)
        state.gain(seat, state.layouts[seat][field], 1, "worker")


PLACING: Final[Placing] = Placing("work")
HARVESTING: Final[Harvesting] = Harvesting()
