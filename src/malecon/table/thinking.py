"""Bots think in processes of their own, with a time limit: compiled code never lets a server's threads run."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from malecon import bots
from malecon.core.luck import Luck
from malecon.core.state import State

T = TypeVar("T")
note = logging.getLogger("malecon.table")

# A bot that hasn't decided by then plays any legal move, so that nobody waits for ever.
LIMIT = 20.0


def _follow_the_house() -> None:
    """Ends this process with the server, even one that was killed and could say nothing."""
    house = multiprocessing.parent_process()
    assert house is not None

    def wait() -> None:
        house.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """A pool of processes for bots and hints."""

    def __init__(self, workers: int | None = None, limit: float = LIMIT) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: the server has threads, and a fork would copy their locks.
            apart = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, apart, initializer=_follow_the_house)
        return self._pool

    def close(self) -> None:
        """Ends all thinking at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, bot: str, state: State, seat: int, seed: str) -> int:
        """A bot's move for a seat, from what the seat may know: the bot never gets the real position."""
        known = state.guess(seat, Luck(f"guess {seed}"))
        lawful = state.moves(seat)
        try:
            move = await self._run(bots.choose, bot, known, seat, seed)
        except Exception:
            # A bot that fails must not stop a table of people.
            note.exception("%s could not choose", bot)
            move = None
        return move if move in lawful else Luck(seed).choose(state.lean(seat) or lawful)

    async def ask(self, think: Callable[[State, int, str], T], state: State, seat: int, seed: str) -> T | None:
        """What `think` makes of a position as the seat knows it, or None when there was no time."""
        known = state.guess(seat, Luck(f"guess {seed}"))
        try:
            return await self._run(think, known, seat, seed)
        except Exception:
            note.exception("nothing could be thought of")
            return None

    async def _run(self, think: Callable[..., T], *what: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, think, *what), self.limit)
        except (TimeoutError, BrokenProcessPool):
            # A process that is still thinking can't be called back: it is ended, and the next one starts afresh.
            if self._pool is pool:
                self.close()
            raise
