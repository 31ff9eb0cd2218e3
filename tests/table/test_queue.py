"""The line before the thinkers: guests take turns, and so do the tables of each."""

from __future__ import annotations

from malecon.table.queue import Line


def served(line: Line[str]) -> list[str]:
    found = []
    while (who := line.next()) is not None:
        found.append(who)
    return found


def test_a_guest_with_200_tables_delays_only_that_guest() -> None:
    line = Line[str](most=1000)
    for table in range(200):
        line.join("ana", f"table {table}", f"ana {table}")
    line.next()
    line.join("ben", "table 200", "ben")
    assert served(line)[:3] == ["ana 1", "ben", "ana 2"]


def test_tables_of_a_guest_take_turns() -> None:
    line = Line[str](most=1000)
    for who in ("a1", "a2", "b1", "b2", "c1"):
        line.join("ana", who[0], who)
    assert served(line) == ["a1", "b1", "c1", "a2", "b2"]


def test_who_comes_late_waits_for_one_turn_of_each_other_guest() -> None:
    line = Line[str](most=1000)
    for guest in "abcde":
        for number in range(10):
            line.join(guest, "table", f"{guest}{number}")
    assert [line.next() for _ in range(5)] == ["a0", "b0", "c0", "d0", "e0"]
    line.join("z", "table", "z0")
    assert [line.next() for _ in range(6)] == ["a1", "b1", "c1", "d1", "e1", "z0"]


def test_in_a_full_line_the_guest_with_most_gives_way() -> None:
    line = Line[str](most=3)
    assert [line.join("ana", f"t{i}", f"ana {i}") for i in range(3)] == [None] * 3
    assert line.join("ben", "t9", "ben") == "ana 2"
    assert line.join("ana", "t7", "ana 7") == "ana 7", "ana herself gets no further place"
    assert served(line) == ["ana 0", "ben", "ana 1"]


def test_who_leaves_is_not_called() -> None:
    line = Line[str](most=3)
    line.join("ana", "t", "first")
    line.join("ana", "t", "second")
    line.leave("ana", "t", "first")
    line.leave("ana", "t", "first")
    line.leave("nobody", "t", "first")
    assert len(line) == line.waiting("ana") == 1
    assert served(line) == ["second"]
    assert len(line) == 0
