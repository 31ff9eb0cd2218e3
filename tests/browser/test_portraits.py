"""Every card has a picture: the thing itself, as the board draws it, neither empty nor too thin to be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import malecon
from tests.browser.test_lettering import STATIC
from tests.web.boards import GAMES, drawing, moments

pytestmark = pytest.mark.browser
# As the client finds it: the thing's face, or the box in which it is pressed; it takes no wider one.
FACES = """() => [...document.querySelectorAll("#drawing [data-thing]")].map((thing) => {
    const face = thing.querySelector("[data-face]") ?? thing;
    const box = (face.querySelector(":scope > .reach") ?? face).getBoundingClientRect();
    return [thing.dataset.thing, box.width, box.height];
})"""
WIDEST = 380


@pytest.mark.parametrize("id", GAMES)
def test_every_thing_has_a_face(browser: Browser, id: str) -> None:
    game = malecon.game(id)
    style = "".join((STATIC / name).read_text("utf-8") for name in ("house.css", "board.css")) + "body { margin: 0; }"
    page = browser.new_page(viewport={"width": 1200, "height": 820})
    for state in moments(id, game.seats[-1], 120):
        page.set_content(
            f"<!doctype html><style>{style}</style>{drawing(state, 'en', min(state.actors, default=0)).svg}"
        )
        for thing, wide, high in page.evaluate(FACES):
            assert 0 < wide <= WIDEST, f"{thing} is {wide:.0f} wide"
            assert high > 20, f"{thing} is {high:.0f} high"
    page.close()
