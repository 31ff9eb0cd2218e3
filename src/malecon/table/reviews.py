"""Reviews on disk: what was found out about a game that is over, kept with its table so that it is computed once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sqlalchemy import select

from malecon.table.schema import reviews
from malecon.table.store import Store
from malecon.table.table import Table


@dataclass(frozen=True, slots=True)
class Kept:
    """A review as far as it has come: `judged` has a document for each choice, in the order they were looked at."""

    line: str
    total: int
    done: bool
    judged: Sequence[dict[str, Any]]


class Reviews:
    """The reviews of a house's tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, table: str) -> Kept | None:
        """What is known of a table's game, if anything."""
        wanted = select(reviews.c.line, reviews.c.total, reviews.c.done, reviews.c.judged)
        with self.store.reading() as sql:
            found = sql.execute(wanted.where(reviews.c.table == table)).first()
        return Kept(*found) if found else None

    def keep(self, table: str, review: Kept) -> None:
        """Stores how far a review has come, in place of what was known before."""
        known = {"line": review.line, "total": review.total, "done": review.done, "judged": list(review.judged)}
        known["at"] = self.store.clock()
        with self.store.writing() as sql:
            own = import_module(f"sqlalchemy.dialects.{sql.dialect.name}").insert
            new = own(reviews).values(table=table, **known)
            sql.execute(new.on_conflict_do_update(index_elements=[reviews.c.table], set_=known))

    def unfinished(self) -> list[str]:
        """The tables whose review was begun and not ended, oldest first."""
        wanted = select(reviews.c.table).where(reviews.c.done.is_(False)).order_by(reviews.c.at)
        with self.store.reading() as sql:
            return list(sql.scalars(wanted))


def line_of(table: Table) -> str:
    """What tells one course of a game from another."""
    moves = "\n".join(f"{played.seat} {played.text}" for played in table.line)
    return hashlib.sha256(moves.encode()).hexdigest()
