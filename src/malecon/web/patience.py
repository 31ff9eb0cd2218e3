"""Lines that are closed when a request doesn't come in time: who sends a letter a second holds no place for long."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import h11
from starlette.datastructures import MutableHeaders
from uvicorn.protocols.http.h11_impl import H11Protocol

from malecon.web.bounds import Sizes
from malecon.web.security import seal

# The beginning of a chunk: its length, and what may be told of it. Half a line may have come.
CHUNK = re.compile(rb"[0-9A-Fa-f]{1,20}[ \t]*(;[^\r\n]*)?\r?")


class Patient(H11Protocol):
    """uvicorn's own protocol waits for a request for ever once its first letter has come."""

    head_time: float = Sizes().head_seconds
    body_time: float = Sizes().body_seconds

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._awaited: object = None
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._garbled():
            self.send_400_response("Invalid HTTP request received.")
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What isn't HTTP never gets to the application; its answer is sealed all the same."""
        if self.cycle is not None and not self.cycle.response_complete:
            # For an application that waits for the rest, whoever sent it has gone.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()  # it is answered already
            return
        headers = MutableHeaders(raw=[(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")])
        seal(headers, "", "")
        start = h11.Response(status_code=400, headers=headers.raw, reason=b"Bad Request")
        for event in (start, h11.Data(data=msg.encode("ascii")), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _garbled(self) -> bool:
        """Whether what came can't become a chunk, however the line goes on: the parser would wait for its end."""
        waiting, _ = self.conn.trailing_data
        if self.conn.their_state is not h11.SEND_BODY or not waiting:
            return False
        trailer = getattr(getattr(self.conn, "_reader", None), "_reading_trailer", False)
        return not trailer and CHUNK.fullmatch(waiting) is None

    def _wait(self) -> None:
        """Gives the head its time, and the body its own; each letter that comes doesn't begin it anew."""
        if self.transport.get_protocol() is not self:
            self._rest()  # it has become a socket, which looks after itself
            return
        awaited = self.conn.their_state
        if awaited is self._awaited and self._alarm is not None:
            return
        self._rest()
        times = {h11.IDLE: self.head_time, h11.SEND_BODY: self.body_time}
        if awaited in times:
            self._awaited = awaited
            self._alarm = self.loop.call_later(times[awaited], self.transport.close)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
