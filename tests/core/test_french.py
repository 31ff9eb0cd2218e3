"""What French asks of a sentence with names in it."""

import re
from pathlib import Path

import pytest

import malecon
from malecon.core.telling import sentences
from malecon.core.texts import NAMES


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "La plantation d’Ana en Asie, rangée 2, est pleine et passe à la Récolte"),
        ("Élodie", "La plantation d’Élodie en Asie, rangée 2, est pleine et passe à la Récolte"),
        ("Rosa", "La plantation de Rosa en Asie, rangée 2, est pleine et passe à la Récolte"),
        ("Yolanda", "La plantation de Yolanda en Asie, rangée 2, est pleine et passe à la Récolte"),
    ],
)
def test_elision(name: str, said: str) -> None:
    texts = malecon.game("capa-doro").texts
    assert texts.say("fr", "story-ripe", {"seat": 0, "region": "asia", "row": 2}, [name]) == said


@pytest.mark.parametrize("game", ["cuba", "capa-doro"])
@pytest.mark.parametrize(("name", "said"), [("Ernesto", "Plantation d’Ernesto"), ("Rosa", "Plantation de Rosa")])
def test_elision_before_a_name_given_as_text(game: str, name: str, said: str) -> None:
    details: dict[str, int | str] = {"name": name, "seat": 0, "n": 1}
    assert malecon.game(game).texts.say("fr", "board-plantation", details, [name]).startswith(said)


# What is no name: numbers, and words of a game that begin with no vowel.
NUMBERS = {"n", "least", "most", "low", "start", "gap", "free", "players", "others", "porters"}
WORDS = {"game", "good", "for_good"}


def test_what_can_be_a_name_is_known_as_one() -> None:
    """Whoever writes «de { $… }» with a person in it has the e dropped."""
    texts = [file.read_text("utf-8") for file in Path(malecon.__file__).parent.rglob("fr.ftl")]
    after = {word for text in texts for word in re.findall(r"\b(?:de|que) \{ \$(\w+) \}", text)}
    assert after - NAMES - NUMBERS - WORDS == set()


def test_ones_own_porter() -> None:
    texts = malecon.game("comptoir").texts
    details = {"seat": 0, "quay": 1, "to": 2}
    said = [texts.say("fr", "story-moved", {**details, "other": other}, ["Ana", "Rosa"]) for other in (0, 1)]
    assert said == [
        "Ana déplace un porteur du quai 1 au quai 2",
        "Ana déplace un porteur de Rosa du quai 1 au quai 2",
    ]


@pytest.mark.parametrize(("bales", "which"), [(1, "première"), (2, "deuxième"), (3, "troisième"), (4, "4ᵉ")])
def test_a_bale_is_one_whichever_it_is(bales: int, which: str) -> None:
    game = malecon.game("capa-doro").vary({"plantation.full": 5})
    grey = [None, {"owner": 0, "bales": bales - 1}, None]
    seats = [{"dollars": 0, "points": 0, "stock": {}, "cigars": [None] * 3}] * 2
    state = game.load({
        "game": "capa-doro", "players": 2, "fields": {"south-asia": [grey]}, "seats": seats, "turn": 0,
        "pending": [["act"], ["draw", 2]],
    })  # fmt: skip
    told = sentences(game, state.tell("cube grey"), None, "fr", ["Rosa", "Bo"])
    assert told == [f"Une {which} balle grise pousse chez Rosa en Asie du Sud, rangée 1"]
