"""Every request has a number, which stands in the answer and in all that is logged about it."""

from __future__ import annotations

import logging
import re
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from malecon.web import measures
from malecon.web.notes import number

NAME = "x-request-id"
# What a proxy may have given it already.
GIVEN = re.compile(r"[A-Za-z0-9_.-]{8,64}")
STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
note = logging.getLogger("malecon.requests")


def form(scope: Scope) -> str:
    """The form of what was asked for; never the address itself, which may hold the key to a seat."""
    return str(getattr(scope.get("route"), "path", ""))


class Clerk:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given, began = Headers(scope=scope).get(NAME, ""), time.perf_counter()
        mine = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
        number.set(mine)
        measures.click.set(began if scope.get("method") == "POST" else None)
        status = 101 if scope["type"] == "websocket" else 500

        async def signed(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message.get("status", status)
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[NAME] = mine
            await send(message)

        try:
            await self.app(scope, receive, signed)
        finally:
            took = time.perf_counter() - began
            method = str(scope.get("method", "socket"))
            method = method if method in ("GET", "HEAD", "POST", "socket") else "other"
            if scope["type"] == "http":
                measures.REQUESTS.labels(method, str(status)).observe(took)
            told = {"status": status, "took": round(took, 4), "route": form(scope)}
            note.info("%s %s", method, form(scope), extra={"fields": told})
