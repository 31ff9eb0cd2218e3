"""What hands do to a table: one press is one decision, and the page follows whatever has the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, at_once

pytestmark = pytest.mark.browser


def sit_down(visit: Visit, game: str = "santiago", **how: Any) -> Page:
    """A table against bots that choose at once, on one's own turn."""
    page = visit(**how)
    page.click(f"#play-{game}")
    page.wait_for_selector("#table")
    at_once(page)
    page.wait_for_selector(".offer")
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
    page.wait_for_selector(".offer, #act-end")


def drawn(page: Page) -> str:
    return str(page.locator("#drawing").inner_html())


def test_the_board_follows_although_it_has_the_focus(visit: Visit) -> None:
    page = sit_down(visit)
    # Beside everything that is lit: the frame itself takes the focus.
    page.locator("#board").click(position={"x": 4, "y": 4})
    before = drawn(page)
    # Not every choice shows on the board, as who gets a coin; among four some do.
    for _ in range(4):
        assert page.evaluate("document.activeElement.id") == "board"
        press(page, "Enter" if page.locator("#act-end").count() else "1")
        # It is what somebody sees who opens the page now.
        page.wait_for_function(
            """async () => {
                const html = await (await fetch(location.href)).text();
                const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("drawing");
                return fresh.innerHTML === document.getElementById("drawing").innerHTML;
            }"""
        )
    assert drawn(page) != before


def test_what_is_written_stays_until_it_is_sent(visit: Visit) -> None:
    page = sit_down(visit)
    page.click("[data-open=story]")
    page.fill("#chat-text", "wait for me")
    page.click("#more summary")
    page.select_option("#pace-ms", "2000")
    page.fill("#report-text", "odd")
    n = n_of(page)
    page.click("#story h2 button")
    page.click("#prompt")
    page.keyboard.press("1")
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    assert page.input_value("#chat-text") == "wait for me"
    assert page.input_value("#pace-ms") == "2000"
    assert page.input_value("#report-text") == "odd"
    # What isn't a person's own goes on following.
    assert page.input_value("#choices [name=n], #actions [name=n]") == n_of(page)
    page.click("[data-open=story]")
    page.focus("#chat-text")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_contain_text("wait for me")
    assert page.input_value("#chat-text") == ""


def at_the_turns_end(page: Page) -> None:
    while not page.locator("#act-end").count():
        press(page, "1")


def test_enter_on_a_button_is_that_button_alone(visit: Visit) -> None:
    page = sit_down(visit)
    at_the_turns_end(page)
    sent = posted(page)
    page.focus("#act-undo")
    press(page, "Enter")
    expect(page.locator(".offer").first).to_be_visible()
    assert sent == ["undo"]


def test_enter_elsewhere_does_not_end_the_turn(visit: Visit) -> None:
    page = sit_down(visit)
    at_the_turns_end(page)
    sent = posted(page)
    page.click("[data-open=story]")
    page.fill("#chat-text", "a moment")
    for place in ("#more summary", "[data-wish=theme]", "#chat-text"):
        page.focus(place)
        page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert "end" not in sent
    page.focus("#board")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert "end" in sent


def test_a_key_that_is_held_is_one_press(visit: Visit) -> None:
    page = on_sofa(visit, "comptoir")
    page.locator("#curtain button").click()
    page.wait_for_selector(".offer")
    sent, n = posted(page), n_of(page)
    for _ in range(4):
        page.keyboard.down("1")
        page.wait_for_timeout(100)
    page.keyboard.up("1")
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)
    assert sent == ["moves"]
    page.wait_for_selector(".offer, #act-undo")
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
    page.evaluate("() => { window.taps = []; addEventListener('click', (one) => taps.push(one.timeStamp), true); }")
    for _ in range(20):
        while not page.locator(".offer").count():
            press(page, "Enter")
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
        page.wait_for_selector(".offer, #act-end")
    raise TimeoutError("no hand is that slow")


@pytest.mark.parametrize("pause", [0, 120])
def test_a_double_click_is_one_decision(visit: Visit, pause: int) -> None:
    page = sit_down(visit, "capa_doro")
    assert twice(page, page.mouse.click, pause) == ["moves"]
    # A later click counts again.
    page.wait_for_selector(".offer, #act-end")
    n = n_of(page)
    page.locator(".offer, #act-end").first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-n", n)


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
    page.evaluate(
        """() => {
            const line = window.fetch;
            window.fetch = () => { window.fetch = line; return Promise.reject(new TypeError("cut")); };
        }"""
    )
    page.keyboard.press("1")
    expect(page.locator("#toast")).to_have_class("shown")
    sent = posted(page)
    press(page, "1")
    assert sent == ["moves"]


def amid_a_turn(page: Page) -> None:
    """To where one choice follows another at once, with many of them."""
    while not (page.locator("#act-undo").count() and page.locator(".offer").count() > 9):
        press(page, "Enter" if page.locator("#act-end").count() else "1")


def test_hints_go_with_their_position(visit: Visit) -> None:
    page = sit_down(visit, "capa_doro")
    amid_a_turn(page)
    page.keyboard.press("h")
    best = page.locator(".offer[data-best]")
    expect(best).to_have_count(2)
    page.focus(".offer[data-best='1']")
    press(page, "9")
    assert page.locator("[data-best], .chance, #board .best").count() == 0


def test_new_choices_are_read_from_the_start(visit: Visit) -> None:
    page = sit_down(visit, "capa_doro", size={"width": 1280, "height": 720})
    choices = page.locator("#choices")
    hidden = 0
    while hidden < 60:
        amid_a_turn(page)
        choices.evaluate("one => one.scrollTo(0, 60)")
        # While the position stands they stay where they are.
        page.keyboard.press("h")
        expect(page.locator(".offer[data-best]")).to_have_count(2)
        assert choices.evaluate("one => one.scrollTop") > 0
        press(page, "1")
        hidden = choices.evaluate("one => one.scrollHeight - one.clientHeight")
        assert choices.evaluate("one => one.scrollTop") == 0


PINCH = """([wide, x, y, more]) => {
    const board = document.querySelector("#drawing");
    const at = (id, x, y) => new Touch({identifier: id, target: board, clientX: x, clientY: y});
    const send = (kind, half, dx = 0) => {
        const touches = [at(1, x - half + dx, y), at(2, x + half + dx, y)];
        board.dispatchEvent(new TouchEvent(kind, {touches, targetTouches: touches, bubbles: true, cancelable: true}));
    };
    const under = (dx = 0) => {
        const box = board.getBoundingClientRect();
        return [(x + dx - box.x) / box.width, (y - box.y) / box.height];
    };
    const before = under();
    send("touchstart", wide);
    for (let half = wide; half <= wide * more; half += 5) send("touchmove", half);
    const zoomed = under();
    send("touchmove", wide * more, 30);
    return {before, zoomed, moved: under(30), width: board.getBoundingClientRect().width};
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 820, "height": 1180}])
def test_a_pinch_zooms_between_the_fingers(visit: Visit, size: dict[str, int]) -> None:
    page = sit_down(visit, size=size)
    box = page.locator("#board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.55
    wide = page.locator("#drawing").evaluate("one => one.getBoundingClientRect().width")
    seen = page.evaluate(PINCH, [40, x, y, 2.5])
    assert seen["width"] > wide * 2.3
    assert seen["zoomed"] == pytest.approx(seen["before"], abs=0.01)
    # And what they hold goes with them.
    assert seen["moved"] == pytest.approx(seen["before"], abs=0.01)


def test_a_wheel_with_ctrl_zooms_where_the_pointer_is(visit: Visit) -> None:
    page = sit_down(visit)
    box = page.locator("#board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.3
    under = f"""one => {{ const box = one.getBoundingClientRect();
        return [({x} - box.x) / box.width, ({y} - box.y) / box.height, box.width]; }}"""
    board = page.locator("#drawing")
    *before, wide = board.evaluate(under)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -150)
    page.wait_for_timeout(100)
    page.keyboard.up("Control")
    *after, wider = board.evaluate(under)
    assert wider > wide * 1.5
    assert after == pytest.approx(before, abs=0.01)
