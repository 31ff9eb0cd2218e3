"""Who waits for a thinker: guests take turns, and so do the tables of each guest."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """A queue that is fair to guests however many tables they have, and never longer than `most`.

    >>> line = Line[str](most=10)
    >>> for who in ("ana 1", "ana 1", "ana 2", "ben 3"):
    ...     guest, table = who.split()
    ...     line.join(guest, table, who)
    >>> [line.next() for _ in range(5)]
    ['ana 1', 'ben 3', 'ana 2', 'ana 1', None]
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._guests: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.waiting(guest) for guest in self._guests)

    def waiting(self, guest: str) -> int:
        """How many a guest has in the line."""
        return sum(map(len, self._guests.get(guest, {}).values()))

    def join(self, guest: str, table: str, who: T) -> T | None:
        """Takes a place in the line. Where there is none left, who came last for the guest with most has to go."""
        tables = self._guests.setdefault(guest, OrderedDict())
        tables.setdefault(table, deque()).append(who)
        if len(self) <= self.most:
            return None
        longest = max(self._guests, key=self.waiting)
        last = next(reversed(self._guests[longest]))
        gone = self._guests[longest][last].pop()
        self._tidy(longest, last)
        return gone

    def next(self) -> T | None:
        """Whose turn it is; that guest, and that table of theirs, then come last."""
        if not self._guests:
            return None
        guest, tables = next(iter(self._guests.items()))
        table, waiting = next(iter(tables.items()))
        who = waiting.popleft()
        tables.move_to_end(table)
        self._guests.move_to_end(guest)
        self._tidy(guest, table)
        return who

    def leave(self, guest: str, table: str, who: T) -> None:
        """Gives up a place in the line."""
        tables = self._guests.get(guest)
        waiting = tables.get(table) if tables else None
        if waiting and who in waiting:
            waiting.remove(who)
            self._tidy(guest, table)

    def _tidy(self, guest: str, table: str) -> None:
        if not self._guests[guest][table]:
            del self._guests[guest][table]
        if not self._guests[guest]:
            del self._guests[guest]
