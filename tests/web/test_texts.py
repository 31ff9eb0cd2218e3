"""Every sentence of the pages exists in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

from fastapi.testclient import TestClient

import malecon.web
from malecon.core.texts import LANGUAGES
from malecon.table import log
from malecon.web.words import TEXTS, language
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
