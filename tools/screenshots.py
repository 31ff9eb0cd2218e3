"""The pictures in README: each game in the middle of a game between bots, on a wide screen and on a phone.

.venv/bin/malecon serve --port 8000 --data "$(mktemp -d)" &
.venv/bin/python tools/screenshots.py http://localhost:8000

With the tables of games that people finished in that house (`…/screenshots.py http://localhost:8000 ID ID …`) their
reviews, instead.
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import malecon
from malecon.core.record import Record
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
REASONABLE = 9
QUALITY = 85
NAMES = {0: "Ana", 1: "Luis", 2: "Rosa"}
SHOWN = "https://malecon.example.org"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def moment(record: Record) -> int:
    """In the middle third of the game, where the first seat alone decides and has most to choose from."""
    state = record.new()
    best = found = 0
    for number, line in enumerate(record.moves):
        choices = len(state.moves()) if state.actors == [0] else 0
        if number * 3 // len(record.moves) == 1 and best < choices <= REASONABLE:
            best, found = choices, number
        state.play(line.move, line.seat)
    return found


def sit_down(page: Page, house: str, record: Record) -> None:
    """Bring the record, go to the moment, and take it over against bots."""
    brought = page.request.post(f"{house}/api/records", data=record.write(), headers={"Content-Type": "text/plain"})
    page.goto(f"{house}/t/{brought.json()['table']}/replay?at={moment(record)}")
    page.click("button[name=others]")
    page.wait_for_selector("#list [data-move]", state="attached")


def photograph(browser: Browser, house: str) -> None:
    for size, (width, height) in SIZES.items():
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        page = context.new_page()
        page.goto(house)
        page.screenshot(path=PICTURES / f"shelf-{size}.jpg", quality=QUALITY)
        for name in malecon.games():
            record = write_down(Series(name, ("greedy",) * len(NAMES), seed=3))
            record.names = NAMES
            sit_down(page, house, record)
            page.wait_for_timeout(1500)
            page.screenshot(path=PICTURES / f"{name}-{size}.jpg", quality=QUALITY)
            print(f"{name}, {size}")
        context.close()


def reviews(browser: Browser, house: str, tables: list[str]) -> None:
    """Each at the first of its moments; the address to be shared is not that of the house which is photographed."""
    width, height = SIZES["wide"]
    page = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB").new_page()
    for table in tables:
        page.goto(f"{house}/t/{table}/review")
        page.locator("#moments a").first.click()
        page.wait_for_timeout(1500)
        links = page.locator("input[readonly]")
        links.evaluate_all(
            f"(all) => all.forEach((each) => {{ each.value = each.value.replace('{house}', '{SHOWN}') }})"
        )
        name = page.request.get(f"{house}/api/tables/{table}").json()["game"]
        page.screenshot(path=PICTURES / f"review-{name}.jpg", quality=QUALITY)
        print(f"{name}, review")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        house, tables = sys.argv[1].rstrip("/"), sys.argv[2:]
        if tables:
            reviews(browser, house, tables)
        else:
            photograph(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
