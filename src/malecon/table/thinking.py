"""Bots and hints think in processes of their own, in turns and in time: compiled code never lets a server's threads
run, and nobody waits for ever, however many tables somebody else has."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from malecon import bots
from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.table.opponents import levels, usual
from malecon.table.queue import Line
from malecon.table.workers import Workers

T = TypeVar("T")
note = logging.getLogger("malecon.table")

# A bot that hasn't decided by then plays any legal move, so that nobody waits for ever.
LIMIT = 20.0
# Who waited so many seconds for its turn thinks less, and who waited so many not at all.
HURRY = 4.0
PATIENCE = 12.0
# So many wait at once.
MOST = 1000


class Busy(RuntimeError):
    """Its turn to think didn't come in time."""

    def __str__(self) -> str:
        return "too many think at once"


class Thinkers:
    """A few processes for all the bots and hints of a house; guests take turns, and so do the tables of a guest."""

    def __init__(
        self, workers: int | None = None, limit: float = LIMIT, hurry: float = HURRY, patience: float = PATIENCE
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit, self.hurry, self.patience = limit, hurry, patience
        self._line: Line[asyncio.Future[bool]] = Line(MOST)
        self._thinking = 0
        self._pool: Workers | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._line)

    @property
    def thinking(self) -> int:
        """How many think now."""
        return self._thinking

    def close(self) -> None:
        """Ends all thinking at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    async def choose(self, bot: str, state: State, seat: int, seed: str, *, guest: str = "", table: str = "") -> int:
        """A bot's move for a seat, from what the seat may know: the bot never gets the real position."""
        known = state.guess(seat, Luck(f"guess {seed}"))
        lawful = state.moves(seat)
        move = None
        try:
            async with self._turn(guest, table) as waited:
                chosen = quicker(bot) if waited >= self.hurry else bot
                move = await self._run(bots.choose, chosen, known, seat, seed)
        except Exception as error:
            # A bot that fails must not stop a table of people.
            note.warning("%s could not choose (%s): any legal move", bot, error)
        return move if move in lawful else Luck(seed).choose(state.lean(seat) or lawful)

    async def ask(
        self,
        think: Callable[[State, int, str], T],
        state: State,
        seat: int,
        seed: str,
        *,
        guest: str = "",
        table: str = "",
    ) -> T | None:
        """What `think` makes of a position as the seat knows it, or None when there was no time."""
        known = state.guess(seat, Luck(f"guess {seed}"))
        try:
            async with self._turn(guest, table):
                return await self._run(think, known, seat, seed)
        except Exception as error:
            note.warning("nothing could be thought of (%s)", error)
            return None

    @asynccontextmanager
    async def _turn(self, guest: str, table: str) -> AsyncIterator[float]:
        """Waits in the line, and then tells for how long; `Busy` if that would be too long."""
        loop = asyncio.get_running_loop()
        called: asyncio.Future[bool] = loop.create_future()
        came = loop.time()
        gone = self._line.join(guest, table, called)
        if gone is not None:
            gone.set_result(False)
        self._call()
        try:
            await asyncio.wait([called], timeout=self.patience)
            if not (called.done() and called.result()):
                raise Busy
            yield loop.time() - came
        finally:
            if not called.done():
                self._line.leave(guest, table, called)
            elif called.result():
                self._thinking -= 1
                self._call()

    def _call(self) -> None:
        """Calls as many from the line as there are thinkers free."""
        while self._thinking < self.workers and (called := self._line.next()) is not None:
            self._thinking += 1
            called.set_result(True)

    async def _run(self, think: Callable[..., T], *what: object) -> T:
        if self._pool is None:
            self._pool = Workers(self.workers, self.limit)
        return await asyncio.wrap_future(self._pool.submit(think, *what))


def quicker(bot: str) -> str:
    """A smaller search for a bot that had to wait: no level above the usual one."""
    known = levels()
    return usual() if bot in known and known.index(bot) > known.index(usual()) else bot
