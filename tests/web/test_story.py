"""The story as every seat reads it: luck speaks in whole sentences, and says nothing of what another drew in secret."""

from __future__ import annotations

import pytest

import malecon
from malecon import CHANCE, Luck
from malecon.table import log
from malecon.table.log import COLOURS, Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web.story import move_line
from malecon.web.words import speaker


def played(name: str, moves: int = 250) -> Table:
    game, luck = malecon.game(name), Luck(f"story of {name}")
    seats = [Seat(log.ROBOT, who, COLOURS[i], "random").data() for i, who in enumerate(("Ana", "Bo", "Eva"))]
    table = Table(Setup("t", name, game.rules, 3, dict(game.choose({})), "00" * 32, "table", seats), game)
    for _ in range(moves):
        if table.state.over:
            break
        seat = CHANCE if table.state.actor == CHANCE else luck.choose(table.state.actors)
        move = table.state.sample(luck) if seat == CHANCE else luck.choose(table.state.moves(seat))
        table.add(log.MOVE, seat, game.write(move), 0.0)
    return table


@pytest.mark.parametrize("name", malecon.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_luck_speaks_in_sentences_of_its_own(name: str, lang: str) -> None:
    table, t = played(name), speaker(lang)
    secret = 0
    for one in table.line:
        if one.seat != CHANCE:
            continue
        for viewer in (0, 1, 2, None):
            line = move_line(table, one, viewer, lang, t)
            assert (line.name, line.kind) == ("", "luck")
            assert line.text[0].isupper() or line.text[0].isdigit(), line.text
            assert line.text != t("log-secret")
            if not one.open and viewer not in one.witnesses:
                secret += 1
                assert line.text != table.game.told(one.move, CHANCE, lang, ["Ana", "Bo", "Eva"])
    assert secret or name != "comptoir", "a hand is drawn in secret there"
