"""What a hidden hand decides is neither told before a move nor given away by a move that plays itself."""

from typing import Any

import pytest

from malecon import State
from malecon.core.preview import foresee, learnt
from malecon.web.offers import preview
from tests.games.santiago.positions import GAME, play, position, seat, to

OPEN = {"options": {"open_hands": True}}


def foreseen(state: State, move: str) -> list[str]:
    return [event.kind for event in foresee(state, GAME.read(move), state.actor)]


def at_harbour(*seats: dict[str, Any], **changes: Any) -> State:
    return play(position(*seats, at="alonso", **changes), "to harbour")


@pytest.mark.parametrize("wood", [0, 1])
def test_before_a_pass_nobody_hears_that_another_has_nothing_to_deliver(wood: int) -> None:
    state = at_harbour(seat(sugar=1), seat(wood=wood), seat(wood=1))
    assert foreseen(state, "pass") == ["passed"]
    assert preview(state, GAME.read("pass"), 0, "en", ("Ana", "Ben", "Cruz")) == "passes"


def test_what_follows_from_ones_own_hand_is_told() -> None:
    state = position(seat(wood=0), seat(sugar=1), seat(), at="alonso")
    assert foreseen(state, to(state, "harbour")) == ["drive", "nothing-to-deliver"]
    filled = at_harbour(seat(sugar=1), seat(), seat(), demand={"sugar": 1, "tobacco": 0, "citrus": 0, "rum": 0})
    assert foreseen(filled, "deliver sugar 1") == ["delivered", "sailed"]


def test_open_hands_are_told_of() -> None:
    state = at_harbour(seat(sugar=1), seat(), seat(), **OPEN)
    assert foreseen(state, "pass") == ["passed", "nothing-to-deliver", "nothing-to-deliver", "value-up"]


def test_of_two_players_each_can_tell_the_others_goods_by_the_reserve() -> None:
    assert foreseen(at_harbour(seat(sugar=1), seat()), "pass") == ["passed", "nothing-to-deliver", "value-up"]


def test_whether_others_have_a_gift_for_el_zorro_is_not_told() -> None:
    for pesos in (0, 1):
        state = position(seat(broker="bank"), seat(pesos, 0), seat(0, 0), at="martinez")
        assert foreseen(state, to(state, "el-zorro")) == ["drive"]


def test_nor_to_a_giver_whether_the_robber_can_use_the_building() -> None:
    for sugar in (0, 1):
        state = position(seat(broker="distillery", sugar=sugar), seat(), at="martinez", owned={"distillery": 1})
        assert foreseen(play(state, "to el-zorro"), "give peso") == ["given"]


def test_the_last_ship_shows_all_hands() -> None:
    state = at_harbour(seat(sugar=1), seat(), seat(), ship=7, demand={"sugar": 1, "tobacco": 0, "citrus": 0, "rum": 0})
    assert foreseen(state, "deliver sugar 1") == ["delivered", "sailed"]
    state.tell("deliver sugar 1")
    assert learnt(state, 0)


def test_a_delivery_that_shows_who_else_can_deliver_is_not_taken_back_freely() -> None:
    state = at_harbour(seat(sugar=1), seat(), seat(sugar=1))
    state.tell("pass")
    assert learnt(state, 0)


def test_who_has_no_pesos_to_drive_further_does_not_show_it() -> None:
    assert not position(seat(0), seat(1)).openly_forced(0)
    assert position(seat(0), seat(1), **OPEN).openly_forced(0)
    assert not position(seat(3), seat(1), **OPEN).openly_forced(0)


def test_who_has_one_thing_only_to_give_does_not_show_it() -> None:
    state = play(position(seat(), seat(1, 0), at="martinez"), "to el-zorro")
    assert (state.actor, len(state.moves())) == (1, 1)
    assert not state.openly_forced(1)


def test_where_the_broker_must_go_everybody_sees() -> None:
    brokers = (seat(), seat(broker="bank"), seat(broker="cigar-factory"))
    state = play(position(*brokers, at="pedro"), "to miguel")
    assert state.openly_forced(0)
