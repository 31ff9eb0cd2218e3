"""The shelf: every folder here is a game; others may come from packages with entry points in `malecon.games`.

`malecon.games()` lists them, so this module is one that can be called.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType

from malecon.core.errors import Unknown
from malecon.core.game import Game


def ids() -> tuple[str, ...]:
    """The ids of all games on the shelf, without loading them."""
    ours = [module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg]
    theirs = [point.name for point in entry_points(group="malecon.games")]
    return tuple(sorted({*ours, *theirs}))


@cache
def game(name: str) -> Game:
    """The game with this id."""
    if name not in ids():
        raise Unknown(f"no game is called «{name}»: there are {', '.join(ids())}.")
    for point in entry_points(group="malecon.games"):
        if point.name == name:
            made = point.load()
            break
    else:
        made = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    assert isinstance(made, Game)
    return made


class _Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return ids()


sys.modules[__name__].__class__ = _Shelf
