"""What stops a house for a while."""

from __future__ import annotations

from malecon.core.errors import Complaint


class Away(Complaint):
    """The tables can't be read or written just now: a full disk, say. It says what the house's keeper can do."""
