"""The commands there are: every file of the `cli` folder is one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

FOLDER = Path(__file__).parents[1]


def commands() -> list[str]:
    """The names of all commands, without loading them."""
    return sorted(module.name for module in iter_modules([str(FOLDER)]) if not module.ispkg)


def load(name: str) -> Callable[..., Any]:
    """The function of a command."""
    command: Callable[..., Any] = getattr(import_module(f"malecon.cli.{name}"), name)
    return command
