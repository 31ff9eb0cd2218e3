"""Whole games read aloud, sentence by sentence, in both languages."""

from __future__ import annotations

import re

from malecon import CHANCE
from malecon.core.prompt import prompt
from malecon.core.telling import recount
from malecon.web import board
from malecon.web.shelf import options_of
from tests.games.aloud import LANGUAGES, NAMES, read, told
from tests.games.capa_doro.positions import GAME, play, position, seat

GAMES = 12
NOUNS = {"en": "bale|point|plantation|row|cube", "fr": "balle|point|plantation|rangée|cube"}
ADJECTIVES = {"fr": "grise|brune|dorée"}


@LANGUAGES
def test_every_sentence_is_one(lang: str) -> None:
    for _, _, sentence in told(GAME, lang, GAMES):
        assert sentence[0].isupper() or sentence[0] in "123456789", sentence
        assert not re.search(r"\s\s|[{}()]|[\s.:,]$|\s[,.]|None", sentence), sentence
        phrases = [phrase.strip() for phrase in re.split(r"[:,]? (?:and|et) |[:,]", sentence)]
        assert all(phrases), sentence
        assert len(set(phrases)) == len(phrases), sentence


@LANGUAGES
def test_numbers_and_nouns_agree(lang: str) -> None:
    for _, _, sentence in told(GAME, lang, GAMES):
        for number, rest in re.findall(rf"\b(\d+) ((?:\w+ )?(?:{NOUNS[lang]})s?\b.*)", sentence):
            noun = re.search(rf"\b({NOUNS[lang]})(s?)\b", rest)
            assert noun is not None
            assert number != "0", sentence
            assert (noun[2] == "s") == (int(number) > 1), sentence
            adjective = re.match(rf"\w+ ({ADJECTIVES.get(lang, '-')})(s?)\b", rest)
            assert adjective is None or (adjective[2] == "s") == (int(number) > 1), sentence


@LANGUAGES
def test_whoever_moves_is_named_first_and_never_ordered_about(lang: str) -> None:
    buttons = {
        verb for move in range(GAME.size) if (verb := GAME.say(move, lang).partition(" ")[0]) not in ("Ana", "Player")
    }
    firsts: dict[tuple[int, str], set[str]] = {}
    for mover, family, sentence in told(GAME, lang, GAMES):
        firsts.setdefault((mover, family), set()).add(sentence)
        name, _, rest = sentence.partition(" ")
        if name in NAMES:
            assert rest[:1].islower(), sentence
            assert rest.partition(" ")[0].capitalize() not in buttons, sentence
    for (mover, _), sentences in firsts.items():
        if mover != CHANCE:
            assert any(sentence.startswith(NAMES[mover]) for sentence in sentences), sentences


def test_french_drops_an_e_before_names() -> None:
    sentences = [sentence for _, _, sentence in told(GAME, "fr", GAMES)]
    assert any("d’Ernesto" in sentence for sentence in sentences)
    for sentence in sentences:
        assert not re.search(r"\b(de|que|le|la) [AEIOUÉaeiou]", sentence), sentence


@LANGUAGES
def test_an_event_card_is_told_once(lang: str) -> None:
    state = position(pending=[["act"], ["event"]])
    move = GAME.read("event bargain")
    assert recount(GAME, move, CHANCE, state.tell(move), None, lang, NAMES) == [
        {"en": "Ana draws the event card Bargain", "fr": "Ana pioche la carte Occasion exceptionnelle"}[lang]
    ]


@LANGUAGES
def test_a_cigar_gives_its_points_and_dollars_once(lang: str) -> None:
    state = position(seat(cigars=("conserva",), grey=3), seat())
    assert read(state, "roll conserva", lang) == [
        {
            "en": "Ana rolls the Conserva: 8 points and $8",
            "fr": "Ana roule le cigare Conserva\xa0: 8 points et 8\xa0$",
        }[lang]
    ]


@LANGUAGES
def test_the_end_of_a_turn(lang: str) -> None:
    assert read(position(), "done", lang) == [{"en": "Ana ends the turn", "fr": "Ana finit son tour"}[lang]]


def test_a_push_is_told_harvest_by_harvest() -> None:
    assert read(position(asia=["0 1:1 2:3"]), "sow asia 1", "en") == [
        "Ana sows in Asia, row 1, for $2",
        "Ernesto harvests 3 orange bales in Asia",
        "Bo harvests 1 orange bale in Asia",
    ]


def test_a_beetle_on_a_stock_names_both() -> None:
    state = position(seat(), seat(gold=1), pending=[["act"], ["beetle"]], beetles=1)
    assert read(state, "beetle stock 1", "en") == [
        "Ana puts a beetle on the stock of Bo",
        "1 bale is eaten in Bo’s stock",
    ]
    state = position(seat(), seat(), pending=[["act"], ["beetle"]], beetles=1)
    assert read(state, "beetle stock 0", "fr") == [
        "Ana pose une vrillette dans son propre stock",
        "Il n’y a rien à manger dans le stock d’Ana",
    ]


def test_neutral_bales_that_find_the_market_full_are_told() -> None:
    state = position(seat(), seat(), asia=["0 n:2 -"], market={"orange": 9})
    assert read(state, "sow asia 1", "en")[1] == (
        "A neutral plantation in Asia is harvested: 2 orange bales go to the market, which is full: "
        "1 goes on to the discards"
    )


@LANGUAGES
def test_prompts_promise_no_numbers_that_may_differ(lang: str) -> None:
    for event in ("fashion", "glut", "drought"):
        asked = prompt(GAME, position(pending=[["act"], ["choose", event]]).see(0), lang)
        assert asked
        assert not re.search(r"\d", asked)


def test_the_option_has_a_name_in_both_languages() -> None:
    assert [options_of(GAME, lang)[0].label for lang in ("en", "fr")] == ["Events", "Événements"]


def test_the_board_speaks_of_plantations_and_of_whose_they_are() -> None:
    state = position(seat(), seat(), asia=["0 n:1 1:2"], africa=["b - -"])
    svg = str(board.drawn(GAME, state.see(0), [], "fr", 0, ["Ernesto", "Bo"], ["purple", "yellow"]).svg)
    titles = ("d’Ernesto, aucune balle", "Plantation neutre, 1 balle", "de Bo, 2 balles", "La tuile Occasion, aucune")
    for title in titles:
        assert title in svg


def test_the_board_shows_the_numbers_of_its_table() -> None:
    varied = GAME.vary({"price.asia": 9, "track.orange.1": 88, "cigar.a.minuto.points": 77})
    state = varied.load({**position(seat(cigars=("minuto",)), seat()).data(), "numbers": varied.numbers.changed})
    svg = str(board.drawn(varied, state.see(0), [], "en", 0, NAMES, ["purple", "yellow"]).svg)
    assert "sowing costs $9" in svg
    assert ">88<" in svg
    assert "77 points" in svg


@LANGUAGES
def test_refusals_of_a_third_direction(lang: str) -> None:
    state = play(position(seat(grey=1), seat()), "sell grey", "buy grey")
    why = state.why_not("sell grey", None, lang)
    assert why is not None
    assert {"en": "sold grey and then bought it", "fr": "vendu puis acheté"}[lang] in why
