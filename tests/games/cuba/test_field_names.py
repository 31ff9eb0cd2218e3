"""Fields are named by what they give and where they lie; `a3` is for records and for those who type."""

from __future__ import annotations

import re

import pytest

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.core.telling import recount
from malecon.games.cuba.words import FIELDS, THINGS
from malecon.web import board
from tests.games.cuba.positions import play, position, seat

GAME = malecon.game("cuba")
NAMES = ["Ana", "Bo", "Eva"]
ROWS = {"en": ("upper", "middle", "lower"), "fr": ("du haut", "du milieu", "du bas")}
each_language = pytest.mark.parametrize("lang", ["en", "fr"])
each_table = pytest.mark.parametrize(
    "options", [{}, {"edition": "eggert"}, {"boards": "individual"}, {"edition": "eggert", "boards": "individual"}]
)


@each_language
def test_the_common_plantations_fields_are_called_what_they_give(lang: str) -> None:
    fields = GAME.start(2, 1).see(0)["seats"][0]["fields"]
    words = ("bois", "pierre", "eau", "agrumes", "canne", "tabac")
    french = dict(zip(THINGS, words, strict=False))
    for place, (field, gives) in enumerate(zip(FIELDS, fields, strict=True)):
        name = GAME.texts.say(lang, f"field-{field}")
        if gives is None:
            assert ("warehouse" if lang == "en" else "entrepôt") in name
        else:
            assert (gives if lang == "en" else french[gives]) in name
            assert ROWS[lang][place // 4] in name


@each_language
@each_table
def test_nobody_reads_a_fields_letter_and_number(lang: str, options: dict[str, str]) -> None:
    state = GAME.start(3, 3, **options)
    game, luck = state.game, Luck(4)
    read: list[str] = []
    for _ in range(150):
        if state.actor == CHANCE:
            state.play(state.sample(luck))
            continue
        seat = min(state.actors)
        read += [game.say(move, lang, NAMES) for move in state.moves(seat)]
        read += board.things_of(game, state.see(seat), lang, seat, NAMES).values()
        move = luck.choose(state.lean(seat))
        read += recount(game, move, seat, state.tell(move, seat), seat, lang, NAMES)
    assert not [text for text in read if re.search(r"\b[abc][1-4]\b", text)]


@each_language
def test_refusals_name_fields_too(lang: str) -> None:
    state = play(position(seat(built={"b2": "inn"})), "play worker", "work a2", "harvest a2")
    for move in ("harvest a2", "harvest b2", "harvest c4", "harvest a3"):
        why = state.why_not(move, 0, lang)
        assert why
        assert not re.search(r"\b[abc][1-4]\b", why), why
