"""The review and the puzzles, by hand: the curve is a slider, marks lie on the board, a streak is kept here alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit, served
from tests.browser.test_end import WINDOWS, played, readable, window
from tests.web.test_review import Judging

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that has time for reviews."""
    with served(tmp_path_factory.mktemp("house"), Judging()) as address:
        yield address


def reviewed(page: Page, address: str, game: str) -> str:
    """Brings a game and waits until it was looked at; the address of its review."""
    brought = page.request.post(
        f"{address}/api/records", data=played(game).write(), headers={"Content-Type": "text/plain"}
    )
    where = f"{address}/t/{brought.json()['table']}/review"
    page.goto(where)
    # The page asks by itself how far it has come.
    page.wait_for_selector("#review[data-done=yes]", timeout=60_000)
    return where


def shows(page: Page, position: int) -> None:
    expect(page.locator("#review")).to_have_attribute("data-at", str(position))


def test_the_curve_is_the_slider(visit: Visit, judging: str) -> None:
    page = visit(lang="fr", elsewhere=judging)
    reviewed(page, judging, "santiago")
    page.evaluate("window.here = true")
    page.keyboard.press("Home")
    begin = int(str(page.get_attribute("#at", "min")))
    shows(page, begin)
    places = [int(str(one.get_attribute("data-at"))) for one in page.locator("#moments [data-at]").all()]
    assert min(places) >= begin, "every moment has a place on the slider"
    first = next(place for place in places if place > begin)
    page.keyboard.press("n")
    shows(page, first)
    expect(page.locator("#moments .now")).to_have_count(1)
    expect(page.locator("#drawing .judged-played, #card-now .given").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    shows(page, first + 1)
    box = page.locator(".field").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.95)
    page.mouse.down()
    for step in range(31, 71):
        page.mouse.move(box["x"] + box["width"] * step / 100, box["y"] + box["height"] * 0.95)
    page.mouse.up()
    reached = int(page.input_value("#at"))
    shows(page, reached)
    wide = int(str(page.get_attribute("#at", "max"))) - int(str(page.get_attribute("#at", "min")))
    assert abs((reached - int(str(page.get_attribute("#at", "min")))) / wide - 0.7) < 0.02
    page.locator("#moments .n.no").first.click()
    expect(page.locator("#card-now h2")).to_be_visible()
    page.check("#panel-players")
    expect(page.locator("#players article")).to_have_count(4)
    page.click("#go-on")
    expect(page.locator("#moments .now")).to_have_count(0)
    expect(page.locator("#players article").first).to_be_visible()
    assert page.evaluate("window.here"), "nothing was reloaded"
    for size in WINDOWS:
        window(page, size)
        readable(page, size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    page.click("#panel-moments")
    page.locator("#moments .n.no").first.click()
    expect(page.locator("#drawing .judged-played")).to_be_visible()
    page.click("#fork button")
    page.wait_for_selector("#table:not([data-over])")


# What is written of the axis, less the room above and below its letters; badges that lie over the legend, or beyond.
OVERLAID = """() => {
    const box = (el) => el.getBoundingClientRect();
    const ink = (el) => {
        const { left, right, top, bottom } = box(el);
        return { left, right, top: top + 4, bottom: bottom - 4 };
    };
    const hit = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const all = (of) => [...document.querySelectorAll(of)].filter((el) => el.getClientRects().length);
    const label = document.createRange(), frame = box(document.getElementById("chance"));
    label.selectNodeContents(document.querySelector("#chance .chapter"));
    const over = all("#chance :is(.figures, .parts) text").filter((el) => hit(ink(el), ink(label)));
    const badges = all("#chance .badges .disc").filter((el) => {
        const at = box(el), named = all("#chance .legend li").some((name) => hit(at, ink(name)));
        return named || at.top < frame.top || at.bottom > frame.bottom;
    });
    return [label.toString(), ...[...over, ...badges].map((el) => el.parentNode.textContent.trim())];
}"""


def test_nothing_on_the_curve_lies_over_another(visit: Visit, judging: str) -> None:
    page = visit(lang="fr", elsewhere=judging)
    for game, label in (("comptoir", "Tour de table"), ("santiago", "Navire")):
        reviewed(page, judging, game)
        for size in ((1440, 900), (390, 844), (844, 390)):
            window(page, size)
            assert page.evaluate(OVERLAID) == [label], size


# Marks one thing as played and two elsewhere as what would follow; tells which of the three are in sight then.
MARKED = """async () => {
    const things = ["ship-2", "slate", "pile-events"];
    const board = document.getElementById("board");
    const marks = things.map((one, n) => [one, ...(n ? ["then", ""] : ["played", "played: 20%"]), "blue"].join("|"));
    board.dataset.marks = marks.join("\\n");
    const loaded = performance.getEntriesByType("resource").map((one) => one.name);
    (await import(loaded.find((name) => name.includes("judged")))).mark();
    const frame = board.getBoundingClientRect();
    return [...document.querySelectorAll("#drawing .judged > rect:first-child")].map((el) => {
        const { top, bottom } = el.getBoundingClientRect();
        return bottom > frame.top && top < frame.bottom;
    });
}"""


def test_a_phone_shows_what_was_played_and_not_what_would_follow(visit: Visit, judging: str) -> None:
    page = visit(size={"width": 390, "height": 844}, lang="fr", elsewhere=judging)
    reviewed(page, judging, "comptoir")
    page.keyboard.press("Home")
    shows(page, int(str(page.get_attribute("#at", "min"))))
    page.keyboard.press("ArrowRight")
    assert page.evaluate(MARKED) == [True, False, False]


def test_the_review_without_a_script(browser: Browser, judging: str) -> None:
    context = browser.new_context(locale="en", java_script_enabled=False)
    page = context.new_page()
    brought = page.request.post(
        f"{judging}/api/records", data=played("comptoir", 2).write(), headers={"Content-Type": "text/plain"}
    )
    page.goto(f"{judging}/t/{brought.json()['table']}/review?at=40")
    page.click("#go-on")
    expect(page.locator("#review")).to_have_attribute("data-at", "41")
    expect(page.locator("#drawing")).to_be_visible()
    context.close()


def test_a_solved_puzzle_counts_in_this_browser(visit: Visit, judging: str) -> None:
    page = visit("/puzzles", elsewhere=judging)
    expect(page.locator("#streak")).to_be_hidden()
    page.locator(".today").first.click()
    page.wait_for_selector("#table")
    expect(page.locator("#terms")).to_contain_text("puzzle")
    # What the verdict's page does when a turn was the best one.
    day = page.evaluate("new Date().toISOString().slice(0, 10)")
    page.evaluate(
        """day => {
            const before = new Date(Date.parse(day) - 86400000).toISOString().slice(0, 10);
            const kept = {solved: {"santiago/1": day}, days: [before, day]};
            localStorage.setItem("malecon-puzzles", JSON.stringify(kept));
        }""",
        day,
    )
    page.goto(f"{judging}/puzzles")
    expect(page.locator("#streak")).to_have_text("Solved 2 days in a row")
    assert page.locator("[data-puzzle='santiago/1'].solved").count() >= 1
