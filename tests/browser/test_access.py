"""Nobody is kept out: axe-core finds no violation on any page, and a game can be played by keyboard."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit, at_once, open_list, own_turn, settled, step

pytestmark = pytest.mark.browser

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}}


def violations(page: Page) -> list[object]:
    found = Axe().run(page, options=RULES)
    return [
        (rule["id"], rule["help"], [node["target"] for node in rule["nodes"]][:5])
        for rule in found.response["violations"]
    ]


def check(page: Page) -> None:
    assert violations(page) == []


@pytest.mark.parametrize(
    "path", ["/", "/tables", "/help", "/api", "/nowhere", *(f"/new/{id}" for id in malecon.games())]
)
def test_pages(visit: Visit, path: str) -> None:
    page = visit("/")
    page.goto(page.url.rstrip("/") + path)
    check(page)


@pytest.mark.parametrize("game", malecon.games())
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rules_and_table(visit: Visit, game: str, scheme: str) -> None:
    page = visit(f"/rules/{game}", lang="fr", size=WIDE if scheme == "light" else PHONE)
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    check(page)
    page.click("main button.primary")
    page.wait_for_selector("#table")
    at_once(page)
    own_turn(page)
    assert step(page)
    own_turn(page)
    check(page)


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.focus("#play-santiago")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    at_once(page)
    ways = set()
    for i in range(9):
        own_turn(page)
        n = str(page.get_attribute("#table", "data-n"))
        lit = page.locator("#drawing .lit[tabindex]")
        if page.locator("#act-end").count():
            page.focus("#board")
            page.keyboard.press("Enter")
        elif lit.count() and i % 2:
            # What is lit on the board is reached and pressed; where its card only opens, Enter is the card's.
            lit.first.focus()
            page.keyboard.press("Enter")
            settled(page)
            if page.get_attribute("#table", "data-n") == n:
                # What is given and taken begins with what is taken.
                take = page.locator("details.card[open]:not([data-peek]) .take input:enabled").first
                if take.count():
                    take.press("Space")
                page.locator("details.card[open]:not([data-peek]) .do:visible:enabled").first.press("Enter")
            ways.add("board")
        else:
            open_list(page)
            expect(page.locator("#list .offer:focus")).to_have_count(1)
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            ways.add("list")
        expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    assert ways == {"board", "list"}
