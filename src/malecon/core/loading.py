"""Reads what was written as data under a key, and says clearly what doesn't fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def whole(told: Any, key: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(told, bool) or not isinstance(told, int) or not least <= told <= most:
        raise ValueError(f"«{key}» must be a whole number from {least} to {most}, not {told!r}")
    return told


def listed(told: Any, key: str, of: int | str = "") -> list[Any]:
    """A list of so many, or of what `of` calls them."""
    if not isinstance(told, list | tuple) or (isinstance(of, int) and len(told) != of):
        raise ValueError(f"«{key}» must be a list{'' if of == '' else f' of {of}'}, not {told!r}")
    return list(told)


def mapped(told: Any, key: str, form: str) -> Mapping[str, Any]:
    """A mapping, of the form that an error tells."""
    if not isinstance(told, Mapping):
        raise ValueError(f"«{key}» must be {form}, not {told!r}")
    return told


def word(told: Any, words: Sequence[str], key: str) -> int:
    """The place of a word among those known."""
    if told not in words:
        raise ValueError(f"«{key}» knows no {told!r}: it is one of {', '.join(words)}")
    return words.index(told)


def counts(told: Any, key: str, words: Sequence[str], most: int) -> list[int]:
    """How many of each word: `{"sugar": 2}`; those left out are 0."""
    held = mapped(told, key, f"a mapping of {', '.join(words)} to numbers")
    for name in held:
        word(name, words, key)
    return [whole(held.get(name, 0), name, 0, most) for name in words]
