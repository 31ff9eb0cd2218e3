"""Live tables: who is here, what each viewer gets after every change, and the bots that play on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from malecon.table import keys
from malecon.table.away import Away
from malecon.table.driver import bots_to_move
from malecon.table.house import House, due
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Stale
from malecon.table.table import Table
from malecon.table.thinking import Thinkers
from malecon.web import page
from malecon.web.bounds import VIEWERS
from malecon.web.drawn import Drawn
from malecon.web.guest import Guest
from malecon.web.presence import LATELY, Lately
from malecon.web.viewer import Company, Eyes, before_the_screen

# A line that takes longer than this to accept a page is dead.
PATIENCE = 20.0
# Seconds until bots that were stopped by something try again: the first time, and at most.
SOON, LATE = 0.5, 30.0

note = logging.getLogger("malecon.live")


@dataclass(eq=False)
class Viewer:
    """One open page."""

    held: tuple[int, ...]
    lang: str
    key: str
    guided: bool
    base: str
    shown: Drawn | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)


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
    driver: asyncio.Task[None] | None = None
    # Something happened that the driver may not have seen.
    woken: bool = False
    skip: asyncio.Event = field(default_factory=asyncio.Event)
    invites: dict[int, str] = field(default_factory=dict)
    facing: dict[str, int] = field(default_factory=dict)
    hints: dict[int, tuple[int, tuple[tuple[str, int], ...]]] = field(default_factory=dict)

    def seats(self) -> set[int]:
        """The seats whose people have a page or a stream open."""
        held = {seat for viewer in self.viewers for seat in viewer.held}
        return held | {listener.seat for listener in self.listeners if listener.seat is not None}

    @property
    def empty(self) -> bool:
        return not (self.viewers or self.listeners or self.driver or self.invites or self.facing or self.hints)


class Rooms:
    """All live tables of a server."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.lately = Lately(house.store.clock)
        self._rooms: dict[str, Room] = {}
        self._closed = False
        # What is to be looked at again later: a seat a bot is waited for, and people of whom nothing is heard any more.
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._fading: dict[str, asyncio.TimerHandle] = {}

    def room(self, id: str) -> Room:
        return self._rooms.setdefault(id, Room())

    async def close(self) -> None:
        """Stops the bots and ends their processes."""
        self._closed = True
        for timer in (*self._alarms.values(), *self._fading.values()):
            timer.cancel()
        drivers = [room.driver for room in self._rooms.values() if room.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()

    # Who is here

    def company(self, table: Table) -> Company:
        """Who is here: with a page or a stream open, or heard of lately."""
        id, room = table.setup.id, self.room(table.setup.id)
        watching = sum(not viewer.held for viewer in room.viewers)
        patience = self.house.patience[table.clock]
        return Company(frozenset(room.seats() | self.lately.seats(id)), watching, patience)

    async def alive(self, id: str, held: Collection[int]) -> None:
        """A sign of life of who holds these seats, whatever it is: no bot sits down there now."""
        if not held:
            return
        came = self.lately.note(id, held)
        table = await self.table(id)
        if table.away.keys() & set(held):
            with contextlib.suppress(Stale):
                await run_in_threadpool(self.house.here, id, held)
            self.tell(id)
        elif came and id in self._rooms:
            self._news(self._rooms[id])
        if id in self._fading:
            self._fading[id].cancel()
        self._fading[id] = asyncio.get_running_loop().call_later(LATELY, self._fade, id)

    def _fade(self, id: str) -> None:
        """Nothing was heard for a while: the others see who is away."""
        del self._fading[id]
        if id in self._rooms:
            self._news(self._rooms[id])

    # What is seen

    def eyes(self, id: str, held: tuple[int, ...], guest: Guest | Viewer) -> Eyes:
        """Who looks, with what this server remembers of them."""
        room, table = self.room(id), self.house.table(id)
        facing = room.facing.get(keys.fingerprint(guest.key)) if len(held) > 1 else None
        base = guest.base if table.waiting and held else ""
        after = {table.next, table.same} - {""} if held else set()
        seated = tuple(sorted(new for new in after if self.house.seats_of(new, guest.key)))
        eyes = Eyes(held, guest.lang, facing, guest.guided or not held, (), base, seated)
        # Advice is its seat's alone: on a sofa another may sit before the screen by now.
        seat, _ = before_the_screen(table, eyes)
        n, best = room.hints.get(-1 if seat is None else seat, (-1, ()))
        return replace(eyes, hints=best) if n == table.n else eyes

    def drawing(self, table: Table, eyes: Eyes) -> Drawn:
        """What a viewer sees; those who see the same share one drawing."""
        room = self.room(table.setup.id)
        if eyes not in room.drawn:
            view = page.table_view(table, eyes, self.company(table), room.invites)
            html = page.render("fragment.html", view.lang, view=view)
            told = {"n": view.n, "number": view.number, "title": view.title, "turn": view.turn}
            room.drawn[eyes] = Drawn(html, told)
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
            listener.news.set()

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
            self.lately.forget(id, set(viewer.held) - room.seats())
            self.tell(id)

    async def _send(self, id: str, socket: WebSocket, viewer: Viewer) -> None:
        while True:
            await viewer.news.wait()
            viewer.news.clear()
            try:
                table = await self.table(id)
                eyes = self.eyes(id, viewer.held, viewer)
                drawn = self.drawing(table, eyes)
                message = drawn.since(viewer.shown) if viewer.shown else drawn.whole
                await asyncio.wait_for(socket.send_text(message), PATIENCE)
                viewer.shown = drawn
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                with contextlib.suppress(Exception):
                    await socket.close()
                return
            except Away:
                viewer.news.set()
                await asyncio.sleep(SOON)
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
        room.woken = True
        if room.driver is None and not self._closed:
            room.driver = asyncio.create_task(self._drive(id, room))

    async def resume(self) -> None:
        """Wakes the tables that wait for a bot, to move or to sit down: a house that starts again finds them."""
        for id in await run_in_threadpool(self.house.store.going):
            try:
                table = await run_in_threadpool(self.house.going, id)
                if bots_to_move(table) or table.away:
                    self.wake(id)
            except (Away, NotThere) as error:
                note.warning("%s", error)

    async def _drive(self, id: str, room: Room) -> None:
        """Plays for the bots until a person has to decide. Nothing but the end of the house stops it before."""
        pause, ended = 0.0, False
        try:
            while room.woken or pause:
                await asyncio.sleep(pause)
                try:
                    await self._play_on(id, room)
                    pause = 0.0
                except NotThere:
                    break
                except (Exception, asyncio.CancelledError) as error:
                    task = asyncio.current_task()
                    if task is None or task.cancelling():
                        raise
                    if not pause and not isinstance(error, Away):
                        note.error("the bots of table %s stopped and will try again", id, exc_info=error)
                    pause = min(LATE, 2 * pause or SOON)
            ended = True
        finally:
            room.driver = None
            if not ended and not self._closed:
                asyncio.get_running_loop().call_later(SOON, self.wake, id)
            elif room.empty:
                self._rooms.pop(id, None)

    async def _play_on(self, id: str, room: Room) -> None:
        while True:
            # Cleared before the table is read: what changes it while we wait for the disk wakes us again.
            room.woken = False
            table = await self.table(id)
            if due(table, self.house.store.clock()):
                await run_in_threadpool(self.house.seat_bots, id, self.company(table).seats)
                self._news(room)
                continue
            self._set_alarm(id, table)
            bots = bots_to_move(table)
            if not bots:
                room.skip.clear()
                return
            await self._bot_moves(id, room, table, bots[0])

    def _set_alarm(self, id: str, table: Table) -> None:
        """Wakes the table when a bot may take a seat whose person gave no sign of life."""
        if id in self._alarms:
            self._alarms.pop(id).cancel()
        if table.away and not table.over:
            left = min(ask.due for ask in table.away.values()) - self.house.store.clock()
            self._alarms[id] = asyncio.get_running_loop().call_later(max(0.0, left), self.wake, id)

    async def _bot_moves(self, id: str, room: Room, table: Table, seat: int) -> None:
        loop = asyncio.get_running_loop()
        shown = loop.time() + table.pace / 1000
        seed = keys.fingerprint(f"{table.setup.secret} bot {table.n}")
        guest = table.setup.settings.get("opener") or id
        move = await self.thinkers.choose(table.seats[seat].bot, table.state, seat, seed, guest=guest, table=id)
        if table.pace and room.viewers and not room.skip.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.skip.wait(), max(0.0, shown - loop.time()))
        try:
            await run_in_threadpool(self.house.play, id, seat, table.game.write(move), table.n, bot=True)
        except (Stale, Refused):
            return  # somebody took a move back meanwhile: look again
        self._news(room)
        # Let the pages go out before the next bot thinks.
        await asyncio.sleep(0)
