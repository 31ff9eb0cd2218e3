"""Reads positions written as data, and says clearly what doesn't fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def whole(data: Mapping[str, Any], key: str, least: int, most: int, default: int | None = None) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"«{key}» must be a whole number from {least} to {most}, not {value!r}")
    return value


def listed(data: Mapping[str, Any], key: str, length: int) -> list[Any]:
    """A list of a given length."""
    value = data.get(key)
    if not isinstance(value, list | tuple) or len(value) != length:
        raise ValueError(f"«{key}» must be a list of {length}, not {value!r}")
    return list(value)


def word(value: Any, words: Sequence[str], key: str) -> int:
    """The place of a word among those known."""
    if value not in words:
        raise ValueError(f"«{key}» knows no {value!r}: it is one of {', '.join(words)}")
    return words.index(value)


def counts(data: Mapping[str, Any], key: str, words: Sequence[str], most: int) -> list[int]:
    """How many of each word: `{"sugar": 2}`; those left out are 0."""
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"«{key}» must be a mapping of {', '.join(words)} to numbers, not {value!r}")
    for name in value:
        word(name, words, key)
    return [whole(value, name, 0, most, 0) for name in words]
