"""The bots that may take a seat, by name."""

from __future__ import annotations

from malecon import bots


def levels() -> list[str]:
    """All bots, weakest first."""
    return list(bots.names())


def usual(wanted: str = "") -> str:
    """The level last used, or a fair one."""
    known = levels()
    return wanted if wanted in known else next((name for name in ("medium", "greedy") if name in known), known[-1])
