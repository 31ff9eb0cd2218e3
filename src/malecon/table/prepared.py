"""Prepared luck: a table may be opened with moves, luck's and its bots', that are played for as long as they can be.

The setting `prepared` has them as lines of a record. Luck is taken by its kind, the third die of a game from the third
die that was prepared, so that who leaves the path finds most of it; a bot keeps to its lines until it has to leave
them. What isn't prepared, or can't be played, is ordinary luck and a bot's own choice.
"""

from __future__ import annotations

from malecon.core.errors import Illegal
from malecon.core.state import CHANCE
from malecon.table.table import Table


def luck(table: Table) -> int | None:
    """What luck was prepared to bring now, if it can."""
    lines, game = table.prepared, table.game
    if not lines:
        return None
    legal = set(table.state.moves(CHANCE))
    kinds = {game.lexicon.family_of(move).key for move in legal}
    fell = [game.lexicon.family_of(played.move).key for played in table.line if played.seat == CHANCE]
    drawn = sum(kind in kinds for kind in fell)
    ready = [move for move in _moves(table, CHANCE) if game.lexicon.family_of(move).key in kinds]
    return ready[drawn] if drawn < len(ready) and ready[drawn] in legal else None


def choice(table: Table, seat: int) -> int | None:
    """What a seat was prepared to choose now, as long as it has kept to it."""
    ready = _moves(table, seat)
    made = [played.move for played in table.line if played.seat == seat]
    if len(made) >= len(ready) or ready[: len(made)] != made:
        return None
    return ready[len(made)] if ready[len(made)] in table.state.moves(seat) else None


def _moves(table: Table, seat: int) -> list[int]:
    """A seat's lines, up to the first that isn't one any more."""
    found = []
    who = "-" if seat == CHANCE else str(seat)
    for line in table.prepared:
        owner, _, text = line.partition(" ")
        if owner == who:
            try:
                found.append(table.game.read(text))
            except Illegal:
                break
    return found
