"""Pictures of a game are its drawing: its inks, its signs, all of one size."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import malecon
from malecon import CHANCE, Luck, State
from tests.envs.tables import every_game

painting = pytest.importorskip(
    "malecon.envs.painting", reason="no Gymnasium or PettingZoo here: pip install malecon[gym]"
)
pictures = pytest.importorskip("malecon.envs.pictures")


def positions(id: str, every: int) -> list[State]:
    """Some of a random game, the end among them."""
    state, luck, found = malecon.game(id).start(malecon.game(id).seats[-1], 5), Luck(5), []
    moves = 0
    while not state.over:
        if moves % every == 0:
            found.append(state.copy())
        state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
        moves += 1
    return [*found, state]


def inks(frame: np.ndarray) -> set[tuple[int, ...]]:
    return {tuple(ink) for ink in np.unique(frame.reshape(-1, 3), axis=0).tolist()}


@every_game
def test_a_picture_is_the_drawing_and_all_are_of_one_size(id: str) -> None:
    game, first, *_, last = malecon.game(id), *positions(id, 400)
    frames = [pictures.render(game, state.see(None), None, "rgb_array") for state in (first, last)]
    assert frames[0].dtype == np.uint8
    assert frames[0].shape == frames[1].shape
    assert frames[0].shape[1:] == (painting.WIDTH, 3)
    assert (frames[0] != frames[1]).any()
    seats = [bytes.fromhex(ink) for ink in re.findall(r"\.seat-[a-z]+ \{ color: #(\w{6});", painting._style(game))]
    assert {tuple(ink) for ink in seats[: first.players]} <= inks(frames[0])


@every_game
def test_nothing_is_left_that_only_a_browser_understands(id: str) -> None:
    game = malecon.game(id)
    for state in positions(id, 100):
        names = [f"seat {seat}" for seat in range(state.players)]
        drawn = painting.board.drawn(game, state.see(None), [], "en", None, names, painting.COLOURS)
        page = painting._page(game, drawn)
        assert "var(" not in page + painting._style(game)
        assert "color-mix(" not in page + painting._style(game)


@every_game
def test_the_type_faces_have_every_sign_of_a_board(id: str) -> None:
    from fontTools.ttLib import TTFont

    if not painting._faces():
        pytest.skip("no type faces here: make assets brings them")
    known = set.intersection(*(set(TTFont(Path(face)).getBestCmap()) for face in painting._faces()))
    game = malecon.game(id)
    for state in positions(id, 100):
        for viewer in (None, 0):
            names = [f"seat {seat}" for seat in range(state.players)]
            drawn = painting.board.drawn(game, state.see(viewer), [], "en", viewer, names, painting.COLOURS)
            for text in re.findall(r"<text[^>]*>([^<]*)<", painting._page(game, drawn)):
                assert {sign for sign in text if ord(sign) not in known} <= {"\n"}, text


def test_a_game_without_a_drawing_is_shown_as_in_a_terminal(tmp_path: Path) -> None:
    game = malecon.game(malecon.games()[0])
    state = game.start(2, 1)
    bare = SimpleNamespace(folder=tmp_path, picture=lambda *_: "A1 B2")
    frame = pictures.render(bare, state.see(None), None, "rgb_array")
    assert (frame == pictures.pixels("A1 B2")).all()
