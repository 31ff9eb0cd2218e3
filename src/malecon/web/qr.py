"""A link as a square that a phone's camera reads."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

# Ink on paper by night as well: many cameras don't read light on dark.
INK, PAPER = "#1F2A37", "#FFFFFF"
# Modules of margin that a reader needs.
QUIET = 4


@lru_cache(maxsize=500)
def qr(link: str) -> Markup:
    """The SVG of a link, as large as its place.

    >>> qr("https://games.example/j/abc")[:4]
    Markup('<svg')
    """
    made = segno.make_qr(link, error="m")
    return Markup(made.svg_inline(dark=INK, light=PAPER, border=QUIET, omitsize=True, svgclass="qr", lineclass=None))
