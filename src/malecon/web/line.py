"""A page's line: what a hundred pages shall see alike is made a frame once and written as it is."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

NAME = "malecon.line"


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which a page that only watches needn't be told through."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][NAME] = {"line": self}

    def push(self, text: str) -> bool:
        """Writes a message; not where the line is about to be closed, or hasn't taken the last one yet."""
        idle = not (self.close_sent or self.disconnected or self.transport.is_closing())
        if not idle or self.transport.get_write_buffer_size():
            return False
        self.transport.write(frame(text))
        return True


def line_of(socket: WebSocket) -> Line | None:
    """The line of a socket, where the house itself serves it."""
    extension = socket.scope.get("extensions", {}).get(NAME, {})
    return cast("Line | None", extension.get("line"))


@lru_cache(64)
def frame(text: str) -> bytes:
    """A whole message as it goes over the line; the house's own are neither masked nor, as configured, compressed.

    >>> frame("cuba")
    b'\\x81\\x04cuba'
    """
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
