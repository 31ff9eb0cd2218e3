"""One house a folder: a second one would not see what the first holds in memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from malecon.core.errors import Unknown, system
from malecon.table.away import Away

FILE = "malecon.lock"


def _try(file: int) -> bool:
    """Takes the lock unless somebody has it; the system gives it back with the process, however that ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


@contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """Whether this process is now the only one that keeps the folder, until the block ends."""
    try:
        file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except PermissionError:
        raise Away.of("tables-read-only", file=str(folder)) from None
    except OSError as error:
        raise Away.of("tables-folder", folder=str(folder), why=system(error)) from None
    try:
        yield _try(file)
    finally:
        os.close(file)


@contextmanager
def keeping(folder: Path) -> Iterator[None]:
    """Keeps the folder for this house; refused where another one is open on it."""
    with alone(folder) as ours:
        if not ours:
            raise Unknown.of("tables-held", folder=str(folder))
        yield
