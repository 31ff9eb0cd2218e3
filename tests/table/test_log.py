"""The log is the table: of two writers one wins, and a restart brings back what was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from malecon.core.errors import Illegal
from malecon.table import log
from malecon.table.house import House, Wish
from malecon.table.opponents import usual
from malecon.table.refused import NotThere, Refused
from malecon.table.schema import metadata
from malecon.table.store import Stale, Store
from tests.table.conftest import ANA, BEN, house_in, play, sofa, two


def test_restart_brings_everything_back(house: House, place: Path | str) -> None:
    id = two(house)
    play(house, id, "0 step left", "0 step right", "0 end", "1 step left")
    house.say(id, 1, "hola")
    before = house.table(id)
    again = house_in(place).table(id)
    assert again.state == before.state
    assert again.rows == before.rows
    assert again.n == before.n
    assert [row.text for row in again.chat] == ["hola"]
    assert [seat.name for seat in again.seats] == ["Ana", "Ben"]


def test_of_two_writers_one_wins(house: House, place: Path | str) -> None:
    id = two(house)
    other = house_in(place)
    n = other.table(id).n
    play(house, id, "0 step left")
    with pytest.raises(Stale):
        other.play(id, 0, "step right", n)
    assert other.table(id).rows == house.table(id).rows, "the loser now sees what the winner wrote"


def test_a_stale_click_changes_nothing(house: House) -> None:
    id = two(house)
    n = house.table(id).n
    house.play(id, 0, "step left", n)
    with pytest.raises(Stale):
        house.play(id, 0, "step left", n)
    assert house.table(id).state.data()["steps"] == 1


def test_chat_makes_no_page_stale(house: House) -> None:
    id = two(house)
    n = house.table(id).n
    house.say(id, 1, "hurry")
    house.play(id, 0, "step left", n)


def test_secrets_made_at_once_come_in_any_order_on_the_page_one_had(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step left", "1 step left", "1 step left")
    n = house.table(id).n
    house.play(id, 1, "bid 2", n)
    house.play(id, 0, "bid 1", n)
    assert house.table(id).state.data()["round"] == 2


def test_who_looks_sees_a_secret_only_as_such(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step left", "1 step left", "1 step left", "1 bid 2")
    bid = house.table(id).line[-1]
    assert [bid.told(viewer) for viewer in (0, 1, None)] == ["bid ?", "bid 2", "bid ?"]


@pytest.mark.parametrize("move", ["bid 2", "roll 3", "fly"])
def test_what_is_not_legal_is_not_stored(house: House, move: str) -> None:
    id = two(house)
    rows = house.table(id).rows
    with pytest.raises(Illegal):
        house.play(id, 0, move, house.table(id).n)
    assert house.store.log(id) == rows


def test_not_before_all_have_come(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA)
    assert opened.table.line == []
    with pytest.raises(Refused, match="waiting"):
        house.play(opened.table.setup.id, 0, "step left", 0)


def test_an_invitation_is_used_once(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA)
    house.sit(opened.invites[1], BEN, "Ben")
    with pytest.raises(NotThere):
        house.sit(opened.invites[1], "eve's cookie", "Eve")
    assert house.seats_of(opened.table.setup.id, BEN) == [1]
    assert house.seats_of(opened.table.setup.id, "eve's cookie") == []


def test_no_key_is_stored_as_it_is(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA)
    with house.store.engine.connect() as sql:
        content = [str(line) for table in metadata.sorted_tables for line in sql.execute(table.select())]
    assert len(content) > 2
    for key in (opened.invites[1], ANA):
        assert not any(key in line for line in content)


def test_resigning_leaves_the_game_to_a_bot(house: House) -> None:
    id = two(house)
    house.resign(id, 0)
    table = house.table(id)
    assert (table.seats[0].kind, table.seats[0].bot, table.over) == (log.ROBOT, usual(), False)
    house.resign(id, 1)
    assert house.table(id).over


def test_a_bot_may_fill_an_empty_seat(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA)
    house.fill(opened.table.setup.id, 1)
    assert house.table(opened.table.setup.id).line, "now the game begins"
    with pytest.raises(NotThere):
        house.sit(opened.invites[1], BEN, "Ben")


def test_the_same_secret_deals_the_same(house: House) -> None:
    first, second = sofa(house, secret="ab" * 32), sofa(house, secret="ab" * 32)
    assert [p.text for p in house.table(first).line] == [p.text for p in house.table(second).line]


def test_tables_left_for_long_are_put_away_and_come_back(house: House) -> None:
    id = two(house)
    assert house.store.put_away(before=2000.0) == 1
    setup = house.store.setup(id)
    assert setup is not None
    assert setup.archived
    play(house, id, "0 step left")
    setup = house.store.setup(id)
    assert setup is not None
    assert not setup.archived


def test_backup_is_a_database_of_its_own(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    id = two(house)
    play(house, id, "0 step left")
    (tmp_path / "copy").mkdir()
    house.store.backup(tmp_path / "copy" / "malecon.sqlite3")
    assert house_in(tmp_path / "copy").table(id).state == house.table(id).state


def test_names_and_words_are_bounded(house: House) -> None:
    opened = house.open("toy", [Wish("me", "A" * 500), Wish("bot", "\u202eevil\n", bot="greedy")], ANA)
    assert [seat.name for seat in opened.table.seats] == ["A" * 24, "evil"]
    house.say(opened.table.setup.id, 0, "b" * 5000)
    assert len(house.table(opened.table.setup.id).chat[0].text) == 240


WRITER = """
import sys
from tests.table.conftest import house_in, sofa
house = house_in(sys.argv[1])
id = sofa(house)
print(id, flush=True)
while True:
    table = house.table(id)
    if table.over:
        break
    seat = table.actors[0]
    move = table.game.write(table.state.moves(seat)[0])
    house.play(id, seat, move, table.n)
    print(seat, move, flush=True)
"""


@pytest.mark.long
def test_kill_9_loses_nothing_that_was_seen(place: Path | str) -> None:
    paths = os.pathsep.join([*filter(None, sys.path)])
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(place)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert writer.stdout is not None
    id = writer.stdout.readline().strip()
    seen = [writer.stdout.readline().strip() for _ in range(5)]
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    writer.stdout.close()
    store = Store(place)
    stored = [f"{row.seat} {row.text}" for row in store.log(id) if row.kind == log.MOVE and row.seat >= 0]
    assert stored[:5] == seen
    store.close()


def test_who_is_overtaken_tries_again_where_the_position_allows_it(
    house: House, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, n = two(house), 0
    other = house_in(place)
    n = other.table(id).n
    store, words = other.store, iter(["one", "two"])
    append = store.append

    def overtaken(*what: Any, **more: Any) -> None:
        if (word := next(words, None)) is not None:
            house.say(id, 0, word)
        append(*what, **more)

    monkeypatch.setattr(store, "append", overtaken)
    other.play(id, 0, "step left", n)
    assert [row.text for row in house_in(place).table(id).chat] == ["one", "two"]
    assert other.table(id).state.data()["steps"] == 1


def test_a_seat_moves_by_its_link_once(house: House, place: Path | str) -> None:
    id = two(house)
    link = house.seat_link(id, 0)
    assert house.move_in(link, "phone") == (id, 0)
    with pytest.raises(NotThere):
        house_in(place).move_in(link, "thief")
    assert [house.seats_of(id, who) for who in (ANA, "phone", "thief")] == [[], [0], []]


def test_what_fails_in_the_database_tells_no_secret(place: Path | str) -> None:
    store = Store(place)
    with pytest.raises(SQLAlchemyError) as error, store.engine.connect() as sql:
        sql.execute(text("SELECT * FROM nowhere WHERE secret = :secret"), {"secret": "aSecretOfATable"})
    assert "aSecretOfATable" not in str(error.value)
    store.close()
