# compiled by mypyc
"""What stands on a place of Capa d'Oro's board and what a tile says, as they are observed: two numbers each."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from malecon.core.lens import COUNT, FLAG, WORD, Field, Form, PackedForm
from malecon.games.capa_doro.bales import count
from malecon.games.capa_doro.layout import NEUTRAL, PLANTATION, TURNED

STRANGERS: Final = 2  # owners that are no seats


class BalesForm(Form):
    """How many of each sort one number says."""

    def __init__(self, sorts: int) -> None:
        super().__init__(COUNT, 0)
        self.length = sorts
        self.blank = bytes(4 * sorts)
        self.plain = False

    def spread(self, value: int, first: int, players: int, out: BytesWriter) -> None:
        bales: i64 = value
        for sort in range(i64(self.length)):
            write_i32_le(out, i32(count(bales, sort)))


class PlotForm(PackedForm):
    """Who owns a plantation: 0 is the viewer, the last two are neutral and the Bargain tile; then its bales."""

    def __init__(self, players: int, bales: int) -> None:
        super().__init__(WORD, players + STRANGERS - 1, 2, True)
        self.bales: int = bales

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        owner = value // PLANTATION - 1
        if 0 <= owner < NEUTRAL:
            owner = (owner - first) % players
        elif owner >= NEUTRAL:
            owner = owner - NEUTRAL + players
        return [owner, value % PLANTATION]

    def fields(self, name: str, times: int) -> list[Field]:
        return alternating(name, times, Field("owner", 1, WORD, self.high, True), Field("bales", 1, COUNT, self.bales))


class TileForm(PackedForm):
    """A cigar's tile, and whether it is rolled."""

    def __init__(self) -> None:
        super().__init__(WORD, TURNED - 1, 2, True)

    def numbers(self, value: int, first: int, players: int) -> list[int]:
        return [value % TURNED if value >= 0 else -1, 1 if value >= TURNED else 0]

    def fields(self, name: str, times: int) -> list[Field]:
        return alternating(name, times, Field("tile", 1, WORD, self.high, True), Field("rolled", 1, FLAG, 1))


def alternating(name: str, times: int, one: Field, other: Field) -> list[Field]:
    """Two numbers by turns: a field for each of them."""
    return [
        Field(f"{name}.{place}.{field.name}", 1, field.kind, field.high, field.none)
        for place in range(times)
        for field in (one, other)
    ]
