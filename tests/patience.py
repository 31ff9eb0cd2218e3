"""Waiting for what another thread, process or server is about to do."""

from __future__ import annotations

import time
from collections.abc import Callable


def until(true: Callable[[], bool], seconds: float = 180.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
