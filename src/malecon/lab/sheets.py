"""Decisions and records as Parquet: the columns, and what a file says of itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import malecon
from malecon.lab.decisions import Decisions
from malecon.lab.simulate import Series

KEY = b"malecon"

RECORDS = pa.schema(
    [
        ("game", pa.int32()),
        ("winners", pa.list_(pa.int8())),
        ("ranks", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("reason", pa.string()),
        ("record", pa.string()),
    ]
)


def about(series: Series) -> dict[str, Any]:
    """What was played, by which rules, and what its numbers mean."""
    game = series.rules()
    observation = game.observation(len(series.players), **series.options)
    return {
        "malecon": malecon.__version__,
        "game": game.id,
        "rules": game.rules,
        "players": len(series.players),
        "options": game.choose(series.options),
        "numbers": dict(game.numbers.changed),
        "bots": list(series.players),
        "seed": series.seed,
        "observation": {"version": observation.version, "fields": [field._asdict() for field in observation]},
        "actions": game.size - game.chances,
    }


class Sheets:
    """Makes the tables of a series. `chance` is what a bot thought its move worth: its own measure, uncalibrated."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.size = sum(field["length"] for field in told["observation"]["fields"])
        self.actions: int = told["actions"]
        said = {KEY: json.dumps(told).encode()}
        self.records_schema = RECORDS.with_metadata(said)
        self.schema = pa.schema(
            [
                ("game", pa.int32()),
                ("decision", pa.int32()),
                ("seat", pa.int8()),
                ("observation", pa.list_(pa.int32(), self.size)),
                ("mask", pa.list_(pa.int8(), self.actions)),
                ("action", pa.int32()),
                ("move", pa.string()),
                ("chance", pa.float32()),
                ("result", pa.float32()),
                ("score", pa.int32()),
            ],
            metadata=said,
        )

    def decisions(self, games: Sequence[Decisions]) -> pa.Table:
        """A row a decision; `result` and `score` are what its seat had in the end."""
        rows = [(one, number) for one in games for number in range(len(one.seats))]
        seats = [seat for one in games for seat in one.seats]
        columns = [
            pa.array([one.number for one, _ in rows], pa.int32()),
            pa.array([number for _, number in rows], pa.int32()),
            pa.array(seats, pa.int8()),
            _rows(pa.int32(), b"".join(one.observations for one in games), self.size),
            _rows(pa.int8(), b"".join(one.masks for one in games), self.actions),
            pa.array([action for one in games for action in one.actions], pa.int32()),
            pa.array([move for one in games for move in one.moves], pa.string()),
            pa.array([chance for one in games for chance in one.chances], pa.float32()),
            pa.array([one.shares[seat] for (one, _), seat in zip(rows, seats)], pa.float32()),
            pa.array([one.end.scores[seat] for (one, _), seat in zip(rows, seats)], pa.int32()),
        ]
        return pa.Table.from_arrays(columns, schema=self.schema)

    def records(self, games: Sequence[Decisions]) -> pa.Table:
        """A row a game."""
        rows = [{"game": one.number, **one.end.data(), "record": one.record} for one in games]
        return pa.Table.from_pylist(rows, schema=self.records_schema)


def _rows(kind: pa.DataType, numbers: bytes, length: int) -> pa.Array:
    """Rows of a fixed length, from numbers that lie one after the other."""
    count = len(numbers) // (kind.bit_width // 8)
    return pa.FixedSizeListArray.from_arrays(pa.Array.from_buffers(kind, count, [None, pa.py_buffer(numbers)]), length)


def read_about(file: Path) -> dict[str, Any] | None:
    """What a file says of itself; None where it is none of ours."""
    try:
        told = json.loads((pq.read_schema(file).metadata or {})[KEY])
    except (pa.ArrowInvalid, KeyError, ValueError):
        return None
    return told if isinstance(told, dict) else None


def join(pieces: Sequence[Path], file: Path, told: dict[str, Any]) -> int:
    """All pieces in one file, a row group each, never more than one of them in memory; gives the number of rows."""
    schema = pq.read_schema(pieces[0]).with_metadata({KEY: json.dumps(told).encode()})
    rows = 0
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for piece in pieces:
            table = pq.read_table(piece).replace_schema_metadata(schema.metadata)
            writer.write_table(table, row_group_size=max(1, len(table)))
            rows += len(table)
    return rows
