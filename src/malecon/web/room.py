"""The people before one table, each with an open page or stream, and what this worker remembers of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from malecon.web import measures
from malecon.web.ahead import Ahead
from malecon.web.drawn import Drawn
from malecon.web.line import Line
from malecon.web.viewer import Eyes


@dataclass(eq=False)
class Viewer:
    """One open page."""

    held: tuple[int, ...]
    lang: str
    key: str
    guided: bool
    base: str
    # The seats whose words this person doesn't want to read, once they were looked up.
    muted: frozenset[int] | None = None
    shown: Drawn | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    # Where the house serves it itself; and whether a message for it is on its way, so that none may overtake it.
    line: Line | None = None
    busy: bool = False

    def take(self, draw: Callable[[str], Drawn], clicked: float | None) -> bool:
        """Shows who only watches the table as it is drawn for watchers of this language, at once; not where the page
        shows nothing yet, or its line isn't free."""
        if self.held or self.line is None or self.shown is None or self.busy:
            return False
        try:
            drawn = draw(self.lang)
            if drawn is self.shown:
                return True
            if not self.line.push(drawn.since(self.shown)):
                return False
        except Exception:
            return False  # said where it is tried again
        self.shown = drawn
        measures.seen(clicked)
        return True

    @contextmanager
    def sending(self) -> Iterator[None]:
        self.busy = True
        try:
            yield
        finally:
            self.busy = False


@dataclass(eq=False)
class Listener:
    """One open stream of events, and the seat whose token it came with."""

    seat: int | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Room:
    """The people before one table, and what was drawn for them since it last changed."""

    viewers: set[Viewer] = field(default_factory=set)
    listeners: set[Listener] = field(default_factory=set)
    drawn: dict[Eyes, Drawn] = field(default_factory=dict)
    ahead: Ahead | None = None
    driver: asyncio.Task[None] | None = None
    # Something happened that the driver may not have seen.
    woken: bool = False
    skip: asyncio.Event = field(default_factory=asyncio.Event)
    invites: dict[int, str] = field(default_factory=dict)
    facing: dict[str, int] = field(default_factory=dict)
    hints: dict[int, tuple[int, tuple[tuple[str, int], ...]]] = field(default_factory=dict)
    # What changed is about to be told.
    telling: bool = False
    # The last row that the people here were told of, and when it was asked for.
    told: int = 0
    clicked: float | None = None

    def seats(self) -> set[int]:
        """The seats whose people have a page or a stream open."""
        held = {seat for viewer in self.viewers for seat in viewer.held}
        return held | {listener.seat for listener in self.listeners if listener.seat is not None}

    @property
    def empty(self) -> bool:
        return not (self.viewers or self.listeners or self.driver or self.invites or self.facing or self.hints)
