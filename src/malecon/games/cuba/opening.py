# compiled by mypyc
"""Set-up: after three ships the first player, who also is the first to choose a board and cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Lot
from malecon.core.shape import SEAT, Whole
from malecon.core.story import Event
from malecon.games.cuba import parliament, plantation
from malecon.games.cuba.moves import BOARD, FIRST, TAKE
from malecon.games.cuba.words import COLOURS, MATERIALS, PRODUCTS, TAX, THINGS

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

MOST_CUBES: Final = 2  # materials, and products, that one begins with


class DrawingFirst(Lot["Cuba"]):
    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return [FIRST + other for other in range(state.players)]

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        state.first = state.turn = move - FIRST
        state.pending[-1] = parliament.BILLING.of(TAX)
        offer_cubes(state, state.first)
        if chosen_boards(state):
            state.pending.append(CHOOSING.of(state.first))


# --- everybody the common board, or each one of five -----------------------------------------------------------------


def chosen_boards(state: Cuba) -> bool:
    """Whether each chooses a board of its own; by version 1 they went by seat."""
    return state.options["boards"] == "individual" and state.rules >= 2


def hand_out(state: Cuba) -> None:
    """Boards before anybody has chosen: one not chosen yet is taken for the common one."""
    own = state.options["boards"] == "individual"
    for seat in range(state.players):
        plantation.lay(state, seat, seat + 1 if own and state.rules < 2 else 0)
        if chosen_boards(state):
            state.boards[seat] = -1


class Choosing(Decision["Cuba"]):
    """Each board is chosen once."""

    def __init__(self) -> None:
        super().__init__("boards")
        self.seat: Final = self.field("seat", SEAT)

    def waits(self, state: Cuba, pending: int) -> bool:
        state.turn = state.actor = self.seat.of(pending)
        return True

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return [BOARD + colour for colour in range(len(COLOURS)) if colour + 1 not in state.boards]

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if not BOARD <= move < TAKE:
            return None
        owner = state.boards.index(move - BOARD + 1)
        return Event("board-taken", seat, {"colour": COLOURS[move - BOARD], "other": owner})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        plantation.lay(state, seat, move - BOARD + 1)
        if state.story is not None:
            state.note("board", seat, {"colour": COLOURS[move - BOARD]})
        state.pending.pop()
        following = (seat + 1) % state.players
        if following != state.first:
            state.pending.append(self.of(following))


# --- materials and products of one's choice, in turn order -----------------------------------------------------------


def offer_cubes(state: Cuba, seat: int) -> None:
    state.pending.append(STARTING.of(seat, state.parts.start_materials, state.parts.start_products))


class Starting(Decision["Cuba"]):
    def __init__(self) -> None:
        super().__init__("start")
        self.seat: Final = self.field("seat", SEAT)
        self.materials: Final = self.field("materials to choose", Whole(0, MOST_CUBES))
        self.products: Final = self.field("products to choose", Whole(0, MOST_CUBES))

    def waits(self, state: Cuba, pending: int) -> bool:
        seat = self.seat.of(pending)
        if self.materials.of(pending) + self.products.of(pending) > 0:
            state.turn = state.actor = seat
            return True
        state.pending.pop()
        following = (seat + 1) % state.players
        if following != state.first:
            offer_cubes(state, following)
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        first = 0 if self.materials.of(pending) > 0 else MATERIALS
        end = PRODUCTS if self.products.of(pending) > 0 else MATERIALS
        return [TAKE + thing for thing in range(first, end) if state.supply[thing] > 0]

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Materials before products, each by kind."""
        materials = self.materials.of(pending)
        kept = []
        for move in moves:
            thing = move - TAKE
            if thing < MATERIALS:
                if _highest(state, 0, MATERIALS) <= thing:
                    kept.append(move)
            elif materials == 0 and _highest(state, MATERIALS, PRODUCTS) <= thing:
                kept.append(move)
        return kept

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        materials, products = self.materials.of(pending), self.products.of(pending)
        return {"materials": materials, "products": products, "both": "yes" if materials and products else "no"}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if not TAKE <= move < TAKE + PRODUCTS:
            return None
        thing = move - TAKE
        left = self.materials.of(pending) if thing < MATERIALS else self.products.of(pending)
        if left > 0:
            return Event("supply-empty", seat, {"thing": THINGS[thing], "n": 1})
        return Event("no-more-materials" if thing < MATERIALS else "no-more-products", seat, {})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        materials = self.materials.of(pending)
        products = self.products.of(pending)
        if move - TAKE < MATERIALS:
            materials -= 1
        else:
            products -= 1
        state.gain(seat, move - TAKE, 1, "start")
        state.pending[-1] = self.of(seat, materials, products)


def _highest(state: Cuba, first: int, end: int) -> int:
    held = [thing for thing in range(first, end) if state.stock[11 * state.turn + thing] > 0]
    return held[-1] if held else first


DRAWING_FIRST: Final[DrawingFirst] = DrawingFirst("draw-first")
CHOOSING: Final[Choosing] = Choosing()
STARTING: Final[Starting] = Starting()
