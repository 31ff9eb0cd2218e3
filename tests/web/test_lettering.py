"""What is written on the boards can be read on a tablet, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import malecon
from malecon.core.art.lettering import NARROWEST, SMALLEST, fitted, width
from malecon.web import board
from tests.web.boards import GAMES, drawn, moments

SHARED = Path(board.__file__).parent / "static" / "board.css"
SHEETS = [SHARED, *(malecon.game(id).folder / "board.css" for id in GAMES)]
# How wide a board is drawn on a desk, a laptop and a tablet, and the least that is read there, in pixels.
WINDOWS = {"desk": (1106, 11), "laptop": (843, 11), "tablet": (804, 12)}


@pytest.mark.parametrize("window", WINDOWS)
def test_the_smallest_letters_are_large_enough_everywhere(window: str) -> None:
    wide, least = WINDOWS[window]
    assert SMALLEST * wide / 1200 >= least


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_no_style_of_a_board_is_smaller(sheet: Path) -> None:
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;}]*?([\d.]+)px", sheet.read_text("utf-8"))]
    assert all(size >= SMALLEST for size in sizes), sizes


@pytest.mark.parametrize("id", GAMES)
def test_every_text_has_a_style_with_a_size(id: str) -> None:
    for state in moments(id, malecon.game(id).seats[-1], 60):
        for text in drawn(state, "fr", min(state.actors, default=0)).root.iter("text"):
            assert {"label", "figure"} & set(text.attrib["class"].split()), text.text
            assert "font-size" not in text.attrib


def test_words_are_narrowed_then_wrapped_then_cut() -> None:
    for text in (
        "Bank",
        "Customs office",
        "Large harbour office",
        "Loi sur la construction des ports",
        "Wwwwwwwwwwwwww",
    ):
        for room in (60, 104, 150):
            for line, narrowed in fitted(text, room, 2):
                assert width(line) * NARROWEST <= room
                assert narrowed == (room if width(line) > room else None)
