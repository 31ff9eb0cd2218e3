"""Cards: a seat's whole holdings, what a person has set while others choose, and a finger that only reads."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit, own_turn, step
from tests.browser.test_end import replay
from tests.browser.test_hands import n_of, posted, sit_down
from tests.browser.test_table import moment

pytestmark = pytest.mark.browser
OPEN = "details.card[open]:not([data-peek])"


@pytest.mark.parametrize("how", [{"size": WIDE}, {"size": PHONE, "touch": True}], ids=["desk", "phone"])
def test_a_press_on_a_seat_opens_all_it_holds(visit: Visit, how: dict[str, Any]) -> None:
    page = sit_down(visit, "cuba", **how)
    assert step(page)
    own_turn(page)
    page.keyboard.press("Escape")
    for seat in range(3):
        name = page.locator(f"#seat-{seat} .who span").first
        name.tap() if "touch" in how else name.click()
        card = page.locator(OPEN)
        expect(card).to_have_attribute("data-card", f"seat-{seat}")
        held = page.locator(f"#seat-{seat} .tallies li").count()
        assert held > 4
        expect(card.locator(".all li:visible")).to_have_count(held)
        # What the board draws small of the others is read there: no field is too small for a finger.
        fields = card.locator(".holding .reach")
        assert fields.count() == (12 if seat else 0)
        assert all(min(box["width"], box["height"]) >= 44 for field in fields.all() if (box := field.bounding_box()))
    if "touch" in how:
        page.locator(f"{OPEN} .holding [data-thing] .reach").first.tap(force=True)
        expect(page.locator(OPEN)).to_have_attribute("data-card", re.compile("^seat2-field-"))
        page.keyboard.press("Escape")
        page.locator("#seat-2 .who span").first.tap()
    # The same press closes it; so does Escape, and the focus is where it was.
    page.focus("#open-seat-2")
    page.keyboard.press("Enter")
    expect(page.locator(OPEN)).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator(f"{OPEN} summary").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#open-seat-2")).to_be_focused()


def of_two(visit: Visit) -> tuple[Page, Page]:
    """Two people, each before a screen of their own, in a Cuba of two."""
    host = visit("/new/cuba")
    host.select_option("#seat-1", "link")
    host.select_option("#seat-2", "none")
    host.click("#open-table")
    guest = visit("/" + host.locator("#lobby input").first.input_value().split("/", 3)[-1])
    guest.fill("#name", "Ben")
    guest.click("main button.primary")
    for page in (host, guest):
        page.wait_for_selector("#bar")
        page.wait_for_load_state()
    return host, guest


VOTES = ".control.amount[id^=control-votes]"


def to_the_votes(*pages: Page) -> None:
    """Until all of them choose at once how many votes to buy."""
    for _ in range(200):
        if all(page.locator(VOTES).count() for page in pages):
            return
        for page in pages:
            if not page.locator(VOTES).count():
                page.evaluate("() => document.querySelector('.finish:enabled, #list .offer')?.click()")
        pages[0].wait_for_timeout(100)
    raise TimeoutError("nobody votes")


def test_what_is_set_stays_while_others_choose(visit: Visit) -> None:
    host, guest = of_two(visit)
    to_the_votes(host, guest)
    host.keyboard.press("Escape")
    thing = str(host.locator(f"details.card:has({VOTES})").get_attribute("data-card"))
    host.locator(f"#drawing [data-thing='{thing}']").first.click()
    card = host.locator(OPEN)
    told = card.locator("output").text_content()
    card.locator(".more").click()
    card.locator(".more").click()
    wanted = card.locator("output").text_content()
    assert wanted != told
    n = n_of(host)
    assert step(guest)
    expect(host.locator("#table")).not_to_have_attribute("data-n", n)
    expect(card).to_have_attribute("data-card", thing)
    expect(card.locator("output")).to_have_text(str(wanted))
    expect(card.locator(".steps > li.chosen")).to_have_attribute("data-value", str(wanted))
    assert card.locator("[type=range]").input_value() == card.locator(".steps > li.chosen").get_attribute("data-at")


def hold(page: Page, selector: str, ms: int = 700) -> None:
    """A finger that stays, as the browser itself gets it."""
    box = page.locator(selector).first.bounding_box()
    assert box
    line = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(ms)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", malecon.games())
def test_a_long_press_reads_and_never_plays(visit: Visit, game: str) -> None:
    page = sit_down(visit, game.replace("-", "_"), size=PHONE, touch=True)
    for _ in range(2):
        page.keyboard.press("Escape")
        sent, n = posted(page), n_of(page)
        things = page.locator("#drawing [data-thing]:has(.lit)")
        shown = [
            str(each.get_attribute("data-thing")) for each in things.all() if in_sight(page, each.locator(".lit").first)
        ]
        for thing in shown[:2]:
            hold(page, f"#drawing [data-thing='{thing}']")
            expect(page.locator(OPEN)).to_have_attribute("data-card", thing)
            hold(page, f"#drawing [data-thing='{thing}']")
        assert sent == []
        assert n_of(page) == n
        assert step(page)
        own_turn(page)


def in_sight(page: Page, el: Any) -> bool:
    """Whether it lies in the part of the board that the phone shows."""
    box, board = el.bounding_box(), page.locator("#board").bounding_box()
    assert board
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    inside = board["x"] < middle[0] < board["x"] + board["width"], board["y"] < middle[1] < board["y"] + board["height"]
    return all(inside)


def test_nothing_moves_for_what_is_only_pointed_at(visit: Visit) -> None:
    page = sit_down(visit, "cuba", size=WIDE)
    before = page.evaluate("() => [...document.querySelectorAll('.seat')].map((el) => el.getBoundingClientRect().top)")
    page.locator("#drawing [data-thing]:not(.lit)").last.hover()
    expect(page.locator("details.card[data-peek]")).to_be_visible()
    after = page.evaluate("() => [...document.querySelectorAll('.seat')].map((el) => el.getBoundingClientRect().top)")
    assert after == before


# The board in its own words, without what is only marked on it.
DRAWN = """() => {
    const copy = document.getElementById("drawing").cloneNode(true);
    copy.querySelectorAll(".ghost, .mark").forEach((each) => each.remove());
    for (const each of copy.querySelectorAll("*")) each.classList.remove("pointed", "chosen", "aimed", "leaving");
    return copy.innerHTML.replaceAll(' class=""', "");
}"""

THERE = """(thing) => {
    const [ghost] = document.querySelectorAll("#drawing .ghost"), at = thing.getBoundingClientRect();
    const {x, y, width, height} = ghost?.getBoundingClientRect() ?? at;
    const inside = at.left < x + width / 2 && x + width / 2 < at.right && at.top < y + height / 2;
    return ghost && inside && y + height / 2 < at.bottom;
}"""


def test_what_is_pointed_at_shows_as_a_ghost_and_goes_again(visit: Visit) -> None:
    """Capa d'Oro begins with a plantation on a field of one's choice."""
    page = sit_down(visit, "capa_doro", size=WIDE)
    n, before, fields = n_of(page), page.evaluate(DRAWN), page.locator("#drawing [data-thing^=field-]:has(.lit)")
    ghosts = page.locator("#drawing .ghost")
    for field in (fields.first, fields.last):
        field.locator(".frame").hover(force=True)
        page.wait_for_function(THERE, arg=field.element_handle())
        expect(ghosts).to_have_count(1)
        assert page.evaluate(DRAWN) == before
    page.mouse.move(5, 5)
    expect(ghosts).to_have_count(0)
    assert n_of(page) == n


def test_the_number_of_a_turn_covers_no_owners_flag(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"{replay(page, 'santiago')}?at={moment('santiago')}")
    page.click("button[name=others]")
    own_turn(page)
    expect(page.locator("#drawing .mark circle").first).to_be_visible()
    covered = page.evaluate(
        """() => {
            const box = (el) => el.getBoundingClientRect();
            const flags = [...document.querySelectorAll("#drawing [id^=owner-of-]")].map(box);
            const marks = [...document.querySelectorAll("#drawing .mark circle")].map(box);
            return [flags.length, marks.filter((a) => flags.some((b) =>
                a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length];
        }"""
    )
    assert covered[0] > 3
    assert covered[1] == 0
