"""Who sits where at a table in the terminal."""

import malecon
from malecon.bots import BOTS, called
from malecon.cli.common.screen import names_in
from malecon.cli.terminal.seating import seating
from malecon.core.record import Record


def test_those_of_one_name_are_told_apart() -> None:
    game = malecon.game("santiago")
    # As in a game that `malecon record` wrote down: bots are called as their level is.
    names = {0: "hard", 1: "hard", 2: "hard"}
    seats = seating(game, "me,hard,hard", "fr", names=names)
    assert [seat.name for seat in seats] == ["difficile (place 1)", "difficile (place 2)", "difficile (place 3)"]
    assert [seat.name for seat in seating(game, "me:Ana,me:Bo", "en")] == ["Ana", "Bo"]


def test_bots_are_called_in_the_readers_language() -> None:
    record = Record(malecon.game("santiago"), 3, names={0: "easy", 1: "easy", 2: "Ana"})
    assert names_in(record, "fr") == ["facile (place 1)", "facile (place 2)", "Ana"]
    assert names_in(record, "en") == ["easy (seat 1)", "easy (seat 2)", "Ana"]
    assert all(called(bot, lang) for bot in BOTS for lang in ("en", "fr"))
    assert called("wizard", "fr") == "wizard", "one of another package, as it is called there"
