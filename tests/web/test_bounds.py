"""Bounds a guest can't pass: past one, a sentence and when to come back; everybody else goes on."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response
from starlette.testclient import WebSocketDenialResponse

from malecon.table import keys
from malecon.web import bounds
from malecon.web.app import create
from malecon.web.bounds import Bounds, Crowd, Rate, TooMuch, Who
from malecon.web.guest import PERSON
from tests.web.conftest import InHouse, browser, message, new_table, table_of

RECORD = b"malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n"
SCRIPT = {"accept": "application/json"}


def house(folder: Path, *changed: Rate | Crowd) -> FastAPI:
    return create(folder, thinkers=InHouse(), bounds=Bounds(*changed))


def refused(answer: Response) -> str:
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert "content-security-policy" in answer.headers
    return message(answer)


def test_a_person_has_less_than_an_address_and_an_address_less_than_the_house() -> None:
    for bound in vars(bounds).values():
        if isinstance(bound, Crowd):
            assert 3 * bound.person <= bound.address < bound.house
        elif isinstance(bound, Rate):
            person, address, whole = (int(text.split("/")[0]) for text in (bound.person, bound.address, bound.house))
            assert 5 * person <= address < whole


@pytest.mark.parametrize(("what", "field"), [("chat", {"text": "Hola"}), ("pace", {"pace": "0"}), ("hint", {})])
def test_what_a_person_does_in_a_minute(app: FastAPI, ana: TestClient, what: str, field: dict[str, str]) -> None:
    id = new_table(ana, seat0="me", seat1="link")
    invite = next(iter(app.state.rooms.room(id).invites.values()))
    ben = browser(app)
    ben.post(f"/j/{invite}", data={"name": "Ben"})
    answers = [ana.post(f"/t/{id}/{what}", data={"seat": "0", **field}, headers=SCRIPT) for _ in range(31)]
    done = sum(answer.status_code == 200 for answer in answers)
    assert done == {"chat": 20, "pace": 30, "hint": 20}[what]
    assert "Try again in" in refused(ana.post(f"/t/{id}/{what}", data={"seat": "0", **field}))
    french = ana.post(f"/t/{id}/{what}", data={"seat": "0", **field}, headers={"accept-language": "fr"})
    assert "Réessayez dans" in refused(french)
    other = ben.post(f"/t/{id}/{what}", data={"seat": "1", **field}, headers=SCRIPT)
    assert other.status_code == (400 if what == "hint" else 200), "another person at the same address goes on"


def test_a_new_cookie_is_no_new_address(tmp_path: Path) -> None:
    app = house(tmp_path, Rate("tables", "2/hour", "5/hour", "100/hour"))
    with browser(app) as guest:
        for _ in range(5):
            guest.cookies.clear()
            assert guest.post("/play/toy", headers=SCRIPT).status_code == 200
        guest.cookies.clear()
        assert "many tables" in refused(guest.post("/play/toy"))
        asked = {"game": "toy", "seats": [{"kind": "me"}] * 2}
        assert guest.post("/api/tables", json=asked).status_code == 429


def test_who_is_refused_takes_nothing_from_the_others(tmp_path: Path) -> None:
    counted = Bounds(Rate("chat", "2/hour", "4/hour", "5/hour"))
    ana, ben, cai = Who("ana", "here"), Who("ben", "here"), Who("cai", "there")
    for _ in range(2):
        counted.count(bounds.CHAT, ana)
    for _ in range(20):
        with pytest.raises(TooMuch):
            counted.count(bounds.CHAT, ana)
    for _ in range(2):
        counted.count(bounds.CHAT, ben)
    counted.count(bounds.CHAT, cai)
    with pytest.raises(TooMuch):
        counted.count(bounds.CHAT, cai)


def test_tables_of_every_kind_count_until_they_are_over(tmp_path: Path) -> None:
    app = house(tmp_path, Crowd("unfinished", 3, 100, 100))
    with browser(app) as ana:
        ids = [new_table(ana, seat0="me", seat1="sofa") for _ in range(3)]
        assert "aren’t over" in refused(ana.post("/new/toy", data={"seat-0": "me", "seat-1": "sofa"}))
        refused(ana.post("/play/toy"))
        for seat in ("0", "1"):
            ana.post(f"/t/{ids[0]}/resign", data={"seat": seat})
        again = ana.post(f"/t/{ids[0]}/again")
        assert again.status_code == 200
        assert table_of(ana.post(f"/t/{ids[0]}/again", data={}).url) == table_of(again.url)
        refused(ana.post(f"/t/{ids[0]}/fork", data={"at": "0"}))


def test_bots_alone(tmp_path: Path) -> None:
    app = house(tmp_path, Crowd("alone-at-once", 1, 3, 3))
    with browser(app) as ana:
        # No bot moves: the table stays as it is.
        app.state.rooms.wake = lambda id: None
        alone = {"seat-0": "bot:greedy", "seat-1": "bot:greedy"}
        assert ana.post("/new/toy", data=alone).status_code == 200
        assert "bots alone" in refused(ana.post("/new/toy", data=alone))
        assert ana.post("/new/toy", data={**alone, "seat-0": "me"}).status_code == 200


def test_hints_at_once(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    who = Who(keys.fingerprint(ana.cookies[PERSON]), "testclient")
    with ExitStack() as thinking:
        for _ in range(2):
            thinking.enter_context(app.state.bounds.hold(bounds.HINTS_AT_ONCE, who))
        assert "thought about" in refused(ana.post(f"/t/{id}/hint"))
    assert ana.post(f"/t/{id}/hint").status_code == 200


def test_open_pages(tmp_path: Path) -> None:
    app = house(tmp_path, Crowd("lines", 2, 4, 5))
    with browser(app) as ana:
        id = new_table(ana, seat0="me", seat1="sofa")
        live = f"/t/{id}/live"
        with ana.websocket_connect(live), ana.websocket_connect(live):
            with pytest.raises(WebSocketDenialResponse) as full, ana.websocket_connect(live):
                pass
            assert full.value.status_code == 429
            assert int(full.value.headers["retry-after"]) >= 1
            assert "pages are open" in full.value.json()["message"]
            refused_stream = ana.get(f"/api/tables/{id}/events")
            assert refused_stream.status_code == 429
            with browser(app).websocket_connect(live):
                pass
        with ana.websocket_connect(live):
            pass
    assert not app.state.bounds._held.total() - 3, "only the table itself is still held"


def test_records(tmp_path: Path) -> None:
    app = house(tmp_path, Rate("records", "2/hour", "10/hour", "100/hour"))
    with browser(app) as ana:
        ana.post("/play/toy")
        for _ in range(2):
            assert ana.post("/records", files={"record": ("a", RECORD)}).status_code == 200
        assert "many records" in refused(ana.post("/records", files={"record": ("a", RECORD)}))
        assert ana.post("/api/records", content=RECORD).status_code == 429


def test_a_record_too_long_to_be_a_game(app: FastAPI, ana: TestClient) -> None:
    endless = RECORD + b"0 step left\n" * 80_000
    answer = ana.post("/records", files={"record": ("a", endless)})
    assert answer.status_code == 400
    assert "80,007 lines" in message(answer)
    for end in ("\r", "\r\n", "\x0b", "\u2028"):
        broken = RECORD.decode().replace("\n", end) + f"0 step left{end}" * 20_000
        assert "20,007 lines" in message(ana.post("/records", files={"record": ("a", broken.encode())}))
    assert ana.post("/api/records", content=RECORD + b"0 " + b"x" * 100_000).status_code == 400


def test_records_push_no_table_out_of_memory(app: FastAPI, ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    held = app.state.rooms.house
    id = new_table(ana, seat0="me", seat1="sofa")
    for _ in range(3):
        ana.post("/api/records", content=RECORD)
    assert list(held._tables) == [id]
    monkeypatch.setattr("malecon.table.kept.KEPT_MOVES", 2)
    shown = ana.post("/records", files={"record": ("a", RECORD)})
    assert list(held._tables) == [table_of(shown.url)], "the last one looked at is kept, however long"


def test_of_games_that_are_over_only_the_last_stay_in_memory(
    app: FastAPI, ana: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("malecon.table.kept.KEPT_OVER", 1)
    house = app.state.rooms.house
    going, *ended = [new_table(ana, seat0="me", seat1="sofa") for _ in range(3)]
    for id in ended:
        while not (table := house.table(id)).over:
            if table.paused is not None:
                house.end_turn(id, table.paused, table.n)
            else:
                seat = table.actors[0]
                house.play(id, seat, table.game.write(table.state.moves(seat)[0]), table.n)
    assert set(house._tables) == {going, ended[-1]}
    assert house.table(ended[0]).over, "its log is read again"


def test_a_line_is_told_anew_when_too_many_have_read_it(app: FastAPI, ana: TestClient) -> None:
    from malecon.web import story
    from malecon.web.words import speaker

    id = new_table(ana, seat0="me", seat1="sofa")
    table = app.state.rooms.house.table(id)
    for i in range(100):
        table.seats[0].name = f"Ana {i}"
        story.move_line(table, table.line[0], 0, "en", speaker("en"))
    assert len(table.line[0].told_to) <= story.READERS


def test_lines_leave_files_for_others() -> None:
    assert bounds.lines_for(1024) == Crowd("lines", 24, 256, 512)
    assert bounds.lines_for(100_000) == bounds.LINES
