"""A person's key goes to another device, what is theirs goes along or away, and nobody else learns of it."""

from __future__ import annotations

import html
import io
import json
import logging
import re
import sqlite3
import zipfile
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table import aloud
from malecon.table.refused import NotThere
from malecon.table.store import FILE
from malecon.web.guest import PERSON
from malecon.web.notes import Json
from tests.table.conftest import ANA, BEN, Clock, house_in, two
from tests.web.conftest import browser, message, new_table


def code(client: TestClient) -> str:
    """The address of a fresh code."""
    found = re.search(r'data-link="http://testserver(/c/[a-z-]+)"', client.post("/me/carry").text)
    assert found
    return found[1]


def test_another_device_is_the_same_person_once(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="sofa")
    link = code(ana)
    phone, thief = browser(app), browser(app)
    assert "“Ana”" in phone.get(link).text
    phone.post(link)
    assert phone.cookies[PERSON] == ana.cookies[PERSON]
    assert app.state.rooms.house.seats_of(id, phone.cookies[PERSON]) == [0, 1]
    assert ana.get("/tables").text.count(id) == phone.get("/tables").text.count(id) > 0
    assert thief.get(link).status_code == thief.post(link).status_code == 404


def test_words_do_as_well(app: FastAPI, ana: TestClient) -> None:
    new_table(ana, seat0="me", name0="Ana", seat1="sofa")
    words = code(ana).removeprefix("/c/").replace("-", " ").upper()
    phone = browser(app)
    assert "“Ana”" in phone.post("/c", data={"words": f"  {words}. "}).text
    assert "aren’t the words" in html.unescape(message(phone.post("/c", data={"words": "piano"})))


def test_a_code_is_worthless_soon_and_when_there_is_a_newer_one(app: FastAPI, ana: TestClient, clock: Clock) -> None:
    first, second = code(ana), code(ana)
    phone = browser(app)
    assert (phone.get(first).status_code, phone.get(second).status_code) == (404, 200)
    clock.now += 11 * 60
    assert phone.post(second).status_code == 404


def test_the_tables_of_the_device_come_along_if_wished(app: FastAPI, ana: TestClient) -> None:
    house = app.state.rooms.house
    phone = browser(app)
    there = new_table(phone, seat0="me", name0="Ana", seat1="sofa")
    old = phone.cookies[PERSON]
    phone.post(code(ana), data={"along": "yes"})
    assert house.seats_of(there, ana.cookies[PERSON]) == [0, 1]
    assert house.seats_of(there, old) == []


def test_neither_key_nor_words_are_stored_or_logged(app: FastAPI, ana: TestClient, tmp_path: Path) -> None:
    lines: list[str] = []

    class Written(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(Json().format(record))

    written, logger = Written(), logging.getLogger("malecon")
    logger.addHandler(written)
    logging.getLogger("malecon.requests").setLevel("INFO")
    try:
        link = code(ana)
        browser(app).get(link)
    finally:
        logger.removeHandler(written)
        logging.getLogger("malecon.requests").setLevel("NOTSET")
    secrets = [link.removeprefix("/c/"), ana.cookies[PERSON]]
    assert lines
    assert not [secret for secret in secrets if any(secret in line for line in lines)]
    with sqlite3.connect(tmp_path / FILE) as sql:
        kept = str(sql.execute("SELECT * FROM passes").fetchall())
    sql.close()
    assert not [secret for secret in secrets if secret in kept]


def test_what_is_mine_is_packed(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    [invite] = app.state.rooms.room(id).invites.values()
    ben = browser(app)
    ben.post(f"/j/{invite}", data={"name": "Ben"})
    ana.post(f"/t/{id}/chat", data={"text": "Hola"})
    ben.post(f"/t/{id}/chat", data={"text": "Buenas"})
    answer = ana.post("/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as pack:
        told = json.loads(pack.read("me.json"))
        assert pack.namelist() == ["me.json", f"tables/toy-{id}.record"]
        whole = "".join(pack.read(name).decode() for name in pack.namelist())
    assert told["name"] == "Ana"
    assert [line["text"] for line in told["tables"][0]["said"]] == ["Hola"]
    assert ana.cookies[PERSON] not in whole
    assert app.state.rooms.house.table(id).setup.secret not in whole


def test_what_is_mine_is_deleted(app: FastAPI, ana: TestClient, tmp_path: Path) -> None:
    house = app.state.rooms.house
    id = new_table(ana, seat0="me", name0="Anabel", seat1="link")
    [invite] = app.state.rooms.room(id).invites.values()
    ben = browser(app)
    ben.post(f"/j/{invite}", data={"name": "Ben"})
    ana.post(f"/t/{id}/chat", data={"text": "Hola, soy Anabel"})
    over = new_table(ana, seat0="me", name0="Anabel", seat1="bot:random")
    ana.post(f"/t/{over}/resign", data={"seat": "0"})
    key = ana.cookies[PERSON]
    assert ana.post("/me/delete").status_code == 400
    ana.post("/me/delete", data={"sure": "yes"})
    assert PERSON not in ana.cookies
    assert house.store.tables_of(key) == []
    assert [seat.kind for seat in house.table(id).seats] == ["bot", "human"]
    page = ben.get(f"/t/{id}").text
    assert "Anabel" not in page
    assert "Ben" in page
    assert "Anabel" not in ben.get(f"/t/{over}").text
    with sqlite3.connect(tmp_path / FILE) as sql:
        kept = "\n".join(sql.iterdump())
    sql.close()
    assert "Anabel" not in kept


def test_a_pass_and_what_is_forgotten_on_either_database(place: Path | str) -> None:
    house = house_in(place)
    words = house.draw_pass(ANA, "Ana")
    assert aloud.heard(words) == words
    assert house.passed(words, spend=False) == house.passed(words, spend=True) == (ANA, "Ana")
    with pytest.raises(NotThere):
        house.passed(words, spend=True)
    id = two(house)
    house.become(ANA, BEN)
    assert house.seats_of(id, BEN) == [0, 1]
    assert house.forget(BEN) == [id]
    assert [seat.name for seat in house.table(id).seats] == ["", ""]
    assert house.table(id).over
    house.store.close()
