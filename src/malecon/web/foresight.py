"""What a choice of several steps would do, and what could come next, before any of it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from malecon.core.luck import Luck
from malecon.core.preview import known
from malecon.core.prompt import word
from malecon.core.state import CHANCE
from malecon.core.telling import sentences, without
from malecon.table import companion
from malecon.table.chain import walk
from malecon.table.table import Table, turn_over
from malecon.web.board import own_of
from malecon.web.offers import brought, gained, holdings
from malecon.web.story import names_of
from malecon.web.views import Gain
from malecon.web.words import speaker


@dataclass(frozen=True, slots=True)
class Foresight:
    """As far as it is certain for the seat; a list that luck or a secret `stops` goes no further, whatever may come."""

    may: tuple[str, ...]
    effect: tuple[str, ...]
    gains: tuple[Gain, ...]
    stops: str | None
    ends: bool
    same: bool  # what is asked then is of the kind that is asked now


def walked(table: Table, seat: int, moves: Sequence[str]) -> Table:
    """The table after these moves, in a world that the seat can't tell from its own."""
    world = table.fork()
    world.state = table.state.guess(seat, Luck("preview"))
    if moves:
        walk(world, seat, moves, 0.0)
    return world


def foresight(table: Table, seat: int, moves: Sequence[str], lang: str) -> Foresight:
    """Goes the way of the moves in a world that the seat, which has to decide now, can't tell from the table's.

    What the table wouldn't play is refused with the same words.
    """
    t = speaker(lang)
    names = names_of(table, t)
    held = holdings(table, table.state.see(seat), seat)
    world = walked(table, seat, moves)
    effect: list[str] = []
    reveals, after = False, dict(held)
    owned = True
    for played in world.line[len(table.line) :]:
        reveals = played.reveals
        events = known(world.state, played.events, seat) if reveals else played.events
        own = own_of(table.game, table.game.lexicon.family_of(played.move).key, events)
        events, after = (own[0], brought(after, own[1])) if own else (events, after)
        owned = owned and own is not None
        told = sentences(table.game, events, seat, lang, names)
        effect += [without(names[seat], line).rstrip(".") for line in told]
    after = after if owned else holdings(table, world.state.see(seat), seat)
    mine = seat in world.actors
    luck = world.state.actor == CHANCE
    ahead = "foresee-typed" if companion.by_people(world) else "foresee-luck"
    return Foresight(
        may=tuple(table.game.write(move) for move in world.state.moves(seat)) if mine and not reveals else (),
        effect=tuple(effect),
        gains=gained(table, held, after, lang) if not reveals else (),
        stops=t("foresee-secret") if reveals else t(ahead) if luck else None,
        ends=not reveals and turn_over(seat, len(table.actors) == 1, world.actors),
        same=mine and not reveals and word(world.state.see(seat)) == word(table.state.see(seat)),
    )
