"""Nobody is kept out: axe-core finds no violation on any page, and a game can be played by keyboard."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit, at_once, step

pytestmark = pytest.mark.browser

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}}


def check(page: Page) -> None:
    found = Axe().run(page, options=RULES)
    said = [
        (rule["id"], rule["help"], [node["target"] for node in rule["nodes"]][:5])
        for rule in found.response["violations"]
    ]
    assert said == []


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
    page.wait_for_selector(".offer, #act-end")
    assert step(page)
    page.wait_for_selector(".offer, #act-end")
    check(page)


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.focus("#play-santiago")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    at_once(page)
    for _ in range(4):
        mine = page.wait_for_selector(".offer, #act-end")
        assert mine is not None
        n = str(page.get_attribute("#table", "data-n"))
        page.keyboard.press("Enter" if mine.get_attribute("id") == "act-end" else "1")
        expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    lit = page.locator("#board [data-move]")
    if lit.count():
        assert lit.first.get_attribute("tabindex") == "0"
        assert lit.first.get_attribute("role") == "button"
