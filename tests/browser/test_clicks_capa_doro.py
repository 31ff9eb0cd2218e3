"""How many presses a turn of Capa d'Oro takes, with a mouse and with a finger; the luck is always the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.table.house import House
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.hand import Hand

pytestmark = pytest.mark.browser

Sit = Callable[[Callable[[State, list[str]], bool]], "Grower"]


def led_to(wanted: Callable[[State, list[str]], bool]) -> tuple[State, list[tuple[int, str]]]:
    """A position with such moves, and the moves that lead to it."""
    game = malecon.game("capa-doro")
    for seed in range(200):
        luck, state = Luck(f"presses {seed}"), game.new(3)
        line: list[tuple[int, str]] = []
        while not state.over:
            if state.actor != CHANCE and wanted(state, [game.write(move) for move in state.moves(state.actor)]):
                return state, line
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.lean(state.actor))
            line.append((state.actor, game.write(move)))
            state.play(move)
    raise AssertionError("never")


class Grower(Hand):
    def __init__(self, page: Page, state: State, touch: bool) -> None:
        super().__init__(page, touch)
        self.state = state

    def choose(self, move: str) -> None:
        """A press on the thing that the move belongs to; a finger reads first, then presses the card's button."""
        before = self.n
        self.thing(self.state.game.thing(self.state.game.read(move), self.state.see(None)), swipe=True)
        if self.n == before:
            self._press(self.page.locator("details.card[open] .do:visible").first, 0.5, 0.5)
        expect(self.page.locator("#table")).not_to_have_attribute("data-n", before)


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def sit(request: pytest.FixtureRequest, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sits down before a screen shared by three, in a position of one's own turn."""

    def come(wanted: Callable[[State, list[str]], bool]) -> Grower:
        state, line = led_to(wanted)
        prepare = House.prepare

        def later(house: House, *what: Any, **how: Any) -> Any:
            return prepare(house, *what, **{**how, "before": line})

        monkeypatch.setattr(House, "prepare", later)
        page = visit("/new/capa-doro", size=PHONE if request.param else WIDE, touch=request.param)
        for seat in (1, 2):
            page.select_option(f"#seat-{seat}", "sofa")
        page.click("#open-table")
        page.wait_for_selector("#table")
        page.wait_for_load_state()
        return Grower(page, state, request.param)

    return come


def test_harvest_two_sowings_and_a_cigar_take_five(sit: Sit) -> None:
    """With a finger one is harvested at once, and the rest is read before it is chosen."""

    def rich(state: State, moves: list[str]) -> bool:
        deeds = [move.split()[0] for move in moves]
        seat = state.see(None)["seats"][state.actor]
        return {"harvest", "sow", "roll"} <= set(deeds) and seat["dollars"] >= 12 and seat["plantations"] >= 2

    hand = sit(rich)
    may = [hand.state.game.write(move) for move in hand.state.moves(hand.state.actor)]
    hand.choose(next(move for move in may if move.startswith("harvest")))
    hand.choose("sow asia 1")
    hand.choose("sow asia 2")
    hand.choose(next(move for move in may if move.startswith("roll")))
    n = hand.n
    hand.finish()
    expect(hand.page.locator("#table")).not_to_have_attribute("data-n", n)
    assert hand.presses == (8 if hand.touch else 5)


def test_selling_six_bales_takes_four(sit: Sit) -> None:
    def full(state: State, moves: list[str]) -> bool:
        return "sell orange" in moves and state.see(None)["seats"][state.actor]["stock"]["orange"] == 6

    hand = sit(full)
    hand.thing("market-orange", swipe=True)
    hand.button("^All 6$")
    hand.button("^Sell 6$")
    n = hand.n
    hand.finish()
    expect(hand.page.locator("#table")).not_to_have_attribute("data-n", n)
    assert hand.presses == 4


def test_the_market_of_which_a_card_speaks_is_as_large_as_without_it(sit: Sit) -> None:
    """Its stepper takes half of a phone's board; it was drawn half as large then."""

    def lone(state: State, moves: list[str]) -> bool:
        stock = state.see(None)["seats"][state.actor]["stock"]
        return len(moves) == 2 and any(f"sell {kind}" in moves and bales > 2 for kind, bales in stock.items())

    hand = sit(lone)
    hand.sit()
    expect(hand.page.locator("details.card.auto[open] .control.amount")).to_be_visible()
    scale, seen = hand.page.evaluate(
        """() => {
            const board = document.getElementById("board").getBoundingClientRect();
            const market = document.querySelector("#drawing .chosen").getBoundingClientRect();
            const seen = market.top >= board.top && market.bottom <= board.bottom;
            return [document.getElementById("drawing").getScreenCTM().d, seen];
        }"""
    )
    assert scale >= 0.69
    assert seen
