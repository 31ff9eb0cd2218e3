"""How many presses a turn of Cuba takes, with a mouse and with a finger: the table of the design."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from malecon.table import seating
from tests.browser.conftest import PHONE, WIDE, Visit, at_once, settled
from tests.browser.hand import Hand, two_before_one_screen

pytestmark = pytest.mark.browser
by_both = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])

LUCK = "c0"
Seated = Callable[..., Hand]


@pytest.fixture
def seated(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Seated:
    """Two before one screen, each with pieces; the one whose turn it is has made these first."""

    def come(touch: bool, *first: str) -> Hand:
        hand = two_before_one_screen(visit, monkeypatch, "cuba", LUCK, touch)
        hand.play("take wood", "take stone", "take citrus", "take citrus", "end")
        hand.play("take water", "take water", "take sugar", "take tobacco", "end")
        for moves in first:
            hand.play(*moves.split(";"))
        return hand

    return come


def over(hand: Hand, seat: str) -> None:
    """The turn is over: the other one sits before the screen."""
    expect(hand.page.locator("#table")).not_to_have_attribute("data-seat", seat)


@by_both
def test_the_worker_with_two_products(seated: Seated, touch: bool) -> None:
    hand = seated(touch)
    seat = hand.seat
    hand.thing("card-worker")
    hand.thing("field-b3")
    hand.button("Harvest and finish")
    over(hand, seat)
    assert hand.presses == 3


@by_both
def test_the_architect(seated: Seated, touch: bool) -> None:
    hand = seated(touch)
    seat = hand.seat
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
def test_the_mayor(seated: Seated, touch: bool) -> None:
    hand = seated(touch, WORK, WORK)
    seat = hand.seat
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
def test_the_trader_sells_three_and_buys_one(seated: Seated, touch: bool) -> None:
    hand = seated(touch, WORK, "play mayor;take pesos;end")
    seat = hand.seat
    hand.thing("card-trader")
    hand.thing("market-citrus")
    hand.button("^Sell 3$")
    hand.thing("market-rum")
    hand.button(r"^Buy 1 and finish\b")
    over(hand, seat)
    assert hand.presses == 5


@by_both
def test_the_foreman_with_two_buildings(seated: Seated, touch: bool) -> None:
    hand = seated(touch, "play architect;build small-bank;on a2;end", "play mayor;take pesos;end")
    seat = hand.seat
    hand.thing("card-foreman")
    hand.thing("field-a2")
    hand.thing("field-a1")
    hand.button("Finish")
    over(hand, seat)
    assert hand.presses == 4


@by_both
def test_votes_and_a_tax_are_one_press_each(visit: Visit, touch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "new_secret", lambda: LUCK * 32)
    page = visit(size=PHONE if touch else WIDE, touch=touch)
    page.click("#play-cuba")
    page.wait_for_selector("#table")
    at_once(page)
    hand = Hand(page, touch)
    seen: set[str] = set()
    while len(seen) < 2:
        # The others vote at the same time: what they do changes the page, too.
        settled(page)
        page.wait_for_selector("#table[data-turn=yes]")
        control = page.locator("#control-votes-n, #control-pay-pesos")
        if control.count():
            kind = str(control.first.get_attribute("id"))
            hand.presses = 0
            hand.button("^Buy" if "votes" in kind else "^Pay")
            expect(page.locator(f"#{kind}")).to_have_count(0)
            assert hand.presses == 1
            seen.add(kind)
        elif page.locator("#act-end").count():
            hand.play("end")
        else:
            hand.play(*str(page.locator(".offer").first.get_attribute("data-move")).split(";"))
