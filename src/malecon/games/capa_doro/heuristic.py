# compiled by mypyc
"""How a position of Capa d'Oro looks."""

from __future__ import annotations

from malecon.core.heuristic import Heuristic


class Planter(Heuristic):
    pass
