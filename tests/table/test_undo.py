"""Taking back: freely to the last thing revealed, further only by consent, and never for better luck."""

from __future__ import annotations

import pytest

from malecon.table.house import House
from malecon.table.refused import Refused
from malecon.table.store import Stale
from tests.table.conftest import play, sofa, two


def texts(house: House, id: str) -> list[str]:
    return [played.text for played in house.table(id).line]


def test_a_choice_is_taken_back(house: House) -> None:
    id = two(house)
    play(house, id, "0 step left")
    house.undo(id, 0, house.table(id).n, [0])
    assert house.table(id).state.data()["steps"] == 0
    assert house.table(id).actors == [0]


def test_the_turn_is_started_again(house: House) -> None:
    id = two(house)
    play(house, id, "0 step left", "0 step right")
    house.undo(id, 0, house.table(id).n, [0], whole_turn=True)
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
    house.answer(id, [1], agree=True)
    assert house.table(id).state.data()["steps"] == 1
    assert house.table(id).actors == [0]


def test_a_refusal_leaves_all_as_it_was(house: House) -> None:
    id = two(house, confirm=False)
    play(house, id, "0 step left", "0 step right", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    house.answer(id, [1], agree=False)
    table = house.table(id)
    assert table.ask is None
    assert table.state.data()["steps"] == 3
    with pytest.raises(Stale):
        house.answer(id, [1], agree=True)


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


def test_nothing_to_take_back(house: House) -> None:
    id = two(house)
    with pytest.raises(Refused, match="nothing-to-undo"):
        house.undo(id, 0, house.table(id).n, [0])
