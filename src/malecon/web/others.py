"""The other workers of a house: what they are told, whom they see, and which of us plays for a table's bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from starlette.concurrency import run_in_threadpool

from malecon.table.away import Away
from malecon.table.leases import Leases
from malecon.table.postgres import Postgres
from malecon.table.store import Store

# Seconds between two looks at what others may have left behind; every fourth look is at the logs as well.
BEAT, LOGS = 0.5, 4
# How often others are told who is here, and for how long they believe it.
GOSSIP, BELIEVED = 5.0, 15.0
note = logging.getLogger("malecon.live")


@dataclass(frozen=True, slots=True)
class Seen:
    """Whom a worker has before a table: people of its seats, spectators, and open pages of any of them."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    pages: int = 0


class Here(Protocol):
    """What the others have to know of this worker."""

    def hear(self, word: Mapping[str, Any]) -> None:
        """Something another worker said."""

    def wake(self, id: str) -> None:
        """Lets the bots of a table play."""

    def shown(self) -> dict[str, int]:
        """The tables this worker shows or plays for, and up to which row."""

    def look(self, id: str, number: int) -> None:
        """Another worker stored that row."""

    def present(self) -> Iterable[tuple[str, Seen]]:
        """Who is here, table by table."""


class Ear(Protocol):
    """Who has something to tell the others now and then, and listens to them."""

    def hear(self, word: Mapping[str, Any]) -> None:
        """Something another worker said."""

    def gossip(self) -> None:
        """Says again what the others believe only for a while."""


class Others:
    """Nobody: a house of one worker."""

    up = True

    def start(self, here: Here) -> None:
        """Begins to listen."""

    def attend(self, ear: Ear) -> None:
        """Lets somebody listen, too."""

    async def close(self) -> None:
        """Leaves everything to the others."""

    async def leave(self) -> None:
        """Leaves the bots to the others, who notice at once."""

    def say(self, kind: str, id: str, **what: Any) -> None:
        """Tells the others something of a table."""

    def tell_who(self, id: str, seen: Seen) -> None:
        """Tells the others who is here."""

    def seen(self, id: str) -> Seen:
        """Whom the others see."""
        return Seen()

    def plays(self, id: str) -> bool:
        """Whether this worker plays for the table's bots, as far as it knows."""
        return True

    def playing(self) -> list[str]:
        """The tables for whose bots it plays, where there are others who might."""
        return []

    async def claim(self, id: str) -> bool:
        """Whether this worker may play for the table's bots."""
        return True

    async def release(self, id: str) -> None:
        """There is nothing to play for there now."""


class Neighbours(Others):
    """Workers of the same house, in this machine or another."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        # Only a house that may have neighbours waits for the driver to load.
        from malecon.table.bus import Bus

        assert isinstance(store.database, Postgres)
        self.name = secrets.token_hex(6)
        self.store = store
        self.leases = Leases(store, self.name)
        self._clock = clock
        self._bus = Bus(store.database.line, self.name, self._hear, self._listening)
        self._seen: dict[str, dict[str, tuple[float, Seen]]] = {}
        self._missed = asyncio.Event()
        self._beats: asyncio.Task[None] | None = None
        self._here: Here | None = None
        self._ears: list[Ear] = []

    @property
    def up(self) -> bool:  # type: ignore[override]
        """Whether the others are heard."""
        return self._bus.up

    def start(self, here: Here) -> None:
        self._here = here
        self._bus.start()
        self._beats = asyncio.create_task(self._beat(here))

    def attend(self, ear: Ear) -> None:
        self._ears.append(ear)

    async def leave(self) -> None:
        if self._beats is not None:
            self._beats.cancel()
            await asyncio.gather(self._beats, return_exceptions=True)
        try:
            await run_in_threadpool(self.leases.leave)
        except Away as error:
            note.warning("%s", error)

    async def close(self) -> None:
        await self.leave()
        await self._bus.close()

    # Words

    def say(self, kind: str, id: str, **what: Any) -> None:
        self._bus.say(kind, id, **what)

    def tell_who(self, id: str, seen: Seen) -> None:
        self.say("here", id, seats=sorted(seen.seats), watching=seen.watching, pages=seen.pages)

    def _hear(self, word: Mapping[str, Any]) -> None:
        if word["kind"] == "here":
            id, before = word["table"], self.seen(word["table"])
            told = Seen(frozenset(word["seats"]), word["watching"], word["pages"])
            self._seen.setdefault(id, {})[word["from"]] = (self._clock() + BELIEVED, told)
            if self.seen(id) == before:
                return
        if self._here is not None:
            self._here.hear(word)
        for ear in self._ears:
            ear.hear(word)

    def _listening(self) -> None:
        """What was said meanwhile wasn't heard: the logs tell."""
        self._missed.set()

    def seen(self, id: str) -> Seen:
        now = self._clock()
        found = [seen for until, seen in self._seen.get(id, {}).values() if until > now]
        seats: frozenset[int] = frozenset().union(*(seen.seats for seen in found))
        return Seen(seats, sum(seen.watching for seen in found), sum(seen.pages for seen in found))

    # Bots

    def plays(self, id: str) -> bool:
        return id in self.leases.held

    def playing(self) -> list[str]:
        return self.leases.held

    async def claim(self, id: str) -> bool:
        return await run_in_threadpool(self.leases.claim, id)

    async def release(self, id: str) -> None:
        await run_in_threadpool(self.leases.release, id)

    # What has to be looked at now and then

    async def _beat(self, here: Here) -> None:
        gossiped, turn = 0.0, 0
        while True:
            try:
                for id in await run_in_threadpool(self.leases.renew):
                    here.wake(id)
                turn += 1
                if self._missed.is_set() or turn % LOGS == 0:
                    self._missed.clear()
                    await self._look(here)
                if self._clock() - gossiped > GOSSIP:
                    gossiped = self._clock()
                    self._gossip(here)
            except Away:
                pass  # the store has told its keeper
            except Exception:
                note.exception("a look at what other workers do failed")
            # Not wait_for, which may lose that it was told to end.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._missed.wait()

    async def _look(self, here: Here) -> None:
        """What no word told: rows that others stored, and bots that nobody plays for."""
        shown = here.shown()
        if shown:
            for id, number in (await run_in_threadpool(self.store.numbers, list(shown))).items():
                if number > shown[id]:
                    here.look(id, number)

    def _gossip(self, here: Here) -> None:
        now, old = self._clock(), self._seen
        self._seen = {
            id: fresh
            for id, told in old.items()
            if (fresh := {worker: seen for worker, seen in told.items() if seen[0] > now})
        }
        for id in old:
            if len(old[id]) != len(self._seen.get(id, {})):
                here.hear({"kind": "here", "table": id})  # of some nothing is heard any more
        for id, seen in here.present():
            self.tell_who(id, seen)
        for ear in self._ears:
            ear.gossip()


def others_of(store: Store) -> Others:
    """Those who share a store."""
    return Neighbours(store) if store.shared else Others()
