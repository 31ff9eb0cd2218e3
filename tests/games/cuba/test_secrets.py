"""What others see of votes and delegates, and what a guess makes of it."""

from typing import Any

from malecon import Luck, State
from malecon.core.preview import foresee, learnt
from tests.games.cuba.positions import GAME, of, parliament, position, seat, vote

SECRET: dict[str, Any] = {"options": {"secret_delegate": True}}


def bids(state: State, viewer: int | None) -> list[int | None]:
    return [owner["bid"] for owner in state.see(viewer)["seats"]]


def delegates(state: State, viewer: int | None) -> list[str | None]:
    return [owner["delegate"] for owner in state.see(viewer)["seats"]]


def test_votes_are_seen_by_their_buyer_alone_until_the_last_has_bought() -> None:
    state = parliament(seat(), seat(), seat())
    state.play("votes 3", 1)
    assert bids(state, 1) == [None, 3, None]
    assert bids(state, 0) == bids(state, None) == [None, None, None]
    assert of(state, "pesos", 1) == 10
    vote(state, 1, 0, 2)
    assert [of(state, "pesos", number) for number in range(3)] == [9, 7, 8]


def test_the_order_of_answering_makes_no_difference() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = parliament(seat(), seat(), seat(), fifth=("worker", "worker", "worker"))
        for number in order:
            state.play(f"votes {number + 2}", number)
        ends.append(state)
    assert ends[0] == ends[1] == ends[2]


def test_nobody_witnesses_a_vote_but_its_buyer() -> None:
    state = parliament(seat(), seat())
    assert state.witnesses(GAME.read("votes 2")) == []
    state.play("votes 3", 0)
    assert state.witnesses(GAME.read("votes 2")) == [1]
    assert GAME.veil(GAME.read("votes 2")) == "votes ?"


def test_a_guess_of_bids_stays_within_the_purse() -> None:
    state = parliament(seat(pesos=4), seat(pesos=4))
    state.play("votes 4", 0)
    drawn = set()
    for seed in range(200):
        world = state.guess(1, Luck(seed))
        assert world.see(1) == state.see(1)
        drawn.add(of(world, "bid"))
    assert drawn == {0, 1, 2, 3, 4}


def test_a_delegate_is_hidden_while_it_is_chosen_and_during_the_actions() -> None:
    state = position(seat(), seat(), pending=[["act", 0], ["delegates", [0, 1]]], **SECRET)
    state.play("delegate mayor", 1)
    assert delegates(state, 0) == [None, None]
    assert delegates(state, 1) == [None, "mayor"]
    state.play("delegate worker", 0)
    assert delegates(state, 0) == ["worker", None]
    assert delegates(state, None) == [None, None]
    assert state.witnesses(GAME.read("play trader")) == [0, 1]


def test_a_guess_draws_the_delegate_among_the_cards_not_yet_played() -> None:
    state = position(
        seat(delegate="worker", played=["mayor"]), seat(delegate="mayor", played=["worker", "trader"]),
        pending=[["act", 3]], **SECRET,
    )  # fmt: skip
    drawn = {of(state.guess(0, Luck(seed)), "delegate", 1) for seed in range(100)}
    assert drawn == {"architect", "foreman", "mayor"}
    assert of(state.guess(0, Luck(1)), "delegate", 0) == "worker"


def test_in_parliament_delegates_are_shown() -> None:
    players = [seat(delegate="mayor", pesos=3), seat(delegate="mayor", pesos=3)]
    state = parliament(*players, **SECRET)
    assert delegates(state, 0) == ["mayor", "mayor"]


def foreseen(state: State, move: str, seat: int) -> list[str]:
    return [event.kind for event in foresee(state, GAME.read(move), seat)]


def test_before_the_votes_are_shown_nobody_hears_who_has_the_majority() -> None:
    """Whatever the other bid, and though 99 pesos against 1 look safe: it isn't said."""
    for bid in (0, 1):
        state = parliament(seat(pesos=99), seat(pesos=1), fifth=("mayor", "worker"))
        assert foreseen(state, "votes 9", 0) == []
        state.play(f"votes {bid}", 1)
        assert foreseen(state, "votes 9", 0) == []
        state.tell("votes 9", 0)
        assert learnt(state, 0)


def test_who_alone_can_buy_votes_knows_what_comes_of_it() -> None:
    state = parliament(seat(pesos=9), seat(pesos=0), fifth=("worker", "mayor"))
    assert foreseen(state, "votes 5", 0) == ["votes", "majority"]
    state.tell("votes 5", 0)
    assert not learnt(state, 0)
