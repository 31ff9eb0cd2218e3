"""Work of more than a moment: off the event loop, one piece at a time, so that no table waits for it.

One thread is enough, and more would be worse: each that computes has its turn before the loop has its own again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from malecon.core.record import HEAD, Record
from malecon.table.house import House
from malecon.table.refused import Refused
from malecon.web.bounds import Sizes

T = TypeVar("T")
# Wherever `splitlines` sees the end of a line.
BREAKS = [end.encode() for end in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"]


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


def keep(house: House, content: bytes, sizes: Sizes) -> str:
    """Reads a record somebody brought, plays it through and keeps it; returns the name of its table."""
    # Counted before anything is made of them: a megabyte of short lines would become a hundred.
    lines = sum(map(content.count, BREAKS)) - content.count(b"\r\n")
    if lines > sizes.record_lines:
        raise Refused("long-record", n=lines, most=sizes.record_lines)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Refused("no-record") from None
    if "\0" in text or any(len(line) > sizes.record_letters for line in text.splitlines()):
        raise Refused("no-record")
    if HEAD.rpartition(" ")[0] not in text:
        raise Refused("no-record")
    record = Record.read(f"{text}\n")
    record.replay()
    return house.keep(record).setup.id
