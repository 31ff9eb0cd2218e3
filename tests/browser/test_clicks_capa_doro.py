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

pytestmark = pytest.mark.browser

Sit = Callable[[Callable[[State, list[str]], bool]], "Hand"]


def led_to(wanted: Callable[[State, list[str]], bool]) -> tuple[State, list[tuple[int, str]]]:
    """A position with such moves, and the moves that lead to it."""
    game = malecon.game("capa-doro")
    for seed in range(50):
        luck, state = Luck(f"presses {seed}"), game.new(3)
        line: list[tuple[int, str]] = []
        while not state.over:
            if state.actor != CHANCE and wanted(state, [game.write(move) for move in state.moves(state.actor)]):
                return state, line
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.lean(state.actor))
            line.append((state.actor, game.write(move)))
            state.play(move)
    raise AssertionError("never")


class Hand:
    """Whoever sits before the table: presses things and buttons, and counts."""

    def __init__(self, page: Page, state: State, finger: bool) -> None:
        self.page, self.state, self.finger, self.presses = page, state, finger, 0

    def choose(self, move: str) -> None:
        """A press on the thing that the move belongs to; a finger reads first, then presses the card's button."""
        thing = self.state.game.thing(self.state.game.read(move), self.state.see(None))
        before = self.n
        self.thing(thing)
        self.page.wait_for_function(
            """(n) => document.getElementById("table").dataset.n !== n
                || document.querySelector("details.card[open]:not([data-peek])")""",
            arg=before,
        )
        if self.n == before:
            self.button("details.card[open] .do:visible")
        expect(self.page.locator("#table")).not_to_have_attribute("data-n", before)

    def thing(self, name: str) -> None:
        if self.finger:
            self._enter(name)
        box = self.page.locator(f'#drawing [data-thing="{name}"] > .reach').bounding_box()
        assert box
        self._press(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.6)

    def button(self, which: str, said: str = "") -> None:
        found = self.page.locator(which).filter(has_text=said).first
        expect(found).to_be_in_viewport(ratio=0.9)
        box = found.bounding_box()
        assert box
        self._press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    @property
    def n(self) -> str:
        return str(self.page.get_attribute("#table", "data-n"))

    def _press(self, x: float, y: float) -> None:
        self.presses += 1
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_timeout(400)  # so soon at the same place would be taken for an echo

    def _enter(self, name: str) -> None:
        """The zone in which the thing lies: swiping to it is no press."""
        self.page.evaluate(
            """(thing) => {
                const {x, y, width, height} = document.querySelector(`[data-thing="${thing}"] > .reach`).getBBox();
                [...document.querySelectorAll("#zones button")].slice(1).find((tab) => {
                    const [left, top, w, h] = tab.dataset.zone.split(" ").map(Number);
                    return x >= left && y >= top && x + width <= left + w && y + height <= top + h;
                }).click();
            }""",
            name,
        )
        self.page.wait_for_timeout(100)


@pytest.fixture(params=[False, True], ids=["mouse", "finger"])
def sit(request: pytest.FixtureRequest, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Sits down before a screen shared by three, in a position of one's own turn."""

    def come(wanted: Callable[[State, list[str]], bool]) -> Hand:
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
        return Hand(page, state, request.param)

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
    hand.button("#ways .finish")
    expect(hand.page.locator("#table")).not_to_have_attribute("data-n", n)
    assert hand.presses == (8 if hand.finger else 5)


def test_selling_six_bales_takes_four(sit: Sit) -> None:
    def full(state: State, moves: list[str]) -> bool:
        return "sell orange" in moves and state.see(None)["seats"][state.actor]["stock"]["orange"] == 6

    hand = sit(full)
    hand.thing("market-orange")
    hand.button("details.card[open] .quick button:visible", "All 6")
    hand.button("details.card[open] .do:visible", "Sell 6")
    n = hand.n
    hand.button("#ways .finish")
    expect(hand.page.locator("#table")).not_to_have_attribute("data-n", n)
    assert hand.presses == 4
