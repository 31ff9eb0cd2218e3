"""What the seats are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence


def apart(names: Sequence[str], say: Callable[..., str]) -> list[str]:
    """Names by which seats are told apart: of those that are called the same, each by its seat too.

    >>> apart(["hard", "Ana", "hard"], lambda key, name, n: f"{name} (seat {n})")
    ['hard (seat 1)', 'Ana', 'hard (seat 3)']
    """
    called = Counter(names)
    return [name if called[name] == 1 else say("name-of-seat", name=name, n=n) for n, name in enumerate(names, 1)]
