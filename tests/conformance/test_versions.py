"""Games begun by earlier rules go on as they began: records of every version are kept and replayed.

The files in `records/` were written by the rules they name, when these were the newest; they are never written anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import malecon
from malecon import CHANCE, Luck
from malecon.core.record import Record
from tests.conformance.configurations import Configuration
from tests.conformance.playthrough import chosen
from tests.conformance.stored import FOLDER, path

RECORDS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("configuration", chosen(), ids=str)
def test_a_game_by_the_newest_rules_is_stored(configuration: Configuration) -> None:
    assert path(configuration).exists(), "new rules: store games of them by `python -m tests.conformance.stored`"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_stored_game_ends_as_it_did(file: Path) -> None:
    record = Record.read(file)
    state = record.replay()
    assert record.result == str(state.outcome)
    assert state.rules == record.rules == state.data()["rules"]
    assert Record.read(record.write()).write() == record.write()


@pytest.mark.parametrize(
    ("name", "rules"), [(name, rules) for name in malecon.games() for rules in range(1, malecon.game(name).rules)]
)
def test_an_earlier_version_can_be_played_to_its_end(name: str, rules: int) -> None:
    game, luck = malecon.game(name), Luck(f"{name} by rules {rules}")
    state = game.new(game.seats[-1], rules=rules)
    while not state.over:
        assert game.load(state.data()) == state
        seat = CHANCE if state.actor == CHANCE else luck.choose(state.actors)
        move = state.sample(luck) if seat == CHANCE else luck.choose(state.moves(seat))
        state.play(move, seat)
    assert state.rules == rules
