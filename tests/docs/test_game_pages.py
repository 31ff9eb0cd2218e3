"""The pages about each game as an environment are what the code says today."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import malecon
from tools import environments

ROOT = Path(__file__).resolve().parents[2]
PAGES = environments.pages()


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_page_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == PAGES[file], "make pages writes it anew"


def test_every_game_has_one_and_no_other_is_left() -> None:
    there = sorted(path.stem for path in environments.BOOK.glob("*.md"))
    assert there == sorted(id for id in malecon.games())


@pytest.mark.parametrize("id", malecon.games())
def test_its_tables_lead_to_every_place_and_every_action(id: str) -> None:
    game = malecon.game(id)
    rows = environments.observation(game)
    for column, count in enumerate(game.seats, 3):
        names = {row[0].strip("`"): row[column] for row in rows}
        for field in game.observation(count):
            if field.name in names:
                where = game.observation(count).span(field.name)
                assert names[field.name] == environments.span(where.start, field.length)
        last = max(int(number) for row in rows for number in re.findall(r"\d+", row[column]))
        assert last == game.observation(count).size - 1
    sizes = [int(row[1]) for luck in (True, False) for row in environments.actions(game, luck)]
    assert sum(sizes) == game.size
    first = environments.actions(game, luck=False)[0]
    assert first[0].startswith("0")


@pytest.mark.parametrize("id", malecon.games())
def test_words_are_as_many_as_values_or_places(id: str) -> None:
    game = malecon.game(id)
    fields = {field.name: field for field in game.observation(game.seats[0])}
    for name, what, words in environments.named(game):
        field = fields.get(name.strip("`"))
        if field is not None:
            count = len(words.split(", "))
            assert count == field.high + 1 if what == "values" else field.length % count == 0, name


def test_baselines_have_intervals_and_say_by_which_rules() -> None:
    for id in malecon.games():
        text = (environments.BOOK / f"{id}.md").read_text("utf-8")
        assert re.search(r"\| \d+–\d+ % \|", text), id
        assert "interval, by rules " in text


def test_the_citation_is_of_this_version() -> None:
    told = (ROOT / "CITATION.cff").read_text("utf-8")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in told
    for key in ("cff-version: 1.2.0", "message: ", "title: ", "authors:", "license: MIT"):
        assert f"\n{key}" in f"\n{told}"
