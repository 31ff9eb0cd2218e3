"""The games as environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

`malecon.envs.<game>_v0.env()` is a PettingZoo environment; importing this package registers the Gymnasium ids
`malecon/<Game>-v0`, importing `malecon.envs.openspiel` the OpenSpiel games `malecon_<game>`. The number in a name is
raised with the version of what is observed.

>>> from malecon.envs import santiago_v0
>>> env = santiago_v0.env(players=3)
>>> env.reset(seed=7)
>>> env.agent_selection in env.agents
True
"""

from __future__ import annotations

from types import ModuleType

from malecon.envs import shelf

shelf.lay_out()


def __getattr__(name: str) -> ModuleType:
    found = shelf.module(name)
    if found is None:
        raise AttributeError(f"module 'malecon.envs' has no {name!r}: there are {', '.join(shelf.names())}")
    return found
