"""Live tables: who is here, what each viewer gets after every change, and the bots that play on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Coroutine, Iterator, Mapping, Sequence
from contextvars import Context
from dataclasses import replace
from functools import cache
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from malecon.table import keys, prepared
from malecon.table.away import Away
from malecon.table.club import opened_by
from malecon.table.driver import bots_to_move
from malecon.table.house import House, deadlines, due
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Stale
from malecon.table.table import Table
from malecon.table.thinking import Thinkers, trail
from malecon.web import measures, page
from malecon.web.ahead import Ahead
from malecon.web.bounds import Sizes
from malecon.web.club import Club
from malecon.web.drawn import Drawn
from malecon.web.guest import Guest
from malecon.web.line import line_of
from malecon.web.others import Others, Seen, others_of
from malecon.web.presence import LATELY, Lately
from malecon.web.reviewing import Reviewing
from malecon.web.room import Room, Viewer
from malecon.web.viewer import Company, Eyes, before_the_screen

# A line that takes longer than this to accept a page is dead.
PATIENCE = 20.0
# Seconds until bots that were stopped by something try again: the first time, and at most.
SOON, LATE = 0.5, 30.0
# Bots that nobody has played for since so many seconds were left behind by a worker that died.
LEFT = 1.0
# A loop's clock isn't the day's: for what is far away it is looked again meanwhile.
LONG = 3600.0

note = logging.getLogger("malecon.live")


class Rooms:
    """All live tables of a server."""

    def __init__(self, house: House, thinkers: Thinkers, most: int = Sizes().viewers) -> None:
        """`most`: pages, or streams, before one table."""
        self.house = house
        self.most = most
        self.club = Club()
        self.others: Others = others_of(house.store)
        self.thinkers = thinkers
        self.reviews = Reviewing(house, thinkers, self.others, lambda id: self._news(id, self.room(id)))
        self.lately = Lately(house.store.clock)
        self._rooms: dict[str, Room] = {}
        self._closed = False
        # Guests shall go to other workers, as this one is about to end.
        self.draining = False
        # What is to be looked at again later: a seat a bot is waited for, and people of whom nothing is heard any more.
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._fading: dict[str, asyncio.TimerHandle] = {}
        self._errands: dict[str, asyncio.Task[None]] = {}

    def room(self, id: str) -> Room:
        return self._rooms.setdefault(id, Room())

    async def drain(self) -> None:
        """Leaves the bots to other workers."""
        self.draining = True
        await self._stop([room.driver for room in self._rooms.values() if room.driver])
        await self.others.leave()

    @staticmethod
    async def _stop(doing: Sequence[asyncio.Task[None]]) -> None:
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)

    def measure(self) -> None:
        """Counts who is here and what goes on."""
        rooms = list(self._rooms.values())
        measures.TABLES.set(self.house.in_memory)
        measures.PEOPLE.set(sum(len(seen.seats) for _, seen in self.present()))
        measures.SOCKETS.labels("pages").set(sum(len(room.viewers) for room in rooms))
        measures.SOCKETS.labels("streams").set(sum(len(room.listeners) for room in rooms))
        measures.PLAYING.set(sum(room.driver is not None for room in rooms))
        measures.WAITING.set(self.thinkers.waiting)
        measures.THINKING.set(self.thinkers.thinking)

    async def close(self) -> None:
        """Stops the bots, ends their processes and leaves them to other workers."""
        self._closed = True
        for timer in (*self._alarms.values(), *self._fading.values()):
            timer.cancel()
        doing = [*self._errands.values(), *(room.driver for room in self._rooms.values() if room.driver)]
        await self._stop(doing)
        await self.reviews.close()
        await self.others.close()
        self.thinkers.close()

    # Who is here

    def company(self, table: Table) -> Company:
        """Who is here: with a page or a stream open, or heard of lately."""
        id = table.setup.id
        patience, review = self.house.patience[table.clock], self.reviews.known(table)
        watching = self._seen(id).watching + self.others.seen(id).watching
        return Company(self.here(id), watching, patience, review)

    def here(self, id: str) -> frozenset[int]:
        """The seats whose people are before a table, at any worker."""
        return self._seen(id).seats | self.others.seen(id).seats

    def _seen(self, id: str) -> Seen:
        """Who is before this worker's pages."""
        room = self._rooms.get(id, Room())
        watching = sum(not viewer.held for viewer in room.viewers)
        return Seen(frozenset(room.seats() | self.lately.seats(id)), watching, len(room.viewers))

    def present(self) -> Iterator[tuple[str, Seen]]:
        """Who is here, table by table."""
        for id in {*self._rooms, *self.lately.tables()}:
            if (seen := self._seen(id)) != Seen():
                yield id, seen

    def came_or_went(self, id: str) -> None:
        """Somebody sat down before a page, or left it."""
        self._news(id, self.room(id))
        self.others.tell_who(id, self._seen(id))
        self.wake(id)

    async def alive(self, id: str, held: Collection[int]) -> None:
        """A sign of life of who holds these seats, whatever it is: no bot sits down there now."""
        if not held:
            return
        came = self.lately.note(id, held)
        table = self.house.held(id) or await self.table(id)
        if table.away.keys() & set(held):
            with contextlib.suppress(Stale):
                await run_in_threadpool(self.house.here, id, held)
            self.tell(id)
        elif came and (id in self._rooms or self.house.store.shared):
            self.came_or_went(id)
        if id in self._fading:
            self._fading[id].cancel()
        self._fading[id] = asyncio.get_running_loop().call_later(LATELY, self._fade, id)

    def _fade(self, id: str) -> None:
        """Nothing was heard for a while: the others see who is away."""
        del self._fading[id]
        if id in self._rooms:
            self.came_or_went(id)

    # What is seen

    def eyes(self, table: Table, held: tuple[int, ...], guest: Guest | Viewer) -> Eyes:
        """Who looks, with what this server remembers of them."""
        if not held:
            return Eyes((), guest.lang)
        room = self.room(table.setup.id)
        facing = room.facing.get(keys.fingerprint(guest.key)) if len(held) > 1 else None
        base = guest.base if table.waiting and held else ""
        opens = self.club.open_tables and bool(table.waiting) and opened_by(table, guest.key)
        eyes = Eyes(held, guest.lang, facing, guest.guided or not held, (), base, opens=opens)
        # Advice is its seat's alone: on a sofa another may sit before the screen by now.
        seat, _ = before_the_screen(table, eyes)
        n, best = room.hints.get(-1 if seat is None else seat, (-1, ()))
        return replace(eyes, hints=best) if n == table.n else eyes

    async def well_known(self, table: Table, held: tuple[int, ...], guest: Guest | Viewer) -> Eyes:
        """The same, with the tables that came after this one where they have a seat already."""
        await self.reviews.look(table)
        eyes, after = self.eyes(table, held, guest), {table.next, table.same} - {""}
        if not held:
            return eyes
        seated = [new for new in sorted(after) if await run_in_threadpool(self.house.seats_of, new, guest.key)]
        return replace(eyes, seated=tuple(seated), muted=await self._muted(table.setup.id, guest))

    async def _muted(self, id: str, who: Guest | Viewer) -> frozenset[int]:
        """The seats whose words a person doesn't want to read; an open page asks once."""
        known = who.muted if isinstance(who, Viewer) else None
        if known is None:
            known = await run_in_threadpool(self.house.muted, id, who.key)
        if isinstance(who, Viewer):
            who.muted = known
        return known

    def drawing(self, table: Table, eyes: Eyes) -> Drawn:
        """What a viewer sees; those who see the same share one drawing."""
        room = self.room(table.setup.id)
        if eyes not in room.drawn:
            seen = (table, eyes, self.company(table), room.invites)
            room.drawn[eyes] = (room.ahead and room.ahead.found(*seen)) or page.drawing(*seen)
        return room.drawn[eyes]

    def foresee(self, table: Table) -> None:
        """Draws what will be seen of a table when its newest row is stored."""
        room, held = self._rooms.get(table.setup.id), self.house.held(table.setup.id)
        stored = held is not None and held.number >= table.number
        if room is None or stored:
            return
        room.ahead = None
        if not room.viewers or table.knows_all():
            return
        room.ahead = Ahead(table, self.company(table), dict(room.invites))
        eyes = {Eyes((), lang) for lang in {viewer.lang for viewer in room.viewers if not viewer.held}}
        # Whose words a page doesn't show is asked of the store once it is open.
        seated = [viewer for viewer in room.viewers if viewer.held and viewer.muted is not None]
        eyes |= {replace(self.eyes(table, one.held, one), muted=one.muted or frozenset()) for one in seated}
        room.ahead.draw(eyes)

    def tell(self, id: str) -> None:
        """Something changed: everybody before the table gets it, and bots go on."""
        room = self.room(id)
        self._news(id, room)
        # At once, before the request is answered: pages don't wait for the loop to come round.
        self._tell(id, room)
        self.others.say("row", id, number=room.told)
        self.wake(id)

    async def seats_changed(self, id: str) -> None:
        """A seat went to another device: pages that are open see from now on what their person still holds."""
        await self._look_at_seats(id)
        self.others.say("seats", id)

    async def _look_at_seats(self, id: str) -> None:
        room = self.room(id)
        for viewer in list(room.viewers):
            viewer.held = tuple(await run_in_threadpool(self.house.seats_of, id, viewer.key))
            viewer.muted = None
        self.came_or_went(id)

    # What a room remembers of its people, wherever their next request goes

    def skip(self, id: str) -> None:
        """The bots play on without waiting, until a person has to decide."""
        if self.others.plays(id):
            self.room(id).skip.set()
        self.others.say("skip", id)

    def face(self, id: str, person: str, seat: int) -> None:
        """The seat now sits before a person's screen."""
        self.room(id).facing[keys.fingerprint(person)] = seat
        self.others.say("face", id, person=keys.fingerprint(person), seat=seat)
        self._news(id, self.room(id))

    def advise(self, id: str, seat: int, n: int, best: tuple[tuple[str, int], ...]) -> None:
        """Advice for a seat, as long as the position is that of row `n`."""
        self.room(id).hints[seat] = (n, best)
        self.others.say("hint", id, seat=seat, n=n, best=best)
        self._news(id, self.room(id))

    def guided(self, id: str, person: str, enough: bool) -> None:
        """Whether a person has had enough of lessons."""
        self._guided(id, keys.fingerprint(person), enough)
        self.others.say("guided", id, person=keys.fingerprint(person), enough=enough)

    def _guided(self, id: str, person: str, enough: bool) -> None:
        for viewer in self.room(id).viewers:
            if keys.fingerprint(viewer.key) == person:
                viewer.guided = enough
        self._news(id, self.room(id))

    def hear(self, word: Mapping[str, Any]) -> None:
        """What another worker did."""
        id = word["table"]
        match word["kind"]:
            case "row":
                self.look(id, word["number"])
            case "here" if id in self._rooms:
                self._news(id, self._rooms[id])
            case "seats" if id in self._rooms:
                self._send_for(f"seats {id}", self._look_at_seats(id))
            case "skip" if self.others.plays(id):
                self.room(id).skip.set()
            case "face":
                self.room(id).facing[word["person"]] = word["seat"]
                self._news(id, self.room(id))
            case "hint":
                best = tuple((text, chance) for text, chance in word["best"])
                self.room(id).hints[word["seat"]] = (word["n"], best)
                self._news(id, self.room(id))
            case "guided" if id in self._rooms:
                self._guided(id, word["person"], word["enough"])

    def shown(self) -> dict[str, int]:
        """The tables this worker shows or plays for, and up to which row."""
        shown = {id: room.told for id, room in self._rooms.items() if room.viewers or room.listeners or room.driver}
        for id in self.others.playing():
            known = self.house.held(id)
            shown.setdefault(id, known.number if known else 0)
        return shown

    def look(self, id: str, number: int) -> None:
        """Another worker stored that row: whoever looks at the table here sees it, too."""
        room = self._rooms.get(id)
        if (room is not None and room.told < number) or (room is None and self.others.plays(id)):
            self._send_for(id, self._catch_up(id))

    async def _catch_up(self, id: str) -> None:
        with contextlib.suppress(Away, NotThere):
            table = await run_in_threadpool(self.house.table, id)
            room = self.room(id)
            for seat in room.invites.keys() - set(table.waiting):
                del room.invites[seat]
            self._news(id, room)
            self.wake(id)

    def _send_for(self, name: str, doing: Coroutine[Any, Any, None]) -> None:
        """Does it beside everything else; one such errand at a time is enough."""
        if name in self._errands or self._closed:
            doing.close()
            return
        task = asyncio.create_task(doing)
        self._errands[name] = task
        task.add_done_callback(lambda _: self._errands.pop(name, None))

    def _news(self, id: str, room: Room) -> None:
        held = self.house.held(id)
        self.reviews.ended(held)
        room.clicked = measures.click.get()
        room.told = max(room.told, held.number if held else 0)
        room.drawn.clear()
        if not room.telling:
            room.telling = True
            asyncio.get_running_loop().call_soon(self._tell, id, room)
        for listener in room.listeners:
            listener.news.set()

    def _tell(self, id: str, room: Room) -> None:
        """Shows who watches what changed, all at once; where that can't be, as at the end, their own tasks do it."""
        room.telling, table = False, self.house.held(id)
        open = None if table is None or table.knows_all() else table
        draw = cache(lambda lang: self.drawing(open, Eyes((), lang))) if open else None
        for viewer in room.viewers:
            if draw is None or not viewer.take(draw, room.clicked):
                viewer.news.set()

    async def watch(self, id: str, socket: WebSocket, viewer: Viewer) -> None:
        """Keeps one page up to date until it is closed."""
        room = self.room(id)
        if len(room.viewers) >= self.most:
            await socket.close(1013)
            return
        viewer.line = line_of(socket)
        room.viewers.add(viewer)
        self.came_or_went(id)
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
            if not room.viewers:
                room.ahead = None
            self.lately.forget(id, set(viewer.held) - room.seats())
            self.came_or_went(id)

    async def _send(self, id: str, socket: WebSocket, viewer: Viewer) -> None:
        while True:
            await viewer.news.wait()
            viewer.news.clear()
            try:
                # Who tells of news has read them.
                table = self.house.held(id) or await self.table(id)
                eyes = await self.well_known(table, viewer.held, viewer)
                clicked, drawn = self.room(id).clicked, self.drawing(table, eyes)
                if drawn is viewer.shown:
                    continue
                message = drawn.since(viewer.shown) if viewer.shown else drawn.whole
                with viewer.sending():
                    async with asyncio.timeout(PATIENCE):
                        await socket.send_text(message)
                viewer.shown = drawn
                measures.seen(clicked)
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
        """The table; read off the event loop when it isn't in memory, or others may have written since."""
        held = None if self.house.store.shared else self.house.held(id)
        return held if held is not None else await run_in_threadpool(self.house.table, id)

    # What goes on by itself

    def wake(self, id: str) -> None:
        """Lets the bots of a table play if it is their turn."""
        room = self.room(id)
        room.woken = True
        if room.driver is None and not (self._closed or self.draining):
            # What the bots do from now on is no part of the request that woke them.
            room.driver = asyncio.create_task(self._drive(id, room), context=Context())

    async def resume(self) -> None:
        """Wakes the tables that wait for a bot, to move or to sit down: a house that starts again finds them."""
        for id in await run_in_threadpool(self.house.store.going):
            try:
                table = await run_in_threadpool(self.house.going, id)
                if bots_to_move(table) or deadlines(table):
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
            if not ended and not (self._closed or self.draining):
                asyncio.get_running_loop().call_later(SOON, self.wake, id)
            elif room.empty:
                self._rooms.pop(id, None)

    async def _play_on(self, id: str, room: Room) -> None:
        while True:
            # Cleared before the table is read: what changes it while we wait for the disk wakes us again.
            room.woken = False
            table, ours = await self.table(id), self.others.plays(id)
            if not await self._ours(id, table):
                room.skip.clear()
                return
            if not ours:
                # Whoever played here before may have moved since we looked.
                table = await self.table(id)
                await self._ours(id, table)
            if due(table, self.house.store.clock()):
                await run_in_threadpool(self.house.seat_bots, id, self.company(table).seats)
                self._stored(id, room)
                continue
            self._set_alarm(id, table)
            bots = bots_to_move(table)
            if not bots:
                room.skip.clear()
                return
            await self._bot_moves(id, room, table, bots[0], taken=not ours)

    async def _ours(self, id: str, table: Table) -> bool:
        """Whether this worker, of several, plays for a table's bots and looks after who is away."""
        if bots_to_move(table) or deadlines(table):
            ours = await self.others.claim(id)
            if not ours and id in self._alarms:
                self._alarms.pop(id).cancel()
            return ours
        await self.others.release(id)
        return True

    def _stored(self, id: str, room: Room) -> None:
        """The bots did something."""
        self._news(id, room)
        self.others.say("row", id, number=room.told)

    def _set_alarm(self, id: str, table: Table) -> None:
        """Wakes the table when a bot may take a seat whose person gave no sign of life."""
        if id in self._alarms:
            self._alarms.pop(id).cancel()
        if times := deadlines(table).values():
            left = min(min(times) - self.house.store.clock(), LONG)
            self._alarms[id] = asyncio.get_running_loop().call_later(max(0.0, left), self.wake, id)

    async def _bot_moves(self, id: str, room: Room, table: Table, seat: int, taken: bool) -> None:
        loop = asyncio.get_running_loop()
        shown = loop.time() + table.pace / 1000
        seed = keys.fingerprint(f"{table.setup.secret} bot {table.n}")
        guest = table.setup.settings.get("opener") or id
        # Whoever played here before may have died over it: then the table has waited long enough for a long thought.
        late = taken and bool(table.rows) and self.house.store.clock() - table.rows[-1].at > LEFT
        move = prepared.choice(table, seat)
        if move is None:
            bot, known = table.seats[seat].bot, trail(table.line, seat)
            move = await self.thinkers.choose(
                bot, table.state, seat, seed, guest=guest, table=id, trail=known, late=late
            )
        watched = room.viewers or self.others.seen(id).pages
        if table.pace and watched and not room.skip.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.skip.wait(), max(0.0, shown - loop.time()))
        try:
            await run_in_threadpool(self.house.play, id, seat, table.game.write(move), table.n, bot=True)
        except (Stale, Refused):
            return  # somebody took a move back meanwhile: look again
        measures.MOVES.labels("bot").inc()
        self._stored(id, room)
        # Let the pages go out before the next bot thinks.
        await asyncio.sleep(0)
