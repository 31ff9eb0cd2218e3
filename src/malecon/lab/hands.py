"""Who does the work of a study: processes of this machine, or the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, TypeVar

from malecon.lab.processes import processes

T = TypeVar("T")


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


def each(pool: Executor | None, work: Callable[..., T], *asked: Iterable[Any]) -> Iterator[T]:
    """What comes of the work, in order; it is done here where there is no pool. An executor's own `map` cancels what is
    left when it is cut, and over that the thread of a pool stumbles when its processes end."""
    if pool is None:
        yield from map(work, *asked)
        return
    for answer in [pool.submit(work, *one) for one in zip(*asked)]:
        yield answer.result()
