"""A ladder of people for each game: only of those who want to stand on it, under the name they choose."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.table import keys, log
from malecon.table.away import Away
from malecon.table.kept import Kept
from malecon.table.refused import Refused
from malecon.table.schema import climbers, rated, ratings
from malecon.table.schema import keys as lent
from malecon.table.seating import clean_name
from malecon.table.table import Table

# What somebody is thought to be before the first game: openskill's own numbers.
MU, SIGMA = 25.0, 25.0 / 3.0
# So many stand on a page.
SHOWN = 100
note = logging.getLogger("malecon.table")


@dataclass(frozen=True, slots=True)
class Rung:
    """Somebody on a game's ladder: how strong, give or take, after how many games."""

    name: str
    game: str
    mu: float
    sigma: float
    games: int
    you: bool = False

    @property
    def sure(self) -> float:
        """What somebody is at least, most likely: one good game makes nobody the first."""
        return self.mu - 3 * self.sigma


class Climbing(Kept):
    """People who want to know how strong they are."""

    def climb(self, person: str, name: str) -> None:
        """Puts a person on the ladders, or changes the name there."""
        mine, called = keys.fingerprint(person), clean_name(name)
        if not called:
            raise Refused("ladder-name")
        with self.store.writing() as sql:
            if not sql.execute(update(climbers).where(climbers.c.hash == mine).values(name=called)).rowcount:
                sql.execute(insert(climbers).values(hash=mine, name=called, at=self.store.clock()))

    def climb_down(self, person: str) -> None:
        """Takes a person off the ladders, with all that was kept for them."""
        with self.store.writing() as sql:
            off_the_ladder(sql, keys.fingerprint(person))

    def rungs(self, person: str) -> tuple[str, list[Rung]]:
        """The name under which a person climbs, empty for who doesn't; and where they stand, game by game."""
        mine = keys.fingerprint(person)
        with self.store.reading() as sql:
            name = sql.execute(select(climbers.c.name).where(climbers.c.hash == mine)).scalar() if person else None
        return name or "", self._rungs(ratings.c.hash == mine, mine) if name else []

    def ladder(self, game: str, person: str = "") -> list[Rung]:
        """Who stands on a game's ladder, the strongest first."""
        return self._rungs(ratings.c.game == game, keys.fingerprint(person))

    def _rungs(self, which: ColumnElement[bool], mine: str) -> list[Rung]:
        columns = climbers.c.name, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.hash
        wanted = select(*columns).join(climbers, climbers.c.hash == ratings.c.hash).where(which)
        with self.store.reading() as sql:
            first = wanted.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.hash).limit(SHOWN)
            return [Rung(*line[:5], you=line[5] == mine) for line in sql.execute(first)]

    # What counts

    def _finished(self, table: Table) -> None:
        super()._finished(table)
        try:
            self._rate(table)
        except (Away, IntegrityError):
            # The game is over and stored; that it doesn't count is no reason to say that it isn't.
            note.warning("table %s was not counted for the ladder", table.setup.id)

    def _rate(self, table: Table) -> None:
        ranks = counted(table)
        id, now = table.setup.id, self.store.clock()
        if len(ranks) < 2:
            return
        wanted = select(lent.c.seat, lent.c.hash).join(climbers, climbers.c.hash == lent.c.hash)
        wanted = wanted.where(lent.c.table == id, lent.c.use == keys.PERSON)
        with self.store.writing() as sql:
            held = [(seat, hash) for seat, hash in sql.execute(wanted)]
            # Who plays two seats plays with themselves.
            hashes = [hash for _, hash in held]
            seats = {seat: hash for seat, hash in held if seat in ranks and hashes.count(hash) == 1}
            if len(seats) < 2 or sql.execute(select(rated.c.at).where(rated.c.table == id)).scalar() is not None:
                return
            sql.execute(insert(rated).values(table=id, people=len(seats), at=now))
            self._note(sql, table.game.id, seats, ranks, now)

    @staticmethod
    def _note(sql: Connection, game: str, seats: Mapping[int, str], ranks: Mapping[int, int], now: float) -> None:
        # Only a house where somebody climbs waits for it to load.
        from openskill.models import PlackettLuce

        model, order = PlackettLuce(), sorted(seats)
        theirs = ratings.c.game == game, ratings.c.hash.in_(seats.values())
        known = {line.hash: line for line in sql.execute(select(ratings).where(*theirs).with_for_update())}
        before = [
            [model.rating(known[hash].mu, known[hash].sigma) if hash in known else model.rating(MU, SIGMA)]
            for hash in (seats[seat] for seat in order)
        ]
        after = model.rate(before, ranks=[ranks[seat] for seat in order])
        for seat, [made] in zip(order, after, strict=True):
            hash, played = seats[seat], {"mu": made.mu, "sigma": made.sigma, "at": now}
            if hash in known:
                mine = update(ratings).where(ratings.c.hash == hash, ratings.c.game == game)
                sql.execute(mine.values(games=ratings.c.games + 1, **played))
            else:
                sql.execute(insert(ratings).values(hash=hash, game=game, games=1, **played))


def counted(table: Table) -> dict[int, int]:
    """By seat of a person who played: the rank that counts; none where a game doesn't.

    Who gave up, or left it to a bot, is behind all who stayed, wherever that bot came in.
    """
    outcome, played = table.state.outcome, table.setup
    eased = played.settings.get("companion") or played.settings.get("prepared")
    earnest = not (table.practice or table.forked or table.known_luck or played.numbers or eased)
    if outcome is None or table.closed or played.kind != "table" or not earnest:
        return {}
    last = played.players + 1
    people = {seat for seat in range(played.players) if table.stays[seat]}
    return {seat: outcome.ranks[seat] if table.seats[seat].kind == log.HUMAN else last for seat in people}


def off_the_ladder(sql: Connection, hash: str) -> None:
    """Leaves nothing of a person on any ladder."""
    sql.execute(delete(ratings).where(ratings.c.hash == hash))
    sql.execute(delete(climbers).where(climbers.c.hash == hash))


def change_rungs(sql: Connection, old: str, new: str) -> None:
    """Who has another key stands where they stood; who stands there already stays."""
    name = sql.execute(select(climbers.c.name, climbers.c.at).where(climbers.c.hash == old)).first()
    if name is None:
        return
    if sql.execute(select(climbers.c.name).where(climbers.c.hash == new)).first() is None:
        sql.execute(insert(climbers).values(hash=new, name=name.name, at=name.at))
        sql.execute(update(ratings).where(ratings.c.hash == old).values(hash=new))
    off_the_ladder(sql, old)
