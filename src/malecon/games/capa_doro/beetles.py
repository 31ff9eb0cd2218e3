# compiled by mypyc
"""The beetles out of the bag: each eats half of the bales where it is put, rounded up, and leaves the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision
from malecon.core.story import Event
from malecon.games.capa_doro import fields
from malecon.games.capa_doro.layout import PLANTATION, REGION, SORTS
from malecon.games.capa_doro.words import BEETLE, BEETLE_STOCK, TOBACCOS

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


class Beetling(Decision["CapaDoro"]):
    """On any plantation or any player's stock, one's own and empty ones too."""

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
                owner = move - BEETLE_STOCK
                bales = _held(state, owner)
            if bales == 0:
                if not harmless:
                    out.append(move)
                harmless = True
            elif owner != seat:
                out.append(move)
        return out if out else moves


BEETLING: Final[Beetling] = Beetling("beetle")


def gnaw_plantation(state: CapaDoro, place: int) -> None:
    code = state.fields[place]
    eaten = (code % PLANTATION + 1) // 2
    state.fields[place] = code - eaten
    state.discards[place // REGION] += eaten
    if state.story is not None:
        fields.tell(state, "gnawed", code, place, {"n": eaten, "tobacco": TOBACCOS[place // REGION]})


def gnaw_stock(state: CapaDoro, seat: int) -> None:
    """Of a mixed stock the cheapest tobacco goes first: orange, grey, brown, gold (ruling)."""
    eaten = left = (_held(state, seat) + 1) // 2
    for tobacco in range(SORTS):
        gone = min(left, state.stocks[SORTS * seat + tobacco])
        state.stocks[SORTS * seat + tobacco] -= gone
        state.discards[tobacco] += gone
        left -= gone
    if state.story is not None:
        state.note("gnawed-stock", seat, {"n": eaten})


def _held(state: CapaDoro, seat: int) -> int:
    """The bales of a seat's stock."""
    held = 0
    for tobacco in range(SORTS * seat, SORTS * seat + SORTS):
        held += state.stocks[tobacco]
    return held
