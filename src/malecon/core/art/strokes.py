"""What drawings repeat after every move, drawn once and kept: a board is mostly made of these. See `ink.jinja`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from malecon.core.art.lettering import SMALLEST, fitted

# Of each so many are kept: more than all boards of a house show at once.
KEPT = 8192


@lru_cache(KEPT)
def use(symbol: str, x: float, y: float, w: float, h: float | None = None, kind: str = "") -> Markup:
    """A symbol from the sheet in a box of w × h.

    >>> print(use("sugar", 10, 20, 32))
    <use href="#sugar" x="10" y="20" width="32" height="32"/>
    """
    extra = f' class="{escape(kind)}"' if kind else ""
    return Markup(f'<use href="#{escape(symbol)}" x="{x}" y="{y}" width="{w}" height="{h or w}"{extra}/>')


@lru_cache(KEPT)
def piece(id: str, symbol: str, x: float, y: float, w: float, h: float | None = None, kind: str = "") -> Markup:
    """A keyed piece: the client moves it from its old place to the new one when the position changes."""
    inside = use(symbol, 0, 0, w, h)
    return Markup(f'<g id="{escape(id)}" class="piece {escape(kind)}" transform="translate({x} {y})">{inside}</g>')


@lru_cache(KEPT)
def reach(x: float, y: float, w: float, h: float) -> Markup:
    """Where a thing is pressed, beyond what is drawn of it."""
    return Markup(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" class="reach"/>')


def strip(parts: Sequence[str], x: float, y: float, size: float = 22) -> Markup:
    """Symbols and figures in a row, centred on x: strip(["sugar", "→", "rum"], 55, 104)."""
    return _strip(tuple(parts), x, y, size)


@lru_cache(KEPT)
def _strip(parts: tuple[str, ...], x: float, y: float, size: float) -> Markup:
    drawn, wide = [part[0].islower() for part in parts], [_width(part, size) for part in parts]
    at, made = x - sum(wide) / 2, []
    for part, symbol, step in zip(parts, drawn, wide, strict=True):
        if symbol:
            made.append(use(part, round(at, 1), y, size))
        else:
            middle, foot = round(at + step / 2, 1), round(y + size * 0.76, 1)
            made.append(Markup(f'<text x="{middle}" y="{foot}" class="figure works">{escape(part)}</text>'))
        at += step
    return Markup("").join(made)


def _width(part: str, size: float) -> float:
    """Of a symbol, or of a figure, in which an arrow takes more room."""
    return size + 1 if part[0].islower() else size * (0.34 + len(part) * 0.32 + part.count("→") * 0.16)


@lru_cache(KEPT)
def name(text: str, x: float, y: float, room: float, lines: int = 1, size: float = SMALLEST, kind: str = "") -> Markup:
    """A name where there is so much room for it: narrowed a little, else in two lines round y, else cut short. Its
    thing says it whole."""
    rows, kinds = fitted(text, room, lines, size), f"label {escape(kind)}".rstrip()
    top = y - (len(rows) - 1) / 2 * size
    made = [
        f'<text x="{x}" y="{top + i * size}" class="{kinds}"{_narrowed(to)}>{escape(row)}</text>'
        for i, (row, to) in enumerate(rows)
    ]
    return Markup("".join(made))


def _narrowed(to: float | None) -> str:
    return f' textLength="{to}" lengthAdjust="spacingAndGlyphs"' if to else ""


@lru_cache(KEPT)
def count(symbol: str, number: int | None, x: float, y: float, size: float = 26) -> Markup:
    """A ware with its number, unknown where there is none."""
    told = "?" if number is None else number
    figure = f'<text x="{x + size + 3}" y="{y + size * 0.76}" class="figure count">{told}</text>'
    return use(symbol, x, y, size) + Markup(figure)
