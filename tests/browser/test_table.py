"""The table at every window, amid a game: what is seen, what is reached, and how a choice is read and made."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import malecon
from tests.browser.conftest import PHONE, Visit, at_once, open_list, own_turn, step
from tests.browser.test_access import violations
from tests.browser.test_end import DESKS, WINDOWS, played, replay, window

# Minutes of pages at five windows: `make test-all`.
pytestmark = [pytest.mark.browser, pytest.mark.heavy]

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
    const told = (el) => `${el.tagName} ${el.id} ${el.getAttribute("class")} ${el.textContent.trim().slice(0, 30)}`;
    const board = document.getElementById("board").getBoundingClientRect();
    if (document.documentElement.scrollWidth > wide) wrong.push("the page scrolls sideways");
    const fixed = "#top, #board, #bar, #bar button, #sheet, #seats, #zones, #zones [aria-current=true], #prompt";
    for (const el of document.querySelectorAll(fixed)) {
        const box = el.getBoundingClientRect();
        if (!visible(el)) continue;
        if (box.left < -.5 || box.top < -.5 || box.right > wide || box.bottom > high)
            wrong.push(`outside: ${told(el)} ${JSON.stringify(box)}`);
    }
    for (const el of document.querySelectorAll("#ways, #ways *, #prompt, #sheet *, .seat, .seat *")) {
        if (!visible(el) || el.closest(".sr, svg, #seats .tallies")) continue;
        const box = el.getBoundingClientRect(), home = el.closest("#bar, #sheet, .seat").getBoundingClientRect();
        if (home.width && (box.left < home.left - 1
            || box.right > home.right + 1)) wrong.push(`runs out of its home: ${told(el)}`);
    }
    const prompt = document.getElementById("prompt");
    if (prompt.scrollHeight > prompt.clientHeight + 2) wrong.push(`cut: ${prompt.textContent}`);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const el = node.parentElement;
        if (!node.data.trim() || el.closest("#drawing, .portrait, .sr, title, option, .sheet, noscript")
            || !visible(el)) continue;
        const size = parseFloat(getComputedStyle(el).fontSize);
        if (size < least) wrong.push(`${node.data.trim()}: ${size} px`);
    }
    const pressed = "a, button, select, textarea, label:has(input), input:not([type=hidden], [type=range]), summary";
    for (const el of document.querySelectorAll(`body :is(${pressed})`)) {
        const box = el.getBoundingClientRect();
        if (!visible(el) || el.matches(".sr, .js details.card > summary") || el.matches("label input")) continue;
        if (box.height < touch - .5 || box.width < Math.min(touch,
            44) - .5) wrong.push(`small: ${told(el)} ${box.width} × ${box.height}`);
    }
    // One never scrolls for the button.
    const button = [...document.querySelectorAll("details.card[open] .do")].find(visible),
        at = button?.getBoundingClientRect();
    if (button && !button.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)))
        wrong.push(`out of sight: ${told(button)}`);
    return wrong;
}"""
# How large each text and each thing that can be chosen is where it is shown: on a phone in its best zone.
SHOWN = """() => {
    const found = {};
    const measure = () => {
        const edge = document.getElementById("board").getBoundingClientRect();
        const keep = (what, large) => { found[what] = Math.max(found[what] ?? 0, large); };
        document.querySelectorAll("#drawing text").forEach((text, i) => {
            const box = text.getBoundingClientRect(), scale = text.getScreenCTM();
            const whole = box.left > edge.left - 1 && box.right < edge.right + 1 && box.top > edge.top - 1
                && box.bottom < edge.bottom + 1;
            keep(`text ${i} ${text.textContent}`,
                whole ? parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b) : 0);
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
    .filter((thing) => !/\\p{L}{2}/u.test(thing.getAttribute("aria-label") ?? ""))
    .map((thing) => thing.dataset.thing)"""


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


CHOICE = "#drawing .lit, details.card[open] .control *, #list .offer"


@each_game
def test_the_first_choice_is_reached_in_five_stops(visit: Visit, game: str) -> None:
    page = visit()
    page.click(f"#play-{game.replace('-', '_')}")
    own_turn(page)
    page.reload()
    own_turn(page)
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate("(choice) => document.activeElement.matches(choice)", CHOICE):
            return
    raise AssertionError(page.evaluate("document.activeElement.outerHTML"))


def calm(page: Page) -> Locator:
    """A thing that can't be chosen now and isn't in the way of another."""
    name = page.evaluate(
        """() => [...document.querySelectorAll("#drawing [data-thing]:not(:has(.lit))")].find((thing) => {
            const box = thing.querySelector(".reach")?.getBoundingClientRect(),
                edge = document.getElementById("board").getBoundingClientRect();
            if (!box || box.left < edge.left || box.right > edge.right || box.top < edge.top
                || box.bottom > edge.bottom) return false;
            const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return over?.closest("[data-thing]") === thing;
        }).dataset.thing"""
    )
    return page.locator(f"#drawing [data-thing='{name}']")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.locator(".reach").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@each_game
def test_a_card_is_read_with_mouse_and_keys(visit: Visit, game: str) -> None:
    page = visit()
    amid(page, game)
    page.keyboard.press("Escape")
    n, card = n_of(page), page.locator("details.card[open]")
    thing = calm(page)
    page.mouse.move(*middle(thing))
    expect(card).to_have_attribute("data-peek", "")
    expect(card).to_have_attribute("data-card", str(thing.get_attribute("data-thing")))
    assert card.locator("summary").inner_text()
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    page.mouse.click(*middle(thing))
    expect(card).not_to_have_attribute("data-peek", "")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.mouse.move(5, 5)
    # What can be chosen is reached with the keys, marked from the list, and named.
    open_list(page)
    offer = page.locator("#list .offer:focus")
    of = offer.get_attribute("data-of")
    if of and page.locator(f"#drawing [data-thing='{of}']").count():
        expect(page.locator("#drawing .pointed").first).to_have_attribute("data-thing", of)
    page.keyboard.press("Escape")
    assert n_of(page) == n


# A finger on a thing for so long; what follows is the click that a browser makes of it.
TOUCH = """async (thing, long) => {
    const spot = thing.querySelector(".lit") ?? thing, how = {bubbles: true, cancelable: true, pointerType: "touch",
        detail: 1};
    spot.dispatchEvent(new PointerEvent("pointerdown", how));
    await new Promise((done) => setTimeout(done, long));
    spot.dispatchEvent(new PointerEvent("pointerup", how));
    spot.dispatchEvent(new PointerEvent("click", how));
}"""


@each_game
def test_a_finger_reads_and_a_long_press_never_plays(visit: Visit, game: str) -> None:
    page = visit("/", size=PHONE, touch=True)
    amid(page, game)
    page.keyboard.press("Escape")
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None)
    card = page.locator("details.card[open]")
    plain, lit = (page.locator(f"#drawing [data-thing]{kind}").first for kind in (":not(:has(.lit))", ":has(.lit)"))
    for thing, long in ((plain, 0), (plain, 700), (lit, 700)):
        thing.evaluate(TOUCH, long)
        expect(card).to_have_attribute("data-card", str(thing.get_attribute("data-thing")))
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
    assert sent == []


# Every button but the hint's own line, which comes with it.
PLACES = """() => [...document.querySelectorAll(
    "#bar button:not(#advice), #list .row, #list .offer, #zones button"
)].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.id || one.textContent.trim().slice(0, 12), Math.round(box.x), Math.round(box.y),
        Math.round(box.width), Math.round(box.height)];
})"""


@each_game
def test_a_hint_marks_and_moves_nothing(visit: Visit, game: str) -> None:
    page = visit()
    amid(page, game)
    open_list(page)
    places = {(name, *at) for name, *at in page.evaluate(PLACES)}
    page.keyboard.press("h")
    expect(page.locator("#list .offer[data-best]").first).to_be_attached()
    after = page.evaluate(PLACES)
    assert {tuple(at) for _, *at in after} == {tuple(at) for _, *at in places}
    best = page.locator("#list .offer[data-best='1']").first.get_attribute("data-of")
    if best and page.locator(f"#drawing [data-thing='{best}'] .lit").count():
        assert page.locator(f"#drawing [data-thing='{best}']:has(.best), #drawing [data-thing='{best}'].best").count()


def test_the_list_is_sifted_by_what_is_typed(visit: Visit) -> None:
    page = visit()
    amid(page, "cuba")
    open_list(page)
    rows = page.locator("#list .row:visible")
    many, word = rows.count(), rows.last.inner_text().split()[0]
    page.fill("#list-filter", word.lower())
    left = rows.count()
    assert 0 < left <= many
    assert all(word.lower() in text.lower() for text in rows.all_inner_texts())
    # A hint comes and the list stays as it was sifted; another position has all of its own.
    page.fill("#list-filter", "zzz")
    expect(rows).to_have_count(0)
    page.focus("#board")
    page.keyboard.press("h")
    expect(page.locator(".offer[data-best]").first).to_be_attached()
    expect(rows).to_have_count(0)
    page.fill("#list-filter", "")
    assert step(page)
    own_turn(page)
    assert page.input_value("#list-filter") == ""


# The board in words.
NAMED = (
    """() => [...document.querySelectorAll("#drawing [data-thing]")].map((thing) => thing.getAttribute("aria-label"))"""
)


def test_past_boards_are_shown_and_left(visit: Visit) -> None:
    page = visit()
    amid(page, "santiago")
    n, now = n_of(page), page.evaluate(NAMED)
    page.click("header [data-open=story]")
    page.locator("#log summary").nth(1).click()
    page.locator("#log details[open] [data-was]").first.click()
    then = page.locator("#then")
    expect(then.locator("> svg")).to_be_visible()
    told = page.locator("#then-told")  # in the bar's place
    assert told.locator("p").inner_text()
    page.keyboard.press("Escape")
    expect(then).to_have_count(0)
    assert page.locator("#digest [data-show-me]").count()
    page.keyboard.press("d")
    expect(then).to_be_visible()
    told.locator("button").click()
    expect(then).to_have_count(0)
    page.wait_for_timeout(800)
    expect(then).to_have_count(0)
    assert n_of(page) == n
    assert page.evaluate(NAMED) == now


SWIPE = """([from, to]) => {
    const board = document.getElementById("drawing");
    const at = (x) => new Touch({identifier: 1, target: board, clientX: x, clientY: 200});
    const send = (kind, touches, x) => board.dispatchEvent(new TouchEvent(kind, {touches, changedTouches: [at(x)],
        bubbles: true, cancelable: true}));
    send("touchstart", [at(from)], from);
    send("touchend", [], to);
}"""


@each_game
def test_zones_follow_the_turn_and_the_hand(visit: Visit, game: str) -> None:
    page = visit("/", size=PHONE, touch=True)
    amid(page, game)
    page.keyboard.press("Escape")
    inside = """() => {
        const edge = document.getElementById("board").getBoundingClientRect();
        return [...document.querySelectorAll("#drawing .lit")].some((one) => {
            const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
            return x > edge.left && x < edge.right && y > edge.top && y < edge.bottom;
        });
    }"""
    assert page.evaluate(inside)
    tabs, current = page.locator("#zones [data-zone]"), page.locator("#zones [aria-current=true]")
    page.locator("#tab-all").click()
    assert page.get_attribute("#drawing", "viewBox") == "0 0 1200 820"
    seen = [current.get_attribute("id")]
    while True:
        page.evaluate(SWIPE, [300, 100])
        if current.get_attribute("id") == "tab-all":
            break
        if seen[-1] != current.get_attribute("id"):
            seen.append(current.get_attribute("id"))
    assert seen == [tab.get_attribute("id") for tab in tabs.all()]
    page.evaluate(SWIPE, [100, 300])
    assert current.get_attribute("id") == seen[-1]
    page.keyboard.press("Alt+2")
    assert current.get_attribute("id") == seen[1]


def test_an_amount_by_keys_and_quick_buttons(visit: Visit) -> None:
    page = visit()
    page.click("#play-comptoir")
    page.wait_for_selector("#table")
    at_once(page)
    stepper = page.locator(".control.amount")
    while True:
        own_turn(page)
        if stepper.count():
            break
        assert step(page)
    card = page.locator(f"details.card:has(#{stepper.first.get_attribute('id')})")
    page.evaluate(SHOW, card.get_attribute("data-card"))
    form = card.locator(".control.amount").first
    amount, button = form.locator("[type=range]"), form.locator(".steps > .chosen .do")
    last = int(str(amount.get_attribute("max")))
    amount.focus()
    for key, at in (("Home", 0), ("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        page.keyboard.press(key)
        assert int(amount.input_value()) == at, key
        expect(button).to_have_count(1)
        assert form.locator("output").inner_text() in button.inner_text()
    page.keyboard.press("PageUp")
    assert int(amount.input_value()) > 0
    for quick in form.locator("[data-amount]").all():
        quick.click()
        assert amount.input_value() == quick.get_attribute("data-amount")
        assert quick.get_attribute("aria-pressed") == "true"
    form.locator(".less").click()
    form.locator(".more").click()


def test_a_turn_is_played_without_a_script(browser: Browser, address: str) -> None:
    with browser.new_context(locale="fr", java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(address)
        page.click("#play-santiago")
        first = n = n_of(page)
        for _ in range(60):
            mine = page.locator("#act-end, #list .offer").first
            if mine.count():
                ended = mine.get_attribute("id") == "act-end"
                mine.click()
                assert n_of(page) != n
                n = n_of(page)
                if ended and n != first:
                    break
            else:
                page.wait_for_timeout(500)
                page.goto(page.url)
                n = n_of(page)
        else:
            raise AssertionError("no turn was ended")
