"""The coach at work in a browser: a ring on the board, her buttons in reach, and the rules searched while one types."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import malecon
from malecon.core.coach import coach_of
from malecon.web.words import TEXTS
from tests.browser.conftest import PHONE, WIDE, Visit, at_once, own_turn, settled
from tests.browser.pupil import Pupil

TAUGHT = [id for id in malecon.games() if coach_of(malecon.game(id))]


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fr", PHONE)], ids=["wide", "phone"])
def test_she_rings_what_she_speaks_of_and_shows_it(visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit("/", lang, size, touch=size is PHONE)
    page.click("#learn-santiago")
    at_once(page)
    own_turn(page)
    for button in ("#coach-read", "#coach-show", "#coach-show"):
        expect(page.locator("#drawing .taught")).to_be_in_viewport()
        # One thing at a time, never over the board, and nothing to scroll for.
        expect(page.locator("#drawing .taught")).to_have_count(1)
        expect(page.locator("#coach")).to_be_in_viewport(ratio=1)
        board, coach = page.locator("#board").bounding_box(), page.locator("#coach").bounding_box()
        assert board
        assert coach
        assert coach["x"] >= board["x"] + board["width"] or coach["y"] >= board["y"] + board["height"] - 1
        told = page.inner_text("#coach .says")
        page.locator(button).click()
        expect(page.locator("#coach .says")).not_to_have_text(told)
        settled(page)
        page.wait_for_timeout(400)  # a hand's pace: a press sooner, at the same place, would be taken for an echo
    expect(page.locator("#coach .brought .gain")).to_have_count(1)
    if size is WIDE:  # what is only pointed at doesn't cover what she says
        page.locator("#drawing [data-thing=fleet]").hover()
        expect(page.locator("details.card[data-peek]")).to_be_visible()
        box, words = page.locator("#cards").bounding_box(), page.locator("#coach .words").bounding_box()
        assert box
        assert words
        assert box["y"] >= words["y"] + words["height"]
    page.locator("#coach-guided").click()
    expect(page.locator("#coach, #drawing .taught")).to_have_count(0)


def test_the_rules_are_searched_while_one_types(visit: Visit) -> None:
    page = visit("/rules/cuba", "fr")
    page.locator("#rules-q").press_sequentially("entrepot")
    expect(page.locator("#book mark").first).to_have_text("entrepôt")
    page.locator("#rules-q").fill("")
    expect(page.locator("#book mark")).to_have_count(0)
    page.locator("#book .shows a").first.click()
    expect(page.locator("#drawing .taught")).to_be_in_viewport()


@pytest.mark.heavy
@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fr", PHONE)], ids=["wide", "phone"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_is_taken_up_to_her_goodbye(visit: Visit, game: str, lang: str, size: dict[str, int]) -> None:
    coach = coach_of(malecon.game(game))
    assert coach
    page = visit("/", lang, size, touch=size is PHONE)
    page.click(f"#learn-{game.replace('-', '_')}")
    at_once(page)
    pupil = Pupil(page, size is PHONE)
    pupil.to_her_goodbye()
    assert len(pupil.heard) == len(set(pupil.heard)) >= len(coach.lessons) - 1
    assert pupil.by_hand, "what she lights can be done by hand"
    assert pupil.brought == [each for each in pupil.heard if (lesson := coach.lesson(each)) and lesson.show]
    # What there was no occasion for she names, so that nobody misses it.
    expect(page.locator("#coach")).to_be_in_viewport(ratio=1)
    for lesson in coach.lessons:
        if lesson.name not in pupil.heard:
            expect(page.locator("#coach .says")).to_contain_text(coach.texts.say(lang, lesson.name))
    page.locator("#coach a").click()
    expect(page.locator(".chapters button")).to_have_count(len(coach.lessons))


@pytest.mark.heavy
def test_who_strays_or_leaves_is_taken_up_again(visit: Visit) -> None:
    page = visit("/", "en", PHONE, touch=True)
    page.click("#learn-santiago")
    at_once(page)
    pupil = Pupil(page, True)
    own_turn(page)
    pupil.go_on()
    # Not the stop that she lights, but the last that can be paid for; and what she asks for there isn't done.
    lit = page.get_attribute("#coach", "data-light")
    pupil.press(page.locator("#ways [data-open=list]"))
    offer = page.locator("#list .offer").last
    assert offer.get_attribute("data-of") != lit
    pupil.press(offer)
    pupil.said_goodbye()
    assert page.locator("#coach.lesson").count()
    pupil.press(page.locator("#act-finish"))
    expect(page.locator("#coach .brought")).to_contain_text(TEXTS.say("en", "coach-otherwise"))
    pupil.said_goodbye()
    pupil.go_on()
    # Away to the shelf, and back by the list of one's own tables.
    here = page.url
    page.goto(page.url.partition("/t/")[0])
    page.locator(".going a").first.tap()
    page.locator(".my-tables a").first.tap()
    page.wait_for_url(here)
    own_turn(page)
    pupil.go_on()
    # Sent away, and called back.
    pupil.said_goodbye()
    while not page.locator("#coach.lesson").count():
        pupil.go_on()
        pupil.said_goodbye()
    pupil.close()
    pupil.press(page.locator("#coach-guided"))
    expect(page.locator("#coach")).to_have_count(0)
    page.locator("[data-open=menu]").tap()
    page.get_by_role("button", name=TEXTS.say("en", "coach-again")).tap()
    expect(page.locator("#coach.lesson")).to_have_count(1)
    # One chapter again.
    page.goto(here.partition("/t/")[0] + "/learn/santiago")
    page.locator("#chapter-harbour").tap()
    expect(page.locator("#coach.lesson [name=lesson]").first).to_have_value("harbour")
    own_turn(page)
    pupil.close()
    pupil.press(page.locator("#coach-show"))
    expect(page.locator("#coach .brought")).to_be_visible()
