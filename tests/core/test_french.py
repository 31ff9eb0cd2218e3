"""What French asks of a sentence with names in it."""

import pytest

import malecon


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


def test_ones_own_porter() -> None:
    texts = malecon.game("comptoir").texts
    details = {"seat": 0, "quay": 1, "to": 2}
    said = [texts.say("fr", "story-moved", {**details, "other": other}, ["Ana", "Rosa"]) for other in (0, 1)]
    assert said == [
        "Ana déplace un de ses porteurs du quai 1 au quai 2",
        "Ana déplace un porteur de Rosa du quai 1 au quai 2",
    ]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_bale_is_one_whichever_it_is(n: int) -> None:
    texts = malecon.game("capa-doro").texts
    details: dict[str, int | str] = {"seat": 0, "region": "south-asia", "row": 1, "tobacco": "grey", "n": n}
    assert texts.say("fr", "story-grew", details, ["Rosa"]).startswith("Une balle grise pousse chez Rosa")
