"""Whole games read aloud, sentence by sentence, and what a person is asked, in both languages."""

from __future__ import annotations

import re

from malecon import CHANCE, Luck
from malecon.core.prompt import prompt
from tests.games.aloud import LANGUAGES, NAMES, read, told
from tests.games.comptoir.positions import GAME, play, position, seat, ship

GAMES = 16
NOUNS = {"en": "bonus|bonuses|porter|porters", "fr": "primes?|porteurs?"}


@LANGUAGES
def test_every_sentence_is_one(lang: str) -> None:
    for _, _, sentence in told(GAME, lang, GAMES):
        assert sentence[0].isupper(), sentence
        assert not re.search(r"\s\s|[{}]|[\s.:,]$|\s[,.]|None|…", sentence), sentence
        phrases = re.split(r" · |[:,]", sentence)
        assert all(phrase.strip() for phrase in phrases), sentence
        assert len(set(phrases)) == len(phrases), sentence


@LANGUAGES
def test_numbers_and_nouns_agree_and_nothing_is_told_as_0(lang: str) -> None:
    agreed = 0
    for _, _, sentence in told(GAME, lang, GAMES):
        assert not re.search(r"\b0\b", sentence), sentence
        for number, noun in re.findall(rf"\b(\d+) ({NOUNS[lang]})\b", sentence):
            assert (noun in ("bonuses", "porters", "primes", "porteurs")) == (int(number) > 1), sentence
            agreed += 1
    assert agreed > 100


@LANGUAGES
def test_whoever_moves_is_named_first_and_never_ordered_about(lang: str) -> None:
    seated = ("Player", "Joueur")
    buttons = {verb for move in range(GAME.size) if (verb := GAME.say(move, lang).partition(" ")[0]) not in seated}
    for mover, family, sentence in told(GAME, lang, GAMES):
        name, _, rest = sentence.partition(" ")
        if name in NAMES:
            assert rest[:1].islower(), sentence
            assert rest.partition(" ")[0].capitalize() not in buttons, sentence
        if family == "done" and mover >= 0 and name == NAMES[mover]:
            assert rest, sentence


def test_french_drops_an_e_before_names() -> None:
    sentences = [sentence for _, _, sentence in told(GAME, "fr", GAMES)]
    assert any("d’Ernesto" in sentence for sentence in sentences)
    for sentence in sentences:
        assert not re.search(r"\b(de|que) (Ana|Ernesto)", sentence), sentence


@LANGUAGES
def test_going_on_is_told(lang: str) -> None:
    full = [ship(6), ship(7), ship(7), ship(8)]
    state = play(position(quays=full), "card apprentice", "load 1")
    assert read(state, "done", lang) == [{"en": "Ana goes on", "fr": "Ana continue"}[lang]]
    state = play(position(seat(0), seat(9), quays=full), "card foreman", "load 1")
    assert read(state, "done", lang) == [{"en": "Ana goes on", "fr": "Ana continue"}[lang]]


@LANGUAGES
def test_who_has_nothing_pays_in_words(lang: str) -> None:
    ships = [ship(3, porters=[1, 1], event="storm", by=1), ship(8)]
    state = play(position(seat(0), seat(9), quays=ships, slate=0), "card governor", "load 1")
    nothing = {"en": "Ana has nothing to pay the commission with", "fr": "Ana n’a rien pour payer la commission"}
    lost = {
        "en": "The cargo is lost at sea and leaves the game: madras",
        "fr": "La marchandise est perdue en mer et quitte le jeu\xa0: madras",
    }
    assert read(state, "pay", lang) == [nothing[lang], lost[lang]]


@LANGUAGES
def test_what_a_fire_does_is_told(lang: str) -> None:
    state = position(seat(tiles=["fire"]), seat(), quays=[ship(6, "spices"), ship(8)])
    assert (
        read(state, "event fire 1", lang)
        == {
            "en": ["Ana plays Fire at quay 1", "The ship burns, its cargo goes under the pile: spices"],
            "fr": [
                "Ana joue «\xa0Au feu\xa0!\xa0» au quai 1",
                "Le navire brûle, sa marchandise va sous la pile\xa0: épices",
            ],
        }[lang]
    )


@LANGUAGES
def test_a_prompt_promises_nothing_that_may_be_gone(lang: str) -> None:
    """Where only some of the moves it could name are legal, a prompt doesn't name them."""
    gone = {"auction": r"auction|enchère", "event": r"event tile|événement", "pass": r"\bpass"}
    asked = set()
    for seed in range(12):
        state = GAME.new(2 + seed % 3, rules=None, events=seed % 4 != 3)
        luck = Luck(f"prompts {seed}")
        while not state.over:
            if state.actor >= 0:
                text = prompt(GAME, state.see(state.actor), lang)
                words = {GAME.write(move).split()[0] for move in state.moves()}
                bidding = "bid" in words
                asked.add(text)
                for word, promise in gone.items():
                    if word not in words and not bidding:
                        assert not re.search(promise, text, re.IGNORECASE), (text, words)
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
    assert all(asked)


@LANGUAGES
def test_the_rules_page_follows_changed_numbers(lang: str) -> None:
    numbers = {"end.bonuses": 77, "rounds": 41, "events.storm": 13, "cards.governor.commission": 9, "porters": 12}
    page = GAME.vary(numbers).rulebook(lang)
    for number in ("77", "41", "13", "12"):
        assert re.search(rf"\b{number}\b", page)
        assert not re.search(rf"\b{number}\b", GAME.rulebook(lang)) or number == "12"
    for number in ("100", "60"):
        assert not re.search(rf"\b{number}\b", page)


@LANGUAGES
def test_the_rules_page_says_what_is_ours_ruled_and_overruled(lang: str) -> None:
    page = GAME.rulebook(lang)
    for word in {"en": ("**Ours**", "**Ruled**", "**Overruled**"), "fr": ("**De nous**", "**Tranché**", "**Écarté**")}[
        lang
    ]:
        assert word in page
    assert {"en": "at **any moment** of your turn", "fr": "à **tout moment** de votre tour"}[lang] in page
    assert {"en": "its cargo tile leaves the game", "fr": "sa marchandise quitte le jeu"}[lang] in page
    assert not re.search(r"stand still|rien ne bouge", page)
