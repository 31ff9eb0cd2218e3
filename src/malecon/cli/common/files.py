"""Files by name, or `-` for the standard streams."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TextIO

from malecon.core.errors import Unknown, system
from malecon.core.places import placed
from malecon.core.record import BadRecord, Record
from malecon.core.state import State


def read_record(file: str) -> Record:
    """The record in a file; BadRecord says which line of which file is wrong."""
    if file != "-":
        try:
            return Record.read(Path(file))
        except BadRecord as error:
            raise _named(file, error) from None
    from malecon.core.reading import read

    try:
        return read(sys.stdin.buffer.read().decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord.of("input-not-text") from None


def position(file: str, to: int | None) -> tuple[Record, State]:
    """A record, and the state after its moves or the first `to` of them."""
    record = read_record(file)
    try:
        return record, record.replay(to)
    except BadRecord as error:
        raise _named(file, error) from None


def _named(file: str, error: BadRecord) -> BadRecord:
    return error if file == "-" or str(error).startswith(file) else BadRecord.of("in-file", file=file, why=error)


@contextmanager
def writing(file: str) -> Iterator[TextIO]:
    """A file to write to; what can't be written is told before anything else is done."""
    if file == "-":
        yield sys.stdout
        return
    with ExitStack() as stack:
        try:
            opened = stack.enter_context(placed(file).open("w", encoding="utf-8"))
        except OSError as error:
            raise Unknown.of("not-written", file=file, why=system(error)) from None
        yield opened
