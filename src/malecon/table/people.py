"""What belongs to a person, who is known by a key alone: it goes to another device, and it goes away."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Collection
from importlib import import_module
from typing import Any

from sqlalchemy import delete, insert, select, update

from malecon.table import aloud, keys, log, schema
from malecon.table.climbing import change_rungs, off_the_ladder
from malecon.table.leaving import Leaving
from malecon.table.refused import NotThere, Refused
from malecon.table.reminding import change_list, off_the_list
from malecon.table.table import Table
from malecon.table.tournament import change_entrant, out_of_tournaments

# For how many seconds a key may be fetched by another device.
A_PASS = 10 * 60.0
SALT = b"malecon pass"


def sealed(words: str, content: bytes) -> tuple[str, bytes]:
    """The words' hash, and the content so that only the words give it back.

    Dear to compute, as words are fewer than a key's letters: who reads the database can't try them all.
    """
    made = hashlib.scrypt(words.encode(), salt=SALT, n=2**14, r=8, p=1, dklen=32 + len(content))
    return made[:32].hex(), bytes(a ^ b for a, b in zip(content, made[32:], strict=True))


class People(Leaving):
    """Who comes to the house, by their keys."""

    # To another device

    def draw_pass(self, person: str, name: str) -> str:
        """Words by which another device gets a person's key, once and within minutes; earlier ones are worthless."""
        words, now = aloud.draw(), self.store.clock()
        hash, box = sealed(words, json.dumps({"key": person, "name": name}).encode())
        mine, passes = keys.fingerprint(person), schema.passes
        with self.store.writing() as sql:
            sql.execute(delete(passes).where((passes.c.person == mine) | (passes.c.until < now)))
            sql.execute(insert(passes).values(hash=hash, person=mine, sealed=box.hex(), until=now + A_PASS))
        return words

    def passed(self, words: str, *, spend: bool) -> tuple[str, str]:
        """The key and the name that words stand for; `spend` makes them worthless."""
        passes = schema.passes
        hash, _ = sealed(words, b"")
        wanted = select(passes.c.sealed).where(passes.c.hash == hash, passes.c.until >= self.store.clock())
        if not spend:
            with self.store.reading() as sql:
                found = sql.execute(wanted).scalar()
        else:
            with self.store.writing() as sql:
                # Of two who use them at once the second finds them spent.
                found = sql.execute(wanted.with_for_update()).scalar()
                sql.execute(delete(passes).where(passes.c.hash == hash))
        if found is None:
            raise NotThere(hash)
        _, content = sealed(words, bytes.fromhex(found))
        told = json.loads(content)
        return told["key"], told["name"]

    def become(self, old: str, new: str) -> None:
        """Whatever the bearer of one key holds the bearer of another holds from now on, and nobody else."""
        mine, lent = keys.fingerprint(old), schema.keys
        theirs = lent.c.hash == mine, lent.c.use == keys.PERSON
        with self.store.writing() as sql:
            own = import_module(f"sqlalchemy.dialects.{sql.dialect.name}").insert
            held = [dict(line) for line in sql.execute(select(lent).where(*theirs)).mappings()]
            if held:
                lines = [{**line, "hash": keys.fingerprint(new)} for line in held]
                sql.execute(own(lent).on_conflict_do_nothing(), lines)
                sql.execute(delete(lent).where(*theirs))
            change_rungs(sql, mine, keys.fingerprint(new))
            change_entrant(sql, mine, keys.fingerprint(new))
            change_list(sql, mine, keys.fingerprint(new))
            for side in (schema.mutes.c.hash, schema.mutes.c.other):
                named = [dict(line) for line in sql.execute(select(schema.mutes).where(side == mine)).mappings()]
                if named:
                    lines = [{**line, side.name: keys.fingerprint(new)} for line in named]
                    sql.execute(own(schema.mutes).on_conflict_do_nothing(), lines)
                    sql.execute(delete(schema.mutes).where(side == mine))
            # Two devices of one person may have muted each other.
            sql.execute(delete(schema.mutes).where(schema.mutes.c.hash == schema.mutes.c.other))

    # Away

    def forget(self, person: str) -> list[str]:
        """Leaves nothing of a person: bots play on, and there is no name where they sat. Returns the tables."""
        held = self._held(person)
        for id, seats in held.items():
            self._nameless(id, seats, person)
        mine = keys.fingerprint(person)
        with self.store.writing() as sql:
            sql.execute(delete(schema.keys).where(schema.keys.c.hash == mine))
            sql.execute(delete(schema.passes).where(schema.passes.c.person == mine))
            off_the_ladder(sql, mine)
            out_of_tournaments(sql, mine)
            off_the_list(sql, mine)
            sql.execute(delete(schema.mutes).where((schema.mutes.c.hash == mine) | (schema.mutes.c.other == mine)))
        return list(held)

    def _held(self, person: str) -> dict[str, list[int]]:
        """All tables a person sits at, with the seats."""
        held: dict[str, list[int]] = {}
        for id, seat in self.store.opens(person, keys.PERSON, keys.SEAT):
            held.setdefault(id, []).append(seat)
        return held

    def _nameless(self, id: str, seats: Collection[int], person: str) -> None:
        table = self.table(id)
        for seat in seats:
            if not table.over and table.seats[seat].kind == log.HUMAN:
                try:
                    table = self.resign(id, seat)
                except Refused:
                    continue  # it came to its end meanwhile
        with self._shelf:
            lock = self._locks.setdefault(id, threading.Lock())
        with lock, self.store.writing() as sql:
            setup, rows = schema.tables, schema.rows
            found = sql.execute(select(setup.c.seats, setup.c.settings).where(setup.c.id == id)).one()
            sitting, settings = [dict(seat) for seat in found.seats], dict(found.settings)
            for seat in seats:
                stays = list(table.stays[seat])
                since = stays[-1].since if stays else 0
                if not since:
                    sitting[seat]["name"] = ""
                theirs = rows.c.table == id, rows.c.seat == seat, rows.c.number >= since
                said = update(rows).where(*theirs, rows.c.kind == log.CHAT).values(text="")
                sql.execute(said)
                sat = select(rows.c.number, rows.c.text).where(*theirs, rows.c.kind == log.SIT)
                for number, text in sql.execute(sat).all():
                    bare = json.dumps({**json.loads(text), "name": ""})
                    sql.execute(update(rows).where(rows.c.table == id, rows.c.number == number).values(text=bare))
            if settings.get("opener") == keys.fingerprint(person):
                del settings["opener"]
            changed: dict[str, Any] = {"seats": sitting, "settings": settings}
            sql.execute(update(setup).where(setup.c.id == id).values(**changed))
        self.let_go(id)

    def let_go(self, id: str) -> None:
        """Drops a table from memory: what is on disk isn't what was read."""
        with self._shelf:
            self._tables.pop(id, None)

    # With them

    def tables_held(self, person: str) -> list[tuple[Table, list[int]]]:
        """All tables a person sits at, with the seats."""
        return [(self.going(id), seats) for id, seats in self._held(person).items()]
