"""After a game: the end at every window, and a replay that follows the hand."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Response, expect

import malecon
from malecon.core.record import Record
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series
from tests.browser.conftest import PHONE, Visit, at_once
from tests.browser.test_access import RULES

pytestmark = pytest.mark.browser

DESKS = ((1440, 900), (1280, 720))
WINDOWS = (*DESKS, (820, 1180), (390, 844), (844, 390))


@cache
def played(game: str, players: int = 4) -> Record:
    record = write_down(Series(game, ("greedy",) * players, seed=5))
    record.names = dict(enumerate(("Ana", "Ernesto", "Caridad", "Tito", "Yolanda")[:players]))
    return record


def replay(page: Page, game: str, players: int = 4) -> str:
    """Brings a finished game; the address of its replay."""
    house = page.url.split("/", 3)
    root = "/".join(house[:3])
    answer = page.request.post(
        f"{root}/api/records", data=played(game, players).write(), headers={"Content-Type": "text/plain"}
    )
    return f"{root}/t/{answer.json()['table']}/replay"


# Sends whatever is offered, or the end of the turn, until there is nothing left.
TO_THE_END = """async () => {
    for (let tries = 0; tries < 200 && !document.getElementById("scores"); tries++) {
        const {n, seat} = document.getElementById("table").dataset;
        const end = document.getElementById("act-end"), offer = document.querySelector(".offer");
        const body = new URLSearchParams({n, seat, ...(!end && offer && {move: offer.value})});
        const headers = {Accept: "application/json"};
        if (end || offer) await fetch(`${location.pathname}/${end ? "end" : "moves"}`, {method: "POST", body, headers});
        await new Promise((done) => setTimeout(done, 100));
    }
}"""


def the_end(page: Page, game: str, players: int = 4, goes_on: bool = True) -> None:
    """Takes the last decision of a game over and plays it to its end."""
    record = played(game, players)
    last = max(i for i, line in enumerate(record.moves) if line.seat >= 0)
    page.goto(f"{replay(page, game, players)}?at={last}")
    page.click("#fork button")
    page.wait_for_selector("#table")
    at_once(page)
    page.evaluate(TO_THE_END)
    # The last position is seen for a moment; who has seen it goes on.
    expect(page.locator("#drawing")).to_be_visible()
    if goes_on:
        page.click("#bar .to-scores")
        page.wait_for_selector("#scores")


def window(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


# Every text outside the board and how large it is drawn; every button and link and how large it is.
SMALL = """([least, touch]) => {
    const small = [], walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const el = node.parentElement, box = el.getBoundingClientRect();
        if (!node.data.trim() || el.closest("#board, .sr, noscript, title, option, datalist")) continue;
        if (!box.width || !el.checkVisibility({visibilityProperty: true})) continue;
        const size = parseFloat(getComputedStyle(el).fontSize) * (el.getScreenCTM ? el.getScreenCTM().d : 1);
        if (size < least) small.push(`${node.data.trim()}: ${size} px`);
    }
    for (const el of document.querySelectorAll("main :is(a, button, select, input:not([type=hidden]))")) {
        const box = el.getBoundingClientRect();
        if (!box.width || !el.checkVisibility({visibilityProperty: true}) || el.closest("#story")) continue;
        if (box.height < touch || box.width < touch)
            small.push(`${el.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`);
    }
    return small;
}"""


def readable(page: Page, size: tuple[int, int]) -> None:
    """Text and targets are large enough, nothing hangs out sideways, and axe finds nothing in either theme."""
    assert page.evaluate(SMALL, [11, 33] if size in DESKS else [12, 44]) == []
    assert page.evaluate(
        "[...document.querySelectorAll('main, main > :not(.sr, #zones)')].every(el => el.scrollWidth <= innerWidth)"
    )
    if size not in ((1440, 900), (390, 844)):
        return
    for dark in (True, False):
        page.emulate_media(color_scheme="dark" if dark else "light")
        found = Axe().run(page, options=RULES).response["violations"]
        assert [(rule["id"], [node["target"] for node in rule["nodes"]][:5]) for rule in found] == []


@pytest.mark.parametrize("game", malecon.games())
@pytest.mark.parametrize("lang", ["fr"])
def test_the_end_at_every_window(visit: Visit, game: str, lang: str) -> None:
    page = visit("/", lang=lang)
    the_end(page, game)
    totals = page.locator("#scores .total td")
    score = {total.get_attribute("data-seat"): total.get_attribute("data-score") for total in totals.all()}
    for seat, panel in enumerate(page.locator(".seat").all()):
        counted = panel.locator("[data-tally=point], [data-tally=bonus]").first
        assert counted.text_content() == score[str(seat)]
    for size in WINDOWS:
        window(page, size)
        readable(page, size)
        if size in DESKS:
            assert page.evaluate(
                """() => [document.documentElement, ...document.querySelectorAll("#end, .scroll, .from, #chart")]
                    .every(el => el.scrollHeight <= el.clientHeight && el.scrollWidth <= el.clientWidth)"""
            )
            for part in (
                "#act-rematch",
                "#act-review",
                "#act-same-deal",
                "#scores tr:last-child",
                ".curve-name",
                ".to-board",
            ):
                expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        else:
            tops = [page.locator(part).bounding_box() for part in ("#end .won", "#scores", "#chart", "#end .links")]
            order = [box["y"] for box in tops if box]
            assert order == sorted(order)
            assert len(order) == 4


def test_names_at_the_lines_ends_do_not_touch(visit: Visit) -> None:
    page = visit()
    the_end(page, "cuba", 5)
    for size in WINDOWS:
        window(page, size)
        boxes = [name.bounding_box() for name in page.locator(".curve-name").all()]
        tops = sorted((box["y"], box["y"] + box["height"]) for box in boxes if box)
        assert len(tops) == 5
        assert all(foot <= head + 3 for (_, foot), (head, _) in pairwise(tops)), size
        dashes = page.locator("#chart .lines .curve").evaluate_all(
            "lines => lines.map(line => getComputedStyle(line).strokeDasharray)"
        )
        assert len(set(dashes)) == 5, "dashes as well as colours"


def test_on_a_phone_the_first_column_stays(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    the_end(page, "cuba", 5)
    head, cell = page.locator("#scores tbody th").nth(1), page.locator("#scores tbody td").nth(5)
    before, moved = head.bounding_box(), cell.bounding_box()
    page.evaluate("document.querySelector('#end .scroll').scrollLeft = 30")
    after, there = head.bounding_box(), cell.bounding_box()
    assert before
    assert moved
    assert after
    assert there
    assert after["x"] == before["x"]
    assert there["x"] < moved["x"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_board_is_one_tap_away(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size={"width": size[0], "height": size[1]})
    the_end(page, "santiago", 2, goes_on=False)
    expect(page.locator("#scores")).to_be_hidden()
    if size in DESKS:
        # The result comes by itself,
        expect(page.locator("#drawing")).to_be_hidden()
    else:
        # but not to who looks at the board.
        page.click("#board")
        page.wait_for_timeout(2700)
        expect(page.locator("#scores")).to_be_hidden()
        page.click("#bar .to-scores")
    expect(page.locator("#scores")).to_be_visible()
    page.click("#end .to-board")
    expect(page.locator("#drawing")).to_be_in_viewport(ratio=0.99)
    expect(page.locator("#scores")).to_be_hidden()
    assert page.evaluate(SMALL, [11, 33] if size in DESKS else [12, 44]) == []
    page.click("#bar .to-scores")
    expect(page.locator("#scores")).to_be_visible()
    expect(page.locator("#drawing")).to_be_hidden()
    page.click("#act-review")
    expect(page.locator("#review")).to_be_visible()


# --- the replay -----------------------------------------------------------------------------------------------------


def at(page: Page) -> int:
    return int(str(page.get_attribute("#replay", "data-at")))


def shows(page: Page, position: int) -> None:
    expect(page.locator("#replay")).to_have_attribute("data-at", str(position))
    page.wait_for_url(f"**/replay?at={position}")


@pytest.mark.parametrize("game", malecon.games())
@pytest.mark.parametrize("lang", ["fr"])
def test_the_replay_at_every_window(visit: Visit, game: str, lang: str) -> None:
    page = visit("/", lang=lang)
    page.goto(f"{replay(page, game)}?at=90")
    page.keyboard.press("ArrowRight")
    shows(page, 91)
    for size in WINDOWS:
        window(page, size)
        readable(page, size)
        for part in ("#drawing", "#play", "#at", "#step-chapter-on"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        if size in DESKS or size == (844, 390):
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            expect(page.locator("#fork button")).to_be_in_viewport(ratio=0.99)


def test_the_slider_shows_the_position_as_it_is_dragged(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.goto(f"{replay(page, 'santiago')}?at=60")
    page.evaluate("window.here = true")
    page.on("response", lambda answer: asked.append(answer.url) if "/replay" in answer.url else None)
    box = page.locator("#at").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] / 2)
    page.mouse.down()
    for step in range(21, 81):
        page.mouse.move(box["x"] + box["width"] * step / 100, box["y"] + box["height"] / 2)
    reached = int(page.input_value("#at"))
    expect(page.locator("#replay")).to_have_attribute("data-at", str(reached))
    page.mouse.up()
    assert reached > 200
    asked.clear()
    page.evaluate(
        """() => { for (let at = 100; at <= 160; at++) {
            const slider = document.getElementById("at");
            slider.value = at;
            slider.dispatchEvent(new Event("input", {bubbles: true}));
        } }"""
    )
    reached = 160
    shows(page, reached)
    assert len(asked) <= 3, "what the hand passed is not asked for"
    assert page.evaluate("window.here"), "the page was never left"
    shows(page, reached)
    assert re.match(r"Ship \d", str(page.get_attribute("#at", "aria-valuetext")))
    asked.clear()
    page.keyboard.press("ArrowLeft")
    shows(page, reached - 1)
    page.keyboard.press("ArrowRight")
    shows(page, reached)
    assert len(asked) == 1, "what was seen is kept"
    page.reload()
    assert at(page) == reached


def test_keys_step_by_move_turn_and_part(visit: Visit) -> None:
    page = visit()
    page.goto(f"{replay(page, 'cuba')}?at=100")
    turns = [int(n) for n in str(page.get_attribute("#at", "data-turns")).split()]
    chapters = [int(n) for n in str(page.get_attribute("#at", "data-chapters")).split()]
    first, last = int(str(page.get_attribute("#at", "min"))), int(str(page.get_attribute("#at", "max")))
    now = 100
    for key, position in (
        ("ArrowRight", now + 1),
        ("ArrowLeft", now),
        ("Shift+ArrowRight", next(n for n in turns if n > now)),
        ("Shift+ArrowLeft", max(n for n in turns if n < next(n for n in turns if n > now))),
        ("PageDown", next(n for n in chapters if n > now)),
        ("End", last),
        ("PageUp", chapters[-1]),
        ("Home", first),
    ):
        page.keyboard.press(key)
        shows(page, position)
    page.focus("#at")
    page.keyboard.press("PageDown")
    shows(page, chapters[1])
    page.keyboard.press("ArrowRight")
    shows(page, chapters[1] + 1)
    expect(page.locator("#at")).to_be_focused()
    page.click("#step-turn-on")
    shows(page, next(n for n in turns if n > chapters[1] + 1))
    expect(page.locator("#step-turn-on")).to_be_focused()


def test_it_plays_by_itself_and_marks_what_changed(visit: Visit) -> None:
    page = visit()
    page.goto(f"{replay(page, 'santiago')}?at=60")
    page.select_option("#tempo", "500")
    page.focus("#board")
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#play")).to_have_text(re.compile("Pause"))
    page.wait_for_function("() => +document.getElementById('replay').dataset.at >= 64")
    expect(page.locator("#tempo")).to_have_value("500")
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    stopped = at(page)
    page.wait_for_timeout(900)
    assert at(page) == stopped
    # The car drives: it is marked, and so is what somebody got; a leap marks nothing.
    drive = next(i for i, line in enumerate(played("santiago").moves) if i > 60 and line.move.startswith("drive"))
    page.goto(f"{page.url.split('?')[0]}?at={drive}")
    page.keyboard.press("ArrowRight")
    shows(page, drive + 1)
    assert 0 < page.locator("#drawing .change").count() <= 9
    page.keyboard.press("End")
    expect(page.locator("#drawing .change")).to_have_count(0)


def test_play_from_here_keeps_the_own_seat(visit: Visit) -> None:
    page = visit()
    the_end(page, "santiago", 2)
    mine = page.locator(".seat.you").get_attribute("id")
    page.click("#act-replay")
    page.wait_for_selector("#slide:not([hidden])")
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    expect(page.locator("#fork")).to_contain_text("; bots play the others.")
    page.click("#fork button")
    page.wait_for_selector("#table:not([data-over])")
    assert page.locator(".seat.you").get_attribute("id") == mine
    assert page.locator(".seat.bot").count() == 1


def test_without_a_script(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en", java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    where = replay(page, "comptoir", 2)
    page.goto(f"{where}?at=38")
    expect(page.locator("#slide")).to_be_hidden()
    page.click("#step-chapter-on")
    reached = at(page)
    assert reached > 39
    page.click("#step-turn-back")
    assert at(page) < reached
    page.fill("#jump-at", "55")
    page.click("#jump button")
    assert at(page) == 55
    context.close()


def test_a_lost_line_is_told_and_the_slider_returns(visit: Visit) -> None:
    page = visit()
    page.goto(f"{replay(page, 'santiago', 2)}?at=60")
    page.route("**/replay?at=*", lambda route: route.abort("connectionrefused"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#toast")).to_have_class("shown")
    assert (at(page), page.input_value("#at")) == (60, "60")


def test_every_answer_is_small_enough_to_scrub(visit: Visit) -> None:
    page = visit()
    where = replay(page, "cuba")
    page.goto(f"{where}?at=60")
    with page.expect_response("**/replay?at=61") as waited:
        page.keyboard.press("ArrowRight")
    answer: Response = waited.value
    assert len(answer.body()) < 200_000


@pytest.mark.parametrize("game", malecon.games())
def test_a_phone_replays_in_the_zone_in_which_something_changed(visit: Visit, game: str) -> None:
    page = visit(size=PHONE)
    page.goto(f"{replay(page, game)}?at=90")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        # A board that has turned to another seat marks nothing: what it draws of that seat is no change.
        if page.locator("#drawing .change").count():
            break
    expect(page.locator("#zones [aria-current=true]")).not_to_have_id("tab-all")
    seen = page.evaluate(
        """() => {
            const frame = document.getElementById("board").getBoundingClientRect();
            return [...document.querySelectorAll("#drawing .change")].some((el) => {
                const box = el.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
                return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
            });
        }"""
    )
    assert seen
    page.locator("#zones button").first.click()
    expect(page.locator("#zones button").first).to_have_attribute("aria-current", "true")
