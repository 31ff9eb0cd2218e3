"""Processes that think, one thing each at a time. One that takes too long is ended, and the others think on."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from multiprocessing import forkserver, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
KNOWN = 8  # so many, for whom it thought last, a process is taken to remember


def apart() -> SpawnContext | ForkServerContext:
    """How processes are started: not forked from this one, as the server has threads and a fork would copy their locks.
    A worker of several was forked from a process that has all loaded and no threads, and so are its thinkers."""
    if forkserver.get_inherited_fds() is None:
        return multiprocessing.get_context("spawn")
    # Its own words say that a child uses its parent's, but it would start another.
    forkserver._forkserver.ensure_running = resource_tracker.ensure_running  # type: ignore[method-assign]
    return multiprocessing.get_context("forkserver")


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = apart()
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self.known: list[str] = []  # whom it thought for last, the latest at the end

    def ask(self, limit: float, think: Callable[..., T], args: Any, named: Any) -> T:
        """What `think` makes of its arguments over there, or TimeoutError."""
        self._line.send((think, args, named))
        if not self._line.poll(limit):
            raise TimeoutError(f"no answer in {limit:g} s")
        answer, error = self._line.recv()
        if error is not None:
            raise error
        thought: T = answer
        return thought

    def remember(self, whom: str) -> None:
        """Notes for whom it thinks."""
        self.known = [*(one for one in self.known if one != whom), whom][-KNOWN:]

    def end(self) -> None:
        """Ends it whatever it is doing; compiled code would hear nothing softer."""
        self._process.kill()


class Lost(RuntimeError):
    """The process ended before it had an answer."""


class Failed(RuntimeError):
    """What was to be thought failed; the process is well."""


class Workers(Executor):
    """So many processes, started when they are needed and again when they are lost."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        # Each of these only waits for its process.
        self._threads = ThreadPoolExecutor(count, "thinking")
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self.submit_for("", fn, *args, **kwargs)

    def submit_for(self, whom: str, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The same, by the process that thought for them last if it is free: it may remember something."""
        return self._threads.submit(self._run, whom, self.limit, fn, args, kwargs)

    def _run(self, whom: str, limit: float, think: Callable[..., T], args: Any, named: Any) -> T:
        with self._lock:
            if self._closed:
                raise Lost("the house is closing")
            worker = self._free(whom)
            self._busy.append(worker)
        well = True
        try:
            return worker.ask(limit, think, args, named)
        except TimeoutError:
            well = False
            raise
        except (EOFError, OSError) as error:
            well = False
            raise Lost("its process ended") from error
        finally:
            with self._lock:
                self._busy.remove(worker)
                if well and not self._closed:
                    self._idle.append(worker)
                else:
                    worker.end()

    def _free(self, whom: str) -> Worker:
        if not self._idle:
            worker = Worker()
        else:
            # Of the others rather one that remembers nobody: it has nothing to lose.
            at = max(range(len(self._idle)), key=lambda i: (whom in self._idle[i].known, -len(self._idle[i].known), i))
            worker = self._idle.pop(at)
        if whom:
            worker.remember(whom)
        return worker

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends all thinking at once; what still waits for its turn fails like what was being thought of."""
        with self._lock:
            self._closed = True
            for worker in (*self._idle, *self._busy):
                worker.end()
            self._idle.clear()
        self._threads.shutdown(wait, cancel_futures=cancel_futures)


def call_it(name: str) -> None:
    """Names this process for who looks at a list of them, where the system can: at most fifteen letters."""
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_text(name)


def _work(line: Connection) -> None:
    """The life of a worker's process."""
    call_it("malecon thinker")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which ends us
    _follow_the_house()
    while True:
        try:
            think, args, named = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send((think(*args, **named), None))
        except Exception as error:
            line.send((None, Failed(f"{type(error).__name__}: {error}")))


def _follow_the_house() -> None:
    """Ends this process with the server, even one that was killed and could say nothing."""
    house = multiprocessing.parent_process()
    assert house is not None

    def wait() -> None:
        house.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
