"""One house a folder: a second one would not see what the first holds in memory."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from malecon.core.errors import Unknown, system
from malecon.table.away import Away

FILE = "malecon.lock"


def hold(folder: Path) -> IO[bytes] | None:
    """Keeps the folder for this process until the file is closed; None where another one keeps it.

    The system gives it back with the process, however that ends.
    """
    try:
        file = open(folder / FILE, "ab", opener=lambda name, flags: os.open(name, flags, 0o600))  # noqa: SIM115
    except PermissionError:
        raise Away.of("tables-read-only", file=str(folder)) from None
    except OSError as error:
        raise Away.of("tables-folder", folder=str(folder), why=system(error)) from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    return file


def keep(folder: Path) -> IO[bytes]:
    """Keeps the folder for this house; refused where another one is open on it."""
    kept = hold(folder)
    if kept is None:
        raise Unknown.of("tables-held", folder=str(folder))
    return kept
