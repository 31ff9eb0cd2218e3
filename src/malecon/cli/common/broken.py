"""A game whose code can't be loaded, as happens while one writes it: which, where and why, in one line."""

from __future__ import annotations

from inspect import unwrap
from pathlib import Path
from traceback import walk_tb
from types import FrameType

import malecon
from malecon.core.errors import Complaint, Unknown
from malecon.games import elsewhere


def broken(error: Exception) -> Complaint | None:
    """The sentence for an error that came up while a game of another package was loaded; None for any other."""
    frames = [*walk_tb(error.__traceback__)]
    asked = [frame.f_locals["name"] for frame, _ in frames if frame.f_code is unwrap(malecon.game).__code__]
    modules = [point.module for point in elsewhere() if point.name in asked]
    if not modules:
        return None
    package = modules[0].partition(".")[0]
    # The innermost line of the package itself: what it called further in is seldom what is wrong.
    inside = [(frame.f_code.co_filename, line) for frame, line in frames if _package(frame) == package]
    if isinstance(error, SyntaxError) and error.filename:
        inside.append((error.filename, error.lineno or 1))
    why = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}".rstrip(".")
    if not inside:
        return Unknown.of("game-not-found", game=asked[0], why=why)
    file, line = inside[-1]
    return Unknown.of("game-broken", game=asked[0], file=_from_here(Path(file)), line=line, why=why)


def _package(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__")).partition(".")[0]


def _from_here(file: Path) -> str:
    return str(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)
