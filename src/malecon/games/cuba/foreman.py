# compiled by mypyc
"""The Foreman: the buildings in the pawn's row and column, each once and in any order, or one building anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.shape import Some
from malecon.core.story import Event
from malecon.games.cuba import buildings
from malecon.games.cuba.moves import DONE, SPEND, USE
from malecon.games.cuba.words import ACRES, BUILDINGS, FIELDS, WAREHOUSE

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def in_reach(state: Cuba, used: i64) -> i64:
    """The useful kinds of building in the pawn's row and column that were not used yet, as bits."""
    seat: i64 = state.turn
    kinds: i64 = 0
    for field in state.parts.cross[state.pawns[seat]]:
        building: i64 = state.fields[ACRES * seat + field]
        if building >= 0 and not used & (i64(1) << field) and buildings.useful(state, seat, building):
            kinds |= i64(1) << building
    return kinds


def usable(state: Cuba, used: i64) -> i64:
    """As long as none was used, all useful kinds of building that the seat has, as bits."""
    if used != 0:
        return in_reach(state, used)
    seat: i64 = state.turn
    kinds: i64 = 0
    for field in range(ACRES * seat, ACRES * seat + ACRES):
        building: i64 = state.fields[field]
        if building >= 0 and buildings.useful(state, seat, building):
            kinds |= i64(1) << building
    return kinds


class Overseeing(Decision["Cuba"]):
    def __init__(self) -> None:
        super().__init__("oversee")
        self.used: Final = self.field("fields used", Some(FIELDS))

    def arises(self, state: Cuba, pending: int) -> bool:
        return usable(state, self.used.of(pending)) != 0

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        kinds = usable(state, self.used.of(pending))
        moves = [USE + building for building in range(i64(len(BUILDINGS))) if kinds & (1 << building)]
        moves.append(DONE)
        return moves

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """What only gives comes first, storing comes last; one building anywhere is tried before any other is used."""
        used = self.used.of(pending)
        for field in range(ACRES):
            if used & (1 << field) and state.fields[ACRES * seat + field] == WAREHOUSE:
                return [DONE]
        reach = in_reach(state, used)
        givers = reach & buildings.GIVERS
        kept = []
        for move in moves:
            if move == DONE:
                if givers == 0 and not reach & (1 << WAREHOUSE):
                    kept.append(move)
                continue
            building = 1 << (move - USE)
            if not reach & building or givers == 0:
                kept.append(move)
            elif givers & building:
                kept.append(move)
                givers = building  # the first of them alone
        return kept

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if not USE <= move < SPEND:
            return None
        building, used = move - USE, self.used.of(pending)
        mine = [field for field in range(ACRES) if state.fields[ACRES * seat + field] == building]
        if not mine:
            why = "no-building"
        elif not buildings.useful(state, seat, building):
            why = "useless"
        elif [field for field in mine if not used & 1 << field]:
            why = "out-of-reach"
        else:
            why = "used"
        return Event(why, seat, {"building": BUILDINGS[building], "pawn": FIELDS[state.pawns[seat]]})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        """A building outside row and column is the one building anywhere: the Foreman's action ends with it."""
        if move == DONE:
            state.pending.pop()
            return
        used = self.used.of(pending)
        building = move - USE
        for field in state.parts.cross[state.pawns[seat]]:
            if state.fields[ACRES * seat + field] == building and not used & (1 << field):
                state.pending[-1] = self.of(used | 1 << field)
                break
        else:
            state.pending.pop()
        buildings.enter(state, building)


OVERSEEING: Final[Overseeing] = Overseeing()
