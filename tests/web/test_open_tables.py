"""Tables open to all: on the shelf while a seat is free, if the keeper wants it; one press to sit down."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.errors import Unknown
from malecon.web import quotas
from malecon.web.app import create
from malecon.web.club import Club
from tests.table.conftest import ANA, BEN, Clock, house_in
from tests.web.conftest import InHouse, browser, message, new_table, table_of


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> FastAPI:
    return create(tmp_path, thinkers=InHouse(), clock=clock, club=Club(open_tables=True))


def shelf(client: TestClient) -> str:
    """The open tables as they stand on the shelf, in plain words."""
    found = re.search(r'<section id="open".*?</section>', client.get("/").text, re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<svg.*?</svg>|<[^>]+>", " ", found[0])).split()) if found else ""


def test_who_comes_by_sits_down_with_one_press(app: FastAPI, ana: TestClient, clock: Clock) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link", open="on")
    clock.now += 130
    ben = browser(app)
    told = shelf(ben)
    assert "Toy" in told
    assert "Ana" in told
    assert "1 free seat · for 2 minutes" in told
    assert "Sit down" in told
    answer = ben.post(f"/t/{id}/sit", data={"name": "Ben"})
    assert table_of(answer.url) == id
    table = app.state.rooms.house.table(id)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
    assert shelf(browser(app)) == "", "it has no free seat any more"
    assert "isn’t open to all" in html.unescape(message(browser(app).post(f"/t/{id}/sit", data={"name": "Cai"})))


def test_the_opener_closes_it_again_and_nobody_else(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link", seat2="link", open="on")
    ben = browser(app)
    ben.post(f"/t/{id}/sit", data={"name": "Ben"})
    assert "who opened the table" in message(ben.post(f"/t/{id}/open", data={"on": "no"}))
    assert 'action="/t/' in ana.get(f"/t/{id}").text
    assert "Take it off the shelf" in ana.get(f"/t/{id}").text
    assert "Take it off the shelf" not in ben.get(f"/t/{id}").text
    ana.post(f"/t/{id}/open", data={"on": "no"})
    assert shelf(ben) == ""
    assert browser(app).post(f"/t/{id}/sit", data={"name": "Cai"}).status_code == 400
    ana.post(f"/t/{id}/open", data={"on": "yes"})
    assert "1 free seat" in shelf(ben)


def test_who_sits_there_takes_no_second_seat(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link", open="on")
    ana.post(f"/t/{id}/sit")
    assert app.state.rooms.house.table(id).waiting == [1]


def test_people_who_meet_there_have_names(app: FastAPI, ana: TestClient) -> None:
    seats = {"seat-0": "me", "seat-1": "link", "name-0": " "}
    assert "write yours" in message(ana.post("/new/toy", data={**seats, "open": "on"}))
    id = table_of(ana.post("/new/toy", data=seats).url)
    assert 'id="as-opener"' in ana.get(f"/t/{id}").text
    assert "write yours" in message(ana.post(f"/t/{id}/open", data={"on": "yes", "name": " "}))
    ana.post(f"/t/{id}/open", data={"on": "yes", "name": "Ana"})
    assert "Ana" in shelf(browser(app))
    assert "write yours" in message(browser(app).post(f"/t/{id}/sit", data={"name": " "}))
    assert app.state.rooms.house.table(id).waiting == [1]


def test_a_table_without_a_free_seat_is_open_to_nobody(ana: TestClient) -> None:
    answer = ana.post("/new/toy", data={"seat-0": "me", "seat-1": "sofa", "open": "on"})
    assert "needs a free seat" in message(answer)


def test_it_is_off_until_the_keeper_wants_it(tmp_path: Path) -> None:
    app = create(tmp_path, thinkers=InHouse())
    with browser(app) as ana:
        assert 'name="open"' not in ana.get("/new/toy").text
        id = new_table(ana, seat0="me", name0="Ana", seat1="link", open="on")
        assert not app.state.rooms.house.table(id).open
        assert ana.post(f"/t/{id}/open", data={"on": "yes"}).status_code == 400
        assert browser(app).post(f"/t/{id}/sit", data={"name": "Ben"}).status_code == 400


def test_the_keepers_file_says_so(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text("[club]\nopen-tables = true\n")
    assert quotas.read(file).club == Club(open_tables=True)
    file.write_text("[club]\nopen-tables = 3\n")
    with pytest.raises(Unknown, match="open-tables is true or false, not 3"):
        quotas.read(file)


def test_open_tables_are_kept(place: Path | str) -> None:
    from malecon.table.house import Wish

    house = house_in(place)
    made = house.open("toy", [Wish("me", "Ana"), Wish("link"), Wish("link")], ANA, open=True)
    id = made.table.setup.id
    house.store.close()
    again = house_in(place)
    assert [one for one, _ in again.store.open_tables(5)] == [id]
    again.sit(made.invites[1], BEN, "Ben")
    assert again.store.open_tables(5)
    again.fill(id, 2)
    assert again.store.open_tables(5) == []
    again.store.close()
