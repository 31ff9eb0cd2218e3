"""Who asks: a person's cookie and language. No account, only a name and a key that never leaves the browser."""

from __future__ import annotations

import re
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from malecon.table import keys
from malecon.table.house import clean_name
from malecon.web import words

PERSON = "malecon"
NAME = "name"
LEVEL = "level"
GUIDED = "guided"
A_YEAR = 400 * 24 * 3600
HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")
KEY = re.compile(r"[A-Za-z0-9_-]{20,100}")


@dataclass(slots=True)
class Guest:
    """What a request says about the person who makes it."""

    key: str
    lang: str
    name: str
    level: str
    guided: bool
    secure: bool
    base: str

    @classmethod
    def of(cls, request: HTTPConnection) -> Guest:
        cookies = request.cookies
        key = cookies.get(PERSON, "")
        # From the scope: an address made from the Host header needn't be one that can be read.
        secure, host = request.scope["scheme"] in ("https", "wss"), request.headers.get("host", "")
        return cls(
            key=key if KEY.fullmatch(key) else "",
            lang=words.language(
                request.query_params.get("lang") or cookies.get(words.COOKIE), request.headers.get("accept-language")
            ),
            name=clean_name(_plain(cookies.get(NAME, ""))),
            level=_plain(cookies.get(LEVEL, ""))[:20],
            guided=cookies.get(GUIDED) == "done",
            secure=secure,
            base=f"{'https' if secure else 'http'}://{host}" if HOST.fullmatch(host) else "",
        )

    def known(self) -> str:
        """The person's key, drawn now if the browser has none yet; `remember` it in the answer."""
        if not self.key:
            self.key = keys.draw()
        return self.key

    def remember(self, response: Response) -> Response:
        """Sets the person's key: readable by no script, sent by no other site's form."""
        if self.key:
            self._set(response, PERSON, self.key, http_only=True)
        return response

    def keep(self, response: Response, cookie: str, value: str) -> Response:
        """A preference such as the name or the language."""
        self._set(response, cookie, "".join(f"{byte:02x}" for byte in value.encode()) if cookie in HEXED else value)
        return response

    def _set(self, response: Response, cookie: str, value: str, http_only: bool = True) -> None:
        response.set_cookie(
            cookie, value, max_age=A_YEAR, httponly=http_only, samesite="lax", secure=self.secure, path="/"
        )


def bearer(authorization: str | None) -> str:
    """The token of a program's seat, or nothing."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


# A cookie's value is plain ASCII; names and levels aren't, so they are written as hexadecimal UTF-8.
HEXED = frozenset({NAME, LEVEL})


def _plain(value: str) -> str:
    try:
        return bytes.fromhex(value[:400]).decode()
    except ValueError:
        return ""
