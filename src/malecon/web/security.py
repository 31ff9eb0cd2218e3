"""What every answer and every request has to keep to: headers, origin, size."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from malecon.web import errors
from malecon.web.guest import HOST

# A move or a form is small; a record brought to be looked at is the largest thing anybody sends.
LARGEST = 64 * 1024
LARGEST_RECORD = 1024 * 1024


def policy(host: str) -> str:
    """Nothing from elsewhere, no script or style in the page itself."""
    # Safari before 15.4 doesn't count sockets as 'self'.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    )


def same_origin(headers: Headers, allowed: frozenset[str] = frozenset()) -> bool:
    """Whether a request comes from one of our own pages, or from no page at all.

    A browser always names the page's origin on a POST and on a socket; programs other than browsers don't.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin in allowed or (origin != "null" and urlsplit(origin).netloc == headers.get("host"))


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["state"] = {**scope.get("state", {}), "own_page": same_origin(headers, self.allowed)}
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        largest = LARGEST_RECORD if scope["path"] in ("/records", "/api/records") else LARGEST
        taken = 0

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > largest:
                    raise TooLarge
            return message

        started = False

        async def sealed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _seal(MutableHeaders(scope=message), scope["path"], headers.get("host", ""))
            await send(message)

        try:
            length = headers.get("content-length", "0")
            if not length.isdigit() or int(length) > largest:
                raise TooLarge
            await self.app(scope, bounded, sealed)
        except Exception as error:
            if started:
                raise
            request = Request(scope)
            answer = errors.too_large(request) if isinstance(error, TooLarge) else errors.broken(request, error)
            await (await answer)(scope, receive, sealed)


class TooLarge(Exception):
    """A body longer than anybody needs."""


def _seal(headers: MutableHeaders, path: str, host: str) -> None:
    headers["content-security-policy"] = policy(host)
    headers["x-content-type-options"] = "nosniff"
    headers["referrer-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), microphone=(), geolocation=(), payment=()"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers["x-frame-options"] = "DENY"
    if "cache-control" not in headers:
        headers["cache-control"] = "no-cache" if path.startswith("/static/") else "no-store"
