"""How many presses a turn of Santiago de Cuba takes, with a mouse and with a finger; its luck is always the same."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from malecon.table import seating
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.test_hands import n_of, on_sofa

pytestmark = pytest.mark.browser

SEND = """async moves => {
    const {n, seat} = document.getElementById("table").dataset;
    const headers = {"Content-Type": "application/json", Accept: "application/json"};
    const body = JSON.stringify({n: +n, seat: +seat, moves});
    const answer = await fetch(location.pathname + "/moves", {method: "POST", headers, body});
    if (!answer.ok) throw new Error(JSON.stringify(await answer.json()));
}"""

DONE_OR_OPEN = """n => document.getElementById("table").dataset.n !== n
    || document.querySelector("details.card[open]:not([data-peek]) .do")"""


class Hand:
    """Two sit before one screen; presses on the board and on buttons are counted, and nothing is scrolled to."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch, self.presses = page, touch, 0

    def thing(self, name: str) -> None:
        """Where it lies in the zone that the page has opened by itself."""
        self._press(self.page.locator(f'#drawing [data-thing="{name}"] > .reach'))

    def button(self, label: str) -> None:
        """The one of the card that is open, or of the bar."""
        buttons = self.page.locator("details.card[open] .do, #ways button").filter(visible=True)
        self._press(buttons.filter(has_text=re.compile(label)))

    def _press(self, found: Locator) -> None:
        expect(found).to_be_visible()
        expect(found).to_be_in_viewport(ratio=0.6)
        self.page.wait_for_timeout(400)  # two presses so near each other in time would be taken for one
        box = found.bounding_box()
        assert box
        tap = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.presses += 1

    def over(self) -> None:
        """The turn is over: another one is called to the screen."""
        expect(self.page.locator("#curtain")).to_have_count(1)

    # --- what isn't counted -------------------------------------------------------------------------------------------

    def sit(self) -> None:
        curtain = self.page.locator("#curtain button.primary")
        for _ in range(20):  # what is pressed while the page changes may be lost
            if curtain.count():
                curtain.click()
                self.page.wait_for_timeout(200)
        expect(curtain).to_have_count(0)

    def play(self, *moves: str) -> None:
        n = n_of(self.page)
        self.page.evaluate(SEND, list(moves))
        expect(self.page.locator("#table")).not_to_have_attribute("data-n", n)
        self.sit()

    def may(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all("#list .offer", "all => all.map(each => each.dataset.move)")
        return [moves.split(";")[0] for moves in found]

    def asked(self, word: str) -> None:
        """Plays on, the first of what may be done, until such a move may be."""
        for _ in range(60):
            may = self.may()
            if any(move.split()[0] == word for move in may):
                return
            self.play("pass" if "pass" in may else may[0] if may else "end")
        raise AssertionError(f"never {word}")

    def leads_to(self, building: str) -> str:
        """Whom to meet so that the broker may go to a building."""
        people = self.page.locator("#cards details[data-card^=person]").filter(has=self.page.locator(".do"))
        found = people.filter(has=self.page.locator(".about", has_text=re.compile(f": .*{building}")))
        return str(found.first.get_attribute("data-card"))


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Hand:
    monkeypatch.setattr(seating, "new_secret", lambda: "07" * 32)
    touch = request.param
    made = Hand(on_sofa(visit, "santiago", size=PHONE if touch else WIDE, touch=touch), touch)
    made.sit()
    return made


def test_a_die_is_left_out_by_one_press(hand: Hand) -> None:
    hand.thing("die-sugar")
    hand.over()
    assert hand.presses == 1


def test_a_stop_and_a_simple_building(hand: Hand) -> None:
    hand.play("leave sugar", "end")
    hand.thing(hand.leads_to("Bank"))
    if hand.touch:
        hand.button("Drive here")
        hand.thing("building-bank")
        hand.button("Broker here and finish")
    else:
        hand.thing("building-bank")
        hand.button("Finish")
    hand.over()
    assert hand.presses == (4 if hand.touch else 3)


def test_a_stop_and_the_black_market(hand: Hand) -> None:
    hand.play("leave sugar", "end")
    hand.thing(hand.leads_to("Black market"))
    if hand.touch:
        hand.button("Drive here")
        hand.thing("building-black-market")
        hand.button("Broker here")
    else:
        hand.thing("building-black-market")
    hand.button("Swap for .* and finish")
    hand.over()
    assert hand.presses == (5 if hand.touch else 3)


def test_the_stop_itself_opens_the_card_of_who_is_met_there(hand: Hand) -> None:
    hand.play("leave sugar", "end")
    met = hand.leads_to("Bank")
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
    hand.asked("deliver")
    n = n_of(hand.page)
    # What is the only thing to deliver is open at once, and one good is delivered by a mere click.
    if not hand.page.locator("details.card.auto[open]").count():
        [good, *_] = [move.split()[1] for move in hand.may() if move.startswith("deliver")]
        hand.thing(f"die-{good}")
        hand.page.wait_for_function(DONE_OR_OPEN, arg=n)
    if n_of(hand.page) == n:
        hand.button("Deliver")
    expect(hand.page.locator("#table")).not_to_have_attribute("data-n", n)
    assert hand.presses <= 2
