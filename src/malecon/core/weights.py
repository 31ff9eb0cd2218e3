"""The file of a game's learnt weights for one number of players: what they were learnt from, and the weights."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from malecon.core.errors import Complaint, Unknown

if TYPE_CHECKING:
    from malecon.core.features import Features

Table = dict[str, list[float]]


def path(folder: Path, players: int) -> Path:
    """Where a game keeps those for so many players."""
    return folder / f"learnt-{players}.toml"


def read(file: Path, features: Features | None = None, whose: Mapping[str, Any] | None = None) -> Table:
    """The weights: by name, one for each function of the stage. By `features` they are of all that counts, and of
    nothing else: what a file leaves out would silently count for nothing. What the file says of itself must not
    contradict `whose` they are to be."""
    head = _part(file, "learnt", {}) if whose else {}
    for key, wanted in (whose or {}).items():
        if (said := head.get(key, wanted)) != wanted:
            raise _wrong(file, Complaint.of(f"weights-{key}", asked=str(said), wanted=str(wanted)))
    table = {name: _row(file, name, row) for name, row in _part(file, "weights").items()}
    if features is not None:
        _check(file, table, features)
    return table


def told(file: Path) -> dict[str, Any]:
    """What the file says of itself."""
    return _part(file, "learnt")


def _part(file: Path, name: str, otherwise: dict[str, Any] | None = None) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8")).get(name, otherwise)
    except ValueError:  # letters that aren't UTF-8, too
        raise _wrong(file, Complaint.of("weights-form")) from None
    if not isinstance(found, dict):
        raise _wrong(file, Complaint.of("weights-part", part=name))
    return found


def _row(file: Path, name: str, row: Any) -> list[float]:
    numbers = row if isinstance(row, list) else [row]
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int | float) or not isfinite(number):
            raise _wrong(file, Complaint.of("weights-number", name=name, asked=str(number)))
    return [float(number) for number in numbers]


def _check(file: Path, table: Table, features: Features) -> None:
    for name in table:
        if name not in features.names:
            raise _wrong(file, Complaint.of("weights-unknown", name=name))
    width = len(features.basis(0))
    for name in features.names:
        if name not in table:
            raise _wrong(file, Complaint.of("weights-missing", name=name))
        if len(table[name]) != width:
            raise _wrong(file, Complaint.of("weights-width", name=name, width=width, asked=len(table[name])))


def _wrong(file: Path, why: Complaint) -> Unknown:
    return Unknown.of("weights-wrong", file=str(file), why=why)


def mean(tables: Sequence[Table]) -> Table:
    """What several say in the mean; what one doesn't know is nothing to it.

    >>> mean([{"points": [1.0, 0.5]}, {"points": [0.0, 1.5], "slate": [1.0, 0.0]}])
    {'points': [0.5, 1.0], 'slate': [0.5, 0.0]}
    """
    rows: dict[str, list[list[float]]] = {}
    for table in tables:
        for name, row in table.items():
            rows.setdefault(name, []).append(row)
    return {name: [sum(weights) / len(tables) for weights in zip(*some)] for name, some in rows.items()}


def rounded(table: Table) -> Table:
    """As a file has it."""
    return {name: [float(f"{weight:.4g}") for weight in row] for name, row in table.items()}


def written(told: Mapping[str, Any], weights: Mapping[str, Sequence[float]], comment: str = "") -> str:
    """The file's text: what it says of itself, then the weights.

    >>> print(written({"games": 5, "better": True, "seed": "a"}, {"points": [1.0, 0.25]}))
    [learnt]
    games = 5
    better = true
    seed = "a"
    <BLANKLINE>
    [weights]
    "points" = [1, 0.25]
    <BLANKLINE>
    """
    lines = [f"# {line}" for line in comment.splitlines()]
    lines += ["[learnt]", *[f"{key} = {_value(value)}" for key, value in told.items()], "", "[weights]"]
    lines += [f'"{name}" = [{", ".join(f"{weight:.4g}" for weight in row)}]' for name, row in weights.items()]
    return "\n".join([*lines, ""])


def _value(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(one) for one in value)}]"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
