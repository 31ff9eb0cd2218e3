"""How many presses a turn takes on the quays, with a mouse and with a finger; the luck is the same in every run."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from malecon.table import seating
from tests.browser.conftest import PHONE, WIDE, Visit

pytestmark = pytest.mark.browser


class Hand:
    """Whoever sits before a table of two on one screen: presses things and buttons, and counts."""

    def __init__(self, page: Page, finger: bool) -> None:
        self.page, self.finger, self.presses = page, finger, 0

    @property
    def n(self) -> str:
        return str(self.page.get_attribute("#table", "data-n"))

    def thing(self, name: str) -> None:
        """A press on the board, where the thing is pressed."""
        found = self.page.locator(f'#drawing [data-thing="{name}"] .reach').first
        if self.finger:  # swiping between zones is no press
            self._enter(name)
        box = found.bounding_box()
        assert box
        self._press(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.5)

    def button(self, found: Locator) -> None:
        expect(found).to_be_in_viewport(ratio=0.9)
        box = found.bounding_box()
        assert box
        self._press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def do(self, label: str | re.Pattern[str]) -> None:
        self.button(self.page.locator("details.card[open] button:visible").filter(has_text=label))

    def finish(self) -> None:
        self.button(self.page.locator("#ways .finish"))

    def _press(self, x: float, y: float) -> None:
        self.presses += 1
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_timeout(400)  # a press so soon at the same place would be taken for an echo

    def _enter(self, name: str) -> None:
        """The zone in which the thing lies."""
        for tab in self.page.locator("#zones button").all()[1:]:
            if self.page.evaluate(
                """([thing, frame]) => {
                    const {x, y, width, height} = document.querySelector(`[data-thing="${thing}"] .reach`).getBBox();
                    const [left, top, w, h] = frame.split(" ").map(Number);
                    return x >= left && y >= top && x + width <= left + w && y + height <= top + h;
                }""",
                [name, tab.get_attribute("data-zone")],
            ):
                tab.click()
                # A large zone is shown in parts: its tab goes on to the next.
                for _ in range(3):
                    self.page.wait_for_timeout(50)
                    if self.page.evaluate(
                        """(thing) => {
                            const edge = document.getElementById("board").getBoundingClientRect();
                            const reach = document.querySelector(`[data-thing="${thing}"] .reach`);
                            const at = reach.getBoundingClientRect();
                            return at.left + at.width * 0.3 >= edge.left && at.left + at.width * 0.5 <= edge.right;
                        }""",
                        name,
                    ):
                        return
                    tab.click()
                return

    # --- what isn't counted -------------------------------------------------------------------------------------------

    def sit(self) -> None:
        """Called to the screen."""
        curtain = self.page.locator("#curtain button.primary")
        if curtain.count():
            curtain.click()
            expect(curtain).to_have_count(0)

    def play(self, *moves: str) -> None:
        """Moves that lead to the position."""
        for move in moves:
            self.sit()
            before = self.n
            answer = self.page.evaluate(
                """async (move) => {
                    const {table, seat, n} = document.getElementById("table").dataset;
                    const moves = move.split(";").map((each) => ["move", each]);
                    const asked = new URLSearchParams([["n", n], ["seat", seat], ...moves]);
                    return (await fetch(`/t/${table}/moves`, {method: "POST", body: asked})).status;
                }""",
                move,
            )
            assert answer < 400, move
            expect(self.page.locator("#table")).not_to_have_attribute("data-n", before)
        self.sit()

    def until(self, wanted: str, choose: Callable[[list[str]], str]) -> None:
        """Plays on until such a move is on offer."""
        for _ in range(80):
            self.sit()
            self.page.wait_for_selector(".offer, #act-end", state="attached")
            moves = self.page.eval_on_selector_all("#list .offer", "all => all.map((each) => each.dataset.move)")
            if any(re.split("[ ;]", move)[0] == wanted for move in moves):
                return
            self.play(choose(moves) if moves else "end")
        raise AssertionError(f"never {wanted}")


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Hand:
    monkeypatch.setattr(seating, "new_secret", lambda: "c0" * 32)
    page = visit("/new/comptoir", size=PHONE if request.param else WIDE, touch=request.param)
    page.select_option("#seat-1", "sofa")
    page.select_option("#seat-2", "none")
    page.click("#open-table")
    page.wait_for_selector("#table")
    page.wait_for_load_state()
    made = Hand(page, request.param)
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
    hand.thing("card-apprentice")
    hand.thing(roomy(hand, 1))
    if hand.finger:
        hand.do("Put 1 and finish")
    else:
        hand.finish()
    expect(hand.page.locator("#curtain")).to_have_count(1)
    assert hand.presses == 3


def test_three_porters_on_one_ship_take_three(hand: Hand) -> None:
    hand.thing("card-shipowner")
    hand.thing(roomy(hand, 3))
    hand.do("Put 3 and finish")
    expect(hand.page.locator("#curtain")).to_have_count(1)
    assert hand.presses == 3


def test_porters_at_two_quays_take_four(hand: Hand) -> None:
    hand.thing("card-market-woman")
    hand.thing("ship-1")
    hand.thing("ship-2")
    hand.do("Put 2 and finish")
    expect(hand.page.locator("#curtain")).to_have_count(1)
    assert hand.presses == 4


def test_a_bid_takes_one_and_so_does_a_pass(hand: Hand) -> None:
    hand.until("auction", filling)
    hand.do("Auction an event tile")
    assert hand.presses == 1, "nothing more is asked before the tile is turned up"
    hand.presses = 0
    hand.do(re.compile("Bid 1$"))
    assert hand.presses == 1
    hand.sit()
    hand.finish()
    assert hand.presses == 2
    hand.sit()
    expect(hand.page.locator('#drawing [data-thing^="tile-"]')).to_have_count(1)


def test_an_event_tile_is_played_by_pressing_it_and_its_ship(hand: Hand) -> None:
    hand.until("auction", filling)
    hand.do("Auction an event tile")
    hand.sit()
    hand.do(re.compile("Bid 1$"))
    hand.sit()
    hand.finish()
    hand.sit()
    hand.until("event", filling)
    hand.presses = 0
    tile = hand.page.locator('#drawing [data-thing^="tile-"]')
    hand.thing(str(tile.get_attribute("data-thing")))
    lit = hand.page.locator("#drawing .aimed")
    expect(lit.first).to_be_visible()
    hand.thing(str(lit.first.get_attribute("data-thing")))
    expect(tile).to_have_count(0)
    assert hand.presses == 2


def filling(moves: list[str]) -> str:
    """Plays so that ships sail."""
    order = ("stock", "slate", "load", "send", "move", "card governor", "card shipowner", "card")
    return next(move for word in order for move in moves if move.startswith(word)).split(";")[0]
