"""What a seat may do now, each move with its effect told before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.table.table import Table
from malecon.web.story import names_of, sentences, without
from malecon.web.views import Offer
from malecon.web.words import Say

# Positions the seat can't tell apart, on which a preview must agree before it is shown.
GUESSES = 4
# With more choices than that the buttons go without previews: the page must stay quick.
PREVIEWED = 120


def offers(table: Table, seat: int, lang: str, t: Say, best: Sequence[tuple[str, int]] = ()) -> tuple[Offer, ...]:
    """The seat's legal moves, in the game's own order."""
    game = table.game
    moves = table.state.moves(seat)
    worlds = possible(table.state, seat)
    names = names_of(table, t)
    ranks = {text: (rank, chance) for rank, (text, chance) in enumerate(best, 1)}
    made = []
    for move in moves:
        text = game.write(move)
        effect = preview(worlds, move, seat, lang, names) if len(moves) <= PREVIEWED else ""
        rank, chance = ranks.get(text, (0, 0))
        made.append(Offer(text, game.say(move, lang, names), effect, text.split()[0], rank, chance))
    return tuple(made)


def possible(state: State, seat: int) -> list[State]:
    """The position itself where the seat knows all of it, else several that look the same to it."""
    if state.see(seat) == state.data():
        return [state]
    return [state.guess(seat, Luck(f"preview {i}")) for i in range(GUESSES)]


def preview(worlds: Sequence[State], move: int, seat: int, lang: str, names: Sequence[str]) -> str:
    """What the move would do, as far as it is certain: a copy tells its story, up to the next luck."""
    told: list[str] | None = None
    for world in worlds:
        trial = world.copy()
        if move not in trial.moves(seat):
            return ""
        said = sentences(trial.game, trial.tell(move, seat), seat, lang, names)
        told = said if told is None else [line for line in told if line in said]
    return " · ".join(without(names[seat], line).rstrip(".") for line in told or [])
