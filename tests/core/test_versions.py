"""`rules N` means the rules and the numbers of that version, whatever became of them since."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from malecon import Unknown
from malecon.core.game import Game
from malecon.core.numbers import Numbers
from malecon.core.record import Record
from tests.table.toy import Toy

DATA = """
[printed]
prize = 5
[ours]
track.red = [4, 3]
[before.2]
prize = 3
[before.3]
prize = 4
track.red = [9, 8, 7]
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    shutil.copytree(Toy.folder / "texts", tmp_path / "texts")
    (tmp_path / "data.toml").write_text(DATA, "utf-8")

    class Later(Toy):
        rules = 3
        folder = tmp_path

    return Later()


def test_each_version_has_its_numbers(game: Game) -> None:
    assert game.rules == game.newest == 3
    found = {n: (game.version(n).numbers["prize"], game.version(n).numbers.row("track.red")) for n in (1, 2, 3)}
    assert found == {1: (3, [9, 8, 7]), 2: (4, [9, 8, 7]), 3: (5, [4, 3])}
    assert game.version(1).numbers.table["track"]["red"] == [9, 8, 7]
    assert game.version(1).numbers.source["track.red.3"] == "ours"
    with pytest.raises(Unknown, match="up to rules 3, not 4"):
        game.version(4)


def test_a_game_is_another_by_other_rules(game: Game) -> None:
    assert game.version(2) != game
    assert game.version(2).version(3) == game
    assert repr(game.version(2)) == "malecon.game('toy').version(2)"


def test_a_changed_number_stays_changed_in_every_version(game: Game) -> None:
    """Also where the change is what another version has printed."""
    varied = game.vary({"prize": 3})
    assert varied.numbers.changed == {"prize": 3}
    assert varied.version(1).numbers.changed == {}
    assert varied.version(1).version(3).numbers.changed == {"prize": 3}
    assert game.version(1).vary({"prize": 5}).numbers.changed == {"prize": 5}


def test_a_position_goes_on_by_the_rules_it_began_with(game: Game) -> None:
    state = game.version(1).vary({"prize": 5}).new(2)
    data = state.data()
    assert (data["rules"], data["numbers"]) == (1, {"prize": 5})
    again = game.load(data)
    assert again == state
    assert (again.rules, again.game.rules, again.game.numbers.row("track.red")) == (1, 1, [9, 8, 7])
    newest = game.load({key: value for key, value in data.items() if key not in ("rules", "numbers")})
    assert (newest.rules, newest.game.numbers["prize"]) == (3, 5)


def test_every_position_and_record_says_its_rules(game: Game) -> None:
    assert game.new(2).data()["rules"] == 3
    assert "rules 3\n" in Record.of(game.new(2)).write()
    old = Record(game, 2, rules=2)
    assert (old.game.numbers["prize"], "rules 2\n" in old.write()) == (4, True)


def test_without_a_version_a_data_file_gives_its_newest_numbers(game: Game) -> None:
    assert Numbers(game.folder / "data.toml")["prize"] == 5
