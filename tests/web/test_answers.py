"""Pages that answer: nobody comes to a dead end, and what was chosen or typed isn't dropped without a word."""

from __future__ import annotations

import html
import re

from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table import keys
from malecon.table.house import House
from malecon.web.words import moments
from tests.web.conftest import browser, new_table

JSON = {"accept": "application/json"}
HOST = "http://testserver"


def said(page: str) -> str:
    found = re.search(r'<p id="message">(.*?)</p>', page)
    return html.unescape(found[1]) if found else ""


def test_an_error_leads_back_to_where_it_was_typed(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="bot:easy")
    wrong = ana.post(f"/t/{id}/tell", data={"text": ""}, headers={"referer": f"{HOST}/t/{id}"})
    assert wrong.status_code == 400
    assert f'href="/t/{id}" data-went="back"' in wrong.text
    # Nobody is led to another's house.
    other = ana.post(f"/t/{id}/tell", data={"text": ""}, headers={"referer": "http://elsewhere/x"})
    assert "data-went" not in other.text


def test_words_that_do_not_fit_are_called_so(ana: TestClient) -> None:
    found = re.search(r'data-link="http://testserver/c/([a-z-]+)"', ana.post("/me/carry").text)
    assert found
    first, *others = found[1].split("-")
    wrong = ana.post("/c", data={"words": " ".join([*others, first])})
    assert wrong.status_code == 404
    assert said(wrong.text).startswith("These words don’t fit, or were used already.")
    assert 'href="/me#words"' in wrong.text


def test_a_used_invitation_leads_who_sits_there_to_the_table(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    house: House = app.state.rooms.house
    invite = house.invite(id, 1)
    with browser(app) as luis, browser(app) as eve:
        assert luis.post(f"/j/{invite}", data={"name": "Luis"}).url.path == f"/t/{id}"
        assert luis.get(f"/j/{invite}").url.path == f"/t/{id}"
        late = eve.get(f"/j/{invite}")
        assert late.status_code == 400
        assert "taken" in said(late.text)
        # It opens nothing any more.
        assert eve.post(f"/j/{invite}", data={"name": "Eve"}).status_code == 404
        assert not house.store.opens(invite, keys.INVITE, keys.PERSON, keys.SEAT, keys.LINK)


def test_a_name_of_spaces_is_none_and_a_saved_one_is_confirmed(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    invite = app.state.rooms.house.invite(id, 1)
    blank = ana.post(f"/j/{invite}", data={"name": "   "}, headers=JSON)
    assert blank.status_code == 400
    assert blank.json()["message"].startswith("A name needs a letter")
    assert ana.post("/me/name", data={"name": " \t "}, headers=JSON).status_code == 400
    assert "Saved." in ana.post("/me/name", data={"name": "Ana"}).text


def test_a_time_for_a_turn_makes_a_game_over_days(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link", clock="live", think="2")
    house: House = app.state.rooms.house
    assert house.table(id).clock == "slow"
    assert house.table(id).think == 2 * 24 * 3600
    with browser(app) as luis:
        luis.post(f"/j/{house.invite(id, 1)}", data={"name": "Luis"})
    page = ana.get(f"/t/{id}").text
    assert re.search(r'until <time datetime="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ">', page)
    assert re.search(r"(1 day|2 days) left", ana.get("/tables").text)


def test_moments_carry_what_a_browser_needs_and_nothing_else() -> None:
    told = moments("<b> until 2026-11-18 19:05:39 UTC")
    assert told == '&lt;b&gt; until <time datetime="2026-11-18T19:05:39Z">2026-11-18 19:05:39 UTC</time>'


def test_what_is_said_stands_once_beside_the_story(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="bot:easy")
    ana.post(f"/t/{id}/chat", json={"text": "hola a todos", "seat": 0}, headers=JSON)
    page = ana.get(f"/t/{id}").text
    assert page.count("hola a todos") == 1
    assert "Story and chat" in page
    # A file for a fault of the program, and words for the keeper, are two things.
    assert "Download a report file" in page
    assert ana.post(f"/t/{id}/resign", json={"seat": 0}, headers=JSON).json()["told"].startswith("You gave up")


def test_a_file_that_is_no_saved_game_is_called_so(ana: TestClient) -> None:
    wrong = ana.post("/records", files={"record": ("hello.txt", b"hello")})
    assert said(wrong.text).startswith("That isn’t a saved game of ours")
    damaged = ana.post("/records", files={"record": ("a.txt", b"malecon record 1\ngame chess\nplayers 2\n")})
    assert "chess" in said(damaged.text)
