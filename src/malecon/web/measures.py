"""What the house's keeper can watch: counts for Prometheus, of one worker or of all on this machine together."""

from __future__ import annotations

import os
import re
import time
from contextvars import ContextVar
from pathlib import Path
from typing import Literal

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

# Where the workers of a machine put their counts; read by prometheus-client when it is loaded.
SHARED = "PROMETHEUS_MULTIPROC_DIR"
ALL: Literal["livesum"] = "livesum"  # those of the workers that live, together

TABLES = Gauge("malecon_tables", "Tables in memory.", multiprocess_mode=ALL)
PEOPLE = Gauge("malecon_people", "Seats whose people are here.", multiprocess_mode=ALL)
SOCKETS = Gauge("malecon_sockets", "Open pages and event streams.", ["kind"], multiprocess_mode=ALL)
PLAYING = Gauge("malecon_bot_tables", "Tables whose bots this worker plays for now.", multiprocess_mode=ALL)
WAITING = Gauge("malecon_thinking_waiting", "Bots and hints that wait for their turn to think.", multiprocess_mode=ALL)
THINKING = Gauge("malecon_thinking", "Bots and hints that think now.", multiprocess_mode=ALL)
MOVES = Counter("malecon_moves", "Choices that were played.", ["by"])
SEEN = Histogram(
    "malecon_click_to_seen_seconds",
    "From a request that changed a table until a page of this worker had what it changed.",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
REQUESTS = Histogram("malecon_request_seconds", "How long requests took.", ["method", "status"])
REFUSALS = Counter("malecon_refusals", "What was refused, by kind.", ["kind"])
ERRORS = Counter("malecon_errors", "Requests that failed by a fault of ours.")

# When the request began that is being answered, where it may change something.
click: ContextVar[float | None] = ContextVar("click", default=None)


def seen(clicked: float | None) -> None:
    """A page has what was asked for then."""
    if clicked is not None:
        SEEN.observe(time.perf_counter() - clicked)


def shown() -> bytes:
    """All counts as Prometheus reads them."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*.db"):
        number = re.search(r"_(\d+)\.db$", file.name)
        if number and not _lives(int(number[1])):
            multiprocess.mark_process_dead(int(number[1]), folder)  # type: ignore[no-untyped-call]
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
