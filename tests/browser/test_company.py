"""Two people at one table, far apart; a sofa; a server that dies in between."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MINE, Visit, open_list, own_turn, step
from tests.web.test_serve import house

pytestmark = pytest.mark.browser


def test_a_friend_far_away(visit: Visit) -> None:
    ana = visit("/new/santiago")
    ana.fill("#name-0", "Ana")
    ana.select_option("#seat-1", "link")
    ana.select_option("#seat-2", "none")
    ana.click("#open-table")
    link = ana.locator("#lobby input").first.input_value()
    ben = visit("/" + link.split("/", 3)[-1] if "//" in link else link, lang="fr")
    ben.fill("#name", "Ben")
    ben.click("main button.primary")
    expect(ana.locator("#seat-1")).to_contain_text("Ben")
    watcher = visit("/t/" + str(ana.get_attribute("#table", "data-table")))
    expect(ana.locator("#watching")).to_be_visible()
    for _ in range(12):
        mover = ana if ana.locator(MINE).count() else ben
        assert step(mover)
        n = str(mover.get_attribute("#table", "data-n"))
        for other in (ana, ben, watcher):
            expect(other.locator("#table")).to_have_attribute("data-n", n)
    assert watcher.locator(".offer").count() == 0
    assert "Ben" in watcher.inner_text("#seats")
    ben.close()
    expect(ana.locator("#seat-1 .tag.away")).to_be_visible()


def test_a_sofa_of_two_and_the_curtain_between_them(visit: Visit) -> None:
    page = visit("/new/santiago", lang="fr")
    page.fill("#name-0", "Ana")
    page.select_option("#seat-1", "sofa")
    page.fill("#name-1", "Ben")
    page.select_option("#seat-2", "none")
    page.click("#open-table")
    page.wait_for_selector("#table")
    page.wait_for_load_state()
    called = set()
    for _ in range(16):
        if page.locator("#curtain").count():
            called.add(page.inner_text("#curtain-title"))
            assert page.locator(".offer").count() == 0
        assert step(page)
    assert called == {"Ana, c’est à vous", "Ben, c’est à vous"}


def test_reconnects_after_kill_9(visit: Visit, tmp_path: Path) -> None:
    with house(tmp_path) as (address, server):
        port = address.rsplit(":", 1)[1].strip("/")
        page = visit(elsewhere=address.rstrip("/"))
        page.click("#play-santiago")
        own_turn(page)
        assert step(page)
        own_turn(page, timeout=60000)
        server.send_signal(signal.SIGKILL)
        server.wait()
    before = str(page.get_attribute("#table", "data-n"))
    open_list(page)
    page.wait_for_timeout(400)  # sooner a click at the same place would be the last one's echo
    page.locator(MINE).first.click()
    expect(page.locator("#toast")).to_have_class("shown")
    with house(tmp_path, "--port", port):
        # The page comes back by itself, and a click counts again.
        for _ in range(30):
            page.locator(MINE).first.click()
            page.wait_for_timeout(1000)
            if page.get_attribute("#table", "data-n") != before:
                break
        expect(page.locator("#table")).not_to_have_attribute("data-n", before)
