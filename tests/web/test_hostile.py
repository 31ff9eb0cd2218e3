"""Every route of the house against whatever can be sent: nothing breaks, nobody is sent away, no secret comes out."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote, urlencode

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from malecon.table import keys
from malecon.web import bounds
from malecon.web.app import create
from malecon.web.bounds import Bounds, Crowd, Rate
from malecon.web.guest import PERSON
from tests import apart
from tests.web.conftest import InHouse, routes
from tests.web.test_door import HEADERS

EXAMPLES = 400

WORST = (
    *("", " ", "--5", "-1", "99", "999999999", "9" * 30, "²", "NaN", "x" * 2000),
    *("\0", "\n\r", "\x1b[2J", "\ud800", "\u202e", "é", "🎲", "%s%n", "{ $n }", "{{ 7*7 }}"),
    *("//evil.example/x", "/\\evil.example", "http://[", "javascript:0", "../../etc/passwd"),
    *("'; drop table keys; --", "<script>", "Bearer x", "bid 2", "link"),
)
ODD = st.sampled_from(WORST)
TEXT = ODD | st.text(max_size=12) | st.text(st.characters(codec=None), max_size=6)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=4,
)
HEADER_NAMES = (
    *("referer", "accept", "accept-language", "authorization", "content-type", "content-length", "cookie", "host"),
    *("origin", "last-event-id", "user-agent", "sec-fetch-site"),
)
# What each form and each call of the API has in it when all is right.
RIGHT: dict[str, dict[str, Any]] = {
    "/play/{id}": {"level": "greedy"},
    "/new/{id}": {"seat-0": "me", "seat-1": "sofa", "name-0": "Ana", "colour-0": "blue", "option-fast": "true"},
    "/language": {"lang": "fr"},
    "/records": {"record": "malecon record 1\ngame toy\nplayers 2\n\n- roll 3\n0 step left\n"},
    "/j/{key}": {"name": "Eve"},
    "/t/{id}/moves": {"n": "{n}", "move": "bid 1", "seat": "0"},
    "/t/{id}/end": {"n": "{n}", "seat": "0"},
    "/t/{id}/undo": {"n": "{n}", "seat": "0", "turn": "whole"},
    "/t/{id}/answer": {"agree": "yes", "n": "{n}", "seat": "0"},
    "/t/{id}/substitute": {"for": "1"},
    "/t/{id}/fill": {"for": "1"},
    "/t/{id}/luck": {"n": "{n}", "seat": "0", "move-0": "roll 3", "draw": ""},
    "/t/{id}/chat": {"seat": "0", "text": "Hola"},
    "/t/{id}/pace": {"seat": "0", "pace": "900"},
    "/t/{id}/confirm": {"seat": "0", "on": "yes"},
    "/t/{id}/report": {"text": "odd"},
    "/t/{id}/sit": {"name": "Eve"},
    "/t/{id}/open": {"on": "yes"},
    "/t/{id}/mute": {"for": "1", "on": "yes"},
    "/t/{id}/tell": {"text": "odd"},
    "/me/name": {"name": "Ana"},
    "/me/ladder": {"on": "yes", "name": "Ana"},
    "/c": {"words": "piano orange panda pirate piano puma"},
    "/t/{id}/again": {"luck": "same"},
    "/t/{id}/fork": {"at": "3", "others": "bots"},
    "/api/tables": {"game": "toy", "seats": [{"kind": "me", "name": "A"}, {"kind": "bot"}], "options": {}, "pace": 0},
    "/api/join": {"invite": "k" * 32, "name": "Robi"},
    "/api/tables/{id}/moves": {"n": "{n}", "move": "bid 1"},
    "/api/tables/{id}/undo": {"n": "{n}"},
}
# The same with several moves at once.
SEVERAL: dict[str, dict[str, Any]] = {
    "/t/{id}/moves": {"n": "{n}", "moves": ["bid {}", "end"], "amount": "1", "seat": "0"},
    "/api/tables/{id}/moves": {"n": "{n}", "moves": ["bid 1", "end"]},
}
QUERIES = {
    "/t/{id}/replay": {"at": "1"},
    "/t/{id}/why": {"move": "bid 1"},
    "/t/{id}/foresee": {"n": "{n}", "seat": "0", "move": "bid {}", "amount": "1"},
    "/api/tables/{id}/events": {"since": "0"},
}
KINDS = ("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x")
ALPHABETS = ("", "; charset=utf-7", "; charset=unicode_escape", "; charset=idna")
ROUTES = [*routes(), ("GET", "/api/openapi.json"), ("GET", "/static/{id}"), ("GET", "/{id}")]


@st.composite
def bodies(draw: st.DrawFn, path: str, spoilt: bool) -> tuple[str, bytes]:
    """A body and what it is said to be."""
    several = path in SEVERAL and draw(st.booleans())
    data = dict(SEVERAL[path] if several else RIGHT.get(path, {"seat": "0"}))
    kind = KINDS[0] if path.startswith("/api/") else draw(st.sampled_from(KINDS))
    if spoilt:
        name = draw(st.sampled_from(sorted(data)) | TEXT)
        data[name] = draw(JSON | TEXT if kind == KINDS[0] else TEXT)
    if path == "/api/records":
        return "text/plain", draw(TEXT).encode("utf-8", "surrogatepass")
    if spoilt and draw(st.integers(0, 9)) == 0:
        return kind, draw(st.binary(max_size=100) | st.just(b"[" * 50_000))
    if kind == KINDS[0]:
        return kind, json.dumps(data).encode()
    if kind == KINDS[1]:
        return kind, urlencode({_bytes(name): _bytes(str(text)) for name, text in data.items()}).encode()
    parts = [b'--x\r\ncontent-disposition: form-data; name="%s"%s\r\n\r\n%s\r\n' for _ in data]
    filled = [
        part % (_bytes(name), b'; filename="a"' if name == "record" else b"", _bytes(str(text)))
        for part, (name, text) in zip(parts, data.items(), strict=True)
    ]
    return kind + draw(st.sampled_from(ALPHABETS)), b"".join(filled) + b"--x--\r\n"


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def query(path: str, name: str, odd: str) -> str:
    """A page's question with one thing in it spoilt."""
    return urlencode({**QUERIES.get(path, {}), name: _bytes(odd)})


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request as it should be, with one or two things spoilt."""
    method, path = draw(st.sampled_from(ROUTES))
    spoilt = draw(st.sets(st.sampled_from(["body", "body", "path", "query", "headers", "guest", "method"]), max_size=2))
    asked: dict[str, Any] = {
        "method": "" if method == "socket" else method,
        "path": path,
        "query": "",
        "headers": {},
        "guest": "ana",
    }
    asked["kind"], asked["body"] = draw(bodies(path, "body" in spoilt)) if method == "POST" else ("", b"")
    if "path" in spoilt:
        odd = quote(_bytes(draw(TEXT)), safe="/")
        asked["path"] = path.replace("{id}", odd).replace("{key}", odd) if "{" in path else f"/{odd}"
    if "query" in spoilt or path in QUERIES:
        name = draw(st.sampled_from([*QUERIES.get(path, {}), "lang"]))
        asked["query"] = query(path, name, draw(TEXT))
    if "headers" in spoilt:
        name, odd = draw(st.sampled_from(HEADER_NAMES)), draw(ODD.filter(_sendable))
        asked["headers"] = {name: f"http://testserver{odd}" if name == "referer" and draw(st.booleans()) else odd}
    if "guest" in spoilt:
        asked["guest"] = draw(st.sampled_from(["nobody", "token"]))
    if "method" in spoilt and asked["method"]:
        asked["method"] = draw(st.sampled_from(["GET", "PUT", "HEAD", "OPTIONS", "POST"]))
    return asked


def _sendable(text: str) -> bool:
    """What a server lets through as a header's value."""
    return text.isprintable() and all(ord(letter) < 256 for letter in text)


ROUTES = [
    *routes(),
    ("GET", "/api/openapi.json"),
    ("GET", "/static/{id}"),
    ("GET", "/static/house.css"),
    ("GET", "/{id}"),
]


class Town:
    """A house with a table at which Ben has just bid in secret; Ana is to bid."""

    def __init__(self, folder: Path) -> None:
        wide = [
            replace(bound, person="9999999/hour", address="9999999/hour", house="9999999/hour")
            if isinstance(bound, Rate)
            else replace(bound, person=10**6, address=10**6, house=10**6)
            for bound in vars(bounds).values()
            if isinstance(bound, Rate | Crowd)
        ]
        self.app: FastAPI = create(folder, thinkers=InHouse(), bounds=Bounds(*wide))
        self.house = self.app.state.rooms.house
        self.ana = keys.draw()
        self.secrets: list[str] = []
        self.open()

    def open(self) -> None:
        from malecon.table.house import Wish

        made = self.house.open("toy", [Wish("me", "Ana"), Wish("sofa", "Ben"), Wish("link")], "", confirm=False)
        self.id = made.table.setup.id
        _, key = next(iter(made.invites.items()))
        self.house.sit(key, "", "Cai", confirm=False)
        self.house.store.lend(self.ana, self.id, 0, keys.PERSON)
        ben, self.token = self.house.token(self.id, 1), self.house.token(self.id, 2)
        link = self.house.seat_link(self.id, 1)
        while len(self.house.table(self.id).actors) < 2:
            table = self.house.table(self.id)
            self.house.play(self.id, table.actors[0], "step left", table.n)
        self.house.play(self.id, 1, "bid 3", self.house.table(self.id).n)
        self.secrets = [self.house.table(self.id).setup.secret, ben, link, keys.fingerprint(ben)]

    async def ask(self, asked: dict[str, Any]) -> tuple[int, dict[str, str], bytes]:
        """Sends a request as a server would hand it on."""
        socket = not asked["method"]
        place = "toy" if asked["path"].startswith(("/play/", "/new/", "/rules/")) else self.id
        raw = asked["path"].replace("{id}", place).replace("{key}", self.secrets[2])
        n = self.house.table(self.id).n
        body = asked["body"].replace(b'"{n}"', str(n).encode())
        body = body.replace(b"{n}", str(n).encode()).replace(b"%7Bn%7D", str(n).encode())
        headers = {"host": "testserver", "origin": "http://testserver", "content-length": str(len(body))}
        if asked["kind"]:
            headers["content-type"] = asked["kind"]
        if asked["guest"] == "ana":
            headers["cookie"] = f"{PERSON}={self.ana}"
        elif asked["guest"] == "token":
            headers["authorization"] = f"Bearer {self.token}"
        headers |= asked["headers"]
        scope: dict[str, Any] = {
            "type": "websocket" if socket else "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if socket else "http",
            "path": unquote(raw),
            "raw_path": raw.encode(),
            "root_path": "",
            "query_string": asked["query"].replace("%7Bn%7D", str(n)).encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("192.0.2.1", 1),
            "server": ("testserver", 80),
            **({"extensions": {"websocket.http.response": {}}, "subprotocols": []} if socket else {}),
            **({} if socket else {"method": asked["method"]}),
        }
        first = {"type": "websocket.connect"} if socket else {"type": "http.request", "body": body}
        coming = [first, {"type": f"{scope['type']}.disconnect", "code": 1000}]
        status, sent, content = 0, {}, b""
        answered = asyncio.Event()

        async def receive() -> Any:
            if not socket and len(coming) == 1:
                # Who asks hangs up when it is answered; a stream after a moment.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(answered.wait(), 0.05)
            return coming.pop(0) if len(coming) > 1 else coming[0]

        async def send(message: Any) -> None:
            nonlocal status, sent, content
            if message["type"].endswith(("response.start", "accept")):
                status = message.get("status", 101)
                sent = {name.decode().lower(): value.decode("latin-1") for name, value in message["headers"]}
            elif message["type"] != "websocket.close":
                content += message.get("body", b"") + (message.get("text") or "").encode()
                if not message.get("more_body"):
                    answered.set()

        await asyncio.wait_for(self.app(scope, receive, send), 20)
        return status, sent, content

    async def check(self, asked: dict[str, Any]) -> None:
        """Sends it, and looks at what comes back."""
        running = not self.house.table(self.id).over
        status, headers, content = await self.ask(asked)
        assert 100 < status < 500, asked
        assert set(HEADERS) <= set(headers), asked
        there = headers.get("location", "/")
        assert there.startswith("/"), asked
        assert there[1:2] not in ("/", "\\"), asked
        if status >= 400 and asked["method"] != "HEAD":
            assert content.strip(), "a sentence"
            assert b"Traceback" not in content
        if not running:
            return
        told = content.decode("utf-8", "replace")
        # The page of a seat's link names the link; who opens it has it.
        hidden = self.secrets if "{key}" not in asked["path"] else self.secrets[:2]
        assert not [secret for secret in hidden if secret in told], asked
        if asked["guest"] == "nobody" and status < 400:
            assert "bid 3" not in told.lower(), "who looks on learns no bid"

    def try_out(self, runner: apart.Runner, asked: dict[str, Any]) -> None:
        if self.house.table(self.id).over or self.house.store.seats_of(self.ana, self.id, keys.PERSON) != [0]:
            self.open()
        runner.run(self.check(asked))


@pytest.fixture
def town(tmp_path: Path) -> Town:
    return Town(tmp_path)


@pytest.fixture
def runner(town: Town) -> Iterator[apart.Runner]:
    with apart.Runner() as runner:
        yield runner
        runner.run(town.app.state.rooms.close())
    town.app.state.workshop.close()


def right(method: str, path: str) -> dict[str, Any]:
    """A request as it should be."""
    body = json.dumps(RIGHT.get(path, {"seat": "0"})).encode() if method == "POST" else b""
    kind = KINDS[0] if method == "POST" else ""
    return {"method": method, "path": path, "query": "", "headers": {}, "kind": kind, "body": body, "guest": "ana"}


def test_every_field_with_every_odd_text(town: Town, runner: apart.Runner) -> None:
    for path, data in [*RIGHT.items(), *SEVERAL.items()]:
        for name in data:
            for odd in WORST:
                spoilt = [odd, "end"] if isinstance(data[name], list) else odd
                body = json.dumps(data | {name: spoilt}).encode()
                town.try_out(runner, right("POST", path) | {"body": body})
    for path, asked in QUERIES.items():
        for name in asked:
            for odd in WORST:
                town.try_out(runner, right("GET", path) | {"query": query(path, name, odd)})


def test_every_address_with_every_odd_text(town: Town, runner: apart.Runner) -> None:
    for method, path in ROUTES:
        for odd in WORST if "{" in path else [""]:
            part = quote(_bytes(odd), safe="/")
            filled = path.replace("{id}", part).replace("{key}", part)
            town.try_out(runner, right(method.replace("socket", ""), filled))


def test_every_header_with_every_odd_text(town: Town, runner: apart.Runner) -> None:
    for name in HEADER_NAMES:
        for odd in filter(_sendable, WORST):
            for value in (odd, f"http://testserver{odd}"):
                for method, path in (("POST", "/language"), ("GET", "/api/tables/{id}"), ("", "/t/{id}/live")):
                    town.try_out(runner, right(method, path) | {"headers": {name: value}})


@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)
@given(asked=requests())
def test_whatever_is_sent(town: Town, runner: apart.Runner, asked: dict[str, Any]) -> None:
    town.try_out(runner, asked)
