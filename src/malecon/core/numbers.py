"""The numbers of a game: read from its data file, each marked `printed` or `ours`, and open to change by the lab."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from malecon.core.errors import Unknown

LEAST, MOST = 0, 99


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from _flat(value, f"{name}.")
        elif isinstance(value, list):
            yield from ((f"{name}.{i}", item) for i, item in enumerate(value, 1))
        else:
            yield name, value


def _rows(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a table by their names, lists whole."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _rows(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


class Numbers:
    """A flat table of a data file's values, `bank.pesos` → 2; items of a list are `.1`, `.2`, …

    The file's top-level tables say where a value comes from: `[printed]` in the rulebook, or `[ours]`. `table` has the
    values that are structures (recipes, layouts) as they stand in the file, `weights` those of the heuristic, `tuned`
    those that tuning changed (`special` for some numbers of players: `for-2`, `for-4-5`), `search` how a search reads
    them, `tastes` what bots may like more than it is worth, `ladder` what that has to show, `limits` the bounds of a
    number where they aren't 0 to 99 (`dice.*` is for all dice). `[before.3]` has the numbers as they were before
    version 3 of the rules, so that a game begun by an earlier version goes on with what it began with.
    """

    def __init__(self, path: Path, changed: Mapping[str, int] | None = None, rules: int | None = None) -> None:
        self.path = path
        file = tomllib.loads(path.read_text("utf-8"))
        self.table: dict[str, Any] = {}
        self.source: dict[str, str] = {}
        self.limits: dict[str, tuple[int, int]] = {
            key: (span[0], span[1]) for key, span in file.pop("limits", {}).items()
        }
        self.weights: dict[str, float] = file.pop("weights", {})
        tuned = file.pop("tuned", {})
        self.tuned: dict[str, float] = {key: value for key, value in tuned.items() if not isinstance(value, dict)}
        self.special: dict[str, dict[str, float]] = {key: tuned[key] for key in tuned if key not in self.tuned}
        self.search: dict[str, float] = file.pop("search", {})
        self.ladder: dict[str, float] = file.pop("ladder", {})
        self.tastes: dict[str, dict[str, float | list[float]]] = file.pop("tastes", {})
        self.values: dict[str, Any] = {}
        for source in ("printed", "ours"):
            part = file.get(source, {})
            _merge(self.table, part)
            for key, value in _flat(part):
                self.values[key] = value
                self.source[key] = source
        for version in sorted(map(int, file.get("before", {})), reverse=True):
            if rules is not None and rules < version:
                self._go_back(file["before"][str(version)])
        self.changed: dict[str, int] = {}
        for key, value in (changed or {}).items():
            self._change(key, value)

    def _go_back(self, before: Mapping[str, Any]) -> None:
        """Takes the numbers of an earlier version; a list is replaced whole, for it may have been longer."""
        _merge(self.table, before)
        for name, value in _rows(before):
            source = next(
                (self.source[key] for key in self.source if key == name or key.startswith(f"{name}.")), "ours"
            )
            for key in [key for key in self.values if key.startswith(f"{name}.")]:
                del self.values[key], self.source[key]
            for key, item in _flat({name: value}):
                self.values[key], self.source[key] = item, source

    def _change(self, key: str, value: int) -> None:
        if key not in self.values or not isinstance(self.values[key], int):
            whole = [name for name, known in self.values.items() if isinstance(known, int)]
            near = get_close_matches(key, whole, 3, 0.4) or whole[:3]
            raise Unknown.of("no-number", asked=key, known=", ".join(near))
        least, most = next((span for form, span in self.limits.items() if fnmatch(key, form)), (LEAST, MOST))
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise Unknown.of("number-range", name=key, least=least, most=most, asked=str(value))
        if value != self.values[key]:
            self.values[key] = value
            self.changed[key] = value

    def __getitem__(self, key: str) -> int:
        value = self.values[key]
        if not isinstance(value, int):
            raise KeyError(key)
        return value

    def tuned_for(self, players: int) -> dict[str, float]:
        """All weights as tuning left them for so many players."""
        special = self.special.get(self._special(players), {})
        return {key: float(value) for key, value in {**self.weights, **self.tuned, **special}.items()}

    def tuned_table(self, players: int) -> str:
        """Where in the file weights for so many players belong."""
        special = self._special(players)
        return f"[tuned.{special}]" if special else "[tuned]"

    def _special(self, players: int) -> str:
        """The table of weights that is for so many players only; empty, if there is none."""
        return next((name for name in self.special if str(players) in name.split("-")), "")

    def row(self, key: str) -> list[int]:
        """A list of whole numbers, as changed."""
        out: list[int] = []
        while f"{key}.{len(out) + 1}" in self.values:
            out.append(self[f"{key}.{len(out) + 1}"])
        return out


def _merge(into: dict[str, Any], part: Mapping[str, Any]) -> None:
    for key, value in part.items():
        if isinstance(value, dict):
            _merge(into.setdefault(key, {}), value)
        else:
            into[key] = value
