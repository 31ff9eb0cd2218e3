"""A position's drawing as pixels: the board that a browser gets, and under it what each seat holds."""

from __future__ import annotations

import re
from atexit import register
from collections.abc import Mapping
from functools import cache
from html import escape
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from malecon.core.game import Game
from malecon.web import board
from malecon.web.board import Drawing

STATIC = Path(board.__file__).parent / "static"
COLOURS = ("orange", "blue", "green", "yellow", "purple")
# The house's type faces, by the names that the style sheet gives them; a drawing writes only in bold.
FACES = {"poster": ("Josefin Sans", "josefin-sans"), "text": ("Source Sans 3", "source-sans-3")}
BOLD = 700
WIDTH = 1000  # in pixels; the height follows from the board's, so that all pictures of a table are of one size
ROW, STEP = 44, 84  # units of the board: a seat's row under it, and a tally in that
# Signs that the type faces lack: a browser takes them from its machine.
SIGNS = str.maketrans({"→": "›", "←": "‹", "↔": "‹›", "⇄": "‹›", "⌂": "^"})
SPACES = 'xmlns="http://www.w3.org/2000/svg"'


def paint(game: Game, view: Mapping[str, Any], viewer: int | None) -> NDArray[np.uint8]:
    """What a seat (None: a spectator) sees in its view, height × width × 3."""
    import resvg_py
    from PIL import Image

    seats = range(view["players"])
    names = [f"seat {seat}" for seat in seats]
    drawing = board.drawn(game, dict(view), [], "en", viewer, names, COLOURS[: len(seats)])
    png = resvg_py.svg_to_bytes(
        svg_string=_page(game, drawing),
        style_sheet=_style(game),
        font_files=_faces(),
        skip_system_fonts=bool(_faces()),
        background=_inks()["paper"],
        width=WIDTH,
    )
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"), np.uint8)


def _page(game: Game, drawing: Drawing) -> str:
    """One picture of the symbols, the board and the rows of the seats."""
    svg = str(drawing.svg)
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert size, f"the board of {game.id} says no size"
    width, height = int(size[1]), int(size[2])
    rows = "".join(_row(seat, held, height) for seat, held in enumerate(drawing.tallies))
    whole = f"0 0 {width} {height + ROW * len(drawing.tallies)}"
    placed = svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    return f'<svg {SPACES} viewBox="{whole}">{_symbols(game)}{_inked(placed)}{rows}</svg>'.translate(SIGNS)


def _row(seat: int, held: tuple[tuple[str, str], ...], height: int) -> str:
    top = height + ROW * seat
    colour = COLOURS[seat]
    out = f'<g class="seat-{colour}"><use href="#swatch-{colour}" x="12" y="{top + 8}" width="28" height="28"/>'
    for place, (symbol, number) in enumerate(held):
        left = 56 + STEP * place
        out += f'<use href="#{symbol}" x="{left}" y="{top + 6}" width="32" height="32"/>'
        out += f'<text x="{left + 37}" y="{top + 29}" class="tally">{escape(number)}</text>'
    return out + "</g>"


@cache
def _symbols(game: Game) -> str:
    own = board.extra(game, "symbols.jinja")
    return _inked("".join(str(board.still(sheet, "en")) for sheet in ("art/sheet.jinja", own) if sheet))


@cache
def _inks() -> dict[str, str]:
    """The house's inks by day: the first list of its style sheet."""
    sheet = (STATIC / "house.css").read_text("utf-8")
    inks = dict(re.findall(r"--([a-z-]+):\s*([^;]+);", sheet[: sheet.index("}")]))
    return {**inks, **{word: f'"{family}", sans-serif' for word, (family, _) in FACES.items()}}


def _inked(text: str) -> str:
    """With the inks in the places of their names, mixed and see-through ones as every reader of SVG knows them."""
    named = re.sub(r"var\(--([a-z-]+)\)", lambda found: _inks()[found[1]], text)
    mixed = re.sub(r"color-mix\(in srgb, #(\w{6}) (\d+)%, #(\w{6})\)", _mix, named)
    return re.sub(r"rgb\((\d+) (\d+) (\d+) / ([.\d]+)\)", r"rgba(\1, \2, \3, \4)", mixed)


def _mix(found: re.Match[str]) -> str:
    share = int(found[2]) / 100
    pairs = zip(bytes.fromhex(found[1]), bytes.fromhex(found[3]), strict=True)
    return "#" + bytes(round(share * one + (1 - share) * other) for one, other in pairs).hex()


@cache
def _style(game: Game) -> str:
    seats = re.findall(r"\.seat-[a-z]+ \{[^}]*\}", (STATIC / "house.css").read_text("utf-8"))
    own = game.folder / "board.css"
    sheets = [STATIC / "board.css", *([own] if own.is_file() else [])]
    tally = ".tally { font: 700 22px var(--text); fill: var(--ink); }"
    return _inked("\n".join([*seats, *(sheet.read_text("utf-8") for sheet in sheets), tally]))


@cache
def _faces() -> list[str]:
    """The house's type faces as files that resvg reads; none where a source tree lacks them: then the machine's."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    folder = TemporaryDirectory(prefix="malecon-faces-")
    register(folder.cleanup)
    out = []
    for family, file in FACES.values():
        source = STATIC / f"vendor/{file}-latin-wght-normal.woff2"
        if not source.is_file():
            return []
        face = instantiateVariableFont(TTFont(source), {"wght": BOLD})
        face.flavor = None
        for record in face["name"].names:
            if record.nameID in (1, 16):  # the family, of four styles and of any number
                record.string = family
        out.append(str(Path(folder.name) / f"{file}.ttf"))
        face.save(out[-1])
    return out
