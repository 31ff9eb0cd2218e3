"""For who keeps the house: does it live, may guests be sent here, and what goes on."""

from __future__ import annotations

import asyncio
import ipaddress
import os

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response

from malecon.table.refused import NotThere
from malecon.web import measures
from malecon.web.request import rooms_of

router = APIRouter(include_in_schema=False)
# Networks whose machines may read the counts, besides this machine itself.
WATCHERS = "MALECON_WATCHERS"
PATIENCE = 2.0


@router.get("/health")
async def health() -> Response:
    """The event loop goes round."""
    return JSONResponse({"alive": True})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """Whether guests may be sent to this worker: 503 where they may not."""
    rooms = rooms_of(request)
    try:
        database = await asyncio.wait_for(run_in_threadpool(rooms.house.store.answers), PATIENCE)
    except TimeoutError:
        database = False
    told = {"database": database, "workers": rooms.others.up, "draining": rooms.draining}
    good = database and rooms.others.up and not rooms.draining
    return JSONResponse({"ready": good, **told}, 200 if good else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The counts, for Prometheus."""
    if not may_watch(request.client.host if request.client else ""):
        raise NotThere("/metrics")
    return Response(await run_in_threadpool(measures.shown), media_type=CONTENT_TYPE_LATEST)


def may_watch(host: str) -> bool:
    """Whether a machine may read the counts.

    >>> may_watch("127.0.0.1"), may_watch("192.0.2.7"), may_watch("elsewhere")
    (True, False, False)
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    named = os.environ.get(WATCHERS, "").replace(",", " ").split()
    return address.is_loopback or any(address in ipaddress.ip_network(name, strict=False) for name in named)
