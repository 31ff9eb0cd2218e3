"""Decisions of many games in one Parquet file, and their records in another beside it.

Games are written in pieces, a few at a time, into a folder beside the file; a run that was cut goes on after the last
whole piece. When all are there they are joined: the same file for any number of processes, cut or not.
"""

from __future__ import annotations

import json
import os
import shutil
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from malecon.core.errors import Unknown, system
from malecon.core.places import placed
from malecon.lab.decisions import Decisions, take_down
from malecon.lab.hands import hands
from malecon.lab.sheets import Sheets, about, join, read_about
from malecon.lab.simulate import Series

ENDING = ".parquet"
PIECE = 20  # games
AHEAD = 3  # games that a process may be ahead of the one to be written next


@dataclass(frozen=True)
class Dataset:
    """Where a series goes: the file, its records, and, until it is whole, the folder of its pieces."""

    series: Series
    file: Path

    @property
    def records(self) -> Path:
        return self.file.with_suffix(f".records{ENDING}")

    @property
    def folder(self) -> Path:
        return self.file.with_suffix(f"{ENDING}.pieces")

    def told(self) -> dict[str, Any]:
        """What the file will say of itself; as JSON has it, to be compared with what it says."""
        whole: dict[str, Any] = json.loads(json.dumps({**about(self.series), "games": self.series.games}))
        return whole

    def pieces(self) -> list[range]:
        return [range(at, min(at + PIECE, self.series.games)) for at in range(0, self.series.games, PIECE)]

    def path(self, piece: range, what: str) -> Path:
        return self.folder / f"{piece[0]:08}-{piece[-1]:08}.{what}"

    def done(self, piece: range) -> bool:
        return self.path(piece, "decisions").is_file()


@dataclass(frozen=True)
class Made:
    """What has come of it: rows in the file, games in it, and how many of these were there already."""

    rows: int
    games: int
    before: int


def check(file: str) -> Path:
    """The path of a file to be made; Unknown if it can't be."""
    if Path(file).suffix != ENDING:
        raise Unknown.of("dataset-form", file=file)
    return placed(file)


def make(wanted: Dataset, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = "") -> Made:
    """Play what isn't there yet, and join it. `progress` is told how many games are there or have come."""
    wanted.series.new()
    told = wanted.told()
    tell = progress or (lambda n: None)
    if wanted.file.exists():
        return _there_already(wanted, told)
    _begin(wanted, told)
    lacking = [piece for piece in wanted.pieces() if not wanted.done(piece)]
    games = [number for piece in lacking for number in piece]
    before = wanted.series.games - len(games)
    tell(before)
    sheets = Sheets(told)
    played = _played(wanted.series, games, jobs, cluster)
    for piece in lacking:
        some = []
        for _ in piece:
            some.append(next(played))
            tell(1)
        _put(sheets.records(some), wanted.path(piece, "records"))
        _put(sheets.decisions(some), wanted.path(piece, "decisions"))
    return Made(_join(wanted, told), wanted.series.games, before)


def _there_already(wanted: Dataset, told: dict[str, Any]) -> Made:
    found = read_about(wanted.file)
    if found is None:
        raise Unknown.of("dataset-none", file=str(wanted.file))
    if found != told:
        longer = {**found, "games": 0} == {**told, "games": 0}
        key = "dataset-whole" if longer else "dataset-there"
        raise Unknown.of(key, file=str(wanted.file), n=found.get("games", 0))
    shutil.rmtree(wanted.folder, ignore_errors=True)
    return Made(pq.read_metadata(wanted.file).num_rows, wanted.series.games, wanted.series.games)


def _begin(wanted: Dataset, told: dict[str, Any]) -> None:
    """The folder of pieces, which holds those of one series only; how many games it has may change."""
    plan = wanted.folder / "series.json"
    same = {key: value for key, value in told.items() if key != "games"}
    try:
        wanted.folder.mkdir(exist_ok=True)
        if not plan.exists():
            _replace(plan, lambda new: new.write_text(json.dumps(same, indent=1), "utf-8"))
        begun = plan.read_text("utf-8")
    except OSError as error:
        raise Unknown.of("not-written", file=str(wanted.file), why=system(error)) from None
    if json.loads(begun) != same:
        raise Unknown.of("dataset-begun", file=str(wanted.file), folder=str(wanted.folder))


def _played(series: Series, games: Sequence[int], jobs: int, cluster: str = "") -> Iterator[Decisions]:
    """The games in order. Processes play ahead, but not so far that games pile up."""
    if (jobs == 1 and not cluster) or len(games) <= 1:
        yield from (take_down(series, number) for number in games)
        return
    with hands(min(jobs, len(games)), cluster) as (pool, count):
        going: deque[Future[Decisions]] = deque()
        for number in games:
            going.append(pool.submit(take_down, series, number))
            if len(going) >= AHEAD * count:
                yield going.popleft().result()
        while going:
            yield going.popleft().result()


def _put(table: pa.Table, path: Path) -> None:
    _replace(path, lambda new: pq.write_table(table, new, compression="zstd"))


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """A file is there whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    write(new)
    os.replace(new, path)


def _join(wanted: Dataset, told: dict[str, Any]) -> int:
    pieces = wanted.pieces()
    rows = 0
    for what, file in (("records", wanted.records), ("decisions", wanted.file)):
        new = wanted.folder / f"whole.{what}"
        rows = join([wanted.path(piece, what) for piece in pieces], new, told)
        os.replace(new, file)
    shutil.rmtree(wanted.folder)
    return rows
