"""What a choice would change on the board, as the board itself would draw it, before any of it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element, fromstring, tostring

from malecon.core.state import State
from malecon.table.chain import END
from malecon.table.table import Table
from malecon.web import board
from malecon.web.foresight import walked
from malecon.web.story import names_of
from malecon.web.words import speaker

# What a drawing keys and a choice may change: pieces, and places that show what stands on them.
CHANGING = {"piece", "stand"}
# What belongs to the thing itself and not to its ghost.
OWN = ("id", "data-move", "data-why", "data-thing", "data-away", "role", "tabindex", "aria-label")


@dataclass(frozen=True, slots=True)
class Ghost:
    of: str  # the id of what would stand there
    svg: str
    moves: bool  # it stands elsewhere now


@dataclass(frozen=True, slots=True)
class Ghosts:
    come: tuple[Ghost, ...] = ()
    go: tuple[str, ...] = ()  # ids of what would stand there no more


def ghosts(table: Table, seat: int, moves: Sequence[str], lang: str) -> Ghosts:
    """What the board would show otherwise after these moves; nothing where that depends on luck or on what others hide,
    and nothing of what follows once the seat is done."""
    chosen = [move for move in moves if move != END]
    outs = [table.game.choosing.way_out(table.game.lexicon, table.game.read(move)) >= 0 for move in chosen]
    chosen = chosen[: outs.index(True)] if True in outs else chosen
    world = walked(table, seat, chosen)
    if any(played.reveals for played in world.line[len(table.line) :]):
        return Ghosts()
    now, then = (_keyed(table, state, seat, lang) for state in (table.state, world.state))
    come = tuple(
        Ghost(id, _pale(drawn), id in now and _places(now[id]) != _places(drawn))
        for id, drawn in then.items()
        if id not in now or tostring(now[id]) != tostring(drawn)
    )
    return Ghosts(come, tuple(id for id in now if id not in then))


def _keyed(table: Table, state: State, seat: int, lang: str) -> dict[str, Element]:
    """What may change on the seat's board, by its id; without offers, as what is lit is no part of a ghost."""
    colours, names = [sitting.colour for sitting in table.seats], names_of(table, speaker(lang))
    svg = board.draw(table.game, state.see(seat), (), lang, seat, names, colours).svg
    found: dict[str, Element] = {}
    for drawn in fromstring(svg).iter() if svg else ():
        if CHANGING & set(drawn.get("class", "").split()) and (id := drawn.get("id")):
            drawn.tail = None
            found[id] = drawn
    return found


def _places(drawn: Element) -> list[str | None]:
    return [part.get(name) for part in drawn.iter() for name in ("transform", "x", "y")]


def _pale(drawn: Element) -> str:
    for part in drawn.iter():
        for name in OWN:
            part.attrib.pop(name, None)
    return tostring(drawn, encoding="unicode")
