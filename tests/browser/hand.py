"""A hand before a table on one screen: presses things and buttons with a mouse or a finger, and counts.

Nothing is pressed before the page has come to rest, so that a busy machine counts what a quiet one does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from malecon.table import seating
from tests.browser.conftest import PHONE, WIDE, Visit, settled

SEND = """async moves => {
    const {n, seat} = document.getElementById("table").dataset;
    const headers = {"Content-Type": "application/json", Accept: "application/json"};
    const body = JSON.stringify({n: +n, seat: +seat, moves});
    const answer = await fetch(location.pathname + "/moves", {method: "POST", headers, body});
    if (!answer.ok) throw new Error(JSON.stringify(await answer.json()));
}"""

# To the zone in which a thing lies, and the part of it that shows the thing.
ENTER = """thing => {
    const reach = document.querySelector(`[data-thing="${thing}"] .reach`), {x, y, width, height} = reach.getBBox();
    const tab = [...document.querySelectorAll("#zones button")].slice(1).find((each) => {
        const [left, top, w, h] = each.dataset.zone.split(" ").map(Number);
        return x >= left && y >= top && x + width <= left + w && y + height <= top + h;
    });
    const edge = document.getElementById("board").getBoundingClientRect();
    for (let part = 0; tab && part < 4; part++) {
        tab.click();
        const at = reach.getBoundingClientRect();
        if (at.left + at.width * 0.3 >= edge.left && at.left + at.width * 0.5 <= edge.right) return;
    }
}"""


class Hand:
    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch, self.presses = page, touch, 0

    def point(self, name: str) -> None:
        """The mouse rests on a thing until its card is there: that presses nothing."""
        settled(self.page)
        box = self.page.locator(f'#drawing [data-thing="{name}"] .reach').first.bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(self.page.locator(f"#card-{name}[data-peek]")).to_be_visible()

    def thing(self, name: str, swipe: bool = False) -> None:
        """A press on the board, where the thing is pressed. Swiping to another zone is no press."""
        settled(self.page)
        if swipe and self.touch:
            self.page.evaluate(ENTER, name)
        drawn = self.page.locator(f'#drawing [data-thing="{name}"]')
        own = drawn.locator("> .reach")
        self._press(own if own.count() else drawn.locator(".reach").first, 0.5, 0.5)

    def button(self, label: str | re.Pattern[str]) -> None:
        """The one of the card that is open, or of the bar; what stands small under its words isn't asked for."""
        buttons = self.page.locator("details.card[open] button, #ways button").filter(visible=True)
        self._press(buttons.filter(has_text=re.compile(label)).first, 0.5, 0.5)

    def finish(self) -> None:
        self._press(self.page.locator("#ways .finish"), 0.5, 0.5)

    def _press(self, found: Locator, right: float, down: float) -> None:
        settled(self.page)
        expect(found).to_be_visible()
        expect(found).to_be_enabled()
        expect(found).to_be_in_viewport(ratio=0.6)  # nothing may have to be scrolled to
        self.page.wait_for_timeout(400)  # two presses so near each other in time would be taken for one
        box = found.bounding_box()
        assert box
        tap: Callable[[float, float], None] = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        tap(box["x"] + box["width"] * right, box["y"] + box["height"] * down)
        self.presses += 1
        settled(self.page)

    # --- what isn't counted -------------------------------------------------------------------------------------------

    @property
    def n(self) -> str:
        settled(self.page)
        return str(self.page.get_attribute("#table", "data-n"))

    @property
    def seat(self) -> str:
        return str(self.page.get_attribute("#table", "data-seat"))

    def sit(self) -> None:
        """Called to the screen."""
        settled(self.page)
        curtain = self.page.locator("#curtain button.primary")
        if curtain.count():
            curtain.press("Enter")  # faster than a hand: two clicks at one place would be taken for one
            expect(curtain).to_have_count(0)

    def play(self, *moves: str) -> None:
        self.sit()
        self.page.evaluate(SEND, list(moves))
        self.sit()

    def may(self) -> list[str]:
        """The first step of each offer."""
        found: list[str] = self.page.eval_on_selector_all("#list .offer", "all => all.map(each => each.dataset.move)")
        return [moves.split(";")[0] for moves in found]

    def until(self, word: str, choose: Callable[[list[str]], str]) -> None:
        """Plays on until such a move is on offer."""
        for _ in range(80):
            may = self.may()
            if any(move.split()[0] == word for move in may):
                return
            self.play(choose(may) if may else "end")
        raise AssertionError(f"never {word}")


def two_before_one_screen(visit: Visit, monkeypatch: Any, game: str, luck: str, touch: bool) -> Hand:
    """Their luck is the same in every run."""
    monkeypatch.setattr(seating, "new_secret", lambda: luck * 32)
    page = visit(f"/new/{game}", size=PHONE if touch else WIDE, touch=touch)
    page.select_option("#seat-1", "sofa")
    page.select_option("#seat-2", "none")
    page.click("#open-table")
    page.wait_for_selector("#table")
    page.wait_for_load_state()
    return Hand(page, touch)
