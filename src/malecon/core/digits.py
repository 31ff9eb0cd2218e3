"""Whole numbers as people type them, and any number as their language writes it."""

from __future__ import annotations

MOST_DIGITS = 18  # whoever types more means no number of ours


def whole_number(text: str) -> int | None:
    """The number that is written there, or None.

    >>> whole_number("42"), whole_number("-1"), whole_number("²"), whole_number("many")
    (42, -1, None, None)
    """
    digits = text[1:] if text[:1] in ("-", "+") else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None


def decimal(value: float, places: int, lang: str) -> str:
    """A number as the language writes it.

    >>> decimal(1234.5, 1, "en"), decimal(1234.5, 1, "fr")
    ('1,234.5', '1\u202f234,5')
    """
    text = f"{value:,.{places}f}"
    return text.translate({ord(","): "\u202f", ord("."): ","}) if lang == "fr" else text
