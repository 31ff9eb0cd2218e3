"""Records: read, written, replayed, and what is wrong with a bad one."""

from pathlib import Path

import pytest

import malecon
from malecon import BadRecord, Luck, Record

GAME = malecon.game("santiago")


def played(seed: int = 1) -> Record:
    state = GAME.new(2)
    record = Record.of(state, {0: "Ana", 1: "Bo Diaz"})
    luck = Luck(seed)
    while not state.over:
        seat = state.actor
        move = state.sample(luck) if seat < 0 else luck.choose(state.moves())
        record.add(seat, move)
        state.play(move, seat)
    record.result = str(state.outcome)
    return record


RECORD = played()
TEXT = RECORD.write()


def test_it_reads_what_it_writes_from_text_or_path(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(TEXT, "utf-8")
    for source in (TEXT, path, str(path)):
        record = Record.read(source)
        assert record.write() == TEXT
        assert record.names == {0: "Ana", 1: "Bo Diaz"}


def test_comments_and_blank_lines_are_skipped() -> None:
    lines = [f"{line}   # why not" for line in TEXT.splitlines()]
    assert Record.read("\n\n".join(lines)).write() == TEXT


def test_any_blanks_and_what_editors_add_are_understood() -> None:
    assert Record.read("\ufeff" + TEXT.replace(" ", "\t").replace("malecon\trecord\t1", "malecon record 1")).names == {
        0: "Ana",
        1: "Bo\tDiaz",
    }
    assert Record.read(TEXT.replace("\n", "\r\n")).write() == TEXT


def test_any_name_can_be_written() -> None:
    record = Record.of(GAME.new(3), {0: "Ana #1\nof Cuba", 1: " \u2028", 2: "#"})
    assert Record.read(record.write()).names == {0: "Ana 1 of Cuba"}


def test_replay_to_a_move() -> None:
    state = RECORD.replay(to=27)
    assert state.actor >= 0
    assert RECORD.replay(to=0) == GAME.new(2)
    assert [copy.copy() for copy in RECORD.states()][27] == state
    with pytest.raises(BadRecord, match="choose a number from 0"):
        RECORD.replay(to=10**6)


def test_numbers_and_options_travel() -> None:
    record = Record.of(GAME.vary({"bank.pesos": 3}).new(3, open_hands=True))
    text = record.write()
    assert "number bank.pesos 3" in text
    assert "option open_hands true" in text
    again = Record.read(text)
    assert again.game.numbers["bank.pesos"] == 3
    assert again.new().data()["options"] == {"open_hands": True}


def test_a_practice_game_says_so() -> None:
    assert "practice" not in TEXT
    text = TEXT.replace("players 2\n", "players 2\npractice on\n")
    record = Record.read(text)
    assert record.practice
    assert record.write() == text
    assert record.replay() == RECORD.replay()


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FIRST_DRIVE = next(str(line) for line in RECORD.moves if line.move.startswith("drive"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "can't be read|empty"),
        ("\n\n", "empty"),
        ("something else\n", "line 1: a record begins with"),
        (changed("game santiago", "game nosuch"), "no game is called “nosuch”"),
        (changed("players 2", "players nine"), "not a whole number"),
        (changed("players 2", "players 9"), "2 to 4 players, not 9"),
        (changed("players 2\n", ""), "doesn't say its players"),
        (changed(f"rules {malecon.game('santiago').rules}", "rules 99"), r"up to rules \d+, not 99"),
        (changed("option open_hands false", "option open_hands perhaps"), "one of false, true"),
        (changed("option open_hands false", "option nosuch 1"), "no option “nosuch”"),
        (changed("option open_hands false", "option"), "the line is cut"),
        (changed("option open_hands false", "number bank.pesos many"), "not a whole number"),
        (changed("option open_hands false", "number bank.dollars 3"), "no number is called"),
        (changed("option open_hands false", "practice perhaps"), "after “practice” comes “on”, not “perhaps”"),
        (changed("option open_hands false", "colour red"), "“colour” is not known"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n{FIRST_DRIVE[0]} drive 9\n"), r"line \d+: 9 stops cost 8 pesos"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n{FIRST_DRIVE[0]} dirve 1\n"), r"line \d+: “dirve 1” is no move .* drive 1"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n{FIRST_DRIVE[0]}\n"), r"line \d+: the line is cut"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n- {FIRST_DRIVE[2:]}\n"), r"decides now, not chance"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n7 {FIRST_DRIVE[2:]}\n"), r"there is no seat 7: they are 0 to 1"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n{1 - int(FIRST_DRIVE[0])} drive 1\n"), r"seat \d decides now, not seat \d"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n² {FIRST_DRIVE[2:]}\n"), "“²” is not a whole number"),
        (changed(f"\n{FIRST_DRIVE}\n", f"\n{'9' * 5000} {FIRST_DRIVE[2:]}\n"), "is not a whole number"),
        (changed("players 2", "players ²"), "“²” is not a whole number"),
        (changed("option open_hands false", "number bank.pesos -1"), "“-1” is not a whole number from 0"),
        (changed(f"\n{FIRST_DRIVE}\n", "\nname 0 Late\n"), "a move begins with a seat"),
        (TEXT.replace(f"= {RECORD.result}", "= 0 | 1 1 | seventh-ship"), "its moves lead to"),
        (TEXT + "0 pass\n", "nothing may follow"),
    ],
)
def test_a_bad_record_is_told_where_and_why(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.read(text).replay()


def test_a_missing_or_binary_file(tmp_path: Path) -> None:
    for name in ("nosuch.record", "no\0such", "n" * 5000):
        with pytest.raises(BadRecord, match="can't be read"):
            Record.read(name)
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="UTF-8"):
        Record.read(binary)
