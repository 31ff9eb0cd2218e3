"""A house on a free port and a real Chromium before it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from malecon.table.thinking import Thinkers
from malecon.web.app import create
from malecon.web.serve import _listen
from tests.web.conftest import InHouse

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots choose at once."""
    with served(tmp_path_factory.mktemp("house"), InHouse()) as address:
        yield address


@contextmanager
def served(folder: Path, thinkers: Thinkers) -> Iterator[str]:
    """A house on a free port."""
    app = create(folder, thinkers=thinkers)
    listening = _listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws_per_message_deflate=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://localhost:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


Visit = Callable[..., Page]

# On a machine that has other work, too, a page may take its time.
expect.set_options(timeout=20_000)

# What the page has asked for and not yet been told, and the position that it was told of last.
WATCH = """
window.underway = 0; window.told = 0;
const line = window.fetch;
window.fetch = async (...asked) => {
    underway += 1;
    try {
        const answer = await line(...asked), said = await answer.clone().json().catch(() => ({}));
        if (Number.isInteger(said.n)) told = said.n;
        return answer;
    } finally { setTimeout(() => underway -= 1); }
};
"""


def settled(page: Page) -> None:
    """Until the page's scripts hear what is pressed, and all that was pressed has been answered, and is shown."""
    page.wait_for_function(
        """() => {
            const table = document.getElementById("table");
            const awake = document.readyState === "complete" && !document.querySelector("[data-dozes]");
            return awake && !window.underway && (!table || +table.dataset.n >= window.told);
        }"""
    )


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Opens pages, each a person of their own; at the end none of them may have complained."""
    complaints: list[str] = []
    contexts = []

    def come(
        path: str = "/", lang: str = "en", size: dict[str, int] = WIDE, elsewhere: str = "", touch: bool = False
    ) -> Page:
        context = browser.new_context(
            locale=lang,
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="reduce",
            has_touch=touch,
        )
        contexts.append(context)
        context.add_init_script(WATCH)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: complaints.append(asked.url) if _foreign(asked.url) else None)
        page.goto((elsewhere or address) + path)
        return page

    def _foreign(url: str) -> bool:
        return not url.startswith((address, address.replace("http", "ws"), "data:", "blob:", "http://localhost:"))

    yield come
    for context in contexts:
        context.close()
    told = [text for text in complaints if not any(expected in text for expected in ("404", "409", "ERR_CONNECTION"))]
    assert told == []


def at_once(page: Page) -> None:
    """Sets the bots' pace so that a test doesn't wait for them."""
    page.wait_for_selector("#pace", state="attached")
    page.evaluate(
        """async () => {
            const form = document.getElementById("pace");
            await fetch(form.action, {method: "POST", body: new URLSearchParams({pace: "0"})});
        }"""
    )


# What tells that one's own turn has come: the list holds every move, open or not.
MINE = ".offer, #act-end"


def own_turn(page: Page, timeout: float = 20000) -> None:
    page.wait_for_selector(MINE, state="attached", timeout=timeout)


# Faster than a hand: two clicks at one place would be taken for one.
SIDES = cycle((0.1, 0.9))


def open_list(page: Page) -> None:
    """Every move in words, instead of the board."""
    if page.locator("#list:not([data-opened])").count():
        page.keyboard.press("l")


def step(page: Page) -> bool:
    """One click of whoever sits before the page, on the board or on a button; False if nothing is to be done."""
    settled(page)
    curtain = page.locator("#curtain button.primary")
    if curtain.count():
        curtain.click()
        expect(page.locator("#curtain")).to_have_count(0)
        return True
    mine = page.locator("#act-end, #list .offer").first
    if not mine.count():
        return False
    open_list(page)
    # Read only now: while it is this page's turn nothing else changes the position.
    n = str(page.get_attribute("#table", "data-n"))
    expect(mine).to_be_visible()
    box = mine.bounding_box()
    assert box
    if box["width"] < 100:
        page.wait_for_timeout(360)  # on a small button both sides are one place
    mine.click(position={"x": box["width"] * next(SIDES), "y": box["height"] / 2})
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    return True


def play_to_the_end(page: Page, most: int = 600) -> int:
    """Clicks until the scores are there; how many clicks it took."""
    clicks = 0
    while not page.locator("#scores").count():
        assert clicks < most
        if step(page):
            clicks += 1
        else:
            page.wait_for_function(
                "() => document.querySelector('#scores, .offer, #act-end, #curtain button.primary')", timeout=20000
            )
    return clicks
