"""The book is whole: its pages are in the contents, its links lead somewhere, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import malecon
from malecon.bots import LEVELS
from malecon.cli.common.commands import commands
from malecon.core import position, shape
from malecon.core.art import offers
from malecon.core.course import Course
from malecon.core.decision import Draw
from malecon.core.lexicon import Lexicon

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "docs"
PAGES = sorted(BOOK.rglob("*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def test_every_page_is_in_the_contents() -> None:
    listed = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(BOOK).as_posix() for page in PAGES)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"])
def test_every_link_leads_to_a_file(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in LINK.findall(text) + re.findall(r'--8<-- "([^"]+)"', text):
        folder = ROOT if not link.startswith("pictures") and "--8<--" in text else page.parent
        assert (folder / link).is_file() or (page.parent / link).is_file(), link


def test_the_pictures_bring_nothing_from_elsewhere_and_say_what_they_show() -> None:
    for picture in BOOK.glob("pictures/*.svg"):
        text = picture.read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "://" not in text, picture
        assert "<script" not in text
    for name in ("rooms", "click", "thought", "simulation"):
        assert "<title" in (BOOK / f"pictures/{name}.svg").read_text("utf-8")


def test_what_the_contract_names_is_there() -> None:
    _, _, contract = (BOOK / "contract.md").read_text("utf-8").partition("## Python")
    contract, _, _ = contract.partition("## A record")
    game = malecon.game("santiago")
    for owner, thing in (("game", game), ("state", game.start(2, 1)), ("malecon", malecon)):
        named = set(re.findall(rf"(?<![\w.]){owner}\.(\w+)", contract)) - {"core", "bots", "lab", "games"}
        assert len(named) > 5
        assert [name for name in sorted(named) if not hasattr(thing, name)] == []


def test_what_the_parts_name_is_there() -> None:
    parts = (BOOK / "parts.md").read_text("utf-8")
    for head, thing in (
        ("a decision writes", Draw),
        ("a state writes", Course),
        ("a state is told by the rules", Course),
        ("a part", position),
        ("a shape", shape),
        ("of `malecon.core.art.offers`", offers),
    ):
        _, _, table = parts.partition(f"| {head} |")
        first = [line.split(" | ")[0] for line in table.partition("\n\n")[0].splitlines()[2:]]
        named = [name for cell in first for name in re.findall(r"`(\w+)", cell)]
        assert len(named) > 2, head
        assert [name for name in named if not hasattr(thing, name)] == []
    macros = re.findall(r"\{% (?:macro|set) (\w+)", (Path(offers.__file__).parent / "ink.jinja").read_text("utf-8"))
    assert set(re.findall(r"`ink\.(\w+)\(", parts)) <= set(macros)


@pytest.mark.parametrize("name", malecon.games())
def test_the_parts_name_all_that_a_game_says_of_its_searches(name: str) -> None:
    _, _, rows = (BOOK / "parts.md").read_text("utf-8").partition("| `[search]` |")
    named = set(re.findall(r"`([^`]+)`", rows.partition("| `[before.2]`")[0])) | set(LEVELS)
    said = {
        re.sub(rf"^({'|'.join(LEVELS)})-\d$", "<level>-<players>", key) for key in malecon.game(name).numbers.search
    }
    assert {re.sub(r"-\d$", "-<players>", key) for key in said} <= named


def test_what_the_parts_say_of_a_family_is_so() -> None:
    words = Lexicon()
    words.family("first {seat}", seat=range(4))
    deliver = words.family("deliver {good} {n}", good=("sugar", "rum"), n=range(1, 4))
    assert words.write(deliver + 1 * 3 + (2 - 1)) == "deliver rum 2"
    assert words.family_of(deliver).key == "deliver"


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in commands() if f"`{name}" not in readme] == []


def test_the_rooms_of_the_architecture_are_the_houses() -> None:
    rooms = set(re.findall(r"^\| `(\w+)(?:/<name>)?` \|", (BOOK / "architecture.md").read_text("utf-8"), re.MULTILINE))
    there = {path.name for path in (ROOT / "src/malecon").iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert rooms == there
