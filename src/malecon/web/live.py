"""Live tables: who is here, what each viewer gets after every change, and the bots that play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from dataclasses import dataclass, field

from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from malecon.table import keys
from malecon.table.driver import bots_to_move
from malecon.table.house import House
from malecon.table.refused import Refused
from malecon.table.store import Stale
from malecon.table.table import Table
from malecon.table.thinking import Thinkers
from malecon.web import page
from malecon.web.bounds import VIEWERS
from malecon.web.guest import Guest
from malecon.web.looking import Company, Eyes

# A line that takes longer than this to accept a page is dead.
PATIENCE = 20.0

note = logging.getLogger("malecon.live")


@dataclass(eq=False)
class Viewer:
    """One open page."""

    held: tuple[int, ...]
    lang: str
    key: str
    guided: bool
    base: str
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Room:
    """The people before one table, and what was drawn for them since it last changed."""

    viewers: set[Viewer] = field(default_factory=set)
    listeners: set[asyncio.Event] = field(default_factory=set)
    drawn: dict[Eyes, str] = field(default_factory=dict)
    driver: asyncio.Task[None] | None = None
    skip: asyncio.Event = field(default_factory=asyncio.Event)
    invites: dict[int, str] = field(default_factory=dict)
    facing: dict[str, int] = field(default_factory=dict)
    hints: dict[int, tuple[int, tuple[tuple[str, int], ...]]] = field(default_factory=dict)

    def company(self) -> Company:
        here = Counter(seat for viewer in self.viewers for seat in viewer.held)
        return Company(frozenset(here), sum(not viewer.held for viewer in self.viewers))

    @property
    def empty(self) -> bool:
        return not (self.viewers or self.listeners or self.driver or self.invites or self.facing or self.hints)


class Rooms:
    """All live tables of a server."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self._rooms: dict[str, Room] = {}

    def room(self, id: str) -> Room:
        return self._rooms.setdefault(id, Room())

    async def close(self) -> None:
        """Stops the bots and ends their processes."""
        drivers = [room.driver for room in self._rooms.values() if room.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()

    # What is seen

    def eyes(self, id: str, held: tuple[int, ...], guest: Guest | Viewer) -> Eyes:
        """Who looks, with what this server remembers of them."""
        room, table = self.room(id), self.house.table(id)
        facing = room.facing.get(keys.fingerprint(guest.key)) if len(held) > 1 else None
        hints = next((best for seat, (n, best) in room.hints.items() if seat in held and n == table.n), ())
        base = guest.base if table.waiting and held else ""
        return Eyes(held, guest.lang, facing, guest.guided or not held, hints, base)

    def fragment(self, table: Table, eyes: Eyes) -> str:
        """The message for a viewer; those who see the same share one drawing."""
        room = self.room(table.setup.id)
        if eyes not in room.drawn:
            view = page.table_view(table, eyes, room.company(), room.invites)
            room.drawn[eyes] = json.dumps(
                {
                    "n": view.n,
                    "number": view.number,
                    "title": view.title,
                    "turn": view.turn,
                    "html": page.render("fragment.html", view.lang, view=view),
                },
                ensure_ascii=False,
            )
        return room.drawn[eyes]

    def tell(self, id: str) -> None:
        """Something changed: everybody before the table gets it, and bots go on."""
        self._news(self.room(id))
        self.wake(id)

    def seats_changed(self, id: str) -> None:
        """A seat went to another device: pages that are open see from now on what their person still holds."""
        for viewer in self.room(id).viewers:
            viewer.held = tuple(self.house.seats_of(id, viewer.key))
        self.tell(id)

    @staticmethod
    def _news(room: Room) -> None:
        room.drawn.clear()
        for viewer in room.viewers:
            viewer.news.set()
        for listener in room.listeners:
            listener.set()

    async def watch(self, id: str, socket: WebSocket, viewer: Viewer) -> None:
        """Keeps one page up to date until it is closed."""
        room = self.room(id)
        if len(room.viewers) >= VIEWERS:
            await socket.close(1013)
            return
        room.viewers.add(viewer)
        self.tell(id)
        sender = asyncio.create_task(self._send(id, socket, viewer))
        try:
            while True:
                await socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            pass
        finally:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            room.viewers.discard(viewer)
            self.tell(id)

    async def _send(self, id: str, socket: WebSocket, viewer: Viewer) -> None:
        while True:
            await viewer.news.wait()
            viewer.news.clear()
            try:
                table = await self.table(id)
                eyes = self.eyes(id, viewer.held, viewer)
                await asyncio.wait_for(socket.send_text(self.fragment(table, eyes)), PATIENCE)
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                with contextlib.suppress(Exception):
                    await socket.close()
                return
            except Exception:
                note.exception("a page of table %s could not be drawn", id)

    async def table(self, id: str) -> Table:
        """The table; read from disk off the event loop when it isn't in memory."""
        held = self.house.held(id)
        return held if held is not None else await run_in_threadpool(self.house.table, id)

    # What goes on by itself

    def wake(self, id: str) -> None:
        """Lets the bots of a table play if it is their turn."""
        room = self.room(id)
        if room.driver is None:
            room.driver = asyncio.create_task(self._drive(id, room))

    async def _drive(self, id: str, room: Room) -> None:
        try:
            while True:
                table = await self.table(id)
                bots = bots_to_move(table)
                if not bots:
                    room.skip.clear()
                    return
                await self._bot_moves(id, room, table, bots[0])
        except Exception:
            note.exception("the bots of table %s stopped", id)
        finally:
            room.driver = None
            if room.empty:
                self._rooms.pop(id, None)

    async def _bot_moves(self, id: str, room: Room, table: Table, seat: int) -> None:
        loop = asyncio.get_running_loop()
        shown = loop.time() + table.pace / 1000
        seed = keys.fingerprint(f"{table.setup.secret} bot {table.n}")
        move = await self.thinkers.choose(table.seats[seat].bot, table.state, seat, seed)
        if table.pace and room.viewers and not room.skip.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.skip.wait(), max(0.0, shown - loop.time()))
        try:
            await run_in_threadpool(self.house.play, id, seat, table.game.write(move), table.n)
        except (Stale, Refused):
            return  # somebody took a move back meanwhile: look again
        self._news(room)
        # Let the pages go out before the next bot thinks.
        await asyncio.sleep(0)
