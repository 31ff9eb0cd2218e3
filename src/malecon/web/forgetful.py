"""What a worker drops when another changed what all of them had read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.table.house import House


class Forgetful:
    """Listens to the other workers."""

    def __init__(self, house: House) -> None:
        self.house = house

    def hear(self, word: Mapping[str, Any]) -> None:
        """A table's names were taken away: it has to be read again."""
        if word["kind"] == "forgotten":
            self.house.let_go(word["table"])

    def gossip(self) -> None:
        """Has nothing to say."""
