"""How many presses a turn of Santiago de Cuba takes, with a mouse and with a finger; its luck is always the same."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand, two_before_one_screen

pytestmark = pytest.mark.browser


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Hand:
    made = two_before_one_screen(visit, monkeypatch, "santiago", "07", request.param)
    made.sit()
    return made


def over(hand: Hand) -> None:
    """The turn is over: another one is called to the screen."""
    expect(hand.page.locator("#curtain")).to_have_count(1)


def leads_to(hand: Hand, building: str) -> str:
    """Whom to meet so that the broker may go to a building."""
    people = hand.page.locator("#cards details[data-card^=person]").filter(has=hand.page.locator(".do"))
    found = people.filter(has=hand.page.locator(".about", has_text=re.compile(f": .*{building}")))
    return str(found.first.get_attribute("data-card"))


def test_a_die_is_left_out_once_its_card_is_read_as_nothing_is_taken_back(hand: Hand) -> None:
    n = hand.n
    if hand.touch:
        hand.thing("die-sugar")
        assert hand.n == n
        hand.button(r"Leave .* finish\b.*no undo")
    else:
        hand.point("die-sugar")
        told = hand.page.locator("#card-die-sugar[data-peek] .click")
        expect(told).to_have_text(re.compile("One click: Leave .* finish. No undo."))
        hand.thing("die-sugar")
    over(hand)
    assert hand.presses == (2 if hand.touch else 1)


def test_a_click_too_quick_to_have_read_leaves_nothing_out(hand: Hand) -> None:
    n = hand.n
    hand.thing("die-sugar")
    assert hand.n == n
    expect(hand.page.locator("#card-die-sugar[open]:not([data-peek]) .do")).to_be_visible()


def test_a_stop_and_a_simple_building(hand: Hand) -> None:
    hand.play("leave sugar", "end")
    hand.thing(leads_to(hand, "Bank"))
    if hand.touch:
        hand.button("Drive here")
        hand.thing("building-bank")
        hand.button("Send broker and finish")
    else:
        hand.thing("building-bank")
        hand.button("Finish")
    over(hand)
    assert hand.presses == (4 if hand.touch else 3)


def test_a_stop_and_the_black_market(hand: Hand) -> None:
    hand.play("leave sugar", "end")
    hand.thing(leads_to(hand, "Black market"))
    if hand.touch:
        hand.button("Drive here")
        hand.thing("building-black-market")
        hand.button("Send broker")
    else:
        hand.thing("building-black-market")
    hand.button("Swap for .* and finish")
    over(hand)
    assert hand.presses == (5 if hand.touch else 3)


def test_the_stop_itself_opens_the_card_of_who_is_met_there(hand: Hand) -> None:
    hand.play("leave sugar", "end")
    met = leads_to(hand, "Bank")
    disc = hand.page.locator(f'#drawing [data-thing="{met}"] .stop .reach').bounding_box()
    assert disc
    x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
    if hand.touch:
        hand.page.touchscreen.tap(x, y)
        expect(hand.page.locator(f"#card-{met}[open] .do")).to_have_text("Drive here")
    else:
        hand.page.mouse.move(x, y)
        expect(hand.page.locator(f"#card-{met}[open]")).to_be_visible()


def test_a_delivery(hand: Hand) -> None:
    hand.play("leave cigars", "end")
    hand.until("deliver", lambda may: "pass" if "pass" in may else may[0])
    n = hand.n
    # What is the only thing to deliver is open at once, and one good is delivered by a mere click.
    if not hand.page.locator("details.card.auto[open]").count():
        [good, *_] = [move.split()[1] for move in hand.may() if move.startswith("deliver")]
        hand.thing(f"die-{good}")
    if hand.n == n:
        hand.button("^Deliver")
    expect(hand.page.locator("#table")).not_to_have_attribute("data-n", n)
    assert hand.presses <= 2
