"""Imports between the rooms only ever point up the list, and a game knows no other game."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src/malecon"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "table": {"core", "games", "bots", "table"},
    "web": {"core", "games", "bots", "table", "lab", "web"},
    "envs": {"core", "games", "bots", "web", "envs"},
    "cli": {"core", "games", "bots", "lab", "table", "web", "envs", "cli"},
}
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def imported(path: Path) -> set[str]:
    """The modules in our rooms that this one imports, wherever in it the import stands.

    `import malecon` itself, which gives a game by its id, is free to all.
    """
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} line {node.lineno}: we import by full names"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.split(".")[0] == "malecon" and name.split(".")[1:2] != []}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_up_the_list(path: Path) -> None:
    room, *inner = path.relative_to(SOURCE).with_suffix("").parts
    for name in imported(path):
        their_room, *their_inner = name.split(".")[1:]
        if their_room not in MAY_IMPORT:
            continue  # a name of the package itself, as in `from malecon import Luck`
        if room == their_room == "games":
            assert their_inner[0] == inner[0], f"a game imports another: {name}"
        else:
            assert their_room in MAY_IMPORT[room], f"{room} may not import {name}"
