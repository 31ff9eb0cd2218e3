"""Where a file is to go: what can't be there is told before any work is done for it."""

from __future__ import annotations

from pathlib import Path

from malecon.core.errors import Complaint, Unknown


def placed(file: str) -> Path:
    """The path of a file to be written; Unknown if there is nowhere to put it."""
    path = Path(file)
    if not path.parent.is_dir():
        raise Unknown.of("not-written", file=file, why=Unknown.of("no-folder", folder=str(path.parent)))
    if path.is_dir():
        raise Unknown.of("not-written", file=file, why=Complaint.of("system-eisdir"))
    return path
