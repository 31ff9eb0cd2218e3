"""Links for friends: in the lobby, on the page of another device, and what who opens one reads."""

from __future__ import annotations

import re

import pytest
import segno
from fastapi import FastAPI
from fastapi.testclient import TestClient

import malecon
from malecon import bots
from malecon.table.house import Wish
from malecon.web.qr import qr
from malecon.web.words import TEXTS
from tests.web.conftest import browser, new_table


def links_in(html: str) -> list[str]:
    return re.findall(r'<input id="link[^"]*" type="text" readonly value="http://testserver(/[^"]+)"', html)


def opened(client: TestClient, game: str = "cuba", **more: str) -> str:
    """The path of an invitation to a table of Ana's."""
    seats = {"seat0": "me", "name0": "Ana", "seat1": "link", "seat2": "bot:easy", "seat3": "link"}
    id = new_table(client, game, **{**seats, **more})
    return links_in(client.get(f"/t/{id}").text)[0]


def test_a_square_says_the_link_and_keeps_to_the_policy() -> None:
    link = "https://games.example/j/abc-DEF_123"
    drawn = qr(link)
    assert drawn.startswith("<svg")
    assert "style" not in drawn
    # The same modules as a code of this very link: one path of dark rows.
    path = re.findall(r' d="([^"]+)"', drawn)[-1]
    assert path in segno.make_qr(link, error="m").svg_inline(border=4)
    assert qr(link + "4") != drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_hands_out_a_link_and_a_square_for_every_empty_seat(app: FastAPI, lang: str) -> None:
    with browser(app, lang) as ana:
        id = new_table(ana, "cuba", seat0="me", name0="Ana", seat1="link", seat2="bot:easy", seat3="link")
        page = ana.get(f"/t/{id}").text
    links = links_in(page)
    assert len(links) == 2
    assert page.count('<figure class="code" role="img"') == 2
    for link in links:
        assert str(qr(f"http://testserver{link}")) in page
    for key in ("copy-link", "share-link", "qr-code", "invite-text"):
        assert TEXTS.say(lang, key) in page


def test_a_spectator_gets_no_link(app: FastAPI) -> None:
    with browser(app) as ana, browser(app) as eve:
        id = new_table(ana, seat0="me", seat1="link")
        page = eve.get(f"/t/{id}").text
    assert "/j/" not in page
    assert "<figure" not in page


def test_the_link_to_another_device_has_its_square(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    page = ana.post(f"/t/{id}/link", data={"seat": "0"}).text
    [link] = links_in(page)
    assert link.startswith("/s/")
    assert str(qr(f"http://testserver{link}")) in page


@pytest.mark.parametrize(("lang", "host"), [("en", "Ana keeps a seat for you."), ("fr", "Ana vous garde une place.")])
def test_who_is_invited_reads_who_sits_there_and_what_it_is(app: FastAPI, lang: str, host: str) -> None:
    with browser(app) as ana, browser(app, lang) as ben:
        link = opened(ana, clock="slow", practice="on", **{"option-rounds": "8"})
        page = ben.get(link).text
    game = malecon.game("cuba")
    assert f"<h1>{game.names[lang]}</h1>" in page
    assert f'<p class="asks">{host}</p>' in page
    assert f'<svg class="cover" viewBox="0 0 320 420" role="img" aria-label="{game.names[lang]}"' in page
    assert "Ana</span>" in page
    assert '<li class="kept">' in page
    assert bots.called("easy", lang) in page
    told = dict(re.findall(r"<dt>([^<]+)</dt><dd>([^<]+)</dd>", page))
    assert told[TEXTS.say(lang, "clock")] == TEXTS.say(lang, "clock-slow")
    assert told[TEXTS.say(lang, "practice")] == TEXTS.say(lang, "yes")
    assert told[game.texts.say(lang, "label-rounds")] == "8"
    assert 'href="/rules/cuba?rounds=8"' in page


def test_numbers_that_were_changed_are_told(app: FastAPI, ana: TestClient) -> None:
    wishes = [Wish("me", "Ana"), Wish("link")]
    made = app.state.rooms.house.open("santiago", wishes, "k" * 30, numbers={"bank.pesos": 3})
    page = ana.get(f"/j/{made.invites[1]}").text
    assert f"<dt>{TEXTS.say('en', 'changed-numbers')}</dt><dd>bank.pesos = 3</dd>" in page
    assert TEXTS.say("en", "changed-numbers") not in ana.get(opened(ana)).text


def test_the_name_of_last_time_is_there_and_one_press_sits_down(app: FastAPI) -> None:
    with browser(app) as ana, browser(app) as ben:
        first, second = opened(ana), opened(ana)
        assert 'name="name" maxlength="24" required autocomplete="nickname" value="" autofocus>' in ben.get(first).text
        ben.post(first, data={"name": "Ben"})
        page = ben.get(second).text
        assert 'autocomplete="nickname" value="Ben">' in page
        form = re.search(r'<form method="post" action="/j/.*?</form>', page, re.DOTALL)
        assert form
        assert form[0].count("<button") == 1
        assert "Ben" in ben.post(second, data={"name": "Ben"}).text


def test_a_preview_of_the_link_says_what_it_is(app: FastAPI) -> None:
    with browser(app) as ana, browser(app) as program:
        link = opened(ana)
        page = program.get(link).text
        told = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))
        assert told["title"] == "Ana keeps a seat for you. – Cuba"
        assert "No account" in told["description"]
        assert program.get(told["image"]).headers["content-type"] == "image/png"
        # Looking sits nobody down.
        assert program.get(link).status_code == 200
