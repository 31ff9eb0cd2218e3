"""The table at every window, amid a game: what is seen, what is reached, and how a choice is read and made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import malecon
from tests.browser.conftest import PHONE, Visit, at_once, open_list, own_turn, step
from tests.browser.test_access import violations
from tests.browser.test_end import DESKS, WINDOWS, played, replay, window

pytestmark = pytest.mark.browser

GAMES = malecon.games()
each_game = pytest.mark.parametrize("game", GAMES)
LAPTOP, TABLET = WINDOWS[1:3]
PHONES = ((390, 844), (844, 390))
REASONABLE = 30


def moment(game: str) -> int:
    """In the middle third of the game, where the first seat alone decides and has most to choose from."""
    record = played(game)
    state = record.new()
    best = found = 0
    for number, line in enumerate(record.moves):
        choices = len(state.moves()) if state.actors == [0] else 0
        if number * 3 // len(record.moves) == 1 and best < choices <= REASONABLE:
            best, found = choices, number
        state.play(line.move, line.seat)
    return found


def amid(page: Page, game: str) -> None:
    """Takes the first seat over in the middle of a game against bots that choose at once."""
    page.goto(f"{replay(page, game)}?at={moment(game)}")
    page.click("button[name=others]")
    page.wait_for_selector("#table")
    at_once(page)
    own_turn(page)


def n_of(page: Page) -> str:
    return str(page.get_attribute("#table", "data-n"))


# What is seen of everything that is written or pressed, on the board and around it.
SEEN = """([least, touch]) => {
    const wrong = [], wide = innerWidth + .5, high = innerHeight + .5;
    const visible = (el) => el.checkVisibility({visibilityProperty: true}) && el.getBoundingClientRect().width > 1;
    const told = (el) => `${el.tagName} ${el.id} ${el.className?.baseVal ?? el.className} ${el.textContent.trim().slice(0, 30)}`;
    const board = document.getElementById("board").getBoundingClientRect();
    if (document.documentElement.scrollWidth > wide) wrong.push("the page scrolls sideways");
    for (const el of document.querySelectorAll("#top, #board, #bar, #bar button, #sheet, #seats, #zones, #zones [aria-current=true], #prompt")) {
        const box = el.getBoundingClientRect();
        if (!visible(el)) continue;
        if (box.left < -.5 || box.top < -.5 || box.right > wide || box.bottom > high)
            wrong.push(`outside: ${told(el)} ${JSON.stringify(box)}`);
    }
    for (const el of document.querySelectorAll("#ways, #ways *, #prompt, #sheet *, .seat, .seat *")) {
        if (!visible(el) || el.closest(".sr, svg, #seats .tallies")) continue;
        const box = el.getBoundingClientRect(), home = el.closest("#bar, #sheet, .seat").getBoundingClientRect();
        if (home.width && (box.left < home.left - 1 || box.right > home.right + 1)) wrong.push(`runs out of its home: ${told(el)}`);
    }
    const prompt = document.getElementById("prompt");
    if (prompt.scrollHeight > prompt.clientHeight + 2) wrong.push(`cut: ${prompt.textContent}`);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const el = node.parentElement;
        if (!node.data.trim() || el.closest("#drawing, .portrait, .sr, title, option, .sheet, noscript") || !visible(el)) continue;
        const size = parseFloat(getComputedStyle(el).fontSize);
        if (size < least) wrong.push(`${node.data.trim()}: ${size} px`);
    }
    for (const el of document.querySelectorAll("body :is(a, button, select, textarea, label:has(input), input:not([type=hidden], [type=range]), summary)")) {
        const box = el.getBoundingClientRect();
        if (!visible(el) || el.matches(".sr, .js details.card > summary") || el.matches("label input")) continue;
        if (box.height < touch - .5 || box.width < Math.min(touch, 44) - .5) wrong.push(`small: ${told(el)} ${box.width} × ${box.height}`);
    }
    // One never scrolls for the button.
    const button = [...document.querySelectorAll("details.card[open] .do")].find(visible), at = button?.getBoundingClientRect();
    if (button && !button.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)))
        wrong.push(`out of sight: ${told(button)}`);
    return wrong;
}"""
# How large each text is, and each thing that can be chosen, where it is shown: on a phone in its best zone or part of it.
SHOWN = """() => {
    const found = {};
    const measure = () => {
        const edge = document.getElementById("board").getBoundingClientRect();
        const keep = (what, large) => { found[what] = Math.max(found[what] ?? 0, large); };
        document.querySelectorAll("#drawing text").forEach((text, i) => {
            const box = text.getBoundingClientRect(), scale = text.getScreenCTM();
            const whole = box.left > edge.left - 1 && box.right < edge.right + 1 && box.top > edge.top - 1 && box.bottom < edge.bottom + 1;
            keep(`text ${i} ${text.textContent}`, whole ? parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b) : 0);
        });
        for (const thing of document.querySelectorAll("#drawing [data-thing]:has(.lit)")) {
            const box = (thing.querySelector(".reach") ?? thing).getBoundingClientRect();
            const wide = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
            keep(thing.dataset.thing, Math.min(wide, Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)));
        }
    };
    if (!document.getElementById("zones").checkVisibility()) measure();
    else for (const tab of [...document.querySelectorAll("#zones [data-zone]")].slice(1)) {
        document.getElementById("tab-all").click();
        for (let i = 0; i < +(tab.dataset.part ?? "1/1").split("/")[1]; i++) { tab.click(); measure(); }
    }
    return found;
}"""
# Opens the card of a thing without pressing it, which might play.
SHOW = "async (thing) => (await import('/static/cards.js')).show(thing)"
NAMELESS = """() => [...document.querySelectorAll("#drawing [data-thing]")]
    .filter((thing) => !/\\p{L}{2}/u.test(thing.getAttribute("aria-label") ?? "")).map((thing) => thing.dataset.thing)"""


def settle(page: Page, size: tuple[int, int]) -> None:
    window(page, size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def look(page: Page, size: tuple[int, int]) -> list[object]:
    return list(page.evaluate(SEEN, [11, 33] if size in DESKS else [12, 44]))


def on_board(page: Page, size: tuple[int, int]) -> list[object]:
    """What can't be read on the board or, by a finger, chosen; on a tablet what is drawn smaller has a card."""
    least = 11 if size in DESKS else 12
    return [
        (what, large)
        for what, large in page.evaluate(SHOWN).items()
        if large < (least if what.startswith("text ") else 44 if size in PHONES else 0)
    ]


@each_game
def test_everything_can_be_read_and_reached_at_every_window(visit: Visit, game: str) -> None:
    at = GAMES.index(game)
    page = visit("/", lang=("fr", "en")[at % 2], touch=True)
    amid(page, game)
    assert page.evaluate(NAMELESS) == []
    wrong: list[object] = []
    for i, size in enumerate(WINDOWS):
        page.emulate_media(color_scheme=("light", "dark")[(at + i) % 2])
        settle(page, size)
        wrong += [(size, found) for found in look(page, size)]
        page.keyboard.press("Escape")
        wrong += [(size, found) for found in on_board(page, size)]
        open_list(page)
        wrong += [(size, "list", found) for found in look(page, size)]
        page.evaluate(SHOW, page.locator("#cards [data-card]:has(.do)").first.get_attribute("data-card"))
        wrong += [(size, "card", found) for found in look(page, size)]
        if size == TABLET:
            wrong += violations(page)
        page.keyboard.press("Escape")
    assert not wrong, "\n".join(map(str, wrong))
