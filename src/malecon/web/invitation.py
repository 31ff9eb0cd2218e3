"""What a guest reads before sitting down: who sits there, and what kind of table it is."""

from __future__ import annotations

from malecon.bots import called
from malecon.table.table import Table
from malecon.web import shelf
from malecon.web.story import names_of
from malecon.web.views import Sitter
from malecon.web.words import Say


def sitters(table: Table, kept: int, lang: str, t: Say) -> tuple[Sitter, ...]:
    """Who sits where; the seat that is kept is the guest's."""
    names = names_of(table, t)
    return tuple(
        Sitter(i, names[i], seat.colour, seat.kind, called(seat.bot, lang, table.game), you=i == kept)
        for i, seat in enumerate(table.seats)
    )


def kind(table: Table, lang: str, t: Say) -> list[tuple[str, str]]:
    """The table's terms as (what, how): players, pace, options, practice, numbers that were changed."""
    yes_no = t("yes") if table.practice else t("no")
    changed = ", ".join(f"{name} = {number}" for name, number in table.game.numbers.changed.items())
    return [
        (t("clock"), t(f"clock-{table.clock}")),
        *shelf.chosen(table.game, table.state.options, lang),
        (t("practice"), yes_no),
        *([(t("changed-numbers"), changed)] if changed else []),
    ]
