"""Everything on Cuba's board has a card, and every move lies where the board lights it."""

from __future__ import annotations

import pytest

from malecon.games.cuba import signs
from malecon.games.cuba.ahead import ahead
from malecon.games.cuba.words import BUILDINGS
from malecon.web import board
from tests.games.cuba.positions import GAME, play, position, seat, used
from tests.games.cuba.test_hands import NAMES, card, choices
from tests.web.boards import drawn, moments

each_language = pytest.mark.parametrize("lang", ["en", "fr"])
SPECIAL = [
    used("black-market", seat(tobacco=1)),
    used("church"),
    used("lighthouse"),
    used("cigar-factory", seat(tobacco=2)),
]


def test_every_move_lies_where_the_board_lights_it() -> None:
    for state in [*moments("cuba", 3, 5), *SPECIAL]:
        for who in state.actors:
            made, view = drawn(state, "en", who), state.see(who)
            lit = {
                inner.attrib["data-move"]: thing.attrib["data-thing"]
                for thing in made.things
                for inner in thing.iter()
                if "data-move" in inner.attrib
            }
            for text, where in lit.items():
                assert state.game.thing(state.game.read(text), view) == where, text
            lighted = set(lit.values())
            for move in state.moves(who):
                thing = state.game.thing(move, view)
                assert thing in {"", *made.names}, state.game.write(move)
                # The ways out are Finish's.
                assert thing in lighted or state.game.choosing.way_out(state.game.lexicon, move) >= 0


@each_language
def test_everything_on_the_board_says_what_it_does(lang: str) -> None:
    for state in moments("cuba", 3, 23):
        for viewer in (0, None):
            view = state.see(viewer)
            for thing in board.things_of(state.game, view, lang, viewer, NAMES):
                told = state.game.about(thing, view, lang, viewer, NAMES)
                assert len(told) > 8, thing


def test_a_card_follows_the_numbers_that_are_played() -> None:
    changed = GAME.vary({"building.sawmill.most": 3, "end.building": 5, "law.points": 4, "docks.2": 7, "law.tax.3": 9})
    state = changed.load(position().data())
    view = state.see(0)
    for thing, number in (("building-sawmill", "3 wood"), ("building-hotel", "5 points"), ("ship-2", "7 points")):
        assert number in state.game.about(thing, view, "en", 0, NAMES)
    assert state.game.texts.say("en", "about-tax-3") == "Pay 9 pesos for 4 points"


@each_language
def test_what_a_building_pays_is_told_by_its_number(lang: str) -> None:
    for building in BUILDINGS:
        for what in ("points", "pesos", "most"):
            key = f"building.{building}.{what}"
            if key in GAME.numbers.values and key != "building.large-harbour-office.most":
                changed = GAME.vary({key: 3 if GAME.numbers[key] != 3 else 2})
                told = [game.texts.say(lang, f"about-{building}") for game in (GAME, changed)]
                assert told[0] != told[1], key


def test_the_card_of_anothers_building_and_of_a_law_in_force() -> None:
    state = position(seat(), seat(built={"b1": "hotel"}), laws={"tax": "tax-5"}, bills={})
    assert "2 points" in card(state, "seat1-field-b1").about
    assert card(state, "law-tax").about == "Pay 5 pesos for 2 points."
    assert card(state, "law-duty").about.startswith("Pay 1 citrus")


def test_what_can_not_be_built_says_why_and_names_no_notation() -> None:
    state = play(position(seat(wood=2)), "play architect")
    assert card(state, "building-hotel").why == "Hotel costs 2 stone, you have none: build what you can pay."
    for one in choices(state).cards():
        assert "take points" not in one.why


def test_first_pieces_say_which_are_still_to_take() -> None:
    state = GAME.start(2, 1)
    play(state, "take citrus", "take sugar")
    assert card(state, "supply-tobacco").why == "You have your products: take materials."


@pytest.mark.parametrize(
    ("mine", "changes", "told"),
    [
        ({"citrus": 2, "pesos": 9}, {}, ["Products in your yard spoil when the round ends: 2 citrus."]),
        (
            {"pesos": 1, "citrus": 1},
            {"round": 6},
            ["The tax asks for 2 pesos, you have 1.", "The last round: what you hold at its end brings no points."],
        ),
        ({"pesos": 9}, {}, ["The duty asks for 1 citrus, you have none."]),
        (
            {"pesos": 9, "wood": 1},
            {"laws": {"duty": "duty-materials"}, "bills": {}},
            ["The duty asks for 2 materials, you have 1."],
        ),
        (
            {"pesos": 9, "rum": 1, "water": 1},
            {"docks": [1, 2, 3], "round": 2, "laws": {"duty": "duty-water"}, "bills": {}},
            ["The ship at dock 3 sails when the round ends, full or not."],
        ),
        (
            {"pesos": 0, "water": 1},
            {"laws": {"tax": "tax-buildings", "duty": "duty-water"}, "bills": {}},
            ["The tax asks for 1 peso, you have none."],
        ),
    ],
    ids=["spoils", "last round", "duty", "duty of two", "ship", "tax"],
)
def test_what_is_ahead(mine: dict[str, int], changes: dict[str, object], told: list[str]) -> None:
    state = position(seat(**mine), **changes)
    assert ahead(state.game, state.see(0), 0, "en") == told
    assert len(ahead(state.game, state.see(0), 0, "fr")) == len(told)


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("play mayor;load citrus dock 2;load citrus dock 2;done", "Mayor: loaded 2 at dock 2"),
        ("play mayor;take pesos", "Mayor: loaded nothing"),
        ("play architect;build dam;on b1", "Architect: Dam"),
        ("play trader;sell citrus;buy rum;buy rum;done", "Trader: sold 1, bought 2"),
        ("play trader;take wood", "Trader: took 1, no trade"),
        ("play foreman;use hotel;use inn", "Foreman: 2 buildings"),
        ("play worker;work b3;harvest b1;done", "Worker: the middle water field"),
        ("enact tax-3;enact drought;pay pesos;refuse", "enacted 2 laws · paid the tax"),
        ("pay pesos;pay citrus", "paid tax and duty"),
        ("refuse;refuse", "paid nothing"),
        ("votes 0", "bought no votes"),
        ("take wood;take stone", "took first pieces"),
    ],
)
def test_a_turn_in_a_few_words(moves: str, told: str) -> None:
    played = [GAME.read(move) for move in moves.split(";")]
    view = position().see(0)
    assert GAME.brief(played, view, "en") == told
    for game in (GAME, GAME.under({"edition": "eggert"})):
        assert 0 < len(game.brief(played, view, "fr").replace(":", "").split()) <= 8


def test_marks_lie_where_another_one_acted() -> None:
    view = position(seat(), seat(built={"b1": "hotel"})).see(0)
    view["turn"] = 1
    where = {
        "work b3": "seat1-field-b3", "on c1": "seat1-field-c1", "use hotel": "seat1-field-b1", "play mayor": "",
        "take points": "card-architect", "load citrus dock 1": "ship-1", "enact tax-3": "law-tax", "pay citrus": "",
        "sell rum": "market-rum", "harvest b1": "",
    }  # fmt: skip
    assert {move: GAME.trace(GAME.read(move), view, 1, 0) for move in where} == where
    assert GAME.trace(GAME.read("work b3"), view, 0, 0) == "field-b3"


@each_language
def test_a_character_says_its_votes_once(lang: str) -> None:
    mayor = card(position(), "card-mayor", lang)
    assert mayor.now == "5 votes"
    assert "votes" not in mayor.about
    assert GAME.meaning("mayor", lang).startswith("5 votes. "), "where nothing else says them"


@each_language
def test_laws_are_named_and_drawn_by_the_numbers_that_are_played(lang: str) -> None:
    game = GAME.vary({"law.tax.3": 7, "law.tax.6": 2, "law.chosen": 4, "law.market": 3, "law.tax-printed": 6})
    for law, n in {"tax-3": 7, "tax-buildings": 2, "duty-materials": 4, "duty-products": 4, "market-loses": 3}.items():
        assert str(n) in game.texts.say(lang, "move-enact", {"law": law})
        assert any(str(n) in sign for sign in signs.law(game.numbers, signs.LAWS[law]))
    assert signs.law(game.numbers, signs.PRINTED["tax"]) == ["6", "peso"]


@pytest.mark.parametrize(
    ("move", "en", "fr"),
    [
        ("work a2", "Upper citrus", "Agrumes du haut"),
        ("enact tax-3", "Tax", "Taxe"),
        ("enact market-loses", "Market −2", "Marché −2"),
        ("enact drought", "Drought law", "Loi sur la sécheresse"),
        ("votes 3", "3 votes", "3 votes"),
        ("sell cigars", "Sell cigars", "Vente\N{NO-BREAK SPACE}: cigares"),
        ("take pesos", "Pesos", "Pesos"),
    ],
)
def test_a_step_tells_what_was_chosen(move: str, en: str, fr: str) -> None:
    assert [GAME.crumb(GAME.read(move), lang) for lang in ("en", "fr")] == [en, fr]


def test_docks_and_things_have_the_name_of_their_kind() -> None:
    named = board.things_of(GAME, position(seat(tobacco=2)).see(0), "fr", 0, NAMES)
    assert [named[f"dock-{dock}"].partition("\N{NO-BREAK SPACE}:")[0] for dock in (1, 2, 3)] == [
        "Quai 1",
        "Quai 2",
        "Quai 3",
    ]
    assert named["yard-tobacco"] == "Tabac\N{NO-BREAK SPACE}: 2 dans votre cour"
    assert named["market-cigars"].startswith("Marché, cigares")
    assert named["field-a1"].startswith("Entrepôt"), "and not: on the warehouse’s field"
