"""Coroutines run by a test that may share its process with a browser's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class Runner:
    """As `asyncio.Runner`, in a thread of its own: Playwright keeps an event loop running in the tests' own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self._thread.submit(self._runner.run, doing).result()

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        with self._thread:
            self._thread.submit(self._runner.close).result()


def run(doing: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, apart."""
    with Runner() as runner:
        return runner.run(doing)
