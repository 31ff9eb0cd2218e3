"""The JSON API: the same tables for programs."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient


def opened(client: TestClient, **more: Any) -> tuple[str, list[dict[str, str]]]:
    asked = {"game": "toy", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}], **more}
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    data = answer.json()
    return data["table"], [{"authorization": f"Bearer {seat['token']}"} for seat in data["seats"]]


def test_a_game_from_the_first_to_the_last_move(ana: TestClient) -> None:
    id, tokens = opened(ana)
    for _ in range(50):
        state = ana.get(f"/api/tables/{id}", headers=tokens[0]).json()
        if state["over"]:
            break
        seat = state["actors"][0]
        mine = ana.get(f"/api/tables/{id}", headers=tokens[seat]).json()
        move = mine["moves"][0]
        assert set(move) == {"move", "en", "fr"}
        asked = {"n": mine["n"], "move": move["move"]}
        assert ana.post(f"/api/tables/{id}/moves", json=asked, headers=tokens[seat]).status_code == 200
    assert state["over"]
    assert set(state["outcome"]) == {"winners", "ranks", "scores", "reason"}


def test_stale_is_409_and_says_so(ana: TestClient) -> None:
    id, tokens = opened(ana)
    n = ana.get(f"/api/tables/{id}").json()["n"]
    asked = {"n": n, "move": "step left"}
    assert ana.post(f"/api/tables/{id}/moves", json=asked, headers=tokens[0]).status_code == 200
    again = ana.post(f"/api/tables/{id}/moves", json=asked, headers=tokens[0])
    assert again.status_code == 409
    assert again.json()["message"]


def test_only_the_seats_token_moves_it(ana: TestClient) -> None:
    id, tokens = opened(ana)
    other, _ = opened(ana)
    n = ana.get(f"/api/tables/{id}").json()["n"]
    asked = {"n": n, "move": "step left"}
    assert ana.post(f"/api/tables/{id}/moves", json=asked).status_code == 403
    assert ana.post(f"/api/tables/{id}/moves", json=asked, headers={"authorization": "Bearer x"}).status_code == 403
    assert ana.post(f"/api/tables/{other}/moves", json=asked, headers=tokens[0]).status_code == 403
    not_yours = ana.post(f"/api/tables/{id}/moves", json=asked, headers=tokens[1])
    assert not_yours.status_code == 400


def test_join_by_invitation(ana: TestClient) -> None:
    asked = {"game": "toy", "seats": [{"kind": "link"}, {"kind": "bot", "bot": "greedy"}]}
    given = ana.post("/api/tables", json=asked).json()
    invite = given["seats"][0]["invite"]
    answer = ana.post("/api/join", json={"invite": invite, "name": "Robi"})
    assert answer.json()["seat"] == 0
    assert answer.json()["table"] == given["table"]
    again = ana.post("/api/join", json={"invite": invite, "name": "Robi"})
    assert again.status_code == 404


def test_events_tell_what_a_seat_may_know(ana: TestClient) -> None:
    from malecon.web.api import event_rows

    id, tokens = opened(ana)
    for seat, move in ((0, "step left"), (0, "step left"), (1, "step left"), (1, "step left"), (1, "bid 2")):
        n = ana.get(f"/api/tables/{id}").json()["n"]
        asked = {"n": n, "move": move}
        assert ana.post(f"/api/tables/{id}/moves", json=asked, headers=tokens[seat]).status_code == 200
    table = ana.app.state.rooms.house.table(id)  # type: ignore[attr-defined]
    assert event_rows(table, 0, 0)[-1]["text"] == "bid ?"
    assert event_rows(table, 1, 0)[-1]["text"] == "bid 2"
    assert event_rows(table, None, table.number) == []


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"game": "nogame", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "toy", "seats": [{"kind": "me"}]},
        {"game": "toy", "seats": [{"kind": "king"}, {"kind": "me"}]},
        {"game": "toy", "seats": [{"kind": "me"}] * 9},
        {"game": "toy", "seats": [{"kind": "me"}] * 2, "options": {"nosuch": True}},
        {"game": "toy", "seats": [{"kind": "me", "name": "x" * 1000}, {"kind": "me"}]},
    ],
)
def test_bad_input_gets_one_message(ana: TestClient, asked: dict[str, Any]) -> None:
    answer = ana.post("/api/tables", json=asked)
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"message"}


def test_a_record_is_brought_and_read(ana: TestClient) -> None:
    text = "malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n"
    table = ana.post("/api/records", content=text).json()["table"]
    assert ana.get(f"/api/tables/{table}/record").text.endswith("- roll 3\n0 step left\n")
    assert ana.post("/api/records", content="nonsense").status_code == 400


def test_the_description_is_complete(ana: TestClient) -> None:
    schema = ana.get("/api/openapi.json").json()
    assert "/api/tables/{id}/moves" in schema["paths"]
    assert "409" in schema["paths"]["/api/tables/{id}/moves"]["post"]["responses"]
    assert all(path.startswith("/api") for path in schema["paths"])
    for verbs in schema["paths"].values():
        for what in verbs.values():
            assert what["summary"]
