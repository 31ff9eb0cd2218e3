"""Bots and hints think in processes of their own or on other machines, in turns and in time: compiled code never lets a
server's threads run, and nobody waits for ever, however many tables somebody else has."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

import malecon
from malecon import bots
from malecon.bots.levels import SECONDS
from malecon.bots.sitting import UNSEEN, Chair, Trail, counted, sit
from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.table.opponents import levels, usual
from malecon.table.queue import Line
from malecon.table.table import Played
from malecon.table.workers import Workers

T = TypeVar("T")
note = logging.getLogger("malecon.table")

# A bot that hasn't decided so many seconds after its own time, here or on another machine, is answered by the smallest
# search.
LIMIT, FAR = 20.0, 4.0
# Who waited so many seconds for its turn thinks less, and who waited so many gets the smallest search at once.
HURRY = 4.0
PATIENCE = 12.0
# What nobody waits for looks so often whether somebody does.
A_BREATH = 0.05
# … begins after so many seconds all the same …
GIVES_WAY = 2.0
# … and may take long, as everybody else comes first.
LEISURE = 300.0
# That one has a process of its own, where it takes some milliseconds; after so many seconds any legal move will do.
AT_ONCE = 3.0
QUICKEST = "greedy"
QUIET = 15  # how far that gives way, as `nice` counts
# These decide in less time than it takes to ask another machine.
LIGHT = ("random", "easy", "greedy")
# These think in all processes that are free, each in a tree of its own.
WIDE = ("master",)
# Who isn't done so many seconds after the first of them isn't waited for: its process may only have begun.
LATE = 0.3
# So many wait at once.
MOST = 1000


class Busy(RuntimeError):
    """Its turn to think didn't come in time."""

    def __str__(self) -> str:
        return "too many think at once"


class Farm(Protocol):
    """Other machines that think. What they leave undone is done on this one."""

    # How many think there at once; none while they are away.
    hands: int

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> Future[Any]: ...

    def watch(self) -> None: ...

    def shutdown(self, wait: bool = True) -> None: ...


class Thinkers:
    """A few processes for all the bots and hints of a house; guests take turns, and so do the tables of a guest.

    `farm` makes the other machines from what thinks on this one when they are away."""

    def __init__(
        self,
        workers: int | None = None,
        limit: float = LIMIT,
        hurry: float = HURRY,
        patience: float = PATIENCE,
        farm: Callable[[Callable[[], Executor]], Farm] | None = None,
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit, self.hurry, self.patience = limit, hurry, patience
        self._line: Line[asyncio.Future[bool]] = Line(MOST)
        self._thinking = 0
        self._pool: Workers | None = None
        self._quick: Workers | None = None
        self._leisure: Workers | None = None
        self._farm = None if farm is None else farm(self._here)
        if self._farm is not None:
            self._farm.watch()

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
        for pool in (self._farm, self._pool, self._quick, self._leisure):
            if pool is not None:
                pool.shutdown(wait=False)
        self._farm = self._pool = self._quick = self._leisure = None

    def wake_up(self) -> None:
        """Starts a process before anybody needs it: who takes over for a worker that died shall not wait for one."""
        if self._farm is None:
            self._here().submit(awake)

    async def choose(
        self,
        bot: str,
        state: State,
        seat: int,
        seed: str,
        *,
        guest: str = "",
        table: str = "",
        trail: Trail = (),
        late: bool = False,
    ) -> int:
        """A bot's move for a seat, from what the seat may know: the bot never gets the real position. With the table
        and its trail it remembers what it thought out for the choices before.

        `late`: the table has waited for it already, so that it thinks less.
        """
        known = state.guess(seat, Luck(f"guess {seed}"))
        lawful = state.moves(seat)
        chair = f"{table} {seat}" if table and trail else ""
        try:
            async with self._turn(guest, table) as waited:
                chosen = quicker(bot) if late or waited >= self.hurry else bot
                move: int | None = await self._consider(chosen, known, seat, seed, chair, trail)
        except Exception as error:
            # A bot that fails must not stop a table of people.
            note.warning("%s could not choose (%s): a smaller search", bot, error)
            move = await self._at_once(bots.choose, QUICKEST, known, seat, seed)
        return move if move in lawful else Luck(seed).choose(state.lean(seat) or lawful)

    async def _consider(self, bot: str, known: State, seat: int, seed: str, chair: str, trail: Trail) -> int:
        """What a bot makes of a position, in as many processes as are free if it is one that thinks long; in less time
        where others wait."""
        level, _ = bots.parted(bot)
        others = self._spare() if level in WIDE else 0
        seated = Chair(chair, trail, self.share())
        where: dict[str, Any] = {"far": level not in LIGHT, "more": SECONDS.get(level, 0.0), "whom": chair}
        heads = [
            asyncio.ensure_future(self._run(sit, bot, known, seat, seated, f"{seed}/{n}" if n else seed, **where))
            for n in range(1 + others)
        ]
        self._thinking += others
        for head in heads[1:]:
            head.add_done_callback(self._done)
        try:
            for head in heads:  # one that fails, as its process ended, leaves it to the next
                await asyncio.wait([head])
                if head.exception() is None:
                    break
            await asyncio.wait(heads, timeout=LATE)
        except asyncio.CancelledError:
            for head in heads:
                head.cancel()
            raise
        ballots = [head.result() for head in heads if head.done() and not head.cancelled() and not head.exception()]
        return counted(ballots or [heads[0].result()])

    def _done(self, head: asyncio.Future[dict[int, float]]) -> None:
        """One that thought beside another is free again."""
        if not head.cancelled():
            head.exception()  # it was only to help
        self._thinking -= 1
        self._call()

    def share(self) -> float:
        """Of its time, how much a bot may take: the more wait, the less."""
        return 1 / (1 + len(self._line) / self._seats())

    def _spare(self) -> int:
        """How many processes nobody needs now."""
        return 0 if len(self._line) else max(0, self._seats() - self._thinking)

    async def ask(
        self,
        think: Callable[[State, int, str], T],
        state: State,
        seat: int,
        seed: str,
        *,
        smaller: Callable[[State, int, str], T],
        guest: str = "",
        table: str = "",
    ) -> T | None:
        """What `think`, or after a long wait `smaller`, makes of a position as the seat knows it; None when even that
        can't be had."""
        known = state.guess(seat, Luck(f"guess {seed}"))
        try:
            async with self._turn(guest, table) as waited:
                return await self._run(smaller if waited >= self.hurry else think, known, seat, seed)
        except Exception as error:
            note.warning("no time to think (%s): a smaller search", error)
            return await self._at_once(smaller, known, seat, seed)

    async def at_leisure(self, think: Callable[..., T], *what: object) -> T:
        """Something that may wait, as a review: it begins while nobody else thinks or waits to, in a process that
        gives way to all others, so that no bot is slower for it. In a house that is never quiet it begins anyway."""
        longest = time.monotonic() + GIVES_WAY
        while (self._thinking or len(self._line)) and time.monotonic() < longest:
            await asyncio.sleep(A_BREATH)
        if self._leisure is None:
            self._leisure = Workers(1, LEISURE)
        return await asyncio.wrap_future(self._leisure.submit(_quietly, think, *what))

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
        if not called.done() and self._quick is None:
            self._quickest().submit(int)  # nothing to do: it wakes up before anybody needs it
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
        while self._thinking < self._seats() and (called := self._line.next()) is not None:
            self._thinking += 1
            called.set_result(True)

    def _seats(self) -> int:
        """How many may think at once."""
        return max(self.workers, self._farm.hands if self._farm else 0)

    def _here(self) -> Workers:
        if self._pool is None:
            self._pool = Workers(self.workers, self.limit)
        return self._pool

    async def _run(
        self, think: Callable[..., T], *what: object, far: bool = True, more: float = 0.0, whom: str = ""
    ) -> T:
        """What `think` makes of its arguments elsewhere; `more` is the time it has of its own, `whom` it is for."""
        if far and self._farm is not None and self._farm.hands:
            return await asyncio.wait_for(asyncio.wrap_future(self._farm.submit(think, *what)), FAR + more)
        return await asyncio.wrap_future(self._here().submit_for(whom, think, *what))

    def _quickest(self) -> Workers:
        if self._quick is None:
            self._quick = Workers(1, AT_ONCE)
        return self._quick

    async def _at_once(self, think: Callable[..., T], *what: object) -> T | None:
        """A small search, now; None if even that fails."""
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._quickest().submit(think, *what)), AT_ONCE)
        except Exception as error:
            note.warning("not even a small search (%s)", error)
            return None


def _quietly(think: Callable[..., T], *what: object) -> T:
    """In a process of its own: all others come first."""
    if hasattr(os, "nice"):
        os.nice(max(0, QUIET - os.nice(0)))
    return think(*what)


def awake() -> int:
    """Loads what a bot needs."""
    return len([malecon.game(id) for id in malecon.games()])


def quicker(bot: str) -> str:
    """A smaller search for a bot that had to wait: no level above the usual one."""
    known = levels()
    level, taste = bots.parted(bot)
    return bots.tasting(usual(), taste) if level in known and known.index(level) > known.index(usual()) else bot


def trail(line: Sequence[Played], seat: int) -> Trail:
    """The moves of a table as a seat witnessed them."""
    return tuple(
        (played.seat, played.move if played.seat == seat or seat in played.witnesses else UNSEEN) for played in line
    )
