"""What comes to the door: whatever is sent, a sentence comes back, and nobody is sent elsewhere."""

from __future__ import annotations

import json
import logging
import logging.config
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from malecon.web.notes import Plain, settings
from tests.web.conftest import browser, data_of, message, new_table, routes

HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "x-frame-options",
    "cache-control",
)
JSON = {"content-type": "application/json", "accept": "application/json"}
HALF = "half a letter: \ud800"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://testserver:x", "\xff", ""])
def test_an_odd_origin_is_another_site(ana: TestClient, origin: str) -> None:
    answer = ana.post("/language", data={"lang": "fr"}, headers={"origin": origin.encode("latin-1")})
    assert answer.status_code == 403
    assert "another site" in message(answer)


@pytest.mark.parametrize(
    "referer",
    [
        "http://[",
        "http://[::1/x",
        "http://testserver//evil.example/x",
        "http://testserver/\\evil.example",
        "http://testserver/%0d%0a",
        "http://testserver.evil.example/x",
        "http://testserver:x@evil.example/",
        "javascript:alert(1)",
        "\xff",
    ],
)
def test_the_language_form_never_leads_out(ana: TestClient, referer: str) -> None:
    headers = {"referer": referer.encode("latin-1")}
    answer = ana.post("/language", data={"lang": "fr"}, headers=headers, follow_redirects=False)
    assert answer.status_code == 303
    there = answer.headers["location"]
    assert there.startswith("/")
    assert not there.startswith(("//", "/\\"))


def test_the_language_form_comes_back_to_its_page(ana: TestClient) -> None:
    answer = ana.post("/language", data={"lang": "fr"}, headers={"referer": "http://testserver/help?lang=en"})
    assert str(answer.url) == "http://testserver/help"


def test_an_odd_host_breaks_nothing(ana: TestClient) -> None:
    for host in ("[", "a b", "x" * 300, "evil.example"):
        answer = ana.get("/tables/", headers={"host": host}, follow_redirects=False)
        assert answer.headers.get("location", "/").startswith("/")
        assert ana.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("number", ["--5", "-", "+5", "5.0", "٣", "²", " 5", "5\n", "9" * 10, "1e3", "\x005"])
@pytest.mark.parametrize(("where", "field"), [("moves", "n"), ("moves", "seat"), ("pace", "pace"), ("fork", "at")])
def test_a_number_is_one_or_gets_a_sentence(ana: TestClient, where: str, field: str, number: str) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    answer = ana.post(f"/t/{id}/{where}", data={"n": "1", "move": "step left", field: number})
    assert answer.status_code == 400
    assert message(answer)


@pytest.mark.parametrize("where", ["substitute", "fill"])
def test_so_is_whose_seat_it_is_for(ana: TestClient, where: str) -> None:
    id = new_table(ana, seat0="me", seat1="link")
    assert ana.post(f"/t/{id}/{where}", data={"for": "--1"}).status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"n":' * 10_000,
        b'{"n": [1], "move": "step left"}',
        b'{"n": {"n": 1}, "move": "step left"}',
        b'{"n": 1, "move": ["step left"]}',
        b'{"n": NaN, "move": "step left"}',
        b'{"n": ' + b"9" * 5000 + b"}",
        b'{"n": 1, "move": "\\ud800"}',
        b'{"\\ud800": 1}',
        b"\xff\xfe",
        b"null",
        b"",
    ],
)
def test_nested_and_broken_json(ana: TestClient, body: bytes) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for path in (f"/t/{id}/moves", "/language", f"/api/tables/{id}/moves", "/api/tables", "/api/join"):
        answer = ana.post(path, content=body, headers=JSON)
        assert 400 <= answer.status_code < 500, path
        assert answer.json()["message"]


def test_half_letters_are_refused_wherever_a_text_goes(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="link")
    n = data_of(ana.get(f"/t/{id}").text)["n"]
    asked: list[tuple[str, Any]] = [
        ("/new/toy", {"seat-0": "me", "seat-1": "sofa", "name-0": HALF}),
        ("/new/toy", {"seat-0": HALF}),
        ("/new/toy", {"seat-0": "me", "seat-1": "sofa", "option-fast": HALF}),
        ("/play/toy", {"level": HALF}),
        ("/language", {"lang": HALF}),
        (f"/t/{id}/chat", {"text": HALF}),
        (f"/t/{id}/moves", {"n": int(n), "move": HALF}),
        (f"/t/{id}/report", {"text": HALF}),
        ("/api/tables", {"game": "toy", "seats": [{"kind": "me", "name": HALF}] * 2}),
        ("/api/tables", {"game": HALF, "seats": [{"kind": "me"}] * 2}),
        ("/api/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2, "options": {HALF: HALF}}),
        ("/api/join", {"invite": HALF}),
    ]
    for path, data in asked:
        answer = ana.post(path, content=json.dumps(data), headers=JSON)
        assert 400 <= answer.status_code < 500, path
        assert answer.json()["message"]


@pytest.mark.parametrize("charset", ["utf-7", "unicode_escape", "idna", "punycode", "zlib", "no-such", "utf-16"])
def test_an_odd_alphabet_of_a_form(ana: TestClient, charset: str) -> None:
    parts = b'--x\r\ncontent-disposition: form-data; name="lang"\r\n\r\n\\ud800+2AA-\xff\xff.\xe9\r\n--x--\r\n'
    typed = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    assert ana.post("/language", content=parts, headers=typed).status_code == 400


@pytest.mark.parametrize(
    "path", ["/t/%00", "/static/%00", "/static/a%0ab", "/j/%00", "/s/%1b", "/api/tables/%00abc", "/%00"]
)
def test_an_address_nobody_can_read_is_not_there(ana: TestClient, path: str) -> None:
    answer = ana.get(path)
    assert answer.status_code == 404
    assert "nothing here" in answer.text


def test_every_change_is_refused_to_another_site(ana: TestClient) -> None:
    foreign = {"origin": "https://evil.example"}
    record = "malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n"
    assert ana.post("/api/records", content=record, headers=foreign).status_code == 403
    changes = [path for method, path in routes() if method == "POST"]
    assert len(changes) > 25
    for path in changes:
        answer = ana.post(path.replace("{id}", "toys").replace("{key}", "k" * 32), headers=foreign)
        assert answer.status_code == 403, path
        assert "another site" in answer.text


def test_errors_carry_the_headers_of_pages(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    answers = [
        ana.get("/nowhere"),
        ana.get("/static/nowhere"),
        ana.delete("/"),
        ana.post("/language", content=b"x" * 100_000),
        ana.post("/language", data={"lang": "fr"}, headers={"origin": "null"}),
        ana.post(f"/t/{id}/moves", data={}),
        ana.post("/api/tables", json={}),
        ana.get(f"/t/{id}/replay", params={"at": "x"}),
    ]
    assert [answer.status_code for answer in answers] == [404, 404, 405, 413, 403, 400, 422, 422]
    for answer in answers:
        assert set(HEADERS) <= set(answer.headers), answer.url


def test_a_refused_socket_gets_a_sentence_and_the_headers(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for path, origin, status in ((id, "https://evil.example", 403), ("nowhere", "http://testserver", 404)):
        with (
            pytest.raises(WebSocketDenialResponse) as refused,
            ana.websocket_connect(f"/t/{path}/live", headers={"origin": origin}),
        ):
            pass
        assert refused.value.status_code == status
        assert refused.value.json()["message"]
        assert set(HEADERS) <= set(refused.value.headers)


def test_nothing_that_is_sent_makes_a_line_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    written = logging.LogRecord(
        "malecon", logging.ERROR, "", 0, "%s failed", ("/a\n2030 ERROR\x1b[2J\r\u2028\ud800",), None
    )
    try:
        raise ValueError("first\nERROR malecon: second")
    except ValueError as error:
        written.exc_info = (ValueError, error, error.__traceback__)
    said = Plain("%(levelname)s %(message)s").format(written)
    assert [line for line in said.splitlines() if not line.startswith("    ")] == ["ERROR /a"]
    assert all(line.isprintable() for line in said.splitlines())
    assert settings()["handlers"]["stderr"]["formatter"] == "plain"


def test_what_broke_is_logged_without_control_characters(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("malecon.web.shelf.boxes", lambda lang: 1 // 0)
    with browser(app) as guest:
        guest.get("/?x=%0aERROR")
    [record] = [record for record in caplog.records if record.name == "malecon.web"]
    assert record.getMessage() == "GET / failed"
