"""Bots with a taste at a house's tables: chosen on the page, by programs, and shown where they sit."""

from __future__ import annotations

import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.bots import BOTS, called
from malecon.web.assets import STATIC
from tests.web.conftest import browser, message


def seats(client: TestClient, id: str) -> list[str]:
    return [seat["bot"] for seat in client.get(f"/api/tables/{id}").json()["seats"]]


@pytest.mark.parametrize(("lang", "said"), [("en", "hard, shipper"), ("fr", "difficile, armateur")])
def test_a_taste_is_chosen_for_all_bots_of_a_table_and_shown(app: FastAPI, lang: str, said: str) -> None:
    asked = {"seat-0": "me", "seat-1": "bot:hard", "seat-2": "bot:greedy", "taste": "shipper"}
    with browser(app, lang) as ana:
        page = ana.get("/new/cuba").text
        offered = re.findall(r'<option value="(.*?)"', page.partition('name="taste"')[2].partition("</select>")[0])
        assert offered == ["", "any", "shipper", "politician"]
        table = ana.post("/new/cuba", data=asked)
        assert said in table.text
        assert said in ana.get("/tables").text
        assert seats(ana, str(table.url).rpartition("/")[2]) == ["", "hard-shipper", "greedy"]
        assert 'value="bot:hard" selected' in ana.get("/new/cuba").text  # the level is known again
        assert "taste" not in ana.get("/new/toy").text


@pytest.mark.parametrize(("lang", "longest"), [("en", "three seconds"), ("fr", "trois secondes")])
def test_a_level_says_how_strong_it_is_where_it_is_chosen_and_in_the_help(
    app: FastAPI, lang: str, longest: str
) -> None:
    with browser(app, lang) as ana:
        page, styles = ana.get("/new/comptoir").text, (STATIC / "pages.css").read_text("utf-8")
        row = page.partition('id="level-1"')[2].partition("</div>")[0]
        assert re.findall(r'<p class="(\w+)">[^<]{20,}</p>', row) == list(BOTS)
        assert longest in row
        named = re.findall(r'<option value="bot:\w+"[^>]*>[^:<]*: ?([^<]*)</option>', page.partition('id="seat-1"')[2])
        assert named[: len(BOTS)] == [called(level, lang) for level in BOTS]
        assert longest in ana.get("/help").text
    for level in BOTS:
        assert f'[value="bot:{level}"]:checked) .help .{level}' in styles, "which of them is shown needs no script"


def test_any_taste_is_drawn_and_each_bot_has_another(ana: TestClient) -> None:
    asked = {"seat-0": "me", "seat-1": "bot:easy", "seat-2": "bot:easy", "taste": "any"}
    table = ana.post("/new/cuba", data=asked)
    sat = seats(ana, str(table.url).rpartition("/")[2])[1:]
    assert sorted(sat) == ["easy-politician", "easy-shipper"]


def test_a_program_asks_for_a_taste_by_name(ana: TestClient) -> None:
    [cuba] = [game for game in ana.get("/api/games").json() if game["id"] == "cuba"]
    assert cuba["tastes"] == ["shipper", "politician"]
    asked = {"game": "cuba", "seats": [{"kind": "me"}, {"bot": "easy-shipper"}]}
    given = ana.post("/api/tables", json=asked)
    assert seats(ana, given.json()["table"]) == ["", "easy-shipper"]


def test_a_taste_that_there_is_not_opens_no_table(ana: TestClient) -> None:
    known = "there are shipper, politician"
    answer = ana.post("/api/tables", json={"game": "cuba", "seats": [{"kind": "me"}, {"bot": "easy-smuggler"}]})
    assert (answer.status_code, known in answer.json()["message"]) == (400, True)
    page = ana.post("/new/cuba", data={"seat-0": "me", "seat-1": "bot:hard", "taste": "smuggler"})
    assert (page.status_code, known in message(page)) == (400, True)
