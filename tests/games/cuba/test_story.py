"""Whole games read sentence by sentence, in both languages and all editions: the story, the prompts, the buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from malecon import CHANCE, Luck, State
from malecon.core.prompt import prompt
from malecon.core.telling import recount
from tests.games.cuba.positions import GAME, law_phase, parliament, play, position, seat, used

NAMES = ["Ernesto", "Caridad", "Bo", "Ana", "Luis"]
WAYS: list[dict[str, Any]] = [
    {"players": 2, "edition": "filosofia", "boards": "individual"},
    {"players": 3, "edition": "eggert", "boards": "individual"},
    {"players": 5, "edition": "filosofia", "secret_delegate": True},
    {"players": 4, "edition": "eggert", "rounds": 8, "secret_delegate": True},
]
each_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(map(str, way.values())))
each_language = pytest.mark.parametrize("lang", ["en", "fr"])

# What no sentence may have: nothing of something, one of several or several of one, a double space or sign.
WRONG = {
    "en": r"(?<!\d)0 \w|\b1 (points|pesos|votes|cigars|bills)\b|(?<!\d)([2-9]|\d\d+) (point|peso|vote|cigar|bill)\b",
    "fr": r"(?<!\d)0 \w|\b1 (points|pesos|votes|boîtes|caisses|pierres|eaux|agrumes|cannes|tabacs|rhums)\b"
    r"|(?<!\d)([2-9]|\d\d+) (point|peso|vote|boîte|caisse|pierre|eau|agrume|canne|tabac|rhum|projet)\b",
}
ALWAYS = r"  |[{}$«»]|\(\)|[:,;] ?[:,;]| [,.]|None|\.$"
# A command after a name: the button's words told as a sentence.
COMMANDS = {
    "en": r"^(Take|Play|Enact|Pay|Send|Buy|Sell|Use|Build|Load|Done|Don’t|Harvest|Choose|Veto)\b",
    "fr": r"^(Prendre|Jouer|Terminer|Payer|Acheter|Vendre|Utiliser|Bâtir|Charger|Ne pas|Récolter|Choisir|Faire)\b",
}
# Each edition's own words, none of which the other has.
FILOSOFIA = r"navire|\bquai|rangée|boîte|projet|\bchamps?\b|pioche|[Oo]uvrier|Marchande|Bistro|Bar à|\bbiens?\b"
EGGERT = r"bateau|emplacement|\bligne|caisse|proposition|[Tt]ravailleur|Négociante|haute mer|matéria|Réservoir"


def game_of(way: dict[str, Any]) -> Iterator[tuple[State, int, int]]:
    """A random game: each position before a move, the move and whose it is."""
    luck = Luck(f"story {way}")
    state = GAME.new(**way)
    while not state.over:
        who = CHANCE if state.actor == CHANCE else luck.choose(state.actors)
        move = state.sample(luck) if who == CHANCE else luck.choose(state.moves(who))
        yield state, move, who


def read_out(way: dict[str, Any], lang: str) -> Iterator[tuple[str, str]]:
    """Everything said on the way: which part it is of, and the sentence."""
    names = NAMES[: way["players"]]
    for state, move, who in game_of(way):
        if who != CHANCE:
            asked = prompt(state.game, state.see(who), lang)
            assert asked, state.data()["pending"]
            yield "prompt", asked
        yield "button", state.game.say(move, lang, names)
        for told in recount(state.game, move, who, state.tell(move, who), who if who >= 0 else None, lang, names):
            yield "story", told


@each_way
@each_language
def test_every_sentence_of_a_whole_game(way: dict[str, Any], lang: str) -> None:
    foreign = {"filosofia": EGGERT, "eggert": FILOSOFIA}[way["edition"]] if lang == "fr" else r"(?!)"
    for part, sentence in read_out(way, lang):
        assert not re.search(WRONG[lang], sentence), sentence
        assert not re.search(ALWAYS, sentence), sentence
        assert not re.search(foreign, sentence), sentence
        assert sentence[0].isupper(), sentence
        words = re.findall(r"\w+", sentence)
        assert all(a != b for a, b in pairwise(words) if not a.isdigit()), sentence
        if part == "story":
            name = next((name for name in NAMES if sentence.startswith(name)), "")
            assert not re.search(COMMANDS[lang], sentence.removeprefix(name).lstrip(" :\xa0")), sentence


@pytest.mark.parametrize(("edition", "foreign"), [("filosofia", EGGERT), ("eggert", FILOSOFIA)])
def test_every_text_of_an_edition_is_in_its_own_words(edition: str, foreign: str) -> None:
    """Also what no random game says: refusals, explanations, names on the board and in the terminal."""
    texts = GAME.under({"edition": edition}).texts.language("fr").sources
    assert {key for key, text in texts.items() if re.search(foreign, text.partition("=")[2])} == set()


def test_the_story_tells_who_took_what_instead() -> None:
    state = play(position(seat(wood=2), seat(rum=1)), "play architect")
    told = recount(state.game, GAME.read("take points"), 0, state.tell("take points"), 0, "fr", NAMES)
    assert told == ["Ernesto marque 2 points (Architecte, sans bâtir)"]
    play(state, "play mayor")
    told = recount(state.game, GAME.read("take pesos"), 1, state.tell("take pesos"), 0, "en", NAMES)
    assert told == ["Caridad gets 4 pesos (Mayor, nothing loaded)"]


# --- prompts promise what is there ------------------------------------------------------------------------------

PROMPTS: list[tuple[str, State, str]] = [
    ("build", play(position(seat(wood=2)), "play architect"), "Which building?"),
    ("trade, both", play(position(), "play trader"), "Buy and sell, or help yourself"),
    ("trade, product", play(position(markers=["material"]), "play trader"), "Buy and sell, or take 1 product"),
    ("trade, material", play(position(markers=["product"]), "play trader"), "Buy and sell, or take 1 material"),
    ("trade, begun", play(position(), "play trader", "buy citrus"), "Buy and sell"),
    ("load", play(position(seat(rum=1)), "play mayor"), "Which ship to load?"),
    ("load, more", play(position(seat(citrus=2)), "play mayor", "load citrus dock 2"), "Load more at dock 2?"),
    ("load, office", used("small-harbour-office", seat(citrus=2)), "Which ware to load?"),
    ("use, an amount", used("sawmill", seat(wood=2)), "Sawmill: how many?"),
    ("use, a bill", used("church"), "Church: which bill?"),
    ("use, a ship", used("lighthouse"), "Lighthouse: which ship?"),
    ("enact, two", parliament(seat(pesos=0), seat(pesos=0)), "A majority: enact 2 bills"),
    ("enact, one left", parliament(seat(pesos=0), seat(pesos=0), bills={"tax": "tax-5"}), "A majority: enact one bill"),
    ("enact, more", play(parliament(seat(pesos=0), seat(pesos=0)), "enact tax-5"), "Enact one more bill"),
    ("tax", law_phase(tax="tax-3"), "Pay 3 pesos of tax for 2 points?"),
    ("duty, no tax paid", play(law_phase(seat(citrus=1), seat(pesos=0)), "refuse"), "Pay the duty for 2 points?"),
    ("duty, tax paid", play(law_phase(seat(citrus=1), seat(pesos=0)), "pay pesos"), "Pay the duty for 3 points?"),
    (
        "duty, the rest",
        play(law_phase(seat(pesos=0, wood=3), seat(pesos=0), duty="duty-materials"), "pay wood"),
        "Pay the rest: 1 to go",
    ),
    (
        "harvest, water",
        play(position(seat(water=1)), "play worker", "work c4", "harvest b4", "harvest c2"),
        "Harvest more, 1 water each?",
    ),
]


@pytest.mark.parametrize(("what", "state", "asked"), PROMPTS, ids=[case[0] for case in PROMPTS])
def test_a_prompt_promises_what_is_there(what: str, state: State, asked: str) -> None:
    assert prompt(state.game, state.see(state.actor), "en") == asked
    assert prompt(state.game, state.see(state.actor), "fr")
