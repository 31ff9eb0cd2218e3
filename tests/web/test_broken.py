"""A game of another package that can't be loaded: the house goes on without it."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest
from fastapi.testclient import TestClient

from tests.table.toy import Point


def test_the_others_stay_on_the_shelf(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "nowhere.at.all:GAME", "malecon.games")
    monkeypatch.setattr("malecon.games.elsewhere", lambda: [Point, broken])
    shelf = ana.get("/")
    assert shelf.status_code == 200
    assert 'id="play-santiago"' in shelf.text
    assert "broken" not in [game["id"] for game in ana.get("/api/games").json()]
    for path in ("/new/broken", "/rules/broken"):
        assert ana.get(path).status_code == 404
    opened = ana.post("/api/tables", json={"game": "broken", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert opened.status_code == 404
    assert opened.json()["message"]
