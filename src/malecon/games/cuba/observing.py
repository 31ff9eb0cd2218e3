# compiled by mypyc
"""What is hidden from whom in Cuba."""

from __future__ import annotations

from malecon.games.cuba import parliament
from malecon.games.cuba.state import Cuba


def in_secret(state: Cuba, viewer: int, owner: int) -> bool:
    return viewer != owner


def face_down(state: Cuba, viewer: int, owner: int) -> bool:
    return viewer != owner and parliament.delegates_hidden(state)
