"""Every refusal says which rule forbids the move, in both languages."""

import re
from typing import Any

import pytest

from malecon import State
from tests.games.cuba.positions import GAME, law_phase, parliament, play, position, seat, used

SECRET: dict[str, Any] = {"options": {"secret_delegate": True}}
FULL_YARD = {"wood": 5, "stone": 5, "water": 5}
CASES: list[tuple[str, State, str, str]] = [
    ("no-more-materials", play(GAME.start(2, 1), "take wood", "take wood"), "take stone", "take products"),
    ("no-more-products", play(GAME.start(2, 1), "take citrus", "take citrus"), "take sugar", "take materials"),
    ("card-played", position(seat(played=["worker"]), seat(played=["worker"])), "play worker", "still in your hand"),
    ("delegate", position(seat(delegate="mayor"), seat(delegate="mayor"), **SECRET), "play mayor", "is your delegate"),
    ("not-active", play(position(), "play worker", "work a2"), "harvest c4", "the lower sugar field is in neither"),
    (
        "harvested",
        play(position(), "play worker", "work a2", "harvest a2"),
        "harvest a2",
        "No field gives twice: the upper citrus field",
    ),
    (
        "field-bears-building",
        play(position(seat(built={"a2": "inn"})), "play worker", "work a1"),
        "harvest a2",
        r"bears a building gives nothing \(Inn\)",
    ),
    ("field-material", play(position(), "play worker", "work a2"), "harvest a3", "comes by itself"),
    ("supply-empty", play(position(seat(), seat(citrus=15)), "play worker", "work a2"), "harvest a2", "no citrus left"),
    ("have-none", play(position(), "play trader"), "sell rum", "You have no rum"),
    ("too-dear", play(position(seat(pesos=3)), "play trader"), "buy rum", "costs 5 pesos, you have 3"),
    ("bought-before", play(position(rules=1), "play trader", "buy citrus"), "sell citrus", "isn’t sold again"),
    (
        "sold-before",
        play(position(seat(citrus=1), rules=1), "play trader", "sell citrus"),
        "buy citrus",
        "isn’t bought",
    ),
    (
        "bought-again",
        play(position(seat(citrus=2)), "play trader", "sell citrus", "buy citrus"),
        "sell citrus",
        "sold citrus and then bought it this turn: the direction changes only once",
    ),
    (
        "sold-again",
        play(position(seat(citrus=1)), "play trader", "buy citrus", "sell citrus"),
        "buy citrus",
        "bought citrus and then sold it this turn: the direction changes only once",
    ),
    ("take-points", play(position(seat(wood=2)), "play architect"), "done", "build, or take the 2 points"),
    ("take-pesos", play(position(seat(rum=1)), "play mayor"), "done", "load, or take the 4 pesos"),
    (
        "board-taken",
        play(GAME.start(2, 1, boards="individual"), "board red"),
        "board red",
        "has the red plantation: choose one that is still there",
    ),
    ("only-instead", play(position(), "play trader", "buy citrus"), "take wood", "instead"),
    ("marker", play(position(markers=["material"]), "play trader"), "take wood", "space is covered"),
    (
        "not-cheapest",
        play(position(market={"citrus": 4, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}), "play trader"),
        "take sugar",
        "The cheapest product in the market now isn’t",
    ),
    (
        "none-left",
        play(position(seat(**FULL_YARD), seat(built={"b1": "inn"})), "play architect"),
        "build inn",
        "none is left",
    ),
    (
        "materials",
        play(position(seat(wood=1)), "play architect"),
        "build hotel",
        "costs 2 wood, you have 1: build what you can pay",
    ),
    (
        "construction",
        play(position(seat(pesos=1, wood=2), laws={"other": "construction"}, bills={}), "play architect"),
        "build warehouse",
        "asks for 2 pesos more, you have 1",
    ),
    (
        "markers",
        play(position(seat(wood=2), markers=["architect-1", "architect-2"]), "play architect"),
        "take points",
        "both spaces are covered",
    ),
    (
        "field-built",
        play(position(seat(wood=2)), "play architect", "build warehouse"),
        "on a1",
        "Choose an empty field: the warehouse’s field",
    ),
    ("no-building", play(position(seat(citrus=1)), "play foreman"), "use inn", "no such building"),
    (
        "useless",
        play(position(seat(citrus=1, built={"b1": "sawmill"})), "play foreman"),
        "use sawmill",
        "do nothing now",
    ),
    ("used", used("inn", seat(citrus=1)), "use inn", "has been used"),
    (
        "out-of-reach",
        used("inn", seat(citrus=1, built={"c4": "hotel"})),
        "use hotel",
        "isn’t in your pawn’s row",
    ),
    ("banned", used("church", banned="tax"), "veto tax-5", "vetoed last round"),
    ("no-bill", used("church"), "veto tax-1", "isn’t among the bills"),
    ("not-taken", used("sawmill", seat(wood=1)), "spend stone 1", "doesn’t take stone"),
    ("spend", used("sawmill", seat(wood=2)), "spend wood 3", "You have 2 wood: hand in 2 at most"),
    ("no-ship", play(position(seat(citrus=1)), "play mayor"), "load citrus dock 3", "No ship lies at dock 3"),
    (
        "one-ship",
        play(position(seat(citrus=2)), "play mayor", "load citrus dock 1"),
        "load citrus dock 2",
        "only one ship",
    ),
    ("no-room", play(position(seat(rum=1)), "play mayor"), "load rum dock 2", "has no room for rum"),
    (
        "one-type",
        play(used("large-harbour-office", seat(citrus=2, sugar=1)), "load citrus dock 1"),
        "load sugar dock 1",
        "one type",
    ),
    ("votes", parliament(seat(pesos=2), seat()), "votes 3", "You have 2 pesos"),
    (
        "part-payment",
        play(law_phase(seat(pesos=0, wood=3), seat(), duty="duty-materials"), "refuse", "pay wood"),
        "refuse",
        "pay the rest",
    ),
    ("duty-asks", play(law_phase(seat(pesos=0, citrus=3), seat(pesos=0))), "pay sugar", "doesn’t ask for sugar"),
]


@pytest.mark.parametrize(("rule", "state", "move", "why"), CASES, ids=[case[0] for case in CASES])
def test_why_not(rule: str, state: State, move: str, why: str) -> None:
    before = state.data()
    told = state.why_not(move)
    assert told is not None
    assert re.search(why, told), told
    french = state.why_not(move, lang="fr")
    assert french
    assert french != told
    assert state.data() == before


def test_eggert_refuses_in_its_own_words() -> None:
    state = play(position(edition="eggert"), "play worker", "work a2")
    assert "case de ressources" in (state.why_not("harvest a3", lang="fr") or "")


def test_every_reason_has_a_case() -> None:
    texts = (GAME.folder / "texts" / "en.ftl").read_text("utf-8")
    known = {line.split(" ")[0][4:] for line in texts.splitlines() if line.startswith("why-")}
    assert known - {case[0] for case in CASES} == {"no-field"}


def test_no_field_is_left() -> None:
    kinds = [
        "inn",
        "dam",
        "church",
        "hotel",
        "sawmill",
        "cloister",
        "town-hall",
        "lighthouse",
        "small-bank",
        "large-bank",
    ]
    fields = [f"{row}{column}" for row in "abc" for column in "1234"][1:]
    full = dict(zip(fields, [*kinds, "rum-cafe"], strict=True))
    state = play(position(seat(wood=2, built=full)), "play architect")
    assert "All your fields" in (state.why_not("build warehouse") or "")
