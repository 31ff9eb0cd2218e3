"""A table's luck: fixed by its secret, drawn only when the game needs it."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from malecon.core.luck import Luck


def new_secret() -> str:
    """A table's own secret. It never leaves the server: who had it could foretell every die."""
    return secrets.token_hex(32)


def luck_at(secret: str, draw: int) -> Luck:
    """The luck of the table's n-th draw: the same again after an undo, so going back never rolls better dice."""
    digest = hmac.new(bytes.fromhex(secret), f"draw {draw}".encode(), hashlib.sha256).hexdigest()
    return Luck(digest)
