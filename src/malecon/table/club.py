"""Tables that are open to all: who comes by sits down, as long as there is a seat."""

from __future__ import annotations

from malecon.table import keys, log
from malecon.table.kept import Handover, deed
from malecon.table.refused import Refused
from malecon.table.seating import Seating, clean_name
from malecon.table.table import Table


class Club(Seating):
    """A house where people who don't know each other meet."""

    @deed
    def offer(self, id: str, person: str, on: bool, name: str = "") -> Table:
        """Puts a table on the shelf for anybody, or takes it away: who opened it may, and has a name there."""
        with self._changing(id) as table:
            if not opened_by(table, person):
                raise Refused("not-opener")
            if not table.waiting or table.over:
                raise Refused("seat-taken")
            for seat in self.seats_of(id, person) if on else ():
                if not table.seats[seat].name:
                    if not (called := clean_name(name)):
                        raise Refused("open-name")
                    told = log.sitting(called, table.seats[seat].confirm)
                    table.add(log.SIT, seat, told, self.store.clock())
            if on != table.offered:
                table.add(log.OPEN, 0, "on" if on else "off", self.store.clock())
        return self._known(id)

    @deed
    def sit_anywhere(self, id: str, person: str, name: str) -> int:
        """Takes a free seat of a table that is open to all; who sits there already stays where they are."""
        held = self.seats_of(id, person)
        if held:
            return held[0]
        with self._changing(id, hand := Handover()) as table:
            if not table.open:
                raise Refused("not-open")
            if not clean_name(name):
                raise Refused("open-name")
            seat = table.waiting[0]
            self._take(table, hand, seat, person, name)
        return seat


def opened_by(table: Table, person: str) -> bool:
    """Whether it was this person who opened the table."""
    return bool(person) and table.setup.settings.get("opener") == keys.fingerprint(person)
