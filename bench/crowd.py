"""A crowd before a house of several workers: players that ask again until they are answered, and what became of it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx

ROOT = Path(__file__).resolve().parents[1]
MAIN = "if __name__ == '__main__':\n    from malecon.cli import main\n    main()"
# A player doesn't wait longer for an answer: it looks what became of its move.
PATIENCE = 15.0
SOON = 0.1


@contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, as the tests have it; without fsync, so that the disk of this machine doesn't count."""
    sys.path.append(str(ROOT))
    from tests.served import Server, binaries

    programs = binaries()
    if programs is None:
        sys.exit("there is no PostgreSQL: apt install postgresql, or pip install pgserver")
    server = Server(programs)
    try:
        yield server
    finally:
        server.end()


class Addressed(Protocol):
    """A house, or the door before several."""

    address: str


class House:
    """`malecon serve` in a process of its own, with so many workers on a database."""

    def __init__(self, database: str, workers: int, *words: str) -> None:
        command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--database", database]
        # The words of a house that is hurt on purpose aren't what we came to read.
        self.process = subprocess.Popen(
            [*command, "--workers", str(workers), *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        if not said:
            sys.exit("the house didn't start")
        self.address = said[-1].rstrip("/").replace("localhost", "127.0.0.1")

    def workers(self) -> list[int]:
        """The processes that serve now."""
        return serving(self.process.pid)

    def memory(self) -> int:
        """Bytes of memory that its workers have for themselves."""
        return sum(_private(worker) for worker in self.workers())

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


def serving(house: int) -> list[int]:
    """The workers of a house, by the name they have in a list of processes; they come from a child of it."""
    found = [house]
    for pid in found:
        found += [int(child) for child in _told(f"/proc/{pid}/task/{pid}/children").split()]
    return [pid for pid in found if _told(f"/proc/{pid}/comm").strip() == "malecon worker"]


def _told(path: str) -> str:
    try:
        return Path(path).read_text()
    except OSError:
        return ""


def _private(pid: int) -> int:
    lines = _told(f"/proc/{pid}/smaps_rollup").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_Dirty"))


@dataclass(eq=False)
class Try:
    """A move that was sent, on which position, and when it was answered."""

    n: int
    seat: int
    move: str
    answered: float | None = None
    after: int = 0
    sent: float = 0.0
    wanted: float = 0.0  # since when its people wanted to go on


@dataclass(eq=False)
class Seated:
    """A table, the keys to its seats, and all that was tried there."""

    number: int
    id: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    tries: list[Try] = field(default_factory=list)
    refused: Counter[int] = field(default_factory=Counter)
    over: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """Each table's people come from an address of their own, or the house's bounds would stop the bench."""
        return {"x-forwarded-for": f"10.{self.number >> 16 & 255}.{self.number >> 8 & 255}.{self.number & 255}"}


class Crowd:
    """Everybody who plays. Moves are chosen at random, but by a seed."""

    def __init__(self, house: Addressed, game: str, pace: float) -> None:
        self.house, self.game, self.pace = house, game, pace
        self.http = httpx.AsyncClient(
            base_url=house.address, timeout=PATIENCE, limits=httpx.Limits(max_connections=None), trust_env=False
        )

    async def ask(self, table: Seated, path: str, token: str = "") -> Any:
        """Reads until somebody answers."""
        headers = table.headers | ({"authorization": f"Bearer {token}"} if token else {})
        while True:
            try:
                answer = await self.http.get(path, headers=headers)
                if answer.status_code == 200:
                    return answer.json()
            except httpx.HTTPError:
                pass
            await asyncio.sleep(SOON)

    async def sit(self, table: Seated, bot: str = "") -> Seated:
        """Opens a table for two people, or for one and a bot; a cut answer is one table more, which nobody misses."""
        second = {"kind": "bot", "bot": bot} if bot else {"kind": "me"}
        body = {"game": self.game, "seats": [{"kind": "me"}, second], "pace": 0}
        while not table.id:
            try:
                answer = await self.http.post("/api/tables", json=body, headers=table.headers)
            except httpx.HTTPError:
                answer = None
            if answer is None or answer.status_code >= 400:
                table.refused[answer.status_code if answer is not None else 0] += 1
                await asyncio.sleep(SOON)
                continue
            opened = answer.json()
            table.tokens = {seat["seat"]: seat["token"] for seat in opened["seats"] if seat["token"]}
            table.id = opened["table"]
        return table

    async def play(self, table: Seated, until: float) -> None:
        """Plays on for its people until the game is over or the time is."""
        luck = random.Random(table.number)
        await asyncio.sleep(luck.random() * self.pace)
        while time.monotonic() < until:
            wanted = time.monotonic()
            # Nobody to answer, or a bot's turn: who wants to go on looks again soon.
            while (tried := await self.step(table, luck)) is None and not table.over and time.monotonic() < until:
                await asyncio.sleep(SOON)
            if tried is None:
                return
            tried.wanted = wanted
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - wanted)))

    async def step(self, table: Seated, luck: random.Random) -> Try | None:
        """One move, if one of its people has to decide."""
        path = f"/api/tables/{table.id}"
        state = await self.ask(table, path)
        table.over = state["over"]
        mine = [seat for seat in state["actors"] if seat in table.tokens]
        if not mine:
            return None
        token = table.tokens[mine[0]]
        state = await self.ask(table, path, token)
        if not state["moves"]:
            return None
        tried = Try(state["n"], mine[0], luck.choice(state["moves"])["move"], sent=time.perf_counter())
        table.tries.append(tried)
        headers = table.headers | {"authorization": f"Bearer {token}"}
        try:
            answer = await self.http.post(f"{path}/moves", json={"n": tried.n, "move": tried.move}, headers=headers)
        except httpx.HTTPError:
            table.refused[0] += 1
            return None  # stored or not: the next look tells
        if answer.status_code != 200:
            table.refused[answer.status_code] += 1
            return None
        tried.answered, tried.after = time.monotonic(), answer.json()["n"]
        return tried


@dataclass(frozen=True)
class Verdict:
    """What the database says of the moves that were answered."""

    answered: int
    unanswered: int
    lost: int
    twice: int


def judge(database: Path | str, tables: list[Seated]) -> Verdict:
    """Reads every table's log and looks for every move that was tried."""
    from malecon.table.house import House as Kept
    from malecon.table.store import Store

    store = Store(database)
    house = Kept(store)
    tries = [one for table in tables for one in table.tries]
    answered = sum(one.answered is not None for one in tries)
    lost = twice = 0
    for table in tables:
        line = [played for played in house.table(table.id).line if played.seat >= 0]
        by_row: Counter[int] = Counter()
        meant: set[int] = set()
        for one in table.tries:
            played = next((played for played in line if played.row > one.n), None)
            same = played is not None and (played.seat, played.text) == (one.seat, one.move)
            if played is not None and same:
                meant.add(played.row)
                by_row[played.row] += one.answered is not None
            elif one.answered is not None:
                lost += 1
        twice += sum(times > 1 for times in by_row.values())
        # Who had a choice and whose move nobody sent: it was played once more than it was asked for.
        twice += sum(played.seat in table.tokens and played.choices > 1 and played.row not in meant for played in line)
    store.close()
    return Verdict(answered, len(tries) - answered, lost, twice)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def show(rows: list[tuple[str, str]]) -> None:
    """A table of figures."""
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:<{width}}   {value}", flush=True)


def end(pid: int) -> None:
    """kill −9."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
