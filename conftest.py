"""Two promises for every test run: the right engine is under test, and browser tests never go missing in silence."""

import os
import shutil
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import hypothesis
import pytest

from malecon.core.compiled import compiled

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A slow machine is no failure: nothing is timed.
hypothesis.settings.register_profile(
    "house", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], print_blob=True
)
hypothesis.settings.load_profile("house")

# A drawing that fails must fail its test, also in the servers that tests start; in a house it costs nobody the game.
os.environ["MALECON_STRICT"] = "1"

# Alembic runs these itself; imported by anybody else they have no database.
collect_ignore_glob = ["src/malecon/table/migrations/*"]

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
left_out: list[pytest.Item] = []


def pytest_report_header() -> str:
    return f"malecon: {'compiled' if compiled else 'plain Python'}; chromium: {CHROMIUM or 'none'}"


def pytest_sessionstart() -> None:
    """`make test` says which engine it means to test; a stale or missing build must not pass for it."""
    # Who is started in the background, as CI may be, is deaf to Ctrl-C and so would be all that the tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("MALECON_EXPECT")
    if expected and expected != ("compiled" if compiled else "plain"):
        pytest.exit(
            f"these tests are for the {expected} engine, but the other one was imported: make setup", returncode=3
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    browsers = [item for item in items if item.get_closest_marker("browser")]
    if CHROMIUM:
        # A machine that is busy with something else may starve a browser: once more, and the summary says so.
        for item in browsers:
            item.add_marker(pytest.mark.flaky(reruns=1))
        return
    left_out[:] = browsers
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not CHROMIUM:
        terminalreporter.write_sep("-", "no Chromium: the browser tests were left out", yellow=True)
        terminalreporter.write_line("Debian: apt install chromium; then make test again")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser, for Playwright's `executable_path`."""
    assert CHROMIUM, "a test that asks for the browser carries @pytest.mark.browser"
    return CHROMIUM


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator["Browser"]:
    """One for all tests of a process: Playwright can't be started twice in it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        browser = play.chromium.launch(executable_path=chromium, args=args)
        yield browser
        browser.close()
