"""What every answer and every request has to keep to: headers, origin, size."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from malecon.table.refused import NotThere
from malecon.web import errors
from malecon.web.bounds import Sizes
from malecon.web.guest import HOST
from malecon.web.request import Forbidden, TooLarge

# What only looks changes nothing, whoever's page asks for it.
LOOKING = frozenset({"GET", "HEAD", "OPTIONS"})
STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


def policy(host: str) -> str:
    """Nothing from elsewhere, no script or style in the page itself."""
    # Safari before 15.4 doesn't count sockets as 'self'.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    )


def same_origin(headers: Headers, allowed: frozenset[str] = frozenset()) -> bool:
    """Whether a request comes from one of our own pages, or from no page at all.

    A browser always names the page's origin on a POST and on a socket; programs other than browsers don't. Origins are
    compared, never read: they may be anything.
    """
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin in allowed or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


def within(location: str) -> str:
    """Where an answer sends a browser on: always a path of this house.

    >>> within("/t/abc?at=3"), within("http://localhost/t/abc"), within("//evil.example/x"), within("/\\\\evil.example")
    ('/t/abc?at=3', '/t/abc', '/', '/')
    """
    for scheme in ("http://", "https://"):
        if location.startswith(scheme):
            location = "/" + location.removeprefix(scheme).partition("/")[2]
    ours = location.startswith("/") and location[1:2] not in ("/", "\\") and location.isprintable()
    return location if ours else "/"


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str], sizes: Sizes) -> None:
        self.app = app
        self.sizes = sizes
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        largest = self.sizes.record if scope["path"] in ("/records", "/api/records") else self.sizes.request
        taken = 0
        started = False

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > largest:
                    raise TooLarge
            return message

        async def sealed(message: Message) -> None:
            nonlocal started
            if message["type"] == "websocket.close" and not started:
                raise NotThere(scope["path"])  # no such line: said in a sentence, too
            if message["type"] in STARTS:
                started = True
                message.setdefault("headers", [])
                seal(MutableHeaders(scope=message), scope["path"], headers.get("host", ""))
            await send(message)

        try:
            self._look(scope, headers, largest)
            await self.app(scope, bounded, sealed)
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception as error:
            if started:
                raise
            answer = await errors.answer(HTTPConnection(scope), error)
            await answer(scope, receive, sealed)

    def _look(self, scope: Scope, headers: Headers, largest: int) -> None:
        """Refuses at the door what no page of ours and no program would send."""
        if not scope["path"].isprintable():
            raise NotThere(scope["path"])
        if scope.get("method") not in LOOKING and not same_origin(headers, self.allowed):
            raise Forbidden("foreign-page")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 12 and int(length) <= largest):
            raise TooLarge


def seal(headers: MutableHeaders, path: str, host: str) -> None:
    """The headers that every answer carries, an error's as well."""
    if "location" in headers:
        headers["location"] = within(headers["location"])
    headers["content-security-policy"] = policy(host)
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), microphone=(), geolocation=(), payment=()"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers["x-frame-options"] = "DENY"
    if "cache-control" not in headers:
        headers["cache-control"] = "no-cache" if path.startswith("/static/") else "no-store"
