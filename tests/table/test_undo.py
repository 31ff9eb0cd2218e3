"""Taking back: freely to the last thing revealed, further only by consent, and never for better luck."""

from __future__ import annotations

import pytest

from malecon.table import consent, log
from malecon.table.house import House, Wish
from malecon.table.refused import Refused
from malecon.table.store import Stale
from tests.table.conftest import ANA, BEN, Clock, alone, play, sofa, two


def texts(house: House, id: str) -> list[str]:
    return [played.text for played in house.table(id).line]


def asked(house: House, id: str) -> int:
    """The row of the question that waits."""
    ask = house.table(id).ask
    assert ask is not None
    return ask.row


ROUND = ("0 step left", "0 step left", "1 step left", "1 step left", "0 bid 1", "1 bid 2")


def test_a_choice_is_taken_back(house: House) -> None:
    id = two(house)
    play(house, id, "0 step left")
    house.undo(id, 0, house.table(id).n, [0])
    assert house.table(id).state.data()["steps"] == 0
    assert house.table(id).actors == [0]


def test_the_turn_is_started_again(house: House) -> None:
    id = two(house)
    play(house, id, "0 step left", "0 step right")
    house.undo(id, 0, house.table(id).n, [0], to=house.table(id).turn_start(0))
    assert house.table(id).state.data()["steps"] == 0


def test_the_turn_ends_when_its_seat_says_so(house: House) -> None:
    id = two(house)
    play(house, id, "0 step left", "0 step right")
    table = house.table(id)
    assert table.paused == 0
    assert table.actors == []
    with pytest.raises(Refused):
        house.play(id, 1, "step left", table.n)
    play(house, id, "0 end", "1 step left")
    assert house.table(id).state.data()["steps"] == 3


def test_past_anothers_move_the_other_is_asked(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    table = house.table(id)
    assert table.ask is not None
    assert table.ask.needs == {1}
    assert table.state.data()["steps"] == 3
    house.answer(id, [1], table.ask.row, agree=True)
    assert house.table(id).state.data()["steps"] == 1
    assert house.table(id).actors == [0]


def test_a_question_stands_until_it_is_answered(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    before = house.table(id).ask
    for seat in (0, 1):
        table = house.table(id)
        if table.free_undo(seat) is None:
            with pytest.raises(Refused, match="undo-asked"):
                house.undo(id, seat, table.n, [seat])
    assert house.table(id).ask == before


def test_a_refusal_leaves_all_as_it_was(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    row = asked(house, id)
    house.answer(id, [1], row, agree=False)
    table = house.table(id)
    assert table.ask is None
    assert table.state.data()["steps"] == 3
    with pytest.raises(Stale):
        house.answer(id, [1], row, agree=True)


def test_a_move_answers_for_everybody_who_was_asked(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    play(house, id, "1 step left")
    assert house.table(id).ask is None


def test_the_last_secret_answer_reveals_and_is_not_free(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step left", "1 step left", "1 step left", "0 bid 1")
    assert house.table(id).free_undo(0) is not None, "nobody has seen anything yet"
    play(house, id, "1 bid 3")
    assert house.table(id).free_undo(1) is None


def test_luck_stays_the_same_after_going_back_past_it(house: House) -> None:
    id = sofa(house)
    for moves in ("0 step left", "0 step left", "1 step left", "1 step left", "0 bid 1", "1 bid 2"):
        play(house, id, moves)
    line = texts(house, id)
    assert line[-1].startswith("roll")
    house.undo(id, 1, house.table(id).n, [0, 1])
    assert texts(house, id) == line[:-2], "nobody else has to agree on a sofa"
    play(house, id, "1 bid 0")
    assert texts(house, id)[-1] == line[-1]


def test_against_bots_alone_nothing_revealed_is_taken_back(house: House) -> None:
    id = alone(house)
    play(house, id, *ROUND)
    line = texts(house, id)
    assert line[-1].startswith("roll")
    with pytest.raises(Refused, match="revealed"):
        house.undo(id, 0, house.table(id).n, [0])
    assert texts(house, id) == line
    play(house, id, "0 step left")
    house.undo(id, 0, house.table(id).n, [0])
    assert texts(house, id) == line, "what revealed nothing is still free"


def test_where_people_practise_everything_is_taken_back_at_once(house: House) -> None:
    id = alone(house, practice=True)
    play(house, id, *ROUND)
    line = texts(house, id)
    house.undo(id, 0, house.table(id).n, [0])
    assert texts(house, id) == line[:-3]
    play(house, id, "0 bid 3", "1 bid 2")
    assert texts(house, id)[-1] == line[-1], "the luck stays the same"


def test_after_the_end_nothing_is_taken_back(house: House) -> None:
    """All secrets are open then, also to who made the last move."""
    wishes = [Wish("me", "Ana"), Wish("link")]
    opened = house.open("toy", wishes, ANA, {"fast": True}, confirm=False)
    id = opened.table.setup.id
    house.sit(opened.invites[1], BEN, "Ben", confirm=False)
    play(house, id, *ROUND)
    assert house.table(id).over
    for seat in (0, 1):
        with pytest.raises(Refused, match="over"):
            house.undo(id, seat, house.table(id).n, [seat])


def test_every_person_is_asked_and_no_bot(house: House) -> None:
    wishes = [Wish("me", "Ana"), Wish("bot", "Bo", "greedy"), Wish("link")]
    opened = house.open("toy", wishes, ANA, confirm=False)
    id = opened.table.setup.id
    house.sit(opened.invites[2], BEN, "Ben", confirm=False)
    play(house, id, "0 step left", "0 step left", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    ask = house.table(id).ask
    assert ask is not None
    assert ask.needs == {2}
    house.answer(id, [2], ask.row, agree=True)
    assert texts(house, id)[1:] == ["step left"]


def test_what_somebody_saw_whom_a_bot_replaced_stays(house: House, clock: Clock) -> None:
    id = two(house, confirm=False)
    play(house, id, *ROUND)
    house.ask_for_bot(id, 0, 1, [0])
    clock.now += 180
    house.seat_bots(id)
    assert house.table(id).humans == [0]
    with pytest.raises(Refused, match="witness-gone"):
        house.undo(id, 0, house.table(id).n, [0])
    house.take_back(id, 1)
    house.undo(id, 0, house.table(id).n, [0])
    ask = house.table(id).ask
    assert ask is not None
    assert ask.needs == {1}, "who came back is asked"


def test_what_somebody_saw_who_resigned_stays(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, *ROUND)
    house.resign(id, 1)
    with pytest.raises(Refused, match="witness-gone"):
        house.undo(id, 0, house.table(id).n, [0])


def test_who_sat_down_later_consents_for_nobody_who_was_there(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, *ROUND)
    table = house.table(id).fork()
    table.add(log.BOT, 1, "greedy", 1000.0)
    table.add(log.SIT, 1, log.sitting("Cruz", False), 1000.0)
    assert table.humans == [0, 1]
    far = table.far_undo(0)
    assert far is not None
    with pytest.raises(Refused, match="witness-gone"):
        consent.needed(table, far, [0])


def test_who_comes_back_is_asked_as_well(house: House, clock: Clock) -> None:
    wishes = [Wish("me", "Ana"), Wish("link"), Wish("link")]
    opened = house.open("toy", wishes, ANA, confirm=False)
    id = opened.table.setup.id
    house.sit(opened.invites[1], BEN, "Ben", confirm=False)
    house.sit(opened.invites[2], "cruz", "Cruz", confirm=False)
    house.ask_for_bot(id, 0, 2, [0])
    clock.now += 180
    house.seat_bots(id)
    play(house, id, "0 step left", "0 step left", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    row = asked(house, id)
    house.take_back(id, 2)
    with pytest.raises(Stale):
        house.answer(id, [1], row, agree=True)
    assert house.table(id).state.data()["steps"] == 3


def test_on_a_sofa_one_answer_is_everybodys(house: House) -> None:
    opened = house.open("toy", [Wish("me", "Ana"), Wish("sofa", "Al"), Wish("link")], ANA, confirm=False)
    id = opened.table.setup.id
    house.sit(opened.invites[2], BEN, "Ben", confirm=False)
    play(house, id, "0 step left", "0 step left", "1 step left", "1 step left", "2 step left", "2 step left")
    house.undo(id, 0, house.table(id).n, [0, 1])
    house.answer(id, [2], asked(house, id), agree=False)
    house.play(id, 2, "bid 1", house.table(id).n)
    house.play(id, 0, "bid 1", house.table(id).n)
    house.play(id, 1, "bid 1", house.table(id).n)
    house.undo(id, 2, house.table(id).n, [2])
    assert house.table(id).ask is not None
    house.answer(id, [0, 1], asked(house, id), agree=True)
    assert house.table(id).ask is None
    assert house.table(id).state.data()["bids"] == [-1, -1, -1]


def test_consent_is_to_the_question_that_was_shown(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    shown = asked(house, id)
    house.answer(id, [0], shown, agree=False)
    assert house.table(id).ask is None, "who asked may withdraw it"
    house.undo(id, 0, house.table(id).n, [0])
    with pytest.raises(Stale):
        house.answer(id, [1], shown, agree=True)
    assert house.table(id).ask is not None
    assert house.table(id).state.data()["steps"] == 3
    with pytest.raises(Refused, match="not-asked"):
        house.answer(id, [0], asked(house, id), agree=True)


def test_who_left_a_seat_to_a_bot_decides_nothing_there(house: House) -> None:
    id = two(house, confirm=False)
    house.resign(id, 0)
    n = house.table(id).n
    with pytest.raises(Refused, match="bot-plays"):
        house.play(id, 0, "step left", n)
    play(house, id, "0 step left")
    with pytest.raises(Refused, match="bot-plays"):
        house.undo(id, 0, house.table(id).n, [0])


def test_nothing_to_take_back(house: House) -> None:
    id = two(house)
    with pytest.raises(Refused, match="nothing-to-undo"):
        house.undo(id, 0, house.table(id).n, [0])
