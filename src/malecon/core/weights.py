"""The file of a game's learnt weights for one number of players: what they were learnt from, and the weights."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

Table = dict[str, list[float]]


def path(folder: Path, players: int) -> Path:
    """Where a game keeps those for so many players."""
    return folder / f"learnt-{players}.toml"


def read(file: Path) -> Table:
    """The weights: by name, one for each function of the stage."""
    found = tomllib.loads(file.read_text("utf-8"))["weights"]
    return {name: [float(weight) for weight in row] for name, row in found.items()}


def told(file: Path) -> dict[str, Any]:
    """What the file says of itself."""
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))["learnt"]
    return found


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
