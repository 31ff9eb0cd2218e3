"""The house as a process of its own: it starts, says where, survives kill −9, and can be copied while open."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from weakref import ref

import pytest

from malecon.table.backup import backup
from malecon.web import sweeping
from malecon.web.serve import UNKNOWN, Workers, _listen
from tests import apart

MAIN = "from malecon.cli import main; main()"
COMMAND = [sys.executable, "-c", MAIN]


@contextmanager
def house(where: Path | str, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A running server, in a folder or on a database, and its address."""
    main = f"if __name__ == '__main__':\n    {MAIN}"
    place = "--data" if isinstance(where, Path) else "--database"
    command = [sys.executable, "-c", main, "serve", "--port", "0", place, str(where), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        try:
            yield address, server
        finally:
            server.kill()


def ask(address: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def test_kill_9_and_the_game_goes_on(tmp_path: Path) -> None:
    with house(tmp_path) as (address, server):
        asked = {"game": "santiago", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]}
        opened = ask(address, "api/tables", asked)
        tokens = [seat["token"] for seat in opened["seats"]]
        for _ in range(6):
            state = ask(address, f"api/tables/{opened['table']}")
            token = tokens[state["actors"][0]]
            move = ask(address, f"api/tables/{opened['table']}", token=token)["moves"][0]["move"]
            ask(address, f"api/tables/{opened['table']}/moves", {"n": state["n"], "move": move}, token)
        before = ask(address, f"api/tables/{opened['table']}", token=tokens[0])
        server.send_signal(signal.SIGKILL)
        server.wait()
    with house(tmp_path) as (address, server):
        assert ask(address, f"api/tables/{opened['table']}", token=tokens[0]) == before
        assert backup(tmp_path / "copy.sqlite3", tmp_path) == 1
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=20) in (0, -signal.SIGTERM)


def test_a_bot_of_the_house_plays_in_a_process_of_its_own(tmp_path: Path) -> None:
    with house(tmp_path) as (address, _):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
        opened = ask(address, "api/tables", {"game": "santiago", "seats": seats})
        token = opened["seats"][0]["token"]
        played = 0
        seen = urllib.request.Request(f"{address}api/tables/{opened['table']}/events")
        with urllib.request.urlopen(seen, timeout=60) as stream:
            while played < 3:
                state = ask(address, f"api/tables/{opened['table']}", token=token)
                if state["moves"]:
                    chosen = {"n": state["n"], "move": state["moves"][0]["move"]}
                    ask(address, f"api/tables/{opened['table']}/moves", chosen, token)
                line = stream.readline().decode()
                if line.startswith("data: ") and json.loads(line[6:])["seat"] == 1:
                    played += 1


def test_one_line_when_it_cannot_start(tmp_path: Path) -> None:
    target = str(tmp_path / "file")
    Path(target).write_text("")
    answer = subprocess.run([*COMMAND, "serve", "--data", target], capture_output=True, text=True, env=os.environ)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("malecon: ")
    assert len(answer.stderr.splitlines()) == 1


def test_the_example_client_plays_a_game(tmp_path: Path) -> None:
    client = Path(__file__).parents[2] / "examples" / "bot_client.py"
    with house(tmp_path) as (address, _):
        command = [sys.executable, str(client), "santiago", "--house", address.rstrip("/")]
        answer = subprocess.run(command, capture_output=True, text=True, check=True)
    assert set(json.loads(answer.stdout.splitlines()[-1])) == {"winners", "ranks", "scores", "reason"}


def test_no_answer_waits_for_the_one_before_to_be_acknowledged() -> None:
    async def visit() -> int:
        taken: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def welcome(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            taken.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(welcome, sock=_listen("127.0.0.1", 0)) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.close()
            return await taken

    assert apart.run(visit()) != 0, "Nagle's algorithm would hold every answer back by 40 ms"


def test_a_worker_nobody_looks_after_is_told_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "kill", lambda *what: told.append(what))
    workers = Workers.__new__(Workers)
    processes = [
        SimpleNamespace(child_conn=Pipe()[0], exitcode=code, pid=pid) for pid, code in ((7, UNKNOWN), (8, None))
    ]
    workers.processes = cast(Any, processes)
    workers.should_exit = threading.Event()
    workers.should_exit.set()
    workers.keep_subprocess_alive()
    assert told == [(7, signal.SIGTERM)]


def test_what_was_loaded_is_not_looked_over_again_and_again() -> None:
    before = gc.get_threshold()
    try:
        sweeping.settle()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold() == sweeping.OFTEN
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="whose collector goes by steps")
def test_circles_that_lasted_a_while_are_found_without_waiting_an_hour() -> None:
    """A page's line, and what drew it, are circles."""

    class Circle:
        def __init__(self) -> None:
            self.me = self

    before = gc.get_threshold()
    try:
        sweeping.settle()
        gc.collect()
        old = [Circle() for _ in range(1000)]
        last = ref(old[-1])
        # So much is drawn meanwhile that they count as old, and some of it stays.
        stays: list[Any] = [[[[]] for _ in range(15_000)] for _ in range(15)]
        del old
        for _ in range(300):
            [[] for _ in range(15_000)]
        assert last() is None
        assert stays
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
