"""A choice of several steps: the moves of one request, all of them or none, and one to be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.core.errors import Illegal
from malecon.core.game import Game
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.refused import Refused
from malecon.table.table import Table, turn_over

# The word after the last move: the seat's turn is over.
END = "end"
# No turn of our games has half as many steps.
MOST = 24


def walk(table: Table, seat: int, words: Sequence[str], at: float) -> None:
    """Plays a seat's moves one after the other; the table is worth nothing if one of them can't be played then.

    Luck is never drawn between them, and nothing follows what brought a secret to light: else a list that can't be
    played to its end would show what comes, and cost nothing.
    """
    moves, ends = _read(table.game, words)
    first, alone = table.number + 1, len(table.actors) == 1
    for step, text in enumerate(moves, 1):
        if step > 1:
            _go_on(table, seat, step)
        try:
            number = _legal(table, seat, text)
        except Illegal as why:
            raise Illegal.of("step", n=step, why=why) if len(moves) > 1 else why from None
        table.add(log.MOVE, seat, table.game.write(number), at)
        _only_moves(table, seat, at, moves[step] if step < len(moves) else "")
    if len(moves) > 1:
        table.add(log.CHAIN, seat, str(first), at)
    if table.paused == seat and ends:
        table.add(log.END, seat, "", at)
    elif ends and not (moves and (table.line[-1].reveals or turn_over(seat, alone, table.actors))):
        # After a secret came to light there is no pause to end, and whose turn it is then is part of what it shows.
        raise Refused("turn-goes-on")


def _read(game: Game, words: Sequence[str]) -> tuple[Sequence[str], bool]:
    """The moves, and whether the turn is to end after them."""
    if not words:
        raise Refused("no-moves")
    ours = END not in game.lexicon
    ends = ours and words[-1] == END
    moves = words[:-1] if ends else words
    if len(moves) > MOST:
        raise Refused("many-moves", most=MOST, n=len(moves))
    if ours and END in moves:
        raise Refused("after-end")
    return moves, ends


def _legal(table: Table, seat: int, text: str) -> int:
    number = table.game.read(text)
    if number not in table.state.moves(seat):
        raise table.why_not(number, seat)
    return number


def _go_on(table: Table, seat: int, step: int) -> None:
    """Whether the seat may make one more step before anything else happens."""
    if table.line[-1].reveals:
        raise Refused("step-secret", n=step)
    if seat not in table.actors:
        raise Refused("step-luck" if table.state.actor == CHANCE else "step-turn", n=step)


def _only_moves(table: Table, seat: int, at: float, following: str) -> None:
    """What needs no decision of the seat between its steps, as the table plays it by itself after single ones; not what
    the following step is itself."""
    while not table.line[-1].reveals and seat in table.actors and table.state.openly_forced(seat):
        only = table.game.write(table.state.moves(seat)[0])
        if only == following:
            return
        table.add(log.MOVE, seat, only, at)
