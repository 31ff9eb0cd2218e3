"""What a person reads when something can't be done: a friendly page or a short JSON, never a stack trace."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from malecon.core.errors import Complaint
from malecon.table.away import Away
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Stale
from malecon.web import page
from malecon.web.asking import Forbidden, wants_json
from malecon.web.guest import Guest
from malecon.web.words import speaker

note = logging.getLogger("malecon.web")


# Seconds after which it is worth trying again.
SOON = 5


def _answer(request: Request, status: int, message: str) -> Response:
    if wants_json(request):
        return JSONResponse({"message": message}, status)
    return page.answer("error.html", Guest.of(request), status, message=message)


def _say(request: Request, key: str, **details: str | int) -> str:
    return speaker(Guest.of(request).lang)(key, **details)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answer(request, 400, _say(request, f"refused-{error.key}", **error.details))


async def _told(request: Request, error: Exception) -> Response:
    assert isinstance(error, Complaint)
    return _answer(request, 400, error.said(Guest.of(request).lang))


async def _away(request: HTTPConnection, _: Exception) -> Response | None:
    """The disk doesn't do its part: its keeper reads why in the log, a player that it will pass."""
    if isinstance(request, WebSocket):
        await request.close(1013)
        return None
    assert isinstance(request, Request)
    answer = _answer(request, 503, _say(request, "away"))
    answer.headers["retry-after"] = str(SOON)
    return answer


async def _stale(request: Request, _: Exception) -> Response:
    return _answer(request, 409, _say(request, "stale"))


async def _forbidden(request: Request, error: Exception) -> Response:
    assert isinstance(error, Forbidden)
    return _answer(request, 403, _say(request, error.key))


async def _not_there(request: Request, _: Exception) -> Response:
    return _answer(request, 404, _say(request, "not-there"))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "not-there", 405: "not-there", 413: "too-large"}.get(error.status_code, "unreadable")
    return _answer(request, error.status_code, _say(request, key))


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ", ".join(".".join(str(part) for part in problem["loc"]) for problem in error.errors()[:3])
    return _answer(request, 422, _say(request, "unreadable-field", field=where[:100]))


async def broken(request: Request, error: Exception) -> Response:
    note.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, _say(request, "broken"))


async def too_large(request: Request) -> Response:
    """A body longer than anybody needs."""
    return _answer(request, 413, _say(request, "too-large"))


def install(app: FastAPI) -> None:
    """Every kind of error gets its own sentence."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Complaint, _told)
    app.add_exception_handler(Away, _away)  # type: ignore[arg-type]
    app.add_exception_handler(Stale, _stale)
    app.add_exception_handler(Forbidden, _forbidden)
    app.add_exception_handler(NotThere, _not_there)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _unreadable)
