"""What a person reads when something can't be done: a friendly page or a short JSON, never a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from malecon.core.errors import Complaint
from malecon.table.away import Away
from malecon.table.refused import NotThere, Refused
from malecon.table.store import Stale
from malecon.web import measures, page
from malecon.web.bounds import TooMuch
from malecon.web.clerk import form
from malecon.web.guest import Guest
from malecon.web.request import Forbidden, came_from, wants_json
from malecon.web.words import speaker

note = logging.getLogger("malecon.web")
# Seconds after which it is worth trying again.
SOON = 5
KINDS = (Refused, Away, Complaint, Stale, Forbidden, NotThere, TooMuch, HTTPException, RequestValidationError)


async def answer(request: HTTPConnection, error: Exception) -> Response:
    """Every kind of error gets its own sentence."""
    lang = Guest.of(request).lang
    t = speaker(lang)
    measures.REFUSALS.labels(type(error).__name__ if isinstance(error, KINDS) else "broken").inc()
    match error:
        case Refused():
            return _answer(request, 400, t(f"refused-{error.key}", **error.details))
        case Away():
            # Its keeper reads why in the log, a player that it will pass.
            return _answer(request, 503, t("away"), {"retry-after": str(SOON)})
        case Complaint():
            return _answer(request, 400, error.said(lang))
        case Stale():
            return _answer(request, 409, t("stale"))
        case Forbidden():
            return _answer(request, 403, t(error.key))
        case NotThere():
            return _answer(request, 404, t("not-there"))
        case TooMuch(name=name, wait=wait):
            said = f"{t(f'bound-{name}')} {t('bound-wait', seconds=wait, minutes=-(-wait // 60))}"
            return _answer(request, 429, said, {"retry-after": str(wait)})
        case HTTPException(status_code=status):
            key = {404: "not-there", 405: "not-there", 413: "too-large"}.get(status, "unreadable")
            return _answer(request, status, t(key), error.headers)
        case RequestValidationError():
            where = ", ".join(".".join(str(part) for part in problem["loc"]) for problem in error.errors()[:3])
            return _answer(request, 422, t("unreadable-field", field=where[:100]))
        case _:
            measures.ERRORS.inc()
            note.error("%s %s failed", request.scope.get("method", "socket"), form(request.scope), exc_info=error)
            return _answer(request, 500, t("broken"))


def _answer(request: HTTPConnection, status: int, message: str, headers: Mapping[str, str] | None = None) -> Response:
    # What was asked is often quoted, and may hold what can't be sent.
    message = message.encode("utf-8", "replace").decode()
    if wants_json(request):
        response: Response = JSONResponse({"message": message}, status)
    else:
        back = came_from(request, "") if request.scope.get("method") == "POST" else ""
        response = page.answer("error.html", Guest.of(request), status, message=message, back=back)
    response.headers.update(headers or {})
    return response


def install(app: FastAPI) -> None:
    """The same sentences wherever an error comes up."""
    for kind in KINDS:
        app.add_exception_handler(kind, answer)
