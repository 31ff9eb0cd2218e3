"""Takes the README's pictures: every game at a table, on a desk and in the hand.

python tools/screenshots.py [docs/screenshots]
"""

from __future__ import annotations

import shutil
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, sync_playwright

import malecon
from malecon import bots
from malecon.table.house import House, Wish
from malecon.web.app import create

PERSON = "a-browser-of-our-own-for-pictures"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
# How far into the game there is most to see.
MOMENT = 60


def midgame(house: House, game: str) -> str:
    """A table of one person and two bots in the middle of a game, the same every time."""
    wishes = [Wish("me", "Ana"), Wish("bot", bot="medium"), Wish("bot", bot="hard")]
    table = house.open(game, wishes, "", secret="2a" * 32, confirm=False).table
    id = table.setup.id
    while True:
        table = house.table(id)
        seat = table.actors[0]
        if len(table.line) >= MOMENT and seat == 0 and len(table.state.moves(0)) > 3:
            break
        house.play(id, seat, table.game.write(bots.choose("greedy", table.state, seat, len(table.line))), table.n)
    house.store.lend(PERSON, id, 0, "person")
    return id


def shoot(browser: Browser, address: str, path: str, size: str, file: Path) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
    context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in (("malecon", PERSON), ("guided", "done"))]
    )
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1500)
    page.screenshot(path=file, type="jpeg", quality=82)
    context.close()


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        app = create(folder)
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.05)
        address = f"http://localhost:{listening.getsockname()[1]}"
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        shoot(browser, address, "/", "wide", target / "shelf.jpg")
        for game in malecon.games():
            id = midgame(app.state.rooms.house, game)
            for size in SIZES:
                shoot(browser, address, f"/t/{id}", size, target / f"{game}-{size}.jpg")
        browser.close()
        server.should_exit = True
        thread.join(10)


if __name__ == "__main__":
    main()
