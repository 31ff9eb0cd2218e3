"""A ladder of people: of those who want it, by games that count, gone when they leave."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.luck import Luck
from malecon.table import companion
from malecon.table.house import House, Wish
from malecon.table.log import ROBOT
from tests.table.conftest import ANA, BEN, house_in, sofa
from tests.web.conftest import browser

CAI = "cai's cookie"


def begun(house: House, *people: str, **settings: bool | str) -> str:
    wishes = [Wish("me", "A"), *(Wish("link") for _ in people[1:])]
    made = house.open("toy", wishes, people[0], {"fast": True}, settings=dict(settings), confirm=False)
    for seat, person in enumerate(people[1:], 1):
        house.sit(made.invites[seat], person, "", confirm=False)
    return made.table.setup.id


def finish(house: House, id: str) -> None:
    """Seat 0 steps left, where the points are."""
    while not (table := house.table(id)).over:
        if companion.by_people(table):
            house.draw_luck(id, 0, table.n)
            continue
        seat = table.actors[0]
        moves = table.state.moves(seat)
        move = moves[0] if seat == 0 else moves[1] if len(moves) == 2 else Luck("x").choose(moves[:1])
        house.play(id, seat, table.game.write(move), table.n, bot=table.seats[seat].kind == ROBOT)


def test_games_of_two_who_want_it_count(place: Path | str) -> None:
    house = house_in(place)
    house.climb(ANA, " Ana ")
    finish(house, begun(house, ANA, BEN))
    assert house.ladder("toy") == [], "Ben doesn't want it"
    house.climb(BEN, "Ben")
    id = begun(house, ANA, BEN, CAI)
    finish(house, id)
    ranks = house.table(id).state.outcome.ranks  # type: ignore[union-attr]
    rungs = house.ladder("toy", ANA)
    assert [rung.games for rung in rungs] == [1, 1], "Cai doesn't"
    assert {rung.name: rung.you for rung in rungs} == {"Ana": True, "Ben": False}
    first = "Ana" if ranks[0] < ranks[1] else "Ben"
    assert (rungs[0].name, rungs[0].mu > rungs[1].mu) == (first, True)
    finish(house, begun(house, ANA, BEN))
    assert [rung.games for rung in house.ladder("toy")] == [2, 2]
    assert house.ladder("cuba") == []
    house.become(BEN, "ben's phone")
    assert [rung.games for rung in house.ladder("toy")] == [2, 2]
    house.climb_down("ben's phone")
    assert [rung.name for rung in house.ladder("toy")] == ["Ana"]
    house.forget(ANA)
    assert house.ladder("toy") == []
    house.store.close()


def test_practice_forks_and_playing_with_oneself_dont_count(place: Path | str) -> None:
    house = house_in(place)
    house.climb(ANA, "Ana")
    house.climb(BEN, "Ben")
    for terms in ({"practice": True}, {"forked": True}, {"known_luck": True}, {"companion": companion.DRAWN}):
        finish(house, begun(house, ANA, BEN, **terms))
    finish(house, sofa(house))
    assert house.ladder("toy") == []
    house.store.close()


def test_who_gives_up_is_last(place: Path | str) -> None:
    house = house_in(place)
    house.climb(ANA, "Ana")
    house.climb(BEN, "Ben")
    id = begun(house, ANA, BEN)
    house.resign(id, 0)
    finish(house, id)
    assert [rung.name for rung in house.ladder("toy")] == ["Ben", "Ana"]
    house.store.close()


def test_the_pages(app: FastAPI, ana: TestClient) -> None:
    assert "Nobody stands here yet" in ana.get("/ladder/toy").text
    assert ana.get("/ladder/chess").status_code == 404
    assert ana.post("/me/ladder", data={"on": "yes", "name": " "}).status_code == 400
    page = ana.post("/me/ladder", data={"on": "yes", "name": "Ana <b>"}).text
    assert "Ana &lt;b&gt;" in page
    house = app.state.rooms.house
    ben = browser(app)
    ben.post("/me/ladder", data={"on": "yes", "name": "Ben"})
    finish(house, begun(house, ana.cookies["malecon"], ben.cookies["malecon"]))
    told = browser(app).get("/ladder/toy").text
    assert "Ana &lt;b&gt;" in told
    assert "Ben" in told
    assert ana.cookies["malecon"] not in told
    ana.post("/me/ladder", data={"on": "no"})
    assert "Ana &lt;b&gt;" not in browser(app).get("/ladder/toy").text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_has_one(app: FastAPI, lang: str) -> None:
    with browser(app, lang) as guest:
        assert guest.get("/ladder/cuba").status_code == 200
