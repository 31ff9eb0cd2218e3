"""The application: house, live rooms, pages and API put together."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.staticfiles import StaticFiles

from malecon.table.home import home
from malecon.table.house import House
from malecon.table.store import Store
from malecon.table.thinking import Thinkers
from malecon.web import api, errors
from malecon.web.bounds import Bounds
from malecon.web.live import Rooms
from malecon.web.routes import after, seat, shelf, table
from malecon.web.security import Guard
from malecon.web.workshop import Workshop

A_DAY = 24 * 3600.0
# Each with the router of its pages.
PARTS = (shelf, seat, table, after, api)
# Tables nobody touched for so long are put away.
LEFT_FOR_LONG = 90 * A_DAY


def create(
    data: str | os.PathLike[str] | None = None,
    *,
    origins: tuple[str, ...] = (),
    thinkers: Thinkers | None = None,
    bounds: Bounds | None = None,
) -> FastAPI:
    """The web application over the tables of a data folder.

    `origins` are further addresses its pages may be opened under, such as `https://club.example` behind a proxy
    that changes the Host header; `bounds` what a guest can't pass, where it isn't the usual.
    """
    house = House(Store(home(data)))
    rooms = Rooms(house, thinkers or Thinkers())
    workshop = Workshop()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        tidying = asyncio.create_task(_tidy(house))
        yield
        tidying.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tidying
        workshop.close()
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
    app.state.bounds = bounds or Bounds()
    for part in PARTS:
        app.include_router(part.router)
    static = Path(__file__).parent / "static"
    app.mount("/static", StaticFiles(directory=static), name="static")
    errors.install(app)
    app.add_middleware(Guard, allowed=frozenset(origins))
    return app


async def _tidy(house: House) -> None:
    """Puts away, once a day, what was left for long."""
    while True:
        await run_in_threadpool(house.store.put_away, house.store.clock() - LEFT_FOR_LONG)
        await asyncio.sleep(A_DAY)
