"""The coached first game of every game that has one: played along its path, off it, by chapter, in both languages."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

import malecon
from malecon.core.coach import PUPIL, Coach, coach_of
from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.core.texts import LANGUAGES
from malecon.table import coaching, prepared
from malecon.table.driver import bots_to_move
from malecon.table.house import House, Wish
from malecon.table.lessons import begin
from malecon.table.table import Table
from malecon.web import board
from malecon.web.coach import coach_view
from malecon.web.views_beside import CoachView
from malecon.web.words import TEXTS, speaker
from tests.table.conftest import house_in
from tests.web.conftest import browser, table_of

TAUGHT = [id for id in malecon.games() if coach_of(malecon.game(id))]
LETTERS = 180
PERSON = "ana's cookie"


def coach_for(game: str) -> Coach:
    coach = coach_of(malecon.game(game))
    assert coach
    return coach


def hears(table: Table, lang: str) -> CoachView | None:
    return coach_view(table, PUPIL, table.state.see(PUPIL), lang, speaker(lang), False, "")


def bots_play(house: House, table: Table, luck: Luck) -> Table:
    """What was prepared for the bots, and any move where nothing was."""
    while seats := bots_to_move(table):
        ready = prepared.choice(table, seats[0])
        move = luck.choose(table.state.moves(seats[0])) if ready is None else ready
        table = house.play(table.setup.id, seats[0], table.game.write(move), table.n, bot=True)
    return table


def to_the_pupil(house: House, table: Table, luck: Luck) -> Table:
    table = bots_play(house, table, luck)
    while table.paused == PUPIL:
        table = bots_play(house, house.end_turn(table.setup.id, PUPIL, table.n), luck)
    return table


def lesson_on(table: Table, lang: str, letters: int = LETTERS) -> CoachView | None:
    """The lesson as a page tells it: short, and about something that is there."""
    coach = hears(table, lang)
    if coach is None or coach.kind != "lesson":
        return None
    assert len(coach.title) + len(coach.text) + 2 <= letters, coach.text
    assert len(coach.answer) <= letters, coach.answer
    assert coach.light in board.things_of(table.game, table.state.see(PUPIL), lang, PUPIL), coach.lesson
    return coach


@pytest.mark.parametrize("game", TAUGHT)
def test_she_teaches_the_newest_rules(game: str) -> None:
    assert coach_for(game).record.rules == malecon.game(game).rules


@pytest.mark.parametrize("game", TAUGHT)
def test_who_follows_the_coach_hears_every_lesson_in_its_order(game: str, tmp_path: Path) -> None:
    coach, house = coach_for(game), house_in(tmp_path)
    table, told = begin(house, coach, PERSON), list[str]()
    while len(told) < len(coach.lessons):
        table = to_the_pupil(house, table, Luck("off the path"))
        at = len(table.line)
        assert [str(line) for line in coach.path[:at]] == [
            f"{'-' if played.seat == CHANCE else played.seat} {played.text}" for played in table.line
        ]
        line = coach.path[at]
        assert line.seat == PUPIL
        heard = [lesson_on(table, lang) for lang in LANGUAGES]
        lesson = heard[0]
        if lesson is not None:
            told.append(lesson.lesson)
            assert {each.n for each in heard if each} == {len(told)}
            if not lesson.show:
                table = house.learnt(table.setup.id, PUPIL, [lesson.lesson])
                continue
            asked = coaching.due(table, PUPIL)
            assert asked
            assert coaching.example(table, PUPIL, asked) == line.move
        table = house.play(table.setup.id, PUPIL, line.move, table.n)
        if lesson is not None:
            for lang in LANGUAGES:
                answer = hears(table, lang)
                assert answer
                assert answer.answer == coach.texts.say(lang, f"{lesson.lesson}-brought")
    assert told == [lesson.name for lesson in coach.lessons] == list(coach.places)
    assert 8 <= len(told) <= 9
    chapters = coach.record.game.chapter(coach.record.replay(), 0)
    # A game that doesn't count its rounds is measured by its moves.
    last = table.chapter / chapters if chapters else len(table.line) / len(coach.record.moves)
    assert last <= 2 / 3
    assert coach.until <= 2 / 3 * (chapters or coach.until * 2)


def advised(table: Table, lang: str) -> str:
    """What she would choose herself where no lesson is due, lit on the board; no choice is without it."""
    coach = hears(table, lang)
    move = coaching.advice(table, PUPIL)
    assert (coach is not None and coach.kind == "advice") == bool(move) or coaching.leaving(table, PUPIL)
    if coach is None or coach.kind != "advice":
        return ""
    assert table.game.read(move) in table.state.moves(PUPIL)
    view = table.state.see(PUPIL)
    there = board.things_of(table.game, view, lang, PUPIL)
    thing = table.game.thing(table.game.read(move), view)
    assert coach.light == (thing if thing in there else "")
    return move


@pytest.mark.parametrize(("game", "lang"), list(zip(TAUGHT, cycle(LANGUAGES), strict=False)))
def test_who_goes_other_ways_is_followed(game: str, lang: str, tmp_path: Path) -> None:
    coach, house = coach_for(game), house_in(tmp_path)
    luck, advice = Luck(game), 0
    table, told = begin(house, coach, PERSON), list[str]()
    for _ in range(200):
        table = to_the_pupil(house, table, luck)
        if table.over or table.chapter > coach.until or len(told) == len(coach.lessons):
            break
        lesson = lesson_on(table, lang)
        if lesson is None:
            advice += bool(advised(table, lang))
        else:
            told.append(lesson.lesson)
            asked = coaching.due(table, PUPIL)
            assert asked
            example = coaching.example(table, PUPIL, asked)
            assert bool(example) == lesson.show == bool(asked.show)
            assert lesson.n == len(told)  # as many as were heard, whatever their places in the list
            if example and not asked.light:
                assert lesson.light == table.game.thing(table.game.read(example), table.state.see(PUPIL))
            if not lesson.show and luck.below(2):
                table = house.learnt(table.setup.id, PUPIL, [lesson.lesson])
                continue
        move = table.game.write(luck.choose(table.state.moves(PUPIL)))
        table = house.play(table.setup.id, PUPIL, move, table.n)
    assert len(told) == len(set(told)) >= 4
    assert advice


@pytest.mark.parametrize("game", TAUGHT)
def test_a_chapter_begins_where_its_lesson_is_told(game: str, tmp_path: Path) -> None:
    coach, house = coach_for(game), house_in(tmp_path)
    for name in coach.places:
        lesson = lesson_on(begin(house, coach, PERSON, lesson=name), "en")
        assert lesson
        assert lesson.lesson == name


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_show_every_section_on_the_board(game: str, app: FastAPI) -> None:
    coach = coach_for(game)
    for lang in LANGUAGES:
        client = browser(app, lang)
        book = client.get(f"/rules/{game}").text
        sections = len(re.findall(r'<section id="s[1-9]\d*"', book))
        assert {scene.section for scene in coach.scenes} == set(range(1, sections + 1))
        for scene in coach.scenes:
            assert f"/rules/{game}/show/{scene.name}" in book
    for scene, lang in zip(coach.scenes, cycle(LANGUAGES)):
        shown = client.get(f"/rules/{game}/show/{scene.name}", params={"lang": lang}).text
        assert f'data-thing="{scene.light}"' in shown, scene.name
        assert coach.texts.say(lang, f"scene-{scene.name}") in shown
    new = client.post(f"/learn/{game}", data={"scene": coach.scenes[2].name}, follow_redirects=False)
    assert new.status_code == 303
    assert client.get(f"/rules/{game}/show/nothing").status_code == 404


def test_a_lesson_waits_for_what_it_speaks_of(tmp_path: Path) -> None:
    """Pushing is taught where a plantation can be pushed to its harvest, selling where there is something to sell."""
    house = house_in(tmp_path)
    for game, name, happens in (("capa-doro", "push", "harvest"), ("cuba", "market", "sold")):
        lesson = coach_for(game).lesson(name)
        assert lesson
        table = begin(house, coach_for(game), PERSON, lesson=name)
        here = coaching.now(table, PUPIL)
        asked = [move for move, thing in here.moves if lesson.asks((move, thing), here)]
        assert asked
        for move in asked:
            kinds = [event.kind for event in here.world.copy().tell(table.game.read(move), PUPIL)]
            assert any(kind.startswith(happens) for kind in kinds), (move, kinds)
        if name == "push":
            assert len(asked) < sum(move.startswith("sow") for move, _ in here.moves)


@pytest.mark.parametrize("game", TAUGHT[:1])
def test_at_the_end_of_her_lessons_she_says_goodbye(game: str, tmp_path: Path) -> None:
    coach, house = coach_for(game), house_in(tmp_path)
    table = begin(house, coach, PERSON)
    table = house.learnt(table.setup.id, PUPIL, [lesson.name for lesson in coach.lessons])
    heard = hears(table, "en")
    assert heard
    assert heard.kind == "goodbye"
    for _ in range(coaching.FAREWELL + 2):
        table = to_the_pupil(house, table, Luck("on"))
        table = house.play(table.setup.id, PUPIL, table.game.write(table.state.moves(PUPIL)[0]), table.n)
    heard = hears(to_the_pupil(house, table, Luck("on")), "en")
    assert heard is None or heard.kind != "goodbye"


def test_she_names_the_lessons_there_was_no_occasion_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    coach, house = coach_for(TAUGHT[-1]), house_in(tmp_path)
    *told, left = coach.lessons
    table = begin(house, coach, PERSON)
    table = house.learnt(table.setup.id, PUPIL, [lesson.name for lesson in told])
    monkeypatch.setattr(coaching, "due", lambda table, seat: None)
    monkeypatch.setattr(coaching, "leaving", lambda table, seat: True)
    for lang in LANGUAGES:
        heard = hears(table, lang)
        assert heard
        assert f": {coach.texts.say(lang, left.name)}." in heard.text.replace("\u00a0", " ")
        assert coach.texts.say(lang, told[0].name) not in heard.text


def test_both_languages_say_the_same_things() -> None:
    for game in TAUGHT:
        coach = coach_for(game)
        keys = [set(coach.texts.language(lang).sources) for lang in LANGUAGES]
        assert keys[0] == keys[1]
        for lang in LANGUAGES:
            quotes = r"[«»]" if lang == "en" else r"[“”\"]"
            text = (malecon.game(game).folder / "coach" / f"{lang}.ftl").read_text("utf-8")
            assert re.findall(quotes, text) == []
            assert "'" not in text


def coached(client: TestClient, game: str, **data: str) -> str:
    return table_of(client.post(f"/learn/{game}", data=data, follow_redirects=False).headers["location"])


def held_n(page: str) -> str:
    found = re.search(r'data-n="(\d+)"', page)
    assert found
    return found[1]


@pytest.fixture
def pupil(ana: TestClient) -> tuple[TestClient, str]:
    return ana, coached(ana, TAUGHT[-1], lesson=coach_for(TAUGHT[-1]).lessons[1].name)


def test_her_buttons_do_what_they_say(pupil: tuple[TestClient, str]) -> None:
    client, table = pupil
    page = client.get(f"/t/{table}").text
    assert 'id="coach"' in page
    name = re.search(r'name="lesson" value="([\w-]+)"', page)
    assert name
    stale = client.post(f"/t/{table}/coach", data={"do": "read", "lesson": "another"}, headers=JSON)
    assert stale.status_code == 409
    shown = client.post(f"/t/{table}/coach", data={"do": "show", "lesson": name[1], "n": held_n(page)}, headers=JSON)
    assert shown.status_code == 200
    after = client.get(f"/t/{table}").text
    assert 'class="brought"' in after
    client.post(f"/t/{table}/undo", data={"n": held_n(after)}, headers=JSON)
    assert 'class="brought"' not in client.get(f"/t/{table}").text
    assert f'value="{name[1]}"' in client.get(f"/t/{table}").text  # what is taken back is taught again
    assert client.post(f"/t/{table}/guided", data={"on": "no"}, headers=JSON).status_code == 200
    without = client.get(f"/t/{table}").text
    assert 'id="coach"' not in without
    assert TEXTS.say("en", "coach-again") in without
    client.post(f"/t/{table}/guided", data={"on": "yes"}, headers=JSON)
    assert 'id="coach"' in client.get(f"/t/{table}").text


JSON = {"accept": "application/json"}


def test_nobody_else_hears_her(pupil: tuple[TestClient, str], app: FastAPI) -> None:
    _, table = pupil
    with browser(app) as other:
        assert 'id="coach"' not in other.get(f"/t/{table}").text
        assert other.post(f"/t/{table}/coach", data={"do": "show", "lesson": "x"}, headers=JSON).status_code == 403
        assert "prepared" not in other.get(f"/t/{table}").text


def test_after_the_game_she_offers_its_review(pupil: tuple[TestClient, str]) -> None:
    client, table = pupil
    client.post(f"/t/{table}/resign", headers=JSON)
    assert f'href="/t/{table}/review"' in client.get(f"/t/{table}").text


def test_a_game_without_a_coach_just_has_none(ana: TestClient) -> None:
    assert coach_of(malecon.game("toy")) is None
    assert "/learn/toy" not in ana.get("/").text
    assert ana.get("/learn/toy").status_code == ana.post("/learn/toy").status_code == 404
    assert 'id="coach"' not in ana.post("/play/toy").text


def test_luck_that_was_prepared_falls_as_long_as_it_can(tmp_path: Path) -> None:
    coach, house = coach_for(TAUGHT[-1]), house_in(tmp_path)
    table = begin(house, coach, PERSON)
    fell = [played.text for played in table.line if played.seat == CHANCE]
    assert fell == [line.move for line in coach.path[: len(fell)]]
    lines = ["- nonsense", *(str(line) for line in coach.path)]
    wishes = [Wish("bot", "", "easy")] * coach.record.players
    other = house.open(table.setup.game, wishes, "", settings={"prepared": lines}).table
    assert [played.text for played in other.line] != fell  # what can't be read is left, and luck is luck


def test_the_rules_are_searched_without_a_script(ana: TestClient) -> None:
    game = TAUGHT[-1]
    whole = ana.get(f"/rules/{game}").text
    found = ana.get(f"/rules/{game}", params={"q": "HARBOUR"}).text
    assert "<mark>harbour</mark>" in found
    assert len(found) < len(whole)
    assert found.count('<section id="s') < whole.count('<section id="s')
    nothing = ana.get(f"/rules/{game}", params={"q": "<script>zzz"}).text
    assert "&lt;script&gt;zzz" in nothing
    assert "<script>zzz" not in nothing
    assert 'href="#s1"' in whole
    assert nothing.count('<section id="s') == whole.count('<section id="s'), "who finds nothing reads on"
