"""How many presses a turn of Cuba takes, with a mouse and with a finger: the table of the design."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from malecon.table import seating
from tests.browser.conftest import PHONE, WIDE, Visit, at_once
from tests.browser.test_hands import n_of, on_sofa

pytestmark = pytest.mark.browser
by_both = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])

SEND = """async moves => {
    const {n, seat} = document.getElementById("table").dataset;
    const headers = {"Content-Type": "application/json", Accept: "application/json"};
    const body = JSON.stringify({n: +n, seat: +seat, moves});
    const answer = await fetch(location.pathname + "/moves", {method: "POST", headers, body});
    if (!answer.ok) throw new Error(JSON.stringify(await answer.json()));
}"""


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "new_secret", lambda: "c0" * 32)


class Hand:
    """Presses things on the board and buttons, and counts them."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch, self.presses = page, touch, 0

    def play(self, *moves: str) -> None:
        """What isn't counted."""
        n = n_of(self.page)
        self.page.evaluate(SEND, list(moves))
        expect(self.page.locator("#table")).not_to_have_attribute("data-n", n)

    def thing(self, name: str) -> None:
        self._press(self.page.locator(f'#drawing [data-thing="{name}"] > .reach'))

    def button(self, label: str) -> None:
        """The one of the card that is open, or of the bar."""
        buttons = self.page.locator("details.card[open] :is(.do, .too), #ways button").filter(visible=True)
        self._press(buttons.filter(has_text=re.compile(label)), button=True)

    def _press(self, found: Locator, button: bool = False) -> None:
        n = n_of(self.page)
        expect(found).to_be_visible()
        expect(found).to_be_enabled()
        # Nothing may have to be scrolled to.
        expect(found).to_be_in_viewport(ratio=0.6)
        self.page.wait_for_timeout(400)  # two presses so near each other in time would be taken for one
        box = found.bounding_box()
        assert box
        tap: Callable[[float, float], None] = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.presses += 1
        # It has opened a card or changed the position; a button always does the latter.
        opened = "" if button else "|| document.querySelector('details.card[open]:not([data-peek])')"
        self.page.wait_for_function(f"n => document.getElementById('table').dataset.n !== n {opened}", arg=n)


def seated(visit: Visit, touch: bool, *first: str) -> Hand:
    """Two before one screen, each with pieces; the one whose turn it is has made these first."""
    hand = Hand(on_sofa(visit, "cuba", size=PHONE if touch else WIDE, touch=touch), touch)
    hand.play("take wood", "take stone", "take citrus", "take citrus", "end")
    hand.play("take water", "take water", "take sugar", "take tobacco", "end")
    for moves in first:
        hand.play(*moves.split(";"))
    return hand


def over(hand: Hand, seat: str) -> None:
    """The turn is over: the other one sits before the screen."""
    expect(hand.page.locator("#table")).not_to_have_attribute("data-seat", seat)


@by_both
def test_the_worker_with_two_products(visit: Visit, touch: bool) -> None:
    hand = seated(visit, touch)
    seat = str(hand.page.get_attribute("#table", "data-seat"))
    hand.thing("card-worker")
    hand.thing("field-b3")
    hand.button("Harvest and finish")
    over(hand, seat)
    assert hand.presses == 3


@by_both
def test_the_architect(visit: Visit, touch: bool) -> None:
    hand = seated(visit, touch)
    seat = str(hand.page.get_attribute("#table", "data-seat"))
    hand.thing("card-architect")
    hand.thing("building-small-bank")
    if touch:
        hand.button("Choose its field")
        hand.thing("field-b1")
        hand.button("Build here and finish")
    else:
        hand.thing("field-b1")
        hand.button("Finish")
    over(hand, seat)
    assert hand.presses == (5 if touch else 4)


# So that there are four products to load or to sell, three of them citrus.
WORK = "play worker;work c3;harvest c2;harvest c3;done;end"


@by_both
def test_the_mayor(visit: Visit, touch: bool) -> None:
    hand = seated(visit, touch, WORK, WORK)
    seat = str(hand.page.get_attribute("#table", "data-seat"))
    hand.thing("card-mayor")
    hand.page.wait_for_selector("#act-finish")
    # The ship that takes most of it; what was dealt is luck's.
    ships = hand.page.locator("#drawing [data-thing^=ship]:has(.lit)")
    ship = max(ships.all(), key=lambda one: one.locator(".lit").count())
    hand.thing(str(ship.get_attribute("data-thing")))
    hand.button(r"Load \d and finish")
    over(hand, seat)
    assert hand.presses == 3


@by_both
def test_the_trader_sells_three_and_buys_one(visit: Visit, touch: bool) -> None:
    hand = seated(visit, touch, WORK, "play mayor;take pesos;end")
    seat = str(hand.page.get_attribute("#table", "data-seat"))
    hand.thing("card-trader")
    hand.thing("market-citrus")
    hand.button("^Sell 3$")
    hand.thing("market-rum")
    hand.button("^Buy 1 and finish$")
    over(hand, seat)
    assert hand.presses == 5


@by_both
def test_the_foreman_with_two_buildings(visit: Visit, touch: bool) -> None:
    hand = seated(visit, touch, "play architect;build small-bank;on a2;end", "play mayor;take pesos;end")
    seat = str(hand.page.get_attribute("#table", "data-seat"))
    hand.thing("card-foreman")
    hand.thing("field-a2")
    hand.thing("field-a1")
    hand.button("Finish")
    over(hand, seat)
    assert hand.presses == 4


@by_both
def test_votes_and_a_tax_are_one_press_each(visit: Visit, touch: bool) -> None:
    page = visit(size=PHONE if touch else WIDE, touch=touch)
    page.click("#play-cuba")
    page.wait_for_selector("#table")
    at_once(page)
    hand = Hand(page, touch)
    seen: set[str] = set()
    while len(seen) < 2:
        page.wait_for_selector("#table[data-turn=yes]")
        n = n_of(page)
        control = page.locator("#control-votes-n, #control-pay-pesos")
        if control.count():
            kind = str(control.first.get_attribute("id"))
            hand.presses = 0
            hand.button("^Buy" if "votes" in kind else "^Pay")
            expect(page.locator("#table")).not_to_have_attribute("data-n", n)
            assert hand.presses == 1
            seen.add(kind)
        elif page.locator("#act-end").count():
            hand.play("end")
        else:
            hand.play(*str(page.locator(".offer").first.get_attribute("data-move")).split(";"))
