"""Malecón: play, study and teach four Caribbean trading board games.

>>> import malecon
>>> state = malecon.game("santiago").start(players=3, seed=7)
>>> state.actor in state.actors
True
"""

from typing import TYPE_CHECKING, Any

from malecon.core.compiled import compiled
from malecon.core.errors import Illegal, Unknown
from malecon.core.history import History
from malecon.core.luck import Luck
from malecon.core.record import BadRecord, Record
from malecon.core.state import CHANCE, NOBODY, State
from malecon.games import game

if TYPE_CHECKING:
    from malecon.envs.vector import Vector

    __version__: str

    def games() -> tuple[str, ...]:
        """The ids of all games on the shelf."""

else:
    from malecon import games

    def __getattr__(name: str) -> str:
        if name != "__version__":
            raise AttributeError(f"module 'malecon' has no attribute {name!r}")
        # Only when asked: looking it up takes longer than all of the rest.
        from importlib.metadata import version

        return version("malecon")


def vector(game: str, players: int | None = None, n: int = 1, seed: int | str = 0, **options: Any) -> "Vector":
    """Many games at once, in NumPy arrays (`malecon[gym]`).

    >>> import malecon
    >>> games = malecon.vector("santiago", players=2, n=64, seed=7)
    >>> games.step(games.sample())
    >>> games.observations.shape, games.masks.shape
    ((64, 111), (64, 368))
    """
    # Only when asked: NumPy is in no light installation.
    from malecon.envs.vector import Vector

    return Vector(game, players, n, seed, options)


__all__ = [
    "CHANCE",
    "NOBODY",
    "BadRecord",
    "History",
    "Illegal",
    "Luck",
    "Record",
    "State",
    "Unknown",
    "__version__",
    "compiled",
    "game",
    "games",
    "vector",
]
