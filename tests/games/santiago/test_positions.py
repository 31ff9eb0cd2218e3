"""What `load` takes and what it refuses, saying why."""

from typing import Any

import pytest

from malecon import Unknown
from tests.games.santiago.positions import CUBANS, GAME, position, seat


def test_reserve_pending_and_zeros_may_be_left_out() -> None:
    state = position(seat(sugar=2), seat(sugar=1))
    assert state.data()["reserve"]["sugar"] == 5
    assert state.data()["pending"] == [["drive"]]
    assert GAME.load(state.data()) == state


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": [seat(sugar=5), seat(sugar=4)]}, "the seats hold 9 sugar: there are only 8"),
        ({"reserve": {"sugar": 9}}, "9 sugar in the reserve and 0 with the seats make 9, not 8"),
        ({"cubans": CUBANS[:8]}, "«cubans» must be a list of 9"),
        ({"cubans": [*CUBANS[:8], "maria"]}, "maria twice"),
        ({"cubans": [*CUBANS[:8], "castro"]}, "knows no 'castro'"),
        ({"owners": [0] * 4 + [None] * 8}, "owns 4 buildings: 3 is the most"),
        ({"owners": [7] + [None] * 11}, "«owners» must be a whole number from 0 to 1"),
        ({"seats": [seat(broker="bank"), seat(broker="bank")]}, "two brokers"),
        ({"car": 10}, "«car» must be a whole number from 0 to 9"),
        ({"value": 5}, "from 2 to 4"),
        ({"ship": 8}, "from 1 to 7"),
        ({"demand": {"sugar": 1}}, "four goods"),
        ({"demand": {"sugar": 0, "rum": 0, "citrus": 0, "cigars": 0}}, "can't be all 0"),
        ({"demand": {}}, "at the start of a turn"),
        ({"turn": None}, "must be complete"),
        ({"pending": []}, "must be a list of decisions"),
        ({"pending": [["fly"]]}, "knows no 'fly'"),
        ({"pending": [["drive"], ["leave", 0]], "demand": {}}, "must show all five"),
        ({"pending": [["drive"], ["leave", 0], ["roll"]]}, "«demand» must be empty"),
        ({"pending": [["drive"], ["leave", 0], ["roll"]], "demand": {}, "dice": {"rum": 1}}, "the first of sugar"),
        ({"pending": [["drive"], ["roll"]], "demand": {}}, "leave before it"),
        ({"dice": {"sugar": 1}}, "«dice» must be null"),
        ({"pending": [["hire"]]}, "must begin with one of draw-first, drive, end, next"),
        ({"pending": [["drive"], ["drive"]]}, "none of them may follow"),
        ({"pending": [["end"], ["use", "bank"]]}, "the bank leaves nothing to choose"),
        ({"pending": [["draw-first"], ["deal-buildings"], ["deal-cubans"]]}, "deal-cubans must be there as long as"),
        ({"cubans": [None, *CUBANS[1:]]}, "null may only stand at the end"),
        ({"cubans": [*CUBANS[:8], None]}, "must be complete"),
        ({"ending": "boredom"}, "«ending» knows no 'boredom'"),
        ({"seats": [seat(pesos=-1), seat()]}, "«pesos» must be a whole number"),
        ({"options": {"open_hands": "maybe"}}, "one of false, true"),
    ],
)
def test_an_inconsistent_position_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("(", r"\(")):
        position(**changes) if "seats" not in changes else position(*changes["seats"])


def test_goods_to_start_with_must_be_in_the_box() -> None:
    few = GAME.vary({"goods.each": 3})
    assert few.new(3).data()["reserve"]["sugar"] == 0
    with pytest.raises(Unknown, match=r"4 players start with 1 of a good each: goods\.each must be 4 or more"):
        few.new(4)


def test_dice_that_all_show_nothing_are_refused() -> None:
    blank = {
        f"dice.{good}.{face}": 0 for good in ("sugar", "tobacco", "citrus", "rum", "cigars") for face in range(1, 7)
    }
    with pytest.raises(Unknown, match="above 0"):
        GAME.vary(blank).new(2)


def test_numbers_change_the_game_and_travel_with_the_position() -> None:
    varied = GAME.vary({"start.pesos": 7, "ships": 2})
    state = varied.start(2, 1)
    assert state.data()["seats"][0]["pesos"] == 7
    assert GAME.load(state.data()) == state
    assert GAME.load(state.data()).game.numbers["ships"] == 2
