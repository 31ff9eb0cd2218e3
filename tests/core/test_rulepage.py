"""Rules pages follow the numbers of the game that is played."""

import pytest

import malecon
from malecon.core.rulepage import filled


def test_figures_stand_for_the_numbers() -> None:
    figures: dict[str, int | str] = {"goal": 60, "sow.for-2": 3, "tracks": "- orange"}
    assert filled("{goal} {sow.for-2}\n{tracks}", figures, "en") == "60 3\n- orange"


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [("en", 0, "0 cubes"), ("en", 1, "1 cube"), ("en", 2, "2 cubes"), ("fr", 0, "0 cube"), ("fr", 2, "2 cubes")],
)
def test_a_noun_agrees_with_its_number(lang: str, number: int, said: str) -> None:
    assert filled("**{rain.cubes cube|cubes}**", {"rain.cubes": number}, lang) == f"**{said}**"


def test_a_slip_of_the_pen_is_told() -> None:
    with pytest.raises(ValueError, match="«gaol»"):
        filled("{gaol}", {"goal": 60}, "en")


@pytest.mark.parametrize("name", malecon.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_is_filled(name: str, lang: str) -> None:
    assert "{" not in malecon.game(name).rulebook(lang)


def test_money_in_french_stays_with_its_sign() -> None:
    assert "2\xa0$" in malecon.game("capa-doro").rulebook("fr")
