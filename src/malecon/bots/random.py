# compiled by mypyc
"""A bot that plays anything."""

from __future__ import annotations

from malecon.bots.bot import Bot
from malecon.core.state import State


class Random(Bot):
    """Every legal move as likely."""

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        return self.luck.choose(moves)
