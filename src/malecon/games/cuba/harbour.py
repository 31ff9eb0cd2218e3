# compiled by mypyc
"""The harbour: loading, ships that leave, ships that come; the Mayor, the harbour offices and the Lighthouse.

Place 0 is the open sea, places 1 to 3 are the docks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Lot
from malecon.core.rows import replaced
from malecon.core.shape import Maybe, Whole, Word
from malecon.core.story import Event
from malecon.games.cuba import instead
from malecon.games.cuba.moves import BECKON, DONE, LOAD, SHIP, TAKE_PESOS, VOTES
from malecon.games.cuba.words import DOCKS, HARBOUR, LARGE_OFFICE, MATERIALS, OTHER, SHIPS, SPACES, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

LOADERS: Final = ("mayor", "small-harbour-office", "large-harbour-office")
BY_MAYOR: Final = 0
BY_SMALL_OFFICE: Final = 1
BY_LARGE_OFFICE: Final = 2


# --- loading ---------------------------------------------------------------------------------------------------------


def open_loading(state: Cuba, loader: int) -> None:
    """The Mayor loads any number on one ship, the small office one ware, the large one several of a type."""
    most = SPACES
    if loader == BY_SMALL_OFFICE:
        most = 1
    elif loader == BY_LARGE_OFFICE and not state.eggert:
        most = state.parts.most[LARGE_OFFICE]
    state.pending.append(LOADING.of(loader, -1, -1, most))


def fits(state: Cuba, seat: int) -> bool:
    """Whether any ware of the seat fits on any ship at a dock."""
    for ware in range(5):
        if state.held(seat, MATERIALS + ware) > 0:
            if state.space[ware] > 0 or state.space[5 + ware] > 0 or state.space[10 + ware] > 0:
                return True
    return False


def reward(state: Cuba) -> int:
    """The pesos that the next Mayor who doesn't load takes."""
    return instead.reward(state, instead.MAYOR, state.parts.mayor)


class Loading(Decision["Cuba"]):
    """After the first ware the ship is chosen, and for the large office the type too."""

    def __init__(self) -> None:
        super().__init__("load")
        self.loader: Final = self.field("who loads", Word(LOADERS))
        self.dock: Final = self.field("dock", Maybe(Whole(1, DOCKS)))
        self.ware: Final = self.field("the ware loaded last", Maybe(Word(WARES)))
        self.left: Final = self.field("wares it may still load", Whole(1, SPACES))

    def only(self, pending: int) -> int:
        """The one type that may still be loaded, −1 for all."""
        return self.ware.of(pending) if self.loader.of(pending) == BY_LARGE_OFFICE else -1

    def has_alternative(self, state: Cuba, pending: int) -> bool:
        """Whether it is a Mayor who may still take pesos instead."""
        unloaded = self.loader.of(pending) == BY_MAYOR and self.dock.of(pending) < 0
        return unloaded and instead.free(state, instead.MAYOR) > 0

    def arises(self, state: Cuba, pending: int) -> bool:
        dock = self.dock.of(pending)
        if dock < 0:
            return self.has_alternative(state, pending) or fits(state, state.turn)
        only = self.only(pending)
        for ware in range(5):
            if only < 0 or ware == only:
                if state.space[5 * dock - 5 + ware] > 0 and state.held(state.turn, MATERIALS + ware) > 0:
                    return True
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        dock = self.dock.of(pending)
        only = self.only(pending)
        alternative = self.has_alternative(state, pending)
        moves = []
        if alternative:
            moves.append(TAKE_PESOS)
        for ware in range(5):
            if (only < 0 or ware == only) and state.held(seat, MATERIALS + ware) > 0:
                for other in range(1, DOCKS + 1):
                    if (dock < 0 or other == dock) and state.space[5 * other - 5 + ware] > 0:
                        moves.append(LOAD + ware * DOCKS + other - 1)
        if not (alternative and instead.must_take(state, instead.MAYOR)):
            moves.append(DONE)
        return moves

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Wares in order; four pesos aren't refused, nor an office entered for nothing."""
        last = self.ware.of(pending)
        kept = []
        for move in moves:
            if move == DONE:
                if last >= 0 or (self.loader.of(pending) == BY_MAYOR and moves[0] != TAKE_PESOS):
                    kept.append(move)
            elif move == TAKE_PESOS or (move - LOAD) // DOCKS >= last:
                kept.append(move)
        return kept

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        dock = max(0, self.dock.of(pending))
        loader = ("mayor", "small", "large")[self.loader.of(pending)]
        return {"loader": "more" if dock else loader, "dock": dock, "pesos": reward(state)}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        chosen = self.dock.of(pending)
        if move == DONE:
            return Event("take-pesos", seat, {"pesos": reward(state)})
        if move == TAKE_PESOS:
            return Event("only-instead" if chosen > 0 else "markers", seat, {})
        if not LOAD <= move < VOTES:
            return None
        ware = (move - LOAD) // DOCKS
        dock = (move - LOAD) % DOCKS + 1
        if state.docks[dock] < 0:
            why = "no-ship"
        elif chosen > 0 and chosen != dock:
            why = "one-ship"
        elif state.held(seat, MATERIALS + ware) == 0:
            why = "have-none"
        elif state.space[SPACES * dock - SPACES + ware] == 0:
            why = "no-room"
        elif self.loader.of(pending) == BY_LARGE_OFFICE:
            why = "one-type"
        else:
            return None
        return Event(why, seat, {"thing": WARES[ware], "n": 1, "dock": dock, "chosen": max(0, chosen)})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        if move == DONE:
            state.pending.pop()
            return
        if move == TAKE_PESOS:
            state.pending.pop()
            pesos = reward(state)
            state.markers |= instead.free(state, instead.MAYOR)
            state.earn(seat, pesos, "mayor")
            return
        ware = (move - LOAD) // DOCKS
        dock = (move - LOAD) % DOCKS + 1
        points = state.parts.dock_points[dock]
        state.remove(seat, MATERIALS + ware, 1)
        state.space[5 * dock - 5 + ware] -= 1
        state.points[seat] += points
        if state.story is not None:
            state.note("loaded", seat, {"thing": WARES[ware], "n": 1, "dock": dock, "points": points})
        left = self.left.of(pending) - 1
        if state.laws[OTHER] == HARBOUR and full(state, dock):
            # Harbour law: it leaves at once, and whoever filled it has loaded enough.
            state.pending.pop()
            sail(state, dock)
            move_up(state)
            state.pending.append(ARRIVING.number)
        elif left == 0:
            state.pending.pop()
        else:
            state.pending[-1] = self.of(self.loader.of(pending), dock, ware, left)


# --- leaving and coming ----------------------------------------------------------------------------------------------


def full(state: Cuba, dock: int) -> bool:
    return state.docks[dock] >= 0 and not any(state.space[5 * dock - 5 + ware] > 0 for ware in range(5))


def sail(state: Cuba, dock: int) -> None:
    """A ship leaves: its cargo goes to the supply, its card under the stack, where everybody saw it go."""
    ship = state.docks[dock]
    spaces = state.parts.spaces[ship]
    for ware in range(5):
        state.supply[MATERIALS + ware] += spaces[ware] - state.space[5 * dock - 5 + ware]
        state.space[5 * dock - 5 + ware] = 0
    state.docks = replaced(state.docks, dock, -1)
    state.under = [*state.under, ship]
    if state.story is not None:
        state.note("sailed", -1, {"ship": ship + 1, "dock": dock})


def leave(state: Cuba) -> None:
    """End of round: who leaves is decided before any ship moves, dock 3 first under the stack."""
    for dock in range(DOCKS, 0, -1):
        if full(state, dock) or (dock == DOCKS and state.docks[dock] >= 0 and state.round >= 2):
            sail(state, dock)


def move_up(state: Cuba) -> None:
    """The ships keep their order and close the gaps towards dock 3, the one at sea follows."""
    to = DOCKS
    for place in range(DOCKS, -1, -1):
        ship = state.docks[place]
        if ship >= 0:
            if to != place:
                state.docks = replaced(state.docks, place, -1)
                if place == 0:
                    berth(state, to, ship)
                else:
                    state.docks = replaced(state.docks, to, ship)
                    for ware in range(5):
                        state.space[5 * to - 5 + ware] = state.space[5 * place - 5 + ware]
                        state.space[5 * place - 5 + ware] = 0
            to -= 1


def berth(state: Cuba, place: int, ship: int) -> None:
    """An empty ship comes to a place."""
    state.docks = replaced(state.docks, place, ship)
    if place > 0:
        spaces = state.parts.spaces[ship]
        for ware in range(5):
            state.space[5 * place - 5 + ware] = spaces[ware]
    if state.story is not None:
        state.note("arrived", -1, {"ship": ship + 1, "dock": place})


class Arriving(Lot["Cuba"]):
    """Ships come until no place is empty. Under the shuffled cards lie those that left, in an order everybody knows."""

    def place(self, state: Cuba) -> int:
        """Where the next ship goes: to the dearest empty dock, else to sea; −1 when all places are taken."""
        for place in range(DOCKS, -1, -1):
            if state.docks[place] < 0:
                return place
        return -1

    def arises(self, state: Cuba, pending: int) -> bool:
        place = self.place(state)
        while place >= 0 and state.stack == 0:
            assert state.under, "the ship stack never runs out: 4 of 15 cards are out at most"
            ship = state.under[0]
            state.under = state.under[1:]
            berth(state, place, ship)
            place = self.place(state)
        return place >= 0

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        return [SHIP + ship for ship in range(SHIPS) if state.stack & (1 << ship)]

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        state.stack -= 1 << (move - SHIP)
        berth(state, self.place(state), move - SHIP)


class DealingShips(Arriving):
    def place(self, state: Cuba) -> int:
        """Set-up: dock 1, dock 2 and the sea; dock 3 stays empty in the first round."""
        if state.docks[1] < 0:
            return 1
        if state.docks[2] < 0:
            return 2
        return 0 if state.docks[0] < 0 else -1


LOADING: Final[Loading] = Loading()
ARRIVING: Final[Arriving] = Arriving("ships")
DEALING_SHIPS: Final[DealingShips] = DealingShips("deal-ships")


# --- the Lighthouse: the ship at sea for one of the stack, which is then shuffled ------------------------------------


def signals(state: Cuba) -> list[int]:
    stack = state.stack
    for ship in state.under:
        stack |= 1 << ship
    return [BECKON + ship for ship in range(SHIPS) if stack & (1 << ship)]


def beckon(state: Cuba, move: int) -> None:
    ship = move - BECKON
    for other in state.under:
        state.stack |= 1 << other
    state.under = []
    state.stack += (1 << state.docks[0]) - (1 << ship)
    state.docks = replaced(state.docks, 0, ship)
    if state.story is not None:
        state.note("beckoned", state.turn, {"ship": ship + 1})
