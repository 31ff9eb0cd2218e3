"""Who doesn't want to read whose words, and what the house's keeper is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.table import keys, log
from malecon.table.kept import TRIES, Kept
from malecon.table.refused import NotThere, Refused
from malecon.table.schema import keys as lent
from malecon.table.schema import mutes, reports, rows, tables
from malecon.table.store import Store

LONGEST = 1000
# Keys of who sits and speaks at a table.
SPEAKERS = (keys.PERSON, keys.TOKEN, keys.SEAT)
# So many of the last words at a table are shown with a report.
LAST_WORDS = 8


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody told the house's keeper; seat −1 for who only watched."""

    id: int
    table: str
    game: str
    seat: int
    text: str
    at: float
    done: bool


class Manners(Kept):
    """People who don't get along."""

    def mute(self, id: str, person: str, seat: int, on: bool) -> None:
        """Hides for a person what whoever sits there says, here and at every other table; or shows it again."""
        mine, table = keys.fingerprint(person), self.table(id)
        if not 0 <= seat < table.setup.players:
            raise Refused("nobody-to-mute")
        wanted = select(lent.c.hash).where(lent.c.table == id, lent.c.seat == seat, lent.c.use.in_(SPEAKERS))
        with self.store.writing() as sql:
            theirs = [hash for hash in sql.scalars(wanted) if hash != mine]
            if not theirs:
                raise Refused("nobody-to-mute")
            sql.execute(delete(mutes).where(mutes.c.hash == mine, mutes.c.other.in_(theirs)))
            if on:
                at = self.store.clock()
                sql.execute(insert(mutes), [{"hash": mine, "other": other, "at": at} for other in theirs])

    def muted(self, id: str, person: str) -> frozenset[int]:
        """The seats of a table whose words a person doesn't want to read."""
        if not person:
            return frozenset()
        wanted = select(lent.c.seat).join(mutes, mutes.c.other == lent.c.hash)
        wanted = wanted.where(lent.c.table == id, lent.c.use.in_(SPEAKERS), mutes.c.hash == keys.fingerprint(person))
        with self.store.reading() as sql:
            return frozenset(sql.scalars(wanted))

    def muted_in_all(self, person: str) -> int:
        """How many a person has muted."""
        wanted = select(func.count()).select_from(mutes).where(mutes.c.hash == keys.fingerprint(person))
        with self.store.reading() as sql:
            return sql.execute(wanted).scalar_one() if person else 0

    def hear_all(self, person: str) -> None:
        """Nobody is muted any more for a person."""
        with self.store.writing() as sql:
            sql.execute(delete(mutes).where(mutes.c.hash == keys.fingerprint(person)))

    def report(self, id: str, seat: int, text: str) -> None:
        """Tells the house's keeper what is wrong at a table."""
        said = "".join(c for c in text if c.isprintable() or c == "\n").strip()[:LONGEST]
        if not said:
            raise Refused("nothing-said")
        told = {"table": id, "seat": seat, "text": said, "at": self.store.clock(), "done": False}
        self._number(told)

    def _number(self, told: dict[str, Any]) -> None:
        """Gives a report the next number; of two at once the second takes the one after."""
        for left in reversed(range(TRIES)):
            try:
                with self.store.writing() as sql:
                    last = sql.execute(select(func.max(reports.c.id))).scalar() or 0
                    sql.execute(insert(reports).values(id=last + 1, **told))
                return
            except IntegrityError:
                if not left:
                    raise


# What the keeper does, with a house that may be open beside it


def reported(store: Store, *, all: bool = False) -> list[Report]:
    """What was told, the oldest first; `all`: what was looked at already, too."""
    columns = reports.c.id, reports.c.table, tables.c.game, reports.c.seat, reports.c.text, reports.c.at, reports.c.done
    wanted = select(*columns).join(tables, tables.c.id == reports.c.table).order_by(reports.c.id)
    with store.reading() as sql:
        return [Report(*line) for line in sql.execute(wanted if all else wanted.where(reports.c.done.is_(False)))]


def last_words(store: Store, table: str) -> list[tuple[int, str]]:
    """What was said last at a table: (seat, text)."""
    wanted = select(rows.c.seat, rows.c.text).where(rows.c.table == table, rows.c.kind == log.CHAT)
    with store.reading() as sql:
        found = sql.execute(wanted.order_by(rows.c.number.desc()).limit(LAST_WORDS)).all()
    return [(seat, text) for seat, text in reversed(found)]


def settle(store: Store, id: int) -> None:
    """Notes that a report was looked at."""
    with store.writing() as sql:
        if not sql.execute(update(reports).where(reports.c.id == id).values(done=True)).rowcount:
            raise NotThere(str(id))
