"""A rematch invites: who asks sits down, everybody else when they ask as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from malecon.table import keys, log
from malecon.table.house import House, Wish
from malecon.table.refused import Refused
from tests.table.conftest import ANA, BEN, Clock, house_in, play


def finished(house: House, **settings: object) -> str:
    """A game of Ana, a bot and Ben that is over."""
    wishes = [Wish("me", "Ana"), Wish("bot", "Bo", "greedy"), Wish("link")]
    opened = house.open("toy", wishes, ANA, {"fast": True}, settings=settings, confirm=False)
    id = opened.table.setup.id
    house.sit(opened.invites[2], BEN, "Ben", confirm=False)
    play(house, id, *(f"{seat} step left" for seat in (0, 0, 1, 1, 2, 2)), "0 bid 1", "1 bid 1", "2 bid 3")
    assert house.table(id).over
    return id


def test_who_asks_sits_and_the_others_are_invited(house: House) -> None:
    id = finished(house, clock="slow", practice=True, pace=0)
    new = house.again(id, [0], ANA)
    table = house.table(new)
    assert [(seat.kind, seat.name) for seat in table.seats] == [
        (log.HUMAN, "Ana"),
        (log.ROBOT, "Bo"),
        (log.FREE, "Ben"),
    ]
    assert (table.clock, table.practice, table.pace) == ("slow", True, 0)
    assert house.table(id).next == new
    assert [setup.id for setup in house.store.tables_of(BEN)] == [id], "nothing appears in Ben's list"
    assert house.seats_of(new, BEN) == []
    assert house.again(id, [2], BEN) == new
    assert house.seats_of(new, BEN) == [2]
    assert house.table(new).line, "now the game begins"
    assert house.again(id, [2], BEN) == new, "asking twice changes nothing"


def test_a_program_sits_down_by_its_token(house: House) -> None:
    id = finished(house)
    token = keys.draw()
    new = house.again(id, [2], token, use=keys.TOKEN, confirm=False)
    assert house.store.seats_of(token, new, keys.TOKEN) == [2]
    assert house.again(id, [0], ANA) == new
    assert house.seats_of(new, ANA) == [0]


def test_a_seat_that_was_filled_meanwhile_is_taken(house: House) -> None:
    id = finished(house)
    new = house.again(id, [0], ANA)
    house.fill(new, 2)
    with pytest.raises(Refused, match="seat-taken"):
        house.again(id, [2], BEN)
    assert house.seats_of(new, BEN) == []


def test_an_invitation_link_to_the_seat_dies_when_it_is_taken(house: House) -> None:
    id = finished(house)
    new = house.again(id, [0], ANA)
    link = house.invite(new, 2)
    house.again(id, [2], BEN)
    with pytest.raises(LookupError):
        house.sit(link, "eve", "Eve")


def test_the_same_deal_says_that_its_luck_is_known(house: House) -> None:
    id = finished(house)
    same = house.again(id, [0], ANA, same_luck=True)
    assert house.table(same).known_luck
    assert house.table(same).waiting == [2]
    assert [setup.id for setup in house.store.tables_of(BEN)] == [id]
    assert house.table(id).same == same
    assert house.table(id).next == ""
    assert house.again(id, [2], BEN, same_luck=True) == same
    assert house.table(same).line[0].text == house.table(id).line[0].text
    rematch = house.again(id, [0], ANA)
    assert rematch != same
    assert not house.table(rematch).known_luck


def test_of_two_racing_rematches_one_counts(house: House, place: Path | str, clock: Clock) -> None:
    id = finished(house)
    other = house_in(place, clock)
    other.table(id)
    new, stored = house.again(id, [0], ANA), house.store.count()
    assert other.again(id, [2], BEN) == new
    assert house.store.count() == stored, "the loser's table was never stored"
    assert sorted(setup.id for setup in house.store.tables_of(BEN)) == sorted([id, new])


def test_a_rematch_is_by_the_newest_rules_and_a_fork_by_the_old(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = finished(house)
    monkeypatch.setattr("tests.table.toy.Toy.rules", 2)
    assert house.table(house.again(id, [0], ANA)).setup.rules == 2
    assert house.table(house.again(id, [0], ANA, same_luck=True)).setup.rules == 1
    assert house.table(house.fork(id, 3, ANA)).setup.rules == 1


def test_a_fork_of_a_practice_game_is_one(house: House) -> None:
    id = finished(house, practice=True)
    assert house.table(house.fork(id, 3, ANA)).practice
    assert not house.table(house.fork(finished(house), 3, ANA)).practice
