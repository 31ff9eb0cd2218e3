"""Who carries mail and notes on, in a thread of the test: what was sent is kept."""

from __future__ import annotations

import email
import email.policy
import http.server
import socketserver
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any


class Letters(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it is given."""

    allow_reuse_address = daemon_threads = True

    def __init__(self) -> None:
        self.received: list[EmailMessage] = []
        self.refuses = False
        super().__init__(("127.0.0.1", 0), Postman)

    def take(self) -> EmailMessage:
        [letter] = self.received
        self.received.clear()
        return letter


class Postman(socketserver.StreamRequestHandler):
    server: Letters

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            match line[:4].upper():
                case b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = iter(self.rfile.readline, b".\r\n")
                    letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                    assert isinstance(letter, EmailMessage)
                    self.server.received.append(letter)
                    self.wfile.write(b"250 kept\r\n")
                case b"RCPT" if self.server.refuses:
                    self.wfile.write(b"550 no such mailbox\r\n")
                case b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                case _:
                    self.wfile.write(b"250 ok\r\n")


class Carrier(http.server.ThreadingHTTPServer):
    """A service that carries notes to browsers."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        super().__init__(("127.0.0.1", 0), Carried)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class Carried(http.server.BaseHTTPRequestHandler):
    server: Carrier

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        heads = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append((self.path, heads, body))
        self.send_response(self.server.status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *what: object) -> None:
        pass


def served(sink: Any) -> Iterator[Any]:
    threading.Thread(target=sink.serve_forever, args=(0.02,), daemon=True).start()
    yield sink
    sink.shutdown()
    sink.server_close()
