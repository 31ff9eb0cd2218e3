"""What a person reads who plays by hand: cards, amounts, short words, what is ahead, how far the game is."""

from __future__ import annotations

import pytest

from malecon.core.prompt import prompt
from malecon.core.state import CHANCE, State
from malecon.games.capa_doro.ahead import ahead, quick
from malecon.games.capa_doro.brief import MOST
from malecon.games.capa_doro.words import EVENTS
from malecon.web import board
from tests.games.capa_doro.positions import GAME, play, position, seat
from tests.web.boards import moments

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
NAMES = ["Ana", "Bo", "Eva"]


def card(state: State, thing: str, viewer: int | None = 0, lang: str = "en") -> str:
    return GAME.about(thing, state.see(viewer), lang, viewer, NAMES)


# --- cards ------------------------------------------------------------------------------------------------------------


@LANGUAGES
def test_everything_on_the_board_says_what_it_does(lang: str) -> None:
    for players in (2, 4):
        for state in moments("capa-doro", players, 37):
            view = state.see(0)
            names = [f"P{i}" for i in range(players)]
            for thing in board.things_of(GAME, view, lang, 0, names):
                assert len(GAME.about(thing, view, lang, 0, names)) > 15, thing


def test_sowing_behind_others_says_who_is_harvested() -> None:
    state = position(asia=["1 0:2 2:3"])
    told = card(state, "field-asia-1-seed")
    assert "moves the whole row" in told
    assert "You then harvest 2 orange" in told
    assert "Eva then harvests 3 orange" in told
    assert "Ana then harvests 2" in card(state, "field-asia-1-seed", 1)
    bare = position(asia=["1 0 -"])
    assert f"bare plantation home for ${GAME.numbers['harvest.bare']}" in card(bare, "field-asia-1-seed")


def test_where_the_next_bale_grows_is_told() -> None:
    state = position(asia=["- 0:1 -", "- 1 -", "- 2 -"])
    assert "The next orange bale grows here" in card(state, "field-asia-2-growth")
    for row in (1, 3):
        assert "first where there are fewer" in card(state, f"field-asia-{row}-growth")


def test_a_cigar_says_what_it_takes_and_what_is_lacking() -> None:
    state = position(seat(cigars=("placera",), orange=1), seat(cigars=("perla",), grey=1), seat())
    assert card(state, "cigar-perla") == "Takes 1 orange, 1 grey. Bo lacks 1 orange. A class B tile follows it."
    # In one's own turn too: the reason why it can't be rolled names one tobacco only.
    placera = "Takes 1 orange, 1 grey, 1 brown. You lack 1 grey, 1 brown. A class B tile follows it."
    assert card(state, "cigar-placera") == placera
    assert state.why_not("roll placera", 0)


def test_a_place_to_sow_says_which_sowing_it_is_and_what_a_neutral_one_is() -> None:
    two = position(seat(), seat())
    assert "neutral plantation is free and nobody’s" in card(two, "field-asia-1-seed")
    assert card(two, "field-asia-1-seed").endswith("Sowing 1 of 3 in this turn.")
    three = position(seat(), seat(), seat())
    assert "neutral" not in card(three, "field-asia-1-seed")
    assert card(three, "field-asia-1-seed").endswith("Sowing 1 of 2 in this turn.")


def test_cards_follow_the_numbers_that_are_played() -> None:
    varied = GAME.vary({"price.asia": 9, "plantation.full": 5, "harvest.bare": 7})
    view = position(asia=["1 0 -"]).see(0)
    assert "$9" in varied.about("region-asia", view, "en", 0, NAMES)
    assert "5 bales" in varied.about("field-asia-1-growth", view, "en", 0, NAMES)
    assert "$7" in varied.about("field-asia-1-seed", view, "en", 0, NAMES)


# --- amounts ----------------------------------------------------------------------------------------------------------


def test_amounts_that_mean_something() -> None:
    state = position(seat(cigars=("cadete", "minuto"), orange=6), seat(), seat())
    view = state.see(0)
    assert quick(GAME, view, 0, "buy grey", "en", NAMES) == {2: "2: Cadete"}
    # The usual one comes first: what no cigar asks for.
    assert list(quick(GAME, view, 0, "sell orange", "en", NAMES).items()) == [(3, "3: spare"), (1, "1"), (6, "All 6")]
    free = position(seat(orange=6), seat(), seat()).see(0)
    assert list(quick(GAME, free, 0, "sell orange", "en", NAMES).items()) == [(6, "All 6"), (1, "1")]


# --- words ------------------------------------------------------------------------------------------------------------


@LANGUAGES
def test_prompts_and_buttons_are_short(lang: str) -> None:
    texts, most = GAME.texts, 24 if lang == "en" else 30
    for word in ("seed", "grow", "beetle", "act"):
        assert len(texts.say(lang, f"prompt-{word}")) <= 45
    for event in EVENTS:
        assert len(texts.say(lang, "prompt-choose", {"event": event})) <= 45
    for family in GAME.lexicon.families:
        if family.key in ("deal", "first", "die", "cube", "event", "done"):
            continue
        details = {**GAME.details(family.base, lang), "n": 12}
        assert len(texts.say(lang, f"do-{family.key}", details)) <= most, family.key
        assert len(texts.say(lang, f"crumb-{family.key}", details)) <= 14, family.key
    assert len(texts.say(lang, "finish-done")) <= most
    assert prompt(GAME, position().see(0), lang)


@LANGUAGES
def test_a_turn_is_told_in_eight_words(lang: str) -> None:
    moves = ["harvest asia 1", "sow asia 1", "sow africa 2", "buy gold", "sell grey", "sell grey", "roll perla", "done"]
    told = GAME.brief([GAME.read(move) for move in moves], position().see(0), lang)
    assert told == {
        "en": "rolled Perla, harvested 1, sowed 2, sold 2",
        "fr": "roule Perla, récolte 1, sème 2, vend 2",
    }[lang]  # fmt: skip
    assert len(told.split()) <= MOST
    assert GAME.brief([GAME.read("done")], position().see(0), lang)
    for family in GAME.lexicon.families:
        if family.key not in ("deal", "first", "die", "cube", "event"):
            assert len(GAME.brief([family.base], position().see(0), lang).split()) <= 8


# --- what is ahead, and how far the game is ---------------------------------------------------------------------------


@LANGUAGES
def test_what_is_ahead(lang: str) -> None:
    calm = position(asia=["- 0:2 -"]).see(0)
    assert ahead(GAME, calm, 0, lang) == []
    exposed = position(asia=["1 0:2 -"]).see(0)
    assert len(ahead(GAME, exposed, 0, lang)) == 1
    assert ahead(GAME, exposed, 1, lang) == []
    rival = position(seat(), seat(points=45, cigars=("piramide",), orange=1, grey=1, brown=1, gold=1), seat()).see(0)
    [told] = ahead(GAME, rival, 0, lang)
    assert "64" in told
    # One's own chance is lit on the board; that many bales tempt a beetle.
    assert ["2" in line for line in ahead(GAME, rival, 1, lang)] == [True]
    # With an empty bag there is but one thing to say.
    empty = position(bag=dict.fromkeys(("orange", "grey", "brown", "gold", "beetle"), 0)).see(0)
    assert len(ahead(GAME, empty, 0, lang)) == 1


def test_rounds_are_counted_from_the_first_players_die() -> None:
    state, rounds = position(pending=None), [0]
    for _ in range(2 * state.players + 1):
        rounds.append(GAME.chapter(state, rounds[-1]))
        play(state, "die 2")
        while state.actor == CHANCE:
            state.play(state.moves(CHANCE)[0])
        assert GAME.chapter(state, rounds[-1]) == rounds[-1], "within a turn nothing is counted"
        play(state, "done")
    assert rounds == [0, 1, 1, 1, 2, 2, 2, 3]


@LANGUAGES
def test_the_head_says_how_far_the_game_is(lang: str) -> None:
    view = position().see(0)
    cubes = sum(view["bag"].values())
    told = GAME.where(view, lang, 3)
    assert all(str(n) in told for n in (3, cubes, GAME.numbers["goal"]))
    assert str(cubes) not in GAME.where(view, lang, 0), "nothing is drawn while all sow their first plantations"


@pytest.mark.parametrize(
    ("bag", "told"),
    [
        ({"orange": 2, "beetle": 1}, "Still in it: 2 orange, 1 beetle. "),
        ({"beetle": 2}, "Still in it: 2 beetles. "),
        ({}, "It is empty: "),
    ],
)
def test_the_bag_tells_what_is_left(bag: dict[str, int], told: str) -> None:
    seen = position().see(0)
    seen["bag"] = {cube: bag.get(cube, 0) for cube in seen["bag"]}
    assert GAME.about("bag", seen, "en", 0).startswith(told)


@pytest.mark.parametrize(
    ("move", "en", "fr"),
    [
        ("sow central-america 1", "Sow C. America", "Semis Am. C."),
        ("sell grey", "Sell grey", "Vente gris"),
        ("roll perla", "Perla", "Perla"),
    ],
)
def test_a_step_tells_what_was_chosen(move: str, en: str, fr: str) -> None:
    assert [GAME.crumb(GAME.read(move), lang) for lang in ("en", "fr")] == [en, fr]
