"""Two players: three sowings, neutral plantations."""

import pytest

from malecon import Illegal
from tests.games.capa_doro.positions import GAME, discards, dollars, line, may, play, position, seat


def test_three_sowings_a_turn_neutral_ones_among_them() -> None:
    state = play(position(seat(), seat()), "sow asia 1", "sow neutral asia 2", "sow asia 3")
    assert may(state, "sow") == []
    assert state.data()["neutral"] == 15


def test_a_neutral_plantation_is_free() -> None:
    state = position(seat(dollars=0), seat())
    assert len(may(state, "sow neutral")) == 12
    play(state, "sow neutral central-america 1")
    assert (dollars(state), line(state, "central-america")) == (0, "n - -")


def test_it_pushes_and_is_pushed() -> None:
    state = play(position(seat(), seat(), asia=["0 1:1 -"]), "sow neutral asia 1")
    assert line(state, "asia") == "n 0 -"
    assert state.data()["seats"][1]["stock"]["orange"] == 1
    play(state, "sow asia 1")
    assert line(state, "asia") == "0 n -"


def test_it_takes_bales_and_beetles_like_any_other() -> None:
    state = position(seat(), seat(), pending=None, asia=["- n -", "- 0:1 -"])
    play(state, "die 2", "cube orange", "cube beetle", "beetle asia 1 growth")
    assert line(state, "asia") == "- n -"
    assert discards(state) == {"orange": 1}


def test_full_it_is_harvested_at_once_to_the_market_and_the_next_moves_up() -> None:
    state = position(seat(), seat(), pending=None, asia=["1 n:2 -"], market={"orange": 6})
    play(state, "die 2", "cube orange", "cube gold")
    assert line(state, "asia") == "- 1 -"
    assert state.data()["market"]["orange"] == 9
    assert state.data()["neutral"] == 16


def test_what_the_market_has_no_room_for_is_discarded() -> None:
    state = position(seat(), seat(), pending=None, asia=["- n:2 -"], market={"orange": 9})
    play(state, "die 2", "cube orange", "cube gold")
    assert state.data()["market"]["orange"] == 10
    assert discards(state)["orange"] == 2


def test_a_bare_one_pays_nobody() -> None:
    state = play(position(seat(), seat(), asia=["0 n -"]), "sow asia 1")
    assert (dollars(state), dollars(state, 1)) == (13, 15)


def test_three_players_have_none() -> None:
    state = position()
    assert may(state, "sow neutral") == []
    with pytest.raises(Illegal, match="only for two players"):
        state.play("sow neutral asia 1")


def test_sixteen_and_no_more() -> None:
    full = {
        "asia": ["n n -"] * 4, "south_asia": ["n n -"] * 3, "africa": ["n - -"] * 2,
    }  # fmt: skip
    state = position(seat(), seat(), **full)
    assert state.data()["neutral"] == 0
    with pytest.raises(Illegal, match="No neutral plantation is left"):
        state.play("sow neutral asia 1")
    assert GAME.new(2).data()["neutral"] == 16
