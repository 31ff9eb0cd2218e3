# compiled by mypyc
"""The black markers on the board's «instead» spaces: what the first and the second one take who don't build or load."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

MARKERS: Final = ("material", "product", "architect-1", "architect-2", "mayor-1", "mayor-2")
# As bits; that of a second space is twice that of the first.
MATERIAL: Final = 1
PRODUCT: Final = 2
ARCHITECT: Final = 4
MAYOR: Final = 16


def free(state: Cuba, first: int) -> int:
    """The marker that the next one puts down; 0 when both spaces are covered."""
    if not state.markers & first:
        return first
    return 0 if state.markers & 2 * first else 2 * first


def reward(state: Cuba, first: int, rewards: list[int]) -> int:
    """What the next one takes."""
    marker = free(state, first)
    if marker == 0:
        return 0
    return rewards[0 if marker == first else 1]


def must_take(state: Cuba, first: int) -> bool:
    """Who doesn't build or load takes what is still there (ruling; by version 1 it could be left)."""
    return state.rules >= 2 and free(state, first) > 0
