"""Looks now and then whose turn it is at the tables over days, and reminds who isn't there: once, and once more before
it is too late."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from starlette.concurrency import run_in_threadpool

from malecon.table.away import Away
from malecon.table.refused import NotThere, Refused
from malecon.table.reminding import FIRST, LAST, MAIL, Turn, Way, last_to_play, turns
from malecon.table.table import Table
from malecon.web import post
from malecon.web.live import Rooms
from malecon.web.post import Gone, Post
from malecon.web.story import names_of
from malecon.web.viewer import when
from malecon.web.words import speaker

# Seconds between two looks. The first comes that late, too: by then other workers have told whom they see.
ROUND = 20.0
# Of several workers the one that holds this, as if it were a table's, reminds.
LEASE = "reminders"
note = logging.getLogger("malecon.live")


class Reminding:
    """Reminds the people of a house."""

    def __init__(self, rooms: Rooms, settings: Post | None = None) -> None:
        self.rooms, self.house = rooms, rooms.house
        self.settings = settings or Post()
        # Who carries things on may be slow: never in the loop, nor in the way of those who read tables.
        self._hands = ThreadPoolExecutor(2, "post")
        # By table: up to which row it was read, and whom it waits for since.
        self._read: dict[str, tuple[int, list[Turn]]] = {}
        # When somebody was last seen before a table at which it is their turn.
        self._met: dict[tuple[str, int], float] = {}
        self._told: dict[tuple[str, int], tuple[int, int]] = {}

    @property
    def on(self) -> bool:
        return self.settings.mails or self.settings.pushes

    @property
    def public_key(self) -> str:
        """What a browser needs to take notes; empty where there are none."""
        return post.public_key(self.settings) if self.settings.pushes else ""

    async def rounds(self) -> None:
        """Looks as long as the house is open."""
        while self.on:
            await asyncio.sleep(ROUND)
            try:
                await self.look()
            except Away:
                pass  # the store has told its keeper
            except Exception:
                note.exception("a look at who has to be reminded failed")

    def close(self) -> None:
        self._hands.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Reminds whoever is to be reminded now."""
        if self.rooms.draining or not await self.rooms.others.claim(LEASE):
            return
        waited = await run_in_threadpool(self._waited)
        now, due = self.house.store.clock(), []
        for id, found in waited.items():
            here = self.rooms.here(id)
            for turn in found:
                if turn.seat in here:
                    self._met[id, turn.seat] = now
                elif step := self._due(id, turn, now):
                    due.append((id, turn, step))
        for id, turn, step in due:
            fresh = await run_in_threadpool(self._is_next, id, turn, step)
            self._told[id, turn.seat] = turn.number, step
            if fresh:
                await self._remind(id, turn, step)

    def _waited(self) -> dict[str, list[Turn]]:
        """By table over days: the turns of people who want to be reminded."""
        seats = self.house.reachable()
        numbers = self.house.store.numbers(list(seats))
        read: dict[str, tuple[int, list[Turn]]] = {}
        for id, number in numbers.items():
            read[id] = self._read.get(id, (-1, []))
            if read[id][0] != number:
                try:
                    read[id] = number, turns(self.house.going(id))
                except (Away, NotThere) as error:
                    note.warning("%s", error)
        self._read = read
        for kept in (self._met, self._told):
            for key in [key for key in kept if key[0] not in read]:
                kept.pop(key, None)
        return {id: [turn for turn in found if turn.seat in seats[id]] for id, (_, found) in read.items()}

    def _due(self, id: str, turn: Turn, now: float) -> int:
        """Which reminder it is time for; 0 for none."""
        if turn.until and now >= turn.until:
            return 0  # a bot sits down there
        since = max(turn.began, self._met.get((id, turn.seat), 0.0))
        quiet = now >= since + 60 * self.settings.quiet_minutes
        step = LAST if now >= turn.hurry and quiet else FIRST if quiet else 0
        number, told = self._told.get((id, turn.seat), (-1, 0))
        return step if number != turn.number or told < step else 0

    def _is_next(self, id: str, turn: Turn, step: int) -> bool:
        """Notes a reminder before it is sent: one that is lost is better than two."""
        return self.house.told_of(id, turn) < step and self.house.tell_of(id, turn, step)

    async def _remind(self, id: str, turn: Turn, step: int) -> None:
        table = await run_in_threadpool(self.house.going, id)
        if turn not in turns(table):
            return  # somebody moved meanwhile
        for way in await run_in_threadpool(self.house.ways_to, id, turn.seat):
            try:
                await self._do(self._send, way, table, turn, step)
            except Gone:
                await run_in_threadpool(self.house.stop, way.id)
            except Exception as error:
                # What went wrong, without the address that its own words may name.
                note.warning("a reminder by %s was not sent: %s", way.kind, type(error).__name__)

    async def _do(self, what: object, *with_: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._hands, what, *with_)  # type: ignore[arg-type]

    def _send(self, way: Way, table: Table, turn: Turn, step: int) -> None:
        title, text = told(table, turn, step, way.lang)
        path, house = f"/t/{table.setup.id}", self.settings.address.rstrip("/")
        if way.kind == MAIL and self.settings.mails:
            t, stop = speaker(way.lang), f"{house}/r/stop/{way.id}"
            letter = "\n\n".join([text, house + path, t("remind-mail-why", house=house), t("remind-mail-stop"), stop])
            post.mail(self.settings, way.address, title, letter + "\n", stop)
        elif way.kind != MAIL and self.settings.pushes:
            left = int(turn.until - self.house.store.clock()) if turn.until else post.KEPT
            post.push(self.settings, way.address, {"title": title, "text": text, "url": path}, table.setup.id, left)

    async def ask(self, way: Way, code: str) -> None:
        """Sends the one mail that an address gets before it is confirmed."""
        t, house = speaker(way.lang), self.settings.address.rstrip("/")
        parts = [t("remind-confirm-mail", house=house), f"{house}/r/confirm/{code}", t("remind-confirm-ignore")]
        try:
            await self._do(post.mail, self.settings, way.address, t("remind-confirm"), "\n\n".join(parts) + "\n")
        except Exception as error:
            note.warning("a mail to confirm an address was not sent: %s", type(error).__name__)
            await run_in_threadpool(self.house.stop, way.id)
            raise Refused("mail-not-sent") from None


def told(table: Table, turn: Turn, step: int, lang: str) -> tuple[str, str]:
    """What a reminder says, in a line and in a few sentences: which game, who played, until when."""
    t, game = speaker(lang), table.game.names[lang]
    names, other = names_of(table, t), last_to_play(table, turn.seat)
    said = [t("remind-played", name=names[other]) if other is not None else t("remind-begins")]
    said.append(t("remind-turn", game=game))
    if turn.until:
        said.append(t("remind-until", when=when(int(turn.until))))
    return t("remind-last" if step == LAST else "remind-first", game=game), " ".join(said)
