"""The steps of a turn: those done, the one that is asked now, and those that will come whatever is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from malecon.core import prompt
from malecon.core.luck import Luck
from malecon.core.preview import beyond
from malecon.core.state import CHANCE, State
from malecon.table.table import Played, Table
from malecon.web import panels
from malecon.web.views import Crumb

# So many steps of a turn are shown.
STEPS = 4
# What comes next is tried with so many choices of a kind; all of them would take too long for a page.
TRIED = 3


def chain(table: Table, seat: int | None, lang: str) -> tuple[Crumb, ...]:
    """The seat's turn in at most so many steps, the oldest folded away."""
    if seat is None or table.over:
        return ()
    now = prompt.step(table.game, table.state.see(seat), lang) if seat in table.actors else ""
    past = done(table, seat, lang)
    ahead = coming(table, seat, lang, max(1, STEPS - 1 - len(past))) if now else []
    room = STEPS - bool(now) - len(ahead)
    past = past if len(past) <= room else [Crumb("…"), *past[len(past) - room + 1 :]]
    return (*past, *([Crumb(now, when="now")] if now else []), *(Crumb(step, when="coming") for step in ahead))


def done(table: Table, seat: int, lang: str) -> list[Crumb]:
    """What the seat chose in this turn; the same several times is one step."""
    free = table.free_choices(seat)
    told = [(step(table, table.line[at], lang), at) for at in range(free[-1], len(table.line))] if free else []
    steps = []
    for text, same in groupby(told, lambda one: one[0]):
        places = [at for _, at in same]
        back = places[0] if places[0] in free else None
        steps.append(Crumb(f"{text} ×{len(places)}" if len(places) > 1 else text, back))
    return steps


def step(table: Table, played: Played, lang: str) -> str:
    """A move in a word or two: what the game calls it, what it names, or its whole sentence."""
    move = played.move
    called = table.game.crumb(move, lang, played.events)
    if called:
        return called
    named = [word for word in table.game.lexicon.family_of(move).args(move).values() if isinstance(word, str)]
    told = panels.word(table.game, named[0], lang) if named else table.game.say(move, lang)
    return told[:1].upper() + told[1:]


def coming(table: Table, seat: int, lang: str, most: int) -> list[str]:
    """The steps that follow, as far as every choice tried leads to the same, and none is asked again."""
    world, steps = table.state.guess(seat, Luck("preview")), [prompt.step(table.game, table.state.see(seat), lang)]
    while len(steps) <= most:
        worlds = [_after(world, move, seat) for move in tried(table, world.moves(seat))]
        words = {prompt.step(table.game, after.see(seat), lang) if after else "" for after in worlds}
        if len(words) != 1 or worlds[0] is None or (word := words.pop()) in (*steps, ""):
            break
        steps.append(word)
        world = worlds[0]
    return steps[1:]


def tried(table: Table, moves: Sequence[int]) -> list[int]:
    """Of each kind of move but the ways out a few, from the first to the last."""
    game = table.game
    within = [move for move in moves if game.choosing.way_out(game.lexicon, move) < 0]
    found = []
    for _, same in groupby(within, lambda move: game.lexicon.family_of(move).key):
        kind = list(same)
        found += kind[:: max(1, -(-len(kind) // TRIED))]
    return found


def _after(world: State, move: int, seat: int) -> State | None:
    """The world in which the seat has to choose again after this move; none where luck, a secret or another seat is
    next: its turn may go on by other steps then."""
    trial = world.copy()
    if not beyond(trial, move, seat)[1]:
        return None
    while trial.actor != CHANCE and seat in trial.waiting() and trial.openly_forced(seat):
        trial.step(trial.moves(seat)[0], seat)
    return trial if not trial.over and trial.actor != CHANCE and trial.waiting() == [seat] else None
