"""A table is drawn while the disk writes its newest row; nobody sees any of it before that is stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table.away import Away
from malecon.table.house import House, Wish
from malecon.table.store import Store
from malecon.table.table import Table
from malecon.web import page
from malecon.web.drawn import Drawn
from malecon.web.live import Rooms
from malecon.web.room import Viewer
from malecon.web.viewer import Eyes
from tests.web.conftest import InHouse

WATCHER = Eyes((), "fr")


class Evening:
    """A table with somebody who watches in French, and how often it was drawn."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = House(Store(folder))
        self.rooms = Rooms(self.house, InHouse())
        self.id = self.house.open("santiago", [Wish("token", "Ana"), Wish("token", "Ben")], "").table.setup.id
        self.room = self.rooms.room(self.id)
        self.room.viewers.add(Viewer((), "fr", "", True, ""))
        self.drawn = 0
        draw = page.drawing

        def counted(*seen: Any) -> Drawn:
            self.drawn += 1
            return draw(*seen)

        monkeypatch.setattr(page, "drawing", counted)
        self.house.coming = self.rooms.foresee

    def move(self) -> Table:
        table = self.house.table(self.id)
        seat = table.actors[0]
        return self.house.play(self.id, seat, table.game.write(table.state.moves(seat)[0]), table.n)

    def shown(self) -> Drawn:
        self.room.drawn.clear()
        return self.rooms.drawing(self.house.table(self.id), WATCHER)


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path, monkeypatch)


def test_it_is_drawn_before_the_row_is_stored_and_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = evening.house.store.append
    when: list[int] = []

    def store(*rows: Any, **more: Any) -> None:
        when.append(evening.drawn)
        stored(*rows, **more)

    monkeypatch.setattr(evening.house.store, "append", store)
    table = evening.move()
    assert when == [1]
    shown = evening.shown()
    assert shown.told["number"] == table.number
    assert evening.drawn == 1
    assert shown.whole == page.drawing(table, WATCHER, evening.rooms.company(table), {}).whole


def test_who_came_meanwhile_is_in_it(evening: Evening) -> None:
    evening.move()
    evening.room.viewers.add(Viewer((), "en", "", True, ""))
    evening.shown()
    assert evening.drawn == 2


def test_a_new_invitation_is_in_it(evening: Evening) -> None:
    evening.move()
    evening.room.invites[0] = "key"
    evening.shown()
    assert evening.drawn == 2


def test_what_could_not_be_stored_is_never_shown(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    before = evening.shown()

    def full(*_: Any, **__: Any) -> None:
        raise Away("full")

    with monkeypatch.context() as broken:
        broken.setattr(evening.house.store, "append", full)
        with pytest.raises(Away):
            evening.move()
    assert evening.drawn == 2, "before and ahead"
    assert evening.shown().told == before.told


def test_too_late_it_is_not_drawn_again(evening: Evening) -> None:
    table = evening.move()
    evening.shown()
    evening.rooms.foresee(table)
    assert evening.drawn == 1


def test_where_nobody_looks_nothing_is_drawn_or_kept(evening: Evening) -> None:
    evening.room.viewers.clear()
    evening.move()
    assert evening.room.ahead is None
    assert evening.drawn == 0


def test_an_open_house_does_so(app: FastAPI, ana: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened = ana.post("/api/tables", json={"game": "santiago", "seats": seats}).json()
    id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    with ana.websocket_connect(f"/t/{id}/live") as line:
        line.receive_json()
        state = ana.get(f"/api/tables/{id}").json()
        known = {"authorization": f"Bearer {tokens[state['actors'][0]]}"}
        mine = ana.get(f"/api/tables/{id}", headers=known).json()
        asked = {"n": mine["n"], "move": mine["moves"][0]["move"]}
        n = ana.post(f"/api/tables/{id}/moves", json=asked, headers=known).json()["n"]
        while line.receive_json()["n"] < n:
            pass
        ahead = app.state.rooms.room(id).ahead
        assert ahead is not None
        assert ahead.table is app.state.rooms.house.held(id)
    room = app.state.rooms.room(id)
    while room.viewers:
        ana.get("/health")
    assert room.ahead is None
