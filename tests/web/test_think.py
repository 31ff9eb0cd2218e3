"""Time to think in a game over days: known beforehand, and then a bot plays on until its person comes back."""

from __future__ import annotations

import html
import time
from pathlib import Path

from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table.house import House, Wish, deadlines, due
from malecon.table.log import HUMAN, ROBOT
from tests.table.conftest import ANA, BEN, Clock, house_in, play
from tests.web.conftest import message, new_table

A_DAY = 24 * 3600


def begun(house: House, **settings: object) -> str:
    made = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA, settings={"clock": "slow", **settings})
    house.sit(made.invites[1], BEN, "Ben")
    return made.table.setup.id


def test_a_turn_has_its_time(place: Path | str, clock: Clock) -> None:
    house = house_in(place, clock)
    id = begun(house, think=A_DAY)
    assert deadlines(house.table(id)) == {0: clock.now + A_DAY}
    clock.now += A_DAY / 2
    play(house, id, "0 step left")
    assert deadlines(house.table(id)) == {0: clock.now + A_DAY / 2}, "half a turn doesn't begin it anew"
    clock.now += A_DAY / 2
    assert due(house.table(id), clock.now - 1) == []
    assert due(house.table(id), clock.now) == [0]
    house.seat_bots(id, here=[0])
    assert [seat.kind for seat in house.table(id).seats] == [ROBOT, HUMAN]
    house.take_back(id, 0)
    assert deadlines(house.table(id)) == {0: clock.now + A_DAY}, "who comes back has time again"
    play(house, id, "0 step left", "0 end")
    assert deadlines(house.table(id)) == {1: clock.now + A_DAY}
    house.store.close()


def test_without_a_time_nobody_is_hurried(place: Path | str, clock: Clock) -> None:
    house = house_in(place, clock)
    id = begun(house)
    clock.now += 100 * A_DAY
    assert due(house.table(id), clock.now) == []
    house.store.close()


def test_the_house_seats_the_bot_itself(app: FastAPI, ana: TestClient, clock: Clock) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="sofa", clock="slow", think="2")
    page = html.unescape(ana.get(f"/t/{id}").text)
    assert "A turn may take 2 days" in page
    assert 'Ana has time until <time datetime="1970-01-03T' in page
    clock.now += 2 * A_DAY + 1
    ana.get(f"/t/{id}")
    end = time.monotonic() + 20
    while app.state.rooms.house.table(id).seats[0].kind != ROBOT:
        assert time.monotonic() < end, "no bot sits down"
        time.sleep(0.02)


def test_only_games_over_days_and_only_such_times(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa", clock="live", think="1")
    # Who gives a turn days means a game over days.
    assert app.state.rooms.house.table(id).clock == "slow"
    live = new_table(ana, seat0="me", seat1="sofa", clock="live")
    assert app.state.rooms.house.table(live).clock == "live"
    assert not app.state.rooms.house.table(live).think
    answer = ana.post("/new/toy", data={"seat-0": "me", "seat-1": "sofa", "clock": "slow", "think": "99"})
    assert "1, 2, 3 or 7 days" in message(answer)
