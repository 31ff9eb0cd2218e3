"""Puzzles in the browser: a table that begins with one, its turn, and how good that was."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient

import malecon
from malecon.lab.puzzles import of_the_day, puzzles
from malecon.web.puzzling import dated, today
from tests.table.conftest import Clock
from tests.web.conftest import InHouse, browser, data_of, table_of

GAME = "santiago"


class Grading(InHouse):
    """Grades at once."""

    async def ask(self, think: Any, state: Any, seat: int, seed: str, **how: Any) -> Any:
        return how["smaller"](state, seat, seed)


def opened(client: TestClient, number: int) -> str:
    answer = client.post(f"/puzzles/{GAME}/{number}")
    assert answer.status_code == 200
    return table_of(answer.url)


def play(client: TestClient, id: str, *moves: str) -> None:
    data = data_of(client.get(f"/t/{id}").text)
    sent = {"n": int(data["n"]), "moves": list(moves), "seat": int(data["seat"])}
    answer = client.post(f"/t/{id}/moves", json=sent, headers={"accept": "application/json"})
    assert answer.status_code == 200, answer.text


def finish(client: TestClient, id: str) -> None:
    """Whatever is left of the turn."""
    while '<p id="verdict">' not in (page := client.get(f"/t/{id}").text):
        data = data_of(page)
        if 'id="act-end"' in page:
            client.post(f"/t/{id}/end", data={"n": data["n"], "seat": data["seat"]})
            continue
        found = re.findall(r'class="offer[^>]* data-move="([^"]*)"', page)
        assert found, "the turn isn't over"
        play(client, id, *found[0].split(";"))


def test_the_shelf_has_todays_and_those_before(app: FastAPI, clock: Clock) -> None:
    with browser(app) as ana, browser(app, "fr") as luis:
        day = today(clock.now)
        number = of_the_day(malecon.game(GAME), day)
        page = ana.get("/puzzles").text
        assert f'action="/puzzles/{GAME}/{number}"' in page
        assert page.count(f'action="/puzzles/{GAME}/') == len(puzzles(malecon.game(GAME))) + 1
        assert "Trouvez le meilleur tour" in luis.get("/puzzles").text
        assert 'href="/puzzles"' in ana.get("/").text
        clock.now += 24 * 3600
        assert f'class="primary today" data-puzzle="{GAME}/{number}"' not in ana.get("/puzzles").text


def test_a_day_in_words() -> None:
    assert dated(today(1000.0), "en") == "1 January"
    assert dated(today(1000.0), "fr").replace("\N{NO-BREAK SPACE}", " ") == "1er janvier"


def test_the_solver_knows_what_the_seat_knows(ana: TestClient) -> None:
    puzzle = puzzles(malecon.game(GAME))[0]
    id = opened(ana, 1)
    rooms = ana.app.state.rooms  # type: ignore[attr-defined]
    table = rooms.house.table(id)
    assert table.state.see(puzzle.seat) == puzzle.position().see(puzzle.seat)
    assert rooms.house.seats_of(id, ana.cookies["malecon"]) == [puzzle.seat]
    page = ana.get(f"/t/{id}").text
    assert re.search(r'id="prompt"[^>]*>Puzzle: find the best turn!', page), "it says so where one looks"
    assert "data-puzzle" in data_puzzle(page)
    assert "verdict" not in page
    assert ana.get(f"/t/{id}/puzzle").url.path == f"/t/{id}", "nothing is told before the turn is played"


def data_puzzle(page: str) -> str:
    """The head of the table: with it an open page knows that a verdict is to come."""
    found = re.search(r'<main id="table"[^>]*>', page)
    assert found
    return found[0]


def test_a_turn_is_judged_and_explained(tmp_path: Any) -> None:
    from malecon.web.app import create

    app = create(tmp_path, thinkers=Grading(), clock=Clock())
    with browser(app) as ana:
        known = puzzles(malecon.game(GAME))
        for choice, solved in (("second", "no"), ("best", "yes")):
            number = next(n for n, one in enumerate(known, 1) if one.line and one.line[0][0] == one.seat)
            puzzle = known[number - 1]
            id = opened(ana, number)
            asked = ana.post(f"/t/{id}/hint", data={"seat": str(puzzle.seat)})
            assert asked.status_code == 400, "nobody helps"
            assert "puzzle" in asked.text
            assert f'action="/t/{id}/hint"' not in ana.get(f"/t/{id}").text
            play(ana, id, getattr(puzzle, choice))
            if choice == "best":
                for seat, text in puzzle.line:
                    if seat == puzzle.seat and text in ana.get(f"/t/{id}").text:
                        play(ana, id, text)
            finish(ana, id)
            assert "data-puzzle" not in data_puzzle(ana.get(f"/t/{id}").text)
            page = ana.get(f"/t/{id}/puzzle").text
            assert f'data-solved="{solved}"' in page or choice == "best"
            assert malecon.game(GAME).say(malecon.game(GAME).read(puzzle.best), "en") in page
            assert re.search(r'data-marks="[^"]+\|played\|', page)
            if choice == "second":
                yours, best = (int(n) for n in re.findall(r'<b class="chance">(\d+)%', page))
                assert re.search(rf"it costs {best - yours} points? of", page), "one number"
            assert "style=" not in page[page.index("<main") :]
            assert browser(app).get(f"/t/{id}/puzzle").status_code == 404, "who doesn't sit there isn't told"


def test_what_is_no_puzzle_is_not_there(ana: TestClient) -> None:
    assert ana.post(f"/puzzles/{GAME}/0").status_code == 404
    assert ana.post(f"/puzzles/{GAME}/999").status_code == 404
    assert ana.post("/puzzles/nothing/1").status_code == 404
