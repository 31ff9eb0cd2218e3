"""The shelf: every folder here is a game; others may come from packages with entry points in `malecon.games`.

`malecon.games()` lists them, so this module is one that can be called.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from malecon.core.errors import Unknown
from malecon.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.metadata import EntryPoint


def here() -> list[str]:
    """The ids of the games in this folder."""
    return [module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg]


def elsewhere() -> Sequence[EntryPoint]:
    """The games of other packages."""
    # Loaded here and not above: it would take a third of the time of `import malecon`, and our games don't need it.
    from importlib.metadata import entry_points

    return tuple(entry_points(group="malecon.games"))


def ids() -> tuple[str, ...]:
    """The ids of all games on the shelf, without loading them."""
    return tuple(sorted({*here(), *(point.name for point in elsewhere())}))


@cache
def game(name: str) -> Game:
    """The game with this id."""
    if name in here():
        made = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    else:
        made = next((point.load() for point in elsewhere() if point.name == name), None)
    if made is None:
        raise Unknown.of("no-game", asked=name, known=", ".join(ids()))
    assert isinstance(made, Game)
    return made


class _Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Shelf
