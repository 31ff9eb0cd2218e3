"""A database server for the tests that are marked `postgres`; where there is none they are left out, aloud."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.served import Server, binaries

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
left_out: list[pytest.Item] = []


def pytest_report_header() -> str:
    return f"postgresql: {binaries() or 'none'}"


# Begun first, as nobody could share a minute's work that is left to the end.
LONGEST = ("test_games.py", "test_promises.py", "test_end.py", "test_keys.py", "test_hands.py", "test_guide.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)
    if not binaries():
        left_out[:] = [item for item in items if item.get_closest_marker("postgres")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not binaries():
        terminalreporter.write_sep("-", "no PostgreSQL: the tests of a served database were left out", yellow=True)
        terminalreporter.write_line("Debian: apt install postgresql; elsewhere: .venv/bin/pip install pgserver")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One for all tests of a process."""
    programs = binaries()
    assert programs, "a test that asks for the server carries @pytest.mark.postgres"
    server = Server(programs)
    yield server
    server.end()


@pytest.fixture
def database(server: Server) -> str:
    """The address of an empty database."""
    return server.new()


@pytest.fixture(params=BOTH)
def places(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path | str]:
    """Gives places where a house can keep its tables, each empty: folders, and then databases of a server."""
    if request.param == "sqlite":
        return lambda: tmp_path_factory.mktemp("tables")
    server: Server = request.getfixturevalue("server")
    return server.new


@pytest.fixture
def place(places: Callable[[], Path | str]) -> Path | str:
    """Where a house keeps its tables: a folder, and then a server."""
    return places()
