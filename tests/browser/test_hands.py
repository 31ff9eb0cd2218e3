"""What hands do to a table: one press is one decision, and the page follows whatever has the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, at_once, open_list, own_turn, settled, step

pytestmark = pytest.mark.browser


def sit_down(visit: Visit, game: str = "santiago", **how: Any) -> Page:
    """A table against bots that choose at once, on one's own turn."""
    page = visit(**how)
    page.click(f"#play-{game}")
    page.wait_for_selector("#table")
    at_once(page)
    own_turn(page)
    page.wait_for_load_state()  # until the script is there a button is a plain form's
    return page


def on_sofa(visit: Visit, game: str, **how: Any) -> Page:
    """A table of two before one screen: nobody plays but this page."""
    page = visit(f"/new/{game}", **how)
    page.select_option("#seat-1", "sofa")
    page.select_option("#seat-2", "none")
    page.click("#open-table")
    page.wait_for_selector("#table")
    page.wait_for_load_state()
    return page


def n_of(page: Page) -> str:
    return str(page.get_attribute("#table", "data-n"))


def posted(page: Page) -> list[str]:
    """The addresses to which the page sends something from now on."""
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url.rsplit("/", 1)[1]) if asked.method == "POST" else None)
    return sent


def press(page: Page, key: str) -> None:
    """A key that decides; then until it is one's own turn again."""
    n = n_of(page)
    page.keyboard.press(key)
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    own_turn(page)


def choose(page: Page) -> None:
    """The first choice by its key, wherever the focus is; what has none by the list."""
    if page.locator("#act-end").count():
        return press(page, "Enter")
    key = page.locator("#list [data-key]").first
    if key.count():
        return press(page, str(key.get_attribute("data-key")))
    assert step(page)
    own_turn(page)


def drawn(page: Page) -> str:
    return str(page.locator("#drawing").inner_html())


def test_the_board_follows_although_it_has_the_focus(visit: Visit) -> None:
    page = sit_down(visit)
    page.focus("#board")
    before = drawn(page)
    # Not every choice shows on the board, as who gets a coin; among four some do.
    for _ in range(4):
        page.focus("#board")
        choose(page)
        # It is what somebody sees who opens the page now.
        page.wait_for_function(
            """async () => {
                const html = await (await fetch(location.href)).text();
                const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("drawing");
                // But for what only this page shows: what happened, what is pointed at, and how keys go about it.
                const bare = document.getElementById("drawing").cloneNode(true);
                bare.querySelectorAll(".mark").forEach((each) => each.remove());
                const picked = bare.querySelectorAll(".pointed, .chosen");
                for (const each of picked) each.classList.remove("pointed", "chosen");
                for (const each of [fresh, bare].flatMap((one) => [...one.querySelectorAll("*")]))
                    for (const key of ["tabindex", "role", "aria-describedby"]) each.removeAttribute(key);
                return fresh.innerHTML === bare.innerHTML;
            }"""
        )
    assert drawn(page) != before


def test_what_is_written_stays_until_it_is_sent(visit: Visit) -> None:
    page = sit_down(visit)
    page.click("[data-open=story]")
    page.fill("#chat-text", "wait for me")
    page.click("[data-open=menu]")
    page.select_option("#pace-ms", "400")
    page.fill("#report-text", "odd")
    page.click("#menu h2 button")
    page.click("#prompt")
    choose(page)
    assert page.input_value("#chat-text") == "wait for me"
    assert page.input_value("#pace-ms") == "400"
    assert page.input_value("#report-text") == "odd"
    # What isn't a person's own goes on following.
    assert page.locator("#ways [name=n], #list [name=n]").first.input_value() == n_of(page)
    page.click("[data-open=story]")
    page.focus("#chat-text")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_contain_text("wait for me")
    assert page.input_value("#chat-text") == ""


def at_the_turns_end(visit: Visit) -> Page:
    """Where a turn is short, and never ends by itself."""
    page = sit_down(visit, "comptoir")
    while not page.locator("#act-end").count():
        choose(page)
    return page


def test_enter_on_a_button_is_that_button_alone(visit: Visit) -> None:
    page = at_the_turns_end(visit)
    sent = posted(page)
    page.focus("#act-undo")
    press(page, "Enter")
    expect(page.locator(".offer").first).to_be_attached()
    assert sent == ["undo"]


def test_enter_elsewhere_does_not_end_the_turn(visit: Visit) -> None:
    page = at_the_turns_end(visit)
    sent = posted(page)
    page.click("[data-open=story]")
    page.fill("#chat-text", "a moment")
    page.focus("#chat-text")
    page.keyboard.press("Enter")
    page.click("[data-open=menu]")
    for place in ("[data-wish=theme]", "#menu h2 button"):
        page.focus(place)
        page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert "end" not in sent
    page.focus("#board")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert "end" in sent


def test_what_was_chosen_with_a_mouse_leaves_enter_to_the_turn(visit: Visit) -> None:
    page = sit_down(visit, "comptoir")
    while not page.locator("#act-end").count():
        settled(page)
        n, button = n_of(page), page.locator("details.card[open] .do:visible").first
        (button if button.count() else page.locator("#drawing .lit").first).click(force=True)
        page.wait_for_timeout(400)  # two presses so near each other in time would be taken for one
        if n_of(page) != n:
            own_turn(page)
    sent = posted(page)
    press(page, "Enter")
    assert sent == ["end"]


def test_a_key_that_is_held_is_one_press(visit: Visit) -> None:
    page = on_sofa(visit, "comptoir")
    page.locator("#curtain button").click()
    own_turn(page)
    sent, n = posted(page), n_of(page)
    key = str(page.locator("#list [data-key]").first.get_attribute("data-key"))
    for _ in range(4):
        page.keyboard.down(key)
        page.wait_for_timeout(100)
    page.keyboard.up(key)
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    assert sent == ["moves"]
    page.wait_for_selector("#act-undo")
    page.focus("#act-undo")
    for _ in range(4):
        page.keyboard.down("Enter")
        page.wait_for_timeout(60)
    page.keyboard.up("Enter")
    page.wait_for_timeout(200)
    assert sent == ["moves", "undo"]


def twice(page: Page, tap: Callable[[float, float], None], pause: int) -> list[str]:
    """What is sent when somebody taps twice on the first choice, within the time in which that is one tap: on a busy
    machine a hand may be too slow, and tries again."""
    page.evaluate(
        "() => { window.taps = []; addEventListener('click', (one) => one.detail && taps.push(one.timeStamp), true); }"
    )
    for _ in range(20):
        while not page.locator(".offer").count():
            choose(page)
        open_list(page)
        sent = posted(page)
        box = page.locator(".offer").first.bounding_box()
        assert box
        x, y = box["x"] + 40, box["y"] + box["height"] / 2
        tap(x, y)
        # By the second one another position may be there, with another button under the finger.
        page.wait_for_timeout(pause)
        tap(x + 9, y + 2)
        page.wait_for_timeout(500)
        first, second = page.evaluate("() => taps.splice(0)")
        if second - first < 350:
            return sent
        own_turn(page)
    raise TimeoutError("no hand is that slow")


@pytest.mark.parametrize("pause", [0, 120])
def test_a_double_click_is_one_decision(visit: Visit, pause: int) -> None:
    page = sit_down(visit, "capa_doro")
    assert twice(page, page.mouse.click, pause) == ["moves"]
    # A later click counts again.
    own_turn(page)
    assert step(page)


@pytest.mark.parametrize("pause", [0, 120])
def test_a_double_tap_on_a_phone_is_one_decision(visit: Visit, pause: int) -> None:
    page = sit_down(visit, "capa_doro", size=PHONE, touch=True)
    assert twice(page, page.touchscreen.tap, pause) == ["moves"]


def test_from_one_position_one_decision_is_sent(visit: Visit) -> None:
    page = sit_down(visit, "capa_doro")
    sent, n = posted(page), n_of(page)
    page.evaluate("() => { const [a, b] = document.querySelectorAll('.offer'); a.click(); b.click(); a.click(); }")
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    assert sent == ["moves"]
    expect(page.locator("#toast")).not_to_have_class("shown")


def test_what_never_came_there_can_be_chosen_again(visit: Visit) -> None:
    page = sit_down(visit)
    open_list(page)
    page.evaluate(
        """() => {
            const line = window.fetch;
            window.fetch = () => { window.fetch = line; return Promise.reject(new TypeError("cut")); };
        }"""
    )
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_have_class("shown")
    sent = posted(page)
    press(page, "Enter")
    assert sent == ["moves"]


def amid_a_turn(page: Page) -> None:
    """To where one choice follows another at once, with many of them."""
    while not (page.locator("#act-undo").count() and page.locator(".offer").count() > 9):
        choose(page)


def test_hints_go_with_their_position(visit: Visit) -> None:
    page = sit_down(visit, "capa_doro")
    amid_a_turn(page)
    page.keyboard.press("h")
    best = page.locator(".offer[data-best]")
    expect(best).to_have_count(2)
    open_list(page)
    page.focus(".offer[data-best='1']")
    press(page, "Enter")
    assert page.locator("[data-best], .chance, #board .best").count() == 0


# A list so low that it scrolls in any position.
LOW = """() => {
    const low = new CSSStyleSheet();
    low.replaceSync("#list .rows { max-height: 3rem !important; }");
    document.adoptedStyleSheets = [low];
}"""


def test_new_choices_are_read_from_the_start(visit: Visit) -> None:
    page = sit_down(visit, "capa_doro")
    page.evaluate(LOW)
    rows = page.locator("#list .rows")
    amid_a_turn(page)
    open_list(page)
    rows.evaluate("one => one.scrollTo(0, 40)")
    # While the position stands they stay where they are.
    page.keyboard.press("h")
    expect(page.locator(".offer[data-best]")).to_have_count(2)
    assert rows.evaluate("one => one.scrollTop") == 40
    assert step(page)
    own_turn(page)
    while not rows.count():  # a turn's end has no list
        choose(page)
    assert rows.evaluate("one => one.scrollTop") == 0


# Two fingers on the board, from so far apart to so far.
PINCH = """([x, y, from, to]) => {
    const board = document.querySelector("#drawing");
    const send = (kind, half) => {
        const at = (id, x) => new Touch({identifier: id, target: board, clientX: x, clientY: y});
        const touches = half ? [at(1, x - half), at(2, x + half)] : [], changedTouches = [at(2, x)];
        board.dispatchEvent(new TouchEvent(kind, {touches, changedTouches, bubbles: true, cancelable: true}));
    };
    send("touchstart", from);
    for (let part = 0; part <= 1; part += .1) send("touchmove", from + (to - from) * part);
    send("touchend", 0);
}"""


def test_a_pinch_on_a_phone_goes_into_the_zone_between_the_fingers_and_out_of_it(visit: Visit) -> None:
    page = sit_down(visit, size=PHONE, touch=True)
    current = page.locator("#zones [aria-current=true]")
    for tab in page.locator("#zones [data-zone]").all()[1:]:
        page.locator("#tab-all").click()
        x, y, w, h = map(float, str(tab.get_attribute("data-zone")).split())
        at = page.evaluate(
            """([x, y]) => {
                const scale = document.getElementById("drawing").getScreenCTM();
                return [x * scale.a + scale.e, y * scale.d + scale.f];
            }""",
            [x + w / 2, y + h / 2],
        )
        page.evaluate(PINCH, [*at, 20, 60])
        entered = [float(part) for part in str(current.get_attribute("data-zone")).split()]
        # Where zones overlap it is the smallest one around the fingers.
        assert entered[2] * entered[3] <= w * h
        assert entered[0] <= x + w / 2 <= entered[0] + entered[2]
        assert entered[1] <= y + h / 2 <= entered[1] + entered[3]
        # A large zone is shown in parts.
        left, top, wide, high = map(float, str(page.get_attribute("#drawing", "viewBox")).split())
        # Where it leaves room beside it the board is seen there, and nothing beyond the board's edges.
        assert 0 <= left < entered[0] + entered[2]
        assert entered[0] < left + wide <= 1200 + 1
        assert entered[1] <= top < top + high <= entered[1] + entered[3] + 1
        page.evaluate(PINCH, [*at, 60, 20])
        assert current.get_attribute("id") == "tab-all"


def test_a_pinch_elsewhere_is_the_browsers_own(visit: Visit) -> None:
    page = sit_down(visit, size={"width": 820, "height": 1180}, touch=True)
    allowed = page.locator("#drawing").evaluate("one => getComputedStyle(one).touchAction")
    assert allowed == "manipulation" or "pinch-zoom" in allowed
    stopped = """() => {
        let held = false;
        addEventListener("wheel", (event) => { held = event.defaultPrevented; });
        const wheel = {deltaY: -150, ctrlKey: true, bubbles: true, cancelable: true};
        document.getElementById("drawing").dispatchEvent(new WheelEvent("wheel", wheel));
        return held;
    }"""
    assert not page.evaluate(stopped)


def test_the_list_stays_open_while_others_choose(visit: Visit) -> None:
    """Cuba's votes are bought by all at once: what the others do must not shut what one reads."""
    page = sit_down(visit, "cuba")
    while not page.locator("#control-votes-n").count():
        choose(page)
    open_list(page)
    page.evaluate("() => { const table = document.getElementById('table'); table.dataset.n = +table.dataset.n + 1; }")
    page.evaluate("() => import('/static/cards.js').then(cards => cards.renew())")
    expect(page.locator("#list[data-opened]")).to_be_visible()


def test_a_button_that_has_come_to_mean_something_else_dozes_for_a_moment(visit: Visit) -> None:
    """Who presses «Skip» once more must not pass an auction that has only just come up."""
    page = at_the_turns_end(visit)
    sent = posted(page)
    # As if something else had stood there until now.
    page.evaluate("() => { document.getElementById('act-end').textContent = 'Skip'; }")
    page.evaluate(
        """async () => {
            const form = document.getElementById("chat-text").form;
            const headers = {Accept: "application/json"}, body = new URLSearchParams(new FormData(form));
            body.set("text", "a moment");
            await fetch(form.action, {method: "POST", headers, body});
        }"""
    )
    page.wait_for_function(
        """() => {
            const dozing = document.querySelector("#act-end[data-dozes]");
            dozing?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 1}));
            return dozing;
        }"""
    )
    page.wait_for_timeout(100)
    assert "end" not in sent
    expect(page.locator("[data-dozes]")).to_have_count(0)
    page.click("#act-end")
    page.wait_for_timeout(300)
    assert "end" in sent
