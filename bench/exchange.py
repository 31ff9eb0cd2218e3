"""A house whose workers are exchanged while people play: does anybody notice?

python bench/exchange.py [--then PLACE] [--tables 6] [--pause 5] [--drain 3]

Two houses of two workers each on one PostgreSQL, behind Caddy with our own Caddyfile. One after the other is told to
end (SIGTERM), started again and waited for until it is ready; `--then` is where the package of another version lies:
then they are exchanged for that one and back. Half of the tables have a bot, and each has an open page that connects
again when it is told to, as pages do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter

import httpx
from crowd import MAIN, ROOT, SOON, Crowd, Seated, judge, postgres, quantile, show
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Wing:
    """One of the houses behind the door: always at the same port, of one version or the other."""

    def __init__(self, database: str, drain: float) -> None:
        self.port, self._database, self._drain = free_port(), database, drain
        self.process: subprocess.Popen[bytes] | None = None

    async def open(self, package: str) -> None:
        known = {"PYTHONPATH": package} if package else {}
        words = ["--port", str(self.port), "--database", self._database, "--workers", "2", "--drain", str(self._drain)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", MAIN, "serve", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | known,
        )
        async with httpx.AsyncClient(trust_env=False) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/ready")).status_code == 200:
                        return
                await asyncio.sleep(SOON)

    async def close(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(self.process.wait)


class Door:
    """Caddy before both of them."""

    def __init__(self, wings: list[Wing]) -> None:
        caddy = shutil.which("caddy")
        if caddy is None:
            sys.exit("there is no Caddy: apt install caddy")
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        inside = " ".join(f"127.0.0.1:{wing.port}" for wing in wings)
        self.process = subprocess.Popen(
            [caddy, "run", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"MALECON_SITE": self.address, "MALECON_WORKERS": inside},
        )

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


class Page:
    """An open page of a table: how often it was told to connect again, and how long nothing could reach it then."""

    def __init__(self) -> None:
        self.gaps: list[float] = []

    async def look(self, door: str, table: Seated) -> None:
        live, headers = door.replace("http", "ws") + f"/t/{table.id}/live", table.headers | {"Origin": door}
        left = 0.0
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(live, additional_headers=headers, max_size=None, proxy=None) as line:
                    async for _ in line:
                        if left:
                            self.gaps.append(time.monotonic() - left)
                            left = 0.0
            left = left or time.monotonic()
            await asyncio.sleep(SOON)


async def run(asked: argparse.Namespace) -> bool:
    with postgres() as server:
        database = server.new()
        wings = [Wing(database, asked.drain), Wing(database, asked.drain)]
        for wing in wings:
            await wing.open(asked.then)
        door = Door(wings)
        try:
            crowd = Crowd(door, asked.game, asked.pace)
            bots = [asked.bot if number % 2 else "" for number in range(asked.tables)]
            tables = list(await asyncio.gather(*(crowd.sit(Seated(number), bot) for number, bot in enumerate(bots))))
            pages = [Page() for _ in tables]
            looking = [asyncio.create_task(page.look(door.address, table)) for page, table in zip(pages, tables)]
            playing = [asyncio.create_task(crowd.play(table, float("inf"))) for table in tables]
            began, ended = time.monotonic(), []
            for package in ("", asked.then):
                for wing in wings:
                    await asyncio.sleep(asked.pause)
                    told = time.monotonic()
                    await wing.close()
                    ended.append(time.monotonic() - told)
                    await wing.open(package)
            await asyncio.sleep(asked.pause)
            seconds = time.monotonic() - began
            for task in (*playing, *looking):
                task.cancel()
            await asyncio.gather(*playing, *looking, return_exceptions=True)
            await crowd.http.aclose()
        finally:
            door.end()
            for wing in wings:
                await wing.close()
        found = judge(database, tables)
    refused = sum((table.refused for table in tables), Counter())
    rows = [
        ("tables · exchanges · seconds", f"{asked.tables} · {len(ended)} · {seconds:.0f}"),
        ("moves answered · not answered", f"{found.answered} · {found.unanswered}"),
        ("answered and lost · played twice", f"{found.lost} · {found.twice}"),
        ("refused, by status (0: no answer)", f"{dict(refused) or 'none'}"),
        ("from SIGTERM to the end of a house, longest", f"{max(ended):.1f} s"),
    ]
    for whose, odd in (("of people", 0), ("with a bot", 1)):
        tries = [one for table in tables if table.number % 2 == odd for one in table.tries if one.answered]
        waits = [(one.answered or 0.0) - one.wanted for one in tries if one.wanted]
        rows.append((f"a move at a table {whose}, p50 · longest", f"{quantile(waits, 0.5):.2f} · {max(waits):.1f} s"))
    gaps = [gap for page in pages for gap in page.gaps]
    rows += [
        (
            "pages that connected again · longest until they saw the table",
            f"{len(gaps)} · {max(gaps, default=0.0):.1f} s",
        ),
        ("load of the machine (1 for each core that is busy)", f"{os.getloadavg()[0]:.0f}"),
    ]
    show(rows)
    return not (found.lost or found.twice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--then", default="", help="where the other version's package lies")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two exchanges")
    parser.add_argument("--drain", type=float, default=3.0)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two moves at a table, at least")
    parser.add_argument("--bot", default="medium")
    sys.exit(not asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
