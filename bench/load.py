"""A full house: N tables with two open pages each over several workers on one PostgreSQL, all playing at once.

python bench/load.py [--tables 20] [--workers 2] [--seconds 20] [--pace 2] [--game santiago]

From a click until both pages of the table have it, moves answered, refusals, and the workers' memory when all sit and
at the end. The full size: --tables 1000 --seconds 600 --pace 30 (and `ulimit -n 16384`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import sys
import time
from collections import Counter

from crowd import Crowd, House, Seated, judge, postgres, quantile, show
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

NUMBER = re.compile(r'"n": ?(\d+)')
SEATED_AT_ONCE = 20
# A page that hasn't seen a move by then never does.
UNSEEN = 60.0
UNSEATED = 300.0


class Page:
    """An open page: the last position it was shown."""

    def __init__(self) -> None:
        self.n = -1
        self.bytes = 0
        self.news = asyncio.Condition()

    async def look(self, line: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            async for message in line:
                found = NUMBER.search(str(message[:200]))
                async with self.news:
                    self.bytes += len(message)
                    self.n = max(self.n, int(found[1]) if found else -1)
                    self.news.notify_all()

    async def until(self, n: int) -> float:
        async with self.news:
            await self.news.wait_for(lambda: self.n >= n)
        return time.perf_counter()


class Full:
    """All tables, their pages, and how long these took to see what was played."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.pages: dict[str, list[Page]] = {}
        self.lines: list[ClientConnection] = []
        self.looking: list[asyncio.Task[None]] = []
        self.seen: list[float] = []
        self.unseen = 0

    async def sit(self, table: Seated, door: asyncio.Semaphore) -> Seated:
        async with door:
            await self.crowd.sit(table)
            self.pages[table.id] = [Page(), Page()]
            live = self.crowd.house.address.replace("http", "ws") + f"/t/{table.id}/live"
            headers = table.headers | {"Origin": self.crowd.house.address}
            for page in self.pages[table.id]:
                line = await connect(live, additional_headers=headers, max_size=None, open_timeout=UNSEATED, proxy=None)
                self.lines.append(line)
                self.looking.append(asyncio.create_task(page.look(line)))
            return table

    async def play(self, table: Seated, until: float) -> None:
        luck = random.Random(table.number)
        await asyncio.sleep(luck.random() * self.crowd.pace)
        while time.monotonic() < until and not table.over:
            began = time.perf_counter()
            tried = await self.crowd.step(table, luck)
            if tried is not None:
                try:
                    shown = [page.until(tried.after) for page in self.pages[table.id]]
                    self.seen.append(max(await asyncio.wait_for(asyncio.gather(*shown), UNSEEN)) - tried.sent)
                except TimeoutError:
                    self.unseen += 1
            await asyncio.sleep(max(0.0, self.crowd.pace - (time.perf_counter() - began)))

    async def close(self) -> None:
        # Thousands of pages that say goodbye properly take longer than the bench.
        for line in self.lines:
            line.transport.abort()
        await asyncio.gather(*self.looking)
        await self.crowd.http.aclose()


async def run(asked: argparse.Namespace) -> bool:
    with postgres() as server:
        database = server.new()
        house = await asyncio.to_thread(House, database, asked.workers)
        full = Full(Crowd(house, asked.game, asked.pace))
        try:
            door = asyncio.Semaphore(SEATED_AT_ONCE)
            came = time.monotonic()
            tables = list(await asyncio.gather(*(full.sit(Seated(n), door) for n in range(asked.tables))))
            print(f"all sit after {time.monotonic() - came:.0f} s", flush=True)
            before = house.memory()
            began = time.monotonic()
            await asyncio.gather(*(full.play(table, began + asked.seconds) for table in tables))
            seconds = time.monotonic() - began
            after = house.memory()
            p50, p99 = (1000 * quantile(full.seen, share) for share in (0.5, 0.99))
            print(f"{len(full.seen)} moves seen in {seconds:.0f} s, p50 {p50:.0f} ms, p99 {p99:.0f} ms", flush=True)
            brought = sum(page.bytes for pages in full.pages.values() for page in pages)
            await full.close()
        finally:
            house.end()
        found = judge(database, tables)
    refused = sum((table.refused for table in tables), Counter())
    show(
        [
            (
                "tables · sockets · workers · seconds",
                f"{asked.tables} · {len(full.lines)} · {asked.workers} · {seconds:.0f}",
            ),
            ("moves answered · a second", f"{found.answered} · {found.answered / seconds:.1f}"),
            ("answered and lost · played twice", f"{found.lost} · {found.twice}"),
            ("click to seen by both pages, p50 · p99", f"{p50:.0f} · {p99:.0f} ms"),
            ("moves that a page never saw", f"{full.unseen}"),
            ("refused, by status (0: no answer)", f"{dict(refused) or 'none'}"),
            ("KiB a page and move", f"{brought / 1024 / max(1, 2 * found.answered):.1f}"),
            ("workers' memory, seated · at the end", f"{before / 2**20:.0f} · {after / 2**20:.0f} MiB"),
            ("load of the machine (1 for each core that is busy)", f"{os.getloadavg()[0]:.0f}"),
        ]
    )
    return not (found.lost or found.twice or full.unseen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table, at least")
    sys.exit(not asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
