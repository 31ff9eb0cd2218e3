"""A house that is hurt while people play: is a move lost that was answered, or played twice, and when does it go on?

python bench/faults.py [--tables 8] [--workers 2] [--every 6] [--rounds 1] [--only worker,database,cut,cluster]

Each round does each of these once, some seconds apart: kill −9 of a worker; a restart of PostgreSQL; a proxy between
the house and PostgreSQL that drops every line and takes none for two seconds; kill −9 of a Dask worker; kill −9 of the
Dask scheduler, which is started again. Half of the tables have a bot, which thinks on the cluster where there is one.
The full size: --tables 100 --rounds 10.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from crowd import Crowd, House, Seated, end, judge, postgres, quantile, show

if TYPE_CHECKING:
    from tests.served import Server

FAULTS = ("worker", "database", "cut", "cluster", "scheduler")
AWAY = 2.0  # seconds without a network
SOCKET = ".s.PGSQL.5432"


class Line:
    """A proxy before a PostgreSQL's socket, in a folder of its own."""

    def __init__(self, behind: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="malecon-line-", dir="/tmp"))
        self._behind = behind / SOCKET
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def join(self) -> None:
        self._server = await asyncio.start_unix_server(self._carry, self.folder / SOCKET)

    async def cut(self) -> None:
        """Every line breaks, and no new one is taken."""
        assert self._server is not None
        self._server.close()
        (self.folder / SOCKET).unlink(missing_ok=True)
        for writer in list(self._open):
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self._behind)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        self._open -= {writer, back}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # Called off only with the bench itself.
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError, RuntimeError):
            writer.close()


class Farm:
    """A Dask scheduler and its workers, each a process."""

    def __init__(self, workers: int) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.scheduler = self._schedule()
        self.workers = [self._work() for _ in range(workers)]

    def _schedule(self) -> subprocess.Popen[bytes]:
        return _dask("scheduler", f"--port={self.port}", "--host=127.0.0.1", "--no-dashboard")

    def _work(self) -> subprocess.Popen[bytes]:
        return _dask("worker", self.address, "--nthreads=1", "--no-nanny", "--no-dashboard", "--death-timeout=60")

    def kill_worker(self) -> None:
        """One dies, and somebody starts another."""
        dead = self.workers.pop(0)
        dead.kill()
        dead.wait()
        self.workers.append(self._work())

    def kill_scheduler(self) -> None:
        self.scheduler.kill()
        self.scheduler.wait()
        self.scheduler = self._schedule()

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _dask(what: str, *words: str) -> subprocess.Popen[bytes]:
    main = f"if __name__ == '__main__':\n    from distributed.cli.dask_{what} import main\n    main()"
    quiet = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", main, *words], stdout=quiet, stderr=quiet)


@contextlib.contextmanager
def farm(wanted: bool) -> Iterator[Farm | None]:
    if not wanted:
        yield None
        return
    found = Farm(2)
    try:
        reach(found)
        yield found
    finally:
        found.end()


def reach(found: Farm) -> None:
    from distributed import Client

    with Client(found.address, timeout=60, set_as_default=False) as client:
        client.wait_for_workers(1, timeout=60)


class Hurt:
    """Each fault, when it came, and when each table went on."""

    def __init__(self, asked: argparse.Namespace, server: Server, line: Line, house: House, dask: Farm | None) -> None:
        self.asked, self.server, self.line, self.house, self.dask = asked, server, line, house, dask
        self.came: list[tuple[str, float]] = []

    async def go(self, until: float) -> None:
        faults = [fault for _ in range(self.asked.rounds) for fault in FAULTS if fault in self.asked.only]
        for number, fault in enumerate(faults):
            await asyncio.sleep(self.asked.every)
            self.came.append((fault, time.monotonic()))
            await getattr(self, fault)(number)

    async def worker(self, number: int) -> None:
        found = self.house.workers()
        if found:
            end(found[number % len(found)])

    async def database(self, number: int) -> None:
        def again() -> None:
            self.server.stop()
            self.server.start()

        await asyncio.to_thread(again)

    async def cut(self, number: int) -> None:
        await self.line.cut()
        await asyncio.sleep(AWAY)
        await self.line.join()

    async def cluster(self, number: int) -> None:
        if self.dask:
            await asyncio.to_thread(self.dask.kill_worker)

    async def scheduler(self, number: int) -> None:
        if self.dask:
            await asyncio.to_thread(self.dask.kill_scheduler)


def silences(came: list[tuple[str, float]], tables: list[Seated], fault: str) -> list[float]:
    """For each fault of a kind and each table, the seconds until its next move was answered: since the fault, or since
    its people wanted to go on, if they only thought until then."""
    found = []
    for at in [at for name, at in came if name == fault]:
        for table in tables:
            after = [
                (one.answered, one.wanted) for one in table.tries if one.answered is not None and one.answered > at
            ]
            if after:
                answered, wanted = min(after)
                found.append(answered - max(at, wanted))
    return found


async def run(asked: argparse.Namespace) -> bool:
    with postgres() as server, farm(bool({"cluster", "scheduler"} & set(asked.only))) as dask:
        database = server.new()
        line = Line(server.folder)
        line.folder.chmod(0o755)
        await line.join()
        through = database.replace(str(server.folder), str(line.folder))
        words = ["--dask", dask.address] if dask else []
        house = await asyncio.to_thread(House, through, asked.workers, *words)
        try:
            crowd = Crowd(house, asked.game, asked.pace)
            bots = [asked.bot if number % 2 else "" for number in range(asked.tables)]
            tables = list(await asyncio.gather(*(crowd.sit(Seated(number), bot) for number, bot in enumerate(bots))))
            hurt = Hurt(asked, server, line, house, dask)
            length = asked.every * (len(asked.only) * asked.rounds + 2)
            until = time.monotonic() + length
            await asyncio.gather(hurt.go(until), *(crowd.play(table, until) for table in tables))
            # A fault that took longer than planned leaves nobody time to go on: everybody gets some more.
            more = time.monotonic() + asked.every
            await asyncio.gather(*(crowd.play(table, more) for table in tables))
            await crowd.http.aclose()
        finally:
            house.end()
            await line.cut()
            line.folder.rmdir()
        found = judge(database, tables)
        stuck = [
            table.id
            for table in tables
            if not table.over and not any((one.answered or 0) > hurt.came[-1][1] for one in table.tries)
        ]
    rows = [
        ("tables · workers · seconds", f"{asked.tables} · {asked.workers} · {length:.0f}"),
        ("moves answered", f"{found.answered}"),
        ("moves without an answer", f"{found.unanswered}"),
        ("answered and lost", f"{found.lost}"),
        ("played twice", f"{found.twice}"),
        ("tables that didn't go on", f"{len(stuck)}"),
    ]
    for fault in FAULTS:
        times = sum(name == fault for name, _ in hurt.came)
        for whose, odd in (("of people", 0), ("with a bot", 1)) if times else ():
            seconds = silences(hurt.came, [table for table in tables if table.number % 2 == odd], fault)
            told = f"{quantile(seconds, 0.5):.1f} · {max(seconds, default=float('nan')):.1f} s"
            rows.append((f"{fault} ×{times}: until a table {whose} goes on, p50 · longest", told))
    rows.append(("load of the machine (1 for each core that is busy)", f"{os.getloadavg()[0]:.0f}"))
    show(rows)
    return not (found.lost or found.twice or stuck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--every", type=float, default=6.0, help="seconds between two faults")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.3, help="seconds between two moves at a table, at least")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--only", default=",".join(FAULTS), type=lambda text: [*text.split(",")])
    sys.exit(not asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
