"""A Dask cluster that thinks and plays, as long as it is there; without it the work is done on this machine.

What is asked of it depends on its arguments alone, so that a task whose worker was killed is simply done again.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from distributed import Client
from distributed.scheduler import KilledWorker

import malecon
from malecon.core.errors import Unknown

P = ParamSpec("P")
T = TypeVar("T")
note = logging.getLogger("malecon.cluster")

# Seconds that a scheduler has to answer: when it is asked for the first time, and later.
PATIENCE, ANSWER = 5.0, 2.0
# Seconds between two looks at it, and between two attempts to reach it again.
BEAT, AGAIN = 1.0, 5.0
# How often a task is tried over there; Dask itself gives it to another worker three times before it calls that one.
TRIES = 2
VERSION = "__import__('malecon').__version__"


@dataclass(eq=False)
class Task:
    """Something to be done, and what came of it."""

    think: Callable[..., Any]
    args: Any
    named: Any
    tries: int = 0
    answer: Future[Any] = field(default_factory=Future)


class Cluster(Executor):
    """The workers of a scheduler. What it can't do any more is given to the executor that `spare` makes."""

    def __init__(self, address: str, spare: Callable[[], Executor]) -> None:
        self.address = address
        # How many think at once over there; none while nobody answers.
        self.hands = 0
        self._spare = spare
        self._client: Any = None
        self._lock, self._turn = threading.Lock(), threading.Lock()
        self._far: dict[Future[Any], Task] = {}
        self._ended = threading.Event()
        self._watch = threading.Thread(target=self._look_after, name="cluster", daemon=True)

    def connect(self) -> None:
        """Looks for the scheduler now, and says what is wrong with it: Unknown."""
        self._client = client = reach(self.address)
        threads: dict[str, int] = client.nthreads()
        self.hands = sum(threads.values())
        if not self.hands:
            self._leave()
            raise Unknown.of("cluster-empty", address=self.address)
        for worker, version in client.run(eval, VERSION, on_error="return").items():
            if version != malecon.__version__:
                self._leave()
                other = version if isinstance(version, str) else f"{type(version).__name__}: {version}".rstrip(".")
                raise Unknown.of("cluster-differs", worker=worker, other=other, ours=malecon.__version__)

    def watch(self) -> None:
        """Looks after the scheduler from now on; one that can't be reached is tried again and again."""
        self._watch.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        task = Task(fn, args, kwargs)
        self._give(task)
        return task.answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leaves the cluster; what wasn't finished there never is."""
        self._ended.set()
        with self._lock:
            far, self._far = self._far, {}
        for task in far.values():
            task.answer.cancel()
        self._leave()
        if wait and self._watch.is_alive():
            self._watch.join()

    def _give(self, task: Task) -> None:
        """To the cluster, or to this machine where it isn't there or was tried in vain."""
        client = self._client
        if self.hands and client is not None and task.tries < TRIES:
            task.tries += 1
            try:
                # As one piece, which Dask needn't look into.
                what = pickle.dumps((task.think, task.args, task.named))
                far = client.get_executor(pure=False).submit(work, what)
            except Exception as error:
                note.warning("the cluster takes nothing (%s)", error)
            else:
                with self._lock:
                    self._far[far] = task
                far.add_done_callback(self._came)
                task.answer.add_done_callback(lambda answer: far.cancel() if answer.cancelled() else None)
                return
        self._do_here(task)

    def _came(self, far: Future[Any]) -> None:
        with self._lock:
            task = self._far.pop(far, None)
        if task is None or task.answer.cancelled():
            return
        error = None if far.cancelled() else far.exception()
        if far.cancelled() or isinstance(error, KilledWorker):
            self._give(task)  # the scheduler or a worker is gone
        else:
            _settle(task.answer, None if error else far.result(), error)

    def _do_here(self, task: Task) -> None:
        if self._ended.is_set():
            task.answer.cancel()
            return
        with self._turn:
            spare = self._spare()
        here: Future[Any] = spare.submit(task.think, *task.args, **task.named)

        def came(here: Future[Any]) -> None:
            if here.cancelled():
                task.answer.cancel()
            elif not task.answer.cancelled():
                error = here.exception()
                _settle(task.answer, None if error else here.result(), error)

        here.add_done_callback(came)
        task.answer.add_done_callback(lambda answer: here.cancel() if answer.cancelled() else None)

    def _look_after(self) -> None:
        while not self._ended.wait(BEAT):
            if self._client is None:
                with contextlib.suppress(Unknown):
                    self.connect()
                    note.warning("the cluster at %s thinks with %d hands", self.address, self.hands)
                if self._client is None:
                    self._ended.wait(AGAIN)
                continue
            try:
                client = self._client
                threads = client.sync(client.scheduler.ncores, callback_timeout=ANSWER)
                hands = sum(threads.values()) if client.status == "running" else 0
            except Exception:
                hands = 0
            if hands:
                self.hands = hands
            else:
                self._give_up()

    def _give_up(self) -> None:
        """Nobody answers, or nobody works there: what was asked of them is done here."""
        note.warning("the cluster at %s is away: thinking here", self.address)
        self.hands = 0
        with self._lock:
            left, self._far = list(self._far.values()), {}
        self._leave()
        for task in left:
            if not task.answer.done():
                self._do_here(task)

    def _leave(self) -> None:
        client, self._client, self.hands = self._client, None, 0
        if client is not None:
            # Beside everything else: a scheduler that doesn't answer isn't waited for.
            threading.Thread(target=_close, args=(client,), daemon=True).start()


def reach(address: str) -> Any:
    """A line to a scheduler; Unknown where nobody answers."""
    # What goes wrong there is told by us, in a sentence.
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError, TypeError) as error:
        why = str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__
        raise Unknown.of("cluster-away", address=address, why=why) from None


def work(what: bytes) -> Any:
    """A task, in a worker of the cluster."""
    think, args, named = pickle.loads(what)
    return think(*args, **named)


def _settle(answer: Future[Any], result: Any, error: BaseException | None) -> None:
    # Somebody may cancel it at this very moment.
    with contextlib.suppress(Exception):
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)


def _close(client: Any) -> None:
    with contextlib.suppress(Exception):
        client.close(timeout=ANSWER)
