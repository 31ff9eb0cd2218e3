"""Pages that only watch are shown a move all at once, by one frame; it leads to what somebody sees who comes now."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast
from urllib.request import urlopen

from websockets.sync.client import ClientConnection, connect

from malecon.web.drawn import Drawn
from malecon.web.line import Line
from malecon.web.room import Viewer
from tests.web.conftest import TAG, assembled
from tests.web.test_serve import ask, house


class Watcher:
    """A page without a browser."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.html, self.n, self.whole = line, "", -1, 0

    def until(self, n: int) -> str:
        while self.n < n:
            told = json.loads(self.line.recv(timeout=30))
            self.n, self.whole = told["n"], self.whole + ("html" in told)
            self.html = told["html"] if "html" in told else assembled(TAG.findall(self.html), told["parts"])
        return self.html


def test_all_who_watch_follow(tmp_path: Path) -> None:
    with house(tmp_path) as (address, _), ExitStack() as stack:
        opened = ask(address, "api/tables", {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}]})
        id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        to = f"{address.replace('http://localhost', 'ws://127.0.0.1')}t/{id}/live"
        cookies = [{"Cookie": f"lang={lang}"} for lang in ("fr", "en", "fr", "en")]
        lines = [connect(to, additional_headers=cookie, open_timeout=60, proxy=None) for cookie in cookies]
        watchers = [Watcher(stack.enter_context(line)) for line in lines]
        n = ask(address, f"api/tables/{id}")["n"]
        for _ in range(8):
            for watcher in watchers:
                watcher.until(n)
            token = tokens[ask(address, f"api/tables/{id}")["actors"][0]]
            mine = ask(address, f"api/tables/{id}", token=token)
            n = ask(address, f"api/tables/{id}/moves", {"n": mine["n"], "move": mine["moves"][0]["move"]}, token)["n"]
        pages = [watcher.until(n) for watcher in watchers]
        assert pages[0] == pages[2] != pages[1] == pages[3]
        assert [watcher.whole for watcher in watchers] == [1, 1, 1, 1]
        with urlopen(f"{address}metrics", timeout=30) as answer:
            counted = re.search(r"click_to_seen_seconds_count (\S+)", answer.read().decode())
        assert counted is not None
        assert 8 * 4 <= float(counted[1]) < 2 * 8 * 4  # each of them, for each move, once


class Wire:
    """A line that takes what it is given, or doesn't."""

    def __init__(self) -> None:
        self.free, self.took = True, list[str]()

    def push(self, text: str) -> bool:
        if self.free:
            self.took.append(text)
        return self.free


def test_nothing_overtakes_a_message_on_its_way() -> None:
    drawings = [Drawn(f"<p>{n}", {}) for n in range(3)]
    wire = Wire()
    viewer = Viewer((), "en", "", True, "", line=cast(Line, wire))

    def take(n: int) -> bool:
        def draw(*_: Any) -> Drawn:
            return drawings[n]

        return viewer.take(draw, None)

    assert not take(0)  # it shows nothing yet: its own task sends the whole page
    viewer.shown = drawings[0]
    assert take(1)
    assert viewer.shown is drawings[1]
    wire.free = False
    assert not take(2)
    assert viewer.shown is drawings[1]
    wire.free = True
    with viewer.sending():
        assert not take(2)
    assert take(2)
    assert take(2)  # which it shows already
    assert wire.took == [drawings[1].since(drawings[0]), drawings[2].since(drawings[1])]


def test_who_sits_there_is_not_shown_what_watchers_see() -> None:
    viewer = Viewer((0,), "en", "", True, "", shown=Drawn("<p>", {}), line=cast(Line, Wire()))
    assert not viewer.take(lambda *_: Drawn("<b>", {}), None)
