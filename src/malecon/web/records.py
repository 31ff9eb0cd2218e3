"""A table's record as a file, as far as its reader may know it."""

from __future__ import annotations

import io
import zipfile
from importlib.metadata import PackageNotFoundError, version

from malecon.core.record import Record
from malecon.core.state import CHANCE
from malecon.table.table import Table


def record_of(table: Table, viewer: int | None) -> str:
    """The whole game once it is over; of a running one what the viewer may know, secrets as `bid ?`."""
    record = Record(table.game, table.setup.players, table.setup.rules, dict(table.setup.options))
    record.practice = table.practice
    record.names = {seat: sitting.name for seat, sitting in enumerate(table.seats) if sitting.name}
    bare = table.knows_all()
    for played in table.line:
        record.add(played.seat, played.text if bare else played.told(viewer))
    if bare and table.state.outcome is not None:
        record.result = str(table.state.outcome)
    return record.write()


def file_name(table: Table) -> str:
    return f"{table.game.id}-{table.setup.id}.record"


def report(table: Table, viewer: int | None, words: str, browser: str) -> bytes:
    """A zip to send to who looks after the house: what was wrong, and the record."""
    try:
        release = version("malecon")
    except PackageNotFoundError:
        release = "source"
    about = [
        f"malecon {release}",
        f"game {table.game.id} rules {table.setup.rules}",
        f"moves {len(table.line)} row {table.n}",
        f"seat {'none' if viewer is None else viewer}",
        f"browser {browser[:200]}",
        "",
        words[:2000],
    ]
    if table.line:
        last = table.line[-1]
        shown = last.text if table.knows_all() else last.told(viewer)
        about.insert(3, f"last {'-' if last.seat == CHANCE else last.seat} {shown}")
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        # No time of day in it: the same game makes the same file.
        pack.writestr(zipfile.ZipInfo("report.txt"), "\n".join(about) + "\n")
        pack.writestr(zipfile.ZipInfo(file_name(table)), record_of(table, viewer), zipfile.ZIP_DEFLATED)
    return file.getvalue()
