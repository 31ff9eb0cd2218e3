"""What is written on the boards, measured where it is drawn: middle and end of a game, in both languages."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import malecon
from malecon.core.art.lettering import NARROWEST
from malecon.web import board
from tests.web.boards import GAMES, moments
from tests.web.boards import drawing as drawing_of
from tests.web.test_lettering import WINDOWS

STATIC = Path(board.__file__).parent / "static"
FACES = {"Josefin Sans Variable": "josefin-sans", "Source Sans 3 Variable": "source-sans-3"}
# Every text: what it says, how large its letters are, how much it is narrowed, and whether it lies on the board.
MEASURE = """() => [...document.querySelectorAll("#drawing text")].map((text) => {
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b);
    const box = text.getBoundingClientRect(), edge = document.getElementById("drawing").getBoundingClientRect();
    const inside = box.left >= edge.left && box.right <= edge.right && box.bottom <= edge.bottom;
    const narrowed = text.getAttribute("textLength");
    text.removeAttribute("textLength");
    return [text.textContent, size, narrowed ? narrowed / text.getComputedTextLength() : 1, inside];
})"""


def faces() -> str:
    out = ""
    for name, file in FACES.items():
        font = base64.b64encode((STATIC / f"vendor/{file}-latin-wght-normal.woff2").read_bytes()).decode()
        out += f"@font-face {{ font-family: '{name}'; src: url(data:font/woff2;base64,{font}); font-weight: 100 900; }}"
    return out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_letters_are_large_enough_and_hardly_narrowed(browser: Browser, id: str, lang: str) -> None:
    game = malecon.game(id)
    sheets = (STATIC / "house.css", STATIC / "board.css", game.folder / "board.css")
    style = faces() + "".join(sheet.read_text("utf-8") for sheet in sheets) + "body { margin: 0; }"
    page = browser.new_page()
    for state in moments(id, game.seats[-1], 90):
        svg = drawing_of(state, lang, min(state.actors, default=0)).svg
        for wide, least in WINDOWS.values():
            page.set_viewport_size({"width": wide, "height": wide * 820 // 1200})
            page.set_content(f"<!doctype html><style>{style}</style>{svg}")
            page.evaluate("document.fonts.ready")
            for text, size, narrowed, inside in page.evaluate(MEASURE):
                assert size >= least, f"{text}: {size:.1f} px"
                assert narrowed >= NARROWEST, f"{text}: narrowed to {narrowed:.2f}"
                assert inside, f"{text} runs off the board"
    page.close()
