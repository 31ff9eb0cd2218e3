"""What stands beside the real board: what is asked, what hands have to do, and what is in sight."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon import web
from malecon.table import companion
from tests.web.test_companion import Beside, typed

SHEETS = sorted((Path(web.__file__).parent / "static").glob("*.css"))


def family(table: Beside) -> str:
    """What kind of luck is asked for."""
    return table.table.game.lexicon.family_of(table.table.state.moves()[0]).key


def go_on(table: Beside) -> None:
    """Whatever comes first: the program draws, a turn ends, a seat does the first thing it may."""
    now = table.table
    if companion.asks(now):
        answer = table.luck(draw="yes")
    elif now.paused is not None:
        answer = table.post("end", seat=now.paused)
    else:
        seat = now.actors[0]
        answer = table.post("moves", seat=seat, move=now.game.write(now.state.moves(seat)[0]))
    assert answer.status_code == 200, answer.text


def test_no_style_sheet_hides_a_tick_of_another_page() -> None:
    """Who deletes what is theirs has to tick a box first; a puzzle's sign of the same name hid it."""
    for sheet in SHEETS:
        for selector, rules in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet.read_text("utf-8")):
            hides = re.search(r"display:\s*none", rules)
            assert not (hides and selector.strip().split(",")[-1].strip() == ".tick"), sheet.name


def test_outcomes_told_in_words_have_room_for_them(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "cuba")
    while not (companion.asks(table.table) and family(table) == "bill"):
        go_on(table)
    rows = table.page.split('<fieldset class="die')[1:]
    assert len(rows) == 4
    for row in rows:
        assert row.startswith(' worded"')
        assert 'class="faces"' in row
        assert not re.search(r"<legend>\s*</legend>", row)


def driving(app: FastAPI, ana: TestClient, **fields: str) -> Beside:
    """Santiago from real dice, where Ana is about to drive."""
    table = Beside(app, ana, "santiago", **fields)
    deals, buildings, _, ship, *_ = typed()
    for told in (deals, buildings, ["first 0"], ship):
        assert table.luck(*told).status_code == 200
    while not any(text.startswith("drive") for text in table.may()):
        go_on(table)
    return table


def test_a_refusal_speaks_as_the_buttons_do(app: FastAPI, ana: TestClient) -> None:
    table = driving(app, ana)
    seat = table.table.actors[0]
    french = {"accept-language": "fr", "accept": "application/json"}
    asked = {"n": table.table.n, "seat": seat, "move": "broker bank"}
    told = ana.post(f"/t/{table.id}/moves", json=asked, headers=french).json()["message"]
    assert "n’est pas possible maintenant" in told
    assert not re.search(r"\b(drive|broker|bank)\b", told), told
