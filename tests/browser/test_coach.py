"""The coach at work in a browser: a ring on the board, her buttons in reach, and the rules searched while one types."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE, Visit, at_once, own_turn, settled


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fr", PHONE)], ids=["wide", "phone"])
def test_she_rings_what_she_speaks_of_and_shows_it(visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit("/", lang, size, touch=size is PHONE)
    page.click("#learn-santiago")
    at_once(page)
    own_turn(page)
    for button in ("#coach-read", "#coach-show", "#coach-show"):
        expect(page.locator("#drawing .taught")).to_be_in_viewport()
        # One thing at a time, never over the board, and nothing to scroll for.
        expect(page.locator("#drawing .taught")).to_have_count(1)
        expect(page.locator("#coach")).to_be_in_viewport(ratio=1)
        board, coach = page.locator("#board").bounding_box(), page.locator("#coach").bounding_box()
        assert board
        assert coach
        assert coach["x"] >= board["x"] + board["width"] or coach["y"] >= board["y"] + board["height"] - 1
        told = page.inner_text("#coach .says")
        page.locator(button).click()
        expect(page.locator("#coach .says")).not_to_have_text(told)
        settled(page)
        page.wait_for_timeout(400)  # a hand's pace: a press sooner, at the same place, would be taken for an echo
    expect(page.locator("#coach .brought .gain")).to_have_count(1)
    if size is WIDE:  # what is only pointed at doesn't cover what she says
        page.locator("#drawing [data-thing=fleet]").hover()
        expect(page.locator("details.card[data-peek]")).to_be_visible()
        box, words = page.locator("#cards").bounding_box(), page.locator("#coach .words").bounding_box()
        assert box
        assert words
        assert box["y"] >= words["y"] + words["height"]
    page.locator("#coach-guided").click()
    expect(page.locator("#coach, #drawing .taught")).to_have_count(0)


def test_the_rules_are_searched_while_one_types(visit: Visit) -> None:
    page = visit("/rules/cuba", "fr")
    page.locator("#rules-q").press_sequentially("entrepot")
    expect(page.locator("#book mark").first).to_have_text("entrepôt")
    page.locator("#rules-q").fill("")
    expect(page.locator("#book mark")).to_have_count(0)
    page.locator("#book .shows a").first.click()
    expect(page.locator("#drawing .taught")).to_be_in_viewport()
