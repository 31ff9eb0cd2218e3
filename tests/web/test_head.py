"""HEAD answers what GET does, without the body: monitors and link previews ask so."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tests.web.conftest import new_table, routes
from tests.web.test_patience import line_to
from tests.web.test_serve import ask, house

PAGES = sorted(path for method, path in routes() if method == "GET" and not path.endswith("/events"))
# These are never the same twice.
CHANGING = {"set-cookie", "x-request-id"}


@pytest.mark.parametrize("path", [*PAGES, "/static/house.css", "/nosuch"])
def test_the_head_of_a_page_is_that_of_the_page(ana: TestClient, path: str) -> None:
    table = new_table(ana, seat0="me", seat1="me") if "{" in path else ""
    place = path.replace("{lang}", "en").replace("{n}", "1").replace("{key}", "none").replace("{seat}", "0")
    place = place.replace("{id}", table if path.startswith(("/t/", "/api/tables")) else "toy")
    page, head = (ana.request(method, place, follow_redirects=False) for method in ("GET", "HEAD"))
    assert (head.status_code, head.content) == (page.status_code, b"")
    assert {**head.headers, **dict.fromkeys(CHANGING)} == {**page.headers, **dict.fromkeys(CHANGING)}


def test_what_cannot_be_got_has_no_head(ana: TestClient) -> None:
    assert ana.head("/language").status_code == ana.get("/language").status_code == 405


def test_the_head_of_a_stream_is_all_of_it(tmp_path: Path) -> None:
    with house(tmp_path) as (address, _):
        id = ask(address, "api/tables", {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}]})["table"]
        with line_to(address) as line:
            head = "HTTP/1.1\r\nhost: localhost\r\n"
            line.sendall(f"HEAD /api/tables/{id}/events {head}\r\nHEAD / {head}connection: close\r\n\r\n".encode())
            answers = line.makefile("rb").read().decode()
        assert answers.count("HTTP/1.1 200") == 2, "the second comes once the first is over"
        assert "text/event-stream" in answers
        assert "<html" not in answers
