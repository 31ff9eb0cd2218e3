"""People who don't get along: what one says is hidden for another, and the keeper is told."""

from __future__ import annotations

import html
from pathlib import Path

from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table.manners import reported, settle
from tests.table.conftest import ANA, BEN, house_in, two
from tests.web.conftest import Line, browser, new_table


def together(app: FastAPI, ana: TestClient) -> tuple[str, TestClient]:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    [invite] = app.state.rooms.room(id).invites.values()
    ben = browser(app)
    ben.post(f"/j/{invite}", data={"name": "Ben"})
    return id, ben


def test_what_a_muted_person_says_is_hidden_for_who_muted(app: FastAPI, ana: TestClient) -> None:
    id, ben = together(app, ana)
    ben.post(f"/t/{id}/chat", data={"text": "Caramba"})
    assert "Caramba" in ana.get(f"/t/{id}").text
    with ana.websocket_connect(f"/t/{id}/live") as socket:
        line = Line(socket)
        assert "Caramba" in line.next()
        ana.post(f"/t/{id}/mute", data={"for": "1", "on": "yes"})
        while "Caramba" in line.next():
            pass
        ben.post(f"/t/{id}/chat", data={"text": "Demonios"})
        assert "Demonios" not in line.next()
    assert "Caramba" not in ana.get(f"/t/{id}").text
    assert "Caramba" in ben.get(f"/t/{id}").text
    other, _ = together_again(app, ana, ben)
    ben.post(f"/t/{other}/chat", data={"text": "Otra vez"})
    assert "Otra vez" not in ana.get(f"/t/{other}").text
    assert "1 person" in ana.get("/me").text
    ana.post(f"/t/{id}/mute", data={"for": "1", "on": "no"})
    assert "Caramba" in ana.get(f"/t/{id}").text


def together_again(app: FastAPI, ana: TestClient, ben: TestClient) -> tuple[str, TestClient]:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    [invite] = app.state.rooms.room(id).invites.values()
    ben.post(f"/j/{invite}", data={"name": "Ben"})
    return id, ben


def test_only_others_are_muted_and_only_by_who_sits_there(app: FastAPI, ana: TestClient) -> None:
    id, _ = together(app, ana)
    assert ana.post(f"/t/{id}/mute", data={"for": "0", "on": "yes"}).status_code == 400
    assert ana.post(f"/t/{id}/mute", data={"for": "9", "on": "yes"}).status_code == 400
    assert browser(app).post(f"/t/{id}/mute", data={"for": "0", "on": "yes"}).status_code == 403


def test_the_keeper_is_told(app: FastAPI, ana: TestClient) -> None:
    id, ben = together(app, ana)
    told = ana.post(f"/t/{id}/tell", data={"text": "Ben is rude."})
    assert "keeper is told" in html.unescape(told.text)
    assert "rude" not in ben.get(f"/t/{id}").text
    [report] = reported(app.state.rooms.house.store)
    assert (report.table, report.game, report.seat, report.text) == (id, "toy", 0, "Ben is rude.")
    assert ana.post(f"/t/{id}/tell", data={"text": " "}).status_code == 400
    for _ in range(5):
        last = ana.post(f"/t/{id}/tell", data={"text": "again"})
    assert last.status_code == 429


def test_manners_on_either_database(place: Path | str) -> None:
    house = house_in(place)
    id = two(house)
    house.mute(id, ANA, 1, True)
    house.mute(id, ANA, 1, True)
    assert [house.muted(id, one) for one in (ANA, BEN)] == [{1}, frozenset()]
    assert house.muted_in_all(ANA) == 1
    house.become(BEN, "ben's phone")
    assert house.muted(id, ANA) == {1}
    house.mute(id, "ben's phone", 0, True)
    house.become("ben's phone", ANA)
    assert house.muted(id, ANA) == frozenset(), "nobody mutes themselves"
    house.become(ANA, "ana's phone")
    house.hear_all(ANA)
    assert house.muted(id, ANA) == set()
    house.report(id, 0, "a")
    house.report(id, -1, "b")
    first, second = reported(house.store)
    settle(house.store, first.id)
    assert reported(house.store) == [second]
    assert len(reported(house.store, all=True)) == 2
    house.store.close()
