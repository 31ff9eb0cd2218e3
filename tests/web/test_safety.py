"""Nobody gets more than they may know, and no other site acts for a person."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import malecon
from malecon.table import keys
from malecon.web.app import create
from tests.web.conftest import InHouse, browser, data_of, new_table

RULES = tuple(f"/rules/{id}" for id in malecon.games())
PAGES = ("/", "/tables", "/help", "/new/santiago", "/api", *RULES, "/nowhere", "/t/nowhere")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_keeps_to_the_policy(app: FastAPI, path: str, lang: str) -> None:
    with browser(app, lang) as guest:
        answer = guest.get(path)
    assert answer.status_code == (404 if "nowhere" in path else 200)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert not re.search(r"<script(?![^>]*\bsrc=)", answer.text), "no script in the page"
    assert not re.search(r"<style|\sstyle=|\son\w+=", answer.text), "no style or handler in the page"
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', answer.text), "nothing from elsewhere"


def test_a_table_keeps_to_the_policy(ana: TestClient) -> None:
    text = ana.post("/play/santiago").text
    assert not re.search(r"<style|\sstyle=|\son\w+=", text)
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)


def test_another_sites_form_does_nothing(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    n = data_of(ana.get(f"/t/{id}").text)["n"]
    for origin in ("https://evil.example", "null", "http://testserver:81"):
        answer = ana.post(f"/t/{id}/moves", data={"n": n, "move": "step left"}, headers={"origin": origin})
        assert answer.status_code == 403
    assert data_of(ana.get(f"/t/{id}").text)["n"] == n


def test_another_sites_socket_is_refused(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    with (
        pytest.raises(WebSocketDisconnect),
        ana.websocket_connect(f"/t/{id}/live", headers={"origin": "https://evil.example"}),
    ):
        pass


def test_large_bodies_are_refused(ana: TestClient) -> None:
    assert ana.post("/language", data={"lang": "x" * 100_000}).status_code == 413
    assert ana.post("/records", files={"record": ("a", b"x" * 1_200_000)}).status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    typed = {"content-type": "application/json"}
    assert ana.post("/language", content=pieces(), headers=typed).status_code == 413


def test_odd_fields_get_a_sentence_and_no_trace(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for data in ({"n": "one", "move": "step left"}, {"n": "9" * 50, "move": "step left"}, {"n": "1", "seat": "٣"}):
        answer = ana.post(f"/t/{id}/moves", data=data)
        assert answer.status_code in (400, 403, 409)
        assert "Traceback" not in answer.text
    answer = ana.post(f"/t/{id}/moves", content=b"{", headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert ana.post("/new/toy", data={"seat-0": "me"}).status_code == 400
    assert ana.post("/new/toy", data={"seat-0": "king", "seat-1": "me"}).status_code == 400
    assert ana.post("/new/nogame").status_code == 404
    assert ana.post("/new/toy", data={"seat-0": "me", "seat-1": "sofa", "option-fast": "maybe"}).status_code == 400


def test_what_breaks_shows_no_trace(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.web.shelf.boxes", lambda lang: 1 // 0)
    with TestClient(app, base_url="http://testserver", raise_server_exceptions=False) as guest:
        answer = guest.get("/")
    assert answer.status_code == 500
    assert "ZeroDivisionError" not in answer.text
    assert "content-security-policy" in answer.headers


def world(folder: Path, hidden: str, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything Ana's seat and a spectator get of a game in which Ben bids in secret."""
    count = iter(range(1000))
    monkeypatch.setattr(keys, "draw", lambda: f"key-{next(count):020d}")
    monkeypatch.setattr(keys, "table_id", lambda: "thetable")
    monkeypatch.setattr("malecon.table.seating.new_secret", lambda: "00" * 32)
    app = create(folder, thinkers=InHouse())
    got: list[bytes] = []
    asked = {"game": "toy", "seats": [{"kind": "link"}, {"kind": "me", "name": "Ben"}]}
    with browser(app) as ana, browser(app) as eve:
        opened = ana.post("/api/tables", json=asked).json()
        token = {"authorization": f"Bearer {opened['seats'][1]['token']}"}
        ana.post(f"/j/{opened['seats'][0]['invite']}", data={"name": "Ana"})
        for mover, move in ((0, "step left"), (0, "step left"), (1, "step left"), (1, "step left"), (1, hidden)):
            n = int(data_of(ana.get("/t/thetable").text)["n"])
            if mover == 0:
                answer = ana.post("/t/thetable/moves", data={"n": str(n), "move": move})
                if 'id="act-end"' in answer.text:
                    ana.post("/t/thetable/end", data={"n": data_of(answer.text)["n"]})
            else:
                answer = ana.post("/api/tables/thetable/moves", json={"n": n, "move": move}, headers=token)
            assert answer.status_code == 200, answer.text
        for guest in (ana, eve):
            for path in ("", "/record", "/replay", "/replay?at=5", "/why?move=bid+2"):
                got.append(guest.get(f"/t/thetable{path}").content)
            for path in ("", "/record"):
                got.append(guest.get(f"/api/tables/thetable{path}").content)
            with guest.websocket_connect("/t/thetable/live") as line:
                got.append(line.receive_text().encode())
            got.append(guest.get("/tables").content)
        from malecon.web.api import event_rows

        table = app.state.rooms.house.table("thetable")
        got.append(repr(event_rows(table, 0, 0)).encode() + repr(event_rows(table, None, 0)).encode())
    return got


def test_two_worlds_a_seat_cannot_tell_apart_send_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = world(tmp_path / "a", "bid 1", monkeypatch)
    other = world(tmp_path / "b", "bid 3", monkeypatch)
    assert len(one) == len(other)
    for here, there in zip(one, other, strict=True):
        assert here == there
    assert any(b"decides in secret" in page for page in one)
