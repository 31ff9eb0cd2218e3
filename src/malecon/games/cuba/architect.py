# compiled by mypyc
"""The Architect: one building, paid in materials, on a field of one's own; or points instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.rows import added, replaced
from malecon.core.shape import Word
from malecon.core.story import Event
from malecon.games.cuba import instead
from malecon.games.cuba.moves import BUILD, DONE, SITE, TAKE_POINTS, USE
from malecon.games.cuba.words import ACRES, BUILDINGS, CONSTRUCTION, FIELDS, MATERIALS, OTHER, THINGS

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def buildable(state: Cuba, seat: i64) -> list[int]:
    """The buildings still to be had whose materials are there, if there is a field without a building to put one on."""
    found: list[int] = []
    # Construction law: without its pesos, no building.
    if state.laws[OTHER] == CONSTRUCTION and state.pesos[seat] < state.parts.construction:
        return found
    if not _has_field(state, seat):
        return found
    site = state.site
    materials = state.parts.materials
    wood: i64 = state.stock[11 * seat]
    stone: i64 = state.stock[11 * seat + 1]
    water: i64 = state.stock[11 * seat + 2]
    for building in range(i64(len(BUILDINGS))):
        at = 3 * building
        if materials[at] <= wood and materials[at + 1] <= stone and materials[at + 2] <= water and site[building] > 0:
            found.append(building)
    return found


def _has_field(state: Cuba, seat: i64) -> bool:
    """Whether a field is without a building."""
    fields = state.fields
    for at in range(ACRES * seat, ACRES * seat + ACRES):
        if fields[at] < 0:
            return True
    return False


def reward(state: Cuba) -> int:
    """The points that the next one who doesn't build takes."""
    return instead.reward(state, instead.ARCHITECT, state.parts.architect)


class Building(Decision["Cuba"]):
    def arises(self, state: Cuba, pending: int) -> bool:
        return instead.free(state, instead.ARCHITECT) > 0 or len(buildable(state, state.turn)) > 0

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        moves = []
        if instead.free(state, instead.ARCHITECT) > 0:
            moves.append(TAKE_POINTS)
        for building in buildable(state, seat):
            moves.append(BUILD + building)
        if not instead.must_take(state, instead.ARCHITECT):
            moves.append(DONE)
        return moves

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Points aren't refused."""
        return moves[:-1] if moves[0] == TAKE_POINTS and moves[-1] == DONE else moves

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        return {"points": reward(state)}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if move == TAKE_POINTS:
            return Event("markers", seat, {})
        if move == DONE:
            return Event("take-points", seat, {"points": reward(state)})
        if not BUILD <= move < SITE:
            return None
        told: dict[str, int | str] = {"building": BUILDINGS[move - BUILD]}
        if state.site[move - BUILD] == 0:
            return Event("none-left", seat, told)
        cost = state.parts.cost[move - BUILD]
        for thing in range(MATERIALS):
            have = state.held(seat, thing)
            if have < cost[thing]:
                return Event("materials", seat, {**told, "thing": THINGS[thing], "n": cost[thing], "have": have})
        if state.laws[OTHER] == CONSTRUCTION and state.pesos[seat] < state.parts.construction:
            return Event("construction", seat, {"pesos": state.parts.construction, "have": state.pesos[seat]})
        return Event("no-field", seat, {})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        state.pending.pop()
        if move == TAKE_POINTS:
            points = reward(state)
            state.markers |= instead.free(state, instead.ARCHITECT)
            state.score(seat, points, "architect")
        elif move != DONE:
            building = move - BUILD
            cost = state.parts.cost[building]
            for thing in range(MATERIALS):
                if cost[thing] > 0:
                    state.spend(seat, thing, cost[thing], building)
            if state.laws[OTHER] == CONSTRUCTION:
                state.pesos[seat] -= state.parts.construction
                if state.story is not None:
                    state.note("construction", seat, {"pesos": state.parts.construction})
            state.site = added(state.site, building, -1)
            state.pending.append(SITING.of(building))


class Siting(Decision["Cuba"]):
    """The building just paid for goes on any field without one; the pawn is in nobody's way."""

    def __init__(self) -> None:
        super().__init__("site")
        self.building: Final = self.field("building", Word(BUILDINGS))

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        base: i64 = ACRES * seat
        return [SITE + field for field in range(i64(ACRES)) if state.fields[base + field] < 0]

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        return Event("field-built", seat, {"field": FIELDS[move - SITE]}) if SITE <= move < USE else None

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        building = self.building.of(pending)
        state.pending.pop()
        state.fields = replaced(state.fields, ACRES * seat + move - SITE, building)
        if state.story is not None:
            state.note("built", seat, {"building": BUILDINGS[building], "field": FIELDS[move - SITE]})


BUILDING: Final[Building] = Building("build")
SITING: Final[Siting] = Siting()
