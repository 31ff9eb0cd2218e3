"""Each game played from the shelf to the final score, with clicks alone."""

from __future__ import annotations

import pytest

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit, at_once, open_list, own_turn, play_to_the_end

pytestmark = pytest.mark.browser

# Both languages, on a desk and in the hand.
SITTINGS = [(game, ("en", "fr")[i % 2], ("wide", "phone")[i // 2 % 2]) for i, game in enumerate(malecon.games())]


@pytest.mark.parametrize(("game", "lang", "size"), SITTINGS)
def test_from_shelf_to_score(visit: Visit, game: str, lang: str, size: str) -> None:
    page = visit(lang=lang, size=PHONE if size == "phone" else WIDE)
    assert page.get_attribute("html", "lang") == lang
    page.click(f"#play-{game.replace('-', '_')}")
    page.wait_for_selector("#table")
    at_once(page)
    assert play_to_the_end(page) > 3
    assert page.locator("#scores .total td").count() >= 2
    assert page.locator("#chart polyline").count() >= 2


def test_on_a_desk_the_list_stands_beside_the_board_and_the_ways_out_beside_the_prompt(visit: Visit) -> None:
    page = visit()
    page.click("#play-capa_doro")
    own_turn(page)
    open_list(page)
    prompt, board, choices, ways = (
        page.locator(id).evaluate("one => one.getBoundingClientRect().toJSON()")
        for id in ("#prompt", "#board", "#list", "#ways")
    )
    assert choices["left"] >= board["right"]
    assert ways["left"] >= prompt["right"]
    assert ways["top"] >= board["bottom"]
