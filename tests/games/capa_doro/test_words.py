"""Everything that is said has its words in French and English."""

import re

import pytest

from malecon.core.decision import Lot
from malecon.games.capa_doro.events import CHOOSING
from malecon.games.capa_doro.state import DECISIONS
from malecon.games.capa_doro.words import CIGARS, COLUMNS, CUBES, EVENTS, REGIONS, TOBACCOS
from tests.games.capa_doro.positions import GAME, position, seat

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


@LANGUAGES
def test_every_word_of_the_game_is_translated(lang: str) -> None:
    for kind, words in {
        "region": REGIONS, "tobacco": TOBACCOS, "sort": TOBACCOS, "cube": CUBES, "column": COLUMNS,
        "cigar": CIGARS, "event": EVENTS, "about": EVENTS, "class": ("a", "b", "c"),
        "reason": ("goal", "empty-bag"), "stranger": ("neutral", "bargain"),
    }.items():  # fmt: skip
        for word in words:
            assert GAME.texts.say(lang, f"{kind}-{word}", {"n": 2}), f"{kind}-{word}"


@LANGUAGES
def test_every_decision_of_a_seat_has_its_prompt(lang: str) -> None:
    for decision in DECISIONS:
        if decision is not CHOOSING and not isinstance(decision, Lot):
            assert GAME.texts.say(lang, f"prompt-{decision.word}")
    said = {GAME.texts.say(lang, f"prompt-{CHOOSING.word}", {"event": event}) for event in EVENTS}
    assert len(said) == 6  # rain and credit ask nothing
    assert GAME.texts.say(lang, "tagline")


def test_both_languages_have_the_same_texts() -> None:
    keys = [
        set(re.findall(r"^([a-z][\w-]*) =", (GAME.folder / "texts" / f"{lang}.ftl").read_text("utf-8"), re.M))
        for lang in ("en", "fr")
    ]
    assert keys[0] == keys[1]


@LANGUAGES
def test_a_refusal_speaks_the_language(lang: str) -> None:
    why = position(seat(dollars=0), seat()).why_not("buy gold", None, lang)
    assert (
        why
        == {
            "en": "1 gold bale costs $5, you have $0: sell something first.",
            "fr": "1 balle dorée coûte 5\xa0$, vous avez 0\xa0$\xa0: vendez d’abord quelque chose.",
        }[lang]
    )


@LANGUAGES
def test_the_rules_page_shows_the_numbers_that_are_played(lang: str) -> None:
    page = GAME.rulebook(lang)
    assert "{" not in page
    assert page.count("\n| A |") == page.count("\n| B |") == page.count("\n| C |") == 12
    assert "`7 7 6 5 4 3 | 2 1`" in page
    varied = GAME.vary({"cigar.a.minuto.points": 99})
    assert "| A | Minuto | ooo | 99 |" in varied.rulebook(lang)


@LANGUAGES
def test_the_rules_page_follows_every_number(lang: str) -> None:
    page = GAME.rulebook(lang)
    for key, value in GAME.numbers.values.items():
        if not key.startswith("cigar.") or ".minuto." in key:
            assert GAME.vary({key: value - 1 if value > 1 else value + 1}).rulebook(lang) != page, key


@LANGUAGES
def test_the_rules_page_counts_in_the_singular_too(lang: str) -> None:
    page = GAME.vary({"rain.cubes": 1, "drought.bales": 2, "goal": 1}).rulebook(lang)
    for phrase in {
        "en": ("Draw 1 cube ", "loses 2 bales", "**1 point**"),
        "fr": ("1 cube ", "perd 2 balles", "**1 point**"),
    }[lang]:
        assert phrase in page


@LANGUAGES
def test_the_rules_page_says_what_is_ours_what_was_ruled_and_what_is_overruled(lang: str) -> None:
    page = GAME.rulebook(lang)
    for word in {"en": ("**Ours**", "**Ruled**", "**Overruled**"), "fr": ("**De nous**", "**Tranché**", "**Écarté**")}[
        lang
    ]:
        assert word in page


@LANGUAGES
def test_the_rules_page_tells_the_rulings_of_rules_2(lang: str) -> None:
    page = GAME.rulebook(lang)
    for ruling in {
        "en": ("the whole row moves one place to the right, gaps and all", "the direction changes only once a turn"),
        "fr": ("la rangée tout entière avance d’une place", "le sens ne change qu’une fois par tour"),
    }[lang]:
        assert ruling in page


@LANGUAGES
def test_the_picture_shows_board_and_seats(lang: str) -> None:
    state = position(seat(cigars=("perla",), grey=2), seat(), asia=["0 1:2 -"], customs="africa")
    shown = GAME.picture(state.data(), lang)
    assert "Perla" in shown
    assert "1    → 2▪▪  → ····" in shown
    assert {"en": "Customs !", "fr": "Douane !"}[lang] in shown
