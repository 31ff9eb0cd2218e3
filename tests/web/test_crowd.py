"""What the benches judge by: what was answered and isn't in the log is lost; what nobody sent is once too many."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from malecon.table.house import House, Wish
from malecon.table.store import Store

BENCH = Path(__file__).parents[2] / "bench"


def test_the_judge_of_the_benches_finds_what_was_lost_and_what_was_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BENCH)
    from crowd import Seated, Try, Verdict, judge

    store = Store(tmp_path)
    house = House(store)
    made = house.open("santiago", [Wish("token", "", ""), Wish("token", "", "")], "", confirm=False)
    seated = Seated(0, made.table.setup.id, {0: "a", 1: "b"})
    chosen = []
    while len(seated.tries) < 6:
        table = house.table(seated.id)
        seat = table.actors[0]
        one = Try(table.n, seat, table.game.write(table.state.moves(seat)[0]), answered=1.0)
        seated.tries.append(one)
        chosen += [one] if len(table.state.moves(seat)) > 1 else []
        house.play(seated.id, seat, one.move, one.n)
    store.close()
    assert judge(tmp_path, [seated]) == Verdict(6, 0, 0, 0)

    other = replace(seated, tries=[*seated.tries, Try(10_000, 0, "drive 1", answered=1.0)])
    assert judge(tmp_path, [other]) == Verdict(7, 0, 1, 0)
    other = replace(seated, tries=[*seated.tries, seated.tries[-1]])
    assert judge(tmp_path, [other]).twice == 1, "answered twice for one row"
    other = replace(seated, tries=[one for one in seated.tries if one is not chosen[0]])
    assert judge(tmp_path, [other]).twice == 1, "in the log, though nobody sent it"
