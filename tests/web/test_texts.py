"""Every sentence of the pages exists in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import malecon.web
from malecon.core.texts import LANGUAGES
from malecon.table import log
from malecon.web.board import environment, signed
from malecon.web.shelf import options_of
from malecon.web.views import LogLine
from malecon.web.words import TEXTS, language, speaker
from tests.web.conftest import new_table

WEB = Path(malecon.web.__file__).parent


def keys_of(lang: str) -> set[str]:
    text = (WEB / "texts" / f"{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_files_have_the_same_sentences() -> None:
    assert keys_of("en") == keys_of("fr")


def test_what_the_pages_say_exists() -> None:
    said: set[str] = set()
    for file in (WEB / "templates").glob("*.html"):
        said |= set(re.findall(r"""\bt\(["']([\w-]+)["'][,)]""", file.read_text("utf-8")))
    table = Path(log.__file__).parent
    for file in [*WEB.rglob("*.py"), *table.glob("*.py")]:
        source = file.read_text("utf-8")
        said |= set(re.findall(r"""\bt\("([\w-]+)"[,)]""", source))
        said |= {f"refused-{key}" for key in re.findall(r'Refused\("([\w-]+)"', source)}
        said |= set(re.findall(r'Forbidden\("([\w-]+)"', source))
    assert len(said) > 100
    for lang in LANGUAGES:
        assert said - keys_of(lang) == set()


def test_numbers_and_names_fit_in() -> None:
    for lang in LANGUAGES:
        for n in (0, 1, 2, 5):
            assert str(n) in TEXTS.say(lang, "points", {"n": n})


def files(pattern: str) -> list[Path]:
    """The house's own texts; each game has tests of its own."""
    return [file for room in ("web", "cli", "core") for file in (WEB.parent / room).rglob(pattern)]


def test_english_quotes_as_english_does() -> None:
    for file in files("en.ftl"):
        assert re.findall("^.*[«»].*$", file.read_text("utf-8"), re.MULTILINE) == []


def test_a_number_is_said_as_it_is() -> None:
    # To French 0 is one, to both languages −1 is: only [1] may leave the number out.
    for file in files("*.ftl"):
        for chosen, variant in re.findall(r"{ \$(\w+) ->[^*]*\[one\] (.*)", file.read_text("utf-8")):
            assert f"${chosen}" in variant, (file, variant)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["−2 points", "−1 point", "0 points", "1 point", "2 points"]),
        ("fr", ["−2 points", "−1 point", "0 point", "1 point", "2 points"]),
    ],
)
def test_points_lost_are_not_points_won(lang: str, said: list[str]) -> None:
    assert [signed(TEXTS.say(lang, "points", {"n": n})) for n in range(-2, 3)] == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", malecon.games())
def test_options_have_names_in_both_languages(id: str, lang: str) -> None:
    game = malecon.game(id)
    for option in options_of(game, lang):
        own, ours = game.texts.has(lang, f"label-{option.name}"), TEXTS.has(lang, f"option-{option.name}")
        assert own or ours, option.name
        assert "_" not in option.label
        assert all(not re.search("[a-z]_|^true|^false", label) for _, label in option.values)


@pytest.mark.parametrize("name", ["", "Luck"])
def test_luck_has_a_die_instead_of_a_name(name: str) -> None:
    page = environment().from_string('{% from "line.html" import teller %}{{ teller(line, t) }}')
    luck = page.render(line=LogLine("row-1", "luck", None, name, "", "Event: Bargain", ()), t=speaker("en"))
    assert "<strong>" not in luck
    assert 'aria-hidden="true">⚄<' in luck
    assert '<span class="sr">Luck</span>' in luck
    ana = page.render(line=LogLine("row-2", "move", 0, "Ana", "orange", "passes", ()), t=speaker("en"))
    assert ana.strip() == "<strong>Ana</strong>"


def test_no_page_has_a_name_without_letters(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="bot:greedy")
    for path in (f"/t/{id}", f"/t/{id}/replay"):
        page = ana.get(path).text
        assert 'class="die"' in page
        assert not re.search(r"<strong>\s*</strong>", page)


def test_a_name_is_never_taken_for_a_word_of_ours() -> None:
    for name in ("of", "of-seat"):
        assert TEXTS.say("fr", "curtain-open", {"name": name}) == f"Je suis {name}"


@pytest.mark.parametrize(("lang", "seat"), [("en", "seat"), ("fr", "place")])
def test_seats_of_one_name_are_told_apart(ana: TestClient, lang: str, seat: str) -> None:
    ana.post("/language", data={"lang": lang})
    names = "name 0 hard\nname 1 Ana\nname 2 hard\n"
    text = f"malecon record 1\ngame toy\nrules 1\nplayers 3\n{names}\n- roll 3\n0 step left\n"
    page = ana.post("/records", files={"record": ("a.record", text.encode())}).text
    assert f"<strong>hard ({seat} 1)</strong>" in page
    assert f"<span>hard ({seat} 3)</span>" in page
    assert "<span>Ana</span>" in page


def test_the_language_is_the_first_that_we_speak() -> None:
    assert language(None, "de, fr;q=0.7, en;q=0.3") == "fr"
    assert language("en", "fr") == "en"
    assert language(None, "en-GB;q=0.2, fr-CA") == "fr"
    assert language("xx", None) == "en"
    assert language(None, "fr;q=abc,,;;,*") == "en"


def test_a_live_table_speaks_the_language_of_its_page_even_where_the_browser_does_not_say_it(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for lang in ("fr", "en"):
        with ana.websocket_connect(f"/t/{id}/live?lang={lang}") as line:
            assert TEXTS.say(lang, "board") in json.loads(line.receive_text())["html"]
