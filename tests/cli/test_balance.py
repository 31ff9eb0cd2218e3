"""`malecon balance`: tables, JSON, a picture, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Malecon

QUICK = ("balance", "comptoir", "--bots", "random", "--games", "4", "--players", "3", "--jobs", "1")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("3 players", "Place of the Governor", "Wins, place 3 in turn order", "12–15", "≤ 38.3 %")),
        ("fr", ("3 joueurs", "Rang\xa0: Gouverneur", "Victoires, 3 dans l’ordre du tour", "12–15", "≤ 38,3 %")),
    ],
)
def test_a_table_for_each_number_of_players(malecon_says: Malecon, lang: str, words: tuple[str, ...]) -> None:
    answer = malecon_says(*QUICK, "--lang", lang)
    assert answer.code == 0
    for word in words:
        assert word in answer.out


def test_not_all_marks_hold_is_not_none_of_them_does(malecon_says: Malecon) -> None:
    assert "Certains repères ne sont pas respectés." in malecon_says(*QUICK, "--lang", "fr").out


def test_an_interval_has_its_sign_once(malecon_says: Malecon) -> None:
    wins = [line for line in malecon_says(*QUICK).out.splitlines() if line.startswith("Wins")]
    assert len(wins) == 3
    assert all(re.search(r" \d+\.\d–\d+\.\d\xa0% ", line) for line in wins)


def test_json_is_one_document(malecon_says: Malecon) -> None:
    found = json.loads(malecon_says(*QUICK, "--json", "--set", "cards.governor.commission=3").out)
    assert (found["game"], found["numbers"], found["bots"]) == (
        "comptoir",
        {"cards.governor.commission": 3},
        ["random"],
    )
    (table,) = found["tables"]
    assert (table["players"], table["games"]) == (3, 4)
    rounds = table["marks"][0]
    assert (rounds["key"], rounds["least"], rounds["most"], rounds["values"]) == ("rounds", 12, 15, 4)
    assert rounds["interval"][0] <= rounds["mean"] <= rounds["interval"][1]


def test_a_picture(malecon_says: Malecon, tmp_path: Path) -> None:
    file = tmp_path / "marks.svg"
    assert malecon_says(*QUICK, "--plot", str(file)).code == 0
    assert "<svg" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("santiago",), "santiago declares no marks"),
        (("cuba", "--players", "3", "--games", "2", "--plot", "b.png"), "cuba declares no marks"),
        (("cuba", "--players", "2"), "cuba declares no marks"),
        (("comptoir", "--players", "2,7"), "for 2 to 4 players, not 7."),
        (("comptoir", "--bots", "nobody"), "no bot is called “nobody”"),
        (("comptoir", "--plot", "marks.bmp"), "ends in .png, .svg, .pdf"),
        (("comptoir", "--plot", "no/such/folder/marks.png"), "there is no folder"),
        (("comptoir", "--option", "open_hands=on"), "has no option “open_hands”"),
        (("comptoir", "--set", "gold=3"), "no number is called “gold”"),
    ],
)
def test_bad_words(malecon_says: Malecon, words: tuple[str, ...], says: str) -> None:
    answer = malecon_says("balance", *words)
    assert (answer.code, answer.out) == (2, "")
    assert re.fullmatch(r"malecon: .*\n", answer.err)
    assert says in answer.err
