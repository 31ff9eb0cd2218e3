"""How soon everybody sees a move: one worker on a core of its own, this tree and perhaps an older one in turns.

python bench/seen.py [--then PLACE] [--viewers 100] [--tables 20] [--laps 3] [--moves 40] [--seconds 20]

`--then` is where the package of an older version lies (`pip install --target PLACE …`, or its `src`). Two scenes a lap:
one table with all viewers, where each move waits until everybody has seen the one before; and the viewers spread over
the tables, each of which moves every two seconds. Viewers watch, every second of them in French; moves come over the
API. The house has the first core and the viewers have the last one, where there are two. On a busy machine times say
little: the core's milliseconds a move, and how both versions compare in the same lap, say more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from crowd import MAIN, quantile, show

PACE = 2.0
# Kinds of frames, and how much of one says which position it shows.
TEXT, PING, PONG, HEAD = 1, 9, 10, 50
UNSEEN = 60.0
# Moves until a house that was just opened has loaded what it needs.
WARM = 10
NUMBER = re.compile(rb'"n": ?(\d+)')
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
TICK = os.sysconf("SC_CLK_TCK")


class Place:
    """A version of the house in a process of its own, on a folder of its own."""

    def __init__(self, package: str, folder: str) -> None:
        pinned = ["taskset", "-c", str(CORES[0])] if len(CORES) > 1 else []
        command = [*pinned, sys.executable, "-c", MAIN, "serve", "--port", "0", "--data", folder]
        known = {"PYTHONPATH": package} if package else {}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | known)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        if not said:
            sys.exit("the house didn't start")
        self.address = said[-1].rstrip("/").replace("localhost", "127.0.0.1")

    def worked(self) -> float:
        """Seconds that its process has computed; those of a busy machine's others don't count."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


class Page(asyncio.Protocol):
    """An open page. It reads no more of a message than which position it shows, as a hundred of them share a core."""

    def __init__(self, head: bytes) -> None:
        self.head = head
        self.n, self.bytes = -1, 0
        self.seen: dict[int, float] = {}
        self._read, self._left, self._open = b"", 0, False
        self.news = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        if self._left:
            taken = min(self._left, len(data))
            self._left -= taken
            data = data[taken:]
        self._read += data
        if not self._open:
            answer, found, rest = self._read.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in answer[:20]:
                raise ConnectionError(answer[:200].decode())
            self._open, self._read = True, rest
        while self._frame():
            pass

    def _frame(self) -> bool:
        """The next message, once its beginning is here; what of it hasn't come yet is left out when it comes."""
        if self._left or len(self._read) < 2:
            return False
        kind, size, begin = self._read[0] & 15, self._read[1] & 127, 2
        if size > 125:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(self._read[2:begin], "big")
        if len(self._read) < begin + min(size, HEAD):
            return False
        if kind == PING:
            # Masked by nothing, as only the form matters.
            self.transport.write(bytes([0x80 | PONG, 0x80 | size, 0, 0, 0, 0]) + self._read[begin : begin + size])
        elif kind == TEXT:
            found = NUMBER.search(self._read, begin, begin + HEAD)
            self.n = max(self.n, int(found[1]) if found else -1)
            self.seen[self.n] = time.perf_counter()
            self.bytes += size
            self.news.set()
        self._left = max(0, begin + size - len(self._read))
        self._read = self._read[begin + size :]
        return True

    async def until(self, n: int) -> float:
        while self.n < n:
            self.news.clear()
            await self.news.wait()
        return min(at for m, at in self.seen.items() if m >= n)


@dataclass(eq=False)
class Table:
    """A table, its pages, and when its moves were seen by each of them."""

    number: int
    id: str = ""
    tokens: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)

    @property
    def headers(self) -> dict[str, str]:
        """People of an address of their own, or the house's bounds would stop the bench."""
        return {"x-forwarded-for": f"10.{self.number >> 16 & 127}.{self.number >> 8 & 255}.{self.number & 255}"}


class Scene:
    """Tables with pages before them."""

    def __init__(self, place: Place, game: str, tables: int, viewers: int, shift: int = 0) -> None:
        self.place, self.game, self.viewers = place, game, viewers
        self.tables = [Table(shift + number) for number in range(tables)]
        self.http = httpx.AsyncClient(base_url=place.address, timeout=30, trust_env=False)
        self.luck = random.Random(7)
        # Seconds of the core from clicks until they were seen.
        self.worked = 0.0

    async def ask(self, table: Table, path: str, token: str = "", body: Any = None) -> Any:
        headers = table.headers | ({"authorization": f"Bearer {token}"} if token else {})
        method = "GET" if body is None else "POST"
        answer = await self.http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def sit(self, pause: float = 1.0) -> None:
        loop = asyncio.get_running_loop()
        host, port = self.place.address.removeprefix("http://").split(":")
        for table in self.tables:
            body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}]}
            opened = await self.ask(table, "/api/tables", body=body)
            table.id, table.tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
            for number in range(self.viewers // len(self.tables)):
                head = (
                    f"GET /t/{table.id}/live HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {self.place.address}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: bWFsZWNvbm1hbGVjb25tYQ==\r\n"
                    f"Cookie: lang={'en' if number % 2 else 'fr'}\r\n"
                    f"X-Forwarded-For: 10.{128 + (table.number >> 8 & 127)}.{table.number & 255}.{number}\r\n\r\n"
                )
                _, page = await loop.create_connection(partial(Page, head.encode()), host, int(port))
                table.pages.append(page)
                await asyncio.wait_for(page.until(0), UNSEEN)
        await asyncio.sleep(pause)
        self.forget()

    def forget(self) -> None:
        """What was before doesn't count."""
        self.worked = 0.0
        for table in self.tables:
            table.took, table.everybody = [], []
            for page in table.pages:
                page.bytes = 0

    async def step(self, table: Table) -> bool:
        """One move, seen by all pages of its table; none where the game is over."""
        state = await self.ask(table, f"/api/tables/{table.id}")
        if state["over"]:
            return False
        token = table.tokens[state["actors"][0]]
        mine = await self.ask(table, f"/api/tables/{table.id}", token)
        body = {"n": mine["n"], "move": self.luck.choice(mine["moves"])["move"]}
        worked, clicked = self.place.worked(), time.perf_counter()
        answer = await self.ask(table, f"/api/tables/{table.id}/moves", token, body)
        seen = await asyncio.wait_for(asyncio.gather(*(page.until(answer["n"]) for page in table.pages)), UNSEEN)
        self.worked += self.place.worked() - worked
        table.took += [at - clicked for at in seen]
        table.everybody.append(max(seen) - clicked)
        return True

    async def play(self, table: Table, until: float) -> None:
        await asyncio.sleep(self.luck.random() * PACE)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if not await self.step(table):
                return
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))

    async def close(self) -> None:
        for page in (page for table in self.tables for page in table.pages):
            page.transport.close()
        await self.http.aclose()


Figures = dict[str, float]


async def one(place: Place, asked: argparse.Namespace) -> Figures:
    """All before one table."""
    scene = Scene(place, asked.game, 1, asked.viewers)
    await scene.sit()
    table = scene.tables[0]
    for _ in range(WARM):
        await scene.step(table)
    scene.forget()
    for _ in range(asked.moves):
        if not await scene.step(table):
            break
    moves = len(table.everybody)
    found = {
        "one: moves seen by all, a second": moves / sum(table.everybody),
        "one: ms of the core from a click until all have seen it": 1000 * scene.worked / moves,
        "one: click to seen, p50 ms": 1000 * quantile(table.took, 0.5),
        "one: click to seen, p99 ms": 1000 * quantile(table.took, 0.99),
        "one: KiB a page and move": sum(page.bytes for page in table.pages) / 1024 / moves / asked.viewers,
    }
    await scene.close()
    return found


async def many(place: Place, asked: argparse.Namespace) -> Figures:
    """As many, spread over the tables."""
    scene = Scene(place, asked.game, asked.tables, asked.viewers, 1)
    await scene.sit()
    worked, began = place.worked(), time.perf_counter()
    await asyncio.gather(*(scene.play(table, began + asked.seconds) for table in scene.tables))
    seconds = time.perf_counter() - began
    took = [at for table in scene.tables for at in table.took]
    moves = sum(len(table.everybody) for table in scene.tables)
    found = {
        "many: moves a second": moves / seconds,
        "many: ms of the core a move, asking for moves included": 1000 * (place.worked() - worked) / moves,
        "many: click to seen, p50 ms": 1000 * quantile(took, 0.5),
        "many: click to seen, p99 ms": 1000 * quantile(took, 0.99),
    }
    await scene.close()
    return found


async def lap(package: str, asked: argparse.Namespace) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        place = await asyncio.to_thread(Place, package, folder)
        try:
            return {
                **(await one(place, asked) if asked.moves else {}),
                **(await many(place, asked) if asked.seconds else {}),
            }
        finally:
            place.end()


def told(then: list[float], now: list[float]) -> str:
    """The middle of the laps, then and now, and how many times as much it is; in brackets each lap's."""
    laps = " ".join(f"{value:.3g}" for value in now)
    if not then:
        return f"{statistics.median(now):.3g}   ({laps})"
    times = [new / old for old, new in zip(then, now, strict=True)]
    middle = statistics.median(times)
    each = " ".join(f"{time:.2g}" for time in times)
    return f"{statistics.median(then):8.3g} → {statistics.median(now):8.3g}   ×{middle:.2g}   ({each})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--then", default="", help="where an older version's package lies")
    parser.add_argument("--now", default="", help="where this version's lies, if it isn't the installed one")
    parser.add_argument("--viewers", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true", help="each lap's figures as they come")
    asked = parser.parse_args()
    if len(CORES) > 1:
        os.sched_setaffinity(0, {CORES[-1]})
    found: dict[str, list[Figures]] = {"then": [], "now": []}
    for number in range(asked.laps):
        # In turns, and every second lap the other way round: what else the machine does counts for both.
        turns = [("then", asked.then), ("now", asked.now)] if asked.then else [("now", asked.now)]
        for when, package in turns if number % 2 == 0 else turns[::-1]:
            found[when].append(asyncio.run(lap(package, asked)))
            if asked.json:
                print(when, json.dumps(found[when][-1]), flush=True)
    names = found["now"][0]
    show([(name, told(*([one[name] for one in found[when]] for when in ("then", "now")))) for name in names])


if __name__ == "__main__":
    main()
