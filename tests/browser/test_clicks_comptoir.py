"""How many presses a turn takes on the quays, with a mouse and with a finger; the luck is the same in every run."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hand import Hand, two_before_one_screen

pytestmark = pytest.mark.browser


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Hand:
    made = two_before_one_screen(visit, monkeypatch, "comptoir", "c0", request.param)
    made.sit()
    return made


def roomy(hand: Hand, places: int) -> str:
    """A ship on which so many porters leave a place free."""
    for quay in range(1, 5):
        name = hand.page.get_attribute(f'#drawing [data-thing="ship-{quay}"]', "aria-label") or ""
        free = re.search(r"(\d+) free", name)
        if free and int(free[1]) > places:
            return f"ship-{quay}"
    raise AssertionError("all are small")


def test_a_card_with_one_porter_takes_three(hand: Hand) -> None:
    hand.thing("card-apprentice", swipe=True)
    hand.thing(roomy(hand, 1), swipe=True)
    if hand.touch:
        hand.button("Put 1 and finish")
    else:
        hand.finish()
    expect(hand.page.locator("#curtain")).to_have_count(1)
    assert hand.presses == 3


def test_three_porters_on_one_ship_take_three(hand: Hand) -> None:
    hand.thing("card-shipowner", swipe=True)
    hand.thing(roomy(hand, 3), swipe=True)
    hand.button("Put 3 and finish")
    expect(hand.page.locator("#curtain")).to_have_count(1)
    assert hand.presses == 3


def test_porters_at_two_quays_take_four(hand: Hand) -> None:
    hand.thing("card-market-woman", swipe=True)
    hand.thing("ship-1", swipe=True)
    hand.thing("ship-2", swipe=True)
    hand.button("Put 2 and finish")
    expect(hand.page.locator("#curtain")).to_have_count(1)
    assert hand.presses == 4


def test_a_bid_takes_one_and_so_does_a_pass(hand: Hand) -> None:
    hand.until("auction", filling)
    hand.button("Auction an event tile")
    assert hand.presses == 1, "nothing more is asked before the tile is turned up"
    hand.presses = 0
    if not hand.touch:
        # Its card opened by itself, and a bid is for good: Enter only goes to it.
        hand.page.keyboard.press("Enter")
        expect(hand.page.locator("details.card.auto[open] .steps > li.chosen .do")).to_be_focused()
    # A rival who has no points yet shows so beside the open card.
    expect(hand.page.locator(".seat:not(.you) .tallies li").first).to_be_visible()
    hand.button(r"^Bid 1\b")
    assert hand.presses == 1
    hand.sit()
    hand.finish()
    assert hand.presses == 2
    hand.sit()
    expect(hand.page.locator('#drawing [data-thing^="tile-"]')).to_have_count(1)


def test_an_event_tile_is_played_by_pressing_it_and_its_ship(hand: Hand) -> None:
    hand.until("auction", filling)
    hand.button("Auction an event tile")
    hand.sit()
    hand.button(r"^Bid 1\b")
    hand.sit()
    hand.finish()
    hand.sit()
    hand.until("event", filling)
    hand.presses = 0
    tile = hand.page.locator('#drawing [data-thing^="tile-"]')
    hand.thing(str(tile.get_attribute("data-thing")), swipe=True)
    lit = hand.page.locator("#drawing .aimed")
    expect(lit.first).to_be_visible()
    hand.thing(str(lit.first.get_attribute("data-thing")), swipe=True)
    expect(tile).to_have_count(0)
    assert hand.presses == 2


def filling(moves: list[str]) -> str:
    """Plays so that ships sail."""
    order = ("stock", "slate", "load", "send", "move", "card governor", "card shipowner", "card")
    return next(move for word in order for move in moves if move.startswith(word)).split(";")[0]
