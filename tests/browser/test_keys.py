"""The table by keyboard: few stops to the first choice, arrows to everything on the board, and a way back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit, step
from tests.browser.test_hands import sit_down

pytestmark = pytest.mark.browser
each_game = pytest.mark.parametrize("game", malecon.games())

# What chooses something: on the board, in a card, in the list, or the way out.
CHOICE = "#drawing .lit, .control :is(button, input), .offer, .finish:enabled"
FOCUSED = """(choice) => {
    const el = document.activeElement;
    return [el.matches(choice), el.closest("[data-thing]")?.dataset.thing ?? el.id];
}"""


def sat(visit: Visit, game: str, **how: Any) -> Page:
    page = sit_down(visit, game.replace("-", "_"), **how)
    page.keyboard.press("Escape")
    return page


def stops(page: Page) -> int:
    """How often Tab is pressed from the top of the page to the first choice."""
    page.evaluate("() => { document.activeElement.blur(); getSelection().collapse(document.body, 0); }")
    for pressed in range(1, 30):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, CHOICE)[0]:
            return pressed
    return 99


@each_game
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_tab_comes_to_the_first_choice_in_five_stops(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = sit_down(visit, game.replace("-", "_"), size=size)
    for _ in range(3):
        page.reload()
        page.wait_for_selector(".js #table")
        assert stops(page) <= 5
        assert step(page)
        page.wait_for_selector(".offer, #act-end", state="attached")


def test_the_skip_link_comes_first_and_the_houses_bar_is_seen_above(visit: Visit) -> None:
    page = sat(visit, "santiago")
    page.reload()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    edges = "() => ['top', 'board'].map((id) => document.getElementById(id).getBoundingClientRect())"
    bar, board = page.evaluate(f"() => ({edges})().map((box) => [box.top, box.bottom])")
    assert bar[0] == 0
    assert bar[1] <= board[0]


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
# Where each arrow leads from each thing, by the keys themselves.
WALK = """(arrows) => {
    const named = (el) => el.closest("[data-thing]")?.dataset.thing ?? el.id;
    const ways = {}, all = [...document.querySelectorAll("#drawing [tabindex]")];
    for (const el of all) {
        ways[named(el)] ??= [];
        for (const key of arrows) {
            el.focus();
            el.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
            ways[named(el)].push(named(document.activeElement));
        }
    }
    const things = [...document.querySelectorAll("#drawing [data-thing]")].map((el) => el.dataset.thing);
    return [ways, [...new Set(things)], document.querySelectorAll("#drawing [tabindex='0']").length];
}"""


@each_game
def test_arrows_reach_everything_on_the_board_and_tab_stops_there_once(visit: Visit, game: str) -> None:
    page = sat(visit, game)
    # Who has a card open isn't read every thing on the way, which would take a minute of a hundred things.
    page.evaluate("() => { document.querySelector('details.card').open = true; }")
    ways, things, tabbed = page.evaluate(WALK, list(ARROWS))
    assert tabbed == 1
    first = page.evaluate("() => document.querySelector('#drawing .lit').closest('[data-thing]').dataset.thing")
    reached, front = {first}, [first]
    while front:
        front = [there for here in front for there in ways[here] if there not in reached]
        reached.update(front)
    assert set(things) <= reached


@each_game
def test_enter_opens_what_cannot_be_chosen_now_and_escape_goes_back_to_it(visit: Visit, game: str) -> None:
    page = sat(visit, game)
    quiet = "#drawing [data-thing]:not(:has([role=button]))"
    thing = str(page.locator(quiet).first.get_attribute("data-thing"))
    page.locator(quiet).first.focus()
    page.keyboard.press("Enter")
    card = page.locator(f"details.card[data-card='{thing}'][open]:not([data-peek])")
    expect(card).to_be_visible()
    page.keyboard.press("Tab")
    expect(card.locator("summary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("details.card[open]")).to_have_count(0)
    assert page.evaluate(FOCUSED, CHOICE)[1] == thing


def test_no_frame_around_the_whole_board(visit: Visit) -> None:
    page = sat(visit, "cuba")
    page.locator("#board").click(position={"x": 12, "y": 12})
    page.keyboard.press("Escape")
    around = "() => getComputedStyle(document.getElementById('board')).outlineStyle"
    assert page.evaluate(around) == "none"
    # From there the arrows begin where Tab would.
    page.focus("#board")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED, CHOICE)[0]


def test_what_has_the_focus_is_read(visit: Visit) -> None:
    page = sat(visit, "cuba")
    page.keyboard.press("Tab")
    thing = page.locator("[data-thing^='building-'][role=button]").first
    thing.focus()
    expect(page.locator(f"details.card[data-card='{thing.get_attribute('data-thing')}'][data-peek]")).to_be_visible()
    described = str(thing.get_attribute("aria-describedby"))
    assert page.locator(f"#{described.split()[0]}").text_content()
    page.keyboard.press("Tab")
    expect(page.locator("details.card[open]")).to_have_count(0)


def test_escape_gives_the_focus_back_to_what_opened_the_list_or_the_menu(visit: Visit) -> None:
    page = sat(visit, "santiago")
    for name in ("list", "menu", "story"):
        opener = page.locator(f"[data-open={name}][aria-expanded]")
        opener.press("Enter")
        page.locator(f"#{name} button").first.focus()
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
        expect(opener).to_have_attribute("aria-expanded", "false")
