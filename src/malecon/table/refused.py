"""What a table says no to."""

from __future__ import annotations


class Refused(ValueError):
    """Asked for something the table doesn't allow; `key` names the sentence that tells the person."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class NotThere(LookupError):
    """No table, seat or key of this name."""
