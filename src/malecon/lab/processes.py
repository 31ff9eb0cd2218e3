"""Processes that play: compiled code never lets go of the interpreter, so a core is used by a process of its own."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker

_DEAF = (signal.SIGINT, signal.SIG_IGN)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes that doesn't outlive the work: Ctrl-C ends it at once."""
    # Spawned, not forked: a fork would copy the threads of a progress bar or of a server in mid-air.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=signal.signal, initargs=_DEAF)
    try:
        with _deaf_children():
            for _ in range(jobs):
                pool.submit(int)  # nothing to do: it only starts the process
        yield pool
    except BaseException:
        # Compiled code in a process doesn't hear a Ctrl-C: it is ended, so that nobody waits for its games. The pool
        # finds that out by itself; left alone meanwhile it might end after the interpreter has begun to.
        for process in set(multiprocessing.active_children()) - others:
            process.kill()
        pool.shutdown()
        raise
    pool.shutdown()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """A terminal sends Ctrl-C to all processes. Those started here don't hear it even while they wake up, when they
    couldn't answer but with a stack trace; one that comes in meanwhile is heard afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # when it starts it opens the ears again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
