"""What a seat may do now, each move with its effect told before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.core.preview import foresee
from malecon.core.state import State
from malecon.core.telling import sentences, without
from malecon.table.table import Table
from malecon.web.story import names_of
from malecon.web.views import Offer
from malecon.web.words import Say

# With more choices than that the buttons go without previews: the page must stay quick.
PREVIEWED = 120


def offers(table: Table, seat: int, lang: str, t: Say, best: Sequence[tuple[str, int]] = ()) -> tuple[Offer, ...]:
    """The seat's legal moves, in the game's own order."""
    game = table.game
    moves = table.state.moves(seat)
    names = names_of(table, t)
    ranks = {text: (rank, chance) for rank, (text, chance) in enumerate(best, 1)}
    made = []
    for move in moves:
        text = game.write(move)
        effect = preview(table.state, move, seat, lang, names) if len(moves) <= PREVIEWED else ""
        label = game.say(move, lang, names)
        rank, chance = ranks.get(text, (0, 0))
        made.append(Offer(text, label, news(effect, label), text.split()[0], rank, chance))
    return tuple(made)


def preview(state: State, move: int, seat: int, lang: str, names: Sequence[str]) -> str:
    """What the move would do, as far as it is certain."""
    told = sentences(state.game, foresee(state, move, seat), seat, lang, names)
    return " · ".join(without(names[seat], line).rstrip(".") for line in told)


def news(effect: str, label: str) -> str:
    """What the effect says beyond the offer itself.

    >>> news("sows in Asia, row 1, for $2", "Sow in Asia, row 1"), news("plays the Trader", "Play the Trader")
    ('for $2', '')
    >>> news("works on a1 · gets 1 wood", "Worker to a1")
    'works on a1 · gets 1 wood'
    """
    _, _, said = label.partition(" ")
    verb, _, told = effect.partition(" ")
    if not told:
        return "" if not said else verb
    rest = told.removeprefix(said) if said else told
    return rest.lstrip(" \N{NO-BREAK SPACE},:·") if rest != told and not rest[:1].isalnum() else effect
