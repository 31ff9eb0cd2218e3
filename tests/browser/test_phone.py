"""A phone's page: nothing goes off its edge, all is large enough for a finger, and its tabs come into sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import malecon
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.test_hands import sit_down

pytestmark = pytest.mark.browser
LYING = {"width": 844, "height": 390}
FINGER = 44
SMALL = f"""(place) => [...document.querySelectorAll(place)]
    .filter((el) => el.offsetParent).map((el) => [el.textContent.trim(), el.getBoundingClientRect()])
    .filter(([, box]) => box.width < {FINGER} || box.height < {FINGER}).map(([text]) => text)"""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_page_is_wider_than_a_phone(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, size=PHONE)
    home = page.url.rstrip("/")
    pages = [f"/{kind}/{id}" for kind in ("rules", "new") for id in malecon.games()]
    for path in ("/", "/tables", "/help", "/api", *pages):
        page.goto(home + path)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("width", [320, 360, 390])
def test_a_new_table_fits_the_narrowest_phone(visit: Visit, lang: str, width: int) -> None:
    page = visit("/new/comptoir", lang=lang, size={"width": width, "height": 640})
    # The line that says how strong a bot is follows the choice, and takes no more room than there is.
    for level in ("easy", "master"):
        page.select_option("#seat-1", f"bot:{level}")
        expect(page.locator("#level-1 p:visible")).to_have_class(level)
    page.select_option("#seat-1", "link")
    expect(page.locator("#level-1 p:visible")).to_have_count(0)
    expect(page.locator("#seat-1")).to_have_accessible_description("")  # nor does a screen reader say the lines of all
    page.select_option("#seat-1", "bot:master")
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    over = page.evaluate(
        """() => [...document.querySelectorAll("fieldset :is(select, input)")].filter((el) => {
            const frame = el.closest("fieldset"), room = parseFloat(getComputedStyle(frame).paddingRight);
            return el.getBoundingClientRect().right > frame.getBoundingClientRect().right - room;
        }).map((el) => el.id)"""
    )
    assert over == []


def test_everything_in_the_menu_is_large_enough_for_a_finger(visit: Visit) -> None:
    page = sit_down(visit, size=PHONE, touch=True, lang="fr")
    page.tap("[data-open=menu]")
    expect(page.locator("#menu")).to_have_attribute("data-opened", "")
    assert page.evaluate(SMALL, "#menu :is(a, button, select, textarea)") == []


@pytest.mark.parametrize("game", malecon.games())
@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_the_current_tab_is_in_sight_and_an_edge_fades_where_there_are_more(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    page = sit_down(visit, game.replace("-", "_"), size=size, touch=True, lang="fr")
    assert page.evaluate(SMALL, "#zones button") == []
    for tab in page.locator("#zones button").all():
        tab.evaluate("el => el.click()")
        current, beyond, faded = page.evaluate(
            """() => {
                const rail = document.getElementById("zones"), at = rail.getBoundingClientRect();
                const inside = (el) => {
                    const box = el.getBoundingClientRect();
                    return box.left >= at.left - 2 && box.right <= at.right + 2
                        && box.top >= at.top - 2 && box.bottom <= at.bottom + 2;
                };
                const edges = [rail.firstElementChild, rail.lastElementChild].map((el) => !inside(el));
                const fades = [rail.hasAttribute("data-before"), rail.hasAttribute("data-after")];
                return [inside(rail.querySelector("[aria-current=true]")), edges, fades];
            }"""
        )
        assert current
        assert beyond == faded
        assert (page.evaluate("() => getComputedStyle(document.getElementById('zones')).maskImage") != "none") is any(
            faded
        )


@pytest.mark.parametrize("size", [WIDE, PHONE, LYING], ids=["desk", "upright", "lying"])
def test_what_show_me_tells_covers_nothing_it_shows(visit: Visit, size: dict[str, int]) -> None:
    page = sit_down(visit, "santiago", size=size)
    page.evaluate("() => document.querySelector('#log [data-was]').click()")
    expect(page.locator("#then > svg")).to_be_attached()
    told, shown = page.evaluate(
        """() => ["then-told", "then"].map((id) => document.getElementById(id).getBoundingClientRect().toJSON())"""
    )
    apart = told["top"] >= shown["bottom"] - 1 or told["left"] >= shown["right"] - 1
    assert apart
    assert page.locator("#then-told p").text_content()
    page.locator("#then-told button").click()
    expect(page.locator("#then, #then-told")).to_have_count(0)


TOP = "(id) => document.getElementById(id).getBoundingClientRect().top"


@pytest.mark.parametrize("game", malecon.games())
def test_the_tabs_stay_where_they_are_and_a_card_stays_in_its_zone(visit: Visit, game: str) -> None:
    page = sit_down(visit, game.replace("-", "_"), size=PHONE, touch=True)
    tabs = page.locator("#zones button")
    top = page.evaluate(TOP, "zones")
    for i in range(tabs.count()):
        tabs.nth(i).tap()
        assert page.evaluate(TOP, "zones") == top
    # What was read in the first zone isn't read in the last.
    tabs.nth(1).tap()
    page.evaluate(
        """async () => {
            const [cards, zones] = await Promise.all(["cards", "zones"].map((name) => import(`/static/${name}.js`)));
            const near = [...document.querySelectorAll("#drawing [data-thing]")].find(zones.inSight);
            cards.show(near.dataset.thing);
            document.querySelector("details.card[open]").classList.remove("auto");
        }"""
    )
    expect(page.locator("details.card[open]")).to_have_count(1)
    tabs.last.tap()
    expect(page.locator("details.card[open]")).to_have_count(0)


def test_the_story_makes_room_for_the_board_as_it_was(visit: Visit) -> None:
    page = sit_down(visit, "santiago", size=PHONE, touch=True)
    page.tap("[data-open=story]")
    page.locator("#log summary").first.tap()
    page.locator("#log [data-was]").first.tap()
    expect(page.locator("#then > svg")).to_be_visible()
    expect(page.locator("#story")).not_to_be_visible()
    # The zone that was looked at, then as now.
    windows = "() => ['#drawing', '#then > svg'].map((one) => document.querySelector(one).getAttribute('viewBox'))"
    now, before = page.evaluate(windows)
    assert now == before
    page.locator("#then-told button").tap()
    expect(page.locator("#story")).to_be_visible()


def lobby(visit: Visit, size: dict[str, int]) -> Page:
    page = visit("/new/santiago", size=size)
    page.select_option("#seat-1", "link")
    page.click("#open-table")
    page.wait_for_selector("#lobby")
    page.wait_for_load_state()
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_tab_does_not_go_behind_the_links_for_friends(visit: Visit, size: dict[str, int]) -> None:
    page = lobby(visit, size)
    for _ in range(14):
        page.keyboard.press("Tab")
        assert not page.evaluate("() => document.activeElement.closest('#board, #side') !== null")


def test_the_bots_pace_is_sent_as_it_is_chosen_and_remembered(visit: Visit) -> None:
    page = visit()
    page.click("#play-santiago")
    page.wait_for_selector(".js #table")
    page.wait_for_load_state()
    page.click("[data-open=menu]")
    expect(page.locator("#pace button")).to_be_hidden()
    with page.expect_response(lambda answer: answer.url.endswith("/pace")) as sent:
        page.select_option("#pace-ms", "0")
    assert sent.value.ok
    expect(page.locator("#toast")).to_have_text("Bots play at once")
    # The next table begins with it.
    page.goto("/".join(page.url.split("/")[:3]))
    with page.expect_response(lambda answer: answer.url.endswith("/pace")) as again:
        page.click("#play-comptoir")
    assert again.value.ok
    expect(page.locator("#pace-ms")).to_have_value("0")


def test_what_is_chosen_is_seen_in_the_dark(visit: Visit) -> None:
    """Its edge is ink with one of sun around it: against any ground one of them stands out."""
    page = sit_down(visit, "cuba")
    page.emulate_media(color_scheme="dark")
    for thing in ("card-worker", "round", "market-rum"):
        page.keyboard.press("Escape")
        page.locator(f"#drawing [data-thing='{thing}']").first.focus()
        page.keyboard.press("Enter")
        edge = page.evaluate(
            """(thing) => {
                const el = document.querySelector(`#drawing [data-thing="${thing}"].chosen`);
                const seen = getComputedStyle(el.querySelector(".frame, .halo") ?? el.querySelector(":scope > .reach"));
                return [seen.stroke, seen.filter];
            }""",
            thing,
        )
        assert edge[0] == "rgb(31, 42, 55)"
        assert "rgb(242, 165, 65)" in edge[1]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_hand_of_cards_is_seen_where_it_fits(visit: Visit, lang: str) -> None:
    """A portrait counts as what is seen of it, not with all that its frame cuts off."""
    page = sit_down(visit, "comptoir", size=PHONE, touch=True, lang=lang)
    cut = page.evaluate(
        """() => {
            const [x, y, w, h] = document.getElementById("drawing").getAttribute("viewBox").split(" ").map(Number);
            const things = [...document.querySelectorAll("#drawing [data-thing^=card-]")];
            const cards = things.filter((el) => el.querySelector(".lit"));
            const out = cards.filter((el) => {
                const at = el.querySelector(":scope > .reach"), n = (key) => Number(at.getAttribute(key));
                return n("x") < x || n("y") < y || n("x") + n("width") > x + w || n("y") + n("height") > y + h;
            });
            return [cards.length, out.map((el) => el.dataset.thing)];
        }"""
    )
    assert cut == [8, []]
