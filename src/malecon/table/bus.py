"""Words between the workers of a house, by PostgreSQL's LISTEN and NOTIFY.

A word is only a hint that something happened: whoever missed it finds out from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any

import psycopg

CHANNEL = "malecon"
# A notice holds 8,000 bytes: words are short, and go together up to here.
LONGEST, TOGETHER = 1900, 6000
# Words that wait to be said.
MOST = 10_000
# Seconds until a line that was cut is tried again.
SOON = 0.5
note = logging.getLogger("malecon.table")
Word = dict[str, Any]


class Bus:
    """What a worker tells the others, and hears from them."""

    def __init__(
        self, line: dict[str, Any], worker: str, heard: Callable[[Word], None], listening: Callable[[], None]
    ) -> None:
        """`line` says how to get there; `listening` is called whenever the line is up again."""
        # By its name the others see that this worker lives.
        self.line = line | {"application_name": f"malecon {worker}"}
        self.worker = worker
        self.up = False
        self._heard = heard
        self._listening = listening
        self._words: asyncio.Queue[bytes] = asyncio.Queue(MOST)
        self._tasks: list[asyncio.Task[None]] = []

    def say(self, kind: str, table: str, **what: Any) -> None:
        """Tells the others, sooner or later or never."""
        word = json.dumps({"from": self.worker, "kind": kind, "table": table, **what}).encode()
        if len(word) < LONGEST:
            with contextlib.suppress(asyncio.QueueFull):
                self._words.put_nowait(word)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._always(self._listen)), asyncio.create_task(self._always(self._speak))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _always(self, work: Callable[[psycopg.AsyncConnection], Any]) -> None:
        """Does it on a line of its own, and again on another when that is cut."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**self.line, autocommit=True) as line:
                    await work(line)
            except psycopg.Error as error:
                note.info("the line between the workers is cut: %s", " ".join(str(error).split()))
            except Exception:
                note.exception("the line between the workers failed")
            await asyncio.sleep(SOON)

    async def _listen(self, line: psycopg.AsyncConnection) -> None:
        try:
            await line.execute(f"LISTEN {CHANNEL}")
            self.up = True
            self._listening()
            async for notice in line.notifies():
                for word in json.loads(notice.payload):
                    if word["from"] != self.worker:
                        self._heard(word)
        finally:
            self.up = False

    async def _speak(self, line: psycopg.AsyncConnection) -> None:
        while True:
            words = [await self._words.get()]
            while not self._words.empty() and sum(len(word) + 1 for word in words) < TOGETHER:
                words.append(self._words.get_nowait())
            # Never within a transaction that stores something: all of those would wait for one another.
            await line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, (b"[" + b",".join(words) + b"]").decode()))
