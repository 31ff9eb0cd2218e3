"""What people will see of a table once the disk has its newest row: drawn while that is written.

A disk takes some milliseconds until a row is safe, about as long as drawing the table anew does. Nothing of it is shown
before the row is stored; if that fails it is never found, as it is of a table that nobody has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from malecon.table.table import Table
from malecon.web import page
from malecon.web.drawn import Drawn
from malecon.web.viewer import Company, Eyes


@dataclass(eq=False)
class Ahead:
    """Drawings of a table that nobody may see yet, and what else they were drawn from."""

    table: Table
    company: Company
    invites: Mapping[int, str]
    _drawn: dict[Eyes, Drawn] = field(default_factory=dict)

    def draw(self, eyes: Iterable[Eyes]) -> None:
        for each in eyes:
            # What can't be drawn is said where it is to be shown.
            with suppress(Exception):
                self._drawn[each] = page.drawing(self.table, each, self.company, self.invites)

    def found(self, table: Table, eyes: Eyes, company: Company, invites: Mapping[int, str]) -> Drawn | None:
        """The drawing, if it is of this very table and nothing changed beside it."""
        same = table is self.table and company == self.company and invites == self.invites
        return self._drawn.get(eyes) if same else None
