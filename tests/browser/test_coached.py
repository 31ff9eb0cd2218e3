"""Every coached game, from the shelf to her goodbye, as somebody plays who lets her do what she asks for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import malecon
from malecon.core.coach import coach_of
from tests.browser.conftest import PHONE, WIDE, Visit, at_once, own_turn, settled, step

# What is chosen without a lesson between two of them.
BETWEEN = 160


@pytest.mark.heavy
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", [id for id in malecon.games() if id != "toy"])
def test_she_comes_to_her_goodbye(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit("/", "fr" if size is PHONE else "en", size, touch=size is PHONE)
    page.click(f"#learn-{game.replace('-', '_')}")
    at_once(page)
    heard: list[str] = []
    without = 0
    while not page.locator("#coach.goodbye").count():
        own_turn(page)
        settled(page)
        page.wait_for_timeout(400)
        assert without < BETWEEN, f"after {heard}"
        if page.locator("#coach.lesson").count():
            told = page.inner_text("#coach .says")
            heard.append(page.inner_text("#coach .says strong"))
            expect(page.locator("#coach")).to_be_in_viewport(ratio=1)
            shows = page.locator("#coach-show")
            (shows if shows.count() else page.locator("#coach-read")).click()
            expect(page.locator("#coach .says").filter(has_text=told)).to_have_count(0)
        else:
            without += step(page)
    coach = coach_of(malecon.game(game))
    assert coach
    assert len(set(heard)) == len(heard)
    assert len(heard) >= len(coach.lessons) - 1, "what somebody does unasked needs no lesson"
