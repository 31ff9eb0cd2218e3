"""The application: house, live rooms, pages and API put together."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware

from malecon.table.away import Away
from malecon.table.database import place
from malecon.table.house import PATIENCE, House
from malecon.table.store import Store
from malecon.table.thinking import Thinkers
from malecon.web import api, errors, sweeping
from malecon.web.assets import STATIC, Assets
from malecon.web.bounds import Bounds
from malecon.web.clerk import Clerk
from malecon.web.club import Club
from malecon.web.drain import on_term
from malecon.web.forgetful import Forgetful
from malecon.web.head import Head
from malecon.web.live import Rooms
from malecon.web.post import Post
from malecon.web.reminding import Reminding
from malecon.web.routes import (
    after,
    installed,
    keeper,
    ladder,
    learn,
    me,
    meeting,
    puzzles,
    review,
    seat,
    shelf,
    table,
    tournament,
)
from malecon.web.routes import (
    reminders as reminder_pages,
)
from malecon.web.security import Guard
from malecon.web.workshop import Workshop

note = logging.getLogger("malecon.web")

A_MOMENT, A_MINUTE, A_DAY = 2.0, 60.0, 24 * 3600.0
# Each with the router of its pages.
# The router looks through them in this order, so first comes what is asked for with every move.
PARTS = (
    api, table, shelf, learn, installed, me, reminder_pages, ladder, tournament, seat, meeting, after, review, puzzles,
    keeper,
)  # fmt: skip


def create(
    data: str | os.PathLike[str] | None = None,
    *,
    database: str | None = None,
    origins: tuple[str, ...] = (),
    thinkers: Thinkers | None = None,
    clock: Callable[[], float] = time.time,
    patience: Mapping[str, float] = PATIENCE,
    bounds: Bounds | None = None,
    drain: float = 0.0,
    club: Club | None = None,
    reminders: Post | None = None,
) -> FastAPI:
    """The web application over the tables of a data folder, or of the database at an address.

    `origins` are further addresses its pages may be opened under, such as `https://club.example` behind a proxy
    that changes the Host header. `patience` is for how many seconds a seat waits for who left, by the table's clock;
    `bounds` what a guest can't pass, where it isn't the usual; `drain` how many seconds it isn't ready before it ends;
    `club` what it does for people who don't know each other, which is nothing where it isn't said;
    `reminders` by whom it reaches people who aren't there, which is nobody where it isn't said.
    """
    store = Store(place(data, database), clock)
    store.try_out()
    house = House(store, patience=patience)
    bounds = bounds or Bounds()
    rooms = Rooms(house, thinkers or Thinkers(), bounds.sizes.viewers)
    rooms.club = club or Club()
    bounds.join(rooms.others)
    rooms.others.attend(Forgetful(house))
    workshop = Workshop()
    reminding = Reminding(rooms, reminders)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        rooms.others.start(rooms)
        on_term(rooms, drain)
        loop = asyncio.get_running_loop()
        house.began = lambda id: loop.call_soon_threadsafe(rooms.wake, id)
        house.coming = lambda table: loop.call_soon_threadsafe(rooms.foresee, table)
        if store.shared:
            rooms.thinkers.wake_up()
        chores = [
            asyncio.create_task(_measure(rooms)),
            asyncio.create_task(_patient(rooms.resume)),
            asyncio.create_task(_patient(rooms.reviews.resume)),
            asyncio.create_task(_tidy(house, bounds.sizes.table_days)),
            asyncio.create_task(reminding.rounds()),
            asyncio.create_task(sweeping.sweep()),
        ]
        yield
        house.began = house.coming = None
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        workshop.close()
        reminding.close()
        await rooms.close()
        house.store.close()

    app = FastAPI(
        title="Malecón",
        description=api.ABOUT,
        version="1",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.rooms = rooms
    app.state.workshop = workshop
    app.state.reminding = reminding
    app.state.bounds = bounds
    app.state.verdicts = {}
    for part in PARTS:
        app.include_router(part.router)
    app.mount("/static", Assets(directory=STATIC), name="static")
    errors.install(app)
    app.add_middleware(Guard, allowed=frozenset(origins), sizes=bounds.sizes)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(Head)
    app.add_middleware(Clerk)
    return app


async def _tidy(house: House, days: int) -> None:
    """Puts away, once a day, what nobody touched for so many days."""
    while True:
        await _patient(run_in_threadpool, house.store.put_away, house.store.clock() - days * A_DAY)
        await asyncio.sleep(A_DAY)


async def _measure(rooms: Rooms) -> None:
    """Keeps the counts up to date."""
    while True:
        rooms.measure()
        await asyncio.sleep(A_MOMENT)


async def _patient(chore: Callable[..., Awaitable[object]], *what: object) -> None:
    """Does a chore, and where the disk fails tries again."""
    while True:
        try:
            await chore(*what)
            return
        except Away:
            await asyncio.sleep(A_MINUTE)
        except Exception:
            note.exception("a chore of the house failed")
            return
