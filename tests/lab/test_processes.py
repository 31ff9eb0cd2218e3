"""The processes of the lab leave Ctrl-C to the one that started them, and end with what they were started for."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from malecon.lab.hands import each
from malecon.lab.processes import processes
from tests.patience import until


def test_they_are_deaf_to_ctrl_c_from_their_first_moment() -> None:
    """The terminal sends it to all: one that is still waking up would answer with a stack trace."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    with processes(2) as pool:
        for _ in range(4):
            assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
        assert pool.submit(os.getpid).result() != os.getpid()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == before


def test_work_that_fails_ends_its_own_processes_alone() -> None:
    before = set(multiprocessing.active_children())  # of other tests that ran in this process
    other = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    other.start()
    try:
        with pytest.raises(ZeroDivisionError), processes(1) as pool:
            assert pool.submit(int).result() == 1 / 0
        until(lambda: before | {other} >= set(multiprocessing.active_children()))
        assert other.is_alive()
    finally:
        other.kill()


def test_answers_come_in_the_order_of_what_was_asked() -> None:
    def late(by: float) -> float:
        time.sleep(by)
        return by

    asked = [0.1, 0.0, 0.05]
    with ThreadPoolExecutor(3) as pool:
        assert list(each(pool, late, asked)) == list(each(None, late, asked)) == asked


def test_work_that_is_cut_leaves_no_thread_and_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a stack trace comes now and then: of a task that nobody wants any more, or of a pipe closed twice."""
    said: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    before = set(threading.enumerate())

    def cut(pool: Any, work: Callable[..., None]) -> None:
        for _ in each(pool, work, [0.0] + [60.0] * 20):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), processes(2) as pool:
        cut(pool, time.sleep)
    assert set(threading.enumerate()) <= before
    assert said == []
