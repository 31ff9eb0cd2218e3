"""Where a person's tables lie on disk."""

from __future__ import annotations

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
