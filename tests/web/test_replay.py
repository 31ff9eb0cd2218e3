"""A game looked at again: by move, turn and part, without a script as well, and played on from any moment."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

import malecon
from malecon.core.state import CHANCE
from malecon.web.guest import Guest
from malecon.web.records import record_of
from malecon.web.replay import moment
from malecon.web.timeline import timeline
from tests.web.conftest import table_of
from tests.web.test_ending import finished

JSON = {"accept": "application/json"}


def guest(lang: str = "en") -> Guest:
    return Guest(key="", lang=lang, name="", level="", guided=True, secure=False, base="")


def brought(ana: TestClient, id: str) -> str:
    """The address of the replay of a finished game."""
    record = record_of(finished(id, 3), None).encode()
    return str(ana.post("/records", files={"record": ("a.record", record)}).url.path)


def hrefs(page: str) -> dict[str, int]:
    """Where the steps lead, by what and which way."""
    found = re.findall(r'data-by="(\w+)" data-way="(\w+)" href="\?at=(\d+)"', page)
    return {f"{by} {way}": int(at) for by, way, at in found}


@pytest.mark.parametrize("id", malecon.games())
def test_steps_by_move_turn_and_part_are_links(ana: TestClient, id: str) -> None:
    where, course = brought(ana, id), timeline(finished(id, 3))
    middle = course.chapters[len(course.chapters) // 2]
    steps = hrefs(ana.get(f"{where}?at={middle + 1}").text)
    assert (steps["move back"], steps["move on"]) == (middle, middle + 2)
    assert steps["turn back"] == steps["chapter back"] == middle
    assert steps["turn on"] == next(at for at in course.turns if at > middle + 1)
    assert steps["chapter on"] == next(at for at in (*course.chapters, course.last) if at > middle + 1)
    assert middle < steps["turn on"] <= steps["chapter on"]
    first, last = hrefs(ana.get(f"{where}?at=0").text), hrefs(ana.get(where).text)
    assert {at for way, at in first.items() if way.endswith("back")} == {course.first}
    assert {at for way, at in last.items() if way.endswith("on")} == {course.last}


def test_without_a_script_a_number_leads_anywhere(ana: TestClient) -> None:
    where, course = brought(ana, "santiago"), timeline(finished("santiago", 3))
    page = ana.get(f"{where}?at=40").text
    field = re.search(r'<noscript><form[^>]*method="get"[^>]*>.*?</form></noscript>', page, re.DOTALL)
    assert field
    assert f'type="number" name="at" min="{course.first}" max="{course.last}" value="40"' in field[0]


@pytest.mark.parametrize("id", malecon.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_moment_says_where_it_is_who_moved_and_what(id: str, lang: str) -> None:
    table = finished(id, 3)
    course = timeline(table)
    for at in range(course.first, course.last + 1, 17):
        view = moment(table, None, guest(lang), at)
        if at == course.first:
            assert view.line is None
            continue
        assert view.line
        assert bool(view.line.name) == (table.line[at - 1].seat != CHANCE)
        who = f", {view.line.name}" if view.line.name else ""
        colon = ":" if lang == "en" else "\N{NO-BREAK SPACE}:"
        assert view.told == f"{view.chapter}{who}{colon} {view.line.text}"
        assert view.chapter == table.game.texts.say(lang, "chapter", {"n": course.chapter(at)})
    assert course.chapter(course.last) == len(course.chapters)


def test_an_open_page_gets_only_what_changes(ana: TestClient) -> None:
    where = brought(ana, "santiago")
    answer = ana.get(f"{where}?at=40", headers=JSON)
    said: dict[str, Any] = answer.json()
    assert said["at"] == 40
    assert said["html"].lstrip().startswith('<main id="replay" data-at="40"')
    assert "<header" not in said["html"]
    assert "<html" not in said["html"]
    assert said["html"].strip() in ana.get(f"{where}?at=40").text
    assert 'aria-valuetext="Ship ' in said["html"]
    assert answer.headers["cache-control"] == "no-store"


def test_it_is_made_off_the_loop(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    do = ana.app.state.workshop.do  # type: ignore[attr-defined]

    async def noted(work: Any, *what: object) -> object:
        made.append(work.__name__)
        return await do(work, *what)

    monkeypatch.setattr(ana.app.state.workshop, "do", noted)  # type: ignore[attr-defined]
    where = brought(ana, "santiago")
    made.clear()
    ana.get(f"{where}?at=40", headers=JSON)
    assert made == ["change"]


def test_play_from_here_is_one_button_also_where_luck_is_about_to_fall(ana: TestClient) -> None:
    table = finished("santiago", 3)
    where = brought(ana, "santiago")
    luck = next(i for i in range(60, len(table.line)) if table.line[i].seat == CHANCE)
    page = ana.get(f"{where}?at={luck}").text
    form = re.search(r'<form class="act" id="fork".*?</form>', page, re.DOTALL)
    assert form
    assert form[0].count("<button") == 1
    at = re.search(r'name="at" value="(\d+)"', form[0])
    assert at
    decides = table.line[int(at[1])].seat
    assert decides != CHANCE
    assert f"You are Seat {decides}; bots play the others." in form[0]
    new = table_of(ana.post(where.replace("/replay", "/fork"), data={"at": at[1], "others": "bots"}).url)
    seats = ana.get(f"/api/tables/{new}").json()["seats"]
    assert [seat["bot"] != "" for seat in seats] == [i != decides for i in range(3)]


def test_after_the_last_decision_nobody_plays_on(ana: TestClient) -> None:
    page = ana.get(brought(ana, "santiago")).text
    assert "/fork" not in page
