"""Who sits where at a table in the terminal."""

import malecon
from malecon.cli.terminal.seating import seating


def test_those_of_one_name_are_told_apart() -> None:
    game = malecon.game("santiago")
    # As in a game that `malecon record` wrote down: bots are called as their level is.
    names = {0: "hard", 1: "hard", 2: "hard"}
    seats = seating(game, "me,hard,hard", "fr", names=names)
    assert [seat.name for seat in seats] == ["hard (place 1)", "hard (place 2)", "hard (place 3)"]
    assert [seat.name for seat in seating(game, "me:Ana,me:Bo", "en")] == ["Ana", "Bo"]
