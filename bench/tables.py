"""How fast a house is: from a click until a hundred viewers have seen it, pages a second, memory a live table.

python bench/tables.py [--viewers 100] [--moves 60] [--tables 100] [--game santiago]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

COMMAND = [sys.executable, "-c", "from malecon.cli import main; main()"]


class House:
    """A server of its own process, spoken to over the API."""

    def __init__(self, folder: str) -> None:
        command = [*COMMAND, "serve", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)

    def open(self, game: str) -> tuple[str, list[str]]:
        seats = [{"kind": "me"}, {"kind": "me"}]
        opened = self.ask("/api/tables", {"game": game, "seats": seats})
        return opened["table"], [seat["token"] for seat in opened["seats"]]

    def memory(self) -> int:
        """Bytes of memory of its own, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/smaps_rollup")
        if not status.exists():
            return 0
        line = next(line for line in status.read_text().splitlines() if line.startswith("Private_Dirty"))
        return int(line.split()[1]) * 1024


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000


async def click_to_seen(house: House, game: str, viewers: int, moves: int) -> list[float]:
    """For each move, the seconds until every viewer has its new page."""
    id, tokens = house.open(game)
    lines: list[ClientConnection] = []
    origin = house.address
    for _ in range(viewers):
        live = house.address.replace("http", "ws") + f"/t/{id}/live"
        lines.append(await connect(live, additional_headers={"Origin": origin}, compression=None, max_size=None))

    async def until(line: ClientConnection, n: int) -> None:
        # Every message begins with {"n": 17, so that a hundred viewers in one process needn't read all of it.
        while int(str(await line.recv()).split(",", 1)[0].removeprefix('{"n": ')) < n:
            pass

    await asyncio.gather(*(until(line, 0) for line in lines))
    await asyncio.sleep(1)
    seen: list[float] = []
    for _ in range(moves):
        state = await asyncio.to_thread(house.ask, f"/api/tables/{id}")
        if state["over"]:
            break
        token = tokens[state["actors"][0]]
        mine = await asyncio.to_thread(house.ask, f"/api/tables/{id}", None, token)
        body = {"n": mine["n"], "move": mine["moves"][len(mine["moves"]) // 2]["move"]}
        waiting = [asyncio.create_task(until(line, mine["n"] + 1)) for line in lines]
        start = time.perf_counter()
        await asyncio.to_thread(house.ask, f"/api/tables/{id}/moves", body, token)
        await asyncio.gather(*waiting)
        seen.append(time.perf_counter() - start)
    for line in lines:
        await line.close()
    return seen


def pages(house: House, game: str, seconds: float = 4.0) -> float:
    """Whole table pages a second, one after the other."""
    id, _ = house.open(game)
    count, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        urllib.request.urlopen(f"{house.address}/t/{id}").read()
        count += 1
    return count / seconds


def memory(house: House, game: str, tables: int) -> float:
    """Bytes that a table in memory takes, forty moves into the game."""
    before = house.memory()
    for _ in range(tables):
        id, tokens = house.open(game)
        for _ in range(40):
            state = house.ask(f"/api/tables/{id}")
            if state["over"]:
                break
            token = tokens[state["actors"][0]]
            mine = house.ask(f"/api/tables/{id}", None, token)
            house.ask(f"/api/tables/{id}/moves", {"n": mine["n"], "move": mine["moves"][0]["move"]}, token)
    return (house.memory() - before) / tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--viewers", type=int, default=100)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--tables", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            seen = asyncio.run(click_to_seen(house, asked.game, asked.viewers, asked.moves))
            rate = pages(house, asked.game)
            size = memory(house, asked.game, asked.tables)
        finally:
            house.process.terminate()
            house.process.wait()
    p50, p99 = quantile(seen, 0.5), quantile(seen, 0.99)
    print(f"click to seen by {asked.viewers} viewers   p50 {p50:.0f} ms   p99 {p99:.0f} ms")
    print(f"pages of a table        {rate:.0f} a second")
    print(f"memory of a live table  {size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
