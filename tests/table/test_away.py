"""A seat whose person left goes to a bot after a fair time that all can see, and any sign of life ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from malecon.table import log
from malecon.table.house import PATIENCE, House, Wish, due, questions
from malecon.table.refused import Refused
from malecon.table.store import Stale
from tests.table.conftest import ANA, BEN, Clock, house_in, play, two


def kinds(house: House, id: str) -> list[str]:
    return [seat.kind for seat in house.table(id).seats]


def test_a_bot_sits_down_after_a_fair_time_and_not_before(house: House, clock: Clock) -> None:
    id = two(house)
    house.ask_for_bot(id, 0, 1, [0])
    assert kinds(house, id) == [log.HUMAN, log.HUMAN]
    (ask,) = questions(house.table(id))
    assert (ask.seat, ask.target, ask.due) == (0, 1, 1180)
    clock.now += 179
    house.seat_bots(id)
    assert kinds(house, id) == [log.HUMAN, log.HUMAN]
    clock.now += 1
    house.seat_bots(id)
    assert kinds(house, id) == [log.HUMAN, log.ROBOT]
    assert questions(house.table(id)) == []
    house.take_back(id, 1)
    assert kinds(house, id) == [log.HUMAN, log.HUMAN]


def test_at_a_slow_table_it_takes_days(house: House, clock: Clock) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA, settings={"clock": "slow"})
    id = opened.table.setup.id
    house.sit(opened.invites[1], BEN, "Ben")
    house.ask_for_bot(id, 0, 1, [0])
    clock.now += PATIENCE["slow"] - 1
    assert due(house.table(id), clock()) == []
    clock.now += 1
    assert due(house.table(id), clock()) == [1]


def test_any_sign_of_life_ends_it(house: House, clock: Clock) -> None:
    id = two(house)
    house.ask_for_bot(id, 0, 1, [0])
    clock.now += 170
    house.here(id, [1])
    assert questions(house.table(id)) == []
    clock.now += 100
    house.seat_bots(id)
    assert kinds(house, id) == [log.HUMAN, log.HUMAN]


def test_a_move_is_a_sign_of_life(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step left")
    house.ask_for_bot(id, 0, 1, [0])
    play(house, id, "1 step left")
    assert questions(house.table(id)) == []


def test_what_the_others_do_is_none(house: House) -> None:
    id = two(house, confirm=False)
    house.ask_for_bot(id, 0, 1, [0])
    play(house, id, "0 step left")
    house.here(id, [0])
    house.say(id, 0, "where are you?")
    assert len(questions(house.table(id))) == 1


def test_who_is_here_when_the_time_is_over_keeps_the_seat(house: House, clock: Clock) -> None:
    id = two(house)
    house.ask_for_bot(id, 0, 1, [0])
    clock.now += 1000
    house.seat_bots(id, here=[1])
    assert kinds(house, id) == [log.HUMAN, log.HUMAN]
    assert questions(house.table(id)) == []


def test_only_who_asked_withdraws_it(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link"), Wish("link")], ANA)
    id = opened.table.setup.id
    house.sit(opened.invites[1], BEN, "Ben")
    house.sit(opened.invites[2], "cruz", "Cruz")
    house.ask_for_bot(id, 0, 1, [0])
    (ask,) = questions(house.table(id))
    for agree in (True, False):
        with pytest.raises(Refused, match="not-asked"):
            house.answer(id, [2], ask.row, agree)
    with pytest.raises(Stale):
        house.answer(id, [0], ask.row + 1, agree=False)
    house.answer(id, [0], ask.row, agree=False)
    assert questions(house.table(id)) == []


def test_asking_again_begins_no_new_wait_and_stops_no_other_question(house: House, clock: Clock) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.ask_for_bot(id, 0, 1, [0])
    clock.now += 60
    house.ask_for_bot(id, 0, 1, [0])
    house.undo(id, 0, house.table(id).n, [0])
    assert [(ask.what, ask.due) for ask in questions(house.table(id))] == [("away", 1180), ("undo", 0)]


def test_for_whom_no_bot_is_asked(house: House) -> None:
    id = two(house)
    for seat, gone, key in ((0, 0, "no-bot-here"), (0, 7, "no-bot-here"), (0, 1, "still-here")):
        with pytest.raises(Refused, match=key):
            house.ask_for_bot(id, seat, gone, [0], here=[1])
    house.resign(id, 0)
    with pytest.raises(Refused, match="bot-plays"):
        house.ask_for_bot(id, 0, 1, [0])
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link")], ANA)
    with pytest.raises(Refused, match="no-bot-here"):
        house.ask_for_bot(opened.table.setup.id, 0, 1, [0])


def test_a_restart_forgets_no_wait(house: House, place: Path | str, clock: Clock) -> None:
    waiting, ended, over = two(house), two(house), two(house)
    for id in (waiting, ended, over):
        house.ask_for_bot(id, 0, 1, [0])
    house.here(ended, [1])
    house.resign(over, 0)
    house.resign(over, 1)
    again = house_in(place, clock)
    assert [id for id in again.store.going() if again.going(id).away] == [waiting]
    assert questions(again.table(waiting)) == questions(house.table(waiting))
    clock.now += 180
    again.seat_bots(waiting)
    assert kinds(again, waiting) == [log.HUMAN, log.ROBOT]
    assert not any(again.going(id).away for id in again.store.going())
