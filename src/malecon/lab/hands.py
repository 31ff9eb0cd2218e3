"""Who does the work of a study: processes of this machine, or the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from functools import cache

from malecon.lab.processes import processes


@contextmanager
def hands(jobs: int, cluster: str = "") -> Iterator[tuple[Executor, int]]:
    """An executor, and how many work there at once. What a cluster leaves undone is done in `jobs` processes."""
    if not cluster:
        with processes(jobs) as pool:
            yield pool, jobs
        return
    from malecon.lab.cluster import Cluster

    with ExitStack() as here:
        far = Cluster(cluster, cache(lambda: here.enter_context(processes(jobs))))
        far.connect()
        far.watch()
        try:
            yield far, far.hands
        finally:
            far.shutdown(wait=False)
