"""Whole numbers as people type them."""

from __future__ import annotations

MOST_DIGITS = 18  # whoever types more means no number of ours


def whole_number(text: str) -> int | None:
    """The number that is written there, or None.

    >>> whole_number("42"), whole_number("-1"), whole_number("²"), whole_number("many")
    (42, -1, None, None)
    """
    digits = text[1:] if text[:1] in ("-", "+") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None
