"""`malecon serve`: the house on a port of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from functools import partial
from tempfile import TemporaryDirectory

import uvicorn
from fastapi import FastAPI
from uvicorn import _subprocess
from uvicorn.supervisors import Multiprocess

from malecon.core.errors import Unknown
from malecon.table.alone import keep
from malecon.table.database import place
from malecon.table.home import home
from malecon.table.store import Store
from malecon.table.thinking import Thinkers
from malecon.table.workers import call_it
from malecon.web import measures, notes, quotas, sweeping
from malecon.web.app import create
from malecon.web.bounds import open_files
from malecon.web.line import Line
from malecon.web.patience import Patient
from malecon.web.quotas import Quotas

# Seconds that a worker may need to end.
ORPHANED = 30.0
# Where it can be, workers are forked from a process that has loaded everything and does nothing else.
FORKED = "forkserver"
WORKER = "malecon worker"
# How a worker ended when the process it was forked from is gone: perhaps it goes on, but nobody would look after it.
UNKNOWN = 255
WARM = "malecon.web.warm"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | os.PathLike[str] | None = None,
    *,
    database: str | None = None,
    config: str | os.PathLike[str] | None = None,
    workers: int = 1,
    dask: str = "",
    open_browser: bool = False,
    origins: tuple[str, ...] = (),
    quiet: bool = False,
    log: str = "plain",
    drain: float = 0.0,
) -> None:
    """Serves the pages and the API until it is stopped (Ctrl-C or SIGTERM)."""
    if workers > 1 and not database:
        raise Unknown.of("workers-need-database", workers=workers)
    allowed = quotas.read(config)
    listening = _listen(host, port)
    # A database that is served has room for several houses.
    kept = nullcontext() if database else keep(home(data))
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "") else host
    address = f"http://{shown}:{port}/"
    made = partial(worker, data, database, origins, workers, drain, dask, allowed)
    if dask:
        reach(dask)  # later it may come and go
    if workers > 1:
        # What is wrong with the database is said once, before anybody works.
        Store(place(data, database)).close()
    settings = uvicorn.Config(
        made if workers > 1 else made(),
        factory=workers > 1,
        workers=workers,
        http=Patient,
        ws=Line,
        log_config=notes.settings(log),
        log_level="warning",
        access_log=False,
        # Compressing every fragment for every viewer costs four to eight times the processor time.
        ws_per_message_deflate=False,
        # A page sends next to nothing.
        ws_max_size=4096,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=3,
        # On a busy machine a worker needs more than five seconds until it can say that it lives.
        timeout_worker_healthcheck=30,
        server_header=False,
    )
    if not quiet:
        print(f"malecon: {address}", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with kept:
        if workers > 1:
            with TemporaryDirectory(prefix="malecon-") as counts:
                os.environ[measures.SHARED] = counts
                _warm(dask)
                Workers(settings, sockets=[listening]).run()
        else:
            sweeping.settle()
            uvicorn.Server(settings).run(sockets=[listening])


class Workers(Multiprocess):
    """Processes that are started again when they die."""

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            # With our own copy of its end open we would wait half a minute for the answer of one that was killed.
            process.child_conn.close()
            if process.exitcode == UNKNOWN and process.pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, signal.SIGTERM)
        super().keep_subprocess_alive()


def _warm(dask: str) -> None:
    """Has the workers forked, where that can be, as loading takes each of them seconds of a core."""
    if FORKED in multiprocessing.get_all_start_methods():
        forked = multiprocessing.get_context(FORKED)
        forked.set_forkserver_preload([*(["malecon.lab.cluster"] if dask else []), WARM])
        _subprocess.spawn = forked  # type: ignore[assignment]


def reach(dask: str) -> None:
    """Says what is wrong with a cluster before anybody works."""
    from malecon.lab.cluster import Cluster

    found = Cluster(dask, ThreadPoolExecutor)
    found.connect()
    found.shutdown()


def worker(
    data: str | os.PathLike[str] | None,
    database: str | None,
    origins: tuple[str, ...],
    workers: int,
    drain: float,
    dask: str,
    allowed: Quotas,
) -> FastAPI:
    """The application of one process, of so many on this machine."""
    # A table that wants to go on waits a millisecond, not five, for a thread that computes.
    sys.setswitchinterval(0.001)
    if workers > 1:
        call_it(WORKER)
        _follow_the_house(drain)
    farm = None
    if dask:
        from malecon.lab.cluster import Cluster

        farm = partial(Cluster, dask)
    thinkers = Thinkers(allowed.sizes.thinkers or max(1, ((os.cpu_count() or 2) - 1) // workers), farm=farm)
    # uvicorn makes these itself, one for each line.
    Patient.head_time, Patient.body_time = allowed.sizes.head_seconds, allowed.sizes.body_seconds
    bounds = allowed.bound(open_files())
    return create(
        data,
        database=database,
        origins=origins,
        thinkers=thinkers,
        bounds=bounds,
        drain=drain,
        club=allowed.club,
        reminders=allowed.post,
    )


def _follow_the_house(drain: float) -> None:
    """Ends this worker with the process that started it, even one that was killed and could say nothing; and whatever
    keeps it, as a worker that nobody looks after must not stay."""
    house = multiprocessing.parent_process()
    assert house is not None

    def wait() -> None:
        house.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(drain + ORPHANED)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    """Takes the port before anything else, so that a taken one is said in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: only then does asyncio switch Nagle’s algorithm off, which holds every answer back by 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Unknown(f"{host}:{port} can't be used ({reason}): choose another --port or --host.") from None
    listening.listen(2048)
    return listening
