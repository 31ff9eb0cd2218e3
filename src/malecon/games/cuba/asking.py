"""What the prompts of Cuba tell beside the pending decision's own words: only what is really there to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from malecon.games.cuba import architect, harbour, laws
from malecon.games.cuba.frames import (
    BUILDING,
    BY_MAYOR,
    BY_SMALL_OFFICE,
    ENACTING,
    HARVESTING,
    KINDS,
    LOADING,
    STARTING,
    TAXING,
    TOLLING,
    TRADING,
)
from malecon.games.cuba.plantation import ACRES_BIT
from malecon.games.cuba.words import MATERIALS, PRODUCTS, TAKE, TAX

if TYPE_CHECKING:
    from malecon.core.state import State
    from malecon.games.cuba.state import Cuba

Details = dict[str, int | str]


def asking(position: State) -> Details:
    state = cast("Cuba", position)
    frame = state.pending[-1] if state.pending else -1
    kind, number = frame % KINDS, frame // KINDS
    if kind == STARTING:
        return _first_pieces(number // 8 % 4, number // 32)
    if kind == HARVESTING:
        return {"free": number // ACRES_BIT}
    if kind == TRADING:
        return {"instead": _instead(state)}
    if kind == BUILDING:
        return {"points": architect.reward(state)}
    if kind == LOADING:
        return _loading(state, number)
    if kind == ENACTING:
        return {"n": min(number, len(state.moves())), "more": "yes" if number < state.parts.law_passed else "no"}
    if kind == TAXING:
        return {"pesos": laws.tax(state, state.turn, state.laws[TAX]), "points": state.parts.law_points}
    if kind == TOLLING:
        return _duty(state, number // 8)
    return {}


def _first_pieces(materials: int, products: int) -> Details:
    return {"materials": materials, "products": products, "both": "yes" if materials and products else "no"}


def _instead(state: Cuba) -> str:
    """What may be taken instead of trading."""
    taken = [move - TAKE for move in state.moves() if TAKE <= move < TAKE + PRODUCTS]
    material, product = (any((thing < MATERIALS) == raw for thing in taken) for raw in (True, False))
    return "both" if material and product else "material" if material else "product" if product else "none"


def _loading(state: Cuba, number: int) -> Details:
    dock = number // 4 % 4
    loader = "mayor" if number % 4 == BY_MAYOR else "small" if number % 4 == BY_SMALL_OFFICE else "large"
    return {"loader": "more" if dock else loader, "dock": dock, "pesos": harbour.reward(state)}


def _duty(state: Cuba, left: int) -> Details:
    """The duty's own points, and one more for those who paid the tax."""
    paid = bool(state.paid & 1 << state.turn)
    points = state.parts.law_points + (state.parts.law_both if paid else 0)
    return {"left": left, "points": points, "paid": "yes" if paid else "no"}
