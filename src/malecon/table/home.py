"""Where a person's tables lie on disk."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import platformdirs

from malecon.core.errors import Unknown, system


def home(chosen: str | os.PathLike[str] | None = None) -> Path:
    """The data folder: the one chosen, else MALECON_HOME, else the user's own; made when missing."""
    folder = Path(chosen or os.environ.get("MALECON_HOME") or platformdirs.user_data_dir("malecon", appauthor=False))
    folder = folder.expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Unknown.of("tables-folder", folder=str(folder), why=system(error)) from None
    return folder


def make_private(folder: Path) -> None:
    """Closes a folder to others where it holds tables and nothing else; elsewhere, as in somebody's own home, only the
    files themselves are closed."""
    with contextlib.suppress(OSError):
        if all(path.name.startswith("malecon.") for path in folder.iterdir()):
            folder.chmod(0o700)
