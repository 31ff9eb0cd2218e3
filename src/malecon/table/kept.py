"""The tables in memory above those on disk: found, rebuilt from their logs, changed one at a time."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

import malecon
from malecon.core.game import Game
from malecon.table import log
from malecon.table.away import Away
from malecon.table.driver import by_itself
from malecon.table.refused import NotThere
from malecon.table.store import Key, Opening, Overtaken, Store
from malecon.table.table import Table

# Tables in memory, and moves of all of them together: a long one takes the place of several.
KEPT = 256
KEPT_MOVES = 60_000
# Of those that are over: most are left soon, and who comes back waits for the log to be read.
KEPT_OVER = 32
# How often a deed that others overtook is done again.
TRIES = 6
# For how many seconds a seat waits for the person who left before a bot plays on.
PATIENCE = {"live": 3 * 60.0, "slow": 3 * 24 * 3600.0}


@dataclass(slots=True)
class Handover:
    """What has to be stored together with a table's new rows: keys lent and withdrawn, and a table that follows."""

    lend: list[Key] = field(default_factory=list)
    withdraw: list[tuple[int, str]] = field(default_factory=list)
    also: Opening | None = None

    @property
    def empty(self) -> bool:
        return not (self.lend or self.withdraw or self.also)


P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K", bound="Kept")


def deed(do: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """Something done at a table: where another process stored a row first it is done again, on what stands now.

    What was meant for an older position is `Stale` by then, a word to the table isn't.
    """

    @wraps(do)
    def done(house: K, /, *args: P.args, **named: P.kwargs) -> T:
        for left in reversed(range(TRIES)):
            try:
                return do(house, *args, **named)
            except Overtaken:
                if not left:
                    raise
        raise AssertionError

    return done


class Kept:
    """The tables in memory above those on disk. Reading needs no lock: a published table is never changed."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Game] = malecon.game,
        patience: Mapping[str, float] = PATIENCE,
    ) -> None:
        self.store = store
        self.find = find
        self.patience = patience
        # Told of a table as it will be once its new rows are stored, which takes the disk a while.
        self.coming: Callable[[Table], object] | None = None
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._shelf = threading.Lock()
        self._locks: dict[str, threading.Lock] = {}

    def table(self, id: str) -> Table:
        """The table as it now stands; rebuilt from its log where it isn't in memory."""
        with self._shelf:
            held = self._tables.get(id)
            if held is not None:
                self._tables.move_to_end(id)
        if held is None:
            return self._publish(self._rebuild(id))
        return self._caught_up(held) if self.store.shared else held

    def _caught_up(self, table: Table) -> Table:
        """With what others wrote since."""
        new = self.store.log(table.setup.id, table.number)
        if not new:
            return table
        twin = table.fork()
        try:
            for row in new:
                twin.apply(row)
        except (ValueError, LookupError, TypeError):
            twin = self._rebuild(table.setup.id)
        return self._publish(twin)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def held(self, id: str) -> Table | None:
        """The table if it is in memory, as this process last saw it."""
        with self._shelf:
            return self._tables.get(id)

    def _known(self, id: str) -> Table:
        """The table as it was last published here: what was done to it isn't read again."""
        return self.held(id) or self.table(id)

    def is_over(self, id: str) -> bool:
        """Whether nothing goes on at a table, be it in memory or on disk."""
        held = None if self.store.shared else self.held(id)
        setup = None if held else self.store.setup(id)
        return held.over if held else setup is None or setup.over

    def _rebuild(self, id: str) -> Table:
        setup = self.store.setup(id)
        if setup is None:
            raise NotThere(id)
        rows = self.store.log(id)
        try:
            return Table(setup, self.find(setup.game).version(setup.rules).vary(setup.numbers), rows)
        except (ValueError, LookupError, TypeError) as error:
            # It was legal when it was stored, so it isn't what was stored, or not by this program.
            raise Away.of("table-unreadable", table=id, why=str(error)) from error

    def going(self, id: str) -> Table:
        """The table as it stands on disk or in memory, without a place in memory of its own."""
        return self.table(id) if self.held(id) else self._rebuild(id)

    def _publish(self, table: Table, *, whatever: bool = False) -> Table:
        """Puts a table in memory; never back behind what is known already, unless the log itself went back."""
        with self._shelf:
            known = self._tables.get(table.setup.id)
            if known is not None and known.number > table.number and not whatever:
                return known
            self._tables[table.setup.id] = table
            self._tables.move_to_end(table.setup.id)
            if table.over:
                for gone in [id for id, held in self._tables.items() if held.over][:-KEPT_OVER]:
                    self._put_away(gone)
            moves = sum(len(held.line) for held in self._tables.values())
            while len(self._tables) > 1 and (len(self._tables) > KEPT or moves > KEPT_MOVES):
                moves -= len(self._put_away(next(iter(self._tables))).line)
        return table

    def _put_away(self, id: str) -> Table:
        """From memory alone: what was done at the table is on disk."""
        self._locks.pop(id, None)
        return self._tables.pop(id)

    @contextmanager
    def _changing(self, id: str, hand: Handover | None = None) -> Iterator[Table]:
        """A twin of the table to add rows to: stored and published at the end, or dropped if anything fails.

        What `hand` holds by then is stored in the same transaction.
        """
        hand = Handover() if hand is None else hand
        with self._shelf:
            lock = self._locks.setdefault(id, threading.Lock())
        with lock:
            now = self.table(id)
            twin = now.fork()
            yield twin
            new = twin.rows[len(now.rows) :]
            if not new and hand.empty:
                return
            if (coming := self.coming) is not None:
                with suppress(RuntimeError):  # of a loop that is closing: the row is stored all the same
                    coming(twin)
            try:
                self.store.append(
                    id,
                    new,
                    twin.over,
                    lend=hand.lend,
                    withdraw=hand.withdraw,
                    also=hand.also,
                    open=twin.open if twin.open != now.open else None,
                )
            except Overtaken:
                # Another process wrote first: what it wrote counts.
                self._publish(self._rebuild(id), whatever=True)
                raise
            except Away:
                # Nobody knows how far it came: what the disk says counts, once it says anything.
                with self._shelf:
                    self._tables.pop(id, None)
                raise
            self._publish(twin)
            if twin.over and not now.over:
                self._finished(twin)

    def _finished(self, table: Table) -> None:
        """A game came to its end, and that is stored."""

    def _settle(self, table: Table) -> None:
        while (step := by_itself(table)) is not None:
            table.add(log.MOVE, step.seat, table.game.write(step.move), self.store.clock())
