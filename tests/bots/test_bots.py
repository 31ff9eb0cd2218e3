"""What holds for every bot of the house."""

import pytest

import malecon
from malecon import CHANCE, Luck, bots
from malecon.bots import Bot
from malecon.core.state import State


def positions(seed: int, every: int = 7) -> list[State]:
    """Positions with a choice, from the course of a game played at random."""
    state = malecon.game("santiago").start(players=3, seed=seed)
    luck = Luck(seed)
    found = []
    while not state.over:
        moves = state.moves()
        if state.actor != CHANCE and len(moves) > 1:
            found.append(state.copy())
        state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(moves))
    return found[::every]


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(malecon.Unknown, match=r"no bot is called “nosuch”: there are random, easy"):
        bots.make("nosuch", 1)
    with pytest.raises(malecon.Unknown, match="nosuch"):
        bots.choose("nosuch", malecon.game("santiago").start(players=2, seed=1), 0, 1)


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_chooses_a_legal_move_and_leaves_the_state_alone(name: str) -> None:
    for state in positions(seed=3, every=150 if name == "master" else 40):
        before = state.copy()
        assert bots.choose(name, state, state.actor, seed=5) in state.moves()
        assert state == before


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_repeats_itself_with_its_seed(name: str) -> None:
    for state in positions(seed=3, every=40):
        assert bots.choose(name, state, state.actor, seed=5) == bots.choose(name, state, state.actor, seed=5)


@pytest.mark.parametrize("name", bots.names())
def test_a_seat_that_has_nothing_to_decide_is_told_so(name: str) -> None:
    state = malecon.game("santiago").start(players=3, seed=1)
    with pytest.raises(malecon.Illegal, match="nothing to decide"):
        bots.choose(name, state, (state.actor + 1) % 3, seed=1)


def test_random_gets_round_to_every_move() -> None:
    state = positions(seed=1)[0]
    bot = bots.make("random", 1)
    assert {bot.choose(state, state.actor) for _ in range(300)} == set(state.moves())


def test_a_bot_in_plain_python_may_sit_at_the_table() -> None:
    class Last(Bot):
        def pick(self, state: State, seat: int, moves: list[int]) -> int:
            return moves[-1]

    state = positions(seed=1)[0]
    assert Last(1).choose(state, state.actor) == state.moves()[-1]
