"""Work of more than a moment: off the event loop, one piece at a time, so that no table waits for it.

One thread is enough, and more would be worse: each that computes has its turn before the loop has its own again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from malecon.core.record import Record
from malecon.table.house import House
from malecon.table.refused import Refused
from malecon.web.bounds import LONGEST_LINE, LONGEST_RECORD

T = TypeVar("T")


class Workshop:
    """A bench for records, replays and lists."""

    def __init__(self) -> None:
        self._bench: ThreadPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *what: object) -> T:
        if self._bench is None:
            self._bench = ThreadPoolExecutor(1, "workshop")
        return await asyncio.get_running_loop().run_in_executor(self._bench, work, *what)

    def close(self) -> None:
        bench, self._bench = self._bench, None
        if bench is not None:
            bench.shutdown(wait=False, cancel_futures=True)


def keep(house: House, content: bytes) -> str:
    """Reads a record somebody brought, plays it through and keeps it; returns the name of its table."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Refused("no-record") from None
    # Counted before anything is made of them: a megabyte of empty moves would become a hundred.
    lines = text.splitlines()
    if len(lines) > LONGEST_RECORD:
        raise Refused("long-record", n=len(lines), most=LONGEST_RECORD)
    if "\0" in text or any(len(line) > LONGEST_LINE for line in lines):
        raise Refused("no-record")
    record = Record.read(f"{text}\n")
    record.replay()
    return house.keep(record).setup.id
