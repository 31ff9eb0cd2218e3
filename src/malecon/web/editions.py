"""Which edition a rules page speaks of: its address names the options of the table it is for."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from malecon.core.game import Choice, Game
from malecon.table.table import Table


def edition(game: Game, asked: Mapping[str, str]) -> Game:
    """The game as it speaks under the options that an address names; what it doesn't know is as usual."""
    chosen: dict[str, Choice] = {
        name: value for name, values in game.choices.items() for value in values if asked.get(name) == _written(value)
    }
    return game.under(game.choose(chosen))


def rules_of(table: Table) -> str:
    """Where the rules of a table are told."""
    usual = table.game.choose({})
    chosen = {name: _written(value) for name, value in table.state.options.items() if value != usual[name]}
    return f"/rules/{table.game.id}" + (f"?{urlencode(chosen)}" if chosen else "")


def _written(value: Choice) -> str:
    return str(value).lower()
