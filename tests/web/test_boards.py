"""Every game's drawing holds at every moment of a game, for every pair of eyes."""

from __future__ import annotations

import re

import pytest

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.web import board
from malecon.web.views import Offer

GAMES = [id for id in malecon.games() if board.has_board(malecon.game(id))]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("players", ["fewest", "most"])
def test_a_game_drawn_from_the_first_decision_to_the_end(id: str, players: str) -> None:
    game = malecon.game(id)
    count = game.seats[0] if players == "fewest" else game.seats[-1]
    luck, state = Luck(f"drawing {id}"), game.start(count, 5)
    names, colours = [f"Seat {i}" for i in range(count)], ["orange", "blue", "green", "yellow", "purple"][:count]
    moment = 0
    while True:
        if state.actor != CHANCE and (moment % 23 == 0 or state.over):
            lang = ("en", "fr")[moment % 2]
            seat = state.actor if state.actor >= 0 else 0
            moves = [game.write(move) for move in state.moves(seat)] if state.actor >= 0 else []
            offers = [Offer(text, text, "", text.split()[0]) for text in moves]
            for viewer, offered in ((seat, offers), (None, [])):
                drawing = board.drawn(game, state.see(viewer), offered, lang, viewer, names, colours)
                lit = set(re.findall(r'data-move="([^"]*)"', drawing.svg))
                assert lit <= set(moves), "what is lit may be done"
                assert not re.search(r"\sstyle=|<script|\son\w+=", drawing.svg)
                ids = re.findall(r'\sid="([^"]+)"', drawing.svg)
                assert len(ids) == len(set(ids)), "a piece is there once"
                assert len(drawing.tallies) in (0, count)
        if state.over:
            break
        seat = state.actor
        state.play(state.sample(luck) if seat == CHANCE else luck.choose(state.lean(seat)), seat)
        moment += 1
