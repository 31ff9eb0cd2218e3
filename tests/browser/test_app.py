"""Around the tables: shelf, invitations, my tables and the app, on five windows, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.test_access import check
from tests.web.test_serve import house

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}
LYING = {"width": 844, "height": 390}
WINDOWS = {"wide": WIDE, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE, "lying": LYING}
TOUCH = ("tablet", "phone", "lying")


def shelf(page: Page) -> None:
    page.goto("/")


def no_tables(page: Page) -> None:
    page.goto("/tables")


def offline(page: Page) -> None:
    page.goto("/offline")


def new(page: Page) -> None:
    page.goto("/new/cuba")


def lobby(page: Page) -> None:
    new(page)
    page.fill("#name-0", "Ana")
    page.select_option("#seat-1", "link")
    page.check("#practice")
    page.click("#open-table")
    page.wait_for_selector("#lobby")
    page.wait_for_load_state()


def join(page: Page) -> None:
    lobby(page)
    page.goto(page.locator("#lobby input[type=text]").first.input_value())


def tables(page: Page) -> None:
    lobby(page)
    shelf(page)
    page.click("#play-santiago")
    page.wait_for_selector("#table")
    page.goto("/tables")


def link(page: Page) -> None:
    shelf(page)
    page.click("#play-santiago")
    page.wait_for_selector("#table")
    with page.expect_navigation():
        page.evaluate("() => document.querySelector('form[action$=\"/link\"]').submit()")


PAGES: list[Callable[[Page], None]] = [shelf, no_tables, offline, new, lobby, join, tables, link]
# Every page of which a house's person decides; a table's own screen is measured elsewhere.
OURS = [go for go in PAGES if go is not lobby]

# What is too small: targets with a side under `least` pixels, texts under 12.
SMALL = """least => {
    const seen = el => el.checkVisibility() && el.getBoundingClientRect().width > 1 && !el.closest('.sr');
    const size = el => {
        const { width, height } = el.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
    };
    const named = el => (el.innerText || el.id || el.outerHTML).trim().slice(0, 40);
    const targets = [...document.querySelectorAll(':is(#main, #top) :is(a, button, input, select)')]
        .map(el => el.type === 'checkbox' ? el.labels[0] : el)
        .filter(el => seen(el) && size(el).some(side => side < least))
        .map(el => [named(el), ...size(el)]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
    while (walk.nextNode()) {
        const { parentElement: el, data } = walk.currentNode;
        if (!data.trim() || el.closest('svg, script, .sr') || !seen(el)) continue;
        if (parseFloat(getComputedStyle(el).fontSize) < 12) texts.push(data);
    }
    return { targets, texts };
}"""
FARTHEST = "() => Math.max(...[...document.querySelectorAll('#top *')].map(el => el.getBoundingClientRect().right))"


def at(browser: Browser, address: str, **more: object) -> Page:
    """A page in a window of its own, for what `visit` doesn't offer."""
    return browser.new_context(base_url=address, reduced_motion="reduce", **more).new_page()  # type: ignore[arg-type]


@pytest.mark.parametrize("go", PAGES, ids=lambda go: go.__name__)
@pytest.mark.parametrize(("lang", "scheme", "window"), [("en", "light", "wide"), ("fr", "dark", "phone")])
def test_nobody_is_kept_out(
    browser: Browser, address: str, go: Callable[[Page], None], lang: str, scheme: str, window: str
) -> None:
    page = at(browser, address, locale=lang, color_scheme=scheme, viewport=WINDOWS[window])
    go(page)
    check(page)
    page.context.close()


@pytest.mark.parametrize("go", OURS, ids=lambda go: go.__name__)
@pytest.mark.parametrize("window", WINDOWS)
def test_a_page_fits_its_window_and_the_fingers(
    browser: Browser, address: str, go: Callable[[Page], None], window: str
) -> None:
    touch = window in TOUCH
    page = at(browser, address, locale="fr", viewport=WINDOWS[window], has_touch=touch)
    go(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(FARTHEST) <= WINDOWS[window]["width"]
    assert page.evaluate(SMALL, 44 if touch else 24) == {"targets": [], "texts": []}
    page.context.close()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_of_the_shelf_is_seen_at_once(visit: Visit, window: str, lang: str) -> None:
    size = WINDOWS[window]
    page = visit(lang=lang, size=size)
    for id in malecon.games():
        name = id.replace("-", "_")
        for part in (f"#box-{name} a.cover", f"#play-{name}"):
            box = page.locator(part).bounding_box()
            assert box
            assert box["y"] + box["height"] <= size["height"], part
            assert box["x"] + box["width"] <= size["width"], part


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_poster_leads_to_its_game_in_two_clicks(visit: Visit, size: dict[str, int]) -> None:
    for id in malecon.games():
        page = visit(size=size)
        page.click(f"#box-{id.replace('-', '_')} a.cover svg", position={"x": 20, "y": 20})
        page.wait_for_url(f"**/new/{id}")
        page.click("#open-table")
        page.wait_for_selector("#table")


def test_the_bell_is_no_letter(visit: Visit) -> None:
    page = visit()
    page.click("#play-santiago")
    page.wait_for_selector("#table")
    assert "✉" not in page.content()
    expect(page.locator("[data-wish=notify]")).to_have_text("Tell me when it is my turn")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_link_is_copied(browser: Browser, address: str, lang: str) -> None:
    page = at(browser, address, locale=lang, permissions=["clipboard-read", "clipboard-write"])
    lobby(page)
    page.click("#invite-1 [data-hand=copy]")
    expect(page.locator("#invite-1 [role=status]")).to_have_text({"en": "Copied", "fr": "Copié"}[lang])
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#link-1").input_value()
    page.context.close()


def test_a_link_is_copied_without_https_too(browser: Browser, address: str) -> None:
    page = at(browser, address, permissions=["clipboard-read"])
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    lobby(page)
    page.click("#invite-1 [data-hand=copy]")
    expect(page.locator("#invite-1 [role=status]")).to_have_text("Copied")
    page.context.close()


def test_a_link_is_shared_where_the_browser_can(browser: Browser, address: str) -> None:
    page = at(browser, address)
    lobby(page)
    expect(page.locator("[data-hand=share]").first).to_be_hidden()
    page.add_init_script("navigator.share = async what => { window.shared = what; }")
    page.reload()
    page.click("#invite-1 [data-hand=share]")
    shared = page.evaluate("window.shared")
    assert shared["url"] == page.locator("#link-1").input_value()
    assert "Cuba" in shared["text"]
    page.context.close()


def test_everything_is_there_without_a_script(browser: Browser, address: str) -> None:
    page = at(browser, address, java_script_enabled=False)
    lobby(page)
    expect(page.locator("#lobby svg.qr").first).to_be_visible()
    expect(page.locator("[data-hand=copy]").first).to_be_hidden()
    page.goto(page.locator("#link-1").input_value())
    page.fill("#name", "Ben")
    page.click("main button.primary")
    expect(page.locator("#table")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_square_is_ink_on_white_by_night_as_well(browser: Browser, address: str, scheme: str) -> None:
    page = at(browser, address, color_scheme=scheme)
    lobby(page)
    square = page.locator("#lobby svg.qr").first
    colours = square.evaluate(
        """svg => [...svg.querySelectorAll("path")].map(path => {
            const { fill, stroke } = getComputedStyle(path);
            return [fill, stroke];
        })"""
    )
    assert colours[0][0] == "rgb(255, 255, 255)"
    assert colours[1][1] == "rgb(31, 42, 55)"
    box = square.bounding_box()
    assert box
    assert box["width"] >= 96
    page.context.close()


# --- the app ---------------------------------------------------------------------------------------------------------
READY = """async () => {
    const { serviceWorker: workers } = navigator;
    await workers.ready;
    if (!workers.controller) await new Promise(done => workers.addEventListener("controllerchange", done));
}"""
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) found.push(...(await (await caches.open(name)).keys()));
    return found.map(asked => new URL(asked.url).pathname);
}"""


def test_no_table_and_no_secret_is_ever_kept(visit: Visit) -> None:
    page = visit()
    page.evaluate(READY)
    page.click("#play-santiago")
    page.wait_for_selector("#table")
    page.goto(page.url.partition("/t/")[0] + "/tables")
    page.reload()
    kept = set(page.evaluate(KEPT))
    assert any(path.endswith("house.css") for path in kept)
    assert {path for path in kept if not path.startswith("/static/")} == {"/offline", "/spoken"}


def test_a_new_release_throws_the_old_away(visit: Visit) -> None:
    page = visit()
    page.evaluate(READY)
    [now] = page.evaluate("() => caches.keys()")
    assert re.fullmatch(r"malecon-[0-9a-f]{10}", now)
    page.evaluate(
        """async () => {
            await caches.open("malecon-0000000000");
            await (await navigator.serviceWorker.ready).unregister();
        }"""
    )
    page.reload()
    page.evaluate(READY)
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    assert page.evaluate("() => caches.keys()") == [now]


@pytest.mark.parametrize(("lang", "said"), [("en", "The line is cut"), ("fr", "La ligne est coupée")])
def test_a_cut_line_is_said_in_the_language_of_the_house_and_mends_itself(
    visit: Visit, tmp_path: Path, lang: str, said: str
) -> None:
    with house(tmp_path) as (address, server):
        port = address.rsplit(":", 1)[1].strip("/")
        # The browser speaks the other one: what the person chose counts.
        page = visit(elsewhere=address.rstrip("/"), lang="fr" if lang == "en" else "en")
        page.evaluate(READY)
        page.click("form.language button")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        server.kill()
        server.wait()
    # What was pressed is not pressed again by itself: the page of a cut line stands for the one before.
    page.click("#play-santiago")
    expect(page.locator("h1")).to_have_text(said)
    assert page.url == f"http://localhost:{port}/"
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily").startswith('"Josefin')
    page.evaluate("() => { localStorage.theme = 'dark'; }")
    page.goto(f"http://localhost:{port}/tables")
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    with house(tmp_path, "--port", port):
        expect(page.locator("main.tables")).to_be_visible(timeout=15000)
    assert page.url == f"http://localhost:{port}/tables"
