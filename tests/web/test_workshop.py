"""Long work is done beside the tables, one piece at a time."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.web.workshop import Workshop
from tests import apart
from tests.web.conftest import new_table


def test_one_piece_at_a_time_and_off_the_loop() -> None:
    at_work: list[int] = []
    most = 0

    def piece() -> int:
        nonlocal most
        at_work.append(1)
        most = max(most, len(at_work))
        time.sleep(0.05)
        at_work.pop()
        return threading.get_ident()

    async def evening() -> tuple[set[int], int]:
        workshop = Workshop()
        done = asyncio.gather(*(workshop.do(piece) for _ in range(5)))
        turns = 0
        while not done.done():
            turns += 1
            await asyncio.sleep(0)
        workshop.close()
        return set(await done), turns

    hands, turns = apart.run(evening())
    assert most == 1
    assert hands.isdisjoint({threading.get_ident()})
    assert turns > 20, "tables go on meanwhile"


def test_replays_records_and_lists_are_made_there(
    app: FastAPI, ana: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    do = app.state.workshop.do

    async def noted(work: object, *what: object) -> object:
        made.append(getattr(work, "__name__", ""))
        return await do(work, *what)

    monkeypatch.setattr(app.state.workshop, "do", noted)
    id = new_table(ana, seat0="me", seat1="sofa")
    record = "malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n"
    for path in (f"/t/{id}/replay", f"/t/{id}/record", f"/api/tables/{id}/record", "/tables"):
        assert ana.get(path).status_code == 200
    assert ana.post("/api/records", content=record).status_code == 201
    assert ana.post(f"/t/{id}/report", data={"text": "odd"}).status_code == 200
    assert made == ["moment", "record_of", "record_of", "find", "keep", "report"]
