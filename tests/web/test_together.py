"""Bounds of a house whose workers tell each other what they count."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

from malecon.table.bus import LONGEST
from malecon.web import bounds
from malecon.web.app import create
from malecon.web.bounds import Bounds, Crowd, Rate, TooMuch, Who
from malecon.web.others import BELIEVED, Ear, Others
from tests.patience import until
from tests.table.conftest import Clock
from tests.web.conftest import InHouse, browser, new_table
from tests.web.test_workers import elsewhere, rooms_of, visitor

ANA, BEN = Who("ana", "here"), Who("ben", "there")
CHAT = Rate("chat", "3/hour", "5/hour", "100/hour")


class Street:
    """Whatever one says all the others hear."""

    def __init__(self) -> None:
        self.doors: list[Door] = []

    def door(self) -> Door:
        self.doors.append(Door(self, f"worker {len(self.doors)}"))
        return self.doors[-1]


class Door(Others):
    def __init__(self, street: Street, name: str) -> None:
        self.street, self.name = street, name
        self.ears: list[Ear] = []

    def attend(self, ear: Ear) -> None:
        self.ears.append(ear)

    def say(self, kind: str, id: str, **what: Any) -> None:
        said = json.dumps({"from": self.name, "kind": kind, "table": id, **what})
        assert len(said) < LONGEST, "longer words aren't said"
        for door in self.street.doors:
            for ear in door.ears if door is not self else []:
                ear.hear(json.loads(said))


def two(*changed: Rate | Crowd, clock: Clock | None = None, **more: Any) -> tuple[Bounds, Bounds]:
    street = Street()
    made = [Bounds(*changed, clock=clock or Clock(), **more) for _ in range(2)]
    for bound in made:
        bound.join(street.door())
    return made[0], made[1]


def test_what_one_counts_all_count() -> None:
    one, other = two(CHAT)
    for worker in (one, other, one):
        worker.count(bounds.CHAT, ANA)
    for worker in (one, other):
        with pytest.raises(TooMuch):
            worker.count(bounds.CHAT, ANA)
        worker.count(bounds.CHAT, BEN)


def test_what_is_held_anywhere_is_held_everywhere() -> None:
    one, other = two(Crowd("lines", 2, 3, 4))
    with one.hold(bounds.LINES, ANA), other.hold(bounds.LINES, ANA):
        for worker in (one, other):
            with pytest.raises(TooMuch), worker.hold(bounds.LINES, ANA):
                pass
        with one.hold(bounds.LINES, BEN):
            pass
    with other.hold(bounds.LINES, ANA), other.hold(bounds.LINES, ANA):
        pass


def test_what_a_killed_worker_held_is_forgotten_and_what_a_living_one_holds_is_not() -> None:
    clock = Clock()
    one, other = two(Crowd("lines", 1, 3, 4), clock=clock)
    with other.hold(bounds.LINES, ANA):
        for _ in range(5):
            clock.now += BELIEVED / 2
            other.gossip()
            one.gossip()
            with pytest.raises(TooMuch), one.hold(bounds.LINES, ANA):
                pass
        clock.now += BELIEVED + 1  # the other one says nothing any more
        with one.hold(bounds.LINES, ANA):
            pass
        one.gossip()
        assert not one._theirs


def test_tables_are_told_as_well() -> None:
    one, other = two(Crowd("unfinished", 2, 30, 40))
    one.opened(ANA, "t1", False)
    other.opened(ANA, "t2", False)
    other.opened(ANA, "t1", False)  # the same rematch, asked for at both
    for worker in (one, other):
        with pytest.raises(TooMuch) as full:
            worker.may_open(ANA, False)
        assert full.value.full
        assert worker.tables_of(full.value.full) == ["t1", "t2"]
        worker.put_away("t1")
        worker.may_open(ANA, False)


def test_a_worker_holds_no_more_lines_than_it_has_files_for() -> None:
    one, other = two(Crowd("lines", 5, 50, 100), lines=Crowd("lines", 5, 50, 1))
    with one.hold(bounds.LINES, ANA), other.hold(bounds.LINES, BEN):
        for worker in (one, other):
            with pytest.raises(TooMuch), worker.hold(bounds.LINES, ANA):
                pass


def test_many_are_told_of_in_words_that_are_short_enough() -> None:
    one, other = two()
    far = "2001:0db8:1111:2222:" + "f" * 40
    people = [Who(f"{i:064x}", f"{far}{i}") for i in range(100)]
    held = [one.hold(bounds.LINES, who) for who in people]
    for hold in held:
        hold.__enter__()
    other._theirs.clear()
    one.gossip()
    assert other._elsewhere(("lines", bounds.HOUSE)) == 100
    assert all(other._elsewhere(("lines", f"person {who.person}")) == 1 for who in people)
    for hold in held:
        hold.__exit__(None, None, None)
    assert other._elsewhere(("lines", bounds.HOUSE)) == 0


@pytest.fixture
def workers(database: str) -> Iterator[tuple[TestClient, TestClient]]:
    def worker() -> TestClient:
        mine = Bounds(CHAT, Crowd("lines", 2, 8, 9), Crowd("unfinished", 2, 30, 40))
        return browser(create(database=database, thinkers=InHouse(), bounds=mine))

    with worker() as one, worker() as other:
        until(lambda: rooms_of(one).others.up and rooms_of(other).others.up)
        yield one, other


def bounds_of(client: TestClient) -> Bounds:
    app: Any = client.app
    found: Bounds = app.state.bounds
    return found


@pytest.mark.postgres
def test_who_goes_from_worker_to_worker_is_one_guest(workers: tuple[TestClient, TestClient]) -> None:
    ana, other = workers
    id = new_table(ana, seat0="me", seat1="sofa")
    same = elsewhere(ana, other)
    for n, worker in enumerate((ana, same, ana), 1):
        assert worker.post(f"/t/{id}/chat", data={"text": "Hola"}).status_code == 200
        until(lambda n=n: all(said(bounds_of(each)) == n for each in workers))  # type: ignore[misc]
    for worker in (ana, same):
        assert worker.post(f"/t/{id}/chat", data={"text": "Hola"}).status_code == 429
    live = f"/t/{id}/live"
    with ana.websocket_connect(live), same.websocket_connect(live):
        until(lambda: all(bounds_of(each)._elsewhere(("lines", bounds.HOUSE)) == 1 for each in workers))
        for worker in (ana, same):
            with pytest.raises(WebSocketDenialResponse) as full, worker.websocket_connect(live):
                pass
            assert full.value.status_code == 429
        with visitor(other).websocket_connect(live):
            pass
    new_table(same, seat0="me", seat1="sofa")
    until(lambda: all(len(bounds_of(each)._tables) == 2 for each in workers))
    for worker in (ana, same):
        assert worker.post("/new/toy", data={"seat-0": "me", "seat-1": "sofa"}).status_code == 429


def said(bound: Bounds) -> int:
    """How much was said in the whole house, as a worker knows it."""
    item, name, whose = bound._asked(CHAT, Who("", ""))[-1]
    return item.amount - bound._rates.get_window_stats(item, name, whose).remaining
