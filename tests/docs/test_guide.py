"""The guide's game: made from nothing by its blocks, then played, drawn and served as any other."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.docs.guide import Desk, changed

PLAYED = """
import malecon, sys
from malecon.lab.simulate import Series, simulate
for players in (("random", "greedy"), ("easy", "medium", "random"), ("hard", "greedy", "greedy", "random")):
    for game in simulate(Series("pearls", players, games=2, seed=5)):
        assert game.reason in ("goal", "rounds"), game
"""


def test_a_change_must_fit_at_one_place() -> None:
    assert changed("a\nb\nc\n", " a\n-b\n+B\n") == "a\nB\nc\n"
    assert changed("a\nb\n", "-a\n+A\n…\n-b\n+B\n") == "A\nB\n"
    for text in ("c\n", "a\nb\na\nb\n"):
        with pytest.raises(AssertionError, match="places"):
            changed(text, " a\n-b\n")


def test_the_houses_bots_play_it(pearls: Desk) -> None:
    subprocess.run([sys.executable, "-c", PLAYED], env=pearls.env, check=True)


def test_it_is_neat_and_typed(pearls: Desk) -> None:
    """What a builder begins with passes the formatter, the linter and strict types."""
    for tool in (
        ["ruff", "format", "--check"],
        ["ruff", "check"],
        ["mypy", "--cache-dir", str(pearls.folder / "cache")],
    ):
        words = [sys.executable, "-m", *tool, "malecon_pearls", "tests"]
        done = subprocess.run(
            words, cwd=pearls.folder / "pearls", env=pearls.typed, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_record_of_it_hides_what_it_declares_hidden(pearls: Desk) -> None:
    words = [sys.executable, "-m", "malecon", "see", "game.txt", "--seat", "0", "--to", "20", "--json"]
    seen = subprocess.run(words, cwd=pearls.folder, env=pearls.env, capture_output=True, text=True, check=True).stdout
    mine, theirs = json.loads(seen)["seats"]
    assert isinstance(mine["pearls"], int)
    assert theirs["pearls"] is None


@pytest.fixture(scope="module")
def address(pearls: Desk) -> Iterator[str]:
    words = [sys.executable, "-m", "malecon", "serve", "--port", "0"]
    serving = subprocess.Popen(words, env=pearls.env, stdout=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    yield serving.stdout.readline().removeprefix("malecon: ").strip().rstrip("/")
    serving.terminate()
    serving.wait(10)


def test_its_box_its_rules_and_its_style_are_served(address: str) -> None:
    def got(path: str) -> str:
        with urllib.request.urlopen(address + path) as answer:
            return str(answer.read().decode())

    shelf = got("/")
    assert "Games by the sea" in shelf
    assert 'aria-label="Pearls"' in shelf
    rules = got("/rules/pearls")
    assert "30 pearls" in rules
    assert '<link rel="stylesheet" href="/games/pearls/board.css">' in rules
    assert '<symbol id="pearl"' in rules
    assert ".pearls .reef" in got("/games/pearls/board.css")


@pytest.mark.browser
def test_it_is_played_in_the_browser_by_clicks_on_its_board(address: str, browser: Browser) -> None:
    with browser.new_context(locale="en") as context:
        page = context.new_page()
        page.goto(address)
        page.locator("form[action='/play/pearls'] button").first.click()
        reef = page.locator("#board #reef-near")
        for _ in range(2):
            expect(reef).to_have_attribute("data-move", "dive near", timeout=30000)
            assert reef.locator("path").evaluate("path => getComputedStyle(path).fill") == "rgb(255, 239, 208)"
            n = str(page.get_attribute("#table", "data-n"))
            reef.click()
            page.locator("#act-end").click()
            expect(page.locator("#table")).not_to_have_attribute("data-n", n)
        assert re.search(r"dives at the near reef", page.inner_text("#log", timeout=1000) or page.content())
