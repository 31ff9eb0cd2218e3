"""Bounds a guest can't pass, so that nobody's tables wait for one who asks for too much.

Each holds for a person (the browser's cookie or the seat's token), for an address and for the whole house. A cookie is
free, so the address counts as well; but a club evening comes from one address, so it may do much more than a person.

Where a house has several workers they tell each other what they count, after they counted it: nobody waits for that,
and who asks two of them within the same moment may pass a bound by one.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from malecon.table import keys
from malecon.web.guest import Guest, bearer
from malecon.web.others import BELIEVED, Others

HOUSE = "house"
A_DAY = 24 * 3600.0
# When there may be room again where nobody can know.
SOON = 15


@dataclass(frozen=True, slots=True)
class Rate:
    """So many within a time: for a person, an address, the house."""

    name: str
    person: str
    address: str
    house: str


@dataclass(frozen=True, slots=True)
class Crowd:
    """So many at once: for a person, an address, the house."""

    name: str
    person: int
    address: int
    house: int


@dataclass(frozen=True, slots=True)
class Sizes:
    """What is bounded whoever asks."""

    # The largest bodies, in bytes: a move or a form is small, a record brought to be looked at is not.
    request: int = 64 * 1024
    record: int = 1024 * 1024
    # In lines and letters. Games of ours have some 500 moves, each a few words.
    record_lines: int = 3000
    record_letters: int = 400
    # Seconds to send a request's head, and then its body: a slow phone needs a few, one that dawdles holds a place.
    head_seconds: int = 10
    body_seconds: int = 60
    # Viewers of one table, and as many programs that listen.
    viewers: int = 500
    # Days until a table that nobody touched is put away.
    table_days: int = 90
    # Processes of a worker that think; none named: one for each processor but one.
    thinkers: int = 0


# A table is a file's worth of rows and, played, memory.
TABLES = Rate("tables", "60/hour", "1200/hour", "6000/hour")
# Those of the last day that aren't over.
UNFINISHED = Crowd("unfinished", 100, 1500, 20_000)
# Bots among themselves think all the time, and nobody waits for them.
ALONE = Rate("alone", "12/hour", "60/hour", "240/hour")
ALONE_AT_ONCE = Crowd("alone-at-once", 2, 8, 16)
# Seats at tables that are open to all: who takes one keeps it from others.
SITTING = Rate("sitting", "30/hour", "600/hour", "3000/hour")
# Each may open hundreds of tables later.
TOURNAMENTS = Rate("tournaments", "6/hour", "60/hour", "300/hour")
JOINING = Rate("joining", "30/hour", "600/hour", "3000/hour")
# Words by which a key goes to another device: made, and tried.
CARRYING = Rate("carrying", "20/hour", "200/hour", "1000/hour")
# Each is a row of the log and a new page for everybody.
CHAT = Rate("chat", "20/minute", "600/minute", "6000/minute")
SETTINGS = Rate("settings", "30/minute", "600/minute", "6000/minute")
# Mails that ask whether an address wants reminders: each goes to somebody who may not have asked.
MAILS = Rate("mails", "5/hour", "50/hour", "200/hour")
# What the house's keeper has to read.
REPORTS = Rate("reports", "6/hour", "60/hour", "240/hour")
# A hint is some seconds of a processor.
HINTS = Rate("hints", "20/minute", "200/minute", "600/minute")
HINTS_AT_ONCE = Crowd("hints-at-once", 2, 8, 16)
# A record is read and played through before it is kept.
RECORDS = Rate("records", "30/hour", "300/hour", "1200/hour")
RECORDS_AT_ONCE = Crowd("records-at-once", 2, 6, 12)
# Open pages and event streams; each is an open file, too. An address never takes all there are.
LINES = Crowd("lines", 24, 400, 4000)
BOUNDS: dict[str, Rate | Crowd] = {
    bound.name: bound
    for bound in (
        TABLES,
        UNFINISHED,
        ALONE,
        ALONE_AT_ONCE,
        SITTING,
        TOURNAMENTS,
        JOINING,
        CARRYING,
        CHAT,
        SETTINGS,
        MAILS,
        REPORTS,
        HINTS,
        HINTS_AT_ONCE,
        RECORDS,
        RECORDS_AT_ONCE,
        LINES,
    )
}
# Of so many accounts at once is told what is held.
TOGETHER = 12
# What the server asks the system for; `docs/club.md` says how to allow it.
FILES = 16384


Account = tuple[str, str]


class TooMuch(Exception):
    """Past a bound; `wait` says in how many seconds it would do, `full` which account has no more room."""

    def __init__(self, name: str, wait: float, full: Account | None = None) -> None:
        super().__init__(name)
        self.name = name
        self.wait = max(1, math.ceil(wait))
        self.full = full


@dataclass(frozen=True, slots=True)
class Who:
    """Whose account something goes on."""

    person: str
    address: str

    @classmethod
    def of(cls, connection: HTTPConnection, key: str = "") -> Who:
        """`key`: a person's that was drawn only now."""
        key = key or Guest.of(connection).key or bearer(connection.headers.get("authorization"))
        return cls(keys.fingerprint(key) if key else "", address(connection.client.host if connection.client else ""))


def address(host: str) -> str:
    """What counts as one address: of IPv6 the network, as a single person has all of it.

    >>> address("192.0.2.7"), address("2001:db8:1:2:aaaa::1"), address("::ffff:192.0.2.7"), address("socket")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'socket')
    """
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host[:60]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)).network_address)


def open_files() -> int:
    """How many files and lines this process may have open at most, having asked for all that the system allows."""
    try:
        import resource
    except ImportError:
        return 2 * LINES.house  # a system without such a bound
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


def lines_for(files: int, lines: Crowd = LINES) -> Crowd:
    """The lines a worker may have open: half of its files, as pages that come and go need some, too."""
    return replace(lines, address=min(lines.address, files // 4), house=min(lines.house, files // 2))


class Bounds:
    """What everybody has asked for lately and holds now. In memory: a restart forgets it."""

    def __init__(
        self,
        *changed: Rate | Crowd,
        lines: Crowd | None = None,
        sizes: Sizes | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`changed`: bounds of this house in place of those of the same name; `lines`: what this worker can hold."""
        self.lines = lines
        self.sizes = sizes or Sizes()
        self.others = Others()
        self.clock = clock
        self._changed = {bound.name: bound for bound in changed}
        self._rates = MovingWindowRateLimiter(MemoryStorage())
        self._held: Counter[Account] = Counter()
        # What other workers hold, and until when that is believed.
        self._theirs: dict[str, dict[Account, tuple[float, int]]] = {}
        self._tables: OrderedDict[str, tuple[float, list[Account]]] = OrderedDict()

    def count(self, rate: Rate, who: Who) -> None:
        """One more, or `TooMuch`."""
        asked = self._asked(rate, who)
        for item, name, whose in asked:
            # All are looked at before any is charged: who is refused takes nothing from the others.
            if not self._rates.test(item, name, whose):
                raise TooMuch(name, self._rates.get_window_stats(item, name, whose).reset_time - time.time())
        for item, name, whose in asked:
            self._rates.hit(item, name, whose)
        self.others.say("counted", "", name=rate.name, person=who.person, address=who.address)

    def _asked(self, rate: Rate, who: Who) -> list[tuple[RateLimitItem, str, str]]:
        return [(parse(str(most)), *account) for account, most in self._accounts(rate, who)]

    @contextmanager
    def hold(self, crowd: Crowd, who: Who) -> Iterator[None]:
        """One more for as long as it lasts, or `TooMuch`."""
        accounts = self._room(crowd, who)
        self._held.update(accounts)
        self._tell(accounts)
        try:
            yield
        finally:
            self._release(accounts)
            self._tell(accounts)

    # Tables: held by who opened them until they are over, or for a day

    def may_open(self, who: Who, alone: bool) -> None:
        """Whether one more table may be opened; `alone`: for bots among themselves."""
        self._room(UNFINISHED, who)
        if alone:
            self._room(ALONE_AT_ONCE, who)
            self.count(ALONE, who)
        self.count(TABLES, who)

    def opened(self, who: Who, id: str, alone: bool) -> None:
        """Notes a new table; of those who ask for the same rematch the first counts."""
        if self._note(who, id, alone):
            self.others.say("opened", id, person=who.person, address=who.address, alone=alone)

    def _note(self, who: Who, id: str, alone: bool) -> bool:
        if id in self._tables:
            return False
        while self._tables and next(iter(self._tables.values()))[0] < self.clock() - A_DAY:
            self.put_away(next(iter(self._tables)))
        crowds = [UNFINISHED, ALONE_AT_ONCE] if alone else [UNFINISHED]
        accounts = [account for crowd in crowds for account, _ in self._accounts(crowd, who)]
        self._held.update(accounts)
        self._tables[id] = (self.clock(), accounts)
        return True

    def tables_of(self, account: Account) -> list[str]:
        """The tables on an account; some may be over by now."""
        return [id for id, (_, accounts) in self._tables.items() if account in accounts]

    def put_away(self, id: str) -> None:
        """A table that is over counts no more."""
        _, accounts = self._tables.pop(id, (0.0, []))
        self._release(accounts)

    # What other workers count

    def join(self, others: Others) -> None:
        """From now on what any worker of the house counts is counted here, too."""
        self.others = others
        others.attend(self)

    def hear(self, word: Mapping[str, Any]) -> None:
        """What another worker counted, holds or opened a table for."""
        match word["kind"]:
            case "counted" if isinstance(rate := BOUNDS.get(word["name"]), Rate):
                for item, name, whose in self._asked(rate, Who(word["person"], word["address"])):
                    self._rates.hit(item, name, whose)
            case "held":
                held = self._theirs.setdefault(word["from"], {})
                for name, whose, n in word["held"]:
                    held[name, whose] = (self.clock() + BELIEVED, n)
            case "opened":
                self._note(Who(word["person"], word["address"]), word["table"], word["alone"])

    def gossip(self) -> None:
        """Says again what is held here, and forgets what a worker of whom nothing is heard held."""
        now = self.clock()
        believed = {
            worker: {account: told for account, told in held.items() if told[0] > now and told[1]}
            for worker, held in self._theirs.items()
        }
        self._theirs = {worker: held for worker, held in believed.items() if held}
        # Each worker knows all tables.
        self._tell([account for account in self._held if account[0] not in (UNFINISHED.name, ALONE_AT_ONCE.name)])

    def _tell(self, accounts: list[Account]) -> None:
        for at in range(0, len(accounts), TOGETHER):
            held = [(*account, self._held[account]) for account in accounts[at : at + TOGETHER]]
            self.others.say("held", "", held=held)

    def _elsewhere(self, account: Account) -> int:
        now = self.clock()
        told = (held.get(account, (0.0, 0)) for held in self._theirs.values())
        return sum(n for until, n in told if until > now)

    def _room(self, crowd: Crowd, who: Who) -> list[Account]:
        accounts = self._accounts(crowd, who)
        for account, most in accounts:
            if self._held[account] + self._elsewhere(account) >= int(most):
                raise TooMuch(crowd.name, SOON, account)
        for account, most in _split(self.lines, who) if self.lines and crowd is LINES else []:
            if self._held[account] >= int(most):
                raise TooMuch(crowd.name, SOON, account)
        return [account for account, _ in accounts]

    def _release(self, accounts: list[Account]) -> None:
        self._held.subtract(accounts)
        for account in accounts:
            if self._held[account] <= 0:
                del self._held[account]

    def _accounts(self, bound: Rate | Crowd, who: Who) -> list[tuple[Account, str | int]]:
        return _split(self._changed.get(bound.name, bound), who)


def _split(bound: Rate | Crowd, who: Who) -> list[tuple[Account, str | int]]:
    """The accounts something goes on, each with its most."""
    accounts: list[tuple[Account, str | int]] = [
        ((bound.name, f"address {who.address}"), bound.address),
        ((bound.name, HOUSE), bound.house),
    ]
    return [((bound.name, f"person {who.person}"), bound.person), *accounts] if who.person else accounts
