"""What faults cost: tables played at two workers on one PostgreSQL while one of them is killed every few seconds.

python bench/faults.py --database postgresql://… [--tables 20] [--seconds 60] [--every 5] [--game santiago]

Every answered move has to be in the log afterwards, once; the longest silence is how long a table waited for an answer.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from malecon.table.schema import rows
from malecon.table.store import Store

MAIN = "if __name__ == '__main__':\n    from malecon.cli import main; main()"


class Worker:
    """A server of its own process, started again after it was killed."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.ready = False
        self.start("0")

    def start(self, port: str) -> None:
        command = [sys.executable, "-c", MAIN, "serve", "--port", port, "--database", self.database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]
        # As a balancer looks before it sends anybody.
        while not self.ready:
            time.sleep(0.1)
            with contextlib.suppress(OSError):
                self.ready = ask(self, "ready")["ready"]

    def kill(self) -> None:
        self.process.kill()
        # Noticed only now: what was sent meanwhile found nobody.
        self.process.wait()
        time.sleep(0.2)
        self.ready = False
        self.start(self.address.rsplit(":", 1)[1].rstrip("/"))


def ask(worker: Worker, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(worker.address + path, data, headers), timeout=20) as answer:
        return json.load(answer)


@dataclass
class Game:
    """Two programs at a table, each request to either worker."""

    workers: list[Worker]
    id: str
    tokens: list[str]
    luck: random.Random
    answered: list[tuple[int, int, str]] = field(default_factory=list)  # the row before, the seat and its move
    silence: float = 0.0
    failed: int = 0

    def play(self, until: float) -> None:
        spoken = time.monotonic()
        while time.monotonic() < until:
            try:
                state = self._ask(f"api/tables/{self.id}")
                if state["over"]:
                    return
                seat = state["actors"][0]
                mine = self._ask(f"api/tables/{self.id}", token=self.tokens[seat])
                move = self.luck.choice(mine["moves"])["move"]
                asked = {"n": mine["n"], "move": move}
                self._ask(f"api/tables/{self.id}/moves", asked, self.tokens[seat])
            except urllib.error.HTTPError as error:
                if error.code != 409:
                    self.failed += 1
                    time.sleep(0.05)
                continue
            except (OSError, IndexError, ValueError):
                self.failed += 1
                time.sleep(0.05)
                continue
            self.answered.append((mine["n"], seat, move))
            self.silence = max(self.silence, time.monotonic() - spoken)
            spoken = time.monotonic()
        if not self.answered:
            self.silence = time.monotonic() - spoken

    def _ask(self, path: str, body: Any = None, token: str = "") -> Any:
        return ask(self.luck.choice([worker for worker in self.workers if worker.ready]), path, body, token)


def lost(store: Store, game: Game) -> int:
    """How many of the answered moves aren't in the log, as the next choice of their seat, exactly once."""
    wanted = select(rows.c.number, rows.c.seat, rows.c.text).where(rows.c.table == game.id, rows.c.kind == "move")
    with store.reading() as sql:
        stored = sql.execute(wanted.order_by(rows.c.number)).all()
    missing = 0
    for n, seat, move in game.answered:
        following = next(((row.seat, row.text) for row in stored if row.number > n), None)
        missing += following != (seat, move)
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--game", default="santiago")
    asked = parser.parse_args()
    workers = [Worker(asked.database) for _ in range(2)]
    games, kills = [], 0
    seats = [{"kind": "me"}, {"kind": "me"}]
    for number in range(asked.tables):
        made = ask(workers[0], "api/tables", {"game": asked.game, "seats": seats})
        tokens = [seat["token"] for seat in made["seats"]]
        games.append(Game(workers, made["table"], tokens, random.Random(number)))
    until = time.monotonic() + asked.seconds
    threads = [threading.Thread(target=game.play, args=(until,)) for game in games]
    for thread in threads:
        thread.start()
    while time.monotonic() + asked.every < until:
        time.sleep(asked.every)
        workers[kills % 2].kill()
        kills += 1
    for thread in threads:
        thread.join()
    for worker in workers:
        worker.process.kill()
    store = Store(asked.database)
    answered, missing = sum(len(game.answered) for game in games), sum(lost(store, game) for game in games)
    silence, failed = max(game.silence for game in games), sum(game.failed for game in games)
    print(f"{asked.tables} tables, {asked.seconds:g} s, {kills} times kill −9 of a worker")
    print(f"{answered} moves answered ({answered / asked.seconds:.0f} a second), {missing} of them lost")
    print(f"{failed} requests had to be sent again; longest silence at a table {silence:.1f} s")
    store.close()
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
