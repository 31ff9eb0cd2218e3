"""What is written to the log: whatever guests send, a line of the log is one that we wrote."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

# The number of the request that is being answered.
number: ContextVar[str] = ContextVar("number", default="")


def plain(text: str) -> str:
    """The text with everything that isn't to be read written out.

    >>> plain("/t/a\\x1b[2J\\ud800")
    '/t/a\\\\x1b[2J\\\\ud800'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


class Plain(logging.Formatter):
    """One record: the lines of a trace are indented, so that nothing in them passes for another."""

    def format(self, record: logging.LogRecord) -> str:
        first, *rest = map(plain, super().format(record).split("\n"))
        return "\n    ".join([f"{first} (request {number.get()})" if number.get() else first, *rest])


class Json(logging.Formatter):
    """One record a line, as JSON, for programs that collect them."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if number.get():
            told["request"] = number.get()
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def settings(form: str = "plain") -> dict[str, Any]:
    """The log as sentences, of what is wrong; or as JSON, with a line for every request as well."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {"()": Plain, "fmt": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
            "json": {"()": Json},
        },
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": form}},
        "loggers": {
            # It tells of every form that isn't one: who sends it is told already.
            "python_multipart": {"level": "ERROR"},
            "malecon.requests": {"level": "INFO" if form == "json" else "WARNING"},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
