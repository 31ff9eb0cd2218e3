"""A phone's sheet and view: what is opened has room, what happened stays in sight, and nothing ticked is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from malecon.table import seating
from tests.browser.conftest import PHONE, Visit, settled
from tests.browser.hand import two_before_one_screen
from tests.browser.test_hands import sit_down

pytestmark = pytest.mark.browser

# What can be chosen, and how much of it is seen whole.
SEEN = """() => {
    const edge = document.getElementById("board").getBoundingClientRect();
    const lit = [...document.querySelectorAll("#drawing .lit")].map((each) => each.getBoundingClientRect());
    const whole = lit.filter((at) => at.left >= edge.left - 6 && at.right <= edge.right + 6
        && at.top >= edge.top - 6 && at.bottom <= edge.bottom + 6);
    return [whole.length, lit.length];
}"""


def test_the_list_lies_over_the_board_and_what_happened_beside_a_card_that_opens_by_itself(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "new_secret", lambda: "a" * 32)  # others began
    page = sit_down(visit, "capa_doro", size=PHONE, touch=True, lang="fr")
    board = page.locator("#board").bounding_box()
    page.locator("[data-open=list]").tap()
    listed = page.locator("#list").bounding_box()
    assert board
    assert listed
    assert listed["y"] == board["y"]
    assert listed["width"] == PHONE["width"]
    assert listed["height"] > 400
    expect(page.locator("#yours")).to_be_in_viewport()
    page.keyboard.press("Escape")
    # A seat's card goes with its cross, or with the zone.
    page.locator("#seat-1").tap()
    page.locator("details.sitting[open] [data-shut]").tap()
    expect(page.locator("details.card[open]")).to_have_count(0)
    page.locator("#seat-1").tap()
    page.locator("#zones button").last.tap()
    expect(page.locator("details.card[open]")).to_have_count(0)
    page.evaluate(
        """async () => {
            const cards = await import("/static/cards.js"), one = document.querySelector("details.card:has(.control)");
            one.classList.add("auto");
            cards.show(one.dataset.card);
        }"""
    )
    expect(page.locator("#digest")).to_be_visible()


def test_a_hint_takes_nothing_away_that_was_ticked(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = two_before_one_screen(visit, monkeypatch, "cuba", "c0", touch=True)
    hand.play("take wood", "take stone", "take citrus", "take citrus", "end")
    hand.play("take water", "take water", "take sugar", "take tobacco", "end")
    hand.thing("card-worker")
    whole, lit = hand.page.evaluate(SEEN)
    assert whole == lit == 12
    hand.thing("field-b3")
    ticked = hand.page.locator("details.card[open] .ticks :checked")
    expect(ticked).to_have_count(2)
    hand.page.keyboard.press("h")
    hand.page.locator("#advice").tap()
    settled(hand.page)
    expect(ticked).to_have_count(2)
