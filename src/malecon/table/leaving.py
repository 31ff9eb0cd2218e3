"""Who left, who came back and who gave up: a bot stands in, and no longer than it has to."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from malecon import bots
from malecon.core.state import CHANCE
from malecon.table import keys, log
from malecon.table.kept import Handover, Kept, deed
from malecon.table.log import Ask
from malecon.table.opponents import usual
from malecon.table.refused import Refused
from malecon.table.table import Table


class Leaving(Kept):
    """Seats whose people aren't there."""

    @staticmethod
    def _person(table: Table, seat: int) -> None:
        """While a bot plays for a seat its person decides nothing."""
        if table.seats[seat].kind == log.ROBOT:
            raise Refused("bot-plays")

    @deed
    def ask_for_bot(self, id: str, seat: int, gone: int, held: Sequence[int], here: Collection[int] = ()) -> Table:
        """Proposes that a bot plays on for a person who left: it will, unless they give a sign of life in time.

        `here` are the seats whose people are here now.
        """
        with self._changing(id) as table:
            if table.over:
                raise Refused("over")
            self._person(table, seat)
            if gone in held or gone not in table.humans:
                raise Refused("no-bot-here")
            if gone in here:
                raise Refused("still-here")
            if gone not in table.away:
                now = self.store.clock()
                due = math.ceil(now + self.patience[table.clock])
                table.add(log.ASK, seat, Ask(0, seat, log.AWAY, gone, due=due).write(), now)
        return self._known(id)

    @deed
    def here(self, id: str, seats: Collection[int]) -> Table:
        """A sign of life of who holds these seats: no bot is waited for there any more."""
        with self._changing(id) as table:
            self._alive(table, seats)
        return self._known(id)

    def _alive(self, table: Table, seats: Collection[int]) -> None:
        for seat in sorted(table.away.keys() & set(seats)):
            table.add(log.HERE, seat, "", self.store.clock())

    @deed
    def seat_bots(self, id: str, here: Collection[int] = ()) -> Table:
        """A bot sits down wherever the time ran out; who is here after all keeps the seat."""
        with self._changing(id) as table:
            self._alive(table, here)
            for seat in due(table, self.store.clock()):
                table.add(log.BOT, seat, substitute(table), self.store.clock())
            self._settle(table)
        return self._known(id)

    @deed
    def fill(self, id: str, seat: int) -> Table:
        """A bot sits down where nobody has come yet."""
        with self._changing(id, hand := Handover()) as table:
            if table.seats[seat].kind != log.FREE:
                raise Refused("seat-taken")
            table.add(log.BOT, seat, substitute(table), self.store.clock())
            self._settle(table)
            hand.withdraw.append((seat, keys.INVITE))
        return self._known(id)

    @deed
    def take_back(self, id: str, seat: int, confirm: bool = True) -> Table:
        """A person who came back takes the place of the bot that stood in."""
        with self._changing(id) as table:
            if table.over or table.seats[seat].kind != log.ROBOT or table.seats[seat].resigned:
                raise Refused("seat-taken")
            table.add(log.SIT, seat, log.sitting(table.seats[seat].name, confirm, back=True), self.store.clock())
            self._settle(table)
        return self._known(id)

    @deed
    def resign(self, id: str, seat: int) -> Table:
        """Gives up: a bot plays on for the others; with nobody left the table is closed."""
        with self._changing(id) as table:
            if table.over or table.seats[seat].kind != log.HUMAN:
                raise Refused("over")
            table.add(log.RESIGN, seat, substitute(table), self.store.clock())
            self._settle(table)
        return self._known(id)


def due(table: Table, now: float) -> list[int]:
    """The seats a bot may take now, as their people gave no sign of life or took too long."""
    return sorted(seat for seat, at in deadlines(table).items() if at <= now)


def deadlines(table: Table) -> dict[int, float]:
    """By seat: when a bot sits down there, unless something happens before."""
    if table.over:
        return {}
    times = {seat: float(ask.due) for seat, ask in table.away.items()}
    for seat in [*table.actors, *([] if table.paused is None else [table.paused])] if table.think else []:
        if table.seats[seat].kind == log.HUMAN:
            times[seat] = min(times.get(seat, math.inf), math.ceil(turn_began(table, seat) + table.think))
    return times


def turn_began(table: Table, seat: int) -> float:
    """When it became a seat's turn: the last thing another did, or when its person sat down."""
    for row in reversed(table.rows):
        if row.kind in log.POSITION and row.seat != CHANCE and (row.seat != seat or row.kind == log.SIT):
            return row.at
    return table.setup.created


def substitute(table: Table) -> str:
    """The bot that stands in for a person: one as those already at the table, of no taste, or a fair one."""
    return next((bots.parted(seat.bot)[0] for seat in table.seats if seat.kind == log.ROBOT and seat.bot), usual())
