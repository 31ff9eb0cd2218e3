"""A house that is told to end sends nobody away in the middle: guests go to other workers first."""

from __future__ import annotations

import asyncio
import signal
import threading

from malecon.web.live import Rooms


def on_term(rooms: Rooms, seconds: float) -> None:
    """From SIGTERM on the worker says that it isn't ready and leaves its bots to the others; then the server ends.

    `seconds` is how long a balancer in front may need to notice. Answers that were begun are finished, and open pages
    are told to connect again (1012).
    """
    if threading.current_thread() is not threading.main_thread():
        return
    end, loop = signal.getsignal(signal.SIGTERM), asyncio.get_running_loop()
    if not callable(end):
        return
    draining: list[asyncio.Task[None]] = []

    async def drain() -> None:
        await rooms.drain()
        await asyncio.sleep(seconds)
        end(signal.SIGTERM, None)

    def begin() -> None:
        if draining:
            end(signal.SIGTERM, None)  # asked twice: at once
        else:
            draining.append(asyncio.create_task(drain()))

    signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(begin))
