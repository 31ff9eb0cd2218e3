"""Coroutines run by a test that may share its process with a browser's."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(doing: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, in a thread of its own: Playwright keeps an event loop running in the tests' own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, doing).result()
