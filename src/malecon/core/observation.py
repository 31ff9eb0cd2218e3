"""What a seat's observation is made of: its fields, in order, with their bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from malecon.core.lens import Field, Observer


class Observation:
    """The fields that `state.observe` fills, for one number of players and choice of options.

    `version` is raised whenever the list changes, so that what was learnt from one isn't fed another.
    """

    def __init__(self, game: str, version: int, observer: Observer) -> None:
        self.game, self.version = game, version
        self.fields: tuple[Field, ...] = tuple(field for lens in observer.lenses for field in lens.fields)
        self.size = observer.size
        self._starts: dict[str, int] = {}
        start = 0
        for field in self.fields:
            if field.name in self._starts:
                raise ValueError(f"two fields are called {field.name!r}")
            self._starts[field.name] = start
            start += field.length

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def __len__(self) -> int:
        return len(self.fields)

    def span(self, name: str) -> slice:
        """Where a field stands.

        >>> import malecon
        >>> malecon.game("santiago").observation(2).span("down")
        slice(9, 18, None)
        """
        field = next((field for field in self.fields if field.name == name), None)
        if field is None:
            raise ValueError(f"no field is called {name!r}: there are {', '.join(self._starts)}")
        return slice(self._starts[name], self._starts[name] + field.length)

    @property
    def highs(self) -> list[int]:
        """The most that each number may be."""
        return [field.high for field in self.fields for _ in range(field.length)]

    @property
    def lows(self) -> list[int]:
        """The least: 0, or −1 where that stands for none."""
        return [-field.none for field in self.fields for _ in range(field.length)]

    def __repr__(self) -> str:
        return f"<observation {self.version} of {self.game}: {len(self.fields)} fields, {self.size} numbers>"


class Observers(dict[int, Observer]):
    """By number of players, made when first asked for: options change bounds, not the order of what is observed."""

    def __init__(self, make: Callable[[int, Mapping[str, Any]], Observer]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, players: int) -> Observer:
        self[players] = made = self._make(players, {})
        return made
