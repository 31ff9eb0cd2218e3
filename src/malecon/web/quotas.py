"""The bounds of a house, and what it does for a club, from its keeper's file; what isn't named there stays as it is.

`deploy/house.toml` is such a file, with everything that can stand in one.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from limits import parse

from malecon.core.errors import Complaint, Unknown, system
from malecon.table.doctor import Finding
from malecon.web.bounds import BOUNDS, FILES, LINES, Bounds, Crowd, Rate, Sizes, lines_for
from malecon.web.club import Club
from malecon.web.post import Post, checked

GUESTS, HOUSE, CLUB, REMINDERS = PARTS = "guests", "house", "club", "reminders"
ACCOUNTS = ("person", "address", "house")
RATE = re.compile(r"[1-9][0-9]{0,8}/(second|minute|hour|day)")
MOST = 10**9
T = TypeVar("T", Club, Post)
# What a house can't do with less of, where that isn't one.
LEAST = {"request": 4096, "record": 4096, "record-lines": 100, "record-letters": 80, "thinkers": 0}


@dataclass(frozen=True, slots=True)
class Quotas:
    """What is bounded in a house, and how."""

    bounds: Mapping[str, Rate | Crowd] = field(default_factory=lambda: BOUNDS)
    sizes: Sizes = field(default_factory=Sizes)
    club: Club = field(default_factory=Club)
    post: Post = field(default_factory=Post)

    def bound(self, files: int = FILES) -> Bounds:
        """The bounds of a worker that may have so many files open."""
        lines = self.bounds[LINES.name]
        assert isinstance(lines, Crowd)
        return Bounds(*self.bounds.values(), lines=lines_for(files, lines), sizes=self.sizes)


def read(file: str | os.PathLike[str] | None) -> Quotas:
    """What a file says, or what holds without one."""
    if not file:
        return Quotas()
    try:
        content = Path(file).read_bytes().decode()
    except OSError as error:
        raise Unknown.of("not-read", file=str(file), why=system(error)) from None
    except UnicodeDecodeError:
        raise Unknown.of("config-letters", file=str(file)) from None
    try:
        return understood(_toml(content))
    except Complaint as error:
        raise Unknown.of("in-file", file=str(file), why=error) from None


def examine(file: str | os.PathLike[str] | None) -> Iterator[Finding]:
    """Whether a file, where one is named, can be used."""
    if not file:
        return
    try:
        quotas, usual = read(file), Quotas()
    except Complaint as error:
        yield Finding(False, "doctor-config-wrong", {"why": error})
        return
    changed = sum(quotas.bounds[name] != bound for name, bound in usual.bounds.items())
    changed += sum(getattr(quotas.sizes, one.name) != one.default for one in fields(Sizes))
    changed += sum(getattr(quotas.club, one.name) != one.default for one in fields(Club))
    changed += sum(getattr(quotas.post, one.name) != one.default for one in fields(Post))
    yield Finding(True, "doctor-config", {"file": str(file), "n": changed})


def understood(told: Mapping[str, Any]) -> Quotas:
    """The quotas that are written as TOML's tables."""
    for name in told:
        if name not in PARTS:
            raise Unknown.of("config-part", asked=name, known=", ".join(f"[{part}]" for part in PARTS))
    guests, house, club, reminders = (_part(f"[{name}]", told.get(name, {})) for name in PARTS)
    bounds = dict(BOUNDS)
    for name, changed in guests.items():
        _known(f"[{GUESTS}]", name, bounds)
        bounds[name] = _bound(f"{GUESTS}.{name}", bounds[name], changed)
    sizes = Sizes()
    named = {one.name.replace("_", "-"): one.name for one in fields(Sizes)}
    for name, value in house.items():
        _known(f"[{HOUSE}]", name, named)
        sizes = replace(sizes, **{named[name]: _whole(f"{HOUSE}.{name}", value, LEAST.get(name, 1))})
    return Quotas(bounds, sizes, _filled(CLUB, Club, club), checked(_filled(REMINDERS, Post, reminders)))


def _filled(part: str, kind: type[T], told: Mapping[str, Any]) -> T:
    """A part whose lines are the fields of a class, each of its default's type."""
    named = {one.name.replace("_", "-"): one for one in fields(kind)}
    for name, value in told.items():
        _known(f"[{part}]", name, named)
        wanted = type(named[name].default)
        if wanted is int:
            _whole(f"{part}.{name}", value, 1)
        elif type(value) is not wanted:
            key = "config-switch" if wanted is bool else "config-text"
            raise Unknown.of(key, name=f"{part}.{name}", asked=_written(value))
    return kind(**{named[name].name: value for name, value in told.items()})


def _toml(content: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        # Its own words are English; where it is does.
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else len(content.splitlines())
        raise Unknown.of("on-line", n=line, why=Unknown.of("config-form")) from None


def _part(name: str, told: Any) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise Unknown.of("config-table", name=name, asked=str(told))
    return told


def _known(part: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        near = get_close_matches(name, known, 3) or sorted(known)
        raise Unknown.of("config-name", part=part, asked=name, known=", ".join(near))


def _bound(name: str, usual: Rate | Crowd, changed: Any) -> Rate | Crowd:
    if not isinstance(changed, dict):
        example = f"{{ person = {_written(usual.person)}, address = {_written(usual.address)} }}"
        raise Unknown.of("config-accounts", name=name, example=example, asked=_written(changed))
    for whose, most in changed.items():
        _known(name, whose, ACCOUNTS)
        if isinstance(usual, Crowd):
            _whole(f"{name}.{whose}", most, 1)
        elif not (isinstance(most, str) and RATE.fullmatch(most)):
            raise Unknown.of("config-rate", name=f"{name}.{whose}", example=f'"{usual.person}"', asked=_written(most))
    bound = replace(usual, **changed)
    if not _often(bound.person) <= _often(bound.address) <= _often(bound.house):
        amounts = {whose: _written(getattr(bound, whose)) for whose in ACCOUNTS}
        raise Unknown.of("config-order", name=name, **amounts)
    return bound


def _whole(name: str, value: Any, least: int) -> int:
    if type(value) is not int or not least <= value <= MOST:
        raise Unknown.of("number-range", name=name, least=least, most=MOST, asked=_written(value))
    return value


def _often(most: str | int) -> float:
    """So many, or so many a second."""
    if isinstance(most, int):
        return most
    rate = parse(most)
    return float(rate.amount / rate.get_expiry())


def _written(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
