"""A game is one folder: nothing outside it names one."""

from __future__ import annotations

import re
from pathlib import Path

import malecon

ROOT = Path(malecon.__file__).parent
SOURCES = (".py", ".js", ".css", ".html", ".jinja")
# What only shows how a thing is used: examples in docstrings, comments, and the API's.
SHOWN = re.compile(r'>>>|\.\.\. |#|"""|`|examples=\[')


def test_no_game_is_named_outside_its_folder() -> None:
    names = re.compile("|".join(rf"\b{re.escape(id)}\b|\b{id.replace('-', '_')}\b" for id in malecon.games()))
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted(ROOT.rglob("*"))
        if path.suffix in SOURCES and ROOT / "games" not in path.parents and "vendor" not in path.parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if names.search(line) and not SHOWN.search(line)
    ]
    assert named == []


def test_no_game_names_another() -> None:
    for id in malecon.games():
        folder = malecon.game(id).folder
        others = [other for other in malecon.games() if other != id]
        words = re.compile("|".join(rf"malecon\.games\.{other.replace('-', '_')}\b" for other in others))
        for path in folder.rglob("*.py"):
            assert not words.search(path.read_text("utf-8")), path
