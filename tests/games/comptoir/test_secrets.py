"""To stock the only kind of cargo in hand is forced, and nobody else can see that."""

from typing import Any

from malecon import State
from tests.games.comptoir.positions import GAME, may, position, seat, ship


def stocking(hand: str, **changes: Any) -> State:
    """Seat 0 has a bare ship at quay 1 and two tiles in hand."""
    mine = seat(hand=hand, **changes)
    return position(mine, seat(), quays=[ship(3, None)], pending=[["end"], ["stock"]])


def test_two_secret_tiles_of_a_kind_look_like_any_two() -> None:
    state = stocking("madras madras")
    assert may(state) == ["stock madras 1"]
    assert not state.openly_forced(0)


def test_one_shown_tile_does_not_tell_of_the_secret_one() -> None:
    assert not stocking("madras", shown=["madras"]).openly_forced(0)


def test_tiles_that_everybody_saw_are_stocked_without_asking() -> None:
    state = stocking("", shown=["madras", "madras"])
    assert state.openly_forced(0)
    assert not stocking("", shown=["madras", "rum"]).openly_forced(0)


def test_when_one_kind_only_was_never_seen_the_secret_tile_is_none() -> None:
    data = stocking("madras madras").data()
    data["lost"] = {good: n for good, n in data["bag"].items() if good != "madras"}
    data["bag"] = {good: n if good == "madras" else 0 for good, n in data["bag"].items()}
    assert GAME.load(data).openly_forced(0)
