"""A house in a folder of its own, with browsers (test clients) that come in from outside."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.table.thinking import Thinkers
from malecon.web.app import PARTS, create
from tests.table.conftest import Clock, no_loop
from tests.table.toy import Point

__all__ = ["no_loop"]

# A tag with the text behind it, as static/server.js cuts a page.
TAG = re.compile("<[^<]*|^[^<]+")


class InHouse(Thinkers):
    """Chooses at once and in this process: what is tested is the table, not the pool."""

    async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
        return Luck(seed).choose(state.lean(seat))

    async def ask(self, think: Any, state: State, seat: int, seed: str, **how: Any) -> Any:
        return [(move, 60 - 10 * rank) for rank, move in enumerate(state.moves(seat)[:2])]

    async def at_leisure(self, think: Any, *what: object) -> Any:
        await asyncio.Event().wait()  # there is none


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.games.elsewhere", lambda: [Point])


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> FastAPI:
    return create(tmp_path, thinkers=InHouse(), clock=clock)


@pytest.fixture
def ana(app: FastAPI) -> Iterator[TestClient]:
    with browser(app) as client:
        yield client


def browser(app: FastAPI, lang: str = "en") -> TestClient:
    """A browser of its own: its own cookies, and the header of a page of ours."""
    headers = {"accept-language": lang, "origin": "http://testserver"}
    return TestClient(app, base_url="http://testserver", headers=headers)


def routes() -> list[tuple[str, str]]:
    """Every method and path of the house; `socket` for the pages' lines."""
    found = []
    for part in PARTS:
        for route in part.router.routes:
            methods = sorted(getattr(route, "methods", None) or ["socket"])
            found += [(method, str(getattr(route, "path", ""))) for method in methods]
    return found


def table_of(url: object) -> str:
    found = re.search(r"/t/([\w-]+)", str(url))
    assert found
    return found[1]


def new_table(client: TestClient, game: str = "toy", **fields: str) -> str:
    """Opens a table by the form and returns its name; `seat0="me"` is the field `seat-0`."""
    named = {re.sub(r"(\d)$", r"-\1", key): value for key, value in fields.items()}
    answer = client.post(f"/new/{game}", data=named)
    assert answer.status_code == 200, answer.text
    return table_of(answer.url)


def data_of(html: str) -> dict[str, str]:
    """The data attributes of `#table`."""
    found = re.search(r'<main id="table"([^>]*)>', html)
    assert found
    return dict(re.findall(r'data-(\w+)="([^"]*)"', found[1]))


def moves_in(html: str) -> list[str]:
    """What may be clicked, without the end of the turn where it goes with it."""
    return [found.split(";")[0] for found in re.findall(r'class="offer[^>]* data-move="([^"]*)"', html)]


def message(response: Any) -> str:
    """What an error page says."""
    found = re.search(r'<p id="message">([^<]*)</p>', response.text)
    assert found
    return found[1]


def assembled(tags: Sequence[str], parts: Sequence[int | str]) -> str:
    """What static/server.js makes of the parts it is sent."""
    made, rest = "", iter(parts)
    for part in rest:
        made += part if isinstance(part, str) else "".join(tags[part : part + int(next(rest))])
    return made


class Line:
    """An open page's socket: each message made into the whole page, as the page does."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket, self.html, self.size = socket, "", 0

    def next(self) -> str:
        message = self.socket.receive_text()
        news = json.loads(message)
        self.size = len(message)
        self.html = news["html"] if "html" in news else assembled(TAG.findall(self.html), news["parts"])
        return self.html
