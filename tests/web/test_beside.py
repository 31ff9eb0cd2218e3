"""What stands beside the real board: what is asked, what hands have to do, and what is in sight."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon import CHANCE, web
from malecon.table import companion
from malecon.web.companion import to_do
from malecon.web.words import speaker
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


def test_one_press_of_undo_takes_one_step_back(app: FastAPI, ana: TestClient) -> None:
    """Where the next person's first choice is taken back, the turn before it stays ended."""
    table = driving(app, ana)
    first = table.table.actors[0]
    while (now := table.table).actors != [1 - first]:
        go_on(table)
    known = len(now.line)
    go_on(table)
    assert table.post("undo", seat=1 - first).status_code == 200
    assert len(table.table.line) == known
    assert table.table.actors == [1 - first]
    assert table.table.paused is None


def test_what_a_person_chose_stays_to_be_done_while_a_bot_plays(app: FastAPI, ana: TestClient) -> None:
    table = driving(app, ana, seat1="bot:easy", name1="Bo")
    assert table.post("moves", seat=0, move=table.may()[0]).status_code == 200
    told = to_do(table.table, 0, "en", speaker("en"))[-1]
    assert told.name == "Ana"
    known = len(table.table.line)
    while all(played.seat != 1 for played in table.table.line[known:]):
        go_on(table)
    shown = to_do(table.table, 0, "en", speaker("en"))
    mine = next(one for one in shown if one.row == told.row)
    assert set(told.lines) <= set(mine.lines)
    assert not mine.old
    assert shown[-1].row > mine.row


def test_what_the_program_drew_is_told_and_is_to_be_done(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "santiago")
    told = table.luck(draw="yes").json()["told"]
    game = table.table.game
    assert told == game.told(game.read(table.table.line[0].text), CHANCE)
    assert told in to_do(table.table, 0, "en", speaker("en"))[0].lines
    # What people laid there themselves stands there already.
    typed = table.may() or [table.table.game.write(table.table.state.moves()[0])]
    table.luck(typed[0])
    assert len(to_do(table.table, 0, "en", speaker("en"))[0].lines) == 1


def test_a_question_says_where_and_for_whom(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "santiago")
    assert "Which Cuban lies at stop 1 after the harbour, clockwise?" in table.page
    assert table.luck(*(f"deal {cuban}" for cuban in ("miguel", "pablo"))).status_code == 200
    assert "lies at stop 3 after the harbour" in table.page
    capa = Beside(app, ana, "capa-doro")
    page = capa.page
    assert "Which cigar card does Ana get?" in page
    # What it is rolled from, and its name.
    face = page.split('id="luck-form"')[1].split("<button")[1]
    assert 'href="#bale-' in face
    assert not re.search(r'class="same"', face)


def test_whose_turn_it_is_stands_before_what_is_asked(app: FastAPI, ana: TestClient) -> None:
    table = driving(app, ana, **{"option-open_hands": "true"})
    name = ("Ana", "Luis")[table.table.actors[0]]
    assert f"{name}’s turn — " in table.page


def test_a_hidden_tile_is_taken_from_the_real_pile_unseen(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "comptoir")
    while companion.asks(table.table):
        go_on(table)
    mine, theirs = (
        [line for one in to_do(table.table, seat, "en", speaker("en")) for line in one.lines] for seat in (0, 1)
    )
    assert any(line.startswith("Look for ") for line in mine)
    assert sum(line.startswith("Look for ") for line in mine) == sum(line.startswith("Look for ") for line in theirs)
    assert any("the one that the program names to Luis alone" in line for line in mine)
