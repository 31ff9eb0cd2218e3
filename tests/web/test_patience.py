"""A house of its own process under slow and greedy clients: their lines are closed, and others get in."""

from __future__ import annotations

import json
import socket
import time
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from malecon.web.bounds import lines_for, open_files
from malecon.web.patience import Patient
from tests.web.test_door import HEADERS
from tests.web.test_serve import ask, house


def line_to(address: str) -> socket.socket:
    place = urlsplit(address)
    return socket.create_connection((str(place.hostname), place.port or 80), timeout=20)


def closed_after(line: socket.socket, letters: bytes, most: float) -> float:
    """Seconds until the house hangs up on who sends a letter every tenth of a second."""
    began = time.monotonic()
    line.settimeout(0.1)
    for letter in letters:
        if time.monotonic() - began > most:
            break
        try:
            line.sendall(bytes([letter]))
            if not line.recv(4096):
                return time.monotonic() - began
        except TimeoutError:
            continue
        except OSError:
            return time.monotonic() - began
    raise AssertionError(f"still open after {time.monotonic() - began:.0f} s")


def hurried(folder: Path) -> str:
    """The times of a house are longer than a test should take."""
    file = folder / "house.toml"
    file.write_text("[house]\nhead-seconds = 1\nbody-seconds = 1\n")
    return str(file)


HEAD = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: " + b"a" * 2000
BODY = b"POST /language HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000\r\n\r\n"


def test_a_letter_at_a_time_is_too_slow(tmp_path: Path) -> None:
    with house(tmp_path, "--config", hurried(tmp_path)) as (address, _):
        assert 0.5 < closed_after(line_to(address), HEAD, 15) < 10
        with line_to(address) as idle:
            idle.settimeout(10)
            assert idle.recv(1) == b"", "nor is a line kept on which nothing comes"
        slow = line_to(address)
        slow.sendall(BODY)
        assert 0.5 < closed_after(slow, b"a" * 2000, 15) < 10
        again = line_to(address)
        again.sendall(b"GET /help HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert again.recv(4096).startswith(b"HTTP/1.1 200")
        closed_after(again, HEAD, 20)
        assert ask(address, "api/games")


def test_usual_times_are_for_people() -> None:
    assert 5 <= Patient.head_time <= 30
    assert 30 <= Patient.body_time <= 120


def test_an_open_page_outlasts_them(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with house(tmp_path, "--config", hurried(tmp_path)) as (address, _):
        asked = {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        opened = ask(address, "api/tables", asked)
        live = address.replace("http", "ws") + f"t/{opened['table']}/live"
        with connect(live, additional_headers={"Origin": address.rstrip("/")}) as page:
            page.recv(timeout=20)
            with urllib.request.urlopen(f"{address}api/tables/{opened['table']}/events", timeout=20) as stream:
                time.sleep(2.5)
                state = ask(address, f"api/tables/{opened['table']}")
                token = opened["seats"][state["actors"][0]]["token"]
                mine = ask(address, f"api/tables/{opened['table']}", token=token)
                chosen = {"n": mine["n"], "move": mine["moves"][0]["move"]}
                ask(address, f"api/tables/{opened['table']}/moves", chosen, token)
                # The page also hears who comes and goes.
                while json.loads(page.recv(timeout=20))["n"] <= mine["n"]:
                    pass
                assert stream.readline()


def test_who_opens_a_thousand_streams_keeps_nobody_out(tmp_path: Path) -> None:
    most = lines_for(open_files()).address
    with house(tmp_path) as (address, _):
        asked = {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        id = ask(address, "api/tables", asked)["table"]
        request = f"GET /api/tables/{id}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
        lines = []
        for _ in range(most + 50):
            line = line_to(address)
            line.sendall(request)
            lines.append(line)
        heads = [line.recv(12) for line in lines]
        assert heads.count(b"HTTP/1.1 200") == most
        assert heads.count(b"HTTP/1.1 429") == 50
        assert ask(address, f"api/tables/{id}")["table"] == id
        for line in lines:
            line.close()
        end = time.monotonic() + 20
        while True:
            with line_to(address) as line:
                line.sendall(request)
                if line.recv(12) == b"HTTP/1.1 200":
                    break
            assert time.monotonic() < end, "their places are given back"
            time.sleep(0.2)


def test_what_no_server_can_read_is_answered_with_the_headers_of_pages(tmp_path: Path) -> None:
    with house(tmp_path) as (address, _), line_to(address) as line:
        line.sendall(b"GET /\x1b[2J\n HTTP/1.1\r\n\r\n")
        answer = line.makefile("rb").read().decode().lower()
    assert answer.startswith("http/1.1 400")
    assert [name for name in HEADERS if f"\n{name}: " not in answer] == []


CHUNKED = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"


def answer_to(address: str, *parts: bytes) -> str:
    """All that comes back until the house hangs up."""
    with line_to(address) as line:
        for part in parts:
            line.sendall(part)
            time.sleep(0.1)
        return line.makefile("rb").read().decode()


def test_chunks_that_are_none_are_answered_at_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as (address, _):
        for parts in (
            (b"zz\r\nhello\r\n",),
            (b'{"game": "santiago"}',),  # a body as it is, without its length
            (b"hello",),
            (b"5\nhello\n0\n\n",),
            (b"5\r\nhello", b"and more\r\n"),
            (b"5\r\nhello\r\n", b"game=santiago"),
        ):
            began = time.monotonic()
            assert answer_to(address, CHUNKED + parts[0], *parts[1:]).startswith("HTTP/1.1 400"), parts
            assert time.monotonic() - began < 15, "not only when its time is over"
        # Answered before its body has come: that answer is all there is.
        assert answer_to(address, CHUNKED.replace(b"/api/tables", b"/nosuch"), b"zz\r\n").startswith("HTTP/1.1 404")
    assert "Traceback" not in capfd.readouterr().err


def test_chunks_that_come_in_pieces_are_read(tmp_path: Path) -> None:
    body = b'{"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}]}'
    head = CHUNKED.replace(b"\r\n\r\n", b"\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n")
    size = f"{len(body) - 10:x}".encode()
    parts = (b"A;of", b"=two", b"\r", b"\n" + body[:10], b"\r\n" + size[:1], size[1:] + b" \r\n", body[10:], b"\r\n0")
    with house(tmp_path) as (address, _):
        answer = answer_to(address, head, *parts, b"\r\nx-sum", b": 1\r\n\r\n")
        assert answer.startswith(("HTTP/1.1 200", "HTTP/1.1 201")), answer
