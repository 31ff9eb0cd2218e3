"""Nothing is half done: whatever ends a house in the middle of a deed, all of it is stored or nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from malecon.table import keys, log
from malecon.table.house import House, Wish
from malecon.table.store import Stale, Store
from tests.table.conftest import ANA, BEN, house_in, play, sofa

SECRET = "00" * 32


class Cut(RuntimeError):
    """Where it ends in the middle."""


def cut(house: House, at: int, how: Callable[[], object]) -> None:
    """Lets something happen before the house's n-th word to its database; the last ones are the commits."""
    left = at

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            how()

    event.listen(house.store.engine, "before_cursor_execute", count)
    event.listen(house.store.engine, "commit", count)


def die() -> None:
    os.kill(os.getpid(), 9)


def fail() -> None:
    raise Cut


# The deeds: what was before, and what is done. Keys are drawn in order, so that they are known afterwards.


def two_wishes(house: House) -> None:
    house.open("toy", [Wish("me", "Ana"), Wish("link"), Wish("token", "program"), Wish("bot", bot="greedy")], ANA)


def waiting(house: House) -> None:
    house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA, secret=SECRET)


def sit(house: House) -> None:
    house.sit("key 0", BEN, "Ben")


def join(house: House) -> None:
    house.sit("key 0", "token", "Ben", False, keys.TOKEN)


def fill(house: House) -> None:
    house.fill(house.store.going()[0], 1)


def linked(house: House) -> None:
    waiting(house)
    house.seat_link(house.store.going()[0], 0)


def link(house: House) -> None:
    house.seat_link(house.store.going()[0], 0)


def finished(house: House) -> None:
    id = sofa(house)
    house.resign(id, 0)
    house.resign(id, 1)


def again(house: House) -> None:
    [setup] = house.store.tables_of(ANA)
    house.again(setup.id, [0, 1], ANA)


def seated(house: House) -> None:
    sofa(house, confirm=True)


def several(house: House) -> None:
    id = house.store.going()[0]
    house.play(id, 0, ["step left", "step right", "end"], house.table(id).n)


def nothing(house: House) -> None:
    pass


DEEDS = {
    "open": (nothing, two_wishes),
    "sit": (waiting, sit),
    "join": (waiting, join),
    "fill": (waiting, fill),
    "link": (linked, link),
    "again": (finished, again),
    "several": (seated, several),
}


@contextmanager
def counted_keys() -> Iterator[None]:
    """Keys and tables named by number instead of drawn."""
    drawn = {"key": 0, "table": 0}

    def draw(kind: str) -> str:
        drawn[kind] += 1
        return f"{kind} {drawn[kind] - 1}"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keys, "draw", lambda: draw("key"))
        patch.setattr(keys, "table_id", lambda: draw("table"))
        patch.setattr("malecon.table.seating.new_secret", lambda: SECRET)
        yield


def stored(place: Path | str) -> list[object]:
    """All that is in a database."""
    store = Store(place)
    with store.engine.connect() as sql:
        found = [
            sorted(map(str, sql.exec_driver_sql(f"SELECT * FROM {name}").fetchall()))
            for name in ("tables", "rows", "keys")
        ]
    store.close()
    return [*found]


def after(place: Path | str, *deeds: Callable[[House], None]) -> House:
    house = house_in(place)
    for deed in deeds:
        deed(house)
    return house


@pytest.mark.long
@pytest.mark.parametrize(
    ("places", "how"),
    [("sqlite", fail), ("sqlite", die), pytest.param("postgres", fail, marks=pytest.mark.postgres)],
    indirect=["places"],
)
@pytest.mark.parametrize("name", DEEDS)
def test_all_or_nothing(name: str, how: Callable[[], None], places: Callable[[], Path | str]) -> None:
    if how is die and not hasattr(os, "fork"):
        pytest.skip("the system can't fork")
    before, deed = DEEDS[name]
    with counted_keys():
        after(first := places(), before).store.close()
    with counted_keys():
        after(second := places(), before, deed).store.close()
    none, whole = stored(first), stored(second)
    assert none != whole
    seen = []
    for at in range(100):
        place = places()
        if how is fail:
            ended = not _interrupted(place, before, deed, at)
        else:
            ended = not _killed(place, before, deed, at)
        found = stored(place)
        assert found in (none, whole), f"half done at {at}"
        seen.append(found == whole)
        if ended:
            break
    assert len(seen) > 3
    assert seen[-1]
    assert not any(seen[:-1]), "stored only by the commit"


def _interrupted(place: Path | str, before: Callable[[House], None], deed: Callable[[House], None], at: int) -> bool:
    """Whether a failure at this point stopped the deed; a second try then goes through."""
    with counted_keys():
        house = after(place, before)
        cut(house, at, fail)
        try:
            deed(house)
        except Cut:
            return True
        finally:
            house.store.close()
    return False


def _killed(place: Path | str, before: Callable[[House], None], deed: Callable[[House], None], at: int) -> bool:
    child = os.fork()
    if child == 0:
        try:
            with counted_keys():
                house = after(place, before)
                cut(house, at, die)
                deed(house)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def test_a_failed_deed_can_be_done_again(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA)
    broken = True

    def count(*_: object) -> None:
        if broken:
            raise Cut

    event.listen(house.store.engine, "commit", count)
    with pytest.raises(Cut):
        house.sit(opened.invites[1], BEN, "Ben")
    broken = False
    id, seat = house.sit(opened.invites[1], BEN, "Ben")
    assert house.seats_of(id, BEN) == [seat]
    assert house.table(id).seats[seat].kind == log.HUMAN
    play(house, id, "0 step left")


def test_a_gap_in_the_log_is_never_written(house: House) -> None:
    """An older copy put back under a running house: what it remembers no longer counts."""
    id = sofa(house)
    rows = house.table(id).rows
    play(house, id, "0 step left", "0 step left")
    with house.store.engine.begin() as sql:
        sql.exec_driver_sql(f"DELETE FROM rows WHERE number > {rows[-1].number}")
    with pytest.raises(Stale):
        play(house, id, "1 step left")
    assert house.table(id).rows == rows
