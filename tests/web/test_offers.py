"""What a button says beneath its label: only what the label doesn't."""

import pytest

from malecon.web.offers import news, preview
from tests.games.capa_doro.positions import play, position


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_placing_the_bargain_tile_is_told_once(lang: str) -> None:
    state = play(position(pending=None), "die 1", "event bargain")
    names = ("Ana", "Luis", "Rosa")
    for move in state.moves(0):
        effect = preview(state, move, 0, lang, names)
        assert effect
        assert news(effect, state.game.say(move, lang, names)) == ""
