"""A tournament from its link to its last table: joined, paired, played with luck, and told to everybody."""

from __future__ import annotations

import html
import re
from functools import partial
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.luck import Luck
from malecon.table.house import House
from malecon.table.log import ROBOT
from malecon.table.tournament import THINK, result_of
from malecon.web import quotas
from malecon.web.app import create
from malecon.web.bounds import TOURNAMENTS, Bounds, Rate
from malecon.web.club import Club
from tests.patience import until
from tests.table.conftest import ANA, BEN, Clock, house_in
from tests.web.conftest import InHouse, browser, message


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> FastAPI:
    return create(tmp_path, thinkers=InHouse(), clock=clock, club=Club(tournaments=True))


def opened(client: TestClient, **terms: str) -> str:
    answer = client.post("/tournaments/toy", data={"seats": "2", "rounds": "2", **terms})
    assert answer.status_code == 200, answer.text
    return str(answer.url).rsplit("/", 1)[1]


def plain(client: TestClient, id: str) -> str:
    """The page in plain words."""
    page = client.get(f"/tournament/{id}").text.partition("<main")[2]
    return " ".join(html.unescape(re.sub(r"<svg.*?</svg>|<[^>]+>", " ", page, flags=re.DOTALL)).split())


def finish(house: House, table: str) -> None:
    """Everybody plays what luck says, to the end."""
    luck = Luck(table)
    while not (now := house.table(table)).over:
        if now.paused is not None:
            house.end_turn(table, now.paused, now.n)
            continue
        seat = now.actors[0]
        move = now.game.write(luck.choose(now.state.moves(seat)))
        house.play(table, seat, move, now.n, bot=now.seats[seat].kind == ROBOT)


def over_http(house: House, table: str, sitting: dict[int, TestClient]) -> None:
    """The same by the pages' own addresses."""
    luck = Luck(table)
    while not (now := house.table(table)).over:
        if now.paused is not None:
            assert sitting[now.paused].post(f"/t/{table}/end", data={"n": str(now.n)}).status_code == 200
            continue
        seat = now.actors[0]
        move = now.game.write(luck.choose(now.state.moves(seat)))
        asked = {"move": move, "n": str(now.n)}
        answer = sitting[seat].post(f"/t/{table}/moves", json=asked, headers={"accept": "application/json"})
        assert answer.status_code == 200, answer.text


def going(house: House, id: str) -> list[str]:
    return [one.table for one in house.tournament(id).pairings if not one.group.results]


def begun(house: House, people: int, seats: int, rounds: int) -> str:
    id = house.open_tournament("toy", ANA, seats, rounds, "live")
    for n in range(people):
        house.join_tournament(id, ANA if not n else f"key of {n}", f"P{n}")
    house.start_tournament(id, ANA)
    return id


def test_a_whole_one(app: FastAPI, ana: TestClient) -> None:
    assert "/tournaments/toy" in ana.get("/new/toy").text
    assert "Players at a table" in ana.get("/tournaments/toy").text
    id = opened(ana)
    before = ana.get(f"/tournament/{id}").text
    assert 'class="qr"' in before
    assert " data-waits" in before, "who opened it sees who comes"
    people = [ana, *(browser(app) for _ in range(4))]
    for client, name in zip(people, ("Ana", "Ben <i>", "Cai", "Dan", "Eva"), strict=True):
        assert name in html.unescape(client.post(f"/tournament/{id}/join", data={"name": name}).text)
    assert "Start the first round" not in people[1].get(f"/tournament/{id}").text
    page = ana.post(f"/tournament/{id}/start").text
    assert "Round 1 of 2" in page
    assert "The next one opens by itself" in page
    assert "Ben &lt;i&gt;" in page
    house = app.state.rooms.house
    for last in (False, True):
        assert ("The next one opens by itself" in plain(ana, id)) is not last
        tables = going(house, id)
        until(partial(app.state.rooms._alarms.keys().__ge__, set(tables)))  # who doesn't come will be noticed
        assert len(tables) == 2, "and one wins without playing"
        sitting = {}
        for client in people:
            if found := re.search(r'id="your-table" href="/t/([\w-]+)"', client.get(f"/tournament/{id}").text):
                [seat] = house.seats_of(found[1], client.cookies["malecon"])
                sitting[found[1], seat] = client
                assert f'id="table-{found[1]}"' in client.get("/tables").text
        assert sitting.keys() == {(table, seat) for table in tables for seat in (0, 1)}
        for table in tables:
            over_http(house, table, {seat: sitting[table, seat] for seat in (0, 1)})
    assert f"/tournament/{id}" in ana.get(f"/t/{tables[0]}").text
    told = plain(browser(app), id)
    assert "Won by" in told
    assert "Round 2 Table 1" in told
    now = house.tournament(id)
    assert now.over
    assert sum(one.points for one in now.standings) == 6, "a point a table, and one for each who had none"
    for one in now.pairings:
        if one.table:
            assert list(one.group.results) == result_of(house.table(one.table))
    first = next(one.name for one in now.people if one.number == now.standings[0].number)
    assert f"Won by {first}" in told
    page = browser(app, "fr").get(f"/tournament/{id}").text
    assert "Classement" in page
    assert "tag-you" not in page
    assert all(client.cookies["malecon"] not in page for client in people)
    assert 'class="you"' not in page
    assert 'class="you"' in ana.get(f"/tournament/{id}").text


def test_it_goes_on_after_a_house_that_died_between_two_rounds(
    app: FastAPI, ana: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(house := app.state.rooms.house, 4, 2, 2)
    with monkeypatch.context() as broken:
        broken.setattr(house, "advance", lambda id: None)
        for table in going(house, id):
            finish(house, table)
    assert house.tournament(id).round == 1
    assert "Round 2 of 2" in plain(ana, id)


def test_bad_input_gets_a_sentence(app: FastAPI, ana: TestClient) -> None:
    def said(path: str, who: TestClient = ana, **data: str) -> str:
        return html.unescape(message(who.post(path, data=data)))

    assert "for 2 to 4 players, not 5" in said("/tournaments/toy", seats="5", rounds="3")
    assert "1 to 9 rounds, not 10" in said("/tournaments/toy", seats="2", rounds="10")
    assert "whole number" in said("/tournaments/toy", seats="two", rounds="3")
    assert "live" in said("/tournaments/toy", seats="2", rounds="3", clock="never")
    assert ana.get("/tournaments/chess").status_code == 404
    assert ana.get("/tournament/nowhere").status_code == 404
    assert ana.post("/tournament/nowhere/join", data={"name": "Ana"}).status_code == 404
    id = opened(ana)
    ben = browser(app)
    assert "needs your name" in said(f"/tournament/{id}/join", ben, name=" ")
    assert "at least 2" in said(f"/tournament/{id}/start")
    ana.post(f"/tournament/{id}/join", data={"name": "Ana"})
    assert "choose another name" in said(f"/tournament/{id}/join", ben, name="ANA")
    ben.post(f"/tournament/{id}/join", data={"name": "Ben"})
    assert "Only who opened" in said(f"/tournament/{id}/start", ben)
    ben.post(f"/tournament/{id}/leave")
    assert [one.name for one in app.state.rooms.house.tournament(id).people] == ["Ana"]
    ben.post(f"/tournament/{id}/join", data={"name": "Ben"})
    ana.post(f"/tournament/{id}/start")
    assert "has begun" in said(f"/tournament/{id}/start")
    assert "has begun" in said(f"/tournament/{id}/join", browser(app), name="Cai")
    ben.post(f"/tournament/{id}/leave")
    finish(house := app.state.rooms.house, going(house, id)[0])
    assert house.tournament(id).over, "one alone plays no round"


def test_it_is_off_until_the_keeper_wants_it_and_bounded_then(tmp_path: Path) -> None:
    with browser(create(tmp_path / "off", thinkers=InHouse())) as ana:
        assert "/tournaments/toy" not in ana.get("/new/toy").text
        assert "its keeper can allow them" in message(ana.post("/tournaments/toy", data={"seats": "2", "rounds": "1"}))
    file = tmp_path / "house.toml"
    file.write_text("[club]\ntournaments = true\n")
    club = quotas.read(file).club
    assert club == Club(tournaments=True)
    few = Bounds(Rate(TOURNAMENTS.name, "1/hour", "1/hour", "1/hour"))
    with browser(create(tmp_path / "on", thinkers=InHouse(), club=club, bounds=few)) as ana:
        opened(ana)
        assert ana.post("/tournaments/toy", data={"seats": "2", "rounds": "1"}).status_code == 429


def test_it_is_kept(place: Path | str) -> None:
    """Odd numbers, bots, people who leave and people with a new key, in a folder and on a server."""
    clock = Clock()
    house = house_in(place, clock)
    id = begun(house, 5, 4, 3)
    assert [len(one.group.people) for one in house.tournament(id).pairings] == [4, 1]
    alone = house.tournament(id).pairings[1]
    assert [seat.kind for seat in house.table(alone.table).seats].count(ROBOT) == 3
    house.become(ANA, BEN)
    assert house.tournament(id, BEN).opened
    assert house.tournament(id, ANA).you is None
    [again] = house.tournaments_of(BEN)
    assert again == house.tournament(id, BEN)
    for table in going(house, id):
        finish(house, table)
    house.forget("key of 3")
    house.store.close()
    house = house_in(place, clock)
    now = house.tournament(id, BEN)
    assert now.round == 2
    assert [one.name for one in now.people] == ["P0", "P1", "P2", "", "P4"]
    assert now.you is not None
    # Nobody comes: bots sit down in time, and who left it to them has won nothing.
    for table in going(house, id):
        clock.now += THINK["live"] + 1
        while not house.table(table).over:
            house.seat_bots(table)
            if not house.table(table).over:
                clock.now += THINK["live"] + 1
                seat = next((s for s in house.table(table).actors if house.table(table).seats[s].kind == ROBOT), None)
                if seat is not None:
                    at = house.table(table)
                    house.play(table, seat, at.game.write(at.state.moves(seat)[0]), at.n, bot=True)
    now = house.tournament(id)
    assert now.round == 3
    assert all(not result.shared for one in now.pairings if one.round == 2 for result in one.group.results)
    assert [len(one.group.people) for one in now.pairings if one.round == 3] == [4]
    for table in going(house, id):
        finish(house, table)
    assert house.tournament(id).over
    waiting = house.open_tournament("toy", BEN, 2, 1, "slow")
    house.forget(BEN)
    assert not house.tournaments_of(BEN)
    with pytest.raises(LookupError):
        house.tournament(waiting)
    house.store.close()


def test_a_table_that_all_gave_up_is_over_for_all(app: FastAPI, ana: TestClient) -> None:
    house, people = app.state.rooms.house, (ana, browser(app), browser(app))
    answer = ana.post("/tournaments/santiago", data={"seats": "3", "rounds": "1", "clock": "slow"})
    id = str(answer.url).rsplit("/", 1)[1]
    for n, client in enumerate(people):
        client.post(f"/tournament/{id}/join", data={"name": f"P{n}"})
    ana.post(f"/tournament/{id}/start")
    [table] = going(house, id)
    assert "A table of a tournament." in ana.get(f"/t/{table}").text
    for client in people:
        client.post(f"/t/{table}/resign")
    page = ana.get(f"/t/{table}")
    assert page.status_code == 200
    assert f'id="to-tournament" href="/tournament/{id}"' in page.text
    assert 'action="/t/' + table + '/again"' not in page.text
    told = plain(ana, id)
    assert "Won by" not in told
    assert "The tournament is over." in told
    assert [one.points for one in house.tournament(id).standings] == [0, 0, 0]
