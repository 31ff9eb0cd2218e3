"""The event loop, on which all tables wait, waits for no database: whatever is asked, what is read or written is so in
other threads."""

from __future__ import annotations

import asyncio
import re
import traceback
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import event
from starlette.testclient import WebSocketDenialResponse

from tests.web.conftest import Line, browser, data_of, moves_in, new_table, routes

SCRIPT = {"accept": "application/json"}


@pytest.fixture
def on_the_loop(app: FastAPI) -> Iterator[list[str]]:
    """Where in our source the loop asked the database for something."""
    found: list[str] = []

    def look(*_: Any) -> None:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return
        ours = [line for line in traceback.extract_stack() if "/malecon/web/" in line.filename]
        found.append(f"{ours[-1].filename}:{ours[-1].lineno}" if ours else "elsewhere")

    engine = app.state.rooms.house.store.engine
    event.listen(engine, "before_cursor_execute", look)
    yield found
    event.remove(engine, "before_cursor_execute", look)


def test_the_guard_sees_what_is_done_on_the_loop(app: FastAPI, on_the_loop: list[str]) -> None:
    async def blunder() -> None:
        app.state.rooms.house.seats_of("none", "ana")

    asyncio.run(blunder())
    assert on_the_loop


def test_an_evening(app: FastAPI, ana: TestClient, on_the_loop: list[str]) -> None:
    id = new_table(ana, seat0="me", seat1="link")
    link = re.search(r'value="http://testserver(/j/[^"]+)"', ana.get(f"/t/{id}").text)
    assert link
    ben = browser(app)
    ben.portal = ana.portal
    ben.get(link[1])
    ben.post(link[1], data={"name": "Ben"})
    with ana.websocket_connect(f"/t/{id}/live") as socket, ben.websocket_connect(f"/t/{id}/live"):
        line = Line(socket)
        for _ in range(3):
            html = ana.get(f"/t/{id}").text
            for move in moves_in(html)[:1]:
                ana.post(f"/t/{id}/moves", json={"n": data_of(html)["n"], "move": move}, headers=SCRIPT)
        for guest in (ana, ben):
            guest.post(f"/t/{id}/resign")
        ana.post(f"/t/{id}/again", headers=SCRIPT)
        ben.post(f"/t/{id}/again", headers=SCRIPT)
        while "/again" not in line.next():
            pass
        assert app.state.rooms.house.table(id).next
        # The page of a game that is over says whether its people sit at the next one already.
        assert ana.get(f"/t/{id}").status_code == ben.get(f"/t/{id}").status_code == 200
    assert not on_the_loop


@pytest.mark.parametrize("over", [False, True])
def test_every_address(app: FastAPI, ana: TestClient, on_the_loop: list[str], over: bool) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    rooms = app.state.rooms
    if over:
        ana.post(f"/t/{id}/resign", data={"seat": "0"})
        ana.post(f"/t/{id}/resign", data={"seat": "1"})
    for method, path in routes():
        if path.endswith("/events"):
            continue  # goes on for as long as somebody listens
        rooms.house._tables.clear()  # nothing is in memory
        words = "toy" if path.startswith(("/new", "/play", "/rules", "/games")) else id
        at = path.replace("{id}", words).replace("{key}", "aKeyOfNobody")
        if method == "socket":
            try:
                with ana.websocket_connect(at) as socket:
                    socket.receive_text()
            except WebSocketDenialResponse:
                pass
        else:
            ana.request(method, at, data={"text": "Hola"} if method == "POST" else None)
    assert not on_the_loop
