"""Workers as processes of their own on one database: kill −9 of one costs nobody a move, and bots play on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
from pathlib import Path
from typing import Any

import pytest

from malecon.web.serve import WORKER
from tests.web.test_serve import MAIN, ask
from tests.web.test_serve import house as serving

pytestmark = [pytest.mark.postgres, pytest.mark.long]
ALL_BOTS = {"game": "santiago", "seats": [{"kind": "bot", "bot": "greedy"} for _ in range(4)]}
TWO = {"game": "santiago", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]}


def patiently(address: str, path: str, body: Any = None, token: str = "") -> Any:
    """Asks again while nobody answers."""
    for _ in range(600):
        try:
            return ask(address, path, body, token)
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nobody answers")


def two_children(pid: int) -> list[int]:
    """The workers, both of them: who was killed is started again."""
    for _ in range(900):
        found = [pid]
        for one in found:
            found += map(int, Path(f"/proc/{one}/task/{one}/children").read_text().split())
        workers = [one for one in found if Path(f"/proc/{one}/comm").read_text().strip() == WORKER]
        if len(workers) == 2:
            return workers
        time.sleep(0.1)
    raise AssertionError("there are no two workers")


def test_the_game_goes_on_when_who_plays_for_its_bots_is_killed(database: str) -> None:
    with serving(database) as (one, first), serving(database) as (two, _):
        id = patiently(one, "api/tables", ALL_BOTS)["table"]
        first.send_signal(signal.SIGKILL)
        first.wait()
        seen = patiently(two, f"api/tables/{id}")["n"]
        end = time.monotonic() + 60
        while (now := ask(two, f"api/tables/{id}"))["n"] <= seen + 10 and not now["over"]:
            assert time.monotonic() < end, "nobody plays on"
            time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found by Linux’s /proc")
def test_workers_of_one_machine_are_killed_one_after_the_other(database: str) -> None:
    with serving(database, "--workers", "2") as (address, house):
        opened = patiently(address, "api/tables", TWO)
        id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        answered = 0
        for turn in range(12):
            state = patiently(address, f"api/tables/{id}")
            token = tokens[state["actors"][0]]
            move = patiently(address, f"api/tables/{id}", token=token)["moves"][0]["move"]
            if turn in (3, 7):
                os.kill(two_children(house.pid)[turn % 2], signal.SIGKILL)
            try:
                answered = ask(address, f"api/tables/{id}/moves", {"n": state["n"], "move": move}, token)["n"]
            except OSError:
                continue  # not answered: stored or not, the next look tells
            assert patiently(address, f"api/tables/{id}")["n"] >= answered
        # Forked from a process that has all loaded: loading would take seconds, and half of the machine.
        assert all("forkserver" in Path(f"/proc/{one}/cmdline").read_text() for one in two_children(house.pid))
        house.send_signal(signal.SIGTERM)
        assert house.wait(timeout=90) in (0, -signal.SIGTERM)


def test_a_file_has_one_worker(tmp_path: Path) -> None:
    words = [sys.executable, "-c", MAIN, "serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]
    answer = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert re.match(r"malecon: 2 workers can't share a file: name a PostgreSQL with --database", answer.stderr)
