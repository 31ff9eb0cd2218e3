"""Tournaments of a few rounds: people join, each round's tables open by themselves, and the results come from them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.table import keys, log, swiss
from malecon.table.away import Away
from malecon.table.kept import TRIES
from malecon.table.opponents import usual
from malecon.table.refused import NotThere, Refused
from malecon.table.schema import entrants, pairings, tournaments
from malecon.table.seating import Seating, Wish, clean_name
from malecon.table.store import Key, Opening
from malecon.table.swiss import Group, Result
from malecon.table.table import Table

ROUNDS = range(1, 10)
SEATS = range(2, 6)
# So many may play in one, and it takes at least two.
MOST, LEAST = 64, 2
# For how many seconds a turn may take: nobody's absence holds up a round.
THINK = {"live": 10 * 60, "slow": 3 * 24 * 3600}
# A setting of a table: the tournament it belongs to.
BELONGS = "tournament"
note = logging.getLogger("malecon.table")


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays in a tournament."""

    number: int
    name: str
    left: bool
    you: bool


@dataclass(frozen=True, slots=True)
class Pairing:
    """A group of a round, by seat, and its table; none for who has nobody to play with."""

    round: int
    board: int
    table: str
    group: Group


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it stands, for somebody who looks at it."""

    id: str
    game: str
    seats: int
    rounds: int
    clock: str
    round: int
    over: bool
    opened: bool  # by who looks at it
    people: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]

    @property
    def standings(self) -> list[swiss.Standing]:
        return swiss.standings([one.number for one in self.people], [one.group for one in self.pairings], self.id)

    @property
    def you(self) -> Entrant | None:
        return next((one for one in self.people if one.you), None)


class Tournaments(Seating):
    """People who play several rounds, each with those who did as well."""

    # Who wants to know that a table opened by itself: its bots may have to move.
    began: Callable[[str], object] | None = None

    def tournament(self, id: str, person: str = "") -> Tournament:
        """A tournament as it stands."""
        with self.store.reading() as sql:
            return self._read(sql, id, keys.fingerprint(person) if person else "")

    @staticmethod
    def _read(sql: Connection, id: str, mine: str = "", *, lock: bool = False) -> Tournament:
        wanted = select(tournaments).where(tournaments.c.id == id)
        found = sql.execute(wanted.with_for_update() if lock else wanted).mappings().first()
        if found is None:
            raise NotThere(id)
        people = sql.execute(select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number))
        groups = select(pairings).where(pairings.c.tournament == id).order_by(pairings.c.round, pairings.c.board)
        return Tournament(
            **{name: found[name] for name in ("id", "game", "seats", "rounds", "clock", "round", "over")},
            opened=bool(mine) and found["opener"] == mine,
            people=tuple(
                Entrant(one.number, one.name, one.left, bool(mine) and one.hash == mine) for one in people.all()
            ),
            pairings=tuple(_pairing(line) for line in sql.execute(groups).mappings()),
        )

    def tournaments_of(self, person: str) -> list[Tournament]:
        """Those a person opened or plays in, the newest first."""
        mine = keys.fingerprint(person)
        playing = select(entrants.c.tournament).where(entrants.c.hash == mine)
        wanted = select(tournaments.c.id).where((tournaments.c.opener == mine) | tournaments.c.id.in_(playing))
        with self.store.reading() as sql:
            found = sql.scalars(wanted.order_by(tournaments.c.at.desc())).all() if person else []
            return [self._read(sql, id, mine) for id in found]

    # Before it begins

    def open_tournament(self, game: str, person: str, seats: int, rounds: int, clock: str) -> str:
        """A tournament that people may join; returns its name."""
        played = self.find(game)
        able = [n for n in played.seats if n in SEATS]
        if seats not in able:
            raise Refused("players", least=able[0], most=able[-1], n=seats)
        if rounds not in ROUNDS:
            raise Refused("rounds", least=ROUNDS[0], most=ROUNDS[-1], n=rounds)
        if clock not in THINK:
            raise Refused("clock", clock=clock[:20])
        terms: dict[str, Any] = {"game": played.id, "seats": seats, "rounds": rounds, "clock": clock}
        begun = {"id": keys.table_id(), "round": 0, "over": False, "at": self.store.clock()}
        with self.store.writing() as sql:
            sql.execute(insert(tournaments).values(**terms, **begun, opener=keys.fingerprint(person)))
        return str(begun["id"])

    def join_tournament(self, id: str, person: str, name: str) -> None:
        """Lets a person play under a name, or changes the name; until it begins."""
        mine, called = keys.fingerprint(person), clean_name(name)
        if not called:
            raise Refused("tournament-name")
        for left in reversed(range(TRIES)):
            try:
                with self.store.writing() as sql:
                    self._enter(sql, id, mine, called)
                return
            except IntegrityError:
                # Another took that number.
                if not left:
                    raise

    def _enter(self, sql: Connection, id: str, mine: str, name: str) -> None:
        now = self._read(sql, id, mine, lock=True)
        if now.round:
            raise Refused("tournament-begun")
        if any(one.name.casefold() == name.casefold() and not one.you for one in now.people):
            raise Refused("tournament-same-name", name=name)
        theirs = entrants.c.tournament == id
        if now.you:
            sql.execute(update(entrants).where(theirs, entrants.c.hash == mine).values(name=name))
            return
        if len(now.people) >= MOST:
            raise Refused("tournament-full", n=MOST)
        last = sql.execute(select(func.max(entrants.c.number)).where(theirs)).scalar() or 0
        new = {"tournament": id, "number": last + 1, "hash": mine, "name": name, "left": False}
        sql.execute(insert(entrants).values(**new, at=self.store.clock()))

    def leave_tournament(self, id: str, person: str) -> None:
        """Plays no further round; before the first, there is nothing left of it."""
        mine = keys.fingerprint(person)
        with self.store.writing() as sql:
            now = self._read(sql, id, mine, lock=True)
            theirs = entrants.c.tournament == id, entrants.c.hash == mine
            sql.execute(
                update(entrants).where(*theirs).values(left=True) if now.round else delete(entrants).where(*theirs)
            )

    def start_tournament(self, id: str, person: str) -> None:
        """Opens the first round: who opened the tournament may."""
        with self.store.writing() as sql:
            now = self._read(sql, id, keys.fingerprint(person), lock=True)
            if not now.opened:
                raise Refused("tournament-opener")
            if now.round:
                raise Refused("tournament-begun")
            if len(now.people) < LEAST:
                raise Refused("tournament-few", n=LEAST)
            new = self._open_round(sql, now)
        self._welcome(new)

    # Round by round

    def advance(self, id: str) -> None:
        """Takes the results of tables that are over, and opens the next round after the last of them."""
        now = self.tournament(id)
        going = [one for one in now.pairings if not one.group.results]
        ended = {one: result_of(self.going(one.table)) for one in going if self.is_over(one.table)}
        if not now.round or now.over or len(ended) < len(going):
            return self._note_results(ended, id)
        self._note_results(ended, id)
        with self.store.writing() as sql:
            now = self._read(sql, id, lock=True)
            done = now.round and not now.over and all(one.group.results for one in now.pairings)
            new = self._open_round(sql, now) if done else []
        self._welcome(new)

    def _note_results(self, ended: dict[Pairing, list[Result]], id: str) -> None:
        if not ended:
            return
        with self.store.writing() as sql:
            for one, results in ended.items():
                there = pairings.c.tournament == id, pairings.c.table == one.table
                told = [[result.shared, result.rank] for result in results[: len(one.group.people)]]
                sql.execute(update(pairings).where(*there).values(results=told))

    def _finished(self, table: Table) -> None:
        super()._finished(table)
        id = table.setup.settings.get(BELONGS)
        if not id:
            return
        try:
            self.advance(str(id))
        except (Away, IntegrityError, NotThere):
            # The game is over and stored; who looks at the tournament next brings it on.
            note.warning("tournament %s didn't go on after table %s", id, table.setup.id)

    def _open_round(self, sql: Connection, now: Tournament) -> list[Table]:
        """The tables of the round after this one, or the end: in one transaction, so that there is one such round."""
        n, this = now.round + 1, tournaments.c.id == now.id
        staying = {one.number: one.name for one in now.people if not one.left}
        if n > now.rounds or len(staying) < LEAST:
            sql.execute(update(tournaments).where(this).values(over=True))
            return []
        order = [one.number for one in now.standings if one.number in staying]
        held = select(entrants.c.number, entrants.c.hash).where(entrants.c.tournament == now.id)
        hashes = {one.number: one.hash for one in sql.execute(held)}
        new = []
        for board, group in enumerate(swiss.pair(order, now.seats, [one.group for one in now.pairings]), 1):
            # Who begins is a matter of luck.
            people = sorted(group, key=lambda number: keys.fingerprint(f"{now.id} {n} {number}"))
            line: dict[str, Any] = {"tournament": now.id, "round": n, "board": board, "people": people}
            if len(people) == 1 and now.seats == 2:
                sql.execute(insert(pairings).values(**line, table=None, results=[[1, 1]]))
                continue
            table, opening = self._seated(now, [staying[number] for number in people])
            lent = [Key(hashes[number], seat, keys.PERSON) for seat, number in enumerate(people)]
            self.store.lay(sql, replace(opening, keys=lent))
            sql.execute(insert(pairings).values(**line, table=table.setup.id, results=[]))
            new.append(table)
        sql.execute(update(tournaments).where(this).values(round=n))
        return new

    def _seated(self, now: Tournament, names: Sequence[str]) -> tuple[Table, Opening]:
        """A table of these people, with bots in the empty chairs."""
        bots = [Wish("bot", "", usual()) for _ in range(now.seats - len(names))]
        settings = {"clock": now.clock, "practice": False, "think": THINK[now.clock], BELONGS: now.id}
        opened, opening = self.prepare(now.game, [*(Wish("me", name) for name in names), *bots], "", settings=settings)
        return opened.table, opening

    def _welcome(self, new: Sequence[Table]) -> None:
        for table in new:
            self._publish(table)
            if self.began is not None:
                self.began(table.setup.id)


def result_of(table: Table) -> list[Result]:
    """What a table that is over brought each seat: who left it to a bot is behind all who stayed."""
    outcome, seats = table.state.outcome, range(table.setup.players)
    last = len(seats)
    if outcome is None or table.closed:
        return [Result(0, last) for _ in seats]
    gone = {seat for seat in seats if table.stays[seat] and table.seats[seat].kind != log.HUMAN}
    places = [last + 1 if seat in gone else outcome.ranks[seat] for seat in seats]
    first = [seat for seat in seats if places[seat] == min(places) and seat not in gone]
    return [
        Result(len(first) if seat in first else 0, 1 + sum(other < places[seat] for other in places)) for seat in seats
    ]


def _pairing(line: RowMapping) -> Pairing:
    results = tuple(Result(shared, rank) for shared, rank in line["results"])
    return Pairing(line["round"], line["board"], line["table"] or "", Group(tuple(line["people"]), results))


def out_of_tournaments(sql: Connection, hash: str) -> None:
    """Leaves no name of a person in any tournament; one of theirs that hasn't begun is called off."""
    waiting = select(tournaments.c.id).where(tournaments.c.round == 0)
    own = sql.scalars(waiting.where(tournaments.c.opener == hash)).all()
    sql.execute(delete(entrants).where(entrants.c.tournament.in_(own)))
    sql.execute(delete(tournaments).where(tournaments.c.id.in_(own)))
    sql.execute(delete(entrants).where(entrants.c.hash == hash, entrants.c.tournament.in_(waiting)))
    sql.execute(update(entrants).where(entrants.c.hash == hash).values(hash="", name="", left=True))
    sql.execute(update(tournaments).where(tournaments.c.opener == hash).values(opener=""))


def change_entrant(sql: Connection, old: str, new: str) -> None:
    """Who has another key plays on."""
    sql.execute(update(entrants).where(entrants.c.hash == old).values(hash=new))
    sql.execute(update(tournaments).where(tournaments.c.opener == old).values(opener=new))
