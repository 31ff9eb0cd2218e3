"""Who wants to be reminded of a table over days, how, and what they were told already."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.core.state import CHANCE
from malecon.table import keys, log
from malecon.table.kept import Kept
from malecon.table.leaving import deadlines, turn_began
from malecon.table.refused import NotThere, Refused
from malecon.table.schema import keys as lent
from malecon.table.schema import reminded, reminders, tables, unreminded
from malecon.table.store import Row
from malecon.table.table import Table

MAIL, PUSH = "mail", "push"
# For how many seconds an address can be confirmed.
A_DAY = 24 * 3600.0
# So many people at most wait for one address to be confirmed, and so many browsers take one person's notes.
ASKED, BROWSERS = 3, 8
LONGEST = 2000
# One address and nothing else: no name, no second one, no line's end, nothing that has to be quoted.
ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
# The first reminder of a turn, and the last.
FIRST, LAST = 1, 2


@dataclass(frozen=True, slots=True)
class Way:
    """A way to reach a person: an e-mail address, or what a browser gave to push by."""

    id: str
    kind: str
    address: str
    lang: str
    confirmed: bool = True

    @property
    def shown(self) -> str:
        """What its person knows it by: of a browser, who carries its notes."""
        return self.address if self.kind == MAIL else json.loads(self.address)["endpoint"].split("/")[2]


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat whose person has to decide: since when, until when (0: no hurry), and which of its turns it is."""

    seat: int
    began: float
    until: float
    number: int

    @property
    def hurry(self) -> float:
        """From when on only a quarter of its time is left."""
        return self.until - (self.until - self.began) / 4 if self.until else math.inf


class Reminding(Kept):
    """People who aren't always before their tables."""

    # How somebody is reached

    def ways(self, person: str) -> list[Way]:
        """How a person is reached, the oldest first; an address that nobody confirmed in time isn't one."""
        if not person:
            return []
        current = (reminders.c.code == "") | (reminders.c.until >= self.store.clock())
        wanted = select(reminders).where(reminders.c.hash == keys.fingerprint(person), current)
        with self.store.reading() as sql:
            return [_way(line) for line in sql.execute(wanted.order_by(reminders.c.at, reminders.c.id))]

    def ask_for_mail(self, person: str, address: str, lang: str) -> tuple[Way, str]:
        """Notes an e-mail address, and the code that confirms it: only who reads mail there knows it."""
        address = address.strip()
        if len(address) > 254 or not ADDRESS.fullmatch(address):
            raise Refused("no-address")
        way, code, now = Way(keys.draw(), MAIL, address, lang, False), keys.draw(), self.store.clock()
        mine = reminders.c.hash == keys.fingerprint(person), reminders.c.kind == MAIL
        with self.store.writing() as sql:
            sql.execute(delete(reminders).where(reminders.c.code != "", reminders.c.until < now))
            # Who asks again has one question open, not two; an address that works goes on until the new one does.
            sql.execute(delete(reminders).where(*mine, reminders.c.code != ""))
            pending = select(func.count()).select_from(reminders)
            pending = pending.where(reminders.c.code != "", func.lower(reminders.c.address) == address.lower())
            if sql.execute(pending).scalar_one() >= ASKED:
                raise Refused("address-asked")
            _add(sql, way, keys.fingerprint(person), now, keys.fingerprint(code), now + A_DAY)
        return way, code

    def asked_for(self, code: str) -> Way:
        """The address that a code confirms."""
        wanted = select(reminders).where(
            reminders.c.code == keys.fingerprint(code), reminders.c.until >= self.store.clock()
        )
        with self.store.reading() as sql:
            found = sql.execute(wanted).first()
        if found is None:
            raise NotThere("code")
        return _way(found)

    def confirm(self, code: str) -> None:
        """From now on mail goes there, and to no other address of the same person."""
        way = self.asked_for(code)
        with self.store.writing() as sql:
            confirmed = update(reminders).where(reminders.c.id == way.id).values(code="", until=0.0)
            if not sql.execute(confirmed).rowcount:
                raise NotThere("code")
            whose = select(reminders.c.hash).where(reminders.c.id == way.id).scalar_subquery()
            older = reminders.c.kind == MAIL, reminders.c.id != way.id, reminders.c.hash == whose
            for id in list(sql.scalars(select(reminders.c.id).where(*older))):
                sql.execute(delete(reminders).where(reminders.c.id == id))

    def push_to(self, person: str, subscription: str, lang: str) -> None:
        """A browser takes notes for a person; it did for whoever used it before no longer."""
        if len(subscription) > LONGEST:
            raise Refused("no-push")
        hash = keys.fingerprint(person)
        mine = reminders.c.hash == hash, reminders.c.kind == PUSH
        with self.store.writing() as sql:
            sql.execute(delete(reminders).where(reminders.c.kind == PUSH, reminders.c.address == subscription))
            known = list(sql.scalars(select(reminders.c.id).where(*mine).order_by(reminders.c.at.desc())))
            for old in known[BROWSERS - 1 :]:
                sql.execute(delete(reminders).where(reminders.c.id == old))
            _add(sql, Way(keys.draw(), PUSH, subscription, lang), hash, self.store.clock())

    def stop(self, id: str, person: str | None = None) -> None:
        """Nothing is sent that way any more; what is gone already is gone."""
        way = [reminders.c.id == id, *([] if person is None else [reminders.c.hash == keys.fingerprint(person)])]
        with self.store.writing() as sql:
            sql.execute(delete(reminders).where(*way))

    # Of which tables

    def remind_of(self, id: str, person: str, on: bool) -> None:
        """Whether a person wants to be reminded of a table."""
        mine = unreminded.c.hash == keys.fingerprint(person), unreminded.c.table == id
        if not self.store.seats_of(person, id, keys.PERSON):
            raise NotThere(id)
        with self.store.writing() as sql:
            sql.execute(delete(unreminded).where(*mine))
            if not on:
                at = self.store.clock()
                sql.execute(insert(unreminded).values(hash=keys.fingerprint(person), table=id, at=at))

    def not_reminded_of(self, person: str) -> set[str]:
        """The tables of which a person doesn't want to be reminded."""
        with self.store.reading() as sql:
            wanted = select(unreminded.c.table).where(unreminded.c.hash == keys.fingerprint(person))
            return set(sql.scalars(wanted))

    def reachable(self) -> dict[str, set[int]]:
        """By table that is played at: the seats whose people want to be reminded of it."""
        off = select(unreminded.c.table).where(unreminded.c.hash == lent.c.hash, unreminded.c.table == lent.c.table)
        wanted = (
            select(lent.c.table, lent.c.seat)
            .join(reminders, reminders.c.hash == lent.c.hash)
            .join(tables, tables.c.id == lent.c.table)
            .where(reminders.c.code == "", lent.c.use == keys.PERSON, ~off.exists())
            .where(tables.c.kind == "table", tables.c.over.is_(False), tables.c.archived.is_(False))
            .distinct()
        )
        found: dict[str, set[int]] = {}
        with self.store.reading() as sql:
            for id, seat in sql.execute(wanted):
                found.setdefault(id, set()).add(seat)
        return found

    def ways_to(self, id: str, seat: int) -> list[Way]:
        """How who sits there is reached."""
        wanted = select(reminders).join(lent, lent.c.hash == reminders.c.hash)
        wanted = wanted.where(lent.c.table == id, lent.c.seat == seat, lent.c.use == keys.PERSON)
        with self.store.reading() as sql:
            return [_way(line) for line in sql.execute(wanted.where(reminders.c.code == ""))]

    # What was told already

    def told_of(self, id: str, turn: Turn) -> int:
        """The last reminder of a turn; 0 for none."""
        mine = reminded.c.table == id, reminded.c.seat == turn.seat, reminded.c.turn == turn.number
        with self.store.reading() as sql:
            return sql.execute(select(func.max(reminded.c.step)).where(*mine)).scalar() or 0

    def tell_of(self, id: str, turn: Turn, step: int) -> bool:
        """Notes a reminder before it is sent; False where somebody did already."""
        older = reminded.c.table == id, reminded.c.seat == turn.seat, reminded.c.turn != turn.number
        told = {"table": id, "seat": turn.seat, "turn": turn.number, "step": step, "at": self.store.clock()}
        try:
            with self.store.writing() as sql:
                sql.execute(insert(reminded).values(**told))
                sql.execute(delete(reminded).where(*older))
        except IntegrityError:
            return False
        return True


def turns(table: Table) -> list[Turn]:
    """The people whom a table over days waits for."""
    if table.clock != "slow" or table.over or table.waiting:
        return []
    seats = [*table.actors, *([] if table.paused is None else [table.paused])]
    until = deadlines(table)
    return [_turn(table, seat, until.get(seat, 0.0)) for seat in seats if table.seats[seat].kind == log.HUMAN]


def _turn(table: Table, seat: int, until: float) -> Turn:
    began = next((i for i in reversed(range(len(table.rows))) if _begins(table.rows[i], seat)), 0)
    # Among secrets made at once another's answer, which begins the time anew, makes no new turn of it.
    own = (row.number for row in reversed(table.rows[:began]) if row.seat == seat and row.kind in log.POSITION)
    return Turn(seat, turn_began(table, seat), until, next(own, 0))


def _begins(row: Row, seat: int) -> bool:
    return row.kind in log.POSITION and row.seat != CHANCE and (row.seat != seat or row.kind == log.SIT)


def last_to_play(table: Table, seat: int) -> int | None:
    """Who moved last before it became a seat's turn."""
    played = (row.seat for row in reversed(table.rows) if row.kind in (log.MOVE, log.END))
    return next((other for other in played if other not in (seat, CHANCE)), None)


def _way(line: object) -> Way:
    return Way(line.id, line.kind, line.address, line.lang, line.code == "")  # type: ignore[attr-defined]


def _add(sql: Connection, way: Way, hash: str, at: float, code: str = "", until: float = 0.0) -> None:
    told = {"id": way.id, "kind": way.kind, "address": way.address, "lang": way.lang}
    sql.execute(insert(reminders).values(hash=hash, at=at, code=code, until=until, **told))


def off_the_list(sql: Connection, hash: str) -> None:
    """Leaves nothing by which a person is reached."""
    sql.execute(delete(reminders).where(reminders.c.hash == hash))
    sql.execute(delete(unreminded).where(unreminded.c.hash == hash))


def change_list(sql: Connection, old: str, new: str) -> None:
    """Who has another key is reached as before; an address confirmed there already stays the one."""
    there = select(reminders.c.id).where(reminders.c.hash == new, reminders.c.kind == MAIL, reminders.c.code == "")
    if sql.execute(there).first() is not None:
        sql.execute(delete(reminders).where(reminders.c.hash == old, reminders.c.kind == MAIL))
    sql.execute(update(reminders).where(reminders.c.hash == old).values(hash=new))
    known = set(sql.scalars(select(unreminded.c.table).where(unreminded.c.hash == new)))
    for line in sql.execute(select(unreminded.c.table, unreminded.c.at).where(unreminded.c.hash == old)).all():
        if line.table not in known:
            sql.execute(insert(unreminded).values(hash=new, table=line.table, at=line.at))
    sql.execute(delete(unreminded).where(unreminded.c.hash == old))
