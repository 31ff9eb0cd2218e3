"""A Dask cluster plays and thinks as this machine would, also when a worker, all of them or the scheduler is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from malecon.core.errors import Unknown
from malecon.lab import cluster
from malecon.lab.balance import balance
from malecon.lab.cluster import Cluster
from malecon.lab.dataset import Dataset, make
from malecon.lab.hands import hands
from malecon.lab.ladder import Pair, climb
from malecon.lab.simulate import Played, Series, simulate
from malecon.table.thinking import Thinkers
from tests import apart
from tests.cli.conftest import Malecon, malecon_says
from tests.patience import until
from tests.table.test_thinking import position

pytestmark = pytest.mark.long
__all__ = ["malecon_says"]
SERIES = Series("santiago", ("random", "greedy"), games=24, seed=5)


@pytest.fixture(scope="module")
def clusters() -> Iterator[list[Any]]:
    made: list[Any] = []
    yield made
    for one in made:
        one.close()


@pytest.fixture
def dask(clusters: list[Any]) -> Any:
    """Two workers, new ones where a test before has killed them: a busy machine's nanny may give up on hers."""
    if not clusters or len(clusters[-1].scheduler.workers) < 2:
        clusters.append(
            LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1")
        )
        until(lambda: len(clusters[-1].scheduler.workers) == 2)
    return clusters[-1]


@pytest.fixture
def address(dask: Any) -> str:
    found: str = dask.scheduler_address
    return found


def untimed(played: list[Played]) -> list[Played]:
    return [replace(one, seconds=0.0, heard=None) for one in played]


def once_killed(mark: str) -> int:
    """Kills the process that is asked first."""
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return os.getpid()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def deadly(home: int) -> int:
    """Kills whoever is asked, but at home."""
    if os.getpid() != home:
        os.kill(os.getpid(), signal.SIGKILL)
    return home


def test_the_same_games_in_one_process_and_on_a_cluster(address: str) -> None:
    told: list[int] = []
    assert untimed(simulate(SERIES, progress=told.append, cluster=address)) == untimed(simulate(SERIES))
    assert sum(told) == SERIES.games
    pair = Pair("greedy", "random", 2, 0.5)
    [here], [there] = (climb("santiago", [pair], seed=3, most=20, cluster=at) for at in ("", address))
    assert untimed(here.played) == untimed(there.played)
    here, there = (balance("comptoir", ("random",), games=4, counts=(2,), cluster=at) for at in ("", address))  # type: ignore[assignment]
    assert here == there


def test_a_dataset_is_the_same_file(address: str, tmp_path: Path) -> None:
    few = Series("santiago", ("random", "random"), games=3, seed=5)
    files = [tmp_path / "here.parquet", tmp_path / "there.parquet"]
    for file, at in zip(files, ("", address)):
        make(Dataset(few, file), cluster=at)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_task_whose_worker_was_killed_is_done_again(address: str, tmp_path: Path) -> None:
    with hands(1, address) as (pool, count):
        assert count == 2
        assert pool.submit(once_killed, str(tmp_path / "killed")).result(60) not in (0, os.getpid())
        left = [pool.submit(abs, -number) for number in range(9)]
        assert [one.result(60) for one in left] == list(range(9))


def test_the_same_games_while_a_worker_is_killed(dask: Any, address: str) -> None:
    nanny = next(iter(dask.workers.values()))
    killed: list[int] = []

    def kill(games: int) -> None:
        if not killed:
            killed.append(nanny.process.pid)
            os.kill(nanny.process.pid, signal.SIGKILL)

    assert untimed(simulate(SERIES, progress=kill, cluster=address)) == untimed(simulate(SERIES))
    assert killed


def test_what_kills_every_worker_is_done_here(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TRIES", 1)
    with ThreadPoolExecutor(1) as here:
        far = Cluster(address, lambda: here)
        far.connect()
        assert far.submit(deadly, os.getpid()).result(120) == os.getpid()
        far.shutdown()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def start(what: str, *words: str) -> subprocess.Popen[bytes]:
    main = f"from distributed.cli.dask_{what} import main; main()"
    return subprocess.Popen([sys.executable, "-c", main, *words], stderr=subprocess.DEVNULL)


class Scheduler:
    """A scheduler and a worker, each a process of its own."""

    def __init__(self) -> None:
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self.processes = [
            start("scheduler", f"--port={port}", "--host=127.0.0.1", "--no-dashboard"),
            start("worker", self.address, "--nthreads=1", "--no-dashboard", "--no-nanny"),
        ]

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture
def scheduler() -> Iterator[Scheduler]:
    started = Scheduler()
    yield started
    started.end()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
def test_when_the_scheduler_is_gone_the_tables_think_here(scheduler: Scheduler, how: signal.Signals) -> None:
    state = position()
    farms: list[Cluster] = []

    def farm(here: Callable[[], Executor]) -> Cluster:
        farms.append(Cluster(scheduler.address, here))
        return farms[0]

    async def think() -> None:
        thinkers = Thinkers(1, limit=60.0, farm=farm)
        try:
            await asyncio.to_thread(until, lambda: farms[0].hands == 1)
            assert await thinkers.choose("medium", state, state.actor, "a") in state.moves()
            waiting = farms[0].submit(time.sleep, 2), farms[0].submit(os.getpid)
            scheduler.processes[0].send_signal(how)
            assert await thinkers.choose("medium", state, state.actor, "b") in state.moves()
            await asyncio.to_thread(until, lambda: farms[0].hands == 0)
            assert await asyncio.to_thread(waiting[1].result, 60) > 0
            assert await thinkers.choose("medium", state, state.actor, "c") in state.moves()
        finally:
            thinkers.close()

    apart.run(think())


def test_nobody_there_is_one_sentence_in_both_languages(malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    nobody = f"tcp://127.0.0.1:{free_port()}"
    words = ("simulate", "santiago", "--players", "random,random", "--dask", nobody)
    answer = malecon_says(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"malecon: no Dask scheduler answers at {nobody} (")
    assert answer.err.count("\n") == 1
    assert "aucun ordonnanceur Dask ne répond" in malecon_says(*words, "--lang", "fr").err
    answer = malecon_says("serve", "--dask", "nonsense://", "--port", "0")
    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_without_the_package_one_sentence_says_which(malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "malecon.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    answer = malecon_says("simulate", "santiago", "--players", "random,random", "--dask", "tcp://127.0.0.1:1")
    assert answer.code == 2
    assert 'pip install "malecon[cluster]"' in answer.err


def test_a_cluster_without_workers_or_with_another_malecon_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("malecon.__version__", "0.0.7")
    with pytest.raises(Unknown, match=r"has Malecón .*, here it is 0\.0\.7"):
        simulate(SERIES, cluster=address)
    with (
        LocalCluster(n_workers=0, processes=True, dashboard_address=None, host="127.0.0.1") as empty,
        pytest.raises(Unknown, match="nobody works at"),
    ):
        simulate(SERIES, cluster=empty.scheduler_address)
