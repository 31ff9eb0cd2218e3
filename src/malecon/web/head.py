"""HEAD: what GET would answer, without its body."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Head:
    """Every page that can be got can be asked for its head; a stream is over with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def bodiless(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                # At once, so that who would go on sending learns that nobody listens.
                await send({"type": "http.response.body", "body": b""})

        await self.app({**scope, "method": "GET"}, receive, bodiless)
