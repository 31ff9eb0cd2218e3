"""A module for each game on the shelf, as PettingZoo has them, and a Gymnasium id."""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType

import gymnasium

import malecon
from malecon.core.game import Game
from malecon.envs import aec
from malecon.envs.learner import Learner


def version(game: Game) -> str:
    return f"v{game.observing - 1}"


def names() -> list[str]:
    return [f"{id.replace('-', '_')}_{version(malecon.game(id))}" for id in malecon.games()]


def title(id: str) -> str:
    """How Gymnasium spells a game: `capa-doro` is `CapaDoro`."""
    return "".join(word.capitalize() for word in id.split("-"))


def lay_out() -> None:
    """Makes the modules of all games importable, and registers their ids."""
    for id, name in zip(malecon.games(), names(), strict=True):
        made = ModuleType(f"malecon.envs.{name}", f"{malecon.game(id).names['en']} for PettingZoo.")
        for maker in (aec.env, aec.raw_env):
            setattr(made, maker.__name__, partial(maker, id))
        sys.modules[made.__name__] = made
        key = f"malecon/{title(id)}-{version(malecon.game(id))}"
        if key not in gymnasium.registry:
            gymnasium.register(key, entry_point=partial(Learner, id), disable_env_checker=True)


def module(name: str) -> ModuleType | None:
    return sys.modules.get(f"malecon.envs.{name}") if name in names() else None
