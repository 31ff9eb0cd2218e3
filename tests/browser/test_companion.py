"""Beside the real board in a browser: dice by fingers, and an outbox while the line is cut."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Visit, settled

DEAL = (
    ["deal maria", "deal pedro", "deal el-zorro", "deal jose", "deal alonso", "deal conchita", "deal martinez"],
    ["deal casino", "deal bank", "deal office", "deal church", "deal sawmill", "deal newspaper", "deal cafe"],
    ["deal distillery", "deal harbour-master", "deal black-market", "deal customs-office", "first 0"],
)
TELL = """async moves => {
    const n = +document.getElementById("table").dataset.n;
    const headers = {"Content-Type": "application/json", Accept: "application/json"};
    const body = JSON.stringify({n, moves});
    const answer = await fetch(location.pathname + "/luck", {method: "POST", headers, body});
    if (!answer.ok) throw new Error(JSON.stringify(await answer.json()));
}"""


def press(page: Page, id: str) -> None:
    settled(page)
    page.wait_for_timeout(400)  # two presses so near each other in time would be taken for one
    page.locator(f"#{id}").click(force=True)


def test_what_is_typed_while_the_line_is_cut_is_kept_sent_and_judged(visit: Visit) -> None:
    page = visit("/new/santiago?companion=drawn", size=PHONE)
    page.click("#open-table")
    expect(page.locator("#luck-title")).to_have_text("Which Cuban lies at stop 1 after the harbour, clockwise?")
    # Everything of the first question is in sight, nothing of it wider than the phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#luck-form button").last).to_be_in_viewport()

    def cut(route: Route) -> None:
        route.abort("connectionfailed")

    waits = page.locator("#waits")
    page.route("**/luck", cut)
    press(page, "luck-deal-miguel")
    expect(waits.locator("li")).to_have_count(1)
    press(page, "luck-deal-pablo")
    expect(waits.locator("li")).to_have_text(["Miguel comes to the next stop", "Pablo comes to the next stop"])
    # It outlasts the page.
    page.reload()
    expect(waits.locator("li")).to_have_count(2)
    page.unroute("**/luck", cut)
    expect(waits).to_be_hidden()
    expect(page.locator("#luck-deal-miguel, #luck-deal-pablo")).to_have_count(0)
    expect(page.locator("#luck-form button")).to_have_count(7)

    # What the table has left behind meanwhile is neither played nor lost without a word.
    page.route("**/luck", cut)
    press(page, "luck-deal-jose")
    press(page, "luck-deal-alonso")
    expect(waits.locator("li")).to_have_count(2)
    n = int(page.get_attribute("#table", "data-n") or 0)
    told = {"n": n, "moves": DEAL[0]}
    there = page.request.post(
        page.url + "/luck", data=told, headers={"accept": "application/json", "origin": _origin(page)}
    )
    assert there.ok, there.text()
    page.unroute("**/luck", cut)
    expect(waits.locator(".why")).to_have_text("The table has moved on since: look whether it is still so.")
    # What was typed after it isn't sent by itself when it is forgotten.
    page.click("#outbox-forget-one")
    expect(waits.locator(".why")).to_contain_text("typed after what you have forgotten")
    page.click("#outbox-forget")
    expect(waits).to_be_hidden()

    # Dice: one press each, and the last one sends them.
    for moves in DEAL[1:]:
        expect(page.locator("#luck-title")).to_contain_text("building")
        page.evaluate(TELL, moves)
        settled(page)
    for die in ("sugar-1", "tobacco-2", "citrus-4", "rum-0", "cigars-2"):
        press(page, f"luck-die-{die}")
    expect(page.locator("#luck")).to_have_count(0)
    # The bot in the last chair leaves a die out, and the page says what to do for it.
    expect(page.locator("#prompt")).to_contain_text("’s turn — ")
    expect(page.locator("#todo")).to_contain_text("Move for Caridad")
    settled(page)
    # A tick stays, whatever is drawn anew.
    page.locator("#todo input").first.check()
    page.reload()
    expect(page.locator("#todo input").first).to_be_checked()
    settled(page)
    # What somebody opens is in sight, before what hands have to do.
    page.click('[data-open="list"]')
    expect(page.locator("#list .offer").first).to_be_in_viewport()
    assert page.locator("#list").bounding_box()["y"] < page.locator("#todo").bounding_box()["y"]  # type: ignore[index]
    page.click('[data-close="list"]')
    page.click("#act-undo")
    expect(page.locator("#luck-title")).to_have_text("What do the dice of the ship show?")


def _origin(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])
