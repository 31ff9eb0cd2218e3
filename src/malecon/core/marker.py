# compiled by mypyc
"""Legal moves as a row of bytes, 1 for each that may be played."""

from __future__ import annotations

from struct import Struct, error
from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64


class Marker:
    """For so many moves from the first on; a buffer is written in one go."""

    def __init__(self, size: int, first: int = 0) -> None:
        self.size: int = size
        self.first: int = first
        self.none = bytes(size)
        self.pack: Any = Struct(f"{size}s").pack_into

    def mark(self, moves: list[int], into: Any, at: int) -> None:
        row = BytesWriter()
        row.write(self.none)
        first: i64 = self.first
        for move in moves:
            place: i64 = move
            row[place - first] = 1
        try:
            self.pack(into, at, row.getvalue())
        except error:
            raise ValueError(f"the buffer has no room for {self.size} bytes from place {at} on") from None
