"""Both languages say everything, each edition in its own words, and the rules pages agree with the data file."""

import re
from pathlib import Path

import pytest

from malecon.core.decision import Lot
from malecon.core.game import Game
from malecon.games.cuba.game import Cuba
from malecon.games.cuba.moves import LEXICON
from malecon.games.cuba.state import DECISIONS
from malecon.games.cuba.words import BUILDINGS, CARDS, COLOURS, LAWS, SHIPS, THINGS, TYPES
from tests.games.cuba.positions import GAME, play, position, seat, used

each_language = pytest.mark.parametrize("lang", ["en", "fr"])
EGGERT = GAME.under({"edition": "eggert"})
TEXTS = GAME.folder / "texts"
# Words of one edition that the other doesn't have.
FILOSOFIAS_WORDS = (
    r"navire|\bquai|rangée|boîtes? de|projet|\bchamps?\b|pioche|[Oo]uvrier|Marchande|Bistro|Bar à|(?<!ou )\bbiens?\b"
)
EGGERTS_WORDS = r"bateau|emplacement|\bligne|caisse|proposition|Travailleur|Négociante|haute mer|Réservoir"


def keys(path: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)


def test_both_languages_have_the_same_texts_none_twice() -> None:
    english, french = keys(TEXTS / "en.ftl"), keys(TEXTS / "fr.ftl")
    assert len(set(english)) == len(english)
    assert len(set(french)) == len(french)
    assert set(english) == set(french)


@each_language
def test_eggerts_texts_stand_in_for_filosofias(lang: str) -> None:
    assert set(keys(TEXTS / "eggert" / f"{lang}.ftl")) <= set(keys(TEXTS / f"{lang}.ftl"))


@each_language
def test_every_word_has_its_name_and_explanation(lang: str) -> None:
    for place, words in (("building", BUILDINGS), ("law", LAWS), ("card", CARDS), ("thing", THINGS)):
        for word in words:
            for game in (GAME, EGGERT):
                assert game.texts.say(lang, f"{place}-{word}", {"n": 2})
                assert place == "thing" or game.texts.say(lang, f"about-{word}")
    for name in TYPES:
        assert GAME.texts.say(lang, f"kind-{name}")


@each_language
def test_every_decision_asks_something(lang: str) -> None:
    for decision in DECISIONS:
        assert isinstance(decision, Lot) or GAME.texts.has(lang, f"prompt-{decision.word}")


@each_language
def test_every_family_is_a_sentence_in_both_editions(lang: str) -> None:
    for family in LEXICON.families:
        details = {**family.args(family.base), "cargo": "…", "cost": "…", "layout": "…"}
        for game in (GAME, EGGERT):
            assert game.texts.say(lang, f"move-{family.key}", details)


def test_each_edition_has_its_own_words_for_materials_products_and_goods() -> None:
    def say(key: str, game: Game) -> str:
        return game.texts.say("fr", key)

    assert say("about-duty-materials", GAME) == "Payer 2 ressources au choix\xa0: 2 points"
    assert say("about-duty-materials", EGGERT) == "Payer 2 matériaux de construction au choix\xa0: 2 points"
    assert say("about-duty-products", GAME) == "Payer 2 produits au choix\xa0: 2 points"
    assert say("about-duty-products", EGGERT) == "Payer 2 ressources au choix\xa0: 2 points"
    assert say("about-general-store", GAME) == "Vendre 1 bien pour 6 pesos"
    assert say("about-general-store", EGGERT) == "Vendre 1 produit pour 6 pesos"
    for key in keys(TEXTS / "fr.ftl"):
        if key.startswith(("about-", "law-")):
            # «bien» is Filosofia's word for goods, «navire» and these two people are its own too.
            assert not re.search(r"\bbiens?\b|\bnavires?\b|\bOuvrier\b|\bMarchande\b", say(key, EGGERT)), key


def test_a_state_speaks_its_editions_words() -> None:
    mine = seat(citrus=1, built={"b1": "product-market"})
    for edition, name in (("filosofia", "Marché des produits"), ("eggert", "Marché aux ressources")):
        state = play(position(mine, edition=edition), "play foreman")
        assert state.game.say(GAME.read("use product-market"), "fr") == f"Utiliser le {name}"
        told = state.tell("use product-market")
        assert told[0].kind == "used"
        assert name in state.game.texts.say("fr", "story-used", {"seat": 0, **told[0].details})
        assert state.game == GAME
        assert state.copy().game is state.game is GAME.load(state.data()).game


def test_a_building_is_told_with_its_cost() -> None:
    assert GAME.say(GAME.read("build hotel")) == "Build the Hotel (2 wood, 2 stone, 1 water)"
    assert EGGERT.say(GAME.read("build dam"), "fr") == "Bâtir le Réservoir (2 pierres)"


def test_a_ship_is_told_by_its_cargo() -> None:
    assert GAME.say(GAME.read("beckon 1")) == "Call ship 1 from the stack: 2 citrus, 1 sugar, 1 tobacco, 1 rum"
    assert used("lighthouse").why_not("beckon 1") is not None


@pytest.mark.parametrize(("lang", "words"), [("en", ("woo", "sto", "wat")), ("fr", ("boi", "pie", "eau"))])
def test_the_rules_page_lists_every_building_at_its_cost(lang: str, words: tuple[str, str, str]) -> None:
    rows = re.findall(r"^\| (\D[^|]+?)(?: ×(\d))? \| (\d [^|]+) \|", GAME.rulebook(lang), re.MULTILINE)
    listed = {
        name: ({thing: int(n) for n, thing in re.findall(r"(\d) (\w{3})", cost)}, int(copies or 1))
        for name, copies, cost in rows
    }
    values = GAME.numbers.values
    for building in BUILDINGS:
        asked = [values.get(f"building.{building}.{thing}", 0) for thing in THINGS[:3]]
        cost = {word: n for word, n in zip(words, asked, strict=True) if n}
        copies = values.get(f"building.{building}.copies", 1)
        assert listed[GAME.texts.say(lang, f"building-{building}")] == (cost, copies)
    assert len(listed) == len(BUILDINGS)


@each_language
def test_the_rules_page_follows_changed_numbers(lang: str) -> None:
    one, two = ("1 point", "7 points")
    varied = GAME.vary({"building.hotel.points": 7, "end.building": 1, "building.dam.stone": 5, "market.products.1": 9})
    for game in (varied, varied.under({"edition": "eggert"})):
        page = game.rulebook(lang)
        assert f"| {two} |" in page
        assert f"**{one} " in page
        assert "9 5 4 3 2" in page
        assert "| 5 stone |" in page or "| 5 pierres |" in page
        assert not re.search(r"[{}]", page)


@each_language
def test_the_rules_page_says_what_is_ours_and_what_was_ruled(lang: str) -> None:
    ours = {
        "en": ("## What the rulebook leaves open", "overruled", "Coalitions"),
        "fr": ("de notre main", "écarté", "coalitions"),
    }
    once = {"en": "direction changes only **once**", "fr": "le sens ne change qu’**une fois**"}
    for game in (GAME, EGGERT):
        assert isinstance(game, Cuba)
        page = game.rulebook(lang)
        assert all(word in page for word in (*ours[lang], once[lang]))
        for colour in COLOURS:
            assert game.layout(colour, lang) in page
        for ship in range(1, SHIPS + 1):
            assert f"{ship}. {game.cargo(ship, lang)}" in page


def test_each_editions_rules_page_is_in_its_own_words() -> None:
    """The section on the other edition aside, which names what is called otherwise there."""
    for game, foreign in ((GAME, EGGERTS_WORDS), (EGGERT, FILOSOFIAS_WORDS)):
        before, _, after = game.rulebook("fr").partition("## Deux éditions")
        page = before + after.partition("## Variantes")[2]
        assert not re.search(foreign, page), re.search(foreign, page)
