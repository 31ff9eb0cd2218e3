"""The commands there are: every file of the `cli` folder is one, `new_game.py` being `new-game`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

FOLDER = Path(__file__).parents[1]


def commands() -> list[str]:
    """The names of all commands, without loading them."""
    return sorted(module.name.replace("_", "-") for module in iter_modules([str(FOLDER)]) if not module.ispkg)


def load(name: str) -> Callable[..., Any]:
    """The function of a command."""
    word = name.replace("-", "_")
    command: Callable[..., Any] = getattr(import_module(f"malecon.cli.{word}"), word)
    return command
