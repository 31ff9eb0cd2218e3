"""What is written to the log: whatever guests send, a line of the log is one that we wrote."""

from __future__ import annotations

import logging
from typing import Any


def plain(text: str) -> str:
    """The text with everything that isn't to be read written out.

    >>> plain("/t/a\\x1b[2J\\ud800")
    '/t/a\\\\x1b[2J\\\\ud800'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


class Plain(logging.Formatter):
    """One record: the lines of a trace are indented, so that nothing in them passes for another."""

    def format(self, record: logging.LogRecord) -> str:
        return "\n    ".join(map(plain, super().format(record).split("\n")))


SETTINGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"()": Plain, "fmt": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "plain"}},
    # It tells of every form that isn't one: who sends it is told already.
    "loggers": {"python_multipart": {"level": "ERROR"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
}
