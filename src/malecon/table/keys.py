"""Secrets that open a seat: drawn here, shown once, stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets

INVITE = "invite"  # a link by which somebody sits down in an empty seat
USED = "used"  # such a link that somebody sat down by: it only leads back to the table
LINK = "link"  # a link by which a seat goes on on another device, once
TOKEN = "token"  # a program's key to its seat
PERSON = "person"  # a browser's cookie
SEAT = "seat"  # of older houses: link and token in one

# Longer than any token we draw, so that a cookie or link of a megabyte is never hashed.
LONGEST = 100


def draw() -> str:
    """A fresh key of 192 bits, fit for a link or a cookie."""
    return secrets.token_urlsafe(24)


def table_id() -> str:
    """A table's public name: who knows it may watch, so it can't be guessed either."""
    return secrets.token_urlsafe(9)


def fingerprint(key: str) -> str:
    """What is stored of a key. Keys are random and long, so a plain hash can't be searched."""
    return hashlib.sha256(key[:LONGEST].encode()).hexdigest()
