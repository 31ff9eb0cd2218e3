# compiled by mypyc
"""Legal moves as a row of bytes, 1 for each that may be played."""

from __future__ import annotations

from struct import Struct, error
from typing import Any


class Marker:
    """For games of so many moves. It keeps a row of its own at hand, so that a buffer is written in one go."""

    def __init__(self, size: int) -> None:
        self.row = bytearray(size)
        self.pack: Any = Struct(f"{size}s").pack_into

    def mark(self, moves: list[int], into: Any, at: int) -> None:
        row = self.row
        for move in moves:
            row[move] = 1
        try:
            self.pack(into, at, row)
        except error:
            raise ValueError(f"the buffer has no room for {len(row)} bytes from place {at} on") from None
        finally:
            for move in moves:
                row[move] = 0
