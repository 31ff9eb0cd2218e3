"""Boards as they are drawn over whole games, read as the documents they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element, fromstring

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.web import board
from malecon.web.views import Offer

NAMES = ["Ana", "Bo", "Chloé", "Dan", "Eva"]
COLOURS = ["purple", "yellow", "green", "blue", "orange"]
GAMES = [id for id in malecon.games() if board.has_board(malecon.game(id))]


@dataclass
class Drawn:
    """A drawing with what its game says of it."""

    state: State
    root: Element
    names: dict[str, str]

    @property
    def things(self) -> list[Element]:
        return [element for element in self.root.iter() if "data-thing" in element.attrib]


def moments(id: str, players: int, every: int) -> Iterator[State]:
    """Positions of a game, each so many decisions after the last, and its end; played without much thought."""
    game = malecon.game(id)
    luck, state = Luck(f"moments {id} {players}"), game.start(players, 11)
    number = 0
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.sample(luck))
            continue
        if number % every == 0:
            yield state
        number += 1
        seat = min(state.actors)
        state.play(luck.choose(state.lean(seat)), seat)
    yield state


def drawing(state: State, lang: str, viewer: int | None) -> board.Drawing:
    game = state.game
    moves = state.moves(viewer) if viewer is not None and viewer in state.actors else []
    offers = [Offer(game.write(move), game.say(move, lang, NAMES), "", "") for move in moves]
    return board.drawn(game, state.see(viewer), offers, lang, viewer, NAMES, COLOURS)


def drawn(state: State, lang: str, viewer: int | None) -> Drawn:
    names = board.things_of(state.game, state.see(viewer), lang, viewer, NAMES)
    return Drawn(state, fromstring(drawing(state, lang, viewer).svg), names)
