"""Two workers of one house: whichever a request goes to, it is the same table."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.state import State
from malecon.table import keys, leases
from malecon.table.driver import bots_to_move
from malecon.web import live
from malecon.web.app import create
from tests.patience import until
from tests.served import Server
from tests.web.conftest import InHouse, Line, browser, data_of, moves_in, new_table

pytestmark = pytest.mark.postgres


class Counting(InHouse):
    """Counts what it is asked for, by position."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()

    async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
        self.asked[seed] += 1
        return await super().choose(bot, state, seat, seed, **whose)


class Slow(InHouse):
    """Thinks for longer than anybody waits."""

    async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
        await asyncio.sleep(600)
        return 0


@pytest.fixture(autouse=True)
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test is held up, nobody loses a lease by that."""
    monkeypatch.setattr(leases, "LEASE", 120.0)


@pytest.fixture
def thinkers() -> Counting:
    return Counting()


@pytest.fixture
def workers(database: str, thinkers: Counting) -> Iterator[tuple[TestClient, TestClient]]:
    with browser(worker(database, thinkers)) as one, browser(worker(database, thinkers)) as other:
        until(lambda: rooms_of(one).others.up and rooms_of(other).others.up)
        yield one, other


def worker(database: str, thinkers: InHouse) -> FastAPI:
    return create(database=database, thinkers=thinkers)


def rooms_of(client: TestClient) -> live.Rooms:
    app: Any = client.app
    rooms: live.Rooms = app.state.rooms
    return rooms


def elsewhere(client: TestClient, other: TestClient) -> TestClient:
    """The same browser at the other worker."""
    found = browser(other.app)  # type: ignore[arg-type]
    found.cookies = client.cookies
    found.portal = other.portal
    return found


def visitor(worker: TestClient) -> TestClient:
    """Another browser at a worker that runs."""
    found = browser(worker.app)  # type: ignore[arg-type]
    found.portal = worker.portal
    return found


def page_n(client: TestClient, id: str) -> str:
    return data_of(client.get(f"/t/{id}").text)["n"]


def link_in(html: str) -> str:
    found = re.search(r'value="http://testserver(/j/[^"]+)"', html)
    assert found
    return found[1]


def seen_by(line: Line, true: Callable[[str], bool]) -> str:
    """What a page shows once it is so."""
    for _ in range(50):
        if true(html := line.next()):
            return html
    raise AssertionError("it never came")


def test_a_move_by_one_is_seen_at_the_other(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", seat1="sofa")
    same = elsewhere(ana, other)
    with other.websocket_connect(f"/t/{id}/live") as socket:
        line = Line(socket)
        for here, there in ((ana, same), (same, ana), (ana, same)):
            n = page_n(here, id)
            done = here.post(
                f"/t/{id}/moves", json={"n": n, "move": "step left"}, headers={"accept": "application/json"}
            )
            assert done.status_code == 200
            stored = str(done.json()["n"])
            assert page_n(there, id) == stored, "whoever asks there gets what was stored here"
            seen_by(line, lambda html, n=stored: data_of(html)["n"] == n)  # type: ignore[misc]
            if not moves_in(here.get(f"/t/{id}").text):
                break


def test_what_was_said_while_the_line_was_cut_is_found_in_the_log(
    workers: tuple[TestClient, TestClient], server: Server, database: str
) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", seat1="sofa")
    name = database.split("/")[3].partition("?")[0]
    with other.websocket_connect(f"/t/{id}/live") as socket:
        line = Line(socket)
        seen_by(line, lambda html: bool(html))
        server.sql(
            name,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%notify%')",
        )
        done = ana.post(f"/t/{id}/chat", data={"text": "still there?"})
        assert done.status_code == 200
        seen_by(line, lambda html: "still there?" in html)
    until(lambda: rooms_of(other).others.up)


def test_who_is_before_a_page_of_another_worker_is_here(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    link = link_in(ana.get(f"/t/{id}").text)
    ben = visitor(other)
    with ana.websocket_connect(f"/t/{id}/live") as socket:
        line = Line(socket)
        seen_by(line, lambda html: link in html)
        assert ben.post(link, data={"name": "Ben"}).status_code == 200
        seen_by(line, lambda html: "Ben" in html and link not in html)
        with ben.websocket_connect(f"/t/{id}/live"):
            table = rooms_of(ana).house.table(id)
            until(lambda: rooms_of(ana).company(table).seats == {0, 1})
            refused = ana.post(f"/t/{id}/substitute", json={"for": 1}, headers={"accept": "application/json"})
            assert refused.status_code == 400
            with visitor(other).websocket_connect(f"/t/{id}/live"):
                until(lambda: rooms_of(ana).company(table).watching == 1)
            until(lambda: rooms_of(ana).company(table).watching == 0)
        until(lambda: rooms_of(ana).company(table).seats == {0})


def test_an_invitation_of_one_is_taken_at_the_other_once(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", seat1="link")
    first, second = link_in(ana.get(f"/t/{id}").text), link_in(elsewhere(ana, other).get(f"/t/{id}").text)
    assert first != second, "a key is never told to anybody, not even to another worker"
    assert visitor(other).post(first, data={"name": "Ben"}).status_code == 200
    assert visitor(ana).post(second, data={"name": "Eve"}).status_code == 404
    until(lambda: not rooms_of(ana).room(id).invites)


def test_curtain_and_hint_follow_the_person(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", seat1="sofa", seat2="sofa")
    fingerprint = keys.fingerprint(ana.cookies["malecon"])
    ana.post(f"/t/{id}/curtain", data={"seat": "2"})
    until(lambda: rooms_of(other).room(id).facing == {fingerprint: 2})
    ana.post(f"/t/{id}/hint", data={"seat": "0"})
    until(lambda: rooms_of(other).room(id).hints == rooms_of(ana).room(id).hints != {})


def test_a_seat_that_went_to_another_device_is_lost_everywhere(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", seat1="sofa")
    link = ana.post(f"/t/{id}/link", data={"seat": "0"}, headers={"accept": "application/json"}).json()["url"]
    with ana.websocket_connect(f"/t/{id}/live") as socket:
        line = Line(socket)
        seen_by(line, lambda html: bool(moves_in(html)))
        assert visitor(other).post(link.removeprefix("http://testserver")).status_code == 200
        seen_by(line, lambda html: not moves_in(html))


def playing(workers: tuple[TestClient, TestClient], pace: str = "0") -> str:
    ana, _ = workers
    id = new_table(ana, seat0="me", seat1="bot", seat2="bot", pace=pace)
    ana.post(f"/t/{id}/confirm", data={"on": "no"})
    return id


def my_move(client: TestClient, id: str) -> None:
    html = client.get(f"/t/{id}").text
    asked = {"n": data_of(html)["n"], "move": moves_in(html)[0]}
    assert client.post(f"/t/{id}/moves", json=asked, headers={"accept": "application/json"}).status_code == 200


def test_one_worker_plays_for_the_bots_whoever_wakes_them(
    workers: tuple[TestClient, TestClient], thinkers: Counting
) -> None:
    id = playing(workers)
    same = elsewhere(*workers)
    for turn in range(12):
        house = rooms_of(workers[turn % 2]).house
        until(lambda house=house: bool(house.table(id).over or not bots_to_move(house.table(id))))  # type: ignore[misc]
        if house.table(id).over:
            break
        my_move((workers[0], same)[turn % 2], id)
        same.get(f"/t/{id}")
        workers[0].get(f"/t/{id}")
    assert thinkers.asked
    assert set(thinkers.asked.values()) == {1}, "no move was thought of twice"


def test_pace_and_skip_hold_wherever_somebody_looks(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = playing(workers)
    ana.post(f"/t/{id}/pace", data={"pace": "4000"})
    rooms = rooms_of(ana)
    with elsewhere(ana, other).websocket_connect(f"/t/{id}/live"):
        until(lambda: rooms.others.seen(id).pages == 1)
        while not bots_to_move(rooms.house.table(id)):
            my_move(ana, id)
        began = time.monotonic()
        time.sleep(1.0)
        assert bots_to_move(rooms.house.table(id)), "the other worker's viewer hasn't seen it for long enough"
        elsewhere(ana, other).post(f"/t/{id}/skip")
        until(lambda: not bots_to_move(rooms.house.table(id)))
        assert time.monotonic() - began < 4.0


def test_what_a_worker_leaves_another_takes_up(database: str) -> None:
    with browser(worker(database, Counting())) as other:
        with browser(create(database=database, thinkers=Slow())) as ana:
            id = playing((ana, other))
            while not bots_to_move(rooms_of(ana).house.table(id)):
                my_move(ana, id)
            until(lambda: rooms_of(ana).others.plays(id))
            assert not rooms_of(other).others.plays(id)
        until(lambda: not bots_to_move(rooms_of(other).house.table(id)))
