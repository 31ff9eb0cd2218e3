"""Who was here lately: programs, and pages without a script, have no line that stays open."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable

# For how many seconds a request counts as being here.
LATELY = 60.0


class Lately:
    """When each seat of each table last asked for something; forgotten when it was long ago."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._tables: OrderedDict[str, dict[int, float]] = OrderedDict()

    def note(self, table: str, seats: Iterable[int]) -> bool:
        """Remembers a sign of life; whether it was the first for a while."""
        seats, before = list(seats), self.seats(table)
        self._tables.setdefault(table, {}).update(dict.fromkeys(seats, self._clock()))
        self._tables.move_to_end(table)
        while not self.seats(oldest := next(iter(self._tables))):
            del self._tables[oldest]
        return not before.issuperset(seats)

    def seats(self, table: str) -> set[int]:
        """The seats whose people asked for something lately."""
        since = self._clock() - LATELY
        return {seat for seat, at in self._tables.get(table, {}).items() if at > since}

    def tables(self) -> list[str]:
        """The tables of which something was heard lately."""
        return list(self._tables)

    def forget(self, table: str, seats: Iterable[int]) -> None:
        """These left: their page was closed."""
        for seat in seats:
            self._tables.get(table, {}).pop(seat, None)
