"""Reviews made in the background: one game at a time, choice by choice, when nobody's bots have to think."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool

from malecon.core.record import Record
from malecon.lab.judging import PLAYOUTS, SECONDS, Judged, judge, questions
from malecon.lab.review import Review
from malecon.table.away import Away
from malecon.table.house import House
from malecon.table.refused import NotThere
from malecon.table.reviews import Kept, Reviews, line_of
from malecon.table.table import Table
from malecon.table.thinking import Thinkers
from malecon.web.others import Others

note = logging.getLogger("malecon.web")
# Reviews in memory; games that wait for theirs.
REMEMBERED, WAITING = 16, 200
# Seconds between two looks at the disk, and until what failed is tried again.
STORED, SOON = 5.0, 30.0
# The same seed as the command's: the same figures.
SEED = 0


@dataclass(frozen=True)
class Seen:
    """What is known of a game: as it is kept, and what that amounts to."""

    kept: Kept
    review: Review

    @property
    def done(self) -> bool:
        return self.kept.done

    @property
    def looked(self) -> int:
        return len(self.kept.judged)


def as_record(table: Table) -> Record:
    """The whole game, for who may know all of it."""
    record = Record(table.game, table.setup.players, table.setup.rules, dict(table.setup.options))
    record.names = {seat: sitting.name for seat, sitting in enumerate(table.seats) if sitting.name}
    for played in table.line:
        record.add(played.seat, played.text)
    return record


def made_of(table: Table, kept: Kept) -> Seen:
    """What a review that is kept amounts to."""
    judged = [Judged.load(table.game, one) for one in kept.judged]
    return Seen(kept, Review.of(as_record(table), judged, kept.done))


class Reviewing:
    """The reviews of a house. `news` is told of a table whose review is whole."""

    def __init__(self, house: House, thinkers: Thinkers, others: Others, news: Callable[[str], None]) -> None:
        self.house, self.thinkers, self.others, self.news = house, thinkers, others, news
        self.kept = Reviews(house.store)
        self.playouts, self.seconds = PLAYOUTS, SECONDS
        self._seen: OrderedDict[str, Seen] = OrderedDict()
        self._begun: dict[str, Kept] = {}  # what is being looked at, further than it is stored
        self._waiting: OrderedDict[str, None] = OrderedDict()
        self._work: asyncio.Task[None] | None = None
        self._failed: set[str] = set()
        self._closed = False

    def known(self, table: Table) -> Review | None:
        """The whole review of a game, if it is in memory."""
        seen = self._seen.get(table.setup.id)
        same = seen is not None and seen.done and len(seen.review.record.moves) == len(table.line)
        return seen.review if seen is not None and same else None

    async def look(self, table: Table) -> Seen | None:
        """What is known of a game by now, from memory or from disk."""
        if not table.knows_all():
            return None
        if self.known(table) is None:
            await run_in_threadpool(self._look, table)
        return self._seen.get(table.setup.id)

    def _look(self, table: Table) -> None:
        id, line = table.setup.id, line_of(table)
        kept = self._begun.get(id) or self.kept.of(id)
        seen = self._seen.get(id)
        if kept is None or kept.line != line:
            self._seen.pop(id, None)
        elif seen is None or seen.kept.line != line or (seen.looked, seen.done) != (len(kept.judged), kept.done):
            self._seen[id] = made_of(table, kept)
            self._seen.move_to_end(id)
            while len(self._seen) > REMEMBERED:
                self._seen.popitem(last=False)

    def ended(self, table: Table | None) -> None:
        """Wishes for the review of a game at which somebody sat, once it is over."""
        if table is not None and table.over and not table.closed and any(table.stays) and self.known(table) is None:
            self.wish(table.setup.id)

    def wish(self, id: str) -> None:
        """Lets a game be looked at again when there is time."""
        if self._closed or id in self._waiting or id in self._failed or len(self._waiting) >= WAITING:
            return
        self._waiting[id] = None
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._go_on())

    async def resume(self) -> None:
        """Goes on with what was begun before the house was closed."""
        for id in await run_in_threadpool(self.kept.unfinished):
            self.wish(id)

    async def close(self) -> None:
        self._closed = True
        if self._work is not None and self._work.get_loop() is asyncio.get_running_loop():
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _go_on(self) -> None:
        while self._waiting:
            id = next(iter(self._waiting))
            try:
                if await self.others.claim(lease(id)):
                    try:
                        await self._review(id)
                    finally:
                        await self.others.release(lease(id))
            except NotThere:
                pass
            except Away:
                await asyncio.sleep(SOON)
                continue
            except Exception:
                # It would fail again: not before the house is opened anew.
                self._failed.add(id)
                note.exception("the game of table %s could not be looked at again", id)
            self._waiting.pop(id, None)

    async def _review(self, id: str) -> None:
        table = await run_in_threadpool(self.house.going, id)
        if not table.knows_all() or not table.line:
            return
        line, kept = line_of(table), await run_in_threadpool(self.kept.of, id)
        judged = list(kept.judged) if kept is not None and kept.line == line else []
        if kept is not None and kept.line == line and kept.done:
            return
        asked = await run_in_threadpool(lambda: questions(as_record(table)))
        known = {one["number"] for one in judged}
        await self._keep(id, Kept(line, len(asked), False, judged))
        try:
            stored = time.monotonic()
            for question in (one for one in asked if one.number not in known):
                one = await self.thinkers.at_leisure(judge, question, SEED, self.playouts, self.seconds)
                judged.append(one.data(table.game))
                self._begun[id] = Kept(line, len(asked), False, tuple(judged))
                if time.monotonic() - stored > STORED:
                    stored = time.monotonic()
                    await self._keep(id, self._begun[id])
            # Who took a move back at a practice table plays on: what was found is of another game.
            now = await run_in_threadpool(self.house.going, id)
            if line_of(now) == line:
                await self._keep(id, Kept(line, len(asked), True, judged))
        finally:
            self._begun.pop(id, None)
        await self.look(now)
        self.news(id)

    async def _keep(self, id: str, kept: Kept) -> None:
        await run_in_threadpool(self.kept.keep, id, kept)


def lease(id: str) -> str:
    """The name under which one of several workers looks at a game."""
    return f"~{id}"
