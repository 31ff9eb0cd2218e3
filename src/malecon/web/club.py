"""What a house does for people who don't know each other yet, as its keeper wants it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from malecon.table.house import House
from malecon.table.table import Table
from malecon.web import board, shelf
from malecon.web.invitation import sitters
from malecon.web.mine import ago, marks
from malecon.web.views import OpenTable
from malecon.web.words import speaker

# So many open tables stand on the shelf, the newest first.
SHOWN = 24


@dataclass(frozen=True, slots=True)
class Club:
    """The part [club] of a keeper's file."""

    # Whether tables may be open to all who come.
    open_tables: bool = False
    # Whether people may open tournaments.
    tournaments: bool = False


def open_tables(house: House, person: str, lang: str) -> list[OpenTable]:
    """The tables at which anybody may sit down."""
    t, now = speaker(lang), house.store.clock()

    def line(table: Table, at: float, held: Collection[int]) -> OpenTable:
        usual = {name: option.default for name, option in table.game.options.items()}
        changed = {name: value for name, value in table.state.options.items() if value != usual.get(name)}
        return OpenTable(
            id=table.setup.id,
            game_name=table.game.names[lang],
            module=board.module_of(table.game),
            sitters=sitters(table, -1, lang, t),
            options=tuple(
                t("open-option", what=what, how=how) for what, how in shelf.chosen(table.game, changed, lang)
            ),
            marks=marks(table, t),
            free=len(table.waiting),
            since=ago(now - at, False, t),
            yours=bool(held),
        )

    found = [(house.table(id), at) for id, at in house.store.open_tables(SHOWN)]
    return [line(table, at, house.seats_of(table.setup.id, person)) for table, at in found if table.open]
