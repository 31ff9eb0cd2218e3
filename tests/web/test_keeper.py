"""What the house's keeper sees: whether it lives and may be sent guests, what goes on, and which request said what."""

from __future__ import annotations

import json
import logging
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

from malecon.web.notes import Json, Plain
from malecon.web.routes.keeper import WATCHERS, may_watch
from tests.web.conftest import new_table
from tests.web.test_killed import ALL_BOTS, patiently
from tests.web.test_serve import MAIN, ask
from tests.web.test_serve import house as serving


def watcher(app: FastAPI) -> TestClient:
    return TestClient(app, base_url="http://testserver", client=("127.0.0.1", 50000))


def counts(app: FastAPI) -> dict[str, float]:
    text = watcher(app).get("/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(malecon_\S+) (\S+)$", text, re.M)}


def test_it_lives_and_is_ready(ana: TestClient) -> None:
    assert (ana.get("/health").status_code, ana.get("/health").json()) == (200, {"alive": True})
    ready = ana.get("/ready")
    assert (ready.status_code, ready.json()["ready"]) == (200, True)


def test_it_is_not_ready_without_its_database_or_when_it_drains(
    app: FastAPI, ana: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away() -> None:
        raise OperationalError("", None, Exception("away"))

    with monkeypatch.context() as patch:
        patch.setattr(app.state.rooms.house.store.database.reader, "connect", away)
        assert (ana.get("/ready").status_code, ana.get("/ready").json()["database"]) == (503, False)
        assert ana.get("/health").status_code == 200
    app.state.rooms.draining = True
    assert (ana.get("/ready").status_code, ana.get("/ready").json()["draining"]) == (503, True)


def test_counts_are_counted(app: FastAPI, ana: TestClient) -> None:
    before = counts(app)
    id = new_table(ana, seat0="me", seat1="sofa")
    with ana.websocket_connect(f"/t/{id}/live") as line:
        n = line.receive_json()["n"]
        assert ana.post(f"/t/{id}/moves", data={"n": str(n), "move": "step left"}).status_code == 200
        line.receive_json()
        app.state.rooms.measure()
        now = counts(app)
        assert now['malecon_sockets{kind="pages"}'] == 1
        assert now["malecon_people"] == 2
        assert now["malecon_tables"] == 1
        moves = 'malecon_moves_total{by="person"}'
        assert now[moves] == before.get(moves, 0) + 1
        seen = "malecon_click_to_seen_seconds_count"
        assert now[seen] > before[seen]
    assert ana.get("/t/nowhere").status_code == 404
    refused = 'malecon_refusals_total{kind="NotThere"}'
    assert counts(app)[refused] >= now.get(refused, 0) + 1


def test_counts_are_for_the_keeper(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ana.get("/metrics").status_code == 404
    assert [may_watch(host) for host in ("::1", "10.1.2.3", "192.0.2.7")] == [True, False, False]
    monkeypatch.setenv(WATCHERS, "10.0.0.0/8, 192.0.2.7")
    assert [may_watch(host) for host in ("::1", "10.1.2.3", "192.0.2.7")] == [True, True, True]


def test_every_answer_has_its_number(ana: TestClient) -> None:
    first, second = ana.get("/").headers["x-request-id"], ana.get("/nowhere").headers["x-request-id"]
    assert re.fullmatch(r"[0-9a-f]{16}", first)
    assert first != second
    assert ana.get("/", headers={"x-request-id": "from-the-proxy"}).headers["x-request-id"] == "from-the-proxy"
    assert ana.get("/", headers={"x-request-id": "x\ty"}).headers["x-request-id"] != "x\ty"


def test_what_is_logged_names_its_request_and_no_key(
    app: FastAPI, ana: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[tuple[str, str]] = []

    class Written(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append((Plain("%(message)s").format(record), Json().format(record)))

    def broken(*_: object) -> Any:
        raise RuntimeError("a fault of ours")

    written = Written()
    logger = logging.getLogger("malecon")
    logger.addHandler(written)
    logging.getLogger("malecon.requests").setLevel("INFO")
    try:
        monkeypatch.setattr(app.state.rooms.house, "opened_by", broken)
        answer = ana.get("/j/aSecretThatOpensASeat")
    finally:
        logger.removeHandler(written)
        logging.getLogger("malecon.requests").setLevel("NOTSET")
    number = answer.headers["x-request-id"]
    told = [json.loads(line) for _, line in lines]
    assert answer.status_code == 500
    assert {line["request"] for line in told} == {number}
    access = next(line for line in told if line["logger"] == "malecon.requests")
    assert (access["route"], access["status"]) == ("/j/{key}", 500)
    failed = next(line for line in told if "trace" in line)
    assert "a fault of ours" in failed["trace"]
    assert not [line for pair in lines for line in pair if "aSecret" in line]
    assert any(line["message"] == "GET /j/{key} failed" for line in told)
    assert any(plain.splitlines()[0].endswith(f"(request {number})") for plain, _ in lines)


@pytest.mark.long
def test_the_log_as_json(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data", str(tmp_path), "--log", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            address = server.stdout.readline().split()[-1]
            urllib.request.urlopen(f"{address}health", timeout=30).read()
            line = json.loads(server.stderr.readline())
        finally:
            server.kill()
    assert (line["route"], line["status"], line["level"]) == ("/health", 200, "info")


def readiness(address: str) -> Any:
    try:
        return ask(address, "ready")
    except urllib.error.HTTPError as error:
        return {**json.load(error), "ready": error.code != 503}


@pytest.mark.long
@pytest.mark.postgres
def test_who_is_told_to_end_leaves_its_guests_and_bots_to_the_others(database: str) -> None:
    with serving(database, "--drain", "4") as (one, first), serving(database) as (two, _):
        patiently(two, "health")
        id = patiently(one, "api/tables", ALL_BOTS)["table"]
        assert ask(one, "ready")["ready"]
        first.send_signal(signal.SIGTERM)
        end = time.monotonic() + 3.5
        while (said := readiness(one))["ready"]:
            assert time.monotonic() < end, "it still says that it is ready"
            time.sleep(0.05)
        assert said["draining"]
        seen = ask(one, f"api/tables/{id}")["n"]
        end = time.monotonic() + 30
        while (now := ask(two, f"api/tables/{id}"))["n"] <= seen + 3 and not now["over"]:
            assert time.monotonic() < end, "nobody plays on"
            time.sleep(0.05)
        assert first.wait(timeout=20) in (0, -signal.SIGTERM)


@pytest.mark.long
@pytest.mark.postgres
def test_counts_of_all_workers_of_a_machine_together(database: str) -> None:
    with serving(database, "--workers", "2") as (address, house):
        for _ in range(20):
            patiently(address, "api/bots")
        end = time.monotonic() + 20
        while True:
            text = urllib.request.urlopen(f"{address}metrics", timeout=30).read().decode()
            asked = re.search(r'^malecon_request_seconds_count{method="GET",status="200"} (\S+)$', text, re.M)
            if asked and float(asked[1]) >= 20:
                break
            assert time.monotonic() < end
        house.send_signal(signal.SIGTERM)
        assert house.wait(timeout=30) in (0, -signal.SIGTERM)
