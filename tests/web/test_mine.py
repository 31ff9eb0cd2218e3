"""«My tables»: whose turn, since when, the score as far as one may know it; mine first, finished ones last."""

from __future__ import annotations

import html
import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.web.mine import ago
from malecon.web.words import TEXTS, speaker
from tests.table.conftest import Clock
from tests.web.conftest import browser, data_of, new_table

LINE = re.compile(r'<li class="([^"]*)" id="table-([\w-]+)">(.*?)</li>', re.DOTALL)


def lines(client: TestClient) -> dict[str, tuple[str, str]]:
    """The tables in the page's order, each with its classes and its plain words."""
    page = client.get("/tables").text
    return {
        id: (kinds, " ".join(html.unescape(re.sub(r"<svg.*?</svg>|<[^>]+>", " ", text, flags=re.DOTALL)).split()))
        for kinds, id, text in LINE.findall(page)
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_empty_list_says_what_will_be_there_and_leads_to_games(app: FastAPI, lang: str) -> None:
    with browser(app, lang) as guest:
        page = guest.get("/tables").text
    assert TEXTS.say(lang, "no-tables-text") in html.unescape(page)
    assert 'href="/new/cuba"' in page


def test_mine_to_move_come_first_and_finished_ones_last(app: FastAPI) -> None:
    with browser(app) as ana, browser(app) as ben:
        yours = new_table(ana, seat0="me", name0="Ana", seat1="sofa")
        waits = new_table(ana, seat0="me", name0="Ana", seat1="link")
        over = new_table(ana, seat0="me", name0="Ana", seat1="bot:random")
        n = data_of(ana.get(f"/t/{over}").text)["n"]
        ana.post(f"/t/{over}/resign", data={"n": n, "seat": "0"})
        told = lines(ana)
        assert list(told) == [yours, waits, over]
        assert told[yours][0].split() == ["yours"]
        assert told[over][0].split() == ["over"]
        assert "Your turn" in told[yours][1]
        assert "Waiting for one more player" in told[waits][1]
        assert TEXTS.say("en", "end-closed") in told[over][1]
        assert lines(ben) == {}


def test_whose_turn_it_is_and_since_when(app: FastAPI, clock: Clock) -> None:
    with browser(app) as ana, browser(app) as ben:
        id = new_table(ana, seat0="me", name0="Ana", seat1="link")
        link = re.search(r'value="http://testserver(/j/[^"]+)"', ana.get(f"/t/{id}").text)
        assert link
        ben.post(link[1], data={"name": "Ben"})
        mover, other = (ana, ben) if data_of(ana.get(f"/t/{id}").text)["turn"] == "yes" else (ben, ana)
        name = "Ana" if mover is ana else "Ben"
        clock.now += 2 * 3600 + 60
        assert "Your turn for 2 hours" in lines(mover)[id][1]
        assert f"{name} to move for 2 hours" in lines(other)[id][1]


@pytest.mark.parametrize(
    ("seconds", "en", "fr"),
    [
        (0, "just now", "à l’instant"),
        (61, "for 1 minute", "depuis 1 minute"),
        (7300, "for 2 hours", "depuis 2 heures"),
        (90000, "for 1 day", "depuis 1 jour"),
    ],
)
def test_times_in_words(seconds: int, en: str, fr: str) -> None:
    assert ago(seconds, False, speaker("en")) == en
    assert ago(seconds, False, speaker("fr")) == fr


def test_how_long_ago_it_ended() -> None:
    assert ago(7300, True, speaker("en")) == "2 hours ago"
    assert ago(7300, True, speaker("fr")) == "il y a 2 heures"


def test_the_score_and_the_round_where_the_game_tells_them(ana: TestClient) -> None:
    id = new_table(ana, "cuba", seat0="me", name0="Ana", seat1="sofa", name1="Luis")
    assert "Round 1 of 6" in lines(ana)[id][1]
    assert re.search(r"Ana you .*?points 0 Luis you .*?points 0", lines(ana)[id][1])


def test_a_score_that_is_hidden_is_not_told(ana: TestClient) -> None:
    id = new_table(ana, "santiago", seat0="me", name0="Ana", seat1="bot:random", name1="Rosa")
    told = lines(ana)[id][1]
    assert re.search(r"Ana you .*?points \d", told)
    assert re.search(r"Rosa random .*?points \?", told)
    assert "Ship 1 of 7" in told


def test_practice_forks_and_slow_tables_are_marked(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa", clock="slow", practice="on")
    told = lines(ana)[id][1]
    assert "practice" in told
    assert "over days" in told
    record = "malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n"
    brought = ana.post("/records", files={"record": ("a", record.encode())})
    kept = re.search(r"/t/([\w-]+)/replay", str(brought.url))
    assert kept
    ana.post(f"/t/{kept[1]}/fork", data={"at": "1"})
    [fork] = [text for other, (_, text) in lines(ana).items() if other != id]
    assert "fork" in fork
    assert "practice" not in fork
